"""Everybody's public cash from turn to turn, as a line chart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from data.texts import money, say
from render.charts.scales import nice_step, spread_labels
from render.paint.canvas import Box, Canvas, Point
from render.paint.picture import Picture, picture
from render.paint.style import (
    CARD,
    GOOD,
    INK,
    PHONE_WIDTH,
    RULE,
    SMALLEST,
    SOFT_INK,
    WHITE,
    Colour,
    fit,
    format_thousands,
    legible_name,
    seat_style,
    text_width,
)
from render.pieces import draw_seat_badge, draw_seat_mark, draw_title
from render.rail_baron.players.chip import draw_cash_or_lock, draw_lock
from rules.rail_baron.model.levels import announce_level, winning_level
from rules.rail_baron.model.options import Edition

Points = Sequence[tuple[int, Sequence[int | None]]]
KnownCash = list[tuple[int, int]]
"""Consecutive (turn, dollars) of one seat."""

LEFT, RIGHT, TOP, BOTTOM = 166, PHONE_WIDTH - 74, 96, 636
LEGEND = BOTTOM + 116
LEGEND_LINE = 64
LINE = 6
BADGE = 21
_PLATE = 44
BELOW = 50_000
"""Dollars shown below the announce level if everything below it is secret."""
_SECRET_GROUND: Colour = (243, 237, 224)


def cash_history(
    points: Points, names: Sequence[str], language: str, *, edition: Edition = "original"
) -> Picture:
    """Return the chart, 1000 pixels wide. A line stops where the cash becomes secret.

    `points` are (turn number, whole dollars by seat, None if secret), turns rising. The edition
    determines the levels for announcing and declaring that are drawn across (24, 25, 30b)."""
    shown = [legible_name(name, seat, language) for seat, name in enumerate(names)]
    height = LEGEND + LEGEND_LINE * -(-len(names) // 2) + 24
    canvas = Canvas(PHONE_WIDTH, height)
    draw_title(canvas, 22, 14, say("charts-cash", language))
    canvas.box((LEFT, TOP, RIGHT, BOTTOM), CARD)
    scale = _Scale.fit(points, edition)
    runs = [_known_runs(points, seat) for seat in range(len(names))]
    secret = not points or any(None in row for _, row in points)
    _draw_grid(canvas, scale, edition, secret, language)
    if not any(runs):
        empty_text, level = say("charts-cash-empty", language), announce_level(edition)
        canvas.text((LEFT + RIGHT) / 2, scale.y(level) - 50, empty_text, 40, SOFT_INK, anchor="ms")
    for seat, seat_runs in enumerate(runs):
        for run in seat_runs:
            _draw_line(canvas, scale, seat, run)
    _draw_level_labels(canvas, scale, edition, runs, language)
    _draw_ends(canvas, scale, runs)
    _draw_legend(canvas, points, shown, language)
    return picture(canvas.finish(), _alt_text(points, runs, names, edition, language))


def _known_runs(points: Points, seat: int) -> list[KnownCash]:
    """Return the runs of turns over which the seat's cash is known."""
    runs: list[KnownCash] = []
    in_run = False
    for turn, row in points:
        dollars = row[seat]
        if dollars is None:
            in_run = False
            continue
        if not in_run:
            runs.append([])
        runs[-1].append((turn, dollars))
        in_run = True
    return runs


