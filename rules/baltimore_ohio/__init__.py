"""Baltimore & Ohio. A chapter of the rulebook is a file here; `course.py` joins them,
`game.py` adds orders and robots."""

from rules.baltimore_ohio.game import GAME

__all__ = ["GAME"]
