"""Files that go out with a message."""

import gc
import weakref

from bot.chat.base.files import BytesFile


def test_a_file_that_was_sent_takes_no_memory_any_more() -> None:
    gc.disable()
    try:
        file = BytesFile(b"a picture", "card.png")
        held = weakref.ref(file.fp)
        file.close()
        del file
        assert held() is None
    finally:
        gc.enable()
