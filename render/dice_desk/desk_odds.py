"""How likely every region and city is, as lists with bars."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import product

from data.rail_baron import region_name
from data.texts import percent, say
from render.dice_desk.palette import BAR, palette
from render.layout.box import Box, Card, Wrapper, fill
from render.layout.part import lay_out
from render.layout.stacks import Column, Grid, Line, Row, Table
from render.layout.text import Name, Text, amount, label, title
from render.paint.canvas import Canvas
from render.paint.picture import Picture, picture
from render.paint.style import ALARM, DARK, LIGHT, SMALLEST
from rules.rail_baron.lookups.odds import RegionOdds, all_cities, all_regions, region_odds
from rules.rail_baron.model.options import Edition

MARGIN = 24
COLUMNS = 3


class _Bar(Wrapper):
    """A box before a bar over a part of its width."""

    def __init__(self, box: Box, part: Fraction, pad: tuple[float, float]) -> None:
        super().__init__(box, pad)
        self._part, self.grow = float(part), 1

    def draw_behind(self, canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        canvas.box((x, y + 2, x + width * self._part, y + height - 2), BAR, radius=6)


def odds_chart(edition: Edition, region: str | None, language: str) -> Picture:
    """Return a chart of all regions, each with its cities and their share of all destinations;
    with `region` its cities, with their share in the region and overall. 1000 pixels wide."""
    if region is None:
        return _render_all(all_regions(edition), edition, language)
    return _render_region(region_odds(region, edition), language)


def _render_all(rows: Sequence[RegionOdds], edition: Edition, language: str) -> Picture:
    most = all_cities(edition)[0].overall
    columns = [
        Column(*(_region(row, most, language) for row in column), gap=14)
        for column in _balance_columns(rows)
    ]
    grid = Grid(columns, COLUMNS, gap=MARGIN, top=True)
    heading = title(say("desk-draw-odds", language), size=44)
    part = lay_out(palette(), Column(heading, grid, gap=12), margin=MARGIN, top=12, bottom=20)
    summary = "; ".join(
        f"{region_name(row.region, language)} {_format_share(row.chance, language)}: "
        + ", ".join(f"{c.city} {_format_share(c.overall, language)}" for c in row.cities[:3])
        for row in rows
    )
    return picture(part.image, say("desk-alt-odds", language, list=summary))


def _balance_columns(rows: Sequence[RegionOdds]) -> list[list[RegionOdds]]:
    """Distribute the regions over the columns so that the tallest is as short as possible,
    keeping their order in each."""
    best: list[list[RegionOdds]] = []
    shortest = float("inf")
    for shares in product(range(COLUMNS), repeat=len(rows)):
        parts = [
            [row for row, share in zip(rows, shares, strict=True) if share == number]
            for number in range(COLUMNS)
        ]
        tallest = max(sum(map(_region_height, part)) for part in parts)
        if tallest < shortest:
            best, shortest = parts, tallest
    return best


def _region_height(row: RegionOdds) -> int:
    return 2 + len(row.cities)


def _region(row: RegionOdds, most: Fraction, language: str) -> Box:
    name = Text(region_name(row.region, language), 35, LIGHT, bold=True, grow=1)
    share = Text(_format_share(row.chance, language), SMALLEST, LIGHT, bold=True)
    head = Card(Row(name, share, gap=6), ground=DARK, edge=None, radius=8, pad=(8, 4))
    cities = [
        _Bar(
            Row(
                Name(city.city, SMALLEST, grow=1),
                Text(_format_share(city.overall, language), SMALLEST),
            ),
            city.overall / most,
            (6, 1),
        )
        for city in row.cities
    ]
    return Card(Column(head, *cities), radius=8, pad=(4, 4))


def _render_region(row: RegionOdds, language: str) -> Picture:
    name, share = region_name(row.region, language), _format_share(row.chance, language)
    heads = [
        fill(),
        label(say("desk-draw-odds-within", language, region=name), align="right"),
        label(say("desk-draw-odds-overall", language), align="right"),
    ]
    shares = [
        (_format_share(city.in_region, language), _format_share(city.overall, language))
        for city in row.cities
    ]
    lines = [Line(heads)]
    for city, (within, overall) in zip(row.cities, shares, strict=True):
        bar = _Bar(Text(city.city, 44), city.in_region / row.cities[0].in_region, (12, 4))
        cells = [bar, amount(within, 44, ALARM), amount(overall, 40, bold=False)]
        lines.append(Line(cells))
    heading = title(say("desk-draw-odds-region", language, region=name, share=share))
    table = Table(lines, rules=False, gap=30, pad=1)
    part = lay_out(palette(), Column(heading, table, gap=10), margin=MARGIN, top=16, bottom=20)
    listed = ", ".join(
        f"{city.city} {within}, {overall}"
        for city, (within, overall) in zip(row.cities, shares, strict=True)
    )
    return picture(part.image, say("desk-alt-odds-region", language, region=name, list=listed))


def _format_share(chance: Fraction, language: str) -> str:
    return percent(float(chance), language)
