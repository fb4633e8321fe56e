"""The map in one picture: all of the board, or what surrounds one railroad's network."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.map.alt import board_alt, sheet_alt
from render.baltimore_ohio.map.chart import (
    GREEN_RAILROAD,
    PA,
    bound,
    chart,
    closed,
    locked,
    occupancy,
)
from render.baltimore_ohio.map.legend import Entry, railroads, signs
from render.baltimore_ohio.map.lettering import Marked, Window, inside
from render.baltimore_ohio.map.schematic import schematic
from render.baltimore_ohio.map.sheet import NEAR, SMALL, Sheet
from render.baltimore_ohio.map.strip import strip, strip_of
from render.baltimore_ohio.map.windows import around, parts
from render.baltimore_ohio.shared.heads import differences, head_of, upper
from render.baltimore_ohio.shared.news import NOTHING as NO_NEWS
from render.baltimore_ohio.shared.news import News, news
from render.baltimore_ohio.shared.reading import in_order, value, waiting_for
from render.baltimore_ohio.shared.sums import suggested
from render.baltimore_ohio.shared.words import level_name, round_name, short, told
from render.card.top import NOTHING, Head, Top, in_words
from render.legend import Sign
from render.paint.picture import Picture, picture
from render.paint.style import TALLEST
from render.words import money, people
from rules.baltimore_ohio.model.board import board as geography
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.turn_plan import Plan
from rules.game import Event


def board(
    view: View,
    names: Sequence[str],
    language: str,
    *,
    railroad: str | None = None,
    events: Sequence[Event] = (),
    proposal: Sequence[str] = (),
    ids: bool = False,
    would: tuple[State, State] | None = None,
    plan: Plan | None = None,
    top: Top = NOTHING,
) -> Picture:
    """With `railroad` its network and what surrounds it; else the whole board, each railroad a
    line. 1000 pixels wide. `proposal` are the hexes of a build being thought of, in order,
    `would` the tables before and after all that is thought of, by the `plan` of a whole turn; what
    `events` changed is framed. `ids`: hexes bear what they are called in place of what they cost.
    `names` are by seat."""
    table, fresh = view.table, news(events)
    marked = Marked(railroad, fresh.hexes, tuple(proposal), ids)
    changes = None
    if railroad is not None and would is not None:
        city = geography().city
        builds = told(
            "would-builds", language, places=", ".join(city.get(one, one) for one in proposal)
        )
        changes = (builds, *differences(*would, railroad, language, plan))
    step = "" if changes is None else "track" if plan is None else "whole"
    asked = view if would is None or plan is None else replace(view, table=would[0])
    head = head_of(asked, people(names, language), language, changes, step=step)
    panels = [upper(top, head, language)]
    if railroad is not None:
        then, before = (table, None) if would is None else (would[1], would[0])
        row = strip_of(then, railroad, marked.proposal, fresh, before)
        panels.append(strip(row, language))
    room = TALLEST - _BELOW - sum(panel.height for panel in panels)
    example = () if would is not None else suggested(view)
    maps, places = _maps(table, marked, room, example)
    panels += maps
    rows = _entries(table, places, railroad, language, fresh)
    others = [railroads(rows, language)] if rows else []
    if railroad is None or sum(panel.height for panel in (*panels, *others)) <= TALLEST:
        panels += others
    if table.turn <= 1 and places and not ids:
        panels.append(signs(_signs(table, places, marked, language)))
    opening = in_words(top, head, language)
    return picture(panels, board_alt(view, opening, language, marked))


_BELOW = 190
"""Pixels that the other railroads take below a map at most."""


def _maps(
    table: State, marked: Marked, room: int, example: Sequence[str]
) -> tuple[list[Image.Image], tuple[Place, ...]]:
    """The map of a network, or the whole board and, of a network too wide for a phone that may
    still build, what lies about its newest part; and what of the board the lettered maps show."""
    if marked.railroad is None:
        return [schematic(table, marked)], ()
    whole, places = around(table, marked, room, example)
    if whole and table.phase in (Phase.SERVICE, Phase.PROFIT) and not marked.built:
        return [schematic(table, marked)], ()
    found = [schematic(table, marked)] if whole else []
    return [*found, *(chart(table, *place, marked) for place in places)], places


Place = tuple[Sheet, Window]


def sheet(view: View, language: str, part: int) -> Picture:
    """The west, the middle or the east of the board (0, 1, 2) with all its lettering, 1000 pixels
    wide."""
    marked = Marked()
    window = parts()[part]
    title = told(f"part-{part}", language)
    head = Head(title, round_name(view.table, language), notice=level_name(view.table, language))
    lower = signs(_signs(view.table, ((NEAR, window),), marked, language))
    panels = [upper(NOTHING, head, language), chart(view.table, NEAR, window, marked), lower]
    return picture(panels, sheet_alt(view, language, title, inside(NEAR, window)))


def _entries(
    table: State,
    places: Sequence[Place],
    railroad: str | None,
    language: str,
    fresh: News = NO_NEWS,
) -> tuple[Entry, ...]:
    """The railroads seen on the maps, but for the one that has a panel of its own."""
    seen, there = set(table.railroads), occupancy(table)
    if places and places[0][0] is not SMALL:
        rows = [row for place in places for row in inside(*place)]
        seen = {name for row in rows for name in there.get(row.id, ())}
        seen |= {facts.cities()[row.city].home_of or "" for row in rows if row.city}
    acting = table.business.railroad if table.business else None
    ways = {move.railroad: move.after - move.before for move in fresh.moves}
    found = []
    for name in in_order(table) if railroad is None else table.order:
        if name not in seen or name == railroad:
            continue
        line, level = table.railroads[name], waiting_for(table, name)
        word = told(line.status, language)
        if line.status == "unstarted" and level is not None:
            word = told("from-level", language, level=str(level))
        found.append(
            Entry(name, value(table, name), word, line.president, name == acting, ways.get(name, 0))
        )
    return tuple(found)


def _signs(
    table: State, places: Sequence[Place], marked: Marked, language: str
) -> tuple[Sign, ...]:
    """The signs that can be seen on the maps."""
    shown = [row for place in places for row in inside(*place)]
    there = {row.id for row in shown}
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
    states = {row.state for row in shown}
    if locked(table) and bound(marked) and "NY" in states:
        rows.append(Sign("green", told("sign-green", language, railroad=short(GREEN_RAILROAD))))
    if closed(table) and there & geography().pa_cities:
        rows.append(Sign("pa", told("sign-pa", language, railroad=short(PA))))
    return tuple(rows)
