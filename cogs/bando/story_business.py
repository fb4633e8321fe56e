"""The story of Business Rounds."""

from __future__ import annotations

from cogs.bando.parts import Tell

TELL: dict[type, Tell] = {}
