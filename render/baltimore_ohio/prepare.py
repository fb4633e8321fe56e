"""Draws what is drawn once for all tables, so that no card waits for it."""

from __future__ import annotations

from render.baltimore_ohio.map.chart import bare, lettered
from render.baltimore_ohio.map.sheet import FAR, NEAR


def prepare() -> None:
    """The board at both scales: half a second at the first start after a change of code or data."""
    for sheet in (NEAR, FAR):
        bare(sheet)
        for ids in (False, True):
            lettered(sheet, ids)
