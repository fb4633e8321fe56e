"""A panel with what each region would bring, on the card of a seat that may name one."""

from __future__ import annotations

from typing import NamedTuple

from data.rail_baron import region_name
from data.texts import percent
from render.layout.box import Box, Card, fill
from render.layout.part import Part, lay_out
from render.layout.stacks import Column, Grid, Row
from render.layout.text import Name, Text, label
from render.paint.image_cache import cached
from render.paint.style import CARD, GOOD, SMALLEST, SOFT_INK, WHITE
from render.rail_baron.cards.heads import KEY
from render.rail_baron.map.palettes import map_palette
from render.words import cached_text, money
from rules.rail_baron.cities.lookup import regions, share_served
from rules.rail_baron.lookups.odds import mean_payoff
from rules.rail_baron.model.board import board
from rules.rail_baron.model.view import View


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
def regions_part(city: str, rows: tuple[RegionRow, ...], language: str) -> Part:
    """Return the panel of the regions, with what they bring for a train in `city`."""
    title = label(cached_text(f"{KEY}-regions", language, city=city))
    cells = Grid([_region(row, language) for row in rows], 2, gap=10, line_gap=4)
    box = Column(title, cells, gap=6, separator=": ")
    return lay_out(map_palette(), box, margin=16, top=8, ground=CARD)


def _region(row: RegionRow, language: str) -> Box:
    name, payoff = region_name(row.region, language), money(row.payoff, language)
    served = percent(row.own, language)
    share = Text(served, SMALLEST, GOOD if row.own else SOFT_INK, bold=True, align="right")
    share.width = share.min_width = 94
    line = Row(Name(name, 36, bold=True), fill(), Text(payoff, 34), share)
    return Card(line, ground=WHITE, radius=10, pad=(12, 3), words=f"{name} {payoff} ({served})")
