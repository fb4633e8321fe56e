"""How likely every region and city is, as lists with bars."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import product

from data.rail_baron import region_name
from data.texts import percent, say
from render.paint.canvas import Canvas
from render.paint.picture import Picture, picture
from render.paint.style import (
    ALARM,
    CARD,
    INK,
    PHONE_WIDTH,
    RULE,
    SMALLEST,
    SOFT_INK,
    WHITE,
    Colour,
    fit,
)
from render.pieces import draw_title
from rules.rail_baron.lookups.odds import RegionOdds, all_cities, all_regions, region_odds
from rules.rail_baron.model.options import Edition

BAR: Colour = (250, 205, 160)
MARGIN = 24
COLUMNS = 3
LINE = 40
HEAD = 52
GAP = 14


def odds_chart(edition: Edition, region: str | None, language: str) -> Picture:
    """Return a chart of all regions, each with its cities and their share of all destinations;
    with `region` its cities, with their share in the region and overall. 1000 pixels wide."""
    if region is None:
        return _render_all(all_regions(edition), edition, language)
    return _render_region(region_odds(region, edition), language)


def _render_all(rows: Sequence[RegionOdds], edition: Edition, language: str) -> Picture:
    columns = _balance_columns(rows)
    tallest = max(sum(map(_region_height, column)) for column in columns)
    canvas = Canvas(PHONE_WIDTH, round(90 + tallest + MARGIN))
    top = draw_title(canvas, MARGIN, 18, say("desk-draw-odds", language), size=44)
    width = (PHONE_WIDTH - MARGIN * (COLUMNS + 1)) / COLUMNS
    most = all_cities(edition)[0].overall
    for number, column in enumerate(columns):
        x, y = MARGIN + number * (width + MARGIN), top
        for row in column:
            _draw_region(canvas, row, (x, y, width), most, language)
            y += _region_height(row)
    summary = "; ".join(
        f"{region_name(row.region, language)} {_format_share(row.chance, language)}: "
        + ", ".join(f"{c.city} {_format_share(c.overall, language)}" for c in row.cities[:3])
        for row in rows
    )
    return picture(canvas.finish(), say("desk-alt-odds", language, list=summary))


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


def _region_height(row: RegionOdds) -> float:
    return HEAD + LINE * len(row.cities) + GAP


def _draw_region(
    canvas: Canvas,
    row: RegionOdds,
    place: tuple[float, float, float],
    most: Fraction,
    language: str,
) -> None:
    x, y, width = place
    bottom = y + HEAD + LINE * len(row.cities)
    canvas.box((x, y, x + width, bottom), CARD, RULE, radius=8, width=2)
    canvas.box((x, y, x + width, y + HEAD - 4), INK, radius=8)
    canvas.text(x + 8, y + 37, region_name(row.region, language), 35, WHITE, bold=True)
    share = _format_share(row.chance, language)
    canvas.text(x + width - 8, y + 37, share, SMALLEST, WHITE, bold=True, anchor="rs")
    for number, city in enumerate(row.cities):
        line = y + HEAD + number * LINE
        reach = (width - 8) * float(city.overall / most)
        canvas.box((x + 4, line + 2, x + 4 + reach, line + LINE - 4), BAR, radius=5)
        name = fit(city.city, SMALLEST, width - 90)
        canvas.text(x + 10, line + 30, name, SMALLEST, INK)
        share = _format_share(city.overall, language)
        canvas.text(x + width - 10, line + 30, share, SMALLEST, INK, anchor="rs")


def _render_region(row: RegionOdds, language: str) -> Picture:
    tall = 64
    top = 150
    canvas = Canvas(PHONE_WIDTH, top + tall * len(row.cities) + MARGIN)
    values = {
        "region": region_name(row.region, language),
        "share": _format_share(row.chance, language),
    }
    canvas.text(MARGIN, 62, say("desk-draw-odds-region", language, **values), 46, bold=True)
    within, overall = PHONE_WIDTH - 190, PHONE_WIDTH - MARGIN
    heading = say("desk-draw-odds-within", language, region=region_name(row.region, language))
    canvas.text(within, 128, heading, SMALLEST, SOFT_INK, anchor="rs")
    heading = say("desk-draw-odds-overall", language)
    canvas.text(overall, 128, heading, SMALLEST, SOFT_INK, anchor="rs")
    most = row.cities[0].in_region
    for number, city in enumerate(row.cities):
        y = top + number * tall
        reach = (PHONE_WIDTH - 2 * MARGIN) * float(city.in_region / most)
        canvas.box((MARGIN, y + 3, MARGIN + reach, y + tall - 3), BAR, radius=8)
        base = y + tall / 2 + 16
        canvas.text(MARGIN + 12, base, city.city, 44, INK)
        share = _format_share(city.in_region, language)
        canvas.text(within, base, share, 44, ALARM, bold=True, anchor="rs")
        share = _format_share(city.overall, language)
        canvas.text(overall - 8, base, share, 40, INK, anchor="rs")
    listed = ", ".join(
        f"{c.city} {_format_share(c.in_region, language)}, {_format_share(c.overall, language)}"
        for c in row.cities
    )
    alt = say(
        "desk-alt-odds-region", language, region=region_name(row.region, language), list=listed
    )
    return picture(canvas.finish(), alt)


def _format_share(chance: Fraction, language: str) -> str:
    return percent(float(chance), language)
