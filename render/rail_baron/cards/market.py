"""What a seat may buy, or sell to pay its fees: a line a railroad, with what it would reach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, get_args

from PIL import Image

from data.texts import decimal, percent
from render.alt import told_within
from render.card.head import HEADING, label
from render.card.top import NOTHING, Top, in_words
from render.paint.canvas import Canvas
from render.paint.kept import kept
from render.paint.panels import settled
from render.paint.picture import Picture, picture
from render.paint.style import ARROW, GOOD, INK, PHONE_WIDTH, RULE, SMALLEST, SOFT_INK, WHITE, fit
from render.rail_baron.cards.heads import KEY, head_of, top_panel
from render.rail_baron.map.inks import map_palette, panel
from render.rail_baron.map.lines import draw_pattern
from render.rail_baron.map.livery import LIVERIES
from render.rail_baron.map.map_words import announced, shown_names
from render.words import money, said
from rules.rail_baron.cities.lookup import reach
from rules.rail_baron.model.actions import BetterEngine
from rules.rail_baron.model.board import board
from rules.rail_baron.model.levels import ENGINES, engine_price
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import View
from rules.rail_baron.routing.expected import mean_roll

_LEFT, _RIGHT = 24, PHONE_WIDTH - 24
_ROW, _COLUMNS = 58, 2
_WIDE = (_RIGHT - _LEFT + 16 - 10) // _COLUMNS


class _Engine(NamedTuple):
    """A better engine in a line of words. `dear`: more than the reader has."""

    name: str
    words: str
    dear: bool


class _Row(NamedTuple):
    """A railroad, its price now, the share of destinations reached after it, whether that is more
    than now. `dear`: more than the reader has."""

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
    top: Top = NOTHING,
    would: tuple[str, ...] | None = None,
    chosen: str = "",
    price: int | None = None,
    cash: int | None = None,
) -> Picture:
    """The railroads that the bank sells, in a purchase, or those of the seat itself that it may
    sell for half, where fees are due; the engines it may buy. 1000 pixels wide. `chosen`: an
    engine that is framed, `price` what it costs; `cash`: the reader's own, on a private page."""
    people = shown_names(view, names, language)
    seat = view.to_move[0] if view.to_move else view.turn.seat
    share = percent(reach(board(view.options), view.seats[seat].railroads), language)
    rows, engines = _rows(view, seat, cash), _engines(view, seat, cash, language)
    known = announced(view, view.seats[seat]) if cash is None else cash
    has = "" if known is None else said(f"{KEY}-has", language, cash=money(known, language))
    reaches = said(f"{KEY}-reach", language, share=share) if rows else ""
    told = " · ".join(filter(None, (has, reaches)))
    head = head_of(
        view,
        people,
        language,
        sum=told,
        would=would,
        buys=None if price is None else (said(f"charts-engine-{chosen}", language), price),
    )
    title = _title(view, rows, share, language)
    canvas = _table(title, rows, engines, chosen, language, ahead=cash is not None)
    parts = [top_panel(top, head, language), settled(canvas, map_palette())]
    alt = [*in_words(top, head, language), *(f"{one.words}." for one in engines)]
    alt += [f"{_title(view, rows, share, language)}: {_told(rows, language)}."]
    return picture(parts, told_within(alt))


def _rows(view: View, seat: int, cash: int | None) -> list[_Row]:
    graph, own = board(view.options), view.seats[seat].railroads
    now = reach(graph, own)
    if view.phase is Phase.FEES:
        left = {mark: [other for other in own if other != mark] for mark in own}
        rows = [
            _Row(mark, graph.railroads[mark].price // 2, reach(graph, left[mark]), False)
            for mark in own
        ]
    else:
        prices = {mark: graph.railroads[mark].price for mark in (*view.bank, *view.set_aside)}
        rows = [
            _Row(mark, price, after, after > now, cash is not None and price > cash)
            for mark, price in prices.items()
            for after in [reach(graph, [*own, mark])]
        ]
    return sorted(rows, key=lambda row: (-row.price, row.mark))


def _engines(view: View, seat: int, cash: int | None, language: str) -> list[_Engine]:
    """The better engines, each with its price and what it brings."""
    if view.phase is not Phase.PURCHASE:
        return []
    has = view.seats[seat].engine
    found = []
    for name in get_args(BetterEngine):
        if ENGINES.index(name) > ENGINES.index(has):
            price = engine_price(view.options, len(view.seats), has, name)
            line = said(
                f"{KEY}-engine-rolls",
                language,
                engine=said(f"charts-engine-{name}", language),
                price=money(price, language),
                before=decimal(mean_roll(has), language),
                after=decimal(mean_roll(name), language),
            )
            found.append(_Engine(name, line, cash is not None and price > cash))
    return found


def _title(view: View, rows: Sequence[_Row], share: str, language: str) -> str:
    if not rows:
        return said(f"{KEY}-nothing-for-sale", language)
    key = "own" if view.phase is Phase.FEES else "for-sale"
    return said(f"{KEY}-{key}", language, share=share)


def _table(
    title: str,
    rows: Sequence[_Row],
    engines: Sequence[_Engine],
    chosen: str,
    language: str,
    *,
    ahead: bool,
) -> Canvas:
    lines = -(-len(rows) // _COLUMNS)
    tall = 12 + _ROW * (len(engines) + lines) + 60 + HEADING * ahead
    canvas = panel(PHONE_WIDTH, tall)
    y = 10.0
    if ahead:
        label(canvas, said("render-card-would", language), _LEFT - 8, y, 1)
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
        canvas.paste(_cell(row, row.mark == chosen, language), x, y + line_ * _ROW)
    return canvas


@kept
def _cell(row: _Row, framed: bool, language: str) -> Image.Image:
    """A railroad's line of the table."""
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


def _told(rows: Sequence[_Row], language: str) -> str:
    return ", ".join(
        said(
            f"{KEY}-alt-row",
            language,
            railroad=row.mark,
            price=money(row.price, language),
            share=f"{ARROW} {percent(row.after, language)}",
        )
        for row in rows
    )
