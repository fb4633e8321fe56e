"""The payoff of a trip, where a row and a column of the chart cross."""

from __future__ import annotations

from data.texts import decimal, money, say
from render.dice_desk.palette import BAND, palette
from render.layout.box import Align, Box, Card, Space, fill
from render.layout.part import lay_out
from render.layout.stacks import Column, Line, Row, Table
from render.layout.text import Paragraph, Text, label
from render.paint.picture import Picture, picture
from render.paint.style import ALARM, INK, SMALLEST, SOFT_INK, WHITE, Colour
from rules.rail_baron.lookups.trips import ChartExcerpt

LETTERS = 46
_SMALLER = 42, 38, SMALLEST


def payoff_chart(crossing: ChartExcerpt, language: str) -> Picture:
    """Return a part of the payoff chart, 1000 pixels wide, with the row and the column
    highlighted and the cell where they cross in dollars."""
    a, b = crossing.a, crossing.b
    lines = [Line([Space(), *(_name(city, city == b, "middle") for city in crossing.columns)])]
    for city, payoffs in zip(crossing.rows, crossing.cells, strict=True):
        cells = [_name(city, city == a, "left")]
        for other, payoff in zip(crossing.columns, payoffs, strict=True):
            is_near = city == a or other == b
            text = decimal(payoff / 1000, language)
            if city == other:
                text = say("desk-draw-same", language)
            word = Text(text, LETTERS, INK if is_near else SOFT_INK, align="middle", grow=1)
            if (city, other) == (a, b):
                text = money(payoff, language)
                word = Text(text, 52, WHITE, bold=True, align="middle", grow=1, smaller=_SMALLER)
            ground = ALARM if (city, other) == (a, b) else BAND if is_near else None
            cells.append(_cell(word, ground, 14 if ground == ALARM else 0))
        lines.append(Line(cells))
    note = Row(fill(), label(say("desk-draw-payoff", language)))
    box = Column(Table(lines, pad=0, gap=0, least=(250,)), note, gap=10)
    part = lay_out(palette(), box, margin=24, top=24, bottom=16)
    row, column = crossing.rows.index(a), crossing.columns.index(b)
    shown = money(crossing.cells[row][column], language)
    return picture(part.image, _alt_text(crossing, shown, language))


def _name(city: str, wanted: bool, align: Align) -> Box:
    """Return the name of a row or a column, on two lines if it is long."""
    ink = INK if wanted else SOFT_INK
    text = Paragraph(city, LETTERS, ink, bold=wanted, smaller=_SMALLER, align=align)
    text.width = min(text.width, 200)
    return _cell(text, BAND if wanted else None)


def _cell(box: Box, ground: Colour | None, radius: float = 0) -> Box:
    return Card(box, ground=ground, edge=None, radius=radius, pad=(8, 14), grow=1)


def _alt_text(crossing: ChartExcerpt, payoff: str, language: str) -> str:
    values = {"from": crossing.a, "to": crossing.b, "payoff": payoff}
    values.update(rows=", ".join(crossing.rows), columns=", ".join(crossing.columns))
    return say("desk-alt-payoff", language, **values)
