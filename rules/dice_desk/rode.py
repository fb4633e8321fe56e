"""Which railroads a ride used, if people at a board name only the places on the way (13)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rules.rail_baron.model.play import Position
from rules.rail_baron.ownership.establishment import plain_rate
from rules.rail_baron.routing.ride import distances_from


def railroads_ridden(position: Position, stops: Sequence[int]) -> tuple[str, ...]:
    """Return the railroads that the seat on turn used on a ride by these stops.

    It is taken to have ridden a shortest way from each stop to the next, and of those the ways
    with the lowest fees in all."""
    ways: list[frozenset[str]] = [frozenset()]
    for start, end in pairwise(stops):
        ways = _ways_on(position, start, end, ways)
    best = min(ways, key=lambda marks: (_fee(position, marks), len(marks), sorted(marks)))
    return tuple(mark for mark in position.board.railroads if mark in best)


def _fee(position: Position, marks: frozenset[str]) -> int:
    """Return what these railroads cost: each owner once (17)."""
    seat, highest = position.state.turn.seat, dict[int | None, int]()
    for mark in marks:
        owner = position.owner(mark)
        highest[owner] = max(highest.get(owner, 0), plain_rate(position, seat, mark))
    return sum(highest.values())


def _ways_on(
    position: Position, start: int, end: int, ways: Sequence[frozenset[str]]
) -> list[frozenset[str]]:
    """Return the sets of railroads used once each way is continued by a shortest way to `end`.

    Of sets with the same owners, one is enough: their fees are equal."""
    board, left = position.board, distances_from(position.board, end)
    reached: dict[int, dict[frozenset[int | None], frozenset[str]]] = {}
    reached[start] = {_owners(position, marks): marks for marks in ways}
    for _ in range(left[start]):
        onward: dict[int, dict[frozenset[int | None], frozenset[str]]] = {}
        for milepost, sets in reached.items():
            for number, neighbour in board.steps[milepost]:
                if left.get(neighbour, -1) != left[milepost] - 1:
                    continue
                for marks in sets.values():
                    more = marks | {board.segments[number].railroad}
                    best = onward.setdefault(neighbour, {})
                    owners = _owners(position, more)
                    if owners not in best or len(more) < len(best[owners]):
                        best[owners] = more
        reached = onward
    return list(reached[end].values())


def _owners(position: Position, marks: frozenset[str]) -> frozenset[int | None]:
    return frozenset(position.owner(mark) for mark in marks)
