"""The players as a panel, in the order of their Player Order cards, with their cash; the Robber
Barons as a panel."""

from __future__ import annotations

from collections.abc import Sequence

import data.baltimore_ohio as facts
from render.alt import truncate
from render.baltimore_ohio.shared.palettes import lay_out
from render.baltimore_ohio.shared.table_values import News, barons_pay, stock_value
from render.baltimore_ohio.shared.words import picture_text
from render.layout.box import Box, Card, Framed, Space, Sprite, fill
from render.layout.part import Part
from render.layout.seats import badge
from render.layout.stacks import Column, Grid, Line, Row, Table
from render.layout.text import Name, Text, amount, label
from render.paint.canvas import Canvas
from render.paint.style import INK, RULE, SMALLEST, SOFT_INK, WHITE, seat_style
from render.words import money
from rules.baltimore_ohio.market_round.robber_barons import income
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View


def render_players(
    view: View, names: Sequence[str], fresh: News, language: str, *, barons: bool = True
) -> Part:
    """Return the players, two in a line, with arrows in the order of play; those that did something
    `fresh` are framed. `names` are in characters that the font has; `barons`: with what their
    Robber Barons pay."""
    boxes = [
        _player(view, number, seat, names[seat], seat in fresh.acted, language, barons=barons)
        for number, seat in enumerate(view.table.player_order)
    ]
    order = label(picture_text("order", language), words="")
    people = Grid(boxes, 2, gap=28, line_gap=12, separator=". ")
    return lay_out(Column(order, people, gap=4))


def _player(
    view: View,
    number: int,
    seat: int,
    person: str,
    is_fresh: bool,
    language: str,
    *,
    barons: bool,
) -> Box:
    style, cash = seat_style(seat), money(view.table.players[seat].cash, language)
    stock = money(stock_value(view.table, seat), language)
    values = {"name": truncate(person, 16), "cash": cash, "stock": stock}
    lines: list[Box] = [Row(badge(seat), Name(person, 35, cut_to=80, grow=1), amount(cash))]
    alt = picture_text("alt-player", language, **values).rstrip(".")
    cards = len(view.table.players[seat].cards)
    if barons and cards:
        owned = picture_text("barons-owned", language, count=cards)
        paid = f"+{money(barons_pay(view.table, seat), language)}"
        lines.append(Row(label(owned, SMALLEST), fill(), Text(paid, 34, bold=True)))
        alt = f"{alt}, {owned} {paid}"
    card = Card(
        Column(*lines),
        ground=style.tint,
        edge=style.colour,
        line=5 if seat in view.to_move else 2,
        radius=12,
        pad=(14, 6),
        grow=1,
        words=alt,
    )
    arrow = Sprite(_draw_arrow, number, room=(0, 0))
    return Row(arrow, Framed(card, news=is_fresh, line=4, full=True), gap=0)


def _draw_arrow(canvas: Canvas, x: float, y: float, number: int) -> None:
    """Draw an arrow between the two of a line."""
    if number % 2:
        canvas.polygon([(x - 22, y - 12), (x - 5, y), (x - 22, y + 12)], SOFT_INK)


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
    body = Table(pairs, head=False, rules=False, pad=0, gap=4)  # as wide as the longest names
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
