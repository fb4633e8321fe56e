"""Railroad Barons. A chapter of the rulebooks is a file here; `game.py` joins them."""

from rules.railroad_barons.game import GAME

__all__ = ["GAME"]
