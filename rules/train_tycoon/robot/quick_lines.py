"""A quick choice of a line, for rollouts: it considers few places and short lines."""

from __future__ import annotations

from collections.abc import Iterator

import data.train_tycoon as facts
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.operation import forecast, lines
from rules.train_tycoon.operation.lines import LinePlanner, Plan

MAX_PLACES = 3
"""Number of places for a factory that are considered."""
IDEAL_DISTANCE = 3
"""Steps between hubs that pay well: two hexes of track."""
MAX_TRACK = 2
"""Maximum of hexes of track."""
EXAMINED_CLOSELY = 2
"""Number of lines for which the next one is considered too."""


def quick_line(position: Position) -> Plan | None:
    """Return the line with the highest final net, or None if none is better.

    The net includes a part of what the next line may bring."""
    base = forecast.Projection(position, position.operation.company)
    candidates = (
        (base.with_line(plan.way, plan.cost.total), number, plan)
        for number, plan in enumerate(_candidate_plans(position))
    )
    best_rows = sorted(
        (
            (projection.final_net(), number, plan, projection)
            for projection, number, plan in candidates
        ),
        key=lambda row: (-row[0], -row[1]),
    )[:EXAMINED_CLOSELY]
    best: Plan | None = None
    best_net = -10_000.0 if position.operation.extra else net_with_next_line(base)
    for _, _, plan, projection in best_rows:
        net = net_with_next_line(projection)
        if net > best_net:
            best, best_net = plan, net
    return best


def net_with_next_line(projection: forecast.Projection) -> float:
    """Return the final net, including a part of what next turn's line may bring; the turn
    passes."""
    rest = projection.final_net()
    projection.pass_turn()
    return rest + forecast.NEXT_LINES_WEIGHT * projection.next_line_gain()


def _candidate_plans(position: Position) -> Iterator[Plan]:
    """Yield for each start and each other hub within reach the cheapest line between them."""
    planner = lines.line_planner(position)
    starts = planner.starts()
    if planner.placing:
        starts = _best_places(position, planner, starts)[:MAX_PLACES]
    for start in starts:
        for end in _hubs_in_reach(position, planner, start):
            plans = list(planner.plans(start, end))
            if plans:
                yield min(plans, key=lambda plan: (plan.cost.total, len(plan.way.lays)))


def _hubs_in_reach(position: Position, site: LinePlanner, start: str) -> list[str]:
    reach = min(site.numbers.max_track_tiles, MAX_TRACK) + 1
    return [
        hub
        for hub, hub_state in position.state.hubs.items()
        if hub_state.kind != "transfer" and 2 <= position.board.steps(start, hub) <= reach
    ]


def _best_places(position: Position, site: LinePlanner, places: list[str]) -> list[str]:
    """Sort the places by how well their distances suit two resources and a city that wants its
    good."""
    good = position.operating_company.factory
    assert good is not None
    state, board = position.state, position.board
    wanted = facts.accepted_resources(good)
    cities = [p for p, hub in state.hubs.items() if hub.kind == "city" and hub.item == good]
    mines = [p for p, hub in state.hubs.items() if hub.kind == "resource" and hub.item in wanted]

    def deviations(place: str, others: list[str]) -> list[int]:
        return sorted(abs(board.steps(place, other) - IDEAL_DISTANCE) for other in others)

    def place_rank(place: str) -> tuple[int, str]:
        return sum(deviations(place, mines)[:2]) + deviations(place, cities)[0], place

    return sorted(places, key=place_rank)
