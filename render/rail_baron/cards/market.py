"""What a seat may buy, or sell to pay its fees, and the destinations it would reach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, get_args

from data.texts import decimal, percent
from render.card.head import preview_label
from render.card.top import NO_TOP, Top
from render.layout.box import Box, Card, Sprite, fill
from render.layout.part import Part, heights, lay_out, stack_parts
from render.layout.stacks import Column, Grid, Row
from render.layout.text import Paragraph, Text, label
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.picture import Picture
from render.paint.style import ARROW, CARD, GOOD, INK, RULE, SMALLEST, SOFT_INK, TALLEST, WHITE
from render.rail_baron.cards.everybody import everybody_parts
from render.rail_baron.cards.heads import KEY, build_head, top_part
from render.rail_baron.map.lines import draw_pattern
from render.rail_baron.map.livery import LIVERIES
from render.rail_baron.map.map_words import announced_cash, shown_names
from render.rail_baron.map.palettes import map_palette
from render.words import cached_text, money
from rules.rail_baron.cities.lookup import share_served
from rules.rail_baron.model.actions import BetterEngine
from rules.rail_baron.model.board import board
from rules.rail_baron.model.levels import ENGINES, engine_price
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import View
from rules.rail_baron.routing.turn_forecast import mean_roll


class _EngineRow(NamedTuple):
    """A better engine in a line of text. `dear`: it costs more than is known to be had."""

    name: str
    words: str
    dear: bool


class _RailroadRow(NamedTuple):
    """A railroad, its price now, the share of destinations reached after the deal, and whether
    that is more than now. `dear`: it costs more than is known to be had."""

    mark: str
    price: int
    after: float
    better: bool
    dear: bool = False


def market_card(
    view: View,
    language: str,
    *,
    names: Sequence[str],
    top: Top = NO_TOP,
    would: tuple[str, ...] | None = None,
    chosen: str = "",
    price: int | None = None,
    cash: int | None = None,
) -> Picture:
    """Return the card of a purchase or a sale, 1000 pixels wide.

    In a purchase: the railroads that the bank sells, and the better engines. Where fees are
    due: the seat's railroads, which it may sell for half. `chosen` is an engine to frame,
    `price` its cost; `cash` the reader's own, for a preview. What costs more than the reader has is
    pale on a private page."""
    people = shown_names(view, names, language)
    seat = view.to_move[0] if view.to_move else view.turn.seat
    share = percent(share_served(board(view.options), view.seats[seat].railroads), language)
    known = announced_cash(view, view.seats[seat]) if cash is None else cash
    purse = top.secret if known is None and top.reader == seat else known
    rows, engines = _railroad_rows(view, seat, purse), _engine_rows(view, seat, purse, language)
    cash_text = (
        "" if known is None else cached_text(f"{KEY}-has", language, cash=money(known, language))
    )
    reach_text = cached_text(f"{KEY}-reach", language, share=share) if rows else ""
    sums = " · ".join(filter(None, (cash_text, reach_text)))
    head = build_head(
        view,
        people,
        language,
        sum=sums,
        would=would,
        buys=None if price is None else (cached_text(f"charts-engine-{chosen}", language), price),
    )
    title = _table_title(view, rows, share, language)
    is_preview = cash is not None
    table = _render_table(title, tuple(rows), tuple(engines), chosen, language, is_preview)
    parts = [top_part(top, head, language), table]
    room = TALLEST - heights(parts)
    return stack_parts([*parts, *everybody_parts(view, people, language, room)])


def _railroad_rows(view: View, seat: int, cash: int | None) -> list[_RailroadRow]:
    graph, owned = board(view.options), view.seats[seat].railroads
    reach_now = share_served(graph, owned)
    if view.phase is Phase.FEES:
        others = {mark: [other for other in owned if other != mark] for mark in owned}
        rows = [
            _RailroadRow(
                mark, graph.railroads[mark].price // 2, share_served(graph, others[mark]), False
            )
            for mark in owned
        ]
    else:
        prices = {mark: graph.railroads[mark].price for mark in (*view.bank, *view.set_aside)}
        rows = [
            _RailroadRow(mark, price, after, after > reach_now, cash is not None and price > cash)
            for mark, price in prices.items()
            for after in [share_served(graph, [*owned, mark])]
        ]
    return sorted(rows, key=lambda row: (-row.price, row.mark))


def _engine_rows(view: View, seat: int, cash: int | None, language: str) -> list[_EngineRow]:
    """Return the better engines, each with its price and the mean roll before and after."""
    if view.phase is not Phase.PURCHASE:
        return []
    current = view.seats[seat].engine
    rows = []
    for name in get_args(BetterEngine):
        if ENGINES.index(name) > ENGINES.index(current):
            price = engine_price(view.options, len(view.seats), current, name)
            line = cached_text(
                f"{KEY}-engine-rolls",
                language,
                engine=cached_text(f"charts-engine-{name}", language),
                price=money(price, language) if price else cached_text(f"{KEY}-free", language),
                before=decimal(mean_roll(current), language),
                after=decimal(mean_roll(name), language),
            )
            rows.append(_EngineRow(name, line, cash is not None and price > cash))
    return rows


def _table_title(view: View, rows: Sequence[_RailroadRow], share: str, language: str) -> str:
    if not rows:
        return cached_text(f"{KEY}-nothing-for-sale", language)
    key = "own" if view.phase is Phase.FEES else "for-sale"
    return cached_text(f"{KEY}-{key}", language, share=share)


@cached
def _render_table(
    title: str,
    rows: tuple[_RailroadRow, ...],
    engines: tuple[_EngineRow, ...],
    chosen: str,
    language: str,
    is_preview: bool,
) -> Part:
    boxes: list[Box] = (
        [
            Row(
                preview_label(language),
                Text(cached_text(f"{KEY}-each", language), 36, bold=True),
                fill(),
                words="",
            )
        ]
        if is_preview
        else []
    )
    for name, line, dear in engines:
        text = Paragraph(line, 34, SOFT_INK if dear else INK, bold=not dear)
        boxes.append(_frame(text, chosen=name == chosen))
    cells = [_railroad_cell(row, row.mark == chosen, language) for row in rows]
    table = Column(label(title), Grid(cells, 2, gap=10, line_gap=8), gap=8, separator=": ")
    box = Column(*boxes, table, gap=8, separator=". ")
    return lay_out(map_palette(), box, margin=16, top=10, ground=CARD)


def _frame(box: Box, *, chosen: bool) -> Box:
    edge, line = (INK, 5) if chosen else (RULE, 2)
    return Card(box, ground=WHITE, edge=edge, line=line, radius=10)


def _railroad_cell(row: _RailroadRow, chosen: bool, language: str) -> Box:
    """Return a railroad, its price, and the share of destinations reached with it."""
    ink, price = SOFT_INK if row.dear else INK, money(row.price, language)
    after = f"{ARROW} {percent(row.after, language)}"
    values = {"railroad": row.mark, "price": price, "share": after}
    cell = Row(
        Sprite(_draw_line, row.mark, room=(56, 40)),
        Text(row.mark, 36, ink, bold=not row.dear),
        fill(),
        Text(price, 34, ink),
        Text(after, SMALLEST, GOOD if row.better else SOFT_INK, bold=True),
        words=cached_text(f"{KEY}-alt-row", language, **values),
    )
    return _frame(cell, chosen=chosen)


def _draw_line(canvas: Canvas, x: float, y: float, mark: str) -> None:
    draw_pattern(canvas, LIVERIES[mark], [(x - 27, y), (x + 27, y)], 8)
