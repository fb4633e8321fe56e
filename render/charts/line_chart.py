"""Line charts: lines over one scale of turns, each with a sign at its end; the key that names the
lines of seats; and pictures of charts below each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from data.texts import money, say
from render.alt import join_within, truncate
from render.charts.scales import nice_step, spread_labels
from render.layout.box import Box, Sprite
from render.layout.part import Part, lay_out
from render.layout.seats import badge
from render.layout.stacks import Column, Grid, Row
from render.layout.text import Name, Text, title
from render.livery import PLATE, Livery, plate
from render.paint.canvas import Box as Edges
from render.paint.canvas import Canvas, Point
from render.paint.palette import Palette
from render.paint.style import (
    CARD,
    INK,
    RULE,
    SMALLEST,
    SOFT_INK,
    WHITE,
    Colour,
    format_thousands,
    seat_style,
    text_width,
)
from render.pieces import draw_seat_badge, draw_seat_mark

MARGIN = 22
_WIDTH, _GAP, _ARM = 6, 46, 30
"""Width of a line, least distance of two signs, room between a chart and its signs."""
_SECRET: Colour = (243, 237, 224)

Points = Sequence[tuple[float, int]]
"""(turn, amount), a part of a turn as a fraction."""


class Line(NamedTuple):
    """What is known of it in `runs` of turns, one after the other. `end` is the sign at its end;
    `stop` draws one where a run ends before the last turn."""

    name: str
    runs: Sequence[Points]
    ink: Colour
    dash: tuple[int, ...]
    end: Box
    casing: Colour = WHITE
    stop: Callable[[Canvas, float, float], None] | None = None

    @property
    def amounts(self) -> list[int]:
        return [amount for run in self.runs for _, amount in run]


class Level(NamedTuple):
    """An amount with a name, drawn across. What lies below it is secret if there is a `note`."""

    amount: int
    text: str
    ink: Colour
    line: Colour
    note: Box | None = None


class Turns(NamedTuple):
    """The scale of turns, and what they are called; `ticks` with their texts stand at some."""

    first: float
    last: float
    word: str
    ticks: Sequence[tuple[float, str]] = ()

    def marked(self) -> Sequence[tuple[float, str]]:
        if self.ticks:
            return self.ticks
        first, last = round(self.first), round(self.last)
        step = nice_step(max(1, last - first), 10)
        each = 1 if last - first <= 40 else step
        start = -(-first // each) * each
        return [(turn, "" if turn % step else str(turn)) for turn in range(start, last + 1, each)]


def seat_line(seat: int, name: str, runs: Sequence[Points]) -> Line:
    style = seat_style(seat)
    stop = partial(draw_seat_mark, radius=11, seat=seat)
    return Line(truncate(name), runs, style.colour, style.dash, badge(seat, 20), stop=stop)


def company_lines(rows: Mapping[str, Points], looks: Mapping[str, Livery]) -> list[Line]:
    return [
        Line(
            (look := looks[name]).short,
            [points],
            look.colour,
            look.dash,
            plate(look, size=33, width=PLATE),
            look.text,
        )
        for name, points in rows.items()
    ]


def seat_key(names: Sequence[str], amounts: Sequence[Box]) -> Box:
    """Return the key to the lines of seats: a sample, name and amount, two in a row."""
    cells = [
        Row(
            Sprite(_draw_sample, seat, room=(88, 52)),
            Row(Name(name, 36, cut_to=60), amount, gap=14),
            gap=14,
        )
        for seat, (name, amount) in enumerate(zip(names, amounts, strict=True))
    ]
    return Grid(cells, 2, words="")


def _draw_sample(canvas: Canvas, x: float, y: float, seat: int) -> None:
    style = seat_style(seat)
    canvas.line([(x - 44, y), (x + 44, y)], style.colour, _WIDTH, dash=style.dash)
    draw_seat_badge(canvas, x, y, 18, seat)


def amount_text(text: str) -> Text:
    return Text(text, 36, bold=True)


class _Scale(NamedTuple):
    """Where turns and amounts stand in a frame, with a grid line every `step`."""

    frame: Edges
    turns: Turns
    low: int
    high: int
    step: int

    def x(self, turn: float) -> float:
        left, _, right, _ = self.frame
        first, last = self.turns.first, self.turns.last
        return left + (right - left) * (turn - first) / (last - first or 1)

    def y(self, amount: float) -> float:
        _, top, _, bottom = self.frame
        return bottom - (bottom - top) * (amount - self.low) / (self.high - self.low)

    def points(self, run: Points) -> list[Point]:
        return [(self.x(turn), self.y(amount)) for turn, amount in run]


class LineChart(Box):
    """Lines over turns, at least `tall` pixels high. The scale holds all of them and the amounts of
    `covers`. `marks` are turns numbered 1, 2, 3… above; `empty` stands where no line is yet."""

    grow = 1

    def __init__(
        self,
        lines: Sequence[Line],
        turns: Turns,
        language: str,
        *,
        tall: float = 330,
        covers: tuple[int, int] = (0, 50),
        say_amount: Callable[[int, str], str] = money,
        levels: Sequence[Level] = (),
        marks: Sequence[float] = (),
        empty: str = "",
    ) -> None:
        self._lines, self._turns, self._language = lines, turns, language
        self._say, self._levels, self._marks, self._empty = say_amount, levels, marks, empty
        self._tall = max(tall, _GAP * len(lines) + 10)
        known = [amount for line in lines for amount in line.amounts]
        low, high = min([*known, covers[0]]), max([*known, covers[1]])
        self._step = step = nice_step(high - low, 6)
        self._low, self._high = low // step * step, -(-high // step) * step
        labels = (self._label(n) for n in (self._low, self._high))
        self.left = max(text_width(text, SMALLEST) for text in labels) + 14
        """Room for the amounts; charts below each other are given the same."""
        self._right = max((line.end.width for line in lines), default=0) + _ARM
        self._has_lines = any(len(line.amounts) > 1 for line in lines)
        self._beside = text_width(turns.word, SMALLEST) + 16 <= self._right

    def _label(self, amount: int) -> str:
        short = amount and self._high >= 10_000 and amount % 1000 == 0
        return (format_thousands if short else self._say)(amount, self._language)

    def height(self, width: float) -> float:
        return self._tall + (66 if self._marks else 14) + (54 if self._beside else 92)

    def draw(
        self, canvas: Canvas, x: float, y: float, width: float, height: float, letters: int = 0
    ) -> None:
        top = y + (66 if self._marks else 14)
        frame = left, top, right, bottom = (
            x + self.left,
            top,
            x + width - self._right,
            top + self._tall,
        )
        scale = _Scale(frame, self._turns, self._low, self._high, self._step)
        canvas.box(frame, CARD)
        self._draw_grid(canvas, scale)
        for turn in self._marks:
            at = scale.x(turn)
            canvas.line([(at, top - 14), (at, bottom)], SOFT_INK, 3, dash=(9, 8))
        if not self._has_lines:
            down = 0.68 if self._levels else 0.5
            middle = (left + right) / 2, top + (bottom - top) * down
            canvas.text(*middle, self._empty, 38, SOFT_INK, anchor="ms", halo=CARD, halo_width=8)
        taken = Counter[tuple[Point, Point]]()
        for line in self._lines:
            for run in line.runs:
                if len(points := _beside_others(scale.points(run), taken)) > 1:
                    canvas.stroke(points, line.casing, _WIDTH + 3, CARD)
                    canvas.stroke(points, line.ink, _WIDTH - 1, line.casing, dash=line.dash)
        _draw_level_names(canvas, scale, self._levels, self._lines)
        self._draw_mark_numbers(canvas, scale)
        if self._has_lines or not self._empty:
            _draw_ends(canvas, scale, self._lines)

    def _draw_grid(self, canvas: Canvas, scale: _Scale) -> None:
        left, _, right, bottom = scale.frame
        for level in self._levels:
            if level.note is not None and (low := scale.y(level.amount)) < bottom:
                canvas.box((left, low, right, bottom), _SECRET)
                tall = level.note.height(right - left)
                if bottom - low > tall + 40:
                    level.note.draw(canvas, left + 16, bottom - tall - 8, right - left - 32, tall)
        for amount in range(scale.low, scale.high + 1, scale.step):
            y, is_zero = scale.y(amount), amount == 0 and scale.low < 0
            canvas.line([(left, y), (right, y)], INK if is_zero else RULE, 3 if is_zero else 2)
            canvas.text(left - 12, y + 12, self._label(amount), SMALLEST, SOFT_INK, anchor="rs")
        for level in self._levels:
            y = scale.y(level.amount)
            canvas.line([(left, y), (right, y)], level.line, 4, dash=(14, 10))
        canvas.line([(left, bottom), (right, bottom)], INK, 3)
        for turn, text in self._turns.marked():
            x = scale.x(turn)
            canvas.line([(x, bottom), (x, bottom + 9)], INK, 3)
            canvas.text(x, bottom + 44, text, SMALLEST, SOFT_INK, anchor="ms")
        if self._beside:
            canvas.text(right + 24, bottom + 44, self._turns.word, SMALLEST, SOFT_INK)
        else:
            middle = (left + right) / 2, bottom + 82
            canvas.text(*middle, self._turns.word, SMALLEST, SOFT_INK, anchor="ms")

    def _draw_mark_numbers(self, canvas: Canvas, scale: _Scale) -> None:
        """Draw the numbers of the marks in a row above, moved apart where they are close."""
        left, top, right, _ = scale.frame
        wanted = [scale.x(turn) for turn in self._marks]
        for number, (x, at) in enumerate(
            zip(wanted, spread_labels(wanted, left, right, 50), strict=True), start=1
        ):
            canvas.line([(at, top - 38), (x, top - 14)], SOFT_INK, 3)
            canvas.circle(at, top - 42, 22, INK)
            canvas.text(at, top - 30, str(number), 34, WHITE, bold=True, anchor="ms")

    def words(self) -> str:
        if not self._has_lines:
            return self._empty
        sentences = []
        for line in self._lines:
            if sums := [self._say(amount, self._language) for amount in line.amounts]:
                values = {"name": line.name, "first": sums[0], "last": sums[-1]}
                sentences.append(say("charts-line", self._language, **values))
        return ", ".join(sentences)


def _beside_others(points: Sequence[Point], taken: Counter[tuple[Point, Point]]) -> list[Point]:
    """Return the points of a line, raised by its width where it would cover lines drawn before, and
    count its segments in `taken`."""
    segments = [*pairwise(points)]
    lanes = [taken[segment] for segment in segments] or [0]
    taken.update(segments)
    raised = (max(lanes[max(0, at - 1) : at + 1]) for at in range(len(points)))
    return [(x, y - (_WIDTH + 3) * lane) for (x, y), lane in zip(points, raised, strict=True)]


def _draw_ends(canvas: Canvas, scale: _Scale, lines: Sequence[Line]) -> None:
    """Draw the signs at the right edge, moved apart where lines end close together; where one has
    stopped before, its sign stands there."""
    _, top, right, bottom = scale.frame
    ends = []
    for number, line in enumerate(lines):
        for run in line.runs:
            x, y = scale.points(run[-1:])[0] if run else (0.0, 0.0)
            if run and line.stop is not None and run is not line.runs[-1]:
                line.stop(canvas, x, y)
        if line.runs and line.runs[-1]:
            ends.append((y, number, x))
    ends.sort()
    places = spread_labels([y for y, *_ in ends], top + 8, bottom - 8, _GAP)
    for (y, number, x), place in zip(ends, places, strict=True):
        line = lines[number]
        wide, tall = line.end.width, line.end.height(line.end.width)
        if line.stop is not None and x < right - 1:
            line.end.draw(canvas, x - wide / 2, y - tall / 2, wide, tall)
            continue
        arm = [(x, y), (right + 12, place), (right + _ARM, place)]
        if line.casing != WHITE:
            canvas.line(arm, line.casing, 5)
        canvas.line(arm, line.ink, 3)
        canvas.circle(x, y, 6, line.ink, line.casing, 2)
        line.end.draw(canvas, right + _ARM, place - tall / 2, wide, tall)


def _draw_level_names(
    canvas: Canvas, scale: _Scale, levels: Sequence[Level], lines: Sequence[Line]
) -> None:
    """Draw the names of levels on plates where the fewest lines pass."""
    left, top, right, bottom = scale.frame
    points = [point for line in lines for run in line.runs for point in scale.points(run)]
    taken: list[Edges] = []
    for level in levels:
        width, y = text_width(level.text, SMALLEST, True) + 20, scale.y(level.amount)
        boxes = [
            (x, above, x + width, above + 44)
            for above in (y - 47, y + 5)
            for x in range(round(left) + 8, round(right - width) - 8, 24)
            if top <= above <= bottom - 44
        ]
        boxes = [box for box in boxes if not any(_overlap(box, other) for other in taken)] or boxes
        if boxes:
            box = min(boxes, key=lambda box: sum(_overlap(box, (*p, *p), 8) for p in points))
            canvas.box(box, CARD, RULE, radius=8, width=2)
            canvas.text(box[0] + 10, box[1] + 34, level.text, SMALLEST, level.ink, bold=True)
            taken.append(box)


def _overlap(a: Edges, b: Edges, room: float = 0) -> bool:
    across = a[0] - room < b[2] and b[0] < a[2] + room
    return across and a[1] - room < b[3] and b[1] < a[3] + room


class Chart(NamedTuple):
    """A chart below its title."""

    title: str
    chart: LineChart


def draw_charts(charts: Sequence[Chart], key: Box, palette: Palette) -> Part:
    """Return the charts below each other, the key below the first title."""
    boxes: list[Box] = []
    left = max(chart.left for _, chart in charts)
    for heading, chart in charts:
        chart.left = left
        boxes += [title(heading, size=42 if boxes else 46), *([] if boxes else [key]), chart]
    part = lay_out(palette, Column(*boxes, gap=6), margin=MARGIN, top=8, bottom=12)
    sentences = [f"{heading}: {chart.words()}." for heading, chart in charts]
    return part._replace(words=join_within(sentences))
