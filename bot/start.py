"""What the command `roundhouse` runs. Worker processes import the script that was started, so it
must import next to nothing itself."""

from __future__ import annotations


def main() -> int:
    """See `bot.__main__`."""
    from bot.__main__ import main as begin

    return begin()
