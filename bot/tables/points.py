"""The turning points of a game: where the lead changed hands, and where its size moved most.

Facts only: nothing is guessed about why, the log tells what happened then.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rules.game import Seat, Standing

MOST = 5
MOST_LEADS = 3
"""Changes of the lead that may be told before the widest movements."""


class TurningPoint(msgspec.Struct, frozen=True):
    """Between the standings `at` - 1 and `at` of a history. `leader` leads by `gap` dollars now and
    did by `was` before; a negative `was` is how far it was behind. `before` led until then: the
    leader itself where the lead only moved, None where nobody had led yet."""

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


def turning_points(history: Sequence[Sequence[Standing]], most: int = MOST) -> list[TurningPoint]:
    """The few moments, in order, that made the game what it was: the last change of the lead, then
    the other changes and the movements of the lead that were largest. Standings of which a total is
    not known, or of one seat alone, have no turning points."""
    if any(row.total is None for rows in history for row in rows):
        return []
    moved = _movements([{row.seat: row.total or 0 for row in rows} for rows in history])
    leads = [point for point in moved if point.taken]
    largest = sorted(moved, key=lambda point: (-point.size, point.at))
    kept = [*leads[-1:], *(point for point in largest if point.taken)]
    kept = list(dict.fromkeys(kept))[:MOST_LEADS]
    kept += [point for point in largest if point not in kept]
    return sorted(kept[:most], key=lambda point: point.at)


def _movements(history: Sequence[dict[Seat, int]]) -> list[TurningPoint]:
    """Every movement of the lead. Of several who share it the one before keeps it."""
    found: list[TurningPoint] = []
    holder: Seat | None = None
    for at, totals in enumerate(history):
        if len(totals) < 2:
            return []
        best = max(totals.values())
        ahead = [seat for seat, total in totals.items() if total == best]
        leader = ahead[0] if len(ahead) == 1 else holder
        if at and leader is not None:
            gap, was = _margin(totals, leader), _margin(history[at - 1], leader)
            if gap != was:
                found.append(TurningPoint(at, leader, holder, gap, was))
        holder = leader
    return found


def _margin(totals: dict[Seat, int], seat: Seat) -> int:
    """How far a seat is ahead of the best of the others; negative when it is behind."""
    return totals[seat] - max(total for other, total in totals.items() if other != seat)
