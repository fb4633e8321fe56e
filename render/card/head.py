"""The head of a card below the ranking: the round, what is asked, the sum, the news."""

from __future__ import annotations

from PIL import Image

from render.canvas import Canvas
from render.card.strip import strip
from render.card.top import Head, Top, last
from render.panels import MARGIN, settled, stacked
from render.pieces import seat_badge
from render.style import (
    ALARM,
    CARD,
    FRESH,
    GOOD,
    INK,
    PAPER,
    PHONE_WIDTH,
    RULE,
    SMALLEST,
    SOFT_INK,
    WHITE,
    fit,
    text_width,
)
from render.words import said

INKS = (CARD, PAPER, RULE, INK, SOFT_INK, WHITE, GOOD, ALARM, FRESH)
EDGES = (
    *((ink, ground) for ink in (INK, SOFT_INK) for ground in (CARD, PAPER)),
    *(
        (ink, ground)
        for ink, ground in (
            (INK, RULE),
            (WHITE, FRESH),
            (FRESH, PAPER),
            (GOOD, CARD),
            (ALARM, CARD),
        )
    ),
)
"""What the palette of a game has for this, besides the seats: colours, and where two meet."""

TITLE, LINE = 64, 46
_LETTERS = 36
_LEFT = MARGIN + 4
_LINES = 2
"""Lines of changes that a preview tells at most."""


def above(
    top: Top, head: Head, language: str, palette: Image.Image, width: int = PHONE_WIDTH
) -> Image.Image:
    """The ranking, if there is one, and the head, settled in a palette: the uppermost panel of
    every card. A wider one is the same enlarged."""
    drawn = settled(_head(top, head, language, width), palette)
    if not top.ranks:
        return drawn
    return stacked([settled(strip(top, language, width), palette), drawn], palette)


def _head(top: Top, head: Head, language: str, width: int) -> Canvas:
    k = width / PHONE_WIDTH
    room = PHONE_WIDTH - 2 * _LEFT
    changes = None if head.would is None else _changes(head.would, room, language)
    band = 0 if changes is None else 10 + LINE * len(changes)
    rows = 1 + bool(head.sum) + bool(top.last)
    canvas = Canvas(width, round((TITLE + LINE * rows + band + 12) * k))
    _title(canvas, head, k)
    y = TITLE + 34.0
    _ask(canvas, head, y, k)
    if changes is not None:
        _band(canvas, changes, y + 12, k, language)
        y += band
    if head.sum:
        y += LINE
        size = round(_LETTERS * k)
        canvas.text(_LEFT * k, y * k, fit(head.sum, size, room * k, True), size, INK, bold=True)
    if top.last:
        y += LINE
        size = round(SMALLEST * k)
        label, line = last("", language).strip(), f" {top.last}"
        wide = text_width(label, size, True)
        canvas.text(_LEFT * k, y * k, label, size, FRESH, bold=True)
        line = fit(line, size, room * k - wide)
        canvas.text(_LEFT * k + wide, y * k, line, size, SOFT_INK)
    return canvas


def _title(canvas: Canvas, head: Head, k: float) -> None:
    big, small, right = round(46 * k), round(_LETTERS * k), canvas.width - _LEFT * k
    canvas.text(right, 48 * k, head.notice, small, SOFT_INK, bold=True, anchor="rs")
    room = right - _LEFT * k - text_width(head.notice, small, True) - 20 * k
    canvas.text(_LEFT * k, 49 * k, fit(head.title, big, room, True), big, INK, bold=True)


def _ask(canvas: Canvas, head: Head, y: float, k: float) -> None:
    x, size = _LEFT * k, round(_LETTERS * k)
    if head.seat is not None:
        seat_badge(canvas, x + 20 * k, (y - 12) * k, 19 * k, head.seat)
        x += 52 * k
    canvas.text(x, y * k, fit(head.ask, size, canvas.width - _LEFT * k - x), size, INK)


def _changes(told: tuple[str, ...], room: float, language: str) -> list[str]:
    """The changes of a preview in lines, the first indented for the words before it."""
    label = text_width(said("render-card-would", language), SMALLEST, True) + 56
    if not told:
        return [""]
    lines, at = [""], label
    for one in told:
        wide = text_width(one, _LETTERS, True) + 34
        if lines[-1] and at + wide > room:
            lines.append("")
            at = 20.0
        lines[-1] = f"{lines[-1]} · {one}" if lines[-1] else one
        at += wide
    return lines[:_LINES]


def _band(canvas: Canvas, lines: list[str], y: float, k: float, language: str) -> None:
    """What a preview would change, on a ground that no card of the present has."""
    low = y + LINE * len(lines) + 8
    canvas.box((MARGIN * k, y * k, canvas.width - MARGIN * k, low * k), RULE, radius=10 * k)
    small, size = round(SMALLEST * k), round(_LETTERS * k)
    label = said("render-card-would", language)
    wide = text_width(label, small, True) + 28 * k
    left = (MARGIN + 6) * k
    canvas.box((left, (y + 5) * k, left + wide, (y + LINE + 3) * k), FRESH, radius=8 * k)
    canvas.text(left + 14 * k, (y + 36) * k, label, small, WHITE, bold=True)
    for number, line in enumerate(lines):
        x = left + wide + 16 * k if number == 0 else _LEFT * k + 6 * k
        cut = fit(line, size, canvas.width - _LEFT * k - x, True)
        canvas.text(x, (y + 37 + LINE * number) * k, cut, size, INK, bold=True)
