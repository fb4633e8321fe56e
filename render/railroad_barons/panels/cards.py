"""A Holding's card on the board: value, Director, treasury, certificates; tokens,
Railroads."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.railroad_barons as facts
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
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
from render.pieces import draw_seat_badge
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.livery import PLATE_WIDTH, draw_plate
from render.railroad_barons.shared.palettes import panel, quantize
from render.railroad_barons.shared.table_values import (
    QUIET,
    News,
    becomes_obsolete_next,
    certificate_owner,
    dividend,
    free_tokens,
    income,
    railroad_side,
    share_value,
    value_after_dividend,
)
from render.railroad_barons.shared.words import picture_text
from render.words import money
from rules.railroad_barons.model.state import Phase, State

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 12, PHONE_WIDTH - MARGIN - 12
_LINE = 47
FIRST, UNSTARTED_HEIGHT = 57, 56


class Card(NamedTuple):
    """The contents of a card. `value` in dollars, None before the start; `railroads` as (side,
    becomes obsolete next, just bought); `owners` of the certificates, largest first; `tokens`
    on (+), on the down circles, in the network, and free."""

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
    """While a dividend is being decided: what each seat would receive, and the share value
    after it."""
    news: News = QUIET


def build_card(table: State, holding: str, news: News = QUIET) -> Card:
    """Return a Holding as the table has it; what is in `news` is framed."""
    row = table.holdings[holding]
    sides = [railroad_side(railroad) for railroad in row.railroads]
    on_turn, payout = table.holding == holding and table.half > 0, None
    if on_turn and table.phase is Phase.REVENUE:
        first, second = (dividend(table, seat, holding) for seat in (0, 1))
        payout = (first, second, value_after_dividend(table, holding))
    return Card(
        holding,
        share_value(table, holding),
        row.floated,
        row.director,
        row.treasury,
        tuple(
            (
                printed_side,
                becomes_obsolete_next(table, printed_side),
                railroad.card in news.railroads,
            )
            for printed_side, railroad in zip(sides, row.railroads, strict=True)
        ),
        tuple(row.investors),
        (row.plus, row.down, row.network, free_tokens(holding, row)),
        tuple(certificate_owner(table, holding, p) for p in facts.constants().certificate_percents),
        income(table, holding).total,
        None if table.half else income(table, holding).total // 10,
        on_turn,
        payout,
        news,
    )


def render_card(row: Card, language: str) -> Image.Image:
    """Return the card as a panel as wide as a phone's picture."""
    lines = _draw_assets(None, row, 0, language)
    height = FIRST + _LINE * (lines + (row.payout is not None)) + 4
    canvas = panel(PHONE_WIDTH, height + 4)
    _draw_background(canvas, row, height)
    draw_plate(canvas, _LEFT, 9, row.holding)
    if row.news.begun:
        signs.draw_frame(canvas, (_LEFT, 9, _LEFT + PLATE_WIDTH, 57), 10)
    x = _LEFT + PLATE_WIDTH + 14.0
    amount = money(row.value or 0, language)
    canvas.text(x, 49, amount, 44, INK, bold=True)
    x += max(text_width(amount, 44, True), 100) + 16
    if row.director is not None:
        draw_seat_badge(canvas, x + 18, 33, 19, row.director)
    x += 54
    certificates_left = _RIGHT - signs.CERTIFICATES_WIDTH
    if row.floated or row.treasury:
        word = picture_text("treasury", language)
        canvas.text(x, 46, word, SMALLEST, SOFT_INK)
        x += text_width(word, SMALLEST) + 10
        amount = money(row.treasury, language)
        canvas.text(x, 46, amount, 36, INK, bold=True)
        if row.news.treasury:
            signs.draw_frame(canvas, (x - 2, 15, x + text_width(amount, 36, True) + 2, 53))
    else:
        word = picture_text("unfloated", language)
        canvas.text(x, 46, fit(word, SMALLEST, certificates_left - x - 10), SMALLEST, SOFT_INK)
    signs.draw_certificates(canvas, _RIGHT, 10, row.owners, row.news.papers)
    _draw_assets(canvas, row, FIRST, language)
    if row.payout is not None:
        _draw_payout(canvas, FIRST + _LINE * lines, row.payout, language)
    return quantize(canvas)


