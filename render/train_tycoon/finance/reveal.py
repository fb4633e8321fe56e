"""The outcome of a sealed round, when all choices are revealed at once: orders face to
face, who exchanged with whom, and the money."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.alt import truncate
from render.paint.canvas import Canvas
from render.paint.strokes import arrow_head
from render.paint.style import (
    CARD,
    INK,
    PHONE_WIDTH,
    RULE,
    SOFT_INK,
    Colour,
    fit,
    text_width,
)
from render.pieces import draw_seat_badge
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
from render.train_tycoon.shared.livery import draw_plate
from render.train_tycoon.shared.palettes import panel, quantize
from render.train_tycoon.shared.words import short_name
from rules.game import Event

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 14, PHONE_WIDTH - MARGIN - 18
_HEAD, _ROW = 62, 50
_MAX_NAME_WIDTH = 290
"""Maximum width of a person's name, in pixels."""


def render_latest(
    events: Sequence[Event], names: Sequence[str], language: str, room: float
) -> tuple[list[Image.Image], list[str]]:
    """Return the latest revelations as panels for another picture, as many as `room` pixels
    allow, and the same in sentences. `names` are in characters that the font has."""
    panels: list[Image.Image] = []
    sentences: list[str] = []
    for section in reversed(reveal_sections(events, language)):
        panel = _render_section(section, tuple(names), language)
        if panel.height > room:
            break
        room -= panel.height
        panels.insert(0, panel)
        sentences.insert(
            0, _describe_section(section, [truncate(name, 16) for name in names], language)
        )
    return panels, sentences


def _render_section(section: Section, names: tuple[str, ...], language: str) -> Image.Image:
    height = _HEAD + _ROW * len(section.lines) + 10
    canvas = panel(PHONE_WIDTH, height + 14)
    canvas.box((MARGIN, 8, PHONE_WIDTH - MARGIN, 2 + height), CARD, RULE, radius=14, width=2)
    canvas.text(_LEFT, 50, fit(section.title, 40, _RIGHT - _LEFT, True), 40, INK, bold=True)
    for number, line in enumerate(section.lines):
        y = _HEAD + _ROW * number + 4
        canvas.line([(_LEFT, y), (_RIGHT, y)], RULE, 1.5)
        _draw_line(canvas, y + _ROW / 2, line, names, language)
    return quantize(canvas)


def _draw_line(canvas: Canvas, y: float, line: Line, names: tuple[str, ...], language: str) -> None:
    right = float(_RIGHT)
    if line.right:
        canvas.text(right, y + 13, line.right, 38, line.ink, bold=True, anchor="rs")
        right -= text_width(line.right, 38, True) + 20
    x = float(_LEFT)
    for part in line.parts:
        x = _draw_part(canvas, x, y, part, right, names, language)


def _draw_part(
    canvas: Canvas,
    x: float,
    y: float,
    part: Part,
    right: float,
    names: tuple[str, ...],
    language: str,
) -> float:
    """Draw a part from x. Return the x after it and a gap."""
    if isinstance(part, Firm):
        return draw_plate(canvas, x, y - 21, part.company, size=33, width=118) + 16
    if isinstance(part, Arrow):
        _draw_arrow(canvas, x, y, part.ink)
        return x + 78
    if isinstance(part, Word):
        word = fit(part.text, 36, right - x, part.bold)
        canvas.text(x, y + 13, word, 36, part.ink, bold=part.bold)
        return x + text_width(word, 36, part.bold) + 16
    if part.seat is None:
        word = t("column-bank", language)
        canvas.text(x, y + 13, word, 36, SOFT_INK)
        return x + text_width(word, 36) + 16
    draw_seat_badge(canvas, x + 19, y, 17, part.seat)
    x += 46
    if part.named:
        word = fit(names[part.seat], 36, _MAX_NAME_WIDTH)
        canvas.text(x, y + 13, word, 36, INK)
        x += text_width(word, 36) + 16
    return x


def _draw_arrow(canvas: Canvas, x: float, y: float, ink: Colour) -> None:
    ends = [(x, y), (x + 60, y)]
    canvas.line([ends[0], (x + 46, y)], ink, 7)
    canvas.polygon(arrow_head(ends, 18), ink)


def _describe_section(section: Section, names: Sequence[str], language: str) -> str:
    lines = [_describe_line(line, names, language) for line in section.lines]
    return f"{section.title}: {'; '.join(lines) or '–'}."


def _describe_line(line: Line, names: Sequence[str], language: str) -> str:
    words = []
    for part in line.parts:
        if isinstance(part, Firm):
            words.append(short_name(part.company))
        elif isinstance(part, Arrow):
            words.append("→")
        elif isinstance(part, Word):
            words.append(part.text)
        else:
            words.append(t("column-bank", language) if part.seat is None else names[part.seat])
    text = " ".join(words)
    return f"{text}: {line.right}" if line.right else text
