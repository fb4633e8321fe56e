"""Baltimore & Ohio, with a file for each chapter of the rulebook.

`rules.py` joins them; `game.py` adds orders and robots."""

from rules.baltimore_ohio.game import GAME

__all__ = ["GAME"]
