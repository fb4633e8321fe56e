"""Every module that answers presses is known to whoever hears them."""

import re
from pathlib import Path

import bot
from bot.chat.actions.listener import HANDLERS


def test_no_button_is_registered_by_chance() -> None:
    """A module that nobody imports for its buttons would answer in tests and nowhere else."""
    chat = Path(bot.__path__[0]) / "chat"
    names = {
        "bot.chat." + ".".join(path.relative_to(chat).with_suffix("").parts)
        for path in chat.rglob("*.py")
        if re.search(r"^@(button|form)\(", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert names == {module.__name__ for module in HANDLERS}
