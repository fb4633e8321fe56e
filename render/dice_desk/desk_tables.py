"""The destination tables with the rolled cells marked: region table, then the region's cities."""

from __future__ import annotations

from typing import Any

import data.rail_baron as facts
from data.rail_baron import region_name
from data.texts import money, say
from render.dice_desk.palette import BAND, MONEY, palette
from render.layout.box import Box, Card, Space, Sprite, fill
from render.layout.part import lay_out
from render.layout.stacks import Column, Grid, Line, Row, Table
from render.layout.text import Name, Paragraph, Text
from render.paint.picture import Picture, picture
from render.paint.style import (
    ALARM,
    DARK,
    INK,
    LIGHT,
    SMALLEST,
    SOFT_INK,
    WHITE,
    drop_missing_glyphs,
)
from render.pieces import draw_die
from rules.rail_baron.cities.lookup import REGION
from rules.rail_baron.lookups.draws import Lookup, edition_board, is_same_place
from rules.rail_baron.model.events import Three
from rules.rail_baron.model.options import Edition

MARGIN = 24
ROWS = 11
_SMALLER = 46, 42, 38, SMALLEST


def lookup_tables(
    lookup: Lookup, edition: Edition, language: str, origin: str | None = None, *, name: str = ""
) -> Picture:
    """Return the tables of a lookup, the rolled cells marked, the dice above them, the result
    below.

    `origin` is the city of the train, None for a home; `name` the person for whom it is. A region
    still to be named shows the region table alone, a lookup without region dice the city table
    alone. 1000 pixels wide."""
    outcome, payoff = _describe_outcome(lookup, edition, language, origin)
    if name:
        person = drop_missing_glyphs(name)
        outcome = say("desk-draw-of", language, name=person, outcome=outcome)
    tables: list[tuple[str, str, Three]] = []
    if lookup.region_dice is not None:
        tables.append((say("desk-draw-region", language), REGION, lookup.region_dice))
    if lookup.city_dice is not None and lookup.region is not None:
        tables.append((region_name(lookup.region, language), lookup.region, lookup.city_dice))
    boxes = [
        _table_box(title, _table_columns(table, edition, language), dice, len(tables) < 2, language)
        for title, table, dice in tables
    ]
    result = Paragraph(outcome, 54, LIGHT, bold=True, smaller=_SMALLER)
    pays = Text(payoff, 54, MONEY, bold=True)
    foot = Card(Row(result, pays, gap=30), ground=DARK, edge=None, radius=16, pad=(24, 12))
    box = Column(Grid(boxes, len(boxes), gap=MARGIN, top=True), foot, gap=16)
    part = lay_out(palette(), box, margin=MARGIN, top=MARGIN, bottom=MARGIN)
    return picture(part.image, _alt_text(lookup, (outcome, payoff), language))


def _table_columns(
    table: str, edition: Edition, language: str
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    rows = facts.destinations().tables[table]
    if table == REGION:
        odd, even = (
            [region_name(cell, language) for cell in side] for side in (rows.odd, rows.even)
        )
    else:
        odd, even = (
            list(map(edition_board(edition).canonical_city, side)) for side in (rows.odd, rows.even)
        )
    return tuple(odd), tuple(even)


def _table_box(
    title: str, columns: tuple[tuple[str, ...], ...], dice: Three, is_wide: bool, language: str
) -> Box:
    """Return a table below its dice, the row and the column that were rolled on a band."""
    red, first, second = dice
    hit, (die, size) = ((red + 1) % 2, first + second - 2), (84, 42) if is_wide else (70, SMALLEST)
    parity = say("desk-draw-odd", language), say("desk-draw-even", language)
    rolled = Text(f"{parity[hit[0]]} {hit[1] + 2}", 50, ALARM, bold=True, smaller=_SMALLER)
    shown = [
        Sprite(draw_die, die, pips, red=not number, room=(die, die), corner=True)
        for number, pips in enumerate(dice)
    ]
    roll = Row(shown[0], Space(8), *shown[1:], rolled, fill(), gap=8)
    heads = [
        Row(Space(8), Text(name, size, ALARM if n == hit[0] else SOFT_INK, bold=True), gap=0)
        for n, name in enumerate(parity)
    ]
    lines = [Line([Space(), *heads])]
    for row in range(ROWS):
        on_row = row == hit[1]
        ink = INK if on_row else SOFT_INK
        sum_ = Text(str(row + 2), size, ink, bold=on_row, align="right", grow=0.1)
        first_cell = Card(
            sum_, ground=BAND if on_row else None, edge=None, radius=0, pad=(6, 5), grow=0.1
        )
        cells = [
            _cell(column[row], size, (n == hit[0], on_row)) for n, column in enumerate(columns)
        ]
        lines.append(Line([first_cell, *cells]))
    body = Card(Table(lines, pad=0, gap=0), pad=(0, 0), radius=0)
    return Column(Text(title, 50, bold=True, smaller=_SMALLER), roll, body, gap=14)


def _cell(text: str, size: int, on_band: tuple[bool, bool]) -> Box:
    hit, is_near = all(on_band), any(on_band)
    ink = WHITE if hit else INK if is_near else SOFT_INK
    ground = ALARM if hit else BAND if is_near else None
    name = Name(text, size, ink, bold=hit, cut_to=60)
    name.width = min(name.width, 200)
    return Card(name, ground=ground, edge=None, radius=10 if hit else 0, pad=(8, 5), grow=1)


def _describe_outcome(
    lookup: Lookup, edition: Edition, language: str, origin: str | None
) -> tuple[str, str]:
    """Return the outcome and, for the right side, what it pays."""
    if lookup.city is None:
        return say("desk-draw-name", language), ""
    if origin is None:
        return say("desk-draw-home", language, city=lookup.city), ""
    if is_same_place(edition, origin, lookup.city):
        return say("desk-draw-lost", language, city=lookup.city), ""
    trip = say("desk-draw-trip", language, **{"from": origin, "to": lookup.city})
    return trip, money(edition_board(edition).payoff(origin, lookup.city), language)


def _describe_dice(dice: Three, language: str) -> str:
    red, first, second = dice
    values: dict[str, Any] = {"parity": "odd" if red % 2 else "even", "red": red}
    values.update(first=first, second=second, sum=first + second)
    return say("desk-dice", language, **values)


def _alt_text(lookup: Lookup, footer: tuple[str, str], language: str) -> str:
    rolls = []
    if lookup.region_dice is not None:
        dice = _describe_dice(lookup.region_dice, language)
        rolls.append(
            say("desk-alt-region", language, dice=dice, region=region_name(lookup.rolled, language))
        )
    if lookup.city_dice is not None:
        values = {
            "dice": _describe_dice(lookup.city_dice, language),
            "region": region_name(str(lookup.region), language),
        }
        rolls.append(say("desk-alt-city", language, city=lookup.city, **values))
    rolls.append(" ".join(word for word in footer if word) + ".")
    return say("desk-alt-tables", language, rolls=" ".join(rolls))
