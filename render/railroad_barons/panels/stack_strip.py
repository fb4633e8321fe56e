"""The stack of Railroads as a panel of the board: the top card, and what comes after it."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.railroad_barons as facts
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.style import (
    ALARM,
    CARD,
    INK,
    PHONE_WIDTH,
    RULE,
    SMALLEST,
    SOFT_INK,
    fit,
    text_width,
)
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.palettes import panel, quantize
from render.railroad_barons.shared.table_values import (
    Group,
    next_level,
    railroad_cost,
    stack_groups,
)
from render.railroad_barons.shared.words import picture_text
from render.words import money
from rules.railroad_barons.model.state import State

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 14, PHONE_WIDTH - MARGIN - 14


class Strip(NamedTuple):
    """`top` is a card's id, None for an empty stack; `costs` are those of its sides now;
    `groups` as in the stack; `next` is the next level that makes others obsolete."""

    top: str | None
    costs: tuple[int, ...]
    groups: tuple[Group, ...]
    next: int | None


def build_strip(table: State) -> Strip:
    """Return the stack as the table has it; prices are those of the operating Holding."""
    top = table.stack[0] if table.stack else None
    costs: tuple[int, ...] = ()
    if top is not None:
        sides = facts.railroads()[top].sides
        costs = tuple(railroad_cost(table, table.holding, printed_side) for printed_side in sides)
    return Strip(top, costs, tuple(stack_groups(table)), next_level(table))


@cached
def render_top_line(row: Strip, language: str) -> Image.Image:
    """Return the top card in one line: what its sides cost, and how many cards are left."""
    canvas = panel(PHONE_WIDTH, 72)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, 66), CARD, RULE, radius=14, width=2)
    left = picture_text("left", language, count=sum(group.left for group in row.groups))
    canvas.text(_RIGHT, 46, left, 35, SOFT_INK, anchor="rs")
    word = picture_text("stack-empty" if row.top is None else "top-railroad", language)
    canvas.text(_LEFT, 46, word, 35, SOFT_INK)
    x = _LEFT + text_width(word, 35) + 14
    for price, printed_side in zip(row.costs, _top_sides(row), strict=True):
        x = signs.draw_level(canvas, x, 11, str(printed_side.level)) + 10
        amount = money(price, language)
        canvas.text(x, 47, amount, 38, INK, bold=True)
        x += text_width(amount, 38, True) + 26
    return quantize(canvas)


def _top_sides(row: Strip) -> tuple[facts.Side, ...]:
    return () if row.top is None else facts.railroads()[row.top].sides


@cached
def render_strip(row: Strip, language: str, rest: bool = True) -> Image.Image:
    """Return the stack as a panel as wide as a phone's picture: the top card, and below it the
    `rest` of the stack."""
    height = 64 + 52 * max(1, len(row.costs)) + (46 if row.top and rest else 4)
    canvas = panel(PHONE_WIDTH, height + 10)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, height), CARD, RULE, radius=14, width=2)
    left = picture_text("left", language, count=sum(group.left for group in row.groups))
    canvas.text(_RIGHT, 48, left, 35, SOFT_INK, anchor="rs")
    room = _RIGHT - _LEFT - text_width(left, 35) - 20
    if row.top is None:
        word = fit(picture_text("stack-empty", language), 38, room, True)
        canvas.text(_LEFT, 48, word, 38, INK, bold=True)
        canvas.text(_LEFT, 101, picture_text("next-none", language), 35, SOFT_INK)
        return quantize(canvas)
    name, word = facts.railroads()[row.top].name, f"{picture_text('top', language)}: "
    canvas.text(_LEFT, 48, word, 38, SOFT_INK)
    x = _LEFT + text_width(word, 38)
    canvas.text(x, 48, fit(name, 38, room - (x - _LEFT), True), 38, INK, bold=True)
    for number, printed_side in enumerate(_top_sides(row)):
        _draw_side(canvas, 64 + 52 * number, printed_side, row.costs[number], row.next, language)
    if rest:
        canvas.text(_LEFT, height - 14, describe_rest(row, language), SMALLEST, SOFT_INK)
    return quantize(canvas)


def describe_rest(row: Strip, language: str) -> str:
    """Return what lies below the top card, such as "then 1 of level 5, 2 of level 6 and 8
    more", with as many kinds as the line has room for."""
    first = next(number for number, group in enumerate(row.groups) if group.left)
    below = [group.left - (number == first) for number, group in enumerate(row.groups)]
    kinds = [(n, group.levels) for n, group in zip(below, row.groups, strict=True) if n]
    parts = [picture_text("then-part", language, count=n, levels=levels) for n, levels in kinds]
    for shown in range(len(parts), 0, -1):
        more = sum(n for n, _ in kinds[shown:])
        line = picture_text("then", language, parts=", ".join(parts[:shown]), more=more)
        if text_width(line, SMALLEST) <= _RIGHT - _LEFT:
            return line
    return ""


def _draw_side(
    canvas: Canvas, y: float, printed_side: facts.Side, price: int, next_: int | None, language: str
) -> None:
    """Draw one side of the top card: level, price, income, and the level that makes it
    obsolete, in red if that is the next such level."""
    x = signs.draw_level(canvas, _LEFT, y, str(printed_side.level)) + 14
    base = y + 36
    amount = money(price, language)
    canvas.text(x, base, amount, 40, INK, bold=True)
    x += text_width(amount, 40, True)
    if price != printed_side.cost:
        printed = money(printed_side.cost, language)
        canvas.text(x + 12, base, printed, 35, SOFT_INK)
        printed_width = text_width(printed, 35)
        canvas.line([(x + 10, base - 11), (x + 14 + printed_width, base - 11)], SOFT_INK, 3)
    x = _LEFT + 330
    canvas.text(
        x,
        base,
        picture_text("earns", language, income=money(printed_side.income, language)),
        35,
        INK,
    )
    ends = printed_side.obsolete_at_level
    x = _LEFT + 560
    if ends is None:
        canvas.text(x, base, picture_text("stays", language), 35, SOFT_INK)
    else:
        signs.draw_cross(canvas, x + 10, base - 12, 10, ALARM if ends == next_ else SOFT_INK)
        canvas.text(x + 32, base, picture_text("ends-at", language, level=str(ends)), 35, SOFT_INK)
