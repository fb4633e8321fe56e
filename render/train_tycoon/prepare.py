"""Draws what is drawn once for all tables, so that no card waits for it."""

from __future__ import annotations

import data.train_tycoon as facts
from render.train_tycoon.map import hubs, tracks
from render.train_tycoon.map.ground import beyond, ground
from render.train_tycoon.map.sheet import far, farthest, near


def prepare() -> None:
    """The maps at all scales: a second at the first start after a change of code or data."""
    for name in facts.MAPS:
        for sheet in (near(name), far(name), farthest(name)):
            ground(sheet)
            beyond(sheet)
    for pieces in (hubs, tracks):
        pieces.AHEAD.prepare()
