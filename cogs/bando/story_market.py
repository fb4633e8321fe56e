"""The story of a Market Round and of the turns of the game."""

from __future__ import annotations

from cogs.bando.parts import Tell

TELL: dict[type, Tell] = {}
