"""Train Tycoon in chat: its adapter and the `/tycoon` commands."""

from __future__ import annotations

from cogs.train_tycoon.chat import TycoonChat
from cogs.train_tycoon.commands import TYCOON

__all__ = ["setup"]

setup = TYCOON.build_setup(TycoonChat())
