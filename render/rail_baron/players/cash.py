"""Everybody's public cash from turn to turn, as a line chart."""

from __future__ import annotations

from collections.abc import Sequence

from data.texts import money, say
from render.charts.line_chart import (
    Chart,
    Level,
    LineChart,
    Turns,
    amount_text,
    draw_charts,
    seat_key,
    seat_line,
)
from render.layout.box import Box
from render.layout.stacks import Row
from render.layout.text import label
from render.paint.picture import Picture, picture
from render.paint.style import GOOD, INK, SOFT_INK, format_thousands
from render.rail_baron.map.palettes import map_palette
from render.rail_baron.players.chip import lock, locked
from render.words import legible_names
from rules.rail_baron.model.levels import announce_level, winning_level
from rules.rail_baron.model.options import Edition

Points = Sequence[tuple[int, Sequence[int | None]]]
KnownCash = list[tuple[float, int]]
"""Consecutive (turn, dollars) of one seat."""
BELOW = 50_000
"""Dollars shown below the announce level if everything below it is secret."""


def cash_history(
    points: Points, names: Sequence[str], language: str, *, edition: Edition = "original"
) -> Picture:
    """Return the chart, 1000 pixels wide. A line stops where the cash becomes secret.

    `points` are (turn number, whole dollars by seat, None if secret), turns rising. The edition
    determines the levels for announcing and declaring that are drawn across (24, 25, 30b)."""
    shown = legible_names(names, language)
    runs = [_known_runs(points, seat) for seat in range(len(names))]
    first, low = _find_start(points, edition)
    announce, declare = announce_level(edition), winning_level(edition)
    secret = not points or any(None in row for _, row in points)
    note = say("charts-cash-secret-below", language, level=money(announce, language))
    levels = [
        Level(declare, _name_level("declare", declare, language), GOOD, GOOD),
        Level(
            announce,
            _name_level("announce", announce, language),
            INK,
            SOFT_INK,
            Row(lock(30), label(note), gap=10) if secret else None,
        ),
    ]
    chart = LineChart(
        [seat_line(seat, name, runs[seat]) for seat, name in enumerate(shown)],
        Turns(first, points[-1][0] if points else 1, say("charts-cash-turn", language)),
        language,
        tall=540,
        covers=(low, round(declare * 1.1)),
        levels=levels,
        empty="" if any(runs) else say("charts-cash-empty", language),
    )
    latest = points[-1][1] if points else [None] * len(names)
    key = seat_key(shown, [_known_or_lock(dollars, language) for dollars in latest])
    part = draw_charts([Chart(say("charts-cash", language), chart)], key, map_palette())
    return picture(part.image, _alt_text(points, runs, names, edition, language))


def _name_level(key: str, level: int, language: str) -> str:
    return say(f"charts-cash-{key}", language, level=format_thousands(level, language))


def _known_or_lock(dollars: int | None, language: str) -> Box:
    if dollars is not None:
        return amount_text(money(dollars, language))
    return locked(34, language)


def _find_start(points: Points, edition: Edition) -> tuple[int, int]:
    """Return turn and dollars at which the scale begins: with the first turn and nothing. If every
    known sum is public, a little before the first of them and below the announce level."""
    known = [(turn, cash) for turn, row in points for cash in row if cash is not None]
    last = points[-1][0] if points else 1
    first = min(points[0][0] if points else 0, last - 1)
    announce = announce_level(edition)
    if any(cash < announce for _, cash in known):
        return first, 0
    first_known = known[0][0] if known else first
    return max(first, first_known - (last - first_known) // 8 - 2), announce - BELOW


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
