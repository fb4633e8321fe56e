"""What the signs of the map mean: a panel below the whole map, which somebody asked for."""

from __future__ import annotations

from PIL import Image

from render.legend import Sign, signs
from render.paint.canvas import Canvas
from render.paint.kept import kept
from render.paint.style import seat_style
from render.rail_baron.map import tokens
from render.rail_baron.map.inks import map_palette
from render.rail_baron.map.sprite import Sprite
from render.words import said

KINDS = ("train", "home", "destination", "owned")


@kept
def legend(seat: int, language: str) -> Image.Image:
    """The signs in the colours of a seat."""

    def sprite(canvas: Canvas, x: float, y: float, thing: Sprite) -> None:
        canvas.paste(thing.coloured(), x + 23 - thing.width / 2, y - thing.height / 2)

    def owned(canvas: Canvas, x: float, y: float, k: float) -> None:
        canvas.line([(x, y), (x + 46 * k, y)], seat_style(seat).colour, 9 * k)

    rows = [Sign(kind, said(f"render-map-sign-{kind}", language)) for kind in KINDS]
    drawn = {
        "train": lambda canvas, x, y, k: sprite(canvas, x, y, tokens.train(seat, 13, False, False)),
        "home": lambda canvas, x, y, k: sprite(canvas, x, y, tokens.house(seat, 26)),
        "destination": lambda canvas, x, y, k: sprite(
            canvas, x, y, tokens.flag(((seat, False),), 22)
        ),
        "owned": owned,
    }
    return signs(rows, drawn, map_palette())
