"""The equipment deck by Tech Level, maintenance, and the incomes of all cities by level."""

from __future__ import annotations

from collections.abc import Sequence

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.palettes import FAINT, lay_out
from render.baltimore_ohio.shared.words import level_name, picture_text
from render.layout.box import Box, Card, Space, Sprite, fill
from render.layout.part import stack_parts
from render.layout.stacks import Column, Grid, Line, Row, Table
from render.layout.text import Name, Pill, Text, amount, label, title
from render.paint.canvas import Canvas
from render.paint.picture import Picture
from render.paint.style import CARD, INK, RULE, SMALLEST, SOFT_INK
from render.words import money
from rules.baltimore_ohio.ending import last_level
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.model.view import View

_MAX_LEVELS = 6
"""Maximum number of Tech Levels in the table of cities: the present one and those that follow."""


def render_equipment(view: View, language: str) -> Picture:
    """Return the equipment picture, 1000 pixels wide.

    It shows the cards left and sold; what those of each level bring as scrap, cost in maintenance
    and cost to buy; and the incomes of the cities at each level, the present one highlighted."""
    table, levels = view.table, last_level(view.table.options)
    heads = [label(picture_text(key, language)) for key in ("prices", "scrap-short", "maintenance")]
    gaps = [Space() for _ in range(4)]
    lines = [Line([Space(), heads[0], *gaps, fill(), *heads[1:]])]
    lines += [_level(table, level, language) for level in range(1, levels + 1)]
    head = Row(
        Text(picture_text("equipment", language), 46, bold=True, words=""),
        fill(),
        Text(level_name(table, language), 38, SOFT_INK, bold=True),
    )
    deck = Card(
        Table(lines, rules=False, gap=10, least=(52, *[94.0] * 5)),
        words=_describe_deck(table, levels, language),
    )
    heading = Row(title(picture_text("city-incomes", language), size=42), words="")
    cities = Column(heading, _cities(table, levels, language), gap=6)
    parts = [lay_out(box) for box in (Column(head, deck, gap=8, separator=". "), cities)]
    return stack_parts(parts)


def _level(table: State, level: int, language: str) -> Line:
    """Return the five cards of a level, sold ones pale, the next one framed; scrap value and
    maintenance."""
    cards = [card for card in facts.equipment().cards if card.tech_level == level]
    prices: list[Box] = []
    for card in cards:
        unsold = table.deck is not None and card.number >= table.deck
        price = money(card.price, language) if unsold else ""
        prices.append(Sprite(_draw_price, price, card.number == table.deck, room=(94, 46)))
    present = level == table.tech_level
    sums = [
        amount(money(cards[0].scrap, language), 34, bold=False),
        amount(money(facts.maintenance(level), language), 34, bold=present),
    ]
    cells = [Pill(str(level), 36, radius=6), *prices, fill(), *sums]
    return Line(cells, INK if present else None)


def _draw_price(canvas: Canvas, x: float, y: float, price: str, is_next: bool) -> None:
    box = (x - 47, y - 22, x + 47, y + 22)
    line, edge = (5 if is_next else 2), (INK if price else RULE)
    canvas.box(box, CARD if price else FAINT, edge, radius=7, width=line)
    if price:
        canvas.text(x, y + 12, price, SMALLEST, bold=is_next, anchor="ms")
    else:
        canvas.line([(x - 33, y + 15), (x + 33, y - 15)], RULE, 4)


def _cities(table: State, levels: int, language: str) -> Box:
    """Return all cities in two columns, their incomes by level."""
    names = sorted(facts.cities())
    first = max(1, min(table.tech_level, levels - _MAX_LEVELS + 1))
    shown = range(first, min(levels, first + _MAX_LEVELS - 1) + 1)
    half = -(-len(names) // 2)
    tables = []
    for part in (names[:half], [*names[half:], *[""] * (2 * half - len(names))]):
        lines = [Line([Space(grow=1), *_figures(table, shown, shown, bold=True)])]
        for name in part:
            incomes = (
                [facts.cities()[name].revenue[n - 1] for n in shown]
                if name
                else [None] * len(shown)
            )
            lines.append(Line([Name(name, SMALLEST, grow=1), *_figures(table, shown, incomes)]))
        tables.append(Card(Table(lines, gap=0), pad=(10, 3), radius=12))
    column = table.tech_level - 1
    rows = sorted(facts.cities().values(), key=lambda city: (-city.revenue[column], city.name))
    now = ", ".join(f"{city.name} {city.revenue[column]}" for city in rows)
    return Grid(tables, 2, words=picture_text("alt-cities", language, cities=now))


def _figures(
    table: State, levels: Sequence[int], figures: Sequence[int | None], *, bold: bool = False
) -> list[Box]:
    """Return figures by level, that of the present one on a background."""
    cells: list[Box] = []
    for level, figure in zip(levels, figures, strict=True):
        now = level == table.tech_level
        text = "" if figure is None else str(figure)
        word = Text(
            text, SMALLEST, INK if now else SOFT_INK, bold=bold or now, align="middle", grow=1
        )
        cells.append(Card(word, ground=FAINT if now else None, edge=None, radius=0, pad=(4, 0)))
    return cells


def _describe_deck(table: State, levels: int, language: str) -> str:
    """Return the cards left, and what each costs in maintenance, in words."""
    unsold = [
        card
        for card in facts.equipment().cards
        if table.deck is not None and card.number >= table.deck and card.tech_level <= levels
    ]
    deck = picture_text("alt-deck-empty", language)
    if unsold:
        values = {"level": str(unsold[0].tech_level), "price": money(unsold[0].price, language)}
        deck = picture_text("alt-deck", language, count=len(unsold), **values)
    each = money(facts.maintenance(table.tech_level), language)
    return f"{deck} {picture_text('alt-maintenance', language, each=each)}"
