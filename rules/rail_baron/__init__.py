"""Rail Baron. A chapter of the rulebook is a file here; `game.py` joins them."""

from rules.rail_baron.game import GAME

__all__ = ["GAME"]
