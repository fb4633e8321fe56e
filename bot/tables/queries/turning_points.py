"""The turning points of a game: where the lead changed hands, and where it moved most, measured by
what all were worth then: the sums of a late turn would otherwise drown those of an early one.

Facts only: nothing is guessed about why, the log tells what happened then.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import pairwise
from typing import Literal

import msgspec

from rules.game import Seat, Standing

MOST = 5
MOST_LEADS = 3
"""Changes of the lead that are told whatever the size of the other movements."""


Kind = Literal["first", "taken", "grew", "shrank"]


class TurningPoint(msgspec.Struct, frozen=True):
    """At the end of a turn or round `leader` led by `gap` dollars, and by `was` at its beginning; a
    negative `was` is how far it was behind. `before` led until then: the leader itself where the
    lead only moved, None where nobody had led yet. All were worth `wealth` together at the end.
    `at` is the place in the history: between the standings `at` - 1 and `at` the lead was taken,
    or moved most that way."""

    at: int
    leader: Seat
    before: Seat | None
    gap: int
    was: int
    wealth: int

    @property
    def size(self) -> float:
        """How far the gap moved, as a share of what all were worth."""
        return abs(self.gap - self.was) / max(1, self.wealth)

    @property
    def kind(self) -> Kind:
        """What it did to the lead."""
        if self.before is None:
            return "first"
        if self.before != self.leader:
            return "taken"
        return "grew" if self.gap > self.was else "shrank"

    @property
    def taken(self) -> bool:
        """Whether the lead changed hands."""
        return self.kind == "taken"


def turning_points(
    history: Sequence[Sequence[Standing]],
    rounds: Sequence[Hashable] = (),
    most: int = MOST,
) -> list[TurningPoint]:
    """The few moments, in order, that made the game what it was: who took the lead first and who
    last, then the other changes and the movements of the lead that were largest; as long as one
    seat leads, it pulls away at most once and loses some of it at most once. `rounds` tells of each
    standing to which round the turn before it belongs, so that whole rounds are compared and not
    who in a round was first; without it every turn is one. Standings of which a total is not known,
    or of one seat alone, have no turning points."""
    if any(row.total is None or len(rows) < 2 for rows in history for row in rows):
        return []
    totals = [{row.seat: row.total or 0 for row in rows} for rows in history]
    moved = _movements(totals, _ends(len(history), rounds))
    leads = [point for point in moved if point.kind in ("first", "taken")]
    kept = list(dict.fromkeys([*leads[:1], *leads[-1:], *_largest(leads)]))[:MOST_LEADS]
    kept += [point for point in _largest([*leads, *_once_a_reign(moved)]) if point not in kept]
    return sorted(kept[:most], key=lambda point: point.at)


def _largest(points: Sequence[TurningPoint]) -> list[TurningPoint]:
    """The largest first, of equal ones the earlier."""
    return sorted(points, key=lambda point: (-point.size, point.at))


def _once_a_reign(moved: Sequence[TurningPoint]) -> list[TurningPoint]:
    """Of the movements of a lead that stays in the same hands the largest each way."""
    reign, found = 0, dict[tuple[int, Kind], TurningPoint]()
    for point in moved:
        if point.kind in ("first", "taken"):
            reign += 1
        elif (before := found.get((reign, point.kind))) is None or point.size > before.size:
            found[reign, point.kind] = point
    return list(found.values())


def _ends(count: int, rounds: Sequence[Hashable]) -> list[int]:
    """The places that are compared: the first, and the last of every round."""
    if not rounds:
        return list(range(count))
    last = [n for n in range(1, count) if n == count - 1 or rounds[n + 1] != rounds[n]]
    return [0, *last][:count]


def _movements(totals: Sequence[dict[Seat, int]], ends: Sequence[int]) -> list[TurningPoint]:
    """Every movement of the lead between two ends. Of several who share it the one before keeps
    it."""
    found: list[TurningPoint] = []
    holder = _leader(totals[ends[0]], None) if ends else None
    for since, end in pairwise(ends):
        leader = _leader(totals[end], holder)
        if leader is not None:
            margins = [_margin(totals[n], leader) for n in range(since, end + 1)]
            if margins[0] != margins[-1]:
                at = since + _moment(margins)
                wealth = sum(max(0, total) for total in totals[end].values())
                found.append(TurningPoint(at, leader, holder, margins[-1], margins[0], wealth))
        holder = leader
    return found


def _moment(margins: Sequence[int]) -> int:
    """When in a round it happened: as the lead was taken for good, or at the widest movement in the
    direction of all of them together."""
    if margins[0] <= 0 < margins[-1]:
        return max(n for n in range(1, len(margins)) if margins[n - 1] <= 0)
    way = 1 if margins[-1] > margins[0] else -1
    steps = [way * (after - before) for before, after in pairwise(margins)]
    return steps.index(max(steps)) + 1


def _leader(totals: dict[Seat, int], holder: Seat | None) -> Seat | None:
    """Who is worth most; of several `holder`, who was before them."""
    best = max(totals.values())
    ahead = [seat for seat, total in totals.items() if total == best]
    return ahead[0] if len(ahead) == 1 else holder


def _margin(totals: dict[Seat, int], seat: Seat) -> int:
    """How far a seat is ahead of the best of the others; negative when it is behind."""
    return totals[seat] - max(total for other, total in totals.items() if other != seat)
