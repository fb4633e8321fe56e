"""Railroad Barons in chat: its adapter and `/barons`."""

from __future__ import annotations

from cogs.barons.chat import BaronsChat
from cogs.barons.commands import BARONS

__all__ = ["setup", "teardown"]

setup, teardown = BARONS.cog(BaronsChat())
