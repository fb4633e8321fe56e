"""The maps of the games with every number that is printed on them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

import data.baltimore_ohio as baltimore_ohio
import data.rail_baron as rail_baron
import data.train_tycoon as train_tycoon
from data.provenance import claim_of
from render.baltimore_ohio.map import ground as hex_ground
from render.baltimore_ohio.map import sheet as hex_sheet
from render.baltimore_ohio.shared import palettes as hex_palettes
from render.card.palettes import plain_palette
from render.fact_sheets.tables import INKS, SIGNS
from render.paint.canvas import Canvas
from render.paint.palette import Palette
from render.paint.style import CARD, INK, PAPER, SOFT_INK, WHITE, text_width
from render.rail_baron.map.basemap import render_basemap
from render.rail_baron.map.geometry import geometry
from render.rail_baron.map.overlay import Overlay
from render.rail_baron.map.palettes import colourize, map_palette
from render.rail_baron.map.sheet import NEAR as NEAR_DOTS
from render.train_tycoon.map.ground import ground_layer
from render.train_tycoon.map.sheet import Scale
from render.train_tycoon.map.sheet import Sheet as TileSheet
from render.train_tycoon.shared import palettes as tile_palettes
from rules.rail_baron.lookups.draws import edition_board

_HEX = hex_sheet.Sheet(112, rows=(), cubes=0, cube=24, relief=0, costs=True)
_TILE = Scale(118, 26, 17)
_NUMBER, _NAME, _ID = 30, 22, 20


def map_of(game: str, file: str) -> Callable[[], Image.Image] | None:
    """Return what draws the map of a file; None for a file without."""
    if (game, file) == ("baltimore_ohio", baltimore_ohio.MAP):
        return _draw_hexes
    if (game, file) == ("rail_baron", rail_baron.MAP):
        return _draw_dots
    if game == "train_tycoon" and file.startswith("maps/"):
        return partial(_draw_tiles, file)
    return None


def palette_of(game: str) -> Palette:
    """Return the palette of a game's sheets: that of its maps, if it has any."""
    palettes = {
        "baltimore_ohio": hex_palettes.palette,
        "rail_baron": map_palette,
        "train_tycoon": tile_palettes.palette,
    }
    return palettes.get(game, plain_palette)()


def _draw_hexes() -> Image.Image:
    """Draw Baltimore & Ohio's map: terrain, ids, costs, cities, counters, black edges."""
    image = hex_ground.render_ground(_HEX)
    canvas = Canvas(image.width, image.height, image)
    for row in baltimore_ohio.board_map().hexes:
        x, y = _HEX.centres[row.id]
        canvas.text(x, y - 30, f"{row.id} {row.state}", _ID, SOFT_INK, anchor="ms")
        if row.city:
            _write_name(canvas, x, y - 6, row.city, _HEX.across)
        counters = {"C": row.coal, "NW": row.nw_coal, "L": row.lumber}
        signs = " ".join(f"{sign}{count}" for sign, count in counters.items() if count)
        if signs:
            canvas.text(
                x, y + 16, signs, _NAME, INK, bold=True, anchor="ms", halo=WHITE, halo_width=4
            )
        claim = claim_of("baltimore_ohio", baltimore_ohio.MAP, ("hexes", row.id, "cost"))
        assert claim is not None
        text = f"{row.cost}{SIGNS[claim.status].strip()}"
        canvas.text(x, y + 44, text, _NUMBER, INKS[claim.status], bold=True, anchor="ms")
    for name, direction in hex_sheet.black_edges():
        x, y = _HEX.centres[name]
        ends = hex_sheet.side_line(_HEX, direction)
        canvas.line([(x + dx, y + dy) for dx, dy in ends], INK, 9, round_ends=True)
    return canvas.finish()


def _draw_tiles(file: str) -> Image.Image:
    """Draw a map of Train Tycoon: ids, mountains, seeds, cities with their names."""
    name = file.removeprefix("maps/").removesuffix(".json")
    sheet = TileSheet(name, _TILE)
    image = tile_palettes.palette().colourize(ground_layer(sheet).copy()).convert("RGB")
    canvas = Canvas(image.width, image.height, image)
    for row in train_tycoon.hex_map(name).hexes:
        x, y = sheet.centres[row.id]
        claim = claim_of("train_tycoon", file, ("hexes", row.id, "type"))
        assert claim is not None
        ink = INKS[claim.status]
        if row.type == "seed":
            canvas.circle(x, y, 24, CARD, ink, 4)
        text = f"{row.id}{SIGNS[claim.status].strip()}"
        canvas.text(x, y + 7, text, _ID, ink, anchor="ms", halo=PAPER, halo_width=4)
        if row.name:
            _write_name(canvas, x, y - 20, row.name, sheet.across)
    return canvas.finish()


def _write_name(canvas: Canvas, x: float, y: float, name: str, across: float) -> None:
    """Write a city's name in its hex, as large as it fits."""
    sizes = (size for size in range(_NAME, 14, -1) if text_width(name, size, True) <= across - 8)
    canvas.text(x, y, name, next(sizes, 14), INK, bold=True, anchor="ms")


def _draw_dots() -> Image.Image:
    """Draw Rail Baron's board with the number of each milepost."""
    board = geometry(edition_board("original"))
    window = (0, 0, NEAR_DOTS.width, NEAR_DOTS.height)
    image = render_basemap(board, NEAR_DOTS, window)
    overlay = Overlay(image, board, NEAR_DOTS, window)
    overlay.begin_labels()
    overlay.name_cities(())
    overlay.place_plates(())
    overlay.finish()
    canvas = Canvas(image.width, image.height, colourize(image))
    for number, place in enumerate(board.at):
        x, y = NEAR_DOTS.to_sheet(place)
        canvas.text(x + 9, y + 22, str(number), _ID, INK, halo=WHITE, halo_width=3)
    return canvas.finish()
