"""Baltimore & Ohio in chat: its adapter and the `/bando` commands."""

from __future__ import annotations

from cogs.baltimore_ohio.chat import BandoChat
from cogs.baltimore_ohio.commands import BANDO

__all__ = ["setup"]

setup = BANDO.build_setup(BandoChat())
