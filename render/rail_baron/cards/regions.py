"""What naming a region would bring: a panel of the card on which a seat may."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from data.rail_baron import region_name
from data.texts import percent
from render.paint.kept import kept
from render.paint.panels import settled
from render.paint.style import GOOD, INK, PHONE_WIDTH, RULE, SMALLEST, SOFT_INK, WHITE, fit
from render.rail_baron.cards.heads import KEY
from render.rail_baron.map.inks import map_palette, panel
from render.words import money, said
from rules.rail_baron.cities.lookup import reach, regions
from rules.rail_baron.dice_desk.odds import mean_payoff
from rules.rail_baron.model.board import board
from rules.rail_baron.model.view import View

_EDGE, _ROW = 16, 54
_WIDE = (PHONE_WIDTH - 2 * _EDGE - 10) / 2


class Row(NamedTuple):
    """A region, what a trip there pays on average, what share of its draws lies on one's own
    railroads."""

    region: str
    payoff: int
    own: float


def region_rows(view: View, seat: int) -> tuple[Row, ...]:
    """The regions, the best payoff first."""
    one, graph = view.seats[seat], board(view.options)
    found = [
        Row(
            region,
            round(round(float(mean_payoff(view.options.edition, one.departure, region)), -2)),
            reach(graph, one.railroads, region),
        )
        for region in regions()
    ]
    return tuple(sorted(found, key=lambda row: -row.payoff))


@kept
def regions_panel(city: str, rows: tuple[Row, ...], language: str) -> Image.Image:
    """The regions with what they would bring from a city."""
    lines = -(-len(rows) // 2)
    canvas = panel(PHONE_WIDTH, 56 + _ROW * lines + 8)
    title = said(f"{KEY}-regions", language, city=city)
    canvas.text(_EDGE + 8, 40, fit(title, SMALLEST, PHONE_WIDTH - 48), SMALLEST, SOFT_INK)
    for number, row in enumerate(rows):
        column, line = divmod(number, lines)
        x, y = _EDGE + column * (_WIDE + 10), 52.0 + line * _ROW
        canvas.box((x, y + 2, x + _WIDE, y + _ROW - 4), WHITE, RULE, radius=10, width=2)
        name = fit(region_name(row.region, language), 36, _WIDE - 250, True)
        canvas.text(x + 12, y + 38, name, 36, INK, bold=True)
        end = x + _WIDE - 12
        own = percent(row.own, language)
        ink = GOOD if row.own else SOFT_INK
        canvas.text(end, y + 38, own, SMALLEST, ink, bold=True, anchor="rs")
        payoff = money(row.payoff, language)
        canvas.text(end - 106, y + 38, payoff, 34, INK, anchor="rs")
    return settled(canvas, map_palette())


def regions_told(city: str, rows: tuple[Row, ...], language: str) -> str:
    """The panel in words."""
    told = ", ".join(
        f"{region_name(row.region, language)} {money(row.payoff, language)} "
        f"({percent(row.own, language)})"
        for row in rows
    )
    return f"{said(f'{KEY}-regions', language, city=city)}: {told}."
