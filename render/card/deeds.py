"""What players and companies did since the reader's last turn, and what the reader owns, as parts
of a picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from render.card.head import since_heading
from render.layout.box import Box, Card, Space, fill, join_words
from render.layout.part import Part, lay_out
from render.layout.seats import badge
from render.layout.stacks import Column, Flow, Line, Row, Table
from render.layout.text import Paragraph, Text
from render.paint.palette import Palette
from render.paint.panels import MARGIN
from render.paint.style import PHONE_WIDTH, SMALLEST, seat_style
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
