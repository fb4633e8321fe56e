"""Rail Baron in chat: its adapter and `/railbaron`."""

from __future__ import annotations

from cogs.railbaron.chat import RailBaronChat
from cogs.railbaron.commands import RAILBARON

__all__ = ["setup", "teardown"]

setup, teardown = RAILBARON.cog(RailBaronChat())
