"""The map in one picture: all of the board, or what surrounds one railroad's network."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.map.alt import board_alt
from render.baltimore_ohio.map.chart import (
    GREEN_RAILROAD,
    PA,
    bound,
    chart,
    closed,
    locked,
    occupants,
)
from render.baltimore_ohio.map.legend import Entry, railroads, signs
from render.baltimore_ohio.map.lettering import Marked, Window, inside, whole
from render.baltimore_ohio.map.sheet import FAR, NEAR, Sheet
from render.baltimore_ohio.map.strip import strip, strip_of
from render.baltimore_ohio.shared.heads import head
from render.baltimore_ohio.shared.inks import inks, stacked
from render.baltimore_ohio.shared.reading import built, in_order, value, waiting_for
from render.baltimore_ohio.shared.words import level_name, round_name, short, told, waits_for
from render.legend import Sign
from render.picture import Picture, picture
from render.style import PHONE_WIDTH
from render.words import money, people
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View
from rules.game import Event

_AROUND = 1.55
"""Widths of a hex shown beyond the middle of the outermost hexes."""
_LEAST = 700
"""Pixels that a map is tall at least."""


def board(
    view: View,
    names: Sequence[str],
    language: str,
    *,
    railroad: str | None = None,
    events: Sequence[Event] = (),
    proposal: Sequence[str] = (),
    ids: bool = False,
) -> Picture:
    """With `railroad` its network and what surrounds it, 1000 pixels wide as long as that holds the
    network; else the whole board, 2644 wide. `proposal` are the hexes of a build being thought of,
    in order; what was built in `events` is framed. `ids`: hexes bear what they are called in
    place of what they cost. `names` are by seat."""
    table, shown = view.table, people(names, language)
    fresh = built(events)
    here = table.railroads[railroad].track if railroad else []
    mine = tuple(hex_ for hex_ in fresh if railroad is None or hex_ in here)
    marked = Marked(railroad, mine, tuple(proposal), ids)
    sheet, window = NEAR, whole(NEAR)
    if railroad is not None:
        sheet, window = around(table, marked)
    width = window.width
    drawn = chart(table, sheet, window, marked)
    panels = [
        head(
            round_name(table, language),
            waits_for(view, shown, language),
            view.to_move[0] if view.to_move else None,
            level_name(table, language),
            width,
        ),
        *(
            []
            if railroad is None
            else [strip(strip_of(table, railroad, marked.proposal), language, width)]
        ),
        drawn.quantize(palette=inks(), dither=Image.Dither.NONE),
        railroads(_entries(table, sheet, window, railroad, language), language, width),
        signs(_signs(table, sheet, window, marked, language), width),
    ]
    return picture(stacked(panels), board_alt(view, names, language, marked))


def around(table: State, marked: Marked) -> tuple[Sheet, Window]:
    """The scale and the window that show the network, a build and what lies about them."""
    assert marked.railroad is not None
    home = facts.railroads()[marked.railroad].home_hex
    hexes = {home, *table.railroads[marked.railroad].track, *marked.proposal}
    for sheet in (NEAR, FAR):
        window = _fitted(sheet, hexes)
        if window.width <= PHONE_WIDTH:
            break
    return sheet, window


def _fitted(sheet: Sheet, hexes: Iterable[str]) -> Window:
    """The hexes and those about them in the middle of a window within the sheet."""
    places = [sheet.centres[hex_] for hex_ in hexes]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    pad, rise = sheet.across * _AROUND, sheet.side * 2.6
    left, right = max(0, min(xs) - pad), min(sheet.width, max(xs) + pad)
    top, bottom = max(0, min(ys) - rise), min(sheet.height, max(ys) + rise)
    wide = max(PHONE_WIDTH, math.ceil(right - left))
    tall = max(_LEAST, math.ceil(bottom - top))
    x = min(max(0, round((left + right - wide) / 2)), sheet.width - wide)
    y = min(max(0, round((top + bottom - tall) / 2)), sheet.height - tall)
    return Window(x, y, wide, tall)


def _entries(
    table: State, sheet: Sheet, window: Window, railroad: str | None, language: str
) -> tuple[Entry, ...]:
    """The railroads seen in the window, but for the one that has a panel of its own."""
    seen = set(table.railroads)
    if railroad is not None:
        rows = inside(sheet, window)
        seen = {name for row in rows for name in occupants(table, row.id)}
        seen |= {facts.cities()[row.city].home_of or "" for row in rows if row.city}
    acting = table.business.railroad if table.business else None
    found = []
    for name in in_order(table):
        if name not in seen or name == railroad:
            continue
        line, level = table.railroads[name], waiting_for(table, name)
        word = told(line.status, language)
        if line.status == "unstarted" and level is not None:
            word = told("from-level", language, level=str(level))
        found.append(Entry(name, value(table, name), word, line.president, name == acting))
    return tuple(found)


def _signs(
    table: State, sheet: Sheet, window: Window, marked: Marked, language: str
) -> tuple[Sign, ...]:
    """The signs that can be seen in the window."""
    there = {row.id for row in inside(sheet, window)}
    rows = []
    if not marked.ids:
        rows.append(Sign("income", told("sign-income", language, level=str(table.tech_level))))
        rows.append(Sign("cost", told("sign-cost", language)))
    rows.append(Sign("place", told("sign-place", language)))
    rows.append(Sign("home", told("sign-home", language)))
    if any(there & set(edge.between) for edge in facts.board_map().impassable):
        rows.append(Sign("edge", told("sign-edge", language)))
    kinds = {"coal": 40, "nw_coal": 10 * table.tech_level, "lumber": 10 * table.tech_level}
    for kind, pays in kinds.items():
        if there & set(getattr(table, kind)):
            rows.append(Sign(kind, told(f"sign-{kind}", language, sum=money(pays, language))))
    states = {row.state for row in inside(sheet, window)}
    if locked(table) and bound(marked) and "NY" in states:
        rows.append(Sign("green", told("sign-green", language, railroad=short(GREEN_RAILROAD))))
    if closed(table) and "PA" in states:
        rows.append(Sign("pa", told("sign-pa", language, railroad=short(PA))))
    return tuple(rows)
