"""What a seat may buy, or sell to pay its fees, and the destinations it would reach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, get_args

from PIL import Image

from data.texts import decimal, percent
from render.alt import join_within
from render.card.head import HEADING, draw_fresh_label
from render.card.top import NO_TOP, Top, describe_top
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.panels import quantize
from render.paint.picture import Picture, picture
from render.paint.style import ARROW, GOOD, INK, PHONE_WIDTH, RULE, SMALLEST, SOFT_INK, WHITE, fit
from render.rail_baron.cards.heads import KEY, build_head, top_panel
from render.rail_baron.map.lines import draw_pattern
from render.rail_baron.map.livery import LIVERIES
from render.rail_baron.map.map_words import announced_cash, shown_names
from render.rail_baron.map.palettes import map_palette, panel
from render.words import cached_text, money
from rules.rail_baron.cities.lookup import share_served
from rules.rail_baron.model.actions import BetterEngine
from rules.rail_baron.model.board import board
from rules.rail_baron.model.levels import ENGINES, engine_price
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import View
from rules.rail_baron.routing.turn_forecast import mean_roll

_LEFT, _RIGHT = 24, PHONE_WIDTH - 24
_ROW, _COLUMNS = 58, 2
_WIDE = (_RIGHT - _LEFT + 16 - 10) // _COLUMNS


class _EngineRow(NamedTuple):
    """A better engine in a line of text. `dear`: it costs more than the reader has."""

    name: str
    words: str
    dear: bool


class _RailroadRow(NamedTuple):
    """A railroad, its price now, the share of destinations reached after the deal, and whether
    that is more than now. `dear`: it costs more than the reader has."""

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
    `price` its cost; `cash` the reader's own, on a private page."""
    people = shown_names(view, names, language)
    seat = view.to_move[0] if view.to_move else view.turn.seat
    share = percent(share_served(board(view.options), view.seats[seat].railroads), language)
    rows, engines = _railroad_rows(view, seat, cash), _engine_rows(view, seat, cash, language)
    known = announced_cash(view, view.seats[seat]) if cash is None else cash
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
    canvas = _render_table(title, rows, engines, chosen, language, is_preview=cash is not None)
    parts = [top_panel(top, head, language), quantize(canvas, map_palette())]
    alt = [*describe_top(top, head, language), *(f"{engine.words}." for engine in engines)]
    alt += [f"{_table_title(view, rows, share, language)}: {_describe_rows(rows, language)}."]
    return picture(parts, join_within(alt))


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
                price=money(price, language),
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


def _render_table(
    title: str,
    rows: Sequence[_RailroadRow],
    engines: Sequence[_EngineRow],
    chosen: str,
    language: str,
    *,
    is_preview: bool,
) -> Canvas:
    lines = -(-len(rows) // _COLUMNS)
    height = 12 + _ROW * (len(engines) + lines) + 60 + HEADING * is_preview
    canvas = panel(PHONE_WIDTH, height)
    y = 10.0
    if is_preview:
        draw_fresh_label(canvas, cached_text("render-card-would", language), _LEFT - 8, y, 1)
        y += HEADING
    for name, line, dear in engines:
        box = (_LEFT - 8, y + 2, _RIGHT + 8, y + _ROW - 4)
        framed = name == chosen
        canvas.box(box, WHITE, INK if framed else RULE, radius=10, width=5 if framed else 2)
        room = _RIGHT - _LEFT - 20
        ink, bold = (SOFT_INK, False) if dear else (INK, True)
        canvas.text(_LEFT + 10, y + 40, fit(line, 34, room, bold), 34, ink, bold=bold)
        y += _ROW
    canvas.text(_LEFT, y + 38, fit(title, SMALLEST, _RIGHT - _LEFT), SMALLEST, SOFT_INK)
    y += 52
    for number, row in enumerate(rows):
        column, line_ = divmod(number, lines)
        x = _LEFT - 8 + column * (_WIDE + 10)
        canvas.paste(_render_cell(row, row.mark == chosen, language), x, y + line_ * _ROW)
    return canvas


@cached
def _render_cell(row: _RailroadRow, framed: bool, language: str) -> Image.Image:
    """Return a railroad's cell of the table."""
    canvas = panel(_WIDE, _ROW)
    box = (0, 2, _WIDE, _ROW - 4)
    canvas.box(box, WHITE, INK if framed else RULE, radius=10, width=5 if framed else 2)
    draw_pattern(canvas, LIVERIES[row.mark], [(12.0, 27.0), (66.0, 27.0)], 8)
    ink = SOFT_INK if row.dear else INK
    canvas.text(78, 40, row.mark, 36, ink, bold=not row.dear)
    better = GOOD if row.better else SOFT_INK
    after = f"{ARROW} {percent(row.after, language)}"
    canvas.text(_WIDE - 12, 40, after, SMALLEST, better, bold=True, anchor="rs")
    canvas.text(_WIDE - 144, 40, money(row.price, language), 34, ink, anchor="rs")
    return canvas.finish()


def _describe_rows(rows: Sequence[_RailroadRow], language: str) -> str:
    return ", ".join(
        cached_text(
            f"{KEY}-alt-row",
            language,
            railroad=row.mark,
            price=money(row.price, language),
            share=f"{ARROW} {percent(row.after, language)}",
        )
        for row in rows
    )
