"""How the game went: the players' worth, share values and net incomes, turn by turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from render.baltimore_ohio.shared.livery import LIVERIES, plate
from render.baltimore_ohio.shared.palettes import lay_out, palette
from render.baltimore_ohio.shared.words import picture_text
from render.charts.history import history_part
from render.charts.line_chart import Points, Turns, company_lines
from render.layout.box import Box, Card, Sprite, fill
from render.layout.part import Part, stack_parts
from render.layout.stacks import Column, Grid, Row
from render.layout.text import amount, title
from render.paint.canvas import Canvas
from render.paint.picture import Picture
from render.paint.style import ALARM, INK, SOFT_INK
from render.words import legible_names, money
from rules.baltimore_ohio.model.state import Worth
from rules.baltimore_ohio.model.view import View

_CURVE = 276, 72
"""Size in pixels of a railroad's small chart."""


def render_history(view: View, names: Sequence[str], language: str) -> Picture:
    """Return charts from the table's history, 1000 pixels wide: cash and stock of each player
    together, the value of each railroad, and a small chart of the net incomes of each in its
    Business Rounds. `names` are by seat."""
    rows, shown = view.table.history, legible_names(names, language)
    worth = [[(row.turn, row.cash[n] + row.stock[n]) for row in rows] for n in range(len(shown))]
    values = {
        name: points
        for name in view.table.railroads
        if (
            points := [
                (row.turn, value) for row in rows if (value := row.values.get(name)) is not None
            ]
        )
    }
    nets = {name: _net_points(rows, name) for name in values}
    turns = max((1, *(row.turn for row in rows)))
    charts = history_part(
        palette(),
        (picture_text("worth", language), worth),
        [(picture_text("values", language), company_lines(values, LIVERIES))],
        shown,
        Turns(0, turns, picture_text("turns", language)),
        picture_text("history-none", language),
        language,
    )
    return stack_parts(
        [charts, *([_render_nets(nets, turns, language)] if any(nets.values()) else [])]
    )


def _net_points(rows: Sequence[Worth], name: str) -> Points:
    """Return the net incomes; the first Business Round of a turn stands half a turn before the
    second."""
    return [
        (row.turn - 0.5 + 0.5 * half, net)
        for row in rows
        for half, net in enumerate(row.incomes.get(name, (None, None)))
        if net is not None
    ]


def _render_nets(rows: Mapping[str, Points], turns: int, language: str) -> Part:
    """Return the net incomes by Business Round: a small chart for each railroad, all on one scale,
    with its latest net income."""
    sums = [dollars for row in rows.values() for _, dollars in row]
    scale = min([0, *sums]), max([50, *sums]), turns
    cells: list[Box] = []
    for name, row in rows.items():
        last = row[-1][1] if row else 0
        net = amount(money(last, language) if row else "", 36, ALARM if last < 0 else INK)
        head = Row(plate(name, size=33, width=116), fill(), net)
        curve = Sprite(_draw_curve, name, row, scale, room=_CURVE, corner=True)
        cells.append(Card(Column(head, curve), radius=10, pad=(10, 6), grow=1))
    heading = title(picture_text("nets-over", language), size=42)
    curves = Grid(cells, 3, gap=14, line_gap=10)
    return lay_out(Column(heading, curves, gap=10, separator=": "))


def _draw_curve(
    canvas: Canvas, x: float, y: float, name: str, row: Points, scale: tuple[int, int, int]
) -> None:
    (low, high, turns), (wide, tall) = scale, _CURVE

    def place(turn: float, dollars: int) -> tuple[float, float]:
        return x + wide * turn / turns, y + tall - (tall - 8) * (dollars - low) / (high - low)

    canvas.line([place(0, 0), place(turns, 0)], SOFT_INK, 2)
    points = [place(*point) for point in row]
    if len(points) > 1:
        canvas.line(points, INK, 8)
        canvas.line(points, LIVERIES[name].colour, 4)
    if points:
        canvas.circle(*points[-1], 7, LIVERIES[name].colour, INK, 2)
