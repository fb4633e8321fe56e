"""The Robber Barons as a panel: the owner of each card, and the one being auctioned."""

from __future__ import annotations

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.news import News
from render.baltimore_ohio.shared.palettes import lay_out
from render.baltimore_ohio.shared.words import picture_text
from render.layout.box import Box, Card, Space, Sprite, fill
from render.layout.part import Part
from render.layout.seats import badge
from render.layout.stacks import Column, Line, Row, Table
from render.layout.text import Name, amount, label
from render.paint.canvas import Canvas
from render.paint.style import INK, RULE, SOFT_INK, WHITE
from render.words import money
from rules.baltimore_ohio.market_round.robber_barons import income
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import State


def render_magnates(table: State, fresh: News, language: str) -> Part:
    """Return the cards, two in a line; at the head the bid, during an auction."""
    head: list[Box] = [label(picture_text("barons", language), 34)]
    if table.auction is not None:
        bid = {"card": facts.barons()[table.auction.card].name}
        bid["sum"] = money(table.auction.bid, language)
        word = Name(picture_text("bid", language, **bid), 34, cut_to=500)
        head = [badge(table.auction.leader), word]
    cells = [_magnate(table, card, card in fresh.won, language) for card in facts.barons()]
    pairs = [Line((*cells[n : n + 2], Space())[:2]) for n in range(0, len(cells), 2)]
    body = Table(pairs, head=False, rules=False, pad=0, gap=4)
    return lay_out(Card(Column(Row(*head, gap=8), body, gap=4), pad=(8, 8), words=""))


def _magnate(table: State, card: str, is_new: bool, language: str) -> Box:
    """Return a card with its owner and what it would pay now; one that is being auctioned, or has
    just been sold, is framed."""
    is_offered = table.auction is not None and table.auction.card == card
    owners = (seat for seat, player in enumerate(table.players) if card in player.cards)
    owner = next(owners, None)
    ink = SOFT_INK if owner is None and not is_offered else INK
    sign = Sprite(_draw_ring, room=(42, 38)) if owner is None else badge(owner)
    name = Name(facts.barons()[card].name, 33, ink, cut_to=200)
    dollars = money(income(Position(table), card), language)
    line = Row(sign, name, fill(), amount(dollars, 35, ink, bold=ink == INK), gap=6)
    ground, edge = (WHITE, INK) if is_offered or is_new else (None, None)
    return Card(line, ground=ground, edge=edge, line=3, radius=10, pad=(6, 3), grow=1)


def _draw_ring(canvas: Canvas, x: float, y: float) -> None:
    """Draw the sign of a card that nobody has."""
    canvas.circle(x, y, 15, None, RULE, 3)
