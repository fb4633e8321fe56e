"""Railroad Barons in chat: its adapter and `/barons`."""

from __future__ import annotations

from cogs.railroad_barons.chat import BaronsChat
from cogs.railroad_barons.commands import BARONS

__all__ = ["setup"]

setup = BARONS.cog(BaronsChat())
