"""The outcome of a sealed round, when all choices are revealed at once: orders face to
face, who exchanged with whom, and the money."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.alt import truncate
from render.layout.box import Box, Card, Sprite, fill
from render.layout.part import Part as LaidOut
from render.layout.seats import badge
from render.layout.stacks import Column, Row, rule
from render.layout.text import Name, Paragraph, Text, label
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.strokes import arrow_head
from render.paint.style import Colour
from render.train_tycoon.finance.reveal_sections import (
    Arrow,
    Firm,
    Line,
    Part,
    Section,
    Word,
    reveal_sections,
)
from render.train_tycoon.shared.chart_texts import t
from render.train_tycoon.shared.livery import plate
from render.train_tycoon.shared.palettes import lay_out
from rules.game import Event


def render_latest(
    events: Sequence[Event], names: Sequence[str], language: str, room: float
) -> tuple[list[Image.Image], list[str]]:
    """Return the latest revelations as panels for another picture, as many as `room` pixels
    allow, and the same in sentences. `names` are in characters that the font has."""
    parts: list[LaidOut] = []
    for section in reversed(reveal_sections(events, language)):
        part = _render_section(section, tuple(names), language)
        if part.image.height > room:
            break
        room -= part.image.height
        parts.insert(0, part)
    return [part.image for part in parts], [f"{part.words}." for part in parts]


@cached
def _render_section(section: Section, names: tuple[str, ...], language: str) -> LaidOut:
    rows = [_line_box(line, names, language) for line in section.lines]
    ruled = [box for row in rows for box in (rule(1.5), row)]
    body = Column(*ruled, gap=2, separator="; ")
    title = Paragraph(section.title, 40, bold=True)
    return lay_out(Card(Column(title, body, gap=4, separator=": "), pad=(14, 8)), top=8)


def _line_box(line: Line, names: tuple[str, ...], language: str) -> Box:
    parts = [_part_box(part, names, language) for part in line.parts]
    end = [Text(line.right, 38, line.ink, bold=True)] if line.right else []
    return Row(Row(*parts, gap=16), fill(), *end, separator=": ")


def _part_box(part: Part, names: tuple[str, ...], language: str) -> Box:
    if isinstance(part, Firm):
        return plate(part.company, size=33, width=118)
    if isinstance(part, Arrow):
        return Sprite(_draw_arrow, part.ink, room=(62, 30), words="→")
    if isinstance(part, Word):
        return Name(part.text, 36, part.ink, bold=part.bold, words=part.text)
    if part.seat is None:
        return label(t("column-bank", language), 36)
    if part.named:
        return Row(badge(part.seat, 17), Name(names[part.seat], 36, cut_to=100))
    return badge(part.seat, 17, words=truncate(names[part.seat], 16))


def _draw_arrow(canvas: Canvas, x: float, y: float, ink: Colour) -> None:
    """Draw an arrow to the right about x, y."""
    ends = [(x - 30, y), (x + 30, y)]
    canvas.line([ends[0], (x + 16, y)], ink, 7)
    canvas.polygon(arrow_head(ends, 18), ink)
