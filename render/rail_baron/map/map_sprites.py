"""Sprites of the map, in palette indices or in colours."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial, wraps
from typing import NamedTuple, ParamSpec

from PIL import Image

from render.paint.blit import blit_rgba
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.indexed_sprite import IndexedSprite, quantize_sprite
from render.paint.indexed_sprite import put as put_numbers
from render.paint.sprite import Sprite
from render.paint.sprite_atlas import Key, SpriteAtlas
from render.paint.style import WHITE
from render.rail_baron.map.palettes import map_palette

P = ParamSpec("P")
_ALPHA_THRESHOLD = 112


class MapSprite(NamedTuple):
    """A sprite in palette indices; `coloured` renders the RGBA version when it is needed."""

    numbers: IndexedSprite
    coloured: Callable[[], Image.Image]

    @property
    def width(self) -> int:
        return self.numbers.image.width

    @property
    def height(self) -> int:
        return self.numbers.image.height


def map_sprite(
    atlas: SpriteAtlas, wanted: Callable[[], Iterable[Key]]
) -> Callable[[Callable[P, Canvas]], Callable[P, MapSprite]]:
    """Return a decorator that turns a function drawing on a transparent canvas into one that
    returns a cached `MapSprite`.

    The sprites for the arguments in `wanted` are read from the atlas `atlas`. Edges are blended
    with white."""

    def decorate(draw: Callable[P, Canvas]) -> Callable[P, MapSprite]:
        @cached
        @wraps(draw)
        def rgba_image(*args: P.args, **named: P.kwargs) -> Image.Image:
            return draw(*args, **named).finish()

        @atlas(wanted)
        @wraps(draw)
        def indexed_sprite(*args: P.args, **named: P.kwargs) -> IndexedSprite:
            rgba_sprite = Sprite(draw(*args, **named).finish(), 0, 0)
            return quantize_sprite(rgba_sprite, map_palette(), WHITE, _ALPHA_THRESHOLD)

        @wraps(draw)
        def make_sprite(*args: P.args, **named: P.kwargs) -> MapSprite:
            return MapSprite(indexed_sprite(*args, **named), partial(rgba_image, *args, **named))

        return make_sprite

    return decorate


def put(image: Image.Image, sprite: MapSprite, x: float, y: float) -> None:
    """Paste a sprite with its middle at x, y."""
    paste_at(image, sprite, round(x - sprite.width / 2), round(y - sprite.height / 2))


def paste_at(image: Image.Image, sprite: MapSprite, left: int, top: int) -> None:
    """Paste a sprite with its upper left corner at a pixel."""
    if image.mode == "RGB":
        blit_rgba(image, sprite.coloured(), left, top)
    else:
        put_numbers(image, sprite.numbers, left, top)
