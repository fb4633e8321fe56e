"""Rail Baron. Each chapter of the rulebook is a module here; `game.py` joins them."""

from rules.rail_baron.game import GAME

__all__ = ["GAME"]
