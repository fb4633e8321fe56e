"""Renders the layers and sprites that all tables share, so that no card waits for them."""

from __future__ import annotations

from itertools import product
from typing import get_args

from render.rail_baron.map.basemap import above_bands_layer, all_bands, ground_layer
from render.rail_baron.map.geometry import geometry
from render.rail_baron.map.ground import packed_land_tile
from render.rail_baron.map.labels import label_spots
from render.rail_baron.map.sheet import PHONE
from render.rail_baron.map.tokens import ATLAS
from rules.rail_baron.model.board import board
from rules.rail_baron.model.options import Edition, Options


def prepare() -> None:
    """Render the map layers of all editions at all scales, and the sprite atlas.

    It takes some eight seconds at the first start after a change of code or data, later a few
    milliseconds."""
    for edition, extension in product(get_args(Edition), (False, True)):
        board_geometry = geometry(board(Options(edition, extension)))
        for sheet in PHONE:
            ground_layer(board_geometry, sheet)
            above_bands_layer(board_geometry, sheet)
            label_spots(board_geometry, sheet)
            all_bands(board_geometry, sheet)
    ATLAS.prepare()
    packed_land_tile.cache_clear()  # type: ignore[attr-defined]
