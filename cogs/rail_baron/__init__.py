"""Rail Baron in chat: its adapter and the `/railbaron` commands."""

from __future__ import annotations

from cogs.rail_baron.chat import RailBaronChat
from cogs.rail_baron.commands import RAILBARON

__all__ = ["setup"]

setup = RAILBARON.build_setup(RailBaronChat())
