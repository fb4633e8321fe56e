"""What each player owns, below a picture about something else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.alt import truncate
from render.layout.box import Box, Card, join_words
from render.layout.part import Part
from render.layout.seats import badge
from render.layout.stacks import Column, Flow, Row
from render.layout.text import Text, label
from render.paint.style import INK, SMALLEST, WHITE
from render.train_tycoon.shared.livery import plate
from render.train_tycoon.shared.palettes import lay_out
from render.train_tycoon.shared.table_values import player_order
from render.train_tycoon.shared.words import picture_text
from render.words import money
from rules.train_tycoon.model.position import cash, loans
from rules.train_tycoon.model.state import State

_PLATE = 118


def holders_parts(
    table: State, reader: int | None, names: Sequence[str], language: str
) -> Iterator[Part]:
    """Yield the money and the shares of the players, but not of the `reader`; nothing while nobody
    has a share."""
    seats = [seat for seat in player_order(table) if seat != reader]
    if not any(player.shares for player in table.players):
        return
    rows = [_holder(table, seat, names[seat], seat == seats[0], language) for seat in seats]
    yield lay_out(Card(Column(*rows, gap=4, separator=". "), pad=(12, 6)))


def _holder(table: State, seat: int, name: str, explains: bool, language: str) -> Box:
    """Return a player's money and shares, framed where the player is president; the line that
    `explains` says so."""
    boxes: list[Box] = [Text(_describe_money(table, seat, language), 34)]
    for company, count in _shares(table, seat):
        sign = plate(company, size=SMALLEST, width=_PLATE)
        lot: Box = Row(sign, Text(f"× {count}", 34, bold=True), gap=6)
        if table.companies[company].president == seat:
            lot = Card(lot, ground=WHITE, edge=INK, line=3, radius=9, pad=(3, 2))
        boxes.append(lot)
    word = label(picture_text("framed-president", language)) if explains else None
    words = f"{truncate(name, 16)}: {join_words(boxes, ', ')}"
    flow = Flow(*boxes, gap=18, line_gap=4, last=word)
    return Row(badge(seat), flow, gap=12, top=True, words=words)


def _shares(table: State, seat: int) -> list[tuple[str, int]]:
    shares = table.players[seat].shares
    return [(name, shares[name]) for name in table.companies if shares.get(name)]


def _describe_money(table: State, seat: int, language: str) -> str:
    net = table.players[seat].net
    return picture_text("holds", language, cash=money(cash(net), language), loans=loans(net))
