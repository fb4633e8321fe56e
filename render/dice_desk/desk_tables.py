"""The destination tables with the rolled cells marked: region table, then the region's cities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import data.rail_baron as facts
from data.rail_baron import region_name
from data.texts import money, say
from render.dice_desk.palette import BAND, MONEY, palette
from render.paint.canvas import Canvas
from render.paint.panels import Panel
from render.paint.picture import Picture, picture
from render.paint.style import (
    ALARM,
    CARD,
    DARK,
    INK,
    LIGHT,
    PHONE_WIDTH,
    RULE,
    SMALLEST,
    SOFT_INK,
    WHITE,
    drop_missing_glyphs,
    fit,
    text_width,
)
from render.pieces import draw_die
from rules.rail_baron.cities.lookup import REGION
from rules.rail_baron.lookups.draws import Lookup, edition_board, is_same_place
from rules.rail_baron.model.events import Three
from rules.rail_baron.model.options import Edition

MARGIN = 24
FOOTER = 88
ROWS = 11


@dataclass(frozen=True)
class _TablePanel:
    """One table with its dice; font size and heights follow from its width."""

    title: str
    columns: tuple[tuple[str, ...], tuple[str, ...]]
    dice: Three
    left: int
    width: int

    @property
    def is_wide(self) -> bool:
        return self.width > PHONE_WIDTH // 2

    @property
    def lettering(self) -> int:
        return 42 if self.is_wide else SMALLEST

    @property
    def row(self) -> int:
        return 54 if self.is_wide else 50

    @property
    def die(self) -> int:
        return 84 if self.is_wide else 70

    @property
    def sums(self) -> int:
        """Width of the column that holds the sums 2 to 12."""
        return 90 if self.is_wide else 56

    @property
    def hit(self) -> tuple[int, int]:
        """The column and the row that were rolled."""
        red, first, second = self.dice
        return (0 if red % 2 else 1), first + second - 2

    @property
    def height(self) -> int:
        return 70 + self.die + 70 + self.row * ROWS


def lookup_tables(
    lookup: Lookup,
    edition: Edition,
    language: str,
    origin: str | None = None,
    *,
    name: str = "",
) -> Picture:
    """Return the tables of a lookup, the rolled cells marked, the dice above them, the result
    below.

    `origin` is the city of the train, None for a home; `name` the person for whom it is. A region
    still to be named shows the region table alone, a lookup without region dice the city table
    alone. 1000 pixels wide."""
    panels = _build_panels(lookup, edition, language)
    outcome, payoff = _describe_outcome(lookup, edition, language, origin)
    if name:
        person = drop_missing_glyphs(name)
        outcome = say("desk-draw-of", language, name=person, outcome=outcome)
    footer = outcome, payoff
    top = MARGIN + max(panel.height for panel in panels)
    canvas = Panel(palette(), PHONE_WIDTH, top + 16 + FOOTER + MARGIN)
    for panel in panels:
        _draw_panel(canvas, panel, language)
    _draw_footer(canvas, footer, top + 16)
    return picture(canvas.finish(), _alt_text(lookup, footer, language))


def _build_panels(lookup: Lookup, edition: Edition, language: str) -> list[_TablePanel]:
    tables: list[tuple[str, str, Three]] = []
    if lookup.region_dice is not None:
        tables.append((say("desk-draw-region", language), REGION, lookup.region_dice))
    if lookup.city_dice is not None and lookup.region is not None:
        tables.append((region_name(lookup.region, language), lookup.region, lookup.city_dice))
    width = (PHONE_WIDTH - MARGIN * (len(tables) + 1)) // len(tables)
    return [
        _TablePanel(
            title,
            _table_columns(table, edition, language),
            dice,
            MARGIN + number * (width + MARGIN),
            width,
        )
        for number, (title, table, dice) in enumerate(tables)
    ]


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


def _draw_panel(canvas: Canvas, panel: _TablePanel, language: str) -> None:
    left, right, y = panel.left, panel.left + panel.width, MARGIN
    column, row = panel.hit
    names = (say("desk-draw-odd", language), say("desk-draw-even", language))
    canvas.text(left, y + 40, panel.title, 50, bold=True)
    y += 70
    x: float = left
    for number, pips in enumerate(panel.dice):
        draw_die(canvas, x, y, panel.die, pips, red=number == 0)
        x += panel.die * (1.4 if number == 0 else 1.12)
    roll_text = f"{names[column]} {row + 2}"
    size = _largest_font_size(roll_text, 50, right - x - 12)
    canvas.text(x + 12, y + panel.die / 2 + size * 0.34, roll_text, size, ALARM, bold=True)
    y += panel.die + 16
    half = (panel.width - panel.sums) / 2
    places = (left + panel.sums, left + panel.sums + half)
    for number, (column_x, name) in enumerate(zip(places, names, strict=True)):
        colour = ALARM if number == column else SOFT_INK
        canvas.text(column_x + 8, y + 38, name, panel.lettering, colour, bold=True)
    y += 54
    bottom = y + panel.row * ROWS
    canvas.box((left, y, right, bottom), CARD)
    canvas.box((places[column], y, places[column] + half, bottom), BAND)
    canvas.box((left, y + row * panel.row, right, y + (row + 1) * panel.row), BAND)
    for number in range(ROWS + 1):
        line_y = y + number * panel.row
        canvas.line([(left, line_y), (right, line_y)], RULE, 2)
    for number in range(ROWS):
        _draw_row(canvas, panel, y + number * panel.row, number)


def _draw_row(canvas: Canvas, panel: _TablePanel, y: float, row: int) -> None:
    column, hit_row = panel.hit
    half = (panel.width - panel.sums) / 2
    size = panel.lettering
    base = y + panel.row / 2 + size * 0.34
    right = panel.left + panel.sums - 12
    colour = ALARM if row == hit_row else SOFT_INK
    canvas.text(right, base, str(row + 2), size, colour, bold=row == hit_row, anchor="rs")
    for number in (0, 1):
        x = panel.left + panel.sums + number * half
        hit = number == column and row == hit_row
        colour = INK if number == column or row == hit_row else SOFT_INK
        if hit:
            canvas.box((x - 3, y - 3, x + half + 3, y + panel.row + 3), ALARM, radius=10)
            colour = WHITE
        text = fit(panel.columns[number][row], size, half - 10, hit)
        canvas.text(x + 8, base, text, size, colour, bold=hit)


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


def _draw_footer(canvas: Canvas, footer: tuple[str, str], y: int) -> None:
    canvas.box((MARGIN, y, PHONE_WIDTH - MARGIN, y + FOOTER), DARK, radius=16)
    words, payoff = footer
    most = 54
    room = PHONE_WIDTH - 4 * MARGIN - (text_width(payoff, most, True) + 30 if payoff else 0)
    size = _largest_font_size(words, most, room)
    middle = y + FOOTER / 2
    canvas.text(2 * MARGIN, middle + size * 0.35, words, size, LIGHT, bold=True)
    if payoff:
        right = PHONE_WIDTH - 2 * MARGIN
        canvas.text(right, middle + most * 0.35, payoff, most, MONEY, bold=True, anchor="rs")


def _largest_font_size(text: str, most: int, room: float) -> int:
    """Return the largest font size up to `most` at which bold text fits the room."""
    size = most
    while size > SMALLEST and text_width(text, size, True) > room:
        size -= 1
    return size


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
