"""The payoff of a trip, where a row and a column of the chart cross."""

from __future__ import annotations

from data.texts import decimal, money, say
from render.dice_desk.palette import BAND, palette
from render.paint.canvas import Canvas
from render.paint.panels import Panel
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
    text_width,
)
from rules.rail_baron.lookups.trips import ChartExcerpt

MARGIN = 24
LETTERS = 46
ROW = 84
LEFT = 290
TOP = MARGIN + 106


def payoff_chart(crossing: ChartExcerpt, language: str) -> Picture:
    """Return a part of the payoff chart, 1000 pixels wide, with the row and the column
    highlighted and the cell where they cross in dollars."""
    bottom = TOP + ROW * len(crossing.rows)
    right = PHONE_WIDTH - MARGIN
    canvas = Panel(palette(), PHONE_WIDTH, bottom + 64)
    column_width = (right - LEFT) / len(crossing.columns)
    row, column = crossing.rows.index(crossing.a), crossing.columns.index(crossing.b)
    x, y = LEFT + column_width * column, TOP + ROW * row
    canvas.box((LEFT, TOP, right, bottom), CARD)
    canvas.box((MARGIN, y, right, y + ROW), BAND, radius=10)
    canvas.box((x, MARGIN, x + column_width, bottom), BAND, radius=10)
    _draw_grid(canvas, crossing, bottom, column_width)
    for number, name in enumerate(crossing.columns):
        _draw_column_name(
            canvas,
            name,
            LEFT + column_width * (number + 0.5),
            column_width - 14,
            name == crossing.b,
        )
    for number, name in enumerate(crossing.rows):
        _draw_row(canvas, crossing, number, column_width, language)
        wanted = name == crossing.a
        size = _font_size(name, LEFT - MARGIN - 16, wanted)
        colour = ALARM if wanted else SOFT_INK
        base = TOP + ROW * (number + 0.5) + size * 0.34
        canvas.text(MARGIN + 8, base, name, size, colour, bold=wanted)
    canvas.box((x - 2, y - 2, x + column_width + 2, y + ROW + 2), ALARM, radius=14)
    shown = money(crossing.cells[row][column], language)
    base = y + ROW / 2 + 18
    canvas.text(x + column_width / 2, base, shown, 52, WHITE, bold=True, anchor="ms")
    note = say("desk-draw-payoff", language)
    canvas.text(right, bottom + 44, note, SMALLEST, SOFT_INK, anchor="rs")
    return picture(canvas.finish(), _alt_text(crossing, shown, language))


def _draw_grid(canvas: Canvas, crossing: ChartExcerpt, bottom: float, column_width: float) -> None:
    for number in range(len(crossing.rows) + 1):
        y = TOP + ROW * number
        canvas.line([(MARGIN, y), (PHONE_WIDTH - MARGIN, y)], RULE, 2)
    for number in range(1, len(crossing.columns)):
        x = LEFT + column_width * number
        canvas.line([(x, MARGIN + 12), (x, bottom)], RULE, 2)


def _draw_row(
    canvas: Canvas, crossing: ChartExcerpt, number: int, column_width: float, language: str
) -> None:
    base = TOP + ROW * (number + 0.5) + LETTERS * 0.34
    row_city = crossing.rows[number]
    for column, (column_city, payoff) in enumerate(
        zip(crossing.columns, crossing.cells[number], strict=True)
    ):
        if (row_city, column_city) == (crossing.a, crossing.b):
            continue
        colour = INK if row_city == crossing.a or column_city == crossing.b else SOFT_INK
        shown = (
            decimal(payoff / 1000, language)
            if row_city != column_city
            else say("desk-draw-same", language)
        )
        canvas.text(LEFT + column_width * (column + 0.5), base, shown, LETTERS, colour, anchor="ms")


def _draw_column_name(canvas: Canvas, name: str, x: float, width: float, wanted: bool) -> None:
    """Draw a column's name, on two lines if it is long."""
    colour = ALARM if wanted else SOFT_INK
    fits = text_width(name, LETTERS, wanted) <= width
    lines = [name] if fits or " " not in name else name.rsplit(" ", 1)
    for number, part in enumerate(lines):
        size = _font_size(part, width, wanted)
        middle = MARGIN + 54 + (number - (len(lines) - 1) / 2) * 46
        canvas.text(x, middle + size * 0.34, part, size, colour, bold=wanted, anchor="ms")


def _font_size(text: str, width: float, bold: bool) -> int:
    size = LETTERS
    while size > SMALLEST and text_width(text, size, bold) > width:
        size -= 1
    return size


def _alt_text(crossing: ChartExcerpt, payoff: str, language: str) -> str:
    values = {"from": crossing.a, "to": crossing.b, "payoff": payoff}
    values.update(rows=", ".join(crossing.rows), columns=", ".join(crossing.columns))
    return say("desk-alt-payoff", language, **values)
