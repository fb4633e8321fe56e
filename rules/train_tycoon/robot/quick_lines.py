"""A line chosen at a glance, for trials: few places and short lines are looked at."""

from __future__ import annotations

from collections.abc import Iterator

import data.train_tycoon as facts
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.operation import forecast, lines
from rules.train_tycoon.operation.lines import Plan, Site

PLACES = 3
"""Places for a factory that are looked at."""
IDEAL = 3
"""Steps between hubs that pay well: two hexes of track."""
REACH = 2
"""Hexes of track at the most."""
CLOSELY = 2
"""Lines for which the next one is thought of too."""


def quick_line(position: Position) -> Plan | None:
    """The line that earns most to the end of the game, with a hope of the next one after it, if it
    is better than none."""
    base = forecast.Course(position, position.operation.company)
    tried = (
        (base.opened(plan.way, plan.cost.total), number, plan)
        for number, plan in enumerate(_worthwhile(position))
    )
    found = sorted(
        ((course.rest(), number, plan, course) for course, number, plan in tried),
        key=lambda row: (-row[0], -row[1]),
    )[:CLOSELY]
    best: Plan | None = None
    most = -10_000.0 if position.operation.extra else after_turn(base)
    for _, _, plan, course in found:
        promised = after_turn(course)
        if promised > most:
            best, most = plan, promised
    return best


def after_turn(course: forecast.Course) -> float:
    """The net at the end with a hope of the line that may be opened next turn; this turn passes."""
    rest = course.rest()
    course.pass_turn()
    return rest + forecast.HOPE * course.hope()


def _worthwhile(position: Position) -> Iterator[Plan]:
    """For each start and each other hub within reach the cheapest line between them."""
    site = lines.site(position)
    starts = site.starts()
    if site.placing:
        starts = _good_places(position, site, starts)[:PLACES]
    for start in starts:
        for end in _targets(position, site, start):
            plans = list(site.plans(start, end))
            if plans:
                yield min(plans, key=lambda plan: (plan.cost.total, len(plan.way.lays)))


def _targets(position: Position, site: Site, start: str) -> list[str]:
    reach = min(site.numbers.max_track_tiles, REACH) + 1
    return [
        hub
        for hub, found in position.state.hubs.items()
        if found.kind != "transfer" and 2 <= position.board.steps(start, hub) <= reach
    ]


def _good_places(position: Position, site: Site, places: list[str]) -> list[str]:
    """Those at the best distance from two resources it takes and a city that wants its good."""
    good = position.operating.factory
    assert good is not None
    state, board = position.state, position.board
    wanted = facts.accepts(good)
    cities = [p for p, hub in state.hubs.items() if hub.kind == "city" and hub.item == good]
    mines = [p for p, hub in state.hubs.items() if hub.kind == "resource" and hub.item in wanted]

    def off(place: str, others: list[str]) -> list[int]:
        return sorted(abs(board.steps(place, other) - IDEAL) for other in others)

    def far(place: str) -> tuple[int, str]:
        return sum(off(place, mines)[:2]) + off(place, cities)[0], place

    return sorted(places, key=far)
