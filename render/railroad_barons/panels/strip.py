"""The stack of Railroads as a panel of the board: the top card, and what comes after it."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.railroad_barons as facts
from render.paint.canvas import Canvas
from render.paint.kept import kept
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
from render.railroad_barons.shared.inks import panel, settled
from render.railroad_barons.shared.reading import Group, cost, groups, next_level
from render.railroad_barons.shared.words import told
from render.words import money
from rules.railroad_barons.model.state import State

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 14, PHONE_WIDTH - MARGIN - 14


class Strip(NamedTuple):
    """`top` is a card's id, None for an empty stack; `costs` what its sides cost now; `groups` as
    in the stack; `next` the next level that makes others obsolete."""

    top: str | None
    costs: tuple[int, ...]
    groups: tuple[Group, ...]
    next: int | None


def strip_of(table: State) -> Strip:
    """The stack as the table has it; prices are those of the Holding that is operating."""
    top = table.stack[0] if table.stack else None
    costs: tuple[int, ...] = ()
    if top is not None:
        sides = facts.railroads()[top].sides
        costs = tuple(cost(table, table.holding, of) for of in sides)
    return Strip(top, costs, tuple(groups(table)), next_level(table))


@kept
def top_line(row: Strip, language: str) -> Image.Image:
    """The top card on one line: what its sides cost, and how many cards are left."""
    canvas = panel(PHONE_WIDTH, 72)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, 66), CARD, RULE, radius=14, width=2)
    left = told("left", language, count=sum(group.left for group in row.groups))
    canvas.text(_RIGHT, 46, left, 35, SOFT_INK, anchor="rs")
    word = told("stack-empty" if row.top is None else "top-railroad", language)
    canvas.text(_LEFT, 46, word, 35, SOFT_INK)
    x = _LEFT + text_width(word, 35) + 14
    for price, of in zip(row.costs, _sides(row), strict=True):
        x = signs.level_box(canvas, x, 11, str(of.level)) + 10
        amount = money(price, language)
        canvas.text(x, 47, amount, 38, INK, bold=True)
        x += text_width(amount, 38, True) + 26
    return settled(canvas)


def _sides(row: Strip) -> tuple[facts.Side, ...]:
    return () if row.top is None else facts.railroads()[row.top].sides


@kept
def strip(row: Strip, language: str, rest: bool = True) -> Image.Image:
    """The stack as a panel as wide as a phone's picture: the top card, and the `rest` below it."""
    tall = 64 + 52 * max(1, len(row.costs)) + (46 if row.top and rest else 4)
    canvas = panel(PHONE_WIDTH, tall + 10)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, tall), CARD, RULE, radius=14, width=2)
    left = told("left", language, count=sum(group.left for group in row.groups))
    canvas.text(_RIGHT, 48, left, 35, SOFT_INK, anchor="rs")
    room = _RIGHT - _LEFT - text_width(left, 35) - 20
    if row.top is None:
        word = fit(told("stack-empty", language), 38, room, True)
        canvas.text(_LEFT, 48, word, 38, INK, bold=True)
        canvas.text(_LEFT, 101, told("next-none", language), 35, SOFT_INK)
        return settled(canvas)
    name, word = facts.railroads()[row.top].name, f"{told('top', language)}: "
    canvas.text(_LEFT, 48, word, 38, SOFT_INK)
    x = _LEFT + text_width(word, 38)
    canvas.text(x, 48, fit(name, 38, room - (x - _LEFT), True), 38, INK, bold=True)
    for number, of in enumerate(_sides(row)):
        _side(canvas, 64 + 52 * number, of, row.costs[number], row.next, language)
    if rest:
        canvas.text(_LEFT, tall - 14, after(row, language), SMALLEST, SOFT_INK)
    return settled(canvas)


def after(row: Strip, language: str) -> str:
    """What lies below the top card, such as "then 1 of level 5, 2 of level 6 and 8 more": as many
    kinds as the line has room for."""
    first = next(number for number, group in enumerate(row.groups) if group.left)
    below = [group.left - (number == first) for number, group in enumerate(row.groups)]
    kinds = [(n, group.levels) for n, group in zip(below, row.groups, strict=True) if n]
    parts = [told("then-part", language, count=n, levels=levels) for n, levels in kinds]
    for shown in range(len(parts), 0, -1):
        more = sum(n for n, _ in kinds[shown:])
        line = told("then", language, parts=", ".join(parts[:shown]), more=more)
        if text_width(line, SMALLEST) <= _RIGHT - _LEFT:
            return line
    return ""


def _side(
    canvas: Canvas, y: float, of: facts.Side, price: int, next_: int | None, language: str
) -> None:
    """One side of the top card: level, price, income and when it becomes obsolete,
    in red if the next such level does it."""
    x = signs.level_box(canvas, _LEFT, y, str(of.level)) + 14
    base = y + 36
    amount = money(price, language)
    canvas.text(x, base, amount, 40, INK, bold=True)
    x += text_width(amount, 40, True)
    if price != of.cost:
        printed = money(of.cost, language)
        canvas.text(x + 12, base, printed, 35, SOFT_INK)
        wide = text_width(printed, 35)
        canvas.line([(x + 10, base - 11), (x + 14 + wide, base - 11)], SOFT_INK, 3)
    x = _LEFT + 330
    canvas.text(x, base, told("earns", language, income=money(of.income, language)), 35, INK)
    ends = of.obsolete_at_level
    x = _LEFT + 560
    if ends is None:
        canvas.text(x, base, told("stays", language), 35, SOFT_INK)
    else:
        signs.crossed(canvas, x + 10, base - 12, 10, ALARM if ends == next_ else SOFT_INK)
        canvas.text(x + 32, base, told("ends-at", language, level=str(ends)), 35, SOFT_INK)
