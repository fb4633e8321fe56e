"""Rail Baron in chat: its adapter and the `/railbaron` commands."""

from __future__ import annotations

from cogs.rail_baron.chat import CHAT

__all__ = ["setup"]

setup = CHAT.setup
