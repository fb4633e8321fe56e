"""The turning points of a game: where the lead changed hands, measured by what all were worth then:
the sums of a late turn would otherwise drown those of an early one.

Facts only: nothing is guessed about why, the log tells what happened then.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import pairwise
from typing import Literal

import msgspec

from rules.game import Seat, Standing

MOST = 5

Kind = Literal["first", "taken"]


class TurningPoint(msgspec.Struct, frozen=True):
    """At the end of a turn or round `leader` led by `gap` dollars, and was behind by -`was` at its
    beginning. `before` led until then, None where nobody had led yet. All were worth `wealth`
    together at the end. `at` is the place in the history: between the standings `at` - 1 and `at`
    the lead was taken."""

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
        return "first" if self.before is None else "taken"


def turning_points(
    history: Sequence[Sequence[Standing]],
    rounds: Sequence[Hashable] = (),
    most: int = MOST,
) -> list[TurningPoint]:
    """The few changes of the lead, in order, that made the game what it was: who took it first and
    who last, then the largest. `rounds` tells of each standing to which round the turn before it
    belongs, so that whole rounds are compared and not who in a round was first; without it every
    turn is one. Standings of which a total is not known, or of one seat alone, have no turning
    points."""
    if any(row.total is None or len(rows) < 2 for rows in history for row in rows):
        return []
    totals = [{row.seat: row.total or 0 for row in rows} for rows in history]
    leads = _leads(totals, _ends(len(history), rounds))
    largest = sorted(leads, key=lambda point: (-point.size, point.at))
    kept = list(dict.fromkeys([*leads[:1], *leads[-1:], *largest]))[:most]
    return sorted(kept, key=lambda point: point.at)


def _ends(count: int, rounds: Sequence[Hashable]) -> list[int]:
    """The places that are compared: the first, and the last of every round."""
    if not rounds:
        return list(range(count))
    last = [n for n in range(1, count) if n == count - 1 or rounds[n + 1] != rounds[n]]
    return [0, *last][:count]


def _leads(totals: Sequence[dict[Seat, int]], ends: Sequence[int]) -> list[TurningPoint]:
    """Every change of the lead between two ends. Of several who share it the one before keeps
    it."""
    found: list[TurningPoint] = []
    holder = _leader(totals[ends[0]], None) if ends else None
    for since, end in pairwise(ends):
        leader = _leader(totals[end], holder)
        if leader is not None and leader != holder:
            margins = [_margin(totals[n], leader) for n in range(since, end + 1)]
            at = since + max(n for n in range(1, len(margins)) if margins[n - 1] <= 0)
            wealth = sum(max(0, total) for total in totals[end].values())
            found.append(TurningPoint(at, leader, holder, margins[-1], margins[0], wealth))
        holder = leader
    return found


def _leader(totals: dict[Seat, int], holder: Seat | None) -> Seat | None:
    """Who is worth most; of several `holder`, who was before them."""
    best = max(totals.values())
    ahead = [seat for seat, total in totals.items() if total == best]
    return ahead[0] if len(ahead) == 1 else holder


def _margin(totals: dict[Seat, int], seat: Seat) -> int:
    """How far a seat is ahead of the best of the others; negative when it is behind."""
    return totals[seat] - max(total for other, total in totals.items() if other != seat)
