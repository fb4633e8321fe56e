"""Sprites of the map in palette indices, drawn once and cached."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import ParamSpec

from PIL import Image

from render.paint import indexed_sprite
from render.paint.canvas import Canvas
from render.paint.indexed_sprite import IndexedSprite, quantize_sprite
from render.paint.sprite import Sprite
from render.paint.sprite_atlas import Key, SpriteAtlas
from render.paint.style import WHITE
from render.rail_baron.map.palettes import map_palette

P = ParamSpec("P")
_ALPHA_THRESHOLD = 112


def map_sprite(
    atlas: SpriteAtlas, wanted: Callable[[], Iterable[Key]]
) -> Callable[[Callable[P, Canvas]], Callable[P, IndexedSprite]]:
    """Return a decorator that turns a function drawing on a transparent canvas into one that
    returns a cached sprite, anchored at its upper left corner; its edges are blended with white.

    The sprites for the arguments in `wanted` are read from the atlas `atlas`."""

    def decorate(draw: Callable[P, Canvas]) -> Callable[P, IndexedSprite]:
        @atlas(wanted)
        @wraps(draw)
        def make_sprite(*args: P.args, **named: P.kwargs) -> IndexedSprite:
            drawn = Sprite(draw(*args, **named).finish(), 0, 0)
            return quantize_sprite(drawn, map_palette(), WHITE, _ALPHA_THRESHOLD)

        return make_sprite

    return decorate


def put(image: Image.Image, sprite: IndexedSprite, x: float, y: float) -> None:
    """Paste a sprite with its middle at x, y."""
    indexed_sprite.put(image, sprite, round(x - sprite.width / 2), round(y - sprite.height / 2))
