"""Turning points of a game: changes of the lead, and the largest fall of somebody's wealth, both
relative to the wealth of all at that time.

Absolute sums would let late turns outweigh early ones. Only facts are given: what happened
is told by the log, and causes are not guessed."""

from __future__ import annotations

from collections.abc import Container, Hashable, Sequence
from itertools import pairwise
from typing import Literal

import msgspec
from msgspec.structs import replace

from rules.game import Seat, Standing

MAX_POINTS = 5
MIN_FALL = 0.02
"""Share of the wealth of all from which a fall is a turning point."""

Kind = Literal["first", "taken", "fell"]


class TurningPoint(msgspec.Struct, frozen=True):
    """At the end of a turn or round `seat` led by `gap` dollars, after a gap of `was`
    (negative: behind) at its beginning. `before` led until then, None if there was no
    leader yet. `wealth` is the total of all at the end. `at` is the index in the history:
    the lead was taken between the rankings `at` - 1 and `at`. `skipped`: the changes of the lead
    since the one that is listed before this. `lost`: dollars by which the wealth of the seat fell
    there instead; then the lead did not change."""

    at: int
    seat: Seat
    before: Seat | None
    gap: int
    was: int
    wealth: int
    skipped: int = 0
    lost: int = 0

    @property
    def size(self) -> float:
        """Change of the gap, or the fall, as a share of the wealth of all."""
        return (self.lost or abs(self.gap - self.was)) / max(1, self.wealth)

    @property
    def kind(self) -> Kind:
        return "fell" if self.lost else "first" if self.before is None else "taken"


def turning_points(
    history: Sequence[Sequence[Standing]],
    rounds: Sequence[Hashable] = (),
    most: int = MAX_POINTS,
) -> list[TurningPoint]:
    """Return the most important turning points, in order: the first and the last change of the
    lead, the largest fall, then the largest changes.

    `rounds` gives the round of the turn before each ranking, so that whole rounds are compared
    and the order within a round does not matter; without it every turn is a round. Rankings
    with an unknown total, or of one seat alone, have no turning points."""
    if any(row.total is None or len(rows) < 2 for rows in history for row in rows):
        return []
    totals = [{row.seat: row.total or 0 for row in rows} for rows in history]
    ends = _compared_indices(len(history), rounds)
    leads = _lead_changes(totals, ends)
    falls = _largest_falls(totals, ends, {point.at for point in leads})
    largest = sorted(leads, key=lambda point: (-point.size, point.at))
    chosen = list(dict.fromkeys([*leads[:1], *leads[-1:], *falls, *largest]))[:most]
    return _count_skipped(sorted(chosen, key=lambda point: point.at), leads)


def _count_skipped(
    chosen: Sequence[TurningPoint], leads: Sequence[TurningPoint]
) -> list[TurningPoint]:
    """Return the chosen points with the number of changes of the lead left out before each."""
    counted, last = list[TurningPoint](), 0
    for point in chosen:
        skipped = 0
        if not point.lost:
            place = leads.index(point)
            skipped, last = place - last, place + 1
        counted.append(replace(point, skipped=skipped))
    return counted


def _largest_falls(
    totals: Sequence[dict[Seat, int]], ends: Sequence[int], taken: Container[int]
) -> list[TurningPoint]:
    """Return the largest fall of a seat's wealth in a turn or round, if it counts and the lead did
    not change there."""
    falls = []
    for since, end in pairwise(ends):
        for seat, total in totals[end].items():
            lost = totals[since][seat] - total
            at = max(range(since + 1, end + 1), key=lambda n: totals[n - 1][seat] - totals[n][seat])
            wealth = sum(max(0, total) for total in totals[end].values())
            gap, was = _margin(totals[end], seat), _margin(totals[since], seat)
            if lost >= max(1, MIN_FALL * wealth) and at not in taken:
                falls.append(TurningPoint(at, seat, None, gap, was, wealth, lost=lost))
    return sorted(falls, key=lambda point: (-point.size, point.at))[:1]


def _compared_indices(count: int, rounds: Sequence[Hashable]) -> list[int]:
    """Return the indices to compare: the first, and the last of every round."""
    if not rounds:
        return list(range(count))
    last = [n for n in range(1, count) if n == count - 1 or rounds[n + 1] != rounds[n]]
    return [0, *last][:count]


def _lead_changes(totals: Sequence[dict[Seat, int]], ends: Sequence[int]) -> list[TurningPoint]:
    """Return every change of the lead between consecutive rankings at the indices `ends`. At a tie
    the leader keeps the lead."""
    changes: list[TurningPoint] = []
    holder = _leader(totals[ends[0]], None) if ends else None
    for since, end in pairwise(ends):
        leader = _leader(totals[end], holder)
        if leader is not None and leader != holder:
            margins = [_margin(totals[n], leader) for n in range(since, end + 1)]
            at = since + max(n for n in range(1, len(margins)) if margins[n - 1] <= 0)
            wealth = sum(max(0, total) for total in totals[end].values())
            changes.append(TurningPoint(at, leader, holder, margins[-1], margins[0], wealth))
        holder = leader
    return changes


def _leader(totals: dict[Seat, int], holder: Seat | None) -> Seat | None:
    """Return the seat with the highest total; at a tie `holder`, the leader before."""
    best = max(totals.values())
    ahead = [seat for seat, total in totals.items() if total == best]
    return ahead[0] if len(ahead) == 1 else holder


def _margin(totals: dict[Seat, int], seat: Seat) -> int:
    """Return the lead of a seat over the best of the others; negative when it is behind."""
    return totals[seat] - max(total for other, total in totals.items() if other != seat)
