"""Train Tycoon. Each chapter of the rulebook is a file here; `game.py` joins them."""

from rules.train_tycoon.game import GAME

__all__ = ["GAME"]
