"""The stack of Railroads as a panel of the board: the top card, and all cards as a long train."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

import data.railroad_barons as facts
from render.canvas import Canvas
from render.kept import kept
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.inks import BANK, settled
from render.railroad_barons.shared.reading import LEVELS, Group, cost, groups, next_level
from render.railroad_barons.shared.words import told
from render.style import (
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
def strip(row: Strip, language: str) -> Image.Image:
    """The stack as a panel as wide as a phone's picture."""
    sides = len(row.costs)
    train = 64 + 52 * max(1, sides)
    tall = train + 122
    canvas = Canvas(PHONE_WIDTH, tall + 16)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, tall), CARD, RULE, radius=14, width=2)
    left = told("left", language, count=sum(group.left for group in row.groups))
    canvas.text(_RIGHT, 48, left, 35, SOFT_INK, anchor="rs")
    room = _RIGHT - _LEFT - text_width(left, 35) - 20
    if row.top is None:
        canvas.text(
            _LEFT, 48, fit(told("stack-empty", language), 38, room, True), 38, INK, bold=True
        )
    else:
        name = facts.railroads()[row.top].name
        word = f"{told('top', language)}: "
        canvas.text(_LEFT, 48, word, 38, SOFT_INK)
        x = _LEFT + text_width(word, 38)
        canvas.text(x, 48, fit(name, 38, room - (x - _LEFT), True), 38, INK, bold=True)
        for number, of in enumerate(facts.railroads()[row.top].sides):
            _side(canvas, 64 + 52 * number, of, row.costs[number], row.next, language)
    if row.top is None:
        text = told("next-none", language)
        canvas.text(_LEFT, 101, text, 35, SOFT_INK)
    _train(canvas, train + 8, row)
    return settled(canvas)


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


def _train(canvas: Canvas, y: float, row: Strip) -> None:
    """All 28 cards in order: those gone pale, the rest dark; below them levels, above the levels
    that make others obsolete."""
    gap, count = 15.0, sum(group.all for group in row.groups)
    each = (_RIGHT - _LEFT - gap * (len(row.groups) - 1)) / count
    x = float(_LEFT)
    ends = facts.constants().obsolescence
    first = _first_groups(row.groups)
    for group in row.groups:
        wide = each * group.all
        for number in range(group.all):
            here = number >= group.all - group.left
            left = x + number * each
            box = (left + 2, y + 36, left + each - 2, y + 66)
            canvas.box(box, INK if here else BANK, None if here else RULE, radius=5, width=2)
        fill = INK if group.left else SOFT_INK
        canvas.text(
            x + wide / 2, y + 102, group.levels, SMALLEST, fill, bold=bool(group.left), anchor="ms"
        )
        for level, category in first.items():
            if category == group.category:
                alarm = row.next is not None and level >= row.next
                ink = ALARM if level == row.next else SOFT_INK
                if alarm:
                    signs.crossed(canvas, x + 16, y + 15, 9, ink)
                    canvas.text(
                        x + 32,
                        y + 27,
                        "/".join(map(str, ends[str(level)])),
                        SMALLEST,
                        ink,
                        bold=True,
                    )
        x += wide + gap


def _first_groups(rows: tuple[Group, ...]) -> dict[int, str]:
    """By level that makes others obsolete: the first category that has it."""
    found: dict[int, str] = {}
    for level in LEVELS:
        for group in rows:
            cards = [c for c in facts.railroads().values() if c.category == group.category]
            if any(of.level_number >= level for of in cards[0].sides):
                found[level] = group.category
                break
    return found
