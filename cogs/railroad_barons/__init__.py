"""Railroad Barons in chat: its adapter and the `/barons` commands."""

from __future__ import annotations

from cogs.railroad_barons.chat import BaronsChat
from cogs.railroad_barons.commands import BARONS

__all__ = ["setup"]

setup = BARONS.build_setup(BaronsChat())
