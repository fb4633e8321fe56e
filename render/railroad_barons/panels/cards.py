"""A Holding's card on the board: value, Director, treasury, certificates; tokens, Railroads."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.railroad_barons as facts
from render.paint.canvas import Canvas
from render.paint.kept import kept
from render.paint.style import (
    CARD,
    INK,
    PHONE_WIDTH,
    RULE,
    SMALLEST,
    SOFT_INK,
    WHITE,
    fit,
    text_width,
)
from render.pieces import seat_badge
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.inks import panel, settled
from render.railroad_barons.shared.livery import TILE, plate
from render.railroad_barons.shared.reading import (
    QUIET,
    News,
    dividend,
    doomed,
    free_tokens,
    income,
    owner,
    risen,
    side,
    value,
)
from render.railroad_barons.shared.words import told
from render.words import money
from rules.railroad_barons.model.state import Phase, State

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 12, PHONE_WIDTH - MARGIN - 12
_LINE = 47
FIRST, CLOSED = 57, 56


class Card(NamedTuple):
    """What a card shows. `value` in dollars, None before the start; `railroads` as (side, goes
    next, just come); `owners` of the certificates, largest first; `tokens` on (+), on the circles
    of those kept, in the network, and free."""

    holding: str
    value: int | None
    floated: bool
    director: int | None
    treasury: int
    railroads: tuple[tuple[facts.Side, bool, bool], ...]
    investors: tuple[str, ...]
    tokens: tuple[int, int, int, int]
    owners: tuple[int | None, ...]
    income: int
    per: int | None
    """What 10% earn, in a Stock Round."""
    on_turn: bool
    payout: tuple[int, int, int] | None
    """While it is asked: what each seat would be paid, and the share value after it."""
    news: News = QUIET


def card_of(table: State, holding: str, news: News = QUIET) -> Card:
    """A Holding as the table has it; what is in `news` is framed."""
    held = table.holdings[holding]
    sides = [side(railroad) for railroad in held.railroads]
    on_turn, payout = table.holding == holding and table.half > 0, None
    if on_turn and table.phase is Phase.REVENUE:
        first, second = (dividend(table, seat, holding) for seat in (0, 1))
        payout = (first, second, risen(table, holding))
    return Card(
        holding,
        value(table, holding),
        held.floated,
        held.director,
        held.treasury,
        tuple(
            (of, doomed(table, of), railroad.card in news.railroads)
            for of, railroad in zip(sides, held.railroads, strict=True)
        ),
        tuple(held.investors),
        (held.plus, held.down, held.network, free_tokens(holding, held)),
        tuple(owner(table, holding, p) for p in facts.constants().certificate_percents),
        income(table, holding).total,
        None if table.half else income(table, holding).total // 10,
        on_turn,
        payout,
        news,
    )


def card(row: Card, language: str) -> Image.Image:
    """The card as a panel as wide as a phone's picture."""
    lines = _second(None, row, 0, language)
    tall = FIRST + _LINE * (lines + (row.payout is not None)) + 4
    canvas = panel(PHONE_WIDTH, tall + 4)
    _ground(canvas, row, tall)
    plate(canvas, _LEFT, 9, row.holding)
    if row.news.begun:
        signs.framed(canvas, (_LEFT, 9, _LEFT + TILE, 57), 10)
    x = _LEFT + TILE + 14.0
    amount = money(row.value or 0, language)
    canvas.text(x, 49, amount, 44, INK, bold=True)
    x += max(text_width(amount, 44, True), 100) + 16
    if row.director is not None:
        seat_badge(canvas, x + 18, 33, 19, row.director)
    x += 54
    chart = _RIGHT - signs.CHART
    if row.floated or row.treasury:
        word = told("treasury", language)
        canvas.text(x, 46, word, SMALLEST, SOFT_INK)
        x += text_width(word, SMALLEST) + 10
        amount = money(row.treasury, language)
        canvas.text(x, 46, amount, 36, INK, bold=True)
        if row.news.treasury:
            signs.framed(canvas, (x - 2, 15, x + text_width(amount, 36, True) + 2, 53))
    else:
        word = told("unfloated", language)
        canvas.text(x, 46, fit(word, SMALLEST, chart - x - 10), SMALLEST, SOFT_INK)
    signs.chart(canvas, _RIGHT, 10, row.owners, row.news.papers)
    _second(canvas, row, FIRST, language)
    if row.payout is not None:
        _payout(canvas, FIRST + _LINE * lines, row.payout, language)
    return settled(canvas)


