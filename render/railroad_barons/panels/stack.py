"""The whole stack of Railroads: what each category costs and earns, and how many cards are
left."""

from __future__ import annotations

from collections.abc import Sequence

import data.railroad_barons as facts
from render.alt import join_within
from render.paint.canvas import Canvas
from render.paint.picture import Picture, picture
from render.paint.style import CARD, INK, PHONE_WIDTH, RULE, SOFT_INK, WHITE, text_width
from render.pieces import draw_title
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.palettes import BANK, panel, quantize
from render.railroad_barons.shared.table_values import Group, becomes_obsolete_next, stack_groups
from render.railroad_barons.shared.words import picture_text
from render.words import money
from rules.railroad_barons.model.state import State
from rules.railroad_barons.model.view import View

MARGIN = 18
_TOP, _LINE, _PAD = 176, 54, 12
_COST, _INCOME, _ENDS = MARGIN + 214, MARGIN + 424, MARGIN + 488
_RIGHT = PHONE_WIDTH - MARGIN - 16


def render_stack(view: View, names: Sequence[str], language: str) -> Picture:
    """Return a box for each category, top of the stack first, 1000 pixels wide.

    It has a line for each side with level, price, income and the level that makes it obsolete,
    the number of cards left, and their names."""
    del names
    table, rows = view.table, stack_groups(view.table)
    heights = [_group_height(table, row) for row in rows]
    canvas = panel(PHONE_WIDTH, _TOP + sum(heights) + 10 * len(heights) + 12)
    cards_left = picture_text("left", language, count=len(table.stack))
    draw_title(canvas, MARGIN + 4, 8, picture_text("stack", language), cards_left, 46)
    for key, x in (("price", _COST), ("earnings", _INCOME)):
        canvas.text(x, _TOP - 18, picture_text(key, language), 34, SOFT_INK, anchor="rs")
    canvas.text(_ENDS, _TOP - 18, picture_text("obsolete-at", language), 34, SOFT_INK)
    y = float(_TOP)
    for row, height in zip(rows, heights, strict=True):
        _draw_group(canvas, y, height, table, row, language)
        y += height + 10
    return picture(quantize(canvas), _alt_text(table, rows, language))


def _category_sides(row: Group) -> tuple[facts.Side, ...]:
    cards = (card for card in facts.railroads().values() if card.category == row.category)
    return next(cards).sides


def _group_height(table: State, row: Group) -> int:
    return 2 * _PAD + _LINE * len(_category_sides(row)) + 38 * len(_wrap_names(table, row)) - 6


def _wrap_names(table: State, row: Group) -> list[str]:
    """Return the names of a category's cards in the stack, in lines."""
    cards = [facts.railroads()[card] for card in table.stack]
    names = [card.name for card in cards if card.category == row.category]
    room = _RIGHT - MARGIN - 14
    lines: list[str] = []
    for name in names:
        longer = f"{lines[-1]} · {name}" if lines else name
        if lines and text_width(longer, 33) <= room:
            lines[-1] = longer
        else:
            lines.append(name)
    return lines


def _draw_group(
    canvas: Canvas, y: float, height: float, table: State, row: Group, language: str
) -> None:
    is_top = bool(table.stack) and facts.railroads()[table.stack[0]].category == row.category
    ground = WHITE if is_top else CARD if row.left else BANK
    edge, width = (INK, 5) if is_top else (RULE, 2)
    canvas.box((MARGIN, y, PHONE_WIDTH - MARGIN, y + height), ground, edge, radius=14, width=width)
    ink = INK if row.left else SOFT_INK
    for number, printed_side in enumerate(_category_sides(row)):
        line = y + _PAD + _LINE * number
        base = line + 35
        signs.draw_level(canvas, MARGIN + 14, line, str(printed_side.level))
        canvas.text(
            _COST, base, money(printed_side.cost, language), 38, ink, bold=True, anchor="rs"
        )
        canvas.text(_INCOME, base, money(printed_side.income, language), 38, ink, anchor="rs")
        if printed_side.obsolete_at_level is None:
            canvas.text(_ENDS, base, picture_text("never", language), 36, SOFT_INK)
            continue
        word = picture_text("level", language, level=str(printed_side.obsolete_at_level))
        if becomes_obsolete_next(table, printed_side):
            signs.draw_obsolete_sign(canvas, _ENDS + 10, line + 23, 10)
            canvas.text(_ENDS + 30, base, word, 36, ink)
        else:
            canvas.text(_ENDS, base, word, 36, ink)
    count = picture_text("of", language, count=str(row.left), all=str(row.all))
    canvas.text(_RIGHT, y + _PAD + 36, count, 40, ink, bold=bool(row.left), anchor="rs")
    lines = _wrap_names(table, row)
    for number, names_line in enumerate(lines):
        base = y + height - 16 - 38 * (len(lines) - 1 - number)
        canvas.text(MARGIN + 14, base, names_line, 33, SOFT_INK)


def _alt_text(table: State, rows: Sequence[Group], language: str) -> str:
    sentences = [picture_text("alt-stack", language, count=len(table.stack))]
    for row in rows:
        if not row.left:
            continue
        sides = ", ".join(
            picture_text(
                "alt-side",
                language,
                level=str(printed_side.level),
                cost=money(printed_side.cost, language),
                income=money(printed_side.income, language),
            )
            for printed_side in _category_sides(row)
        )
        sentences.append(picture_text("alt-stack-row", language, count=row.left, sides=sides))
    return join_within(sentences)
