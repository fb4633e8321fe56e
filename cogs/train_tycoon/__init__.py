"""Train Tycoon in chat: its adapter and the `/tycoon` commands."""

from __future__ import annotations

from cogs.train_tycoon.chat import CHAT

__all__ = ["setup"]

setup = CHAT.setup
