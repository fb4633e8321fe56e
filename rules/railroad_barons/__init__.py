"""Railroad Barons. A chapter of the rulebooks is a file here; `course.py` joins them,
`game.py` adds orders and robots."""

from rules.railroad_barons.game import GAME

__all__ = ["GAME"]
