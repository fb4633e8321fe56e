"""The payoff of a trip as the crossing of a row and a column of the chart."""

from __future__ import annotations

from data.texts import decimal, money, say
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
    text_width,
)
from rules.rail_baron.dice_desk.trips import Crossing

BAND: Colour = (252, 232, 205)
MARGIN = 24
LETTERS = 46
ROW = 84
LEFT = 290
TOP = MARGIN + 106


def payoff_chart(crossing: Crossing, language: str) -> Picture:
    """A cut-out of the chart with the row and the column drawn through to the cell where they
    meet, which is written out in dollars. 1000 pixels wide."""
    bottom = TOP + ROW * len(crossing.rows)
    right = PHONE_WIDTH - MARGIN
    canvas = Canvas(PHONE_WIDTH, bottom + 64)
    across = (right - LEFT) / len(crossing.columns)
    row, column = crossing.rows.index(crossing.a), crossing.columns.index(crossing.b)
    x, y = LEFT + across * column, TOP + ROW * row
    canvas.box((LEFT, TOP, right, bottom), CARD)
    canvas.box((MARGIN, y, right, y + ROW), BAND, radius=10)
    canvas.box((x, MARGIN, x + across, bottom), BAND, radius=10)
    _grid(canvas, crossing, bottom, across)
    for number, name in enumerate(crossing.columns):
        _heading(canvas, name, LEFT + across * (number + 0.5), across - 14, name == crossing.b)
    for number, name in enumerate(crossing.rows):
        _row(canvas, crossing, number, across, language)
        wanted = name == crossing.a
        size = _size(name, LEFT - MARGIN - 16, wanted)
        colour = ALARM if wanted else SOFT_INK
        base = TOP + ROW * (number + 0.5) + size * 0.34
        canvas.text(MARGIN + 8, base, name, size, colour, bold=wanted)
    canvas.box((x - 2, y - 2, x + across + 2, y + ROW + 2), ALARM, radius=14)
    shown = money(crossing.cells[row][column], language)
    base = y + ROW / 2 + 18
    canvas.text(x + across / 2, base, shown, 52, WHITE, bold=True, anchor="ms")
    note = say("desk-draw-payoff", language)
    canvas.text(right, bottom + 44, note, SMALLEST, SOFT_INK, anchor="rs")
    return picture(canvas.finish(), _alt(crossing, shown, language))


def _grid(canvas: Canvas, crossing: Crossing, bottom: float, across: float) -> None:
    for number in range(len(crossing.rows) + 1):
        y = TOP + ROW * number
        canvas.line([(MARGIN, y), (PHONE_WIDTH - MARGIN, y)], RULE, 2)
    for number in range(1, len(crossing.columns)):
        x = LEFT + across * number
        canvas.line([(x, MARGIN + 12), (x, bottom)], RULE, 2)


def _row(canvas: Canvas, crossing: Crossing, number: int, across: float, language: str) -> None:
    base = TOP + ROW * (number + 0.5) + LETTERS * 0.34
    here = crossing.rows[number]
    for place, (there, payoff) in enumerate(
        zip(crossing.columns, crossing.cells[number], strict=True)
    ):
        if (here, there) == (crossing.a, crossing.b):
            continue
        colour = INK if here == crossing.a or there == crossing.b else SOFT_INK
        shown = (
            decimal(payoff / 1000, language) if here != there else say("desk-draw-same", language)
        )
        canvas.text(LEFT + across * (place + 0.5), base, shown, LETTERS, colour, anchor="ms")


def _heading(canvas: Canvas, name: str, x: float, width: float, wanted: bool) -> None:
    """A column's name, on two lines where it is long."""
    colour = ALARM if wanted else SOFT_INK
    short = text_width(name, LETTERS, wanted) <= width
    lines = [name] if short or " " not in name else name.rsplit(" ", 1)
    for number, part in enumerate(lines):
        size = _size(part, width, wanted)
        middle = MARGIN + 54 + (number - (len(lines) - 1) / 2) * 46
        canvas.text(x, middle + size * 0.34, part, size, colour, bold=wanted, anchor="ms")


def _size(text: str, width: float, bold: bool) -> int:
    size = LETTERS
    while size > SMALLEST and text_width(text, size, bold) > width:
        size -= 1
    return size


def _alt(crossing: Crossing, payoff: str, language: str) -> str:
    values = {"from": crossing.a, "to": crossing.b, "payoff": payoff}
    values.update(rows=", ".join(crossing.rows), columns=", ".join(crossing.columns))
    return say("desk-alt-payoff", language, **values)
