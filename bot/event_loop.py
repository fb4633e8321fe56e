"""The event loop: uvloop's where there is one, on which a press takes a tenth less time."""

from __future__ import annotations

import sys

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

__all__ = ["run"]
