"""What a sealed round brought, when all choices are turned over at once: orders face to face, who
exchanged with whom, and the money."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.alt import clipped
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
from render.pieces import seat_badge
from render.train_tycoon.finance.rounds import Arrow, Firm, Line, Part, Section, Word, sections
from render.train_tycoon.shared.inks import panel, settled
from render.train_tycoon.shared.livery import plate
from render.train_tycoon.shared.terms import t
from render.train_tycoon.shared.words import short
from rules.game import Event

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 14, PHONE_WIDTH - MARGIN - 18
_HEAD, _ROW = 62, 50
_NAME = 290
"""Most room for a person's name."""


def latest(
    events: Sequence[Event], names: Sequence[str], language: str, room: float
) -> tuple[list[Image.Image], list[str]]:
    """The latest of what was turned over as panels for another picture, as far as there is room,
    and the same in sentences. `names` as lettered."""
    panels: list[Image.Image] = []
    told: list[str] = []
    for section in reversed(sections(events, language)):
        panel = _section(section, tuple(names), language)
        if panel.height > room:
            break
        room -= panel.height
        panels.insert(0, panel)
        told.insert(0, _sentence(section, [clipped(name, 16) for name in names], language))
    return panels, told


def _section(section: Section, names: tuple[str, ...], language: str) -> Image.Image:
    tall = _HEAD + _ROW * len(section.lines) + 10
    canvas = panel(PHONE_WIDTH, tall + 14)
    canvas.box((MARGIN, 8, PHONE_WIDTH - MARGIN, 2 + tall), CARD, RULE, radius=14, width=2)
    canvas.text(_LEFT, 50, fit(section.title, 40, _RIGHT - _LEFT, True), 40, INK, bold=True)
    for number, line in enumerate(section.lines):
        y = _HEAD + _ROW * number + 4
        canvas.line([(_LEFT, y), (_RIGHT, y)], RULE, 1.5)
        _line(canvas, y + _ROW / 2, line, names, language)
    return settled(canvas)


def _line(canvas: Canvas, y: float, line: Line, names: tuple[str, ...], language: str) -> None:
    right = float(_RIGHT)
    if line.right:
        canvas.text(right, y + 13, line.right, 38, line.ink, bold=True, anchor="rs")
        right -= text_width(line.right, 38, True) + 20
    x = float(_LEFT)
    for part in line.parts:
        x = _part(canvas, x, y, part, right, names, language)


def _part(
    canvas: Canvas,
    x: float,
    y: float,
    part: Part,
    right: float,
    names: tuple[str, ...],
    language: str,
) -> float:
    """Draw it from x. Returns the x after it and a gap."""
    if isinstance(part, Firm):
        return plate(canvas, x, y - 21, part.company, size=33, width=118) + 16
    if isinstance(part, Arrow):
        _arrow(canvas, x, y, part.ink)
        return x + 78
    if isinstance(part, Word):
        word = fit(part.text, 36, right - x, part.bold)
        canvas.text(x, y + 13, word, 36, part.ink, bold=part.bold)
        return x + text_width(word, 36, part.bold) + 16
    if part.seat is None:
        word = t("column-bank", language)
        canvas.text(x, y + 13, word, 36, SOFT_INK)
        return x + text_width(word, 36) + 16
    seat_badge(canvas, x + 19, y, 17, part.seat)
    x += 46
    if part.named:
        word = fit(names[part.seat], 36, _NAME)
        canvas.text(x, y + 13, word, 36, INK)
        x += text_width(word, 36) + 16
    return x


def _arrow(canvas: Canvas, x: float, y: float, ink: Colour) -> None:
    way = [(x, y), (x + 60, y)]
    canvas.line([way[0], (x + 46, y)], ink, 7)
    canvas.polygon(arrow_head(way, 18), ink)


def _sentence(section: Section, called: Sequence[str], language: str) -> str:
    lines = [_told(line, called, language) for line in section.lines]
    return f"{section.title}: {'; '.join(lines) or '–'}."


def _told(line: Line, called: Sequence[str], language: str) -> str:
    words = []
    for part in line.parts:
        if isinstance(part, Firm):
            words.append(short(part.company))
        elif isinstance(part, Arrow):
            words.append("→")
        elif isinstance(part, Word):
            words.append(part.text)
        else:
            words.append(t("column-bank", language) if part.seat is None else called[part.seat])
    told = " ".join(words)
    return f"{told}: {line.right}" if line.right else told
