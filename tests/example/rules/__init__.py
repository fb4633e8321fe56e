"""Haul. A chapter of the rulebook is a file here; `game.py` joins them."""

from tests.example.rules.game import GAME

__all__ = ["GAME"]
