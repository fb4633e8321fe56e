"""The price board: a lane for each company in company order over one scale, with its target
price."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.train_tycoon as facts
from render.paint.canvas import Canvas
from render.paint.kept import kept
from render.paint.style import (
    CARD,
    INK,
    PHONE_WIDTH,
    RULE,
    SMALLEST,
    SOFT_INK,
    WHITE,
    text_width,
)
from render.pieces import moved
from render.train_tycoon.shared.chips import diamond, line_height, name
from render.train_tycoon.shared.inks import panel, settled
from render.train_tycoon.shared.livery import cube
from render.train_tycoon.shared.reading import Move
from render.train_tycoon.shared.terms import t
from render.words import money
from rules.train_tycoon.model.state import State

MARGIN = 18
LEFT, RIGHT = 184, 706
END = PHONE_WIDTH - MARGIN - 14
PRICE = 826
"""Where target prices end, and where prices do."""
SCALE, SIDE = 58, 30


class Lane(NamedTuple):
    """A company at its price; `before` is what it was, the same if it did not move. `target` is
    None before the first turn is over. `now`: the game is about this company."""

    company: str
    price: int
    before: int
    target: int | None
    now: bool = False


def lanes_of(
    table: State, moves: tuple[Move, ...] = (), about: str | None = None
) -> tuple[Lane, ...]:
    """The active companies in company order, with their ways."""
    before = {move.company: move.before for move in moves}
    found = []
    for each in table.order:
        company = table.companies[each]
        if company.active:
            target = company.target if company.operated else None
            row = Lane(each, company.price, before.get(each, company.price), target, each == about)
            found.append(row)
    return tuple(found)


def at(price: float) -> float:
    """The x of a price; beyond the board its edges."""
    top = max(facts.boxes())
    return LEFT + (RIGHT - LEFT) * min(max(price, 0), top) / top


@kept
def prices(lanes: tuple[Lane, ...], language: str) -> Image.Image:
    """The board as a panel as wide as a phone's picture."""
    lane = line_height(len(lanes))
    height = SCALE + lane * max(1, len(lanes)) + 18
    canvas = panel(PHONE_WIDTH, height, empty(height))
    canvas.text(PRICE, 42, t("price", language), SMALLEST, SOFT_INK, anchor="rs")
    word = t("target", language)
    canvas.text(END, 42, word, SMALLEST, SOFT_INK, anchor="rs")
    diamond(canvas, END - text_width(word, SMALLEST) - 18, 31)
    for number, row in enumerate(lanes):
        _lane(canvas, SCALE + lane * (number + 0.5) + 1, row, lane, language)
    if not lanes:
        x, y = (LEFT + RIGHT) / 2, SCALE + lane * 0.5 + 12
        word = t("prices-none", language)
        canvas.text(x, y, word, 35, SOFT_INK, anchor="ms", halo=CARD, halo_width=8)
    return settled(canvas)


@kept
def empty(height: int) -> Image.Image:
    """The board without lanes: a line at every fifth box."""
    canvas = panel(PHONE_WIDTH, height)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, height - 8), CARD, RULE, radius=14, width=2)
    for price in range(0, max(facts.boxes()) + 1, 25):
        x = at(price)
        canvas.line([(x, 52), (x, height - 16)], RULE, 2)
        canvas.text(x, 42, str(price), SMALLEST, SOFT_INK, anchor="ms")
    return canvas.finish()


def _lane(canvas: Canvas, y: float, row: Lane, tall: int, language: str) -> None:
    if row.now:
        canvas.box(
            (MARGIN + 2, y - tall / 2, PHONE_WIDTH - MARGIN - 2, y + tall / 2), WHITE, INK,
            radius=9, width=3,
        )  # fmt: skip
    name(canvas, MARGIN + 10, y, row.company, tall)
    x, half = at(row.price), SIDE / 2
    if row.price != row.before:
        moved(canvas, y, (at(row.before), x), half + 3)
    if row.target is None:
        canvas.text(END, y + 12, "–", 35, SOFT_INK, anchor="rs")
    else:
        diamond(canvas, at(row.target), y)
        canvas.text(END, y + 12, money(row.target, language), 35, INK, anchor="rs")
    canvas.box((x - half - 3, y - half - 3, x + half + 3, y + half + 3), WHITE, radius=3)
    cube(canvas, x, y, SIDE, SIDE, row.company)
    canvas.text(PRICE, y + 13, money(row.price, language), 37, INK, bold=True, anchor="rs")
