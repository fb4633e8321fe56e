"""The Robber Barons as a panel: the owner of each card, and the one being auctioned."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.news import NOTHING, News
from render.baltimore_ohio.shared.palettes import panel, quantize
from render.baltimore_ohio.shared.words import picture_text
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.style import CARD, INK, PHONE_WIDTH, RULE, SOFT_INK, WHITE, fit, text_width
from render.pieces import draw_seat_badge
from render.words import money
from rules.baltimore_ohio.market_round.robber_barons import income
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import State

MARGIN = 18
_HEAD, _ROW = 56, 48
_COLUMNS = ((MARGIN + 12, 490), (MARGIN + 12 + 490, 450))
"""Left edge and width of each column; the longest names stand in the first."""


class Magnate(NamedTuple):
    """A card and the dollars that it would pay now.

    `owner` is None while it is unsold; during its auction `owner` leads with the `bid`. `new`:
    it has just been sold."""

    card: str
    pays: int
    owner: int | None
    bid: int | None = None
    new: bool = False


def build_magnates(table: State, fresh: News = NOTHING) -> tuple[Magnate, ...]:
    """Return the cards in their order; empty without the expansion."""
    if not table.options.robber_barons:
        return ()
    owners = {card: seat for seat, player in enumerate(table.players) for card in player.cards}
    auction = table.auction
    rows = []
    for card in facts.barons():
        pays = income(Position(table), card)
        if auction is not None and auction.card == card:
            rows.append(Magnate(card, pays, auction.leader, auction.bid))
        else:
            rows.append(Magnate(card, pays, owners.get(card), None, card in fresh.won))
    return tuple(rows)


@cached
def render_magnates(rows: tuple[Magnate, ...], language: str) -> Image.Image:
    """Return the cards, two in a line."""
    lines = -(-len(rows) // 2)
    height = _HEAD + _ROW * lines + 8
    canvas = panel(PHONE_WIDTH, height + 10)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, height), CARD, RULE, radius=14, width=2)
    word, x, ink = picture_text("barons", language), MARGIN + 14, SOFT_INK
    for row in rows:
        if row.bid is not None and row.owner is not None:
            card, bid = facts.barons()[row.card].name, money(row.bid, language)
            word, ink = picture_text("bid", language, sum=bid, card=card), INK
            draw_seat_badge(canvas, x + 18, 30, 19, row.owner)
            x += 46
    canvas.text(x, 42, fit(word, 34, PHONE_WIDTH - MARGIN - 14 - x), 34, ink)
    for number, row in enumerate(rows):
        x, column_width = _COLUMNS[number % 2]
        _draw_magnate(canvas, x, _HEAD + _ROW * (number // 2), column_width, row, language)
    return quantize(canvas)


def _draw_magnate(
    canvas: Canvas, x: float, y: float, width: float, row: Magnate, language: str
) -> None:
    right = x + width - 14
    if row.bid is not None or row.new:
        canvas.box((x - 6, y, right + 6, y + _ROW - 2), WHITE, INK, radius=10, width=3)
    amount = money(row.pays, language)
    ink = SOFT_INK if row.owner is None else INK
    canvas.text(right - 2, y + 35, amount, 35, ink, bold=row.owner is not None, anchor="rs")
    right -= text_width(amount, 35, True) + 12
    if row.owner is None or row.bid is not None:
        canvas.circle(x + 18, y + 23, 15, None, RULE, 3)
    else:
        draw_seat_badge(canvas, x + 18, y + 23, 19, row.owner)
    name = facts.barons()[row.card].name
    fill = SOFT_INK if row.owner is None else INK
    canvas.text(x + 42, y + 35, fit(name, 33, right - x - 42), 33, fill)
