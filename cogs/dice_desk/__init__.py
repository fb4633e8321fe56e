"""The dice desk for players with a physical Rail Baron board: look-ups, and its sessions."""

from __future__ import annotations

from cogs.dice_desk import boards, evening, onward, opening, page, session
from cogs.dice_desk.chat import CHAT

__all__ = ["boards", "evening", "onward", "opening", "page", "session", "setup"]

setup = CHAT.setup
