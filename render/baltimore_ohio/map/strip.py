"""One railroad in a panel: value, treasury, cards, cubes and counters; what a build would cost."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.inks import panel, settled
from render.baltimore_ohio.shared.livery import cube, plate
from render.baltimore_ohio.shared.news import NOTHING, News
from render.baltimore_ohio.shared.reading import value
from render.baltimore_ohio.shared.stamps import COUNTERS, Counter, draw_counter
from render.baltimore_ohio.shared.words import full, told
from render.paint.canvas import Canvas
from render.paint.kept import kept
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
from render.pieces import seat_badge, struck
from render.words import money
from rules.baltimore_ohio.model.state import State

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 14, PHONE_WIDTH - MARGIN - 14


class Strip(NamedTuple):
    """`levels` of its cards, of which the last were `bought` just now; `counters` taken by kind;
    `costs` of the hexes of a build; `income`: the last net; `before`: what the treasury has where
    all else is as it would be."""

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


def strip_of(
    table: State,
    railroad: str,
    proposal: tuple[str, ...] = (),
    fresh: News = NOTHING,
    before: State | None = None,
) -> Strip:
    """The railroad as the table has it, as it would be if there is one `before`."""
    line = table.railroads[railroad]
    costs = {row.id: row.cost for row in facts.board_map().hexes} if proposal else {}
    return Strip(
        railroad,
        value(table, railroad),
        line.president,
        line.treasury,
        tuple(facts.card(number).tech_level for number in line.cards),
        line.cubes,
        (before or table).railroads[railroad].income,
        tuple((kind, getattr(line, kind)) for kind in COUNTERS if getattr(line, kind)),
        tuple(costs[hex_] for hex_ in proposal),
        line.status,
        fresh.bought(railroad),
        None if before is None else before.railroads[railroad].treasury,
    )


@kept
def strip(row: Strip, language: str) -> Image.Image:
    """The railroad in two lines, a build in a third."""
    tall = 118 + (46 if row.costs else 0)
    canvas = panel(PHONE_WIDTH, tall + 12)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, tall), CARD, INK, radius=14, width=3)
    x = plate(canvas, _LEFT, 12, row.railroad, size=36) + 16
    right = float(_RIGHT)
    if row.value is not None:
        amount = money(row.value, language)
        canvas.text(right, 50, amount, 44, INK, bold=True, anchor="rs")
        right -= text_width(amount, 44, True) + 36
        if row.president is not None:
            seat_badge(canvas, right, 35, 19, row.president)
        right -= 34
    else:
        word = told(row.status, language)
        canvas.text(right, 48, word, 36, SOFT_INK, anchor="rs")
        right -= text_width(word, 36) + 20
    canvas.text(x, 49, fit(full(row.railroad), 38, right - x), 38, INK)
    _holdings(canvas, row, language)
    if row.costs:
        _build(canvas, row, language)
    return settled(canvas)


def _holdings(canvas: Canvas, row: Strip, language: str) -> None:
    """Treasury, cards, cubes, previous income, counters."""
    base, x = 100, float(_LEFT)
    word = told("treasury", language) + " "
    canvas.text(x, base, word, 35, SOFT_INK)
    x += text_width(word, 35)
    if row.before is not None and row.before != row.treasury:
        x += struck(canvas, x, base, money(row.before, language), 35) + 14
    amount = money(row.treasury, language)
    canvas.text(x, base, amount, 38, INK, bold=True)
    x += text_width(amount, 38, True) + 26
    for number, level in enumerate(row.levels[:6]):
        if number >= len(row.levels) - row.bought:
            canvas.box((x - 5, base - 39, x + 41, base + 13), None, FRESH, radius=9, width=4)
        x = card(canvas, x, base - 34, level) + 6
    if len(row.levels) > 6:
        more = f"+{len(row.levels) - 6}"
        canvas.text(x + 4, base, more, 35, INK, bold=True)
        x += text_width(more, 35, True) + 8
    if not row.levels:
        none = told("no-cards", language)
        canvas.text(x, base, none, 35, SOFT_INK)
        x += text_width(none, 35)
    x += 22
    cube(canvas, x + 13, base - 13, 26, 26, row.railroad)
    count = f"× {row.cubes}"
    canvas.text(x + 34, base, count, 35, INK)
    x += 34 + text_width(count, 35) + 24
    for kind, number in row.counters:
        draw_counter(canvas, x + 15, base - 13, 32, kind)
        count = f"× {number}"
        canvas.text(x + 36, base, count, 35, INK)
        x += 36 + text_width(count, 35) + 20
    before = told("income-before", language, sum=money(row.income, language))
    if x + text_width(before, 35) <= _RIGHT:
        canvas.text(_RIGHT, base, before, 35, SOFT_INK, anchor="rs")


def card(canvas: Canvas, x: float, y: float, level: int) -> float:
    """A Capital Equipment Card with its level, its left upper corner at x, y. Returns the x after
    it."""
    canvas.box((x, y, x + 36, y + 42), INK, radius=6)
    canvas.text(x + 18, y + 33, str(level), 34, WHITE, bold=True, anchor="ms")
    return x + 36


def _build(canvas: Canvas, row: Strip, language: str) -> None:
    """What the hexes cost one by one, and what would be left."""
    total = sum(row.costs)
    left = row.treasury - total
    values = {"sum": money(total, language), "left": money(left, language)}
    values["costs"] = " + ".join(map(str, row.costs))
    key = "build" if row.before is None else "build-cost"
    word = told(key, language, count=len(row.costs), **values)
    canvas.line([(_LEFT, 112), (_RIGHT, 112)], RULE, 2)
    canvas.text(_LEFT, 149, fit(word, 36, _RIGHT - _LEFT, True), 36,
                ALARM if row.before is None and left < 0 else INK, bold=True)  # fmt: skip
