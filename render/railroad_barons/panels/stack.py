"""The stack of Railroads: the whole of it by category, and its top card as a panel of the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import data.railroad_barons as facts
from render.layout.box import Box, Card, Space, fill
from render.layout.part import Part, stack_parts
from render.layout.stacks import Column, Line, Row, Table
from render.layout.text import Name, Paragraph, Text, amount, label, title
from render.paint.image_cache import cached
from render.paint.panels import MARGIN
from render.paint.picture import Picture
from render.paint.style import (
    ALARM,
    CARD,
    INK,
    PHONE_WIDTH,
    RULE,
    SMALLEST,
    SOFT_INK,
    WHITE,
    text_width,
)
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.palettes import BANK, lay_out
from render.railroad_barons.shared.table_values import (
    Group,
    becomes_obsolete_next,
    next_level,
    stack_groups,
)
from render.railroad_barons.shared.words import picture_text
from render.words import money
from rules.railroad_barons.draft import cards_in_stack
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import State
from rules.railroad_barons.model.view import View
from rules.railroad_barons.operating.railroads import railroad_price

_COLUMNS = 60, 140, 190, 40, 230
"""Least widths of level, price, income, the sign before the level of obsolescence, and that."""


def render_stack(view: View, names: Sequence[str], language: str) -> Picture:
    """Return a box for each category, top of the stack first, 1000 pixels wide.

    It has a line for each side with level, price, income and the level that makes it obsolete,
    the number of cards left, and their names."""
    del names
    table = view.table
    left = picture_text("left", language, count=len(cards_in_stack(table)))
    heads: list[Box] = [
        Space(),
        *(
            Text(picture_text(key, language), 34, SOFT_INK, align="right")
            for key in ("price", "earnings")
        ),
        Space(),
        label(picture_text("obsolete-at", language), 34),
        fill(),
    ]
    groups = [_group_box(table, row, language) for row in stack_groups(table)]
    box = Column(
        title(picture_text("stack", language), left),
        Card(Table([Line(heads)], least=_COLUMNS), ground=None, edge=None, words=""),
        *groups,
        gap=8,
        separator=". ",
    )
    return stack_parts([lay_out(box)])


def _group_box(table: State, row: Group, language: str) -> Box:
    """Return a category; in words only if cards of it are left."""
    cards = [card for card in facts.railroads().values() if card.category == row.category]
    ink = INK if row.left else SOFT_INK
    count = picture_text("of", language, count=str(row.left), all=str(row.all))
    lines = []
    for number, side in enumerate(cards[0].sides):
        last: Box = fill()
        if not number:
            last = Text(count, 40, ink, bold=bool(row.left), align="right", grow=1)
        lines.append(Line([*_side(table, side, ink, language), last]))
    stack = cards_in_stack(table)
    names = [card.name for card in cards if card.id in stack]
    body: list[Box] = [Table(lines, head=False, rules=False, least=_COLUMNS)]
    if names:
        body.append(Paragraph(" · ".join(names), SMALLEST, SOFT_INK, words=""))
    is_top = bool(stack) and facts.railroads()[stack[0]].category == row.category
    return Card(
        Column(*body, gap=4),
        ground=WHITE if is_top else CARD if row.left else BANK,
        edge=INK if is_top else RULE,
        line=5 if is_top else 2,
        pad=(14, 8),
        words=None if row.left else "",
    )


def _side(table: State, side: facts.Side, ink: tuple[int, int, int], language: str) -> list[Box]:
    number, ends = str(side.level), side.obsolete_at_level
    sign: Box = signs.obsolete_sign() if becomes_obsolete_next(table, side) else Space()
    earns = money(side.income, language)
    word = picture_text("never", language)
    words = picture_text("stays", language)
    if ends is not None:
        word = picture_text("level", language, level=str(ends))
        words = picture_text("ends-at", language, level=str(ends))
    return [
        signs.level(number, words=picture_text("level", language, level=number)),
        amount(money(side.cost, language), 38, ink),
        Text(earns, 38, ink, align="right", words=picture_text("earns", language, income=earns)),
        sign,
        Text(word, 36, ink if ends else SOFT_INK, words=words),
    ]


class Strip(NamedTuple):
    """`top` is a card's id, None for an empty stack; `costs` are those of its sides now;
    `groups` as in the stack; `next` is the next level that makes others obsolete."""

    top: str | None
    costs: tuple[int, ...]
    groups: tuple[Group, ...]
    next: int | None


def build_strip(table: State) -> Strip:
    """Return the stack as the table has it; prices are those of the operating Holding."""
    top = next(iter(cards_in_stack(table)), None)
    costs: tuple[int, ...] = ()
    if top is not None:
        sides = facts.railroads()[top].sides
        costs = tuple(side.cost for side in sides)
        if table.holding is not None:
            position, name = Position(table), table.holding
            costs = tuple(railroad_price(position, name, side) for side in range(len(sides)))
    return Strip(top, costs, tuple(stack_groups(table)), next_level(table))


@cached
def render_top_line(row: Strip, language: str) -> Part:
    """Return the top card in one line: what its sides cost, and how many cards are left."""
    word = picture_text("stack-empty" if row.top is None else "top-railroad", language)
    prices: list[Box] = []
    for price, side in zip(row.costs, _top_sides(row), strict=True):
        sum_ = Text(money(price, language), 38, bold=True)
        either = [label(picture_text("or", language), 35)] if prices else []
        prices.append(Row(*either, _level(side, language), sum_, gap=10))
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
    top = Row(label(f"{picture_text('top', language)}:", 38), name)
    title = Row(top, fill(), left, separator=", ")
    sides: list[Line] = []
    for price, side in zip(row.costs, _top_sides(row), strict=True):
        either = [label(picture_text("or" if sides else "either", language), 35)]
        several = either if len(row.costs) > 1 else []
        sides.append(Line([*several, *_top_side(side, price, row.next, language)]))
    lines: list[Box] = [title, Table(sides, head=False, rules=False, gap=14)]
    if rest:
        lines.append(label(describe_rest(row, language)))
    return lay_out(Card(Column(*lines, gap=2, separator=". ")))


REST_WIDTH = PHONE_WIDTH - 2 * MARGIN - 24
"""Room for the line that says what lies below the top card, in pixels."""


def describe_rest(row: Strip, language: str) -> str:
    """Return what lies below the top card, such as "Then 1 of level 5, 2 of level 6 and 8
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


def _top_side(side: facts.Side, price: int, next_: int | None, language: str) -> list[Box]:
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
