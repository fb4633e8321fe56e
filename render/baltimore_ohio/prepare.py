"""Renders the layers and sprites that all tables share, so that no card waits for them."""

from __future__ import annotations

from render.baltimore_ohio.map.map_drawing import blank_layer, ground_layer
from render.baltimore_ohio.map.map_sprites import ATLAS
from render.baltimore_ohio.map.sheet import FAR, NEAR, SMALL


def prepare() -> None:
    """Render the board at every scale, and the sprite atlas.

    It takes half a second at the first start after a change of code or data."""
    for sheet in (NEAR, FAR, SMALL):
        ground_layer(sheet)
        blank_layer(sheet)
    ATLAS.prepare()
