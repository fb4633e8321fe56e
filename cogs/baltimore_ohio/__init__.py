"""Baltimore & Ohio in chat: its adapter and `/bando`."""

from __future__ import annotations

from cogs.baltimore_ohio.chat import BandoChat
from cogs.baltimore_ohio.commands import BANDO

__all__ = ["setup"]

setup = BANDO.cog(BandoChat())