def _draw_payout(canvas: Canvas, y: float, payout: tuple[int, int, int], language: str) -> None:
    """Draw what paying the revenue would bring to each player."""
    word = picture_text("if-paid", language)
    canvas.text(_LEFT, y + 36, word, 35, SOFT_INK)
    x = _LEFT + text_width(word, 35) + 18
    for seat, amount in enumerate(payout[:2]):
        draw_seat_badge(canvas, x + 19, y + 24, 18, seat)
        part = f"+ {money(amount, language)}"
        canvas.text(x + 48, y + 36, part, 36, INK, bold=True)
        x += 48 + text_width(part, 36, True) + 28
    after = money(payout[2], language)
    canvas.polygon([(x, y + 12), (x, y + 36), (x + 19, y + 24)], INK)
    canvas.text(x + 30, y + 36, after, 36, INK, bold=True)


def _draw_background(canvas: Canvas, row: Card, height: float) -> None:
    box = (MARGIN, 2, PHONE_WIDTH - MARGIN, height)
    edge = INK if row.on_turn else RULE
    canvas.box(box, WHITE if row.on_turn else CARD, edge, radius=14, width=5 if row.on_turn else 2)
    if row.on_turn:
        middle = height / 2
        canvas.polygon([(0, middle - 17), (0, middle + 17), (MARGIN - 2, middle)], INK)


@cached
def render_unstarted(holdings: tuple[str, ...], language: str) -> Image.Image:
    """Return the Holdings that have not been started, in one line: all their certificates lie
    in the bank."""
    canvas = panel(PHONE_WIDTH, UNSTARTED_HEIGHT + 12)
    canvas.box(
        (MARGIN, 2, PHONE_WIDTH - MARGIN, UNSTARTED_HEIGHT + 4), CARD, RULE, radius=14, width=2
    )
    x = float(_LEFT)
    for holding in holdings:
        x = draw_plate(canvas, x, 8, holding) + 10
    canvas.text(x + 6, 45, picture_text("unstarted", language), 35, SOFT_INK)
    return quantize(canvas)


def _draw_assets(canvas: Canvas | None, row: Card, y: float, language: str) -> int:
    """Draw tokens, Railroads, Investors and, at the right, the income. Return the number of
    lines.

    Without a canvas it only counts."""
    total = f"= {money(row.income, language)}"
    if row.per is not None:
        total += f" · {picture_text('per-ten', language, income=money(row.per, language))}"
    if canvas is not None and row.railroads:
        canvas.text(_RIGHT, y + 36, total, 38, INK, bold=True, anchor="rs")
    room, line = _RIGHT - _LEFT - text_width(total, 38, True) - 14, 0
    x = _draw_tokens(canvas, row, y + signs.CHIP_HEIGHT / 2) - _LEFT + 4
    if canvas is not None and row.news.tokens:
        signs.draw_frame(canvas, (_LEFT, y + 2, _LEFT + x - 14, y + signs.CHIP_HEIGHT - 2))
    parts: list[tuple[str | tuple[facts.Side, bool, bool], float]] = [
        (entry, signs.railroad_width(entry[0], entry[1], language)) for entry in row.railroads
    ]
    if not parts:
        word = picture_text("no-railroad", language)
        if canvas is not None:
            canvas.text(_LEFT + x, y + 35, word, 35, SOFT_INK)
        x += text_width(word, 35) + 18
    parts += [(name, signs.investor_width(name, language)) for name in row.investors]
    for part, width in parts:
        if x + width > room:
            x, line, room = 0.0, line + 1, _RIGHT - _LEFT
        corner = (_LEFT + x, y + line * _LINE)
        x += width + 10
        if canvas is None:
            continue
        if isinstance(part, str):
            signs.draw_investor(canvas, *corner, part, language)
        else:
            printed_side, goes_next, is_new = part
            end = signs.draw_railroad(canvas, *corner, printed_side, goes_next, language)
            if is_new:
                signs.draw_frame(canvas, (corner[0], corner[1], end, corner[1] + signs.CHIP_HEIGHT))
    return line + 1


def _draw_tokens(canvas: Canvas | None, row: Card, y: float) -> float:
    """Draw the tokens one by one in the Holding's turn, else their numbers. Return the x after
    them."""
    plus, down, network, free = row.tokens
    if not row.on_turn:
        return signs.draw_token_counts(canvas, _LEFT, y, row.holding, free, network)
    uses: tuple[signs.Use, ...] = ("plus", "down", "free", "network")
    counts = list(zip(uses, (plus, down, free, network), strict=True))
    if canvas is None:
        return _LEFT + signs.tokens_width(counts)
    return signs.draw_tokens(canvas, _LEFT, y, row.holding, counts)
