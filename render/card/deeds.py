"""What players and companies did since the reader's last turn, and what the reader owns, as parts
of a picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from render.alt import truncate
from render.card.head import since_heading
from render.layout.box import Box, Card, Space, fill, join_words
from render.layout.part import Part, lay_out
from render.layout.seats import badge, leader_sample
from render.layout.stacks import Column, Flow, Line, Row, Table
from render.layout.text import Paragraph, Text
from render.paint.palette import Palette
from render.paint.panels import MARGIN
from render.paint.style import INK, PHONE_WIDTH, SMALLEST, seat_style
from render.words import cached_text

_HALF = (PHONE_WIDTH - 2 * MARGIN - 2 * 12 - 16) / 2


def deeds_part(palette: Palette, deeds: Iterable[tuple[Box | None, str]], language: str) -> Part:
    """Return a heading and the deeds in at most two lines each, long ones first; two short ones
    share a line. A deed is the sign of who did it, None for all together, and what was done."""
    rows = [_deed(sign, words) for sign, words in deeds]
    brief = [row for row in rows if row.width <= _HALF]
    lines: list[Box] = [row for row in rows if row not in brief]
    pairs = [Line((*brief[at : at + 2], Space())[:2]) for at in range(0, len(brief), 2)]
    if pairs:
        lines.append(Table(pairs, head=False, rules=False, least=(_HALF, _HALF), separator=". "))
    box = Column(
        Row(since_heading(language), fill()),
        Card(Column(*lines, gap=6, separator=". ")),
        gap=8,
        separator=": ",
    )
    return lay_out(palette, box, top=6)


def _deed(sign: Box | None, words: str) -> Row:
    text = Paragraph(words, SMALLEST, most=2, bold=sign is None)
    return Row(*([] if sign is None else [sign]), text, gap=10, separator=": ")


def own_holdings(seat: int, holds: str, shares: Sequence[tuple[Box, int]], language: str) -> Box:
    """Return the reader's cash, in words, and the plates of companies with numbers of shares."""
    style = seat_style(seat)
    boxes: list[Box] = [Text(cached_text("render-card-own", language, holds=holds), 36)]
    boxes += [Row(plate, Text(f"× {count}", 36, bold=True), gap=8) for plate, count in shares]
    row = Row(badge(seat), Flow(*boxes, gap=24, line_gap=4), gap=14, top=True)
    words = f"{join_words(boxes, ', ')}."
    return Card(row, ground=style.tint, edge=style.colour, pad=(12, 8), words=words)


class Holder(NamedTuple):
    """A player's money, in words, and shares: plate, number, and whether the player directs it."""

    seat: int
    name: str
    money: str
    shares: Sequence[tuple[Box, int, bool]]


def holders_card(holders: Sequence[Holder], language: str) -> Box:
    """Return a line for each player; the shortest says what a full colour means."""
    shortest = min(holders, key=lambda holder: len(holder.shares))
    rows = [_holder(holder, holder is shortest, language) for holder in holders]
    return Card(Column(*rows, gap=4, separator=". "), pad=(12, 6))


def _holder(holder: Holder, explains: bool, language: str) -> Box:
    boxes: list[Box] = [Text(holder.money, 34)]
    style = seat_style(holder.seat)
    for plate, count, is_director in holder.shares:
        number: Box = Text(f"×{count}", 34, style.text if is_director else INK, bold=True)
        if is_director:
            number = Card(number, ground=style.colour, edge=INK, line=2, radius=8, pad=(5, 0))
        boxes.append(Row(plate, number, gap=5))
    word = leader_sample(cached_text("render-card-directs", language)) if explains else None
    words = f"{truncate(holder.name, 16)}: {join_words(boxes, ', ')}"
    flow = Flow(*boxes, gap=14, line_gap=4, last=word)
    return Row(badge(holder.seat), flow, gap=12, top=True, words=words)
