"""The Robber Barons as a panel: whose each card is, and the one under the hammer."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.inks import panel, settled
from render.baltimore_ohio.shared.news import NOTHING, News
from render.baltimore_ohio.shared.words import told
from render.paint.canvas import Canvas
from render.paint.kept import kept
from render.paint.style import CARD, INK, PHONE_WIDTH, RULE, SOFT_INK, WHITE, fit, text_width
from render.pieces import seat_badge
from render.words import money
from rules.baltimore_ohio.market_round.robber_barons import income
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import State

MARGIN = 18
_HEAD, _ROW = 56, 48
_COLUMNS = ((MARGIN + 12, 490), (MARGIN + 12 + 490, 450))
"""Left edge and width of each; the longest names stand in the first."""


class Magnate(NamedTuple):
    """A card and the dollars it would pay now: `owner` None while nobody has it; while it is being
    auctioned, the leader with the `bid`; `new`: it has just been sold."""

    card: str
    pays: int
    owner: int | None
    bid: int | None = None
    new: bool = False


def magnates_of(table: State, fresh: News = NOTHING) -> tuple[Magnate, ...]:
    """The cards in their order; none without the expansion."""
    if not table.options.robber_barons:
        return ()
    owners = {card: seat for seat, player in enumerate(table.players) for card in player.cards}
    hammer = table.auction
    found = []
    for card in facts.barons():
        pays = income(Position(table), card)
        if hammer is not None and hammer.card == card:
            found.append(Magnate(card, pays, hammer.leader, hammer.bid))
        else:
            found.append(Magnate(card, pays, owners.get(card), None, card in fresh.won))
    return tuple(found)


@kept
def magnates(rows: tuple[Magnate, ...], language: str) -> Image.Image:
    """The cards, two in a line."""
    lines = -(-len(rows) // 2)
    tall = _HEAD + _ROW * lines + 8
    canvas = panel(PHONE_WIDTH, tall + 10)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, tall), CARD, RULE, radius=14, width=2)
    word, x, ink = told("barons", language), MARGIN + 14, SOFT_INK
    for row in rows:
        if row.bid is not None and row.owner is not None:
            card, bid = facts.barons()[row.card].name, money(row.bid, language)
            word, ink = told("bid", language, sum=bid, card=card), INK
            seat_badge(canvas, x + 18, 30, 19, row.owner)
            x += 46
    canvas.text(x, 42, fit(word, 34, PHONE_WIDTH - MARGIN - 14 - x), 34, ink)
    for number, row in enumerate(rows):
        x, wide = _COLUMNS[number % 2]
        _magnate(canvas, x, _HEAD + _ROW * (number // 2), wide, row, language)
    return settled(canvas)


def _magnate(canvas: Canvas, x: float, y: float, wide: float, row: Magnate, language: str) -> None:
    right = x + wide - 14
    if row.bid is not None or row.new:
        canvas.box((x - 6, y, right + 6, y + _ROW - 2), WHITE, INK, radius=10, width=3)
    amount = money(row.pays, language)
    ink = SOFT_INK if row.owner is None else INK
    canvas.text(right - 2, y + 35, amount, 35, ink, bold=row.owner is not None, anchor="rs")
    right -= text_width(amount, 35, True) + 12
    if row.owner is None or row.bid is not None:
        canvas.circle(x + 18, y + 23, 15, None, RULE, 3)
    else:
        seat_badge(canvas, x + 18, y + 23, 19, row.owner)
    name = facts.barons()[row.card].name
    fill = SOFT_INK if row.owner is None else INK
    canvas.text(x + 42, y + 35, fit(name, 33, right - x - 42), 33, fill)
