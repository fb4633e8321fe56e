"""The map in one picture: the whole board, or the surroundings of one railroad's network."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec.structs import replace

import data.baltimore_ohio as facts
from render.baltimore_ohio.map.alt import describe_board, describe_cities
from render.baltimore_ohio.map.legend import map_legend, render_railroads
from render.baltimore_ohio.map.lettering import Marked, hexes_inside
from render.baltimore_ohio.map.map_drawing import (
    GREEN_RAILROAD,
    PA,
    cities_nyc_lacks,
    occupancy,
    render_map,
    shows_ny_border,
)
from render.baltimore_ohio.map.railroad_strip import render_strip
from render.baltimore_ohio.map.schematic import render_schematic
from render.baltimore_ohio.map.sheet import NEAR, SMALL, Sheet
from render.baltimore_ohio.map.windows import board_parts, choose_windows
from render.baltimore_ohio.shared.heads import build_head, describe_differences, top_part
from render.baltimore_ohio.shared.holdings import magnates_parts, render_holders, render_own
from render.baltimore_ohio.shared.sums import example_hexes
from render.baltimore_ohio.shared.table_values import collect_news, railroads_in_order
from render.baltimore_ohio.shared.words import (
    leave_out_ids,
    level_name,
    names_hexes,
    picture_text,
    round_name,
    short_name,
)
from render.card.top import NO_TOP, Head, Top
from render.layout.part import Part, heights, stack_parts
from render.legend import Sign, legend_height
from render.paint.hexes import Window
from render.paint.picture import Picture
from render.paint.style import TALLEST
from render.words import legible_names, money
from rules.baltimore_ohio.business_round.services import Counter, counter_pays
from rules.baltimore_ohio.model.board import board as geography
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.game import Event


def render_board(
    view: View,
    names: Sequence[str],
    language: str,
    *,
    railroad: str | None = None,
    events: Sequence[Event] = (),
    proposal: Sequence[str] = (),
    ids: bool = False,
    would: tuple[State, State] | None = None,
    turn: Sequence[Event] | None = None,
    top: Top = NO_TOP,
) -> Picture:
    """Return the map, 1000 pixels wide: the surroundings of `railroad` with its network, or the
    whole board with each railroad as a line if it is None.

    For a preview: `proposal` has the hexes to be built, in order; `would` the states before and
    after everything proposed, and `turn` the events of the whole turn they belong to, if there is
    one. Hexes changed by `events` are framed. With `ids`, hexes show their ids instead of their
    costs. `names` are by seat."""
    table, fresh = view.table, collect_news(events)
    marked = Marked(railroad, fresh.hexes, tuple(proposal), ids)
    legible = legible_names(names, language)
    head = _build_head(view, legible, language, marked, would, turn)
    example = () if would is not None else example_hexes(view)
    top = _shorten_last(top, table, marked, example, language)
    shown, before = (table, None) if would is None else (would[1], would[0])
    parts, holders = list[Part](), list[Part]()
    if railroad is not None:
        parts.append(
            render_strip(shown, railroad, language, proposal=proposal, fresh=fresh, before=before)
        )
        holders.append(render_holders(shown, top.reader, legible, language))
        holders += magnates_parts(shown, legible, language)
    own_parts = [] if top.reader is None else [render_own(shown, top.reader, language)]
    holdings = own_parts or holders
    above = top_part(top, head, language, TALLEST - SMALL.height - heights([*parts, *holdings]))
    parts.insert(0, above)
    most = TALLEST - heights(parts) - _key_height(table, marked)
    overview, places = _choose_maps(table, marked, most - heights(holdings), example)
    maps = [render_schematic(table, marked)] if overview else []
    maps += [render_map(table, *place, marked) for place in places]
    words = " ".join([*(part.words for part in holdings), *describe_board(table, language, marked)])
    parts += [Part(maps[0], words), *map(Part, maps[1:]), *(Part(part.image) for part in holdings)]
    names_below = _other_railroads(table, places, railroad)
    others = [Part(render_railroads(table, names_below, language, fresh))] if names_below else []
    below = [*holders, *others] if own_parts else others
    if railroad is None:
        return stack_parts([*parts, *below])
    room = TALLEST - heights(parts)
    key = [] if ids else [*_legend_parts(table, places, marked, language, room)]
    for part in below:
        if heights([*parts, part, *key]) <= TALLEST:
            parts.append(part)
    return stack_parts([*parts, *key])


def _build_head(
    view: View,
    names: Sequence[str],
    language: str,
    marked: Marked,
    would: tuple[State, State] | None,
    turn: Sequence[Event] | None,
) -> Head:
    if marked.railroad is None or would is None:
        return build_head(view, names, language)
    city = geography().city
    places = ", ".join(city.get(hex_, hex_) for hex_ in marked.proposal)
    builds = picture_text("would-builds", language, places=places)
    changes = builds, *describe_differences(*would, marked.railroad, language, turn)
    if turn is None:
        return build_head(view, names, language, changes, step="track")
    return build_head(replace(view, table=would[0]), names, language, changes, step="whole")


def _legend_parts(
    table: State, places: Sequence[SheetWindow], marked: Marked, language: str, room: int
) -> Iterator[Part]:
    """Yield what the signs of the maps mean: in the first turn all of them, later the numbers and
    the frames around cities, as many as there is room for."""
    signs = _legend_signs(table, places, marked, language)
    frames = (*_NUMBERS, *_FRAMES)
    some = (("cost",),) if not places else (frames, _NUMBERS)
    choices = [tuple(sign for sign in signs if sign.kind in kinds) for kinds in some]
    if table.turn == 1 and places:
        choices.insert(0, signs)
    yield from islice((Part(map_legend(row)) for row in choices if legend_height(row) <= room), 1)


def _shorten_last(
    top: Top, table: State, marked: Marked, example: Sequence[str], language: str
) -> Top:
    """Return the top with the newest line of the log as the map can be read with it."""
    if not names_hexes(top.last):
        return top
    places = () if marked.railroad is None else choose_windows(table, marked, TALLEST, example)[1]
    visible = {row.id for place in places for row in hexes_inside(*place)}
    lettered = visible.intersection(marked.built)
    return top._replace(last=leave_out_ids(top.last, lettered, language))


def _key_height(table: State, marked: Marked) -> int:
    """Return the pixels kept for the key: all of it in the first turn, later the numbers, with the
    frames where there may be any."""
    if table.turn == 1 and not marked.proposal:
        return 150
    framed = Position(table).is_pa_closed() or (cities_nyc_lacks(table) and shows_ny_border(marked))
    return 106 if framed else 62


_NUMBERS, _FRAMES = ("income", "cost", "place"), ("green", "pa")
"""Signs that are explained in every turn, if there is room: the numbers before the frames."""


def _choose_maps(
    table: State, marked: Marked, room: int, example: Sequence[str]
) -> tuple[bool, tuple[SheetWindow, ...]]:
    """Return whether the whole board is shown, and which parts of it with text.

    The map of a network; or the whole board and, for a network too wide for a phone that may
    still build, the surroundings of its newest part."""
    if marked.railroad is None:
        return True, ()
    shows_whole, places = choose_windows(table, marked, room, example)
    is_done = table.phase in (Phase.SERVICE, Phase.PROFIT) and not marked.built
    is_tight = SMALL.height + sum(window.height for _, window in places) > room
    return shows_whole, () if shows_whole and (is_done or is_tight) else places


SheetWindow = tuple[Sheet, Window]


def render_board_part(view: View, language: str, part: int) -> Picture:
    """Return the west, the middle or the east of the board (0, 1, 2) with all its text, 1000
    pixels wide."""
    marked = Marked()
    window = board_parts()[part]
    title = picture_text(f"part-{part}", language)
    head = Head(title, round_name(view.table, language), notice=level_name(view.table, language))
    words = describe_cities(view, hexes_inside(NEAR, window))
    legend = map_legend(_legend_signs(view.table, ((NEAR, window),), marked, language))
    image = render_map(view.table, NEAR, window, marked)
    return stack_parts([top_part(NO_TOP, head, language), Part(image, words), Part(legend)])


def _other_railroads(
    table: State, places: Sequence[SheetWindow], railroad: str | None
) -> list[str]:
    """Return the railroads visible on the maps, without the one that has a panel of its own."""
    if railroad is None:
        return railroads_in_order(table)
    visible, names_by_hex = set(table.railroads), occupancy(table)
    if places:
        rows = [row for place in places for row in hexes_inside(*place)]
        visible = {name for row in rows for name in names_by_hex.get(row.id, ())}
        visible |= {facts.cities()[row.city].home_of or "" for row in rows if row.city}
    return [name for name in table.order if name in visible and name != railroad]


def _legend_signs(
    table: State, places: Sequence[SheetWindow], marked: Marked, language: str
) -> tuple[Sign, ...]:
    """Return the signs that are visible on the maps."""
    shown = [row for place in places for row in hexes_inside(*place)]
    visible = {row.id for row in shown}
    rows = []
    if not marked.ids:
        rows.append(
            Sign("income", picture_text("sign-income", language, level=str(table.tech_level)))
        )
        if table.phase not in (Phase.SERVICE, Phase.PROFIT):
            rows.append(Sign("cost", picture_text("sign-cost", language)))
    rows.append(Sign("place", picture_text("sign-place", language)))
    rows.append(Sign("home", picture_text("sign-home", language)))
    if any(visible & set(edge.between) for edge in facts.board_map().impassable):
        rows.append(Sign("edge", picture_text("sign-edge", language)))
    kinds: tuple[Counter, ...] = ("coal", "nw_coal", "lumber")
    for kind in kinds:
        if visible & set(getattr(table, kind)):
            pays = counter_pays(kind, table.tech_level)
            rows.append(
                Sign(kind, picture_text(f"sign-{kind}", language, sum=money(pays, language)))
            )
    states = {row.state for row in shown}
    if cities_nyc_lacks(table) and shows_ny_border(marked) and "NY" in states:
        rows.append(
            Sign("green", picture_text("sign-green", language, railroad=short_name(GREEN_RAILROAD)))
        )
    if Position(table).is_pa_closed() and visible & geography().pa_cities:
        rows.append(Sign("pa", picture_text("sign-pa", language, railroad=short_name(PA))))
    return tuple(rows)
