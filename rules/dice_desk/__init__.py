"""The dice desk: the record of people who play Rail Baron on a real board."""

from rules.dice_desk.game import GAME

__all__ = ["GAME"]
