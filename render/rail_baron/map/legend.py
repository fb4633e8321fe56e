"""The legend of the map's signs: a panel below the whole map, shown on request."""

from __future__ import annotations

from PIL import Image

from render.legend import Sign, SignPainter, render_legend
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.indexed_sprite import IndexedSprite
from render.paint.style import seat_style
from render.rail_baron.map import tokens
from render.rail_baron.map.map_sprites import put
from render.rail_baron.map.palettes import map_palette
from render.words import cached_text

KINDS = ("train", "home", "destination", "owned")


@cached
def map_legend(seat: int, language: str) -> Image.Image:
    """Return the legend with the signs in the colours of a seat."""

    def painter(sprite: IndexedSprite) -> SignPainter:
        return lambda canvas, x, y, k: put(canvas.image, sprite, x + 23, y)

    def draw_owned(canvas: Canvas, x: float, y: float, k: float) -> None:
        canvas.line([(x, y), (x + 46 * k, y)], seat_style(seat).colour, 9 * k)

    rows = [Sign(kind, cached_text(f"render-map-sign-{kind}", language)) for kind in KINDS]
    painters = {
        "train": painter(tokens.train(seat, 13, False, False)),
        "home": painter(tokens.house(seat, 26)),
        "destination": painter(tokens.flag(((seat, False),), 22)),
        "owned": draw_owned,
    }
    return render_legend(rows, painters, map_palette())
