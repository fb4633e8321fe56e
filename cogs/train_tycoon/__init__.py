"""Train Tycoon in chat: its adapter and `/tycoon`."""

from __future__ import annotations

from cogs.train_tycoon.chat import TycoonChat
from cogs.train_tycoon.commands import TYCOON

__all__ = ["setup"]

setup = TYCOON.cog(TycoonChat())
