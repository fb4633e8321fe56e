"""The equipment deck by Tech Level, maintenance, and the incomes of all cities by level."""

from __future__ import annotations

import data.baltimore_ohio as facts
from render.alt import told_within
from render.baltimore_ohio.shared.inks import FAINT, panel, settled
from render.baltimore_ohio.shared.words import level_name, told
from render.paint.canvas import Canvas
from render.paint.picture import Picture, picture
from render.paint.style import CARD, INK, PHONE_WIDTH, RULE, SMALLEST, SOFT_INK, WHITE, fit
from render.words import money
from rules.baltimore_ohio.ending import last_level
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 14, PHONE_WIDTH - MARGIN - 14
_ROW, _CITY = 58, 45
_FIRST, _EACH = _LEFT + 62, 104
_MOST = 6
"""Tech Levels that the table of cities has room for: the present one and those to come first."""
_SCRAP, _MAINTENANCE = _FIRST + 5 * _EACH + 150, _RIGHT


def equipment(view: View, language: str) -> Picture:
    """The cards left and gone, what each level scraps for, serves and costs, and what the cities
    bring at each level, the present one set off. 1000 pixels wide."""
    table = view.table
    levels = last_level(table.options)
    half = -(-len(facts.cities()) // 2)
    deck = 68 + 56 + _ROW * levels + 16
    canvas = panel(PHONE_WIDTH, round(deck + 78 + 50 + _CITY * half + 24))
    canvas.text(MARGIN + 4, 52, told("equipment", language), 46, INK, bold=True)
    word = level_name(table, language)
    canvas.text(_RIGHT, 50, word, 38, SOFT_INK, bold=True, anchor="rs")
    canvas.box((MARGIN, 68, PHONE_WIDTH - MARGIN, deck), CARD, RULE, radius=14, width=2)
    for x, key in ((_SCRAP, "scrap-short"), (_MAINTENANCE, "maintenance")):
        canvas.text(x, 110, told(key, language), 33, SOFT_INK, anchor="rs")
    canvas.text(_FIRST, 110, told("prices", language), 33, SOFT_INK)
    for level in range(1, levels + 1):
        _level(canvas, 124 + _ROW * (level - 1), table, level, language)
    y = deck + 58.0
    canvas.text(MARGIN + 4, y, told("city-incomes", language), 42, INK, bold=True)
    _cities(canvas, y + 18, table, levels, half)
    return picture(settled(canvas), _alt(table, levels, language))


def _level(canvas: Canvas, y: float, table: State, level: int, language: str) -> None:
    """The five cards of a level: sold ones pale, the next one framed."""
    now = level == table.tech_level
    if now:
        canvas.box((MARGIN + 4, y - 1, PHONE_WIDTH - MARGIN - 4, y + _ROW - 3), WHITE, INK,
                   radius=10, width=3)  # fmt: skip
    canvas.box((_LEFT + 2, y + 6, _LEFT + 44, y + 50), INK, radius=6)
    canvas.text(_LEFT + 23, y + 41, str(level), 36, WHITE, bold=True, anchor="ms")
    cards = [card for card in facts.equipment().cards if card.tech_level == level]
    for number, card in enumerate(cards):
        x = _FIRST + _EACH * number
        left = table.deck is not None and card.number >= table.deck
        top = card.number == table.deck
        box = (x, y + 6, x + _EACH - 10, y + 50)
        canvas.box(box, CARD if left else FAINT, INK if left else RULE, radius=7,
                   width=5 if top else 2)  # fmt: skip
        price, middle = money(card.price, language), x + (_EACH - 10) / 2
        size = 33
        if left:
            canvas.text(middle, y + 40, price, size, INK, bold=top, anchor="ms")
        else:
            canvas.line([(x + 14, y + 43), (x + _EACH - 24, y + 13)], RULE, 4)
    scrap = money(cards[0].scrap, language)
    canvas.text(_SCRAP, y + 41, scrap, 34, INK, anchor="rs")
    each = money(facts.maintenance(level), language)
    canvas.text(_MAINTENANCE - 4, y + 41, each, 34, INK, bold=now, anchor="rs")


def _cities(canvas: Canvas, y: float, table: State, levels: int, half: int) -> None:
    """All cities in two columns, their incomes by level."""
    names = sorted(facts.cities())
    gap = 12
    wide = (PHONE_WIDTH - 2 * MARGIN - gap) / 2
    first = max(1, min(table.tech_level, levels - _MOST + 1))
    last = min(levels, first + _MOST - 1)
    step = 48
    for column in range(2):
        left = MARGIN + column * (wide + gap)
        right = left + wide
        canvas.box((left, y, right, y + 50 + _CITY * half + 6), CARD, RULE, radius=12, width=2)
        xs = [right - 30 - step * (last - level) for level in range(first, last + 1)]
        now = xs[table.tech_level - first]
        band = (now - step / 2, y + 3, now + step / 2, y + 50 + _CITY * half + 3)
        canvas.box(band, FAINT, radius=6)
        for level, x in enumerate(xs, first):
            bold = level == table.tech_level
            canvas.text(x, y + 38, str(level), SMALLEST, INK if bold else SOFT_INK, bold=True,
                        anchor="ms")  # fmt: skip
        for number, name in enumerate(names[column * half : (column + 1) * half]):
            top = y + 48 + _CITY * number
            canvas.line([(left + 8, top), (right - 8, top)], RULE, 1.5)
            room = xs[0] - 22 - left - 12
            canvas.text(left + 12, top + 33, fit(name, SMALLEST, room), SMALLEST, INK)
            for level, x in enumerate(xs, first):
                amount = facts.cities()[name].revenue[level - 1]
                bold = level == table.tech_level
                canvas.text(x, top + 33, str(amount), SMALLEST, INK if bold else SOFT_INK,
                            bold=bold, anchor="ms")  # fmt: skip


def _alt(table: State, levels: int, language: str) -> str:
    left = [
        card
        for card in facts.equipment().cards
        if table.deck is not None and card.number >= table.deck and card.tech_level <= levels
    ]
    sentences = [f"{level_name(table, language)}."]
    if left:
        values = {"level": str(left[0].tech_level), "price": money(left[0].price, language)}
        sentences.append(told("alt-deck", language, count=len(left), **values))
    else:
        sentences.append(told("alt-deck-empty", language))
    each = money(facts.maintenance(table.tech_level), language)
    sentences.append(told("alt-maintenance", language, each=each))
    column = table.tech_level - 1
    rows = sorted(facts.cities().values(), key=lambda city: (-city.revenue[column], city.name))
    cities = ", ".join(f"{city.name} {city.revenue[column]}" for city in rows)
    sentences.append(told("alt-cities", language, cities=cities))
    return told_within(sentences)
