"""The whole stack of Railroads: what each category costs and earns, and what is still to come."""

from __future__ import annotations

from collections.abc import Sequence

import data.railroad_barons as facts
from render.alt import told_within
from render.paint.canvas import Canvas
from render.paint.picture import Picture, picture
from render.paint.style import CARD, INK, PHONE_WIDTH, RULE, SOFT_INK, WHITE, text_width
from render.pieces import title
from render.railroad_barons.shared import signs
from render.railroad_barons.shared.inks import BANK, panel, settled
from render.railroad_barons.shared.reading import Group, doomed, groups
from render.railroad_barons.shared.words import told
from render.words import money
from rules.railroad_barons.model.state import State
from rules.railroad_barons.model.view import View

MARGIN = 18
_TOP, _LINE, _PAD = 176, 54, 12
_COST, _EARNS, _ENDS = MARGIN + 214, MARGIN + 424, MARGIN + 488
_RIGHT = PHONE_WIDTH - MARGIN - 16


def stack(view: View, names: Sequence[str], language: str) -> Picture:
    """A box for each category, top of the stack first: a line for each side with level, price,
    income and end, how many cards are left, and their names. 1000 pixels wide."""
    del names
    table, rows = view.table, groups(view.table)
    talls = [_tall(table, row) for row in rows]
    canvas = panel(PHONE_WIDTH, _TOP + sum(talls) + 10 * len(talls) + 12)
    left = told("left", language, count=len(table.stack))
    title(canvas, MARGIN + 4, 8, told("stack", language), left, 46)
    for key, x in (("price", _COST), ("earnings", _EARNS)):
        canvas.text(x, _TOP - 18, told(key, language), 34, SOFT_INK, anchor="rs")
    canvas.text(_ENDS, _TOP - 18, told("obsolete-at", language), 34, SOFT_INK)
    y = float(_TOP)
    for row, tall in zip(rows, talls, strict=True):
        _group(canvas, y, tall, table, row, language)
        y += tall + 10
    return picture(settled(canvas), _alt(table, rows, language))


def _sides(row: Group) -> tuple[facts.Side, ...]:
    cards = (card for card in facts.railroads().values() if card.category == row.category)
    return next(cards).sides


def _tall(table: State, row: Group) -> int:
    return 2 * _PAD + _LINE * len(_sides(row)) + 38 * len(_names(table, row)) - 6


def _names(table: State, row: Group) -> list[str]:
    """The names of a category's cards in the stack, in lines."""
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


def _group(canvas: Canvas, y: float, tall: float, table: State, row: Group, language: str) -> None:
    top = bool(table.stack) and facts.railroads()[table.stack[0]].category == row.category
    ground = WHITE if top else CARD if row.left else BANK
    edge, width = (INK, 5) if top else (RULE, 2)
    canvas.box((MARGIN, y, PHONE_WIDTH - MARGIN, y + tall), ground, edge, radius=14, width=width)
    ink = INK if row.left else SOFT_INK
    for number, of in enumerate(_sides(row)):
        line = y + _PAD + _LINE * number
        base = line + 35
        signs.level_box(canvas, MARGIN + 14, line, str(of.level))
        canvas.text(_COST, base, money(of.cost, language), 38, ink, bold=True, anchor="rs")
        canvas.text(_EARNS, base, money(of.income, language), 38, ink, anchor="rs")
        if of.obsolete_at_level is None:
            canvas.text(_ENDS, base, told("never", language), 36, SOFT_INK)
            continue
        word = told("level", language, level=str(of.obsolete_at_level))
        if doomed(table, of):
            signs.goes(canvas, _ENDS + 10, line + 23, 10)
            canvas.text(_ENDS + 30, base, word, 36, ink)
        else:
            canvas.text(_ENDS, base, word, 36, ink)
    count = told("of", language, count=str(row.left), all=str(row.all))
    canvas.text(_RIGHT, y + _PAD + 36, count, 40, ink, bold=bool(row.left), anchor="rs")
    lines = _names(table, row)
    for number, named in enumerate(lines):
        base = y + tall - 16 - 38 * (len(lines) - 1 - number)
        canvas.text(MARGIN + 14, base, named, 33, SOFT_INK)


def _alt(table: State, rows: Sequence[Group], language: str) -> str:
    sentences = [told("alt-stack", language, count=len(table.stack))]
    for row in rows:
        if not row.left:
            continue
        sides = ", ".join(
            told(
                "alt-side",
                language,
                level=str(of.level),
                cost=money(of.cost, language),
                income=money(of.income, language),
            )
            for of in _sides(row)
        )
        sentences.append(told("alt-stack-row", language, count=row.left, sides=sides))
    return told_within(sentences)
