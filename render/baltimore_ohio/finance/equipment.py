"""The equipment deck by Tech Level, maintenance, and the incomes of all cities by level."""

from __future__ import annotations

import data.baltimore_ohio as facts
from render.alt import join_within
from render.baltimore_ohio.shared.palettes import FAINT, panel, quantize
from render.baltimore_ohio.shared.words import level_name, picture_text
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
_MAX_LEVELS = 6
"""Maximum number of Tech Levels in the table of cities: the present one and those that
follow."""
_SCRAP, _MAINTENANCE = _FIRST + 5 * _EACH + 150, _RIGHT


def render_equipment(view: View, language: str) -> Picture:
    """Return the equipment picture, 1000 pixels wide.

    It shows the cards left and sold; what those of each level bring as scrap, cost in
    maintenance and cost to buy; and the incomes of the cities at each level, the present one
    highlighted."""
    table = view.table
    levels = last_level(table.options)
    city_rows = -(-len(facts.cities()) // 2)
    deck_bottom = 68 + 56 + _ROW * levels + 16
    canvas = panel(PHONE_WIDTH, round(deck_bottom + 78 + 50 + _CITY * city_rows + 24))
    canvas.text(MARGIN + 4, 52, picture_text("equipment", language), 46, INK, bold=True)
    word = level_name(table, language)
    canvas.text(_RIGHT, 50, word, 38, SOFT_INK, bold=True, anchor="rs")
    canvas.box((MARGIN, 68, PHONE_WIDTH - MARGIN, deck_bottom), CARD, RULE, radius=14, width=2)
    for x, key in ((_SCRAP, "scrap-short"), (_MAINTENANCE, "maintenance")):
        canvas.text(x, 110, picture_text(key, language), 33, SOFT_INK, anchor="rs")
    canvas.text(_FIRST, 110, picture_text("prices", language), 33, SOFT_INK)
    for level in range(1, levels + 1):
        _draw_level(canvas, 124 + _ROW * (level - 1), table, level, language)
    y = deck_bottom + 58.0
    canvas.text(MARGIN + 4, y, picture_text("city-incomes", language), 42, INK, bold=True)
    _draw_cities(canvas, y + 18, table, levels, city_rows)
    return picture(quantize(canvas), _alt_text(table, levels, language))


def _draw_level(canvas: Canvas, y: float, table: State, level: int, language: str) -> None:
    """Draw the five cards of a level: sold ones pale, the next one framed."""
    is_present = level == table.tech_level
    if is_present:
        canvas.box((MARGIN + 4, y - 1, PHONE_WIDTH - MARGIN - 4, y + _ROW - 3), WHITE, INK,
                   radius=10, width=3)  # fmt: skip
    canvas.box((_LEFT + 2, y + 6, _LEFT + 44, y + 50), INK, radius=6)
    canvas.text(_LEFT + 23, y + 41, str(level), 36, WHITE, bold=True, anchor="ms")
    cards = [card for card in facts.equipment().cards if card.tech_level == level]
    for number, card in enumerate(cards):
        x = _FIRST + _EACH * number
        is_unsold = table.deck is not None and card.number >= table.deck
        is_next = card.number == table.deck
        box = (x, y + 6, x + _EACH - 10, y + 50)
        canvas.box(box, CARD if is_unsold else FAINT, INK if is_unsold else RULE, radius=7,
                   width=5 if is_next else 2)  # fmt: skip
        price, middle = money(card.price, language), x + (_EACH - 10) / 2
        size = 33
        if is_unsold:
            canvas.text(middle, y + 40, price, size, INK, bold=is_next, anchor="ms")
        else:
            canvas.line([(x + 14, y + 43), (x + _EACH - 24, y + 13)], RULE, 4)
    scrap = money(cards[0].scrap, language)
    canvas.text(_SCRAP, y + 41, scrap, 34, INK, anchor="rs")
    maintenance = money(facts.maintenance(level), language)
    canvas.text(_MAINTENANCE - 4, y + 41, maintenance, 34, INK, bold=is_present, anchor="rs")


def _draw_cities(canvas: Canvas, y: float, table: State, levels: int, row_count: int) -> None:
    """Draw all cities in two columns, their incomes by level."""
    names = sorted(facts.cities())
    gap = 12
    width = (PHONE_WIDTH - 2 * MARGIN - gap) / 2
    first = max(1, min(table.tech_level, levels - _MAX_LEVELS + 1))
    last = min(levels, first + _MAX_LEVELS - 1)
    step = 48
    for column in range(2):
        left = MARGIN + column * (width + gap)
        right = left + width
        canvas.box((left, y, right, y + 50 + _CITY * row_count + 6), CARD, RULE, radius=12, width=2)
        xs = [right - 30 - step * (last - level) for level in range(first, last + 1)]
        present_x = xs[table.tech_level - first]
        band = (present_x - step / 2, y + 3, present_x + step / 2, y + 50 + _CITY * row_count + 3)
        canvas.box(band, FAINT, radius=6)
        for level, x in enumerate(xs, first):
            bold = level == table.tech_level
            canvas.text(x, y + 38, str(level), SMALLEST, INK if bold else SOFT_INK, bold=True,
                        anchor="ms")  # fmt: skip
        for number, name in enumerate(names[column * row_count : (column + 1) * row_count]):
            top = y + 48 + _CITY * number
            canvas.line([(left + 8, top), (right - 8, top)], RULE, 1.5)
            room = xs[0] - 22 - left - 12
            canvas.text(left + 12, top + 33, fit(name, SMALLEST, room), SMALLEST, INK)
            for level, x in enumerate(xs, first):
                amount = facts.cities()[name].revenue[level - 1]
                bold = level == table.tech_level
                canvas.text(x, top + 33, str(amount), SMALLEST, INK if bold else SOFT_INK,
                            bold=bold, anchor="ms")  # fmt: skip


def _alt_text(table: State, levels: int, language: str) -> str:
    unsold = [
        card
        for card in facts.equipment().cards
        if table.deck is not None and card.number >= table.deck and card.tech_level <= levels
    ]
    sentences = [f"{level_name(table, language)}."]
    if unsold:
        values = {"level": str(unsold[0].tech_level), "price": money(unsold[0].price, language)}
        sentences.append(picture_text("alt-deck", language, count=len(unsold), **values))
    else:
        sentences.append(picture_text("alt-deck-empty", language))
    maintenance = money(facts.maintenance(table.tech_level), language)
    sentences.append(picture_text("alt-maintenance", language, each=maintenance))
    column = table.tech_level - 1
    rows = sorted(facts.cities().values(), key=lambda city: (-city.revenue[column], city.name))
    cities = ", ".join(f"{city.name} {city.revenue[column]}" for city in rows)
    sentences.append(picture_text("alt-cities", language, cities=cities))
    return join_within(sentences)
