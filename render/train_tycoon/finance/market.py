"""Everything that matters in the share phases in one picture: players, the price board, and the
companies as a table of their shares and money."""

from __future__ import annotations

from collections.abc import Sequence

import data.train_tycoon as facts
from render.alt import truncate
from render.card.top import NO_TOP, Top
from render.charts.scales import Move
from render.layout.box import Box, Card, Space, Sprite, Wrapper, fill
from render.layout.part import Part, heights
from render.layout.seats import Holding, badge, leader_sample
from render.layout.stacks import Column, Flow, Line, Row, Table
from render.layout.text import Text, label
from render.paint.canvas import Canvas
from render.paint.picture import Picture
from render.paint.style import ALARM, INK, RULE, SMALLEST, SOFT_INK, TALLEST, WHITE
from render.pieces import draw_change_arrow
from render.train_tycoon.finance.players import offers_box, players_box
from render.train_tycoon.finance.reveal import stack_with_news
from render.train_tycoon.shared.heads import build_head, top_part
from render.train_tycoon.shared.livery import draw_cube
from render.train_tycoon.shared.palettes import lay_out
from render.train_tycoon.shared.signs import (
    MAX_TALL_LINES,
    NAME_WIDTH,
    company_box,
    draw_diamond,
    flag,
)
from render.train_tycoon.shared.table_values import (
    active_companies,
    count_trains,
    player_order,
    price_moves,
)
from render.train_tycoon.shared.words import subject_company, t
from render.words import legible_names, money
from rules.game import Event
from rules.train_tycoon.model.position import loans
from rules.train_tycoon.model.state import Company, State
from rules.train_tycoon.model.view import View


def render_market(
    view: View,
    names: Sequence[str],
    language: str,
    *,
    events: Sequence[Event] = (),
    top: Top = NO_TOP,
) -> Picture:
    """Return the public card of the share phases, 1000 pixels wide.

    It shows the players in player order, the price board with the moves in `events` as arrows,
    the companies with shares and money, and what `events` revealed. In a secret choice it shows
    who still has to choose, never what was chosen. `names` are by seat."""
    shown, moved = legible_names(names, language), price_moves(events)
    head, parts = build_head(view, shown, language), list[Part]()
    for tight in range(len(active_companies(view.table)) > MAX_TALL_LINES, _TIGHTEST + 1):
        below = [*map(lay_out, market_boxes(view, shown, language, moved, tight))]
        parts = [top_part(top, head, language, TALLEST - heights(below)), *below]
        if heights(parts) <= TALLEST:
            break
    return stack_with_news(parts, events, shown, language)


def market_boxes(
    view: View,
    names: Sequence[str],
    language: str,
    moved: Sequence[Move] = (),
    tight: int = 0,
) -> list[Box]:
    """Return what stands below the head: where room is `tight` (1) with low lines of companies, (2)
    with the players in brief, and (3) with the prices in the table of shares instead of on a board.
    `names` are in characters that the font has."""
    table, boxes = view.table, [players_box(view, names, language, brief=tight >= 2)]
    if active_companies(table):
        if tight < _TIGHTEST:
            boxes.append(prices_box(table, moved, language, low=tight > 0))
        boxes.append(holdings_box(table, names, language, low=tight > 0, priced=tight == _TIGHTEST))
    offers = offers_box(table, language)
    return boxes if offers is None else [*boxes, offers]


_TIGHTEST = 3
_LINES = 47, 39
"""Height of a line of a company, and of a low one."""
SIDE = 30
"""Width of a company's cube on its lane, in pixels."""


def prices_box(table: State, moves: Sequence[Move], language: str, *, low: bool = False) -> Box:
    """Return the active companies at their prices, with the `moves` as arrows; the one that the
    game is about stands out."""
    names, before = active_companies(table), {move.name: move.before for move in moves}
    subject = subject_company(table)
    sign = Row(Sprite(draw_diamond, room=(26, 28)), label(t("target", language)), gap=4)
    lines = [Line([Space(), _Lane(46), label(t("price", language), align="right"), sign])]
    for name in names:
        row = table.companies[name]
        cells = _lane_cells(name, row, before.get(name, row.price), language, low=low)
        lines.append(Line(cells, INK if name == subject else None))
    body = Table(lines, pad=0, gap=14, rules=False)
    return Card(body, pad=(12, 6))


def _lane_cells(name: str, row: Company, before: int, language: str, *, low: bool) -> list[Box]:
    """Return the lane of a company: its name, its place on the scale, price and target price,
    which there is once it has operated."""
    price = money(row.price, language)
    words = price if before == row.price else f"{money(before, language)} → {price}"
    size = SMALLEST if low else 36
    target = money(row.target, language) if row.operated else "–"
    lane = _Lane(_LINES[low], name, row.price, before, row.target if row.operated else None)
    return [
        company_box(name, low=low),
        lane,
        Text(price, size, bold=True, align="right", words=words),
        Text(
            target, size, INK if row.operated else SOFT_INK, align="right", words=target.strip("–")
        ),
    ]


