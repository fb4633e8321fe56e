"""A whole game of Baltimore & Ohio as a film: networks grow, values climb, shares change hands."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache

from PIL import Image

import data.baltimore_ohio as facts
from data.texts import say
from render.baltimore_ohio import stamps
from render.baltimore_ohio.chart import occupants
from render.baltimore_ohio.film_railroads import railroads
from render.baltimore_ohio.ground import ground
from render.baltimore_ohio.hexes import hexagon, lay, ring, side
from render.baltimore_ohio.inks import inks
from render.baltimore_ohio.livery import LIVERIES
from render.baltimore_ohio.reading import built
from render.baltimore_ohio.sheet import MARGIN, Sheet, black_edges
from render.baltimore_ohio.words import name_of, people, round_name
from render.film import WIDTH, Moment, film, flat, reduced, stacked
from render.film_strip import bars, bars_of, film_alt, most_of, ribbon, ribbon_of
from render.picture import Picture
from render.style import INK, WHITE
from rules.baltimore_ohio.events import GameEnded
from rules.baltimore_ohio.state import Phase, State

SHEET = Sheet(28, name=0, cubes=0, numbers=0, cube=18, relief=0, costs=False)
_EDGE = 6
"""Pixels of water that stay about the board."""
_ROOM = 0.8
"""The part of a hex that its cubes may fill."""


def film_of(moments: Sequence[Moment], names: Sequence[str], language: str) -> Picture:
    """The film of `moments`, oldest first, a frame each: the map with all cubes, those built since
    the frame before in a frame; each railroad's value with its move, and whose its shares are; and
    what everybody was worth. 640 pixels wide. Names are by seat."""
    shown, most = people(names, language), most_of(moments)

    def draw(chosen: Sequence[Moment]) -> Iterator[Image.Image]:
        for number, moment in enumerate(chosen):
            row = ribbon_of(chosen, number, _round(moment, language), shown)
            wealth = bars(bars_of(moment, shown), most, language)
            table: State = moment.view.table
            parts = [ribbon(row, bool(moment.caption)), _map(moment)]
            parts.append(railroads(table, moment.events, language))
            yield flat(stacked([*parts, wealth]), _palette())

    about = say("film-alt-baltimore-ohio", language)
    return film(draw, moments, film_alt(moments, names, about, language))


def _round(moment: Moment, language: str) -> str:
    """The round just played in, not the one that follows it."""
    table: State = moment.view.table
    over = table.phase is Phase.OVER and any(isinstance(e, GameEnded) for e in moment.events)
    if over or len(moment.round) < 2:
        return round_name(table, language)
    return name_of(moment.round[0], moment.round[1], language)


@cache
def _palette() -> Image.Image:
    return reduced(inks())


@cache
def _land(names: tuple[str, ...]) -> Image.Image:
    """The board with black edges and the homes of the railroads in play, cut to the width of a
    film. Not to be drawn upon."""
    image = ground(SHEET).copy()
    for hex_, direction in black_edges():
        lay(image, side(SHEET, direction, 3), INK, SHEET.centres[hex_])
    for name in names:
        home = SHEET.centres[facts.railroads()[name].home_hex]
        lay(image, hexagon(SHEET, 2), LIVERIES[name].tint, home)
    left = (SHEET.width - WIDTH) // 2
    top = MARGIN - _EDGE
    return image.crop((left, top, left + WIDTH, SHEET.height - top))


def _map(moment: Moment) -> Image.Image:
    """The cubes of all railroads in their hexes."""
    table: State = moment.view.table
    image = _land(tuple(table.railroads)).copy()
    fresh = set(built(moment.events))
    shift = (SHEET.width - WIDTH) // 2, MARGIN - _EDGE
    for row in facts.board_map().hexes:
        there = occupants(table, row.id)
        if not there:
            continue
        x, y = SHEET.centres[row.id]
        x, y = x - shift[0], y - shift[1]
        if row.id in fresh:
            lay(image, ring(SHEET, 1, 5), WHITE, (x, y))
            lay(image, ring(SHEET, 1, 3), INK, (x, y))
        for name, (dx, dy, size) in zip(there, places(len(there)), strict=True):
            stamps.put(image, stamps.cubes(name, size, size), x + dx, y + dy)
    return image


@cache
def places(count: int) -> tuple[tuple[float, float, int], ...]:
    """Where so many cubes lie in a hex, about its middle, and how large each is."""
    columns = math.ceil(math.sqrt(count))
    rows = math.ceil(count / columns)
    size = min(SHEET.cube, int(SHEET.across * _ROOM / columns))
    found = []
    for number in range(count):
        row = number // columns
        there = min(columns, count - row * columns)
        column = number % columns - (there - 1) / 2
        found.append((column * size, (row - (rows - 1) / 2) * size, size))
    return tuple(found)
