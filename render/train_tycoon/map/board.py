"""The map in one picture: all of the board, or what surrounds one company's network."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace
from PIL import Image

from render.alt import told_within
from render.card.top import NOTHING, Head, Top, in_words
from render.legend import Sign
from render.paint.hexes import Window
from render.paint.kept import kept
from render.paint.panels import MARGIN
from render.paint.picture import Picture, picture
from render.paint.style import INK, PHONE_WIDTH, TALLEST, wrap
from render.train_tycoon.finance.floating import floating
from render.train_tycoon.finance.floating import offered as offered_now
from render.train_tycoon.map.changes import changes
from render.train_tycoon.map.chart import chart, supposed
from render.train_tycoon.map.legend import Entry, companies, signs
from render.train_tycoon.map.map_alt import map_alt
from render.train_tycoon.map.places import Marked
from render.train_tycoon.map.sheet import Sheet, far, farthest, inside, near, whole
from render.train_tycoon.map.strip import strip, strip_of
from render.train_tycoon.shared.heads import above, head_from, head_if, head_of
from render.train_tycoon.shared.inks import panel, settled
from render.train_tycoon.shared.running import taken_from
from render.train_tycoon.shared.sums import Earning, invested
from render.train_tycoon.shared.words import PASSENGERS, item_name, place_name, round_name, told
from render.words import money, people
from rules.game import Event
from rules.train_tycoon.model.actions import AnyAction, TakeTrain
from rules.train_tycoon.model.state import Line, Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation.deliveries import demands
from rules.train_tycoon.operation.lines import Plan

_AROUND = 1.55
"""Widths of a hex shown beyond the middle of the outermost hexes."""
_LEAST, _TALL = 640, 690
"""Pixels that a map is tall at least, and that of a phone's card at most."""
_ONE = 1.25
"""Widths of a phone up to which a map for it is cut rather than shown in two parts."""
_NEWS = frozenset({"new", "upgrade", "replace", "reuse", "lost"})
"""Signs that are told on every card that has them; the others are in the looks after the first
turn."""
_CHOOSES = (Phase.KEEP, Phase.TAKE, Phase.TRAINS)
"""Among the lines of a company is chosen."""


def board(
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
    top: Top = NOTHING,
    instead: State | None = None,
    line: Earning | None = None,
    versus: tuple[State, State] | None = None,
    action: AnyAction | None = None,
    brief: bool = False,
    start: str = "",
    reach: Sequence[Earning] = (),
    invest: Sequence[str] = (),
) -> Picture:
    """With `company` its network and what surrounds it, 1000 pixels wide, in two parts if it is too
    wide for that; else the whole map: Alberta 1000 wide, Appalachia 1650. What `events` changed is
    framed. `plan`: a line that the company whose turn it is might open, drawn as it would be, with
    its costs; the view is of the moment before. `ids`: hexes bear their names in place of trains,
    stocks and investments; `named`: these do so besides. `offered`: what has to be
    seen, too. `instead`: the table as it would be, drawn in place of that of the view. `line`: what
    the plan would bring, or without one the best line. `versus`: the tables
    whose difference is told, `action` what would lead there. `brief`: for a phone, without the
    signs of things that everybody has seen. `start`: where a line would begin, and the ends within
    `reach` with what the cheapest line there would bring. `invest`: on one of these an investment
    would lie. `names` are by seat."""
    table, shown = view.table if instead is None else instead, people(names, language)
    if plan is not None and table.operation is not None:
        company = table.operation.company
    if start:
        head = head_from(view, shown, language, place_name(table, start, language), reach)
    elif instead is not None or plan is not None:
        head = head_if(view, shown, language, table, company, line, versus, action, plan)
    else:
        head = head_of(view, shown, language, line)
    if invest:
        head = head._replace(sum="", would=(invested(table, invest, language),))
    fresh = changes(events, table)
    marked = Marked(company, fresh.laid, fresh.hubs, plan, ids, tuple(named), tuple(offered))
    if start:
        costs = [
            (one.end, money(one.cost, language) if one.end in table.hubs else "") for one in reach
        ]
        word = told("start", language)
        marked = marked._replace(
            reach=((start, word), *costs), offered=(start, *(one.end for one in reach))
        )
    elif line is not None and line.start and plan is None:
        price = money(line.cost, language)
        marked = marked._replace(reach=((line.start, ""), (line.end, price)))
    if isinstance(action, TakeTrain):
        both = taken_from(view.table, action)
        marked = marked._replace(apart=tuple((line.id, _over(line)) for line in both))
    sheet, windows = around(table, marked, brief)
    width = windows[0].width
    after = supposed(table, marked)
    row = None if company is None else strip_of(table, company, plan, language)
    panels = [
        above(top, head, language, width),
        *([] if row is None else [strip(row, language, width)]),
    ]
    offers = offered_now(table)
    if brief and table.phase is Phase.CHOOSE and offers is not None:
        panels.append(floating(offers, language))
    panels += _maps(view, after, sheet, windows, marked, language)
    if table.phase in _CHOOSES and not marked.apart:
        panels += _beyond(table, company, sheet, windows, language)
    legend = list(_legend(table, after, sheet, windows, marked, brief, language))
    if (brief or company) and sum(panel.height for panel in (*panels, *legend)) > TALLEST:
        legend = list(_legend(table, after, sheet, windows, marked, True, language, late=True))
    panels += legend
    shown_view = view if instead is None else replace(view, table=instead)
    told_all = [*in_words(top, head, language), *map_alt(shown_view, names, language, marked)]
    return picture(panels, told_within(told_all))


