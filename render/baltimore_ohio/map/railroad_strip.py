"""One railroad in a panel: value, treasury, cards, cubes and counters, and the cost of a
build."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.livery import draw_cube, draw_plate
from render.baltimore_ohio.shared.news import NOTHING, News
from render.baltimore_ohio.shared.palettes import panel, quantize
from render.baltimore_ohio.shared.sprites import COUNTERS, Counter, draw_counter
from render.baltimore_ohio.shared.table_values import share_value
from render.baltimore_ohio.shared.words import full_name, picture_text
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.style import (
    ALARM,
    CARD,
    FRESH,
    INK,
    PHONE_WIDTH,
    RULE,
    SOFT_INK,
    WHITE,
    fit,
    text_width,
)
from render.pieces import draw_seat_badge, draw_struck_out
from render.words import money
from rules.baltimore_ohio.model.state import State

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 14, PHONE_WIDTH - MARGIN - 14


class Strip(NamedTuple):
    """`levels` of its cards, of which the last ones were `bought` just now; `counters` taken,
    by kind; `costs` of the hexes of a build; `income`: the last net income; `before`: the
    treasury now, if everything else is a preview."""

    railroad: str
    value: int | None
    president: int | None
    treasury: int
    levels: tuple[int, ...]
    cubes: int
    income: int
    counters: tuple[tuple[Counter, int], ...]
    costs: tuple[int, ...] = ()
    status: str = "operating"
    bought: int = 0
    before: int | None = None


def build_strip(
    table: State,
    railroad: str,
    proposal: tuple[str, ...] = (),
    fresh: News = NOTHING,
    before: State | None = None,
) -> Strip:
    """Return the railroad as the table has it; with `before` the table is that of a preview."""
    line = table.railroads[railroad]
    costs = {row.id: row.cost for row in facts.board_map().hexes} if proposal else {}
    return Strip(
        railroad,
        share_value(table, railroad),
        line.president,
        line.treasury,
        tuple(facts.equipment_card(number).tech_level for number in line.cards),
        line.cubes,
        (before or table).railroads[railroad].income,
        tuple((kind, getattr(line, kind)) for kind in COUNTERS if getattr(line, kind)),
        tuple(costs[hex_] for hex_ in proposal),
        line.status,
        fresh.count_cards_bought(railroad),
        None if before is None else before.railroads[railroad].treasury,
    )


@cached
def render_strip(row: Strip, language: str) -> Image.Image:
    """Return the railroad in two lines, and a build in a third."""
    height = 118 + (46 if row.costs else 0)
    canvas = panel(PHONE_WIDTH, height + 12)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, height), CARD, INK, radius=14, width=3)
    x = draw_plate(canvas, _LEFT, 12, row.railroad, size=36) + 16
    right = float(_RIGHT)
    if row.value is not None:
        amount = money(row.value, language)
        canvas.text(right, 50, amount, 44, INK, bold=True, anchor="rs")
        right -= text_width(amount, 44, True) + 36
        if row.president is not None:
            draw_seat_badge(canvas, right, 35, 19, row.president)
        right -= 34
    else:
        word = picture_text(row.status, language)
        canvas.text(right, 48, word, 36, SOFT_INK, anchor="rs")
        right -= text_width(word, 36) + 20
    canvas.text(x, 49, fit(full_name(row.railroad), 38, right - x), 38, INK)
    _draw_holdings(canvas, row, language)
    if row.costs:
        _draw_build(canvas, row, language)
    return quantize(canvas)


def _draw_holdings(canvas: Canvas, row: Strip, language: str) -> None:
    """Draw treasury, cards, cubes, counters, previous income."""
    base, x = 100, float(_LEFT)
    word = picture_text("treasury", language) + " "
    canvas.text(x, base, word, 35, SOFT_INK)
    x += text_width(word, 35)
    if row.before is not None and row.before != row.treasury:
        x += draw_struck_out(canvas, x, base, money(row.before, language), 35) + 14
    amount = money(row.treasury, language)
    canvas.text(x, base, amount, 38, INK, bold=True)
    x += text_width(amount, 38, True) + 26
    for number, level in enumerate(row.levels[:6]):
        if number >= len(row.levels) - row.bought:
            canvas.box((x - 5, base - 39, x + 41, base + 13), None, FRESH, radius=9, width=4)
        x = draw_card(canvas, x, base - 34, level) + 6
    if len(row.levels) > 6:
        more = f"+{len(row.levels) - 6}"
        canvas.text(x + 4, base, more, 35, INK, bold=True)
        x += text_width(more, 35, True) + 8
    if not row.levels:
        none = picture_text("no-cards", language)
        canvas.text(x, base, none, 35, SOFT_INK)
        x += text_width(none, 35)
    x += 22
    draw_cube(canvas, x + 13, base - 13, 26, 26, row.railroad)
    count = f"× {row.cubes}"
    canvas.text(x + 34, base, count, 35, INK)
    x += 34 + text_width(count, 35) + 24
    for kind, number in row.counters:
        draw_counter(canvas, x + 15, base - 13, 32, kind)
        count = f"× {number}"
        canvas.text(x + 36, base, count, 35, INK)
        x += 36 + text_width(count, 35) + 20
    income_text = picture_text("income-before", language, sum=money(row.income, language))
    if x + text_width(income_text, 35) <= _RIGHT:
        canvas.text(_RIGHT, base, income_text, 35, SOFT_INK, anchor="rs")


def draw_card(canvas: Canvas, x: float, y: float, level: int) -> float:
    """Draw an equipment card with its level, upper left corner at x, y. Return the x of its
    right edge."""
    canvas.box((x, y, x + 36, y + 42), INK, radius=6)
    canvas.text(x + 18, y + 33, str(level), 34, WHITE, bold=True, anchor="ms")
    return x + 36


def _draw_build(canvas: Canvas, row: Strip, language: str) -> None:
    """Draw the cost of each hex, and what would be left."""
    total = sum(row.costs)
    left = row.treasury - total
    values = {"sum": money(total, language), "left": money(left, language)}
    values["costs"] = " + ".join(map(str, row.costs))
    key = "build" if row.before is None else "build-cost"
    word = picture_text(key, language, count=len(row.costs), **values)
    canvas.line([(_LEFT, 112), (_RIGHT, 112)], RULE, 2)
    canvas.text(_LEFT, 149, fit(word, 36, _RIGHT - _LEFT, True), 36,
                ALARM if row.before is None and left < 0 else INK, bold=True)  # fmt: skip
