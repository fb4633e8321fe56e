"""Baltimore & Ohio in chat: its adapter and the `/bando` commands."""

from __future__ import annotations

from cogs.baltimore_ohio.chat import CHAT

__all__ = ["setup"]

setup = CHAT.setup