def _maps(
    view: View,
    after: State,
    sheet: Sheet,
    windows: Sequence[Window],
    marked: Marked,
    language: str,
) -> Iterator[Image.Image]:
    """The windows, headed if there are two."""
    for number, window in enumerate(windows):
        if len(windows) > 1 and marked.apart:
            word = told("line-number", language, line=str(marked.apart[number][0]))
            yield _caption(word)
        elif len(windows) > 1:
            yield _caption(told(("west", "east")[number], language))
        yield chart(view, after, sheet, window, marked)


def parts(name: str) -> tuple[Window, ...]:
    """The west and the east of a map that is too wide for a phone; none of another."""
    sheet = near(name)
    lefts = (0, sheet.width - PHONE_WIDTH) if sheet.width > PHONE_WIDTH else ()
    return tuple(Window(left, 0, PHONE_WIDTH, sheet.height) for left in lefts)


def part(view: View, names: Sequence[str], language: str, number: int) -> Picture:
    """One of the `parts` of the whole map, to be read, 1000 pixels wide."""
    table, marked = view.table, Marked()
    sheet, window = near(table.options.map), parts(table.options.map)[number]
    title = told(("west", "east")[number], language)
    head = Head(title, round_name(table, language))
    panels = [above(NOTHING, head, language), chart(view, table, sheet, window, marked)]
    panels += _legend(table, table, sheet, (window,), marked, False, language)
    return picture(panels, told_within([title, *map_alt(view, names, language, marked)]))


