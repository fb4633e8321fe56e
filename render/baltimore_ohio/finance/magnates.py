"""The Robber Barons as a panel: the owner of each card, and the one being auctioned."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.news import NOTHING, News
from render.baltimore_ohio.shared.palettes import lay_out
from render.baltimore_ohio.shared.words import picture_text
from render.layout.box import Box, Card, Space, Sprite, fill
from render.layout.seats import badge
from render.layout.stacks import Column, Line, Row, Table
from render.layout.text import Name, amount, label
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.style import INK, RULE, SOFT_INK, WHITE
from render.words import money
from rules.baltimore_ohio.market_round.robber_barons import income
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import State


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
    head: list[Box] = [label(picture_text("barons", language), 34)]
    for row in rows:
        if row.bid is not None and row.owner is not None:
            card, bid = facts.barons()[row.card].name, money(row.bid, language)
            word = picture_text("bid", language, sum=bid, card=card)
            head = [badge(row.owner), Name(word, 34, cut_to=500)]
    cells = [_magnate(row, language) for row in rows]
    pairs = [Line((*cells[n : n + 2], Space())[:2]) for n in range(0, len(cells), 2)]
    body = Table(pairs, head=False, rules=False, pad=0, gap=4)
    return lay_out(Card(Column(Row(*head, gap=8), body, gap=4), pad=(8, 8))).image


def _magnate(row: Magnate, language: str) -> Box:
    ink = SOFT_INK if row.owner is None else INK
    is_sold = row.owner is not None and row.bid is None
    sign = badge(row.owner) if is_sold else Sprite(_draw_ring, room=(42, 38))
    name = Name(facts.barons()[row.card].name, 33, ink, cut_to=200)
    pays = amount(money(row.pays, language), 35, ink, bold=row.owner is not None)
    now = row.bid is not None or row.new
    ground, edge = (WHITE, INK) if now else (None, None)
    line = Row(sign, name, fill(), pays, gap=6)
    return Card(line, ground=ground, edge=edge, line=3, radius=10, pad=(6, 3), grow=1)


def _draw_ring(canvas: Canvas, x: float, y: float) -> None:
    """Draw the sign of a card that nobody has."""
    canvas.circle(x, y, 15, None, RULE, 3)
