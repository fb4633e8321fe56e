"""A panel with what each region would bring, on the card of a seat that may name one."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from data.rail_baron import region_name
from data.texts import percent
from render.paint.image_cache import cached
from render.paint.panels import quantize
from render.paint.style import GOOD, INK, PHONE_WIDTH, RULE, SMALLEST, SOFT_INK, WHITE, fit
from render.rail_baron.cards.heads import KEY
from render.rail_baron.map.palettes import map_palette, panel
from render.words import cached_text, money
from rules.rail_baron.cities.lookup import regions, share_served
from rules.rail_baron.lookups.odds import mean_payoff
from rules.rail_baron.model.board import board
from rules.rail_baron.model.view import View

_EDGE, _ROW = 16, 54
_WIDE = (PHONE_WIDTH - 2 * _EDGE - 10) / 2


class RegionRow(NamedTuple):
    """A region, the mean payoff of a trip there, and the share of its destinations that the
    seat's own railroads reach."""

    region: str
    payoff: int
    own: float


def region_rows(view: View, seat: int) -> tuple[RegionRow, ...]:
    """Return the regions, highest payoff first."""
    player, graph = view.seats[seat], board(view.options)
    rows = [
        RegionRow(
            region,
            round(round(float(mean_payoff(view.options.edition, player.departure, region)), -2)),
            share_served(graph, player.railroads, region),
        )
        for region in regions()
    ]
    return tuple(sorted(rows, key=lambda row: -row.payoff))


@cached
def regions_panel(city: str, rows: tuple[RegionRow, ...], language: str) -> Image.Image:
    """Return the panel of the regions, with what they bring for a train in `city`."""
    lines = -(-len(rows) // 2)
    canvas = panel(PHONE_WIDTH, 56 + _ROW * lines + 8)
    title = cached_text(f"{KEY}-regions", language, city=city)
    canvas.text(_EDGE + 8, 40, fit(title, SMALLEST, PHONE_WIDTH - 48), SMALLEST, SOFT_INK)
    for number, row in enumerate(rows):
        column, line = divmod(number, lines)
        x, y = _EDGE + column * (_WIDE + 10), 52.0 + line * _ROW
        canvas.box((x, y + 2, x + _WIDE, y + _ROW - 4), WHITE, RULE, radius=10, width=2)
        name = fit(region_name(row.region, language), 36, _WIDE - 250, True)
        canvas.text(x + 12, y + 38, name, 36, INK, bold=True)
        end = x + _WIDE - 12
        share = percent(row.own, language)
        ink = GOOD if row.own else SOFT_INK
        canvas.text(end, y + 38, share, SMALLEST, ink, bold=True, anchor="rs")
        payoff = money(row.payoff, language)
        canvas.text(end - 106, y + 38, payoff, 34, INK, anchor="rs")
    return quantize(canvas, map_palette())


def describe_regions(city: str, rows: tuple[RegionRow, ...], language: str) -> str:
    """Return the panel in words."""
    listed = ", ".join(
        f"{region_name(row.region, language)} {money(row.payoff, language)} "
        f"({percent(row.own, language)})"
        for row in rows
    )
    return f"{cached_text(f'{KEY}-regions', language, city=city)}: {listed}."
