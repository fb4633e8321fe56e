"""What the reader of a private page owns, below a map that does not show it."""

from __future__ import annotations

from collections.abc import Sequence

from render.layout.box import Box, Card, join_words
from render.layout.seats import badge
from render.layout.stacks import Flow, Row
from render.layout.text import Text
from render.paint.style import seat_style
from render.words import cached_text


def own_holdings(seat: int, holds: str, shares: Sequence[tuple[Box, int]], language: str) -> Box:
    """Return the reader's cash, in words, and the plates of companies with numbers of shares."""
    style = seat_style(seat)
    boxes: list[Box] = [Text(cached_text("render-card-own", language, holds=holds), 36)]
    boxes += [Row(plate, Text(f"× {count}", 36, bold=True), gap=8) for plate, count in shares]
    row = Row(badge(seat), Flow(*boxes, gap=24, line_gap=4), gap=14, top=True)
    words = f"{join_words(boxes, ', ')}."
    return Card(row, ground=style.tint, edge=style.colour, pad=(12, 8), words=words)
