"""Roundhouse: railway board games on Discord, a move at a time."""

__version__ = "0.2.0"
