"""The stack of Railroads as a panel of the board: the top card, and what comes after it."""

from __future__ import annotations

from typing import NamedTuple

import data.railroad_barons as facts
from render.layout.box import Box, Card, fill
from render.layout.part import Part
from render.layout.stacks import Column, Line, Row, Table
from render.layout.text import Name, Text, label
from render.paint.image_cache import cached
from render.paint.panels import MARGIN
from render.paint.style import ALARM, PHONE_WIDTH, SMALLEST, SOFT_INK, text_width
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.palettes import lay_out
from render.railroad_barons.shared.table_values import (
    Group,
    next_level,
    railroad_cost,
    stack_groups,
)
from render.railroad_barons.shared.words import picture_text
from render.words import money
from rules.railroad_barons.model.state import State


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
def render_top_line(row: Strip, language: str) -> Part:
    """Return the top card in one line: what its sides cost, and how many cards are left."""
    word = picture_text("stack-empty" if row.top is None else "top-railroad", language)
    prices = [
        Row(_level(side, language), Text(money(price, language), 38, bold=True), gap=10)
        for price, side in zip(row.costs, _top_sides(row), strict=True)
    ]
    line = Row(label(word, 35), *prices, fill(), _cards_left(row, language), gap=20, separator=", ")
    return lay_out(Card(line))


def _top_sides(row: Strip) -> tuple[facts.Side, ...]:
    return () if row.top is None else facts.railroads()[row.top].sides


def _cards_left(row: Strip, language: str) -> Box:
    count = sum(group.left for group in row.groups)
    return label(picture_text("left", language, count=count), 35)


@cached
def render_strip(row: Strip, language: str, rest: bool = True) -> Part:
    """Return the stack: the top card, and below it the `rest` of the stack."""
    left = _cards_left(row, language)
    if row.top is None:
        empty = Text(picture_text("stack-empty", language), 38, bold=True)
        nothing = label(picture_text("next-none", language), 35)
        return lay_out(Card(Column(Row(empty, fill(), left), nothing, gap=4, separator=". ")))
    name = Name(facts.railroads()[row.top].name, 38, bold=True)
    title = Row(label(f"{picture_text('top', language)}:", 38), name, fill(), left)
    sides = [
        Line(_side(side, price, row.next, language))
        for price, side in zip(row.costs, _top_sides(row), strict=True)
    ]
    lines: list[Box] = [title, Table(sides, head=False, rules=False, gap=14)]
    if rest:
        lines.append(label(describe_rest(row, language)))
    return lay_out(Card(Column(*lines, gap=2, separator=". ")))


REST_WIDTH = PHONE_WIDTH - 2 * MARGIN - 24
"""Room for the line that says what lies below the top card, in pixels."""


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
        if text_width(line, SMALLEST) <= REST_WIDTH:
            return line
    return ""


def _level(side: facts.Side, language: str) -> Box:
    number = str(side.level)
    return signs.level(number, words=picture_text("level", language, level=number))


def _side(side: facts.Side, price: int, next_: int | None, language: str) -> list[Box]:
    """Return the cells of one side of the top card: level, price, income, and the level that makes
    it obsolete, in red if that is the next such level."""
    cost: list[Box] = [Text(money(price, language), 40, bold=True)]
    if price != side.cost:
        cost.append(Text(money(side.cost, language), 35, SOFT_INK, struck=SOFT_INK, words=""))
    ends: list[Box] = [label(picture_text("stays", language), 35, grow=1)]
    if side.obsolete_at_level is not None:
        ink = ALARM if side.obsolete_at_level == next_ else SOFT_INK
        word = picture_text("ends-at", language, level=str(side.obsolete_at_level))
        ends = [signs.obsolete_sign(ink), label(word, 35)]
    return [
        _level(side, language),
        Row(*cost, fill(), grow=1),
        Row(
            Text(picture_text("earns", language, income=money(side.income, language)), 35),
            fill(),
            grow=1,
        ),
        Row(*ends, fill(), grow=2),
    ]
