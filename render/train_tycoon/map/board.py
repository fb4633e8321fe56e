"""The map in one picture: the whole board, or the surroundings of one company's network."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from render.card.top import NO_TOP, Head, Top
from render.layout.part import Part, heights, stack_parts
from render.layout.text import Paragraph, Text
from render.legend import Sign, legend_height
from render.paint.hexes import Window
from render.paint.picture import Picture
from render.paint.style import TALLEST
from render.train_tycoon.finance.players import offers_box
from render.train_tycoon.map.company_strip import strip_part
from render.train_tycoon.map.legend import map_legend
from render.train_tycoon.map.map_alt import describe_map, find_map_changes
from render.train_tycoon.map.map_drawing import render_map, with_investment, with_plan
from render.train_tycoon.map.places import Marked
from render.train_tycoon.map.sheet import Sheet, hexes_inside, near_sheet
from render.train_tycoon.map.windows import (
    choose_windows,
    hexes_of_line,
    is_open,
    map_parts,
    overview,
)
from render.train_tycoon.shared.heads import (
    build_head,
    build_preview_head,
    build_reach_head,
    top_part,
)
from render.train_tycoon.shared.holdings import holders_parts, own_parts
from render.train_tycoon.shared.palettes import lay_out
from render.train_tycoon.shared.sums import Earning, describe_investment
from render.train_tycoon.shared.table_values import lines_of_taken_train
from render.train_tycoon.shared.words import (
    PASSENGERS,
    item_name,
    picture_text,
    place_name,
    round_name,
)
from render.words import legible_names, money
from rules.game import Event
from rules.train_tycoon.model.actions import AnyAction, TakeTrain
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation.deliveries import demands
from rules.train_tycoon.operation.lines import Plan

_LEAST_HEIGHT = 300
"""Height below which no map is cut any more."""
_CARD_SIGNS = frozenset({"new", "upgrade", "replace", "reuse", "lost"})
"""Signs that are explained on every card that shows them. The others appear only in the
first turn, later in the pictures shown on request."""
_LINE_CHOICES = (Phase.KEEP, Phase.TAKE, Phase.TRAINS)
"""Phases in which the choice is among the lines of a company."""


def render_board(
    view: View,
    names: Sequence[str],
    language: str,
    *,
    company: str | None = None,
    events: Sequence[Event] = (),
    plan: Plan | None = None,
    ids: bool = False,
    named: Sequence[str] = (),
    offered: Sequence[str] = (),
    top: Top = NO_TOP,
    instead: State | None = None,
    line: Earning | None = None,
    versus: tuple[State, State] | None = None,
    action: AnyAction | None = None,
    brief: bool = False,
    start: str = "",
    reach: Sequence[Earning] = (),
    invest: Sequence[str] = (),
) -> Picture:
    """Return the map, 1000 pixels wide: with `company` its network and the surroundings, in two
    parts if they are too wide for that; else the whole map.

    What `events` changed is framed. `names` are by seat.

    * `plan`: a line that the company on turn might open, drawn as it would be, with its costs; the
      view is of the moment before.
    * `ids`: hexes show their ids instead of trains, stocks and investments; `named`: these do so in
      addition to those. `offered`: hexes that must be visible too.
    * `instead`: the table as it would be, drawn instead of that of the view.
    * `line`: what the plan would bring, or without a plan the best line.
    * `versus`: the tables whose difference is described; `action`: what would lead there.
    * `brief`: for a phone, without the signs that everybody has seen.
    * `start`: where a line would begin; `reach`: the ends within reach, with what the cheapest
      line to each would bring.
    * `invest`: places, on one of which an investment would lie."""
    table, shown = view.table if instead is None else instead, legible_names(names, language)
    if plan is not None and table.operation is not None:
        company = table.operation.company
    if start:
        head = build_reach_head(view, shown, language, place_name(table, start, language), reach)
    elif instead is not None or plan is not None:
        head = build_preview_head(view, shown, language, table, company, line, versus, action, plan)
    else:
        head = build_head(view, shown, language, line)
    if invest:
        head = head._replace(sum="", would=(describe_investment(table, invest, language),))
    fresh = find_map_changes(events, table)
    starts = () if plan is None else (plan.way.start,)
    lettered, laid = {*named, *starts, *fresh.placed, *invest}, (*fresh.laid, *invest)
    table = with_investment(view, table, invest)
    marked = Marked(company, laid, fresh.hubs, plan, ids, tuple(sorted(lettered)), tuple(offered))
    if start:
        marked = _mark_reach(marked, table, start, reach, language)
    elif line is not None and line.start and plan is None:
        price = money(line.cost, language)
        marked = marked._replace(reach=((line.start, ""), (line.end, price)))
    if isinstance(action, TakeTrain):
        lines = lines_of_taken_train(view.table, action)
        marked = marked._replace(apart=tuple((line.id, hexes_of_line(line)) for line in lines))
    return stack_parts(_board_parts(view, table, marked, head, shown, language, top, brief))


def _board_parts(
    view: View,
    table: State,
    marked: Marked,
    head: Head,
    names: Sequence[str],
    language: str,
    top: Top,
    brief: bool,
) -> list[Part]:
    """Return head, company, map and what everybody has; `table` as it would be."""
    parts, company = list[Part](), marked.company
    if company is not None:
        is_preview = head.would is not None
        strip = strip_part(table, company, marked.plan, names, language, is_preview=is_preview)
        parts.append(strip)
    offers = offers_box(table, language) if brief and table.phase is Phase.CHOOSE else None
    parts += [] if offers is None else [lay_out(offers)]
    holdings = [*own_parts(table, top.reader, language)]
    holders = [*holders_parts(table, top.reader, names, language)]
    room = TALLEST - heights([*parts, *holdings, *holders])
    least = overview(table, 0).height if brief and is_open(table, marked) else 0
    parts.insert(0, top_part(top, head, language, room - least if least else 0))
    room -= parts[0].image.height
    holders = holders if room >= least else []
    sheet, windows, hidden = _choose_maps(table, marked, brief, room, language)
    after = with_plan(table, marked)
    maps = [render_map(view, after, sheet, window, marked) for window in windows]
    parts += _map_parts(maps, marked, " ".join(describe_map(table, language, marked)), language)
    parts += [*hidden, *holdings, *holders]
    room = TALLEST - heights(parts) if brief or company else 2 * TALLEST
    late = brief and table.turn > 1
    parts += _legend_parts(after, sheet, windows, marked, language, late=late, room=room)
    return parts


def _mark_reach(
    marked: Marked, table: State, start: str, reach: Sequence[Earning], language: str
) -> Marked:
    """Return what stands out with where a line would begin and the ends within reach, hubs with
    their costs."""
    costs = (money(one.cost, language) if one.end in table.hubs else "" for one in reach)
    ends = [one.end for one in reach]
    first = start, picture_text("start", language)
    rest = zip(ends, costs, strict=True)
    return marked._replace(reach=(first, *rest), offered=(start, *ends))


def _choose_maps(
    table: State, marked: Marked, brief: bool, room: int, language: str
) -> tuple[Sheet, tuple[Window, ...], list[Part]]:
    """Return the scale, the windows, and what tells of lines that these do not show, if the choice
    is among the lines of the company."""
    sheet, windows = choose_windows(table, marked, brief, room)
    hidden: list[Part] = []
    while table.phase in _LINE_CHOICES and not marked.apart:
        hidden = [*_hidden_lines_part(table, marked.company, sheet, windows, language)]
        left = room - heights(hidden)
        if not brief or windows[0].height <= left or left < _LEAST_HEIGHT:
            break
        sheet, windows = choose_windows(table, marked, brief, left)  # lower, so that more is hidden
    return sheet, windows, hidden


def _map_parts(
    maps: Sequence[Image.Image], marked: Marked, words: str, language: str
) -> Iterator[Part]:
    """Yield the windows of the map, with captions if there are two."""
    for number, image in enumerate(maps):
        if len(maps) > 1:
            caption = picture_text(("west", "east")[number], language)
            if marked.apart:
                line = str(marked.apart[number][0])
                caption = picture_text("line-number", language, line=line)
            yield lay_out(Text(caption, 38, bold=True, words=""), bottom=4)
        yield Part(image, "" if number else words)


def render_part(view: View, language: str, number: int) -> Picture:
    """Return one of the `map_parts`, enlarged; the picture of the whole map explains the signs."""
    table, marked = view.table, Marked()
    sheet, window = near_sheet(table.options.map), map_parts(table.options.map)[number]
    title = picture_text(("west", "east")[number], language)
    head = Head(title, round_name(table, language))
    words = " ".join(describe_map(table, language, marked))
    image = render_map(view, table, sheet, window, marked)
    return stack_parts([top_part(NO_TOP, head, language), Part(image, words)])


def _hidden_lines_part(
    table: State, company: str | None, sheet: Sheet, windows: Sequence[Window], language: str
) -> Iterator[Part]:
    """Yield the company's lines that are not on the map, in words."""
    visible = frozenset[str]().union(*(hexes_inside(sheet, window) for window in windows))
    rows = [
        f"{line.id} {' – '.join(place_name(table, end, language) for end in line.ends)}"
        for line in table.lines
        if line.owner == company and not {*line.ends, line.route[0][0]} <= visible
    ]
    if rows:
        yield lay_out(Paragraph(picture_text("beyond", language, lines="; ".join(rows)), 34))


