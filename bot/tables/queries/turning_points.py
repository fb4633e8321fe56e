"""The turning points of a game: where the lead changed hands, and where its size moved most.

Facts only: nothing is guessed about why, the log tells what happened then.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import pairwise

import msgspec

from rules.game import Seat, Standing

MOST = 5
MOST_LEADS = 3
"""Changes of the lead that may be told before the widest movements."""


class TurningPoint(msgspec.Struct, frozen=True):
    """At the end of a turn or round `leader` led by `gap` dollars, and by `was` at its beginning; a
    negative `was` is how far it was behind. `before` led until then: the leader itself where the
    lead only moved, None where nobody had led yet. `at` is the place in the history: between the
    standings `at` - 1 and `at` the lead was taken, or moved most that way."""

    at: int
    leader: Seat
    before: Seat | None
    gap: int
    was: int

    @property
    def size(self) -> int:
        """How far the gap moved, in dollars."""
        return abs(self.gap - self.was)

    @property
    def taken(self) -> bool:
        """Whether the lead changed hands."""
        return self.before is not None and self.before != self.leader


def turning_points(
    history: Sequence[Sequence[Standing]],
    rounds: Sequence[Hashable] = (),
    most: int = MOST,
) -> list[TurningPoint]:
    """The few moments, in order, that made the game what it was: the last change of the lead, then
    the other changes and the movements of the lead that were largest. `rounds` tells of each
    standing to which round the turn before it belongs, so that whole rounds are compared and not
    who in a round was first; without it every turn is one. Standings of which a total is not known,
    or of one seat alone, have no turning points."""
    if any(row.total is None or len(rows) < 2 for rows in history for row in rows):
        return []
    totals = [{row.seat: row.total or 0 for row in rows} for rows in history]
    moved = _movements(totals, _ends(len(history), rounds))
    leads = [point for point in moved if point.taken]
    largest = sorted(moved, key=lambda point: (-point.size, point.at))
    kept = [*leads[-1:], *(point for point in largest if point.taken)]
    kept = list(dict.fromkeys(kept))[:MOST_LEADS]
    kept += [point for point in largest if point not in kept]
    return sorted(kept[:most], key=lambda point: point.at)


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
                found.append(TurningPoint(at, leader, holder, margins[-1], margins[0]))
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
