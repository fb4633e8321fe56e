"""The map in one picture: the whole board, or the surroundings of one company's network."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from PIL import Image

from render.card.top import NO_TOP, Head, Top
from render.layout.part import Part, heights, stack_parts
from render.layout.text import Paragraph, Text
from render.legend import Sign, legend_height
from render.map.hexes import whole_window
from render.paint.hexes import Window
from render.paint.picture import Picture
from render.paint.style import PHONE_WIDTH, TALLEST
from render.train_tycoon.finance.players import offers_box
from render.train_tycoon.map.company_strip import strip_part
from render.train_tycoon.map.legend import map_legend
from render.train_tycoon.map.map_alt import describe_map, find_map_changes
from render.train_tycoon.map.map_drawing import render_map, with_investment, with_plan
from render.train_tycoon.map.places import Marked
from render.train_tycoon.map.sheet import Sheet, far_sheet, hexes_inside, near_sheet, overview_sheet
from render.train_tycoon.shared.heads import (
    build_head,
    build_preview_head,
    build_reach_head,
    top_part,
)
from render.train_tycoon.shared.holdings import holders_parts, own_parts
from render.train_tycoon.shared.palettes import lay_out, widen
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
from rules.train_tycoon.model.state import Line, Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation.deliveries import demands
from rules.train_tycoon.operation.lines import Plan

_PAD_X = 1.55
"""Padding left and right of the outermost hexes' centres, in widths of a hex."""
_MIN_HEIGHT, _CARD_HEIGHT = 640, 690
"""Minimum height of a map, and maximum height of one on a phone's card, in pixels."""
_LEAST_HEIGHT = 300
"""Height below which no map is cut any more."""
_LOW_OVERVIEW = 640
"""Height of the whole map on a card with little room."""
_CROP_LIMIT = 1.25
"""A map for a phone is cropped if it is at most so many phone widths wide, else it is shown
in two parts."""
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
    """Return the map: with `company` its network and the surroundings, 1000 pixels wide, in two
    parts if it is too wide for that; else the whole map, Alberta 1000 wide, Appalachia 1650.

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
    table, lettered = (
        with_investment(view, table, invest),
        {*named, *starts, *fresh.placed, *invest},
    )
    laid = (*fresh.laid, *invest)
    marked = Marked(company, laid, fresh.hubs, plan, ids, tuple(sorted(lettered)), tuple(offered))
    if start:
        costs = [
            (earning.end, money(earning.cost, language) if earning.end in table.hubs else "")
            for earning in reach
        ]
        word = picture_text("start", language)
        marked = marked._replace(
            reach=((start, word), *costs), offered=(start, *(earning.end for earning in reach))
        )
    elif line is not None and line.start and plan is None:
        price = money(line.cost, language)
        marked = marked._replace(reach=((line.start, ""), (line.end, price)))
    if isinstance(action, TakeTrain):
        lines = lines_of_taken_train(view.table, action)
        marked = marked._replace(apart=tuple((line.id, _hexes_of_line(line)) for line in lines))
    parts: list[Part] = []
    if company is not None:
        is_preview = head.would is not None
        parts.append(strip_part(table, company, plan, shown, language, is_preview=is_preview))
    offers = offers_box(table, language) if brief and table.phase is Phase.CHOOSE else None
    if offers is not None:
        parts.append(lay_out(offers))
    holdings = [*own_parts(table, top.reader, language)]
    holders = [*holders_parts(table, top.reader, shown, language)]
    room = TALLEST - heights([*parts, *holdings, *holders])
    least = _overview(table, 0).height if brief and _is_open(table, marked) else 0
    parts.insert(0, top_part(top, head, language, room - least if least else 0))
    room -= parts[0].image.height
    holders = holders if room >= least else []
    sheet, windows = choose_windows(table, marked, brief, room)
    hidden: list[Part] = []
    while table.phase in _LINE_CHOICES and not marked.apart:
        hidden = [*_hidden_lines_part(table, company, sheet, windows, language)]
        left = room - heights(hidden)
        if not brief or windows[0].height <= left or left < _LEAST_HEIGHT:
            break
        sheet, windows = choose_windows(table, marked, brief, left)  # lower, so that more is hidden
    after = with_plan(table, marked)
    maps = [render_map(view, after, sheet, window, marked) for window in windows]
    parts += _map_parts(maps, marked, " ".join(describe_map(table, language, marked)), language)
    parts += [*hidden, *holdings, *holders]
    room = TALLEST - heights(parts) if brief or company else 2 * TALLEST
    late = brief and table.turn > 1
    parts += _legend_parts(after, sheet, windows, marked, language, late=late, room=room)
    return stack_parts([widen(part, windows[0].width) for part in parts])


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


def map_parts(name: str) -> tuple[Window, ...]:
    """Return the west and the east of a map that is too wide for a phone; empty for any other
    map."""
    sheet = near_sheet(name)
    lefts = (0, sheet.width - PHONE_WIDTH) if sheet.width > PHONE_WIDTH else ()
    return tuple(Window(left, 0, PHONE_WIDTH, sheet.height) for left in lefts)


def render_part(view: View, names: Sequence[str], language: str, number: int) -> Picture:
    """Return one of the `map_parts` of the whole map, 1000 pixels wide."""
    table, marked = view.table, Marked()
    sheet, window = near_sheet(table.options.map), map_parts(table.options.map)[number]
    title = picture_text(("west", "east")[number], language)
    head = Head(title, round_name(table, language))
    words = " ".join(describe_map(table, language, marked))
    image = render_map(view, table, sheet, window, marked)
    holders = holders_parts(table, None, legible_names(names, language), language)
    legend = _legend_parts(table, sheet, (window,), marked, language)
    return stack_parts([top_part(NO_TOP, head, language), Part(image, words), *holders, *legend])


def choose_windows(
    table: State, marked: Marked, brief: bool = False, room: int = TALLEST
) -> tuple[Sheet, tuple[Window, ...]]:
    """Return the scale and the window, or two from west to east, for a picture of the map; on a
    phone's card there are so many pixels of room.

    They show the network and a plan, and recent changes if there is room; or the whole map. On
    a phone the whole map appears only before the first line, which may be opened anywhere."""
    name, most = table.options.map, min(_CARD_HEIGHT, room)
    if brief and _is_open(table, marked):
        sheet = _overview(table, room)
        return sheet, (whole_window(sheet),)
    if marked.company is None and not brief:
        return near_sheet(name), (whole_window(near_sheet(name)),)
    lines = [
        line for line in table.lines if line.owner == marked.company and (brief or not marked.reach)
    ]
    hexes = {hex_ for line in lines for hex_ in _hexes_of_line(line)}
    planned = {hex_ for _, line_hexes in marked.apart for hex_ in line_hexes}
    if marked.plan is not None:
        path = marked.plan.way
        planned = {path.start, path.end, *(lay.hex for lay in path.lays)}
    hexes |= planned | (set(marked.offered) if hexes or brief or marked.reach else set())
    with_changes = {*hexes, *marked.laid, *marked.hubs} if brief and hexes else set[str]()
    hex_sets = [hex_set for hex_set in (with_changes, hexes, planned) if hex_set] or [
        set(near_sheet(name).centres)
    ]
    is_limited = brief or (marked.plan is not None and not marked.ids)
    sheets = [sheet for sheet in (near_sheet(name), far_sheet(name)) if sheet.width >= PHONE_WIDTH]
    for sheet in sheets if is_limited else (near_sheet(name), far_sheet(name)):
        for wanted in hex_sets:
            window = _window_around(sheet, wanted, min(_MIN_HEIGHT, most))
            if window.width <= PHONE_WIDTH and (window.height <= most or not is_limited):
                return sheet, (window,)
    sheet = sheets[-1] if brief else near_sheet(name)
    window = _window_around(sheet, hex_sets[-1], min(_MIN_HEIGHT, most))
    if brief and marked.apart:
        return sheet, tuple(
            _window_around(sheet, line_hexes, most // 2, 1.6) for _, line_hexes in marked.apart
        )
    if brief and window.width <= PHONE_WIDTH * _CROP_LIMIT:
        return sheet, (_crop_window(sheet, window, (PHONE_WIDTH, most), table, marked),)
    if window.width <= PHONE_WIDTH:
        return sheet, (window,)
    east = window.left + window.width - PHONE_WIDTH
    if brief:
        window = _crop_window(sheet, window, (window.width, most // 2), table, marked)
    return sheet, tuple(
        Window(left, window.top, PHONE_WIDTH, window.height) for left in (window.left, east)
    )


def _overview(table: State, room: int) -> Sheet:
    """Return the whole map for a card, lower where there is little room."""
    sheet = overview_sheet(table.options.map)
    if sheet.height <= room:
        return sheet
    return overview_sheet(table.options.map, height=_LOW_OVERVIEW)


def _is_open(table: State, marked: Marked) -> bool:
    """Return whether the first line may still be opened anywhere."""
    return not table.lines and marked.plan is None


def _hexes_of_line(line: Line) -> tuple[str, ...]:
    """Return the hexes of a line, with those at its ends."""
    return (*line.ends, *(place for place, _ in line.route))


def _crop_window(
    sheet: Sheet, window: Window, max_size: tuple[int, int], table: State, marked: Marked
) -> Window:
    """Return the part of a window, at most so wide and tall, that shows most of what matters:
    first the hexes asked about, then the line that is named, then what is new, then the hubs."""
    groups = (
        set(marked.named) - table.hubs.keys(),
        {hex_ for hex_, _ in marked.reach},
        {*marked.laid, *marked.offered},
        table.hubs,
    )
    reach, sheet_size = sheet.side * 1.5, (sheet.width, sheet.height)
    starts, sizes = [window.left, window.top], [window.width, window.height]
    for axis, size in enumerate(max_size):
        if sizes[axis] <= size:
            continue
        places = [[sheet.centres[hex_][axis] for hex_ in group] for group in groups]
        last = starts[axis] + sizes[axis] - size
        counts_by_start = {}
        for first in (*range(starts[axis], last, 10), last):
            low = first + reach if first else 0
            high = first + size - (reach if first + size < sheet_size[axis] else 0)
            counts_by_start[first] = [
                sum(low <= position <= high for position in group) for group in places
            ]
        starts[axis], sizes[axis] = max(counts_by_start, key=counts_by_start.__getitem__), size
    return Window(*starts, *sizes)


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


def _window_around(
    sheet: Sheet, hexes: Iterable[str], min_height: int = _MIN_HEIGHT, sides_beyond: float = 2.6
) -> Window:
    """Return a window within the sheet that has the hexes and their surroundings in its middle."""
    places = [sheet.centres[hex_] for hex_ in hexes]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    pad_x, pad_y = sheet.across * _PAD_X, sheet.side * sides_beyond
    left, right = max(0, min(xs) - pad_x), min(sheet.width, max(xs) + pad_x)
    top, bottom = max(0, min(ys) - pad_y), min(sheet.height, max(ys) + pad_y)
    width = min(sheet.width, max(PHONE_WIDTH, math.ceil(right - left)))
    height = min(sheet.height, max(min_height, math.ceil(bottom - top)))
    x = min(max(0, round((left + right - width) / 2)), sheet.width - width)
    y = min(max(0, round((top + bottom - height) / 2)), sheet.height - height)
    return Window(x, y, width, height)


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
    visible = frozenset[str]().union(*(hexes_inside(sheet, window) for window in windows))
    signs = _legend_signs(after, visible, marked, language)
    few = tuple(row for row in signs if row.kind in _CARD_SIGNS)
    shown = few if late or legend_height(signs) > room else signs
    if shown and legend_height(shown) <= room:
        yield Part(map_legend(shown))


def _legend_signs(
    table: State, visible: frozenset[str], marked: Marked, language: str
) -> tuple[Sign, ...]:
    """Return the signs that are visible in these hexes."""
    hubs = [hub for hex_, hub in table.hubs.items() if hex_ in visible]
    kinds = {hub.kind for hub in hubs}
    stocked = kinds & {"resource", "city"} and not marked.ids
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
        "brought": any(hub.delivered for hub in hubs) and not marked.ids,
        "investment": any(marker.hex in visible for marker in table.investments) and not marked.ids,
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
