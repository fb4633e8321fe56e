"""Renders the layers and sprites that all tables share, so that no card waits for them."""

from __future__ import annotations

import data.train_tycoon as facts
from render.train_tycoon.map import hubs, tracks
from render.train_tycoon.map.ground import blank_layer, ground_layer
from render.train_tycoon.map.sheet import far_sheet, near_sheet, overview_sheet


def prepare() -> None:
    """Render the layers of all maps at all scales, and the sprite atlases.

    It takes a second at the first start after a change of code or data."""
    for name in facts.MAPS:
        for sheet in (near_sheet(name), far_sheet(name), overview_sheet(name)):
            ground_layer(sheet)
            blank_layer(sheet)
    for module in (hubs, tracks):
        module.ATLAS.prepare()
