"""The price board: a lane for each company, in company order, over one scale, with its
target price."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.train_tycoon as facts
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
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
from render.pieces import draw_change_arrow
from render.train_tycoon.shared.chart_texts import t
from render.train_tycoon.shared.chips import draw_company, draw_diamond, line_height
from render.train_tycoon.shared.livery import draw_cube
from render.train_tycoon.shared.palettes import panel, quantize
from render.train_tycoon.shared.table_values import PriceMove
from render.words import money
from rules.train_tycoon.model.state import State

MARGIN = 18
LEFT, RIGHT = 184, 706
TARGET_RIGHT = PHONE_WIDTH - MARGIN - 14
PRICE_RIGHT = 826
"""Right edges of target prices and of prices, in pixels."""
SCALE, SIDE = 58, 30


class Lane(NamedTuple):
    """A company at its price; `before` is the earlier price, equal if it did not move. `target`
    is None before the first turn is over. `now`: the game is about this company."""

    company: str
    price: int
    before: int
    target: int | None
    now: bool = False


def build_lanes(
    table: State, moves: tuple[PriceMove, ...] = (), subject: str | None = None
) -> tuple[Lane, ...]:
    """Return the active companies in company order, with their moves; `subject` is the one the
    game is about."""
    before = {move.company: move.before for move in moves}
    lanes = []
    for name in table.order:
        company = table.companies[name]
        if company.active:
            target = company.target if company.operated else None
            row = Lane(
                name, company.price, before.get(name, company.price), target, name == subject
            )
            lanes.append(row)
    return tuple(lanes)


def price_x(price: float) -> float:
    """Return the x of a price, clamped to the board."""
    top = max(facts.price_boxes())
    return LEFT + (RIGHT - LEFT) * min(max(price, 0), top) / top


@cached
def render_prices(lanes: tuple[Lane, ...], language: str) -> Image.Image:
    """Return the board as a panel as wide as a phone's picture."""
    lane = line_height(len(lanes))
    height = SCALE + lane * max(1, len(lanes)) + 18
    canvas = panel(PHONE_WIDTH, height, empty_board(height))
    canvas.text(PRICE_RIGHT, 42, t("price", language), SMALLEST, SOFT_INK, anchor="rs")
    word = t("target", language)
    canvas.text(TARGET_RIGHT, 42, word, SMALLEST, SOFT_INK, anchor="rs")
    draw_diamond(canvas, TARGET_RIGHT - text_width(word, SMALLEST) - 18, 31)
    for number, row in enumerate(lanes):
        _draw_lane(canvas, SCALE + lane * (number + 0.5) + 1, row, lane, language)
    if not lanes:
        x, y = (LEFT + RIGHT) / 2, SCALE + lane * 0.5 + 12
        word = t("prices-none", language)
        canvas.text(x, y, word, 35, SOFT_INK, anchor="ms", halo=CARD, halo_width=8)
    return quantize(canvas)


@cached
def empty_board(height: int) -> Image.Image:
    """Return the board without lanes: a line at every fifth box."""
    canvas = panel(PHONE_WIDTH, height)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, height - 8), CARD, RULE, radius=14, width=2)
    for price in range(0, max(facts.price_boxes()) + 1, 25):
        x = price_x(price)
        canvas.line([(x, 52), (x, height - 16)], RULE, 2)
        canvas.text(x, 42, str(price), SMALLEST, SOFT_INK, anchor="ms")
    return canvas.finish()


def _draw_lane(canvas: Canvas, y: float, row: Lane, height: int, language: str) -> None:
    if row.now:
        canvas.box(
            (MARGIN + 2, y - height / 2, PHONE_WIDTH - MARGIN - 2, y + height / 2), WHITE, INK,
            radius=9, width=3,
        )  # fmt: skip
    draw_company(canvas, MARGIN + 10, y, row.company, height)
    x, half = price_x(row.price), SIDE / 2
    if row.price != row.before:
        draw_change_arrow(canvas, y, (price_x(row.before), x), half + 3)
    if row.target is None:
        canvas.text(TARGET_RIGHT, y + 12, "–", 35, SOFT_INK, anchor="rs")
    else:
        draw_diamond(canvas, price_x(row.target), y)
        canvas.text(TARGET_RIGHT, y + 12, money(row.target, language), 35, INK, anchor="rs")
    canvas.box((x - half - 3, y - half - 3, x + half + 3, y + half + 3), WHITE, radius=3)
    draw_cube(canvas, x, y, SIDE, SIDE, row.company)
    canvas.text(PRICE_RIGHT, y + 13, money(row.price, language), 37, INK, bold=True, anchor="rs")
