"""The whole stack of Railroads: what each category costs and earns, and how many cards are left."""

from __future__ import annotations

from collections.abc import Sequence

import data.railroad_barons as facts
from render.layout.box import Box, Card, Space, fill
from render.layout.part import stack_parts
from render.layout.stacks import Column, Line, Table
from render.layout.text import Paragraph, Text, amount, label, title
from render.paint.picture import Picture
from render.paint.style import CARD, INK, RULE, SMALLEST, SOFT_INK, WHITE
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.palettes import BANK, lay_out
from render.railroad_barons.shared.table_values import Group, becomes_obsolete_next, stack_groups
from render.railroad_barons.shared.words import picture_text
from render.words import money
from rules.railroad_barons.model.state import State
from rules.railroad_barons.model.view import View

_COLUMNS = 60, 140, 190, 40, 230
"""Least widths of level, price, income, the sign before the level of obsolescence, and that."""


def render_stack(view: View, names: Sequence[str], language: str) -> Picture:
    """Return a box for each category, top of the stack first, 1000 pixels wide.

    It has a line for each side with level, price, income and the level that makes it obsolete,
    the number of cards left, and their names."""
    del names
    table = view.table
    left = picture_text("left", language, count=len(table.stack))
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
    names = [card.name for card in cards if card.id in table.stack]
    body: list[Box] = [Table(lines, head=False, rules=False, least=_COLUMNS)]
    if names:
        body.append(Paragraph(" · ".join(names), SMALLEST, SOFT_INK, words=""))
    is_top = bool(table.stack) and facts.railroads()[table.stack[0]].category == row.category
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
