"""Railroad Barons. Each chapter of the rulebooks is a module here.

`rules.py` joins them and `game.py` adds orders and robots."""

from rules.railroad_barons.game import GAME

__all__ = ["GAME"]
