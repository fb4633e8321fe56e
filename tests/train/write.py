"""Writes what was learned where the bot reads it."""

import msgspec

from data.learned import Learned, learned_file


def write_learned(game: str, learned: Learned) -> None:
    """Write the file of a game."""
    text = msgspec.json.format(msgspec.json.encode(learned), indent=2)
    learned_file(game).write_bytes(text + b"\n")
