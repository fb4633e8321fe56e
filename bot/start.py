"""Entry point of the command `roundhouse`."""

from __future__ import annotations

import gc
import sys

from bot.workers import fork_server
from bot.workers.jobs import use_single_heap

PLAY_COMMANDS = ("playground",)
"""Subcommands that run a bot, as does none."""


def main(arguments: list[str] | None = None) -> int:
    """Start the fork server, then run `bot.main`.

    The fork server is forked before this process has loaded what it alone needs."""
    gc.disable()  # collections during imports take a tenth of the time
    use_single_heap()
    command = sys.argv[1:] if arguments is None else arguments
    if not command or command[0] in PLAY_COMMANDS:
        fork_server.start()
    from bot.main import main as begin

    gc.enable()
    return begin(arguments)
