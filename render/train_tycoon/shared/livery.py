"""The livery of each company: a colour, a mark and its short name, no two alike."""

from __future__ import annotations

import data.train_tycoon as facts
from render import livery
from render.layout.box import Box
from render.livery import LETTERS, Liveries, Livery, recolour
from render.paint.canvas import Canvas
from render.paint.style import DARK, LIGHT

_DRAWN: dict[str, Livery] = {
    "PDL": Livery((230, 246, 0), DARK, (247, 251, 190), "dot", (4, 7), "PDL"),
    "FCR": Livery((253, 127, 29), DARK, (254, 222, 198), "cross", (24, 6), "FCR"),
    "SNR": Livery((93, 19, 6), LIGHT, (228, 210, 206), "diamond", (8, 8), "SNR"),
    "ASP": Livery((192, 178, 109), DARK, (238, 234, 214), "bar", (16, 8), "ASP"),
    "ICR": Livery((33, 40, 195), LIGHT, (208, 210, 244), "plus", (), "ICR"),
    "AWR": Livery((204, 0, 12), LIGHT, (246, 212, 204), "keystone", (10, 5, 3, 5, 3, 5), "AWR"),
    "CHC": Livery((125, 191, 255), DARK, (222, 238, 255), "ring", (14, 5, 4, 5), "CHC"),
    "BHR": Livery((108, 108, 144), LIGHT, (224, 224, 233), "rule", (30, 10), "BHR"),
    "WRP": Livery((255, 161, 180), DARK, (255, 231, 236), "checks", (18, 4, 8, 4), "WRP"),
    "NLR": Livery((36, 96, 60), LIGHT, (200, 230, 221), "slash", (22, 6, 4, 6), "NLR"),
    "BDS": Livery((117, 54, 155), LIGHT, (226, 213, 235), "peak", (12, 4), "BDS"),
    "PKR": Livery((30, 8, 33), LIGHT, (214, 208, 215), "plain", (3, 4), "PKR"),
}
LIVERIES = Liveries(
    facts.FACTS, _DRAWN, lambda: {row.id: row.color for row in facts.companies().values()}, recolour
)


def draw_cube(
    canvas: Canvas, x: float, y: float, width: float, height: float, company: str
) -> None:
    """Draw a cube of the company about x, y: its colour and mark in a small box."""
    livery.draw_cube(canvas, x, y, width, height, LIVERIES[company])


def plate(company: str, *, size: int = LETTERS, width: float | None = None, text: str = "") -> Box:
    """Return the plate of the company as a box of a layout."""
    return livery.plate(LIVERIES[company], size=size, width=width, text=text)
