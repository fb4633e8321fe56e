"""Railroad Barons in chat: its adapter and the `/barons` commands."""

from __future__ import annotations

from cogs.railroad_barons.chat import CHAT

__all__ = ["setup"]

setup = CHAT.setup
