"""What the command `roundhouse` runs."""

from __future__ import annotations

import gc
import sys

from bot.workers import nursery
from bot.workers.jobs import one_heap

PLAYING = ("playground",)
"""Words with which a bot is started, beside none."""


def main(arguments: list[str] | None = None) -> int:
    """See `bot.main`. Workers come from a process that is forked before this one has loaded what it
    alone needs."""
    gc.disable()  # to look for garbage in what is being loaded takes a tenth of the time
    one_heap()
    words = sys.argv[1:] if arguments is None else arguments
    if not words or words[0] in PLAYING:
        nursery.settle()
    from bot.main import main as begin

    gc.enable()
    return begin(arguments)