def _legend_parts(
    after: State,
    sheet: Sheet,
    windows: Sequence[Window],
    marked: Marked,
    language: str,
    *,
    late: bool = False,
    room: int = TALLEST,
) -> Iterator[Part]:
    """Yield the signs seen in the windows with their meanings in this room: `late` in a game, and
    where there is no room for all, only the most important."""
    signs = _legend_signs(after, sheet, windows, marked, language)
    few = tuple(row for row in signs if row.kind in _CARD_SIGNS)
    shown = few if late or legend_height(signs) > room else signs
    if shown and legend_height(shown) <= room:
        yield Part(map_legend(shown))


def _legend_signs(
    table: State, sheet: Sheet, windows: Sequence[Window], marked: Marked, language: str
) -> tuple[Sign, ...]:
    """Return the signs that are visible in the windows."""
    visible = frozenset[str]().union(*(hexes_inside(sheet, window) for window in windows))
    hubs = [hub for hex_, hub in table.hubs.items() if hex_ in visible]
    kinds = {hub.kind for hub in hubs}
    stocked = kinds & {"resource", "city"} and not marked.ids
    large = not (marked.ids or sheet.is_small)
    items = {hub.item for hub in hubs if hub.item}
    items |= {item for hub in hubs for item in demands(hub)}
    if "city" in kinds:
        items.add(PASSENGERS)
    order = ("oil", "minerals", "fish", "cheese", "furniture", "tools", PASSENGERS)
    rows = [Sign(item, item_name(item, language)) for item in order if item in items]
    pieces = [piece for hex_ in visible for piece in table.track.get(hex_, ())]
    hows = {lay.how for lay in marked.plan.way.lays} if marked.plan is not None else set()
    wanted = {
        "stock": bool(stocked),
        "new": "new" in hows,
        "upgrade": "upgrade" in hows,
        "replace": not hows.isdisjoint(("replace", "clear")),
        "reuse": "reuse" in hows,
        "factory": "factory" in kinds,
        "transfer": "transfer" in kinds,
        "train": any(piece.line for piece in pieces) and not marked.ids,
        "abandoned": any(not piece.line for piece in pieces),
        "lost": not hows.isdisjoint(("replace", "clear")),
        "brought": large and any(hub.delivered for hub in hubs),
        "investment": large and any(marker.hex in visible for marker in table.investments),
        "framed": any(hex_ in visible for hex_ in marked.laid),
        "changed": any(hex_ in visible for hex_ in marked.hubs),
        "reach": len(marked.reach) > 1 and marked.ids,
    }
    rows += [
        Sign(kind, picture_text(f"sign-{kind}", language))
        for kind, shown in wanted.items()
        if shown
    ]
    return tuple(rows)
