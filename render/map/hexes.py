"""Maps of hexes that stand on their points: what a window shows of a sheet, and the ground."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from PIL import Image

from render.paint.canvas import Canvas, Point
from render.paint.file_cache import cached_layer
from render.paint.hexes import Window, crop_window
from render.paint.palette import Palette
from render.paint.style import LIGHT, RULE, Colour


class HexSheet(Protocol):
    """A map at one scale: the centres of its hexes by id, and the width and side of a hex; in
    pixels."""

    @property
    def centres(self) -> Mapping[str, Point]: ...
    @property
    def across(self) -> int: ...
    @property
    def side(self) -> float: ...
    @property
    def width(self) -> int: ...
    @property
    def height(self) -> int: ...

    def corners(self, hex_: str, inset: float = 0) -> list[Point]: ...


def ids_inside(sheet: HexSheet, window: Window) -> Iterable[str]:
    """Yield the ids of the hexes that lie completely in a window."""
    left, top = window.left + sheet.across / 2 - 1, window.top + sheet.side - 1
    right, bottom = left + window.width - sheet.across + 2, top + window.height - 2 * sheet.side + 2
    for hex_, (x, y) in sheet.centres.items():
        if left <= x <= right and top <= y <= bottom:
            yield hex_


def whole_window(sheet: HexSheet) -> Window:
    return Window(0, 0, sheet.width, sheet.height)


def crop_ground(
    sheet: HexSheet, window: Window, ground: Image.Image, blank: Image.Image, palette: Palette
) -> Image.Image:
    """Return the window of the ground with its palette; hexes that the edge cuts are empty."""
    complete = set(ids_inside(sheet, window))
    cut = [centre for hex_, centre in sheet.centres.items() if hex_ not in complete]
    return palette.colourize(crop_window(ground, blank, window, sheet.side, cut))


def sheet_layer(
    game: str, name: str, sheet: HexSheet, palette: Palette, draw: Callable[[], Image.Image]
) -> Image.Image:
    """Return a whole sheet in palette indices ("L"), cached in a file of this name."""
    size = sheet.width, sheet.height
    return cached_layer(game, name, size, lambda: palette.quantize(draw()))


def draw_blank(sheet: HexSheet, around: Colour, fill: Colour) -> Image.Image:
    """Return a whole sheet with empty hexes, for those that a window cuts."""
    canvas = Canvas(sheet.width, sheet.height, around)
    for hex_ in sheet.centres:
        canvas.polygon(sheet.corners(hex_), fill, RULE, 2)
    return canvas.finish()


def draw_peak(canvas: Canvas, x: float, y: float, height: float, relief: Colour) -> None:
    """Draw a mountain with snow on it, the middle of its foot at x, y."""
    half, snow = height * 0.72, height * 0.36
    canvas.polygon([(x - half, y), (x, y - height), (x + half, y)], relief, LIGHT, 1.2)
    top, side = y - height, half * 0.36
    canvas.polygon([(x - side, top + snow), (x, top), (x + side, top + snow)], LIGHT)