def _payout(canvas: Canvas, y: float, payout: tuple[int, int, int], language: str) -> None:
    """What paying the revenue would bring to whom."""
    word = told("if-paid", language)
    canvas.text(_LEFT, y + 36, word, 35, SOFT_INK)
    x = _LEFT + text_width(word, 35) + 18
    for seat, amount in enumerate(payout[:2]):
        seat_badge(canvas, x + 19, y + 24, 18, seat)
        part = f"+ {money(amount, language)}"
        canvas.text(x + 48, y + 36, part, 36, INK, bold=True)
        x += 48 + text_width(part, 36, True) + 28
    after = money(payout[2], language)
    canvas.polygon([(x, y + 12), (x, y + 36), (x + 19, y + 24)], INK)
    canvas.text(x + 30, y + 36, after, 36, INK, bold=True)


def _ground(canvas: Canvas, row: Card, tall: float) -> None:
    box = (MARGIN, 2, PHONE_WIDTH - MARGIN, tall)
    edge = INK if row.on_turn else RULE
    canvas.box(box, WHITE if row.on_turn else CARD, edge, radius=14, width=5 if row.on_turn else 2)
    if row.on_turn:
        middle = tall / 2
        canvas.polygon([(0, middle - 17), (0, middle + 17), (MARGIN - 2, middle)], INK)


@kept
def unstarted(holdings: tuple[str, ...], language: str) -> Image.Image:
    """The Holdings nobody has started, on one line: all their certificates lie in the bank."""
    canvas = panel(PHONE_WIDTH, CLOSED + 12)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, CLOSED + 4), CARD, RULE, radius=14, width=2)
    x = float(_LEFT)
    for holding in holdings:
        x = plate(canvas, x, 8, holding) + 10
    canvas.text(x + 6, 45, told("unstarted", language), 35, SOFT_INK)
    return settled(canvas)


def _second(canvas: Canvas | None, row: Card, y: float, language: str) -> int:
    """Tokens, Railroads, Investors and, at the right, the income, on as many lines as they take.
    Returns how many; without a canvas it only counts."""
    total = f"= {money(row.income, language)}"
    if row.per is not None:
        total += f" · {told('per-ten', language, income=money(row.per, language))}"
    if canvas is not None and row.railroads:
        canvas.text(_RIGHT, y + 36, total, 38, INK, bold=True, anchor="rs")
    room, line = _RIGHT - _LEFT - text_width(total, 38, True) - 14, 0
    x = _tokens(canvas, row, y + signs.CHIP / 2) - _LEFT + 4
    if canvas is not None and row.news.tokens:
        signs.framed(canvas, (_LEFT, y + 2, _LEFT + x - 14, y + signs.CHIP - 2))
    parts: list[tuple[str | tuple[facts.Side, bool, bool], float]] = [
        (one, signs.railroad_width(one[0], one[1], language)) for one in row.railroads
    ]
    if not parts:
        word = told("no-railroad", language)
        if canvas is not None:
            canvas.text(_LEFT + x, y + 35, word, 35, SOFT_INK)
        x += text_width(word, 35) + 18
    parts += [(name, signs.investor_width(name, language)) for name in row.investors]
    for part, width in parts:
        if x + width > room:
            x, line, room = 0.0, line + 1, _RIGHT - _LEFT
        at = (_LEFT + x, y + line * _LINE)
        x += width + 10
        if canvas is None:
            continue
        if isinstance(part, str):
            signs.investor(canvas, *at, part, language)
        else:
            of, goes, new = part
            end = signs.railroad(canvas, *at, of, goes, language)
            if new:
                signs.framed(canvas, (at[0], at[1], end, at[1] + signs.CHIP))
    return line + 1


def _tokens(canvas: Canvas | None, row: Card, y: float) -> float:
    """One by one in the Holding's turn, else counted. Returns the x after them."""
    plus, down, network, free = row.tokens
    if not row.on_turn:
        return signs.counted(canvas, _LEFT, y, row.holding, free, network)
    uses: tuple[signs.Use, ...] = ("plus", "down", "free", "network")
    counts = list(zip(uses, (plus, down, free, network), strict=True))
    if canvas is None:
        return _LEFT + signs.tokens_width(counts)
    return signs.tokens(canvas, _LEFT, y, row.holding, counts)
