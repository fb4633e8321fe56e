"""The livery of each railroad: a colour, a mark and its reporting mark, no two alike."""

from __future__ import annotations

import data.baltimore_ohio as facts
from render import livery
from render.layout.box import Box
from render.livery import LETTERS, Liveries, Livery, recolour
from render.paint.canvas import Canvas
from render.paint.style import DARK, LIGHT

_DRAWN: dict[str, Livery] = {
    "BO": Livery((32, 88, 239), LIGHT, (211, 222, 252), "plus", (), "B&O"),
    "BM": Livery((253, 168, 216), DARK, (255, 230, 243), "bar", (16, 8), "B&M"),
    "CO": Livery((243, 224, 9), DARK, (252, 248, 196), "dot", (4, 7), "C&O"),
    "NYC": Livery((42, 105, 75), LIGHT, (212, 226, 218), "slash", (22, 6, 4, 6), "NYC"),
    "NH": Livery(LIGHT, DARK, (238, 238, 240), "rule", (30, 10), "NH"),
    "PA": Livery((202, 10, 4), LIGHT, (248, 210, 206), "keystone", (10, 5, 3, 5, 3, 5), "PA"),
    "ERIE": Livery((84, 41, 16), LIGHT, (226, 214, 206), "diamond", (8, 8), "ERIE"),
    "IC": Livery((243, 140, 43), DARK, (252, 226, 200), "cross", (24, 6), "IC"),
    "NKP": Livery((133, 71, 165), LIGHT, (232, 216, 240), "ring", (14, 5, 4, 5), "NKP"),
    "WAB": Livery((22, 22, 22), LIGHT, (218, 217, 217), "plain", (3, 4), "WAB"),
    "NW": Livery((36, 158, 148), DARK, (208, 236, 233), "checks", (18, 4, 8, 4), "N&W"),
}
LIVERIES = Liveries(
    facts.FACTS, _DRAWN, lambda: {row.id: row.color for row in facts.railroads().values()}, recolour
)


def is_pale(railroad: str) -> bool:
    """Return whether a railroad's colour is close to the white of cities, as NH's is."""
    return min(LIVERIES[railroad].colour) > 225


def draw_cube(
    canvas: Canvas, x: float, y: float, width: float, height: float, railroad: str
) -> None:
    """Draw a cube of the railroad, as `render.livery` does."""
    livery.draw_cube(canvas, x, y, width, height, LIVERIES[railroad])


def draw_house(canvas: Canvas, x: float, y: float, size: float, railroad: str) -> None:
    """Draw the house of the railroad, as `render.livery` does."""
    livery.draw_house(canvas, x, y, size, LIVERIES[railroad])


def plate(railroad: str, *, size: int = LETTERS, width: float | None = None, text: str = "") -> Box:
    """Return the plate of the railroad as a box of a layout."""
    return livery.plate(LIVERIES[railroad], size=size, width=width, text=text)
