"""What each player owns: cash, shares, and Robber Barons with what these would pay now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import data.baltimore_ohio as facts
from render.alt import truncate
from render.baltimore_ohio.shared.livery import LIVERIES
from render.baltimore_ohio.shared.palettes import lay_out
from render.baltimore_ohio.shared.table_values import NOTHING, News, railroads_in_order
from render.baltimore_ohio.shared.words import picture_text
from render.card.deeds import Holder, holders_card, own_holdings
from render.layout.box import Box, Card, Space, Sprite, fill
from render.layout.part import Part
from render.layout.seats import badge
from render.layout.stacks import Column, Line, Row, Table
from render.layout.text import Name, Text, amount, label
from render.paint.canvas import Canvas
from render.paint.style import INK, RULE, SOFT_INK, WHITE
from render.words import cached_text, money
from rules.baltimore_ohio.market_round.robber_barons import income
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import State


def render_own(table: State, seat: int, language: str) -> Part:
    """Return the cash, the shares and the Robber Barons of the seat that reads."""
    holder = _holder(table, seat, "", language)
    cash = cached_text("render-map-cash", language, cash=holder.money)
    barons = [
        Text(f"{facts.barons()[card].name} +{_pays(table, card, language)}", 34)
        for card in table.players[seat].cards
    ]
    holder = holder._replace(money=cash)
    return lay_out(own_holdings(holder, LIVERIES, language, more=barons), top=4)


def render_holders(table: State, reader: int | None, names: Sequence[str], language: str) -> Part:
    """Return the cash and the shares of the players, but not of the `reader`."""
    seats = [seat for seat in table.player_order if seat != reader]
    holders = [_holder(table, seat, names[seat], language) for seat in seats]
    return lay_out(holders_card(holders, LIVERIES, language), top=4)


def _holder(table: State, seat: int, name: str, language: str) -> Holder:
    player = table.players[seat]
    shares = [
        (key, player.shares[key], table.railroads[key].president == seat)
        for key in railroads_in_order(table)
        if player.shares.get(key)
    ]
    cash = money(player.cash, language)
    return Holder(seat, name, cash, shares, cash)


def _pays(table: State, card: str, language: str) -> str:
    return money(income(Position(table), card), language)


def magnates_parts(
    table: State,
    names: Sequence[str],
    language: str,
    fresh: News = NOTHING,
    *,
    owned: bool = True,
) -> Iterator[Part]:
    """Yield the Robber Barons, two in a line, only those `owned` or all; at the head the bid,
    during an auction. Nothing if there are none."""
    owners = {card: seat for seat, player in enumerate(table.players) for card in player.cards}
    cells = [
        _magnate(table, card, owners.get(card), names, card in fresh.won, language)
        for card in facts.barons()
        if not owned or card in owners
    ]
    if not cells:
        return
    head: list[Box] = [label(picture_text("barons", language), 34)]
    if table.auction is not None:
        bid = {"card": facts.barons()[table.auction.card].name}
        bid["sum"] = money(table.auction.bid, language)
        word = Name(picture_text("bid", language, **bid), 34, cut_to=420)
        head = [badge(table.auction.leader), word]
    if len(cells) > len(owners):
        free = label(picture_text("baron-free", language), words="")
        head += [fill(), Sprite(_draw_ring, room=(42, 38)), free]
    pairs = [Line((*cells[n : n + 2], Space())[:2]) for n in range(0, len(cells), 2)]
    body = Table(pairs, head=False, rules=False, pad=0, gap=4)  # as wide as the longest names
    box = Column(Row(*head, gap=8), body, gap=2, separator=": ")
    yield lay_out(Card(box, pad=(8, 6)), top=4)


def _magnate(
    table: State, card: str, owner: int | None, names: Sequence[str], is_new: bool, language: str
) -> Box:
    """Return a card with its owner and what it would pay now; one that is being auctioned, or has
    just been sold, is framed."""
    is_offered = table.auction is not None and table.auction.card == card
    ink = SOFT_INK if owner is None and not is_offered else INK
    sign: Box = Sprite(_draw_ring, room=(42, 38))
    if owner is not None:
        sign = badge(owner, words=truncate(names[owner], 16))
    title = facts.barons()[card].name
    name = Name(title, 33, ink, cut_to=200, words=title)
    dollars = amount(_pays(table, card, language), 35, ink, bold=ink == INK)
    line = Row(sign, name, fill(), dollars, gap=6, separator=" ")
    ground, edge = (WHITE, INK) if is_offered or is_new else (None, None)
    return Card(line, ground=ground, edge=edge, line=3, radius=10, pad=(6, 3), grow=1)


def _draw_ring(canvas: Canvas, x: float, y: float) -> None:
    """Draw the sign of a card that nobody has."""
    canvas.circle(x, y, 15, None, RULE, 3)