class _Lane(Box):
    """The scale of all prices, a line at every fifth box: with the price of a company, a cube, and
    an arrow from the price `before` if that differs; without a company the numbers of the scale."""

    width = min_width = 420
    grow = 1

    def __init__(
        self, tall: int, company: str = "", price: int = 0, before: int = 0,
        target: int | None = None,
    ) -> None:  # fmt: skip
        self._tall, self._company = tall, company
        self._price, self._before, self._target = price, before, target

    def height(self, width: float) -> float:
        return self._tall

    def draw(
        self, canvas: Canvas, x: float, y: float, width: float, height: float, letters: int = 0
    ) -> None:
        top, middle, half = max(facts.price_boxes()), y + height / 2, SIDE / 2

        def place(price: int) -> float:
            return x + 20 + (width - 40) * min(max(price, 0), top) / top

        for price in range(0, top + 1, 25):
            start = y if self._company else y + height - 6
            canvas.line([(place(price), start), (place(price), y + height)], RULE, 2)
            if not self._company:
                canvas.text(place(price), y + 34, str(price), SMALLEST, SOFT_INK, anchor="ms")
        if not self._company:
            return
        at = place(self._price)
        if self._price != self._before:
            draw_change_arrow(canvas, middle, (place(self._before), at), half + 3)
        rim = half + 3
        if self._target is not None:
            spot, clear = place(self._target), rim + 11
            if abs(spot - at) < clear:  # beside the cube, where its price or else the scale lets it
                has_room = x < at - clear, at + clear < x + width
                is_left = self._target < self._price and has_room[0]
                spot = at - clear if is_left or not has_room[1] else at + clear
            draw_diamond(canvas, spot, middle)
        canvas.box((at - rim, middle - rim, at + rim, middle + rim), WHITE, radius=3)
        draw_cube(canvas, at, middle, SIDE, SIDE, self._company)


_PRICES = ("price", "target")
_COLUMNS = ("bank", "issued", "net", "loans", "income", "trains")


def holdings_box(
    table: State, names: Sequence[str], language: str, *, low: bool = False, priced: bool = False
) -> Box:
    """Return the active companies in company order, the one that the game is about framed, `priced`
    or not; the columns of the seats are in player order."""
    order, companies = player_order(table), active_companies(table)
    has_bank = any(table.companies[name].bank for name in companies)
    columns: tuple[str, ...] = _COLUMNS if has_bank else _COLUMNS[1:]
    if priced:
        columns = (*_PRICES, *(key for key in columns if key != "issued"))
    heads = [_cell(label(_head_of(key, language), align="right")) for key in columns]
    badges = [Row(fill(), badge(seat, 17), fill(), gap=0) for seat in order]
    lines = [Line([Space(), fill(0.1), *badges, fill(), *heads])]
    for name in companies:
        shares = [_shares_box(table, name, seat, names[seat], language) for seat in order]
        figures = _figures(table, name, columns, language)
        cells = [company_box(name, low=low), fill(0.1), *shares, fill(), *figures]
        lines.append(Line(cells, INK if name == subject_company(table) else None))
    begins = Row(flag(), label(t("begins", language), words=""), gap=8)
    key = Flow(leader_sample(t("key", language)), begins, gap=28, line_gap=4)
    least, pad = () if low else (NAME_WIDTH,), (_LINES[low] - _LINES[True]) / 2
    return Card(Column(Table(lines, pad=pad, gap=4, least=least), key, gap=6), pad=(10, 6))


def _shares_box(table: State, company: str, seat: int, name: str, language: str) -> Box:
    count = table.players[seat].shares.get(company, 0)
    leads, holder = seat == table.companies[company].president, truncate(name, 16)
    words = f"{t('president-is', language, name=holder) if leads else holder} {count}"
    return Holding(count, seat, leads=leads, words=words if count or leads else "")


def _cell(text: Text) -> Box:
    """Return a figure or the head of a column clear of its neighbours."""
    return Wrapper(text, (5, 0))


def _head_of(key: str, language: str) -> str:
    return t(key if key in _PRICES else f"column-{key}", language)


def _figures(table: State, company: str, columns: Sequence[str], language: str) -> list[Box]:
    """Return the cells of the company's shares and money; loans beside those that its income
    allows."""
    row = table.companies[company]
    count, most = loans(row.net), facts.max_loans(row.income)
    figures = {
        "price": (money(row.price, language), False),
        "target": (money(row.target, language) if row.operated else "–", False),
        "bank": (str(row.bank or "–"), False),
        "issued": (f"{row.issued}/{facts.components().shares_per_company}", False),
        "net": (money(row.net, language), row.net < 0),
        "loans": (f"{count}/{most}", count >= max(1, most)),
        "income": (money(row.income, language), row.income < 0),
        "trains": (str(count_trains(table, company)), False),
    }
    return [
        _cell(
            Text(
                word,
                34,
                ALARM if is_bad else INK,
                bold=key in ("net", "income"),
                align="right",
                words=word.strip("–"),
            )
        )
        for key in columns
        for word, is_bad in [figures[key]]
    ]
