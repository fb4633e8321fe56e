"""Draws what is drawn once for all tables, so that no card waits for it."""

from __future__ import annotations

from render.baltimore_ohio.map.chart import bare, land
from render.baltimore_ohio.map.pieces import AHEAD
from render.baltimore_ohio.map.sheet import FAR, NEAR, SMALL


def prepare() -> None:
    """The board at every scale: half a second at the first start after a change of code or data."""
    for sheet in (NEAR, FAR, SMALL):
        land(sheet)
        bare(sheet)
    AHEAD.prepare()