@dataclass(frozen=True, slots=True)
class _Scale:
    """Turns from left to right, dollars from bottom to top, a grid line every `step`."""

    first: int
    last: int
    low: int
    high: int
    step: int

    @classmethod
    def fit(cls, points: Points, edition: Edition) -> _Scale:
        """Return a scale from zero over all turns. If every known sum is public, it starts a little
        below the announce level and a little before the first of them."""
        known = [(turn, cash) for turn, row in points for cash in row if cash is not None]
        top = max([*(cash for _, cash in known), round(winning_level(edition) * 1.1)])
        last = points[-1][0] if points else 1
        first = min(points[0][0] if points else 0, last - 1)
        announce, low = announce_level(edition), 0
        if all(cash >= announce for _, cash in known):
            low = announce - BELOW
            first_known = known[0][0] if known else first
            first = max(first, first_known - (last - first_known) // 8 - 2)
        step = nice_step((top - low) / 1000, 5 if low else 7) * 1000
        return cls(first, last, low, -(-top // step) * step, step)

    def x(self, turn: float) -> float:
        return LEFT + (RIGHT - LEFT) * (turn - self.first) / (self.last - self.first)

    def y(self, dollars: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (dollars - self.low) / (self.high - self.low)


def _draw_grid(
    canvas: Canvas, scale: _Scale, edition: Edition, secret: bool, language: str
) -> None:
    announce, declare = announce_level(edition), winning_level(edition)
    if secret:
        canvas.box((LEFT, scale.y(announce), RIGHT, BOTTOM), _SECRET_GROUND)
    for dollars in range(-(-scale.low // scale.step) * scale.step, scale.high + 1, scale.step):
        y = scale.y(dollars)
        canvas.line([(LEFT, y), (RIGHT, y)], RULE, 2)
        label = format_thousands(dollars, language) if dollars else money(0, language)
        canvas.text(LEFT - 12, y + 12, label, SMALLEST, SOFT_INK, anchor="rs")
    canvas.line([(LEFT, BOTTOM), (RIGHT, BOTTOM)], INK, 3)
    above, below = scale.y(declare), scale.y(announce)
    canvas.line([(LEFT, above), (RIGHT, above)], GOOD, 4, dash=(14, 10))
    canvas.line([(LEFT, below), (RIGHT, below)], SOFT_INK, 4, dash=(14, 10))
    if secret and BOTTOM - below > 84:
        draw_lock(canvas, LEFT + 16, BOTTOM - 18, 30)
        note = say("charts-cash-secret-below", language, level=money(announce, language))
        canvas.text(LEFT + 50, BOTTOM - 18, note, SMALLEST, SOFT_INK)
    _draw_turns(canvas, scale, language)


def _draw_level_labels(
    canvas: Canvas,
    scale: _Scale,
    edition: Edition,
    runs: Sequence[Sequence[KnownCash]],
    language: str,
) -> None:
    """Draw the names of the two levels, on plates where the fewest curves pass."""
    points = [
        (scale.x(turn), scale.y(cash)) for parts in runs for part in parts for turn, cash in part
    ]
    levels = (("declare", winning_level(edition), GOOD), ("announce", announce_level(edition), INK))
    taken: list[Box] = []
    for key, level, ink in levels:
        label = say(f"charts-cash-{key}", language, level=format_thousands(level, language))
        width, y = text_width(label, SMALLEST, True) + 20, scale.y(level)
        boxes = [
            (x, top, x + width, top + _PLATE)
            for top in (y - _PLATE - 3, y + 5)
            for x in range(LEFT + 8, round(RIGHT - 50 - width), 24)
            if TOP <= top <= BOTTOM - _PLATE
        ]
        free = [box for box in boxes if not any(_overlap(box, other) for other in taken)] or boxes
        if free:
            box = min(free, key=lambda box: sum(_is_near_box(box, point) for point in points))
            canvas.box(box, CARD, RULE, radius=8, width=2)
            base = box[1] + 34
            canvas.text(box[0] + 10, base, label, SMALLEST, ink, bold=True)
            taken.append(box)


def _is_near_box(box: Box, point: Point) -> bool:
    return box[0] - 8 < point[0] < box[2] + 8 and box[1] - 8 < point[1] < box[3] + 8


def _overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def _draw_turns(canvas: Canvas, scale: _Scale, language: str) -> None:
    step = nice_step(scale.last - scale.first, 8)
    for turn in range(-(-scale.first // step) * step, scale.last + 1, step):
        x = scale.x(turn)
        canvas.line([(x, BOTTOM), (x, BOTTOM + 10)], INK, 3)
        canvas.text(x, BOTTOM + 44, str(turn), SMALLEST, SOFT_INK, anchor="ms")
    word = say("charts-cash-turn", language)
    canvas.text((LEFT + RIGHT) / 2, BOTTOM + 84, word, SMALLEST, SOFT_INK, anchor="ms")


def _draw_line(canvas: Canvas, scale: _Scale, seat: int, part: KnownCash) -> None:
    style = seat_style(seat)
    points: list[Point] = [(scale.x(turn), scale.y(dollars)) for turn, dollars in part]
    if len(points) > 1:
        canvas.line(points, WHITE, LINE + 4)
        canvas.line(points, style.colour, LINE, dash=style.dash)


def _draw_ends(canvas: Canvas, scale: _Scale, runs: Sequence[Sequence[KnownCash]]) -> None:
    """Draw a mark where cash becomes secret; at the right edge numbered badges, moved apart."""
    last: list[tuple[float, int]] = []
    for seat, parts in enumerate(runs):
        for part in parts:
            turn, dollars = part[-1]
            if turn == scale.last or part is parts[-1]:
                continue
            draw_seat_mark(canvas, scale.x(turn), scale.y(dollars), 11, seat)
        if parts:
            turn, dollars = parts[-1][-1]
            if turn == scale.last:
                last.append((scale.y(dollars), seat))
            else:
                draw_seat_badge(canvas, scale.x(turn), scale.y(dollars), BADGE - 3, seat)
    last.sort()
    for (y, seat), badge_y in zip(
        last, spread_labels([y for y, _ in last], TOP, BOTTOM, 50), strict=True
    ):
        canvas.line([(RIGHT, y), (RIGHT + 40, badge_y)], seat_style(seat).colour, 3)
        draw_seat_badge(canvas, RIGHT + 42, badge_y, BADGE, seat)


def _draw_legend(canvas: Canvas, points: Points, names: Sequence[str], language: str) -> None:
    """Draw badge, line sample, name and latest cash of each seat, in two columns."""
    width = (PHONE_WIDTH - 3 * 22) / 2
    for seat, name in enumerate(names):
        x = 22 + (seat % 2) * (width + 22)
        y = LEGEND + (seat // 2) * LEGEND_LINE + LEGEND_LINE / 2
        style = seat_style(seat)
        canvas.line([(x, y), (x + 92, y)], style.colour, LINE, dash=style.dash)
        draw_seat_badge(canvas, x + 46, y, BADGE, seat)
        latest = points[-1][1][seat] if points else None
        end = draw_cash_or_lock(canvas, x + width - 6, y + 12, latest, 34, language)
        room = end - 16 - (x + 106)
        canvas.text(x + 106, y + 12, fit(name, 34, room, True), 34, INK, bold=True)


def _alt_text(
    points: Points,
    runs: Sequence[Sequence[KnownCash]],
    names: Sequence[str],
    edition: Edition,
    language: str,
) -> str:
    if not points:
        return say("charts-alt-history-none", language)
    sentences = [
        _describe_seat(parts, points[-1][0], name, language)
        for parts, name in zip(runs, names, strict=True)
    ]
    return say(
        "charts-alt-history",
        language,
        first=str(points[0][0]),
        last=str(points[-1][0]),
        seats=" ".join(sentences),
        announce=money(announce_level(edition), language),
        declare=money(winning_level(edition), language),
    )


def _describe_seat(parts: Sequence[KnownCash], end: int, name: str, language: str) -> str:
    if not parts:
        return say("charts-alt-history-secret", language, name=name)
    best, most = max((point for part in parts for point in part), key=lambda point: point[1])
    turn, dollars = parts[-1][-1]
    key = "charts-alt-history-seat" if turn == end else "charts-alt-history-hidden"
    return say(
        key,
        language,
        name=name,
        cash=money(dollars, language),
        turn=str(turn),
        most=money(most, language),
        best=str(best),
    )
