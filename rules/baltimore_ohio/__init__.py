"""Baltimore & Ohio. A chapter of the rulebook is a file here; `game.py` joins them."""

from rules.baltimore_ohio.game import GAME

__all__ = ["GAME"]