def around(table: State, marked: Marked, brief: bool = False) -> tuple[Sheet, tuple[Window, ...]]:
    """The scale and the window, or two from west to east, that show the network and a plan, with
    what has just changed where there is room for it; or the whole map: on a phone only before the
    first line, which may be opened anywhere."""
    name = table.options.map
    if brief and not table.lines and marked.plan is None:
        return farthest(name), (whole(farthest(name)),)
    if marked.company is None and not brief:
        return near(name), (whole(near(name)),)
    lines = [
        line for line in table.lines if line.owner == marked.company and (brief or not marked.reach)
    ]
    hexes = {hex_ for line in lines for hex_ in _over(line)}
    planned = {hex_ for _, over in marked.apart for hex_ in over}
    if marked.plan is not None:
        way = marked.plan.way
        planned = {way.start, way.end, *(lay.hex for lay in way.lays)}
    hexes |= planned | (set(marked.offered) if hexes or brief or marked.reach else set())
    news = {*hexes, *marked.laid, *marked.hubs} if brief and hexes else set[str]()
    found = [one for one in (news, hexes, planned) if one] or [set(near(name).centres)]
    low = brief or (marked.plan is not None and not marked.ids)
    sheets = [sheet for sheet in (near(name), far(name)) if sheet.width >= PHONE_WIDTH]
    for sheet in sheets if low else (near(name), far(name)):
        for wanted in found:
            window = _fitted(sheet, wanted)
            if window.width <= PHONE_WIDTH and (window.height <= _TALL or not low):
                return sheet, (window,)
    sheet = sheets[-1] if brief else near(name)
    window = _fitted(sheet, found[-1])
    if brief and marked.apart:
        return sheet, tuple(_fitted(sheet, over, _TALL // 2, 1.6) for _, over in marked.apart)
    if brief and window.width <= PHONE_WIDTH * _ONE:
        return sheet, (_cut(sheet, window, (PHONE_WIDTH, _TALL), table, marked),)
    if window.width <= PHONE_WIDTH:
        return sheet, (window,)
    east = window.left + window.width - PHONE_WIDTH
    if brief:
        window = _cut(sheet, window, (window.width, _TALL // 2), table, marked)
    return sheet, tuple(
        Window(left, window.top, PHONE_WIDTH, window.height) for left in (window.left, east)
    )


def _over(line: Line) -> tuple[str, ...]:
    """The hexes of a line, with those at its ends."""
    return (*line.ends, *(place for place, _ in line.route))


def _cut(
    sheet: Sheet, window: Window, most: tuple[int, int], table: State, marked: Marked
) -> Window:
    """The part of a window, at most so wide and tall, with the most of what is asked about, of the
    line that is named, of what is new, and then of the hubs."""
    groups = (
        set(marked.named) - table.hubs.keys(),
        {hex_ for hex_, _ in marked.reach},
        {*marked.laid, *marked.offered},
        table.hubs,
    )
    reach, full = sheet.side * 1.5, (sheet.width, sheet.height)
    starts, sizes = [window.left, window.top], [window.width, window.height]
    for axis, size in enumerate(most):
        if sizes[axis] <= size:
            continue
        places = [[sheet.centres[hex_][axis] for hex_ in group] for group in groups]
        last = starts[axis] + sizes[axis] - size
        seen = {}
        for first in (*range(starts[axis], last, 10), last):
            low = first + reach if first else 0
            high = first + size - (reach if first + size < full[axis] else 0)
            seen[first] = [sum(low <= at <= high for at in group) for group in places]
        starts[axis], sizes[axis] = max(seen, key=seen.__getitem__), size
    return Window(*starts, *sizes)


def _beyond(
    table: State, company: str | None, sheet: Sheet, windows: Sequence[Window], language: str
) -> Iterator[Image.Image]:
    """The company's lines that are not on the map, in words."""
    there = frozenset[str]().union(*(inside(sheet, window) for window in windows))
    rows = [
        f"{line.id} {' – '.join(place_name(table, end, language) for end in line.ends)}"
        for line in table.lines
        if line.owner == company and not {*line.ends, line.route[0][0]} <= there
    ]
    if rows:
        word = told("beyond", language, lines="; ".join(rows))
        yield _lines(tuple(wrap(word, 34, PHONE_WIDTH - 2 * MARGIN, False)))


@kept
def _lines(rows: tuple[str, ...]) -> Image.Image:
    canvas = panel(PHONE_WIDTH, 44 * len(rows) + 12)
    for number, row in enumerate(rows):
        canvas.text(MARGIN, 38 + 44 * number, row, 34, INK)
    return settled(canvas)


@kept
def _caption(text: str) -> Image.Image:
    canvas = panel(PHONE_WIDTH, 50)
    canvas.text(MARGIN, 40, text, 38, INK, bold=True)
    return settled(canvas)


def _fitted(sheet: Sheet, hexes: Iterable[str], least: int = _LEAST, beyond: float = 2.6) -> Window:
    """The hexes and those about them in the middle of a window within the sheet."""
    places = [sheet.centres[hex_] for hex_ in hexes]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    pad, rise = sheet.across * _AROUND, sheet.side * beyond
    left, right = max(0, min(xs) - pad), min(sheet.width, max(xs) + pad)
    top, bottom = max(0, min(ys) - rise), min(sheet.height, max(ys) + rise)
    wide = min(sheet.width, max(PHONE_WIDTH, math.ceil(right - left)))
    tall = min(sheet.height, max(least, math.ceil(bottom - top)))
    x = min(max(0, round((left + right - wide) / 2)), sheet.width - wide)
    y = min(max(0, round((top + bottom - tall) / 2)), sheet.height - tall)
    return Window(x, y, wide, tall)


def _legend(
    table: State,
    after: State,
    sheet: Sheet,
    windows: Sequence[Window],
    marked: Marked,
    brief: bool,
    language: str,
    *,
    late: bool = False,
) -> Iterable[Image.Image]:
    there = frozenset[str]().union(*(inside(sheet, window) for window in windows))
    rows = _entries(table, there, marked.company)
    if rows:
        yield companies(rows, windows[0].width)
    found = _signs(after, there, marked, language)
    if brief and (late or table.turn > 1):
        found = tuple(row for row in found if row.kind in _NEWS)
    if found:
        yield signs(found, windows[0].width)


def _entries(table: State, there: frozenset[str], company: str | None) -> tuple[Entry, ...]:
    """The companies, in a crop only those seen in it besides the one that it is about."""
    owners = [line.owner for line in table.lines]
    seen = {
        line.owner
        for line in table.lines
        if company is None or any(hex_ in there for hex_, _ in line.route)
    }
    acting = table.operation.company if table.operation else None
    order = [name for name in table.order if company is None or name in seen]
    return tuple(
        Entry(name, owners.count(name), table.companies[name].president, name == acting)
        for name in order
        if name != company
    )


def _signs(table: State, there: frozenset[str], marked: Marked, language: str) -> tuple[Sign, ...]:
    """The signs that can be seen in these hexes."""
    hubs = [hub for hex_, hub in table.hubs.items() if hex_ in there]
    kinds = {hub.kind for hub in hubs}
    items = {hub.item for hub in hubs if hub.item}
    items |= {item for hub in hubs for item in demands(hub)}
    if "city" in kinds:
        items.add(PASSENGERS)
    order = ("oil", "minerals", "fish", "cheese", "furniture", "tools", PASSENGERS)
    rows = [Sign(item, item_name(item, language)) for item in order if item in items]
    pieces = [piece for hex_ in there for piece in table.track.get(hex_, ())]
    hows = {lay.how for lay in marked.plan.way.lays} if marked.plan is not None else set()
    wanted = {
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
        "investment": any(marker.hex in there for marker in table.investments) and not marked.ids,
        "framed": any(hex_ in there for hex_ in marked.laid),
        "changed": any(hex_ in there for hex_ in marked.hubs),
        "reach": len(marked.reach) > 1 and marked.ids,
    }
    rows += [Sign(kind, told(f"sign-{kind}", language)) for kind, shown in wanted.items() if shown]
    return tuple(rows)
