"""What the dice of the turns to come bring: expected turns, and where turns end (rulings 9, 12).

A way is ridden in turns whose lengths are independent throws, so how likely a turn begins after so
many segments depends on nothing but that number: `Ahead.starts`. An owner is paid once in each turn
that rides its track; the chance that a segment costs a new payment is therefore the chance that a
turn began since that owner's track was last ridden: `Ahead.fresh`.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate, product

import msgspec

from rules.rail_baron.model.state import Engine

HORIZON = 128
"""Segments looked ahead; later turns are taken to begin as evenly as they do there."""

LONGEST_ROLL = 18


class FirstTurn(msgspec.Struct, frozen=True):
    """What is known of the turn in progress: `steps` left to ride, `bonus`: a red die follows.

    `steps` None: its movement roll is still to come.
    """

    steps: int | None = None
    bonus: bool = False


@lru_cache
def roll_odds(engine: Engine) -> tuple[Fraction, ...]:
    """`odds[n]`: the chance that a turn's dice, bonus die included, come to n (rulings 9, 12)."""
    counts = [Fraction(0)] * (LONGEST_ROLL + 1)
    for first, second, red in product(range(1, 7), repeat=3):
        bonus = (
            engine == "SuperChief"
            or (engine == "Express" and first == second)
            or (engine == "Freight" and first == second == 6)
        )
        counts[first + second + (red if bonus else 0)] += Fraction(1, 216)
    return tuple(counts)


@lru_cache
def mean_roll(engine: Engine) -> float:
    """Segments a turn brings on average: 7.10 Freight, 7.58 Express, 10.5 SuperChief."""
    return float(sum(n * chance for n, chance in enumerate(roll_odds(engine))))


@lru_cache
def chance_of_at_least(engine: Engine, steps: int) -> float:
    """The chance that a turn's dice come to at least `steps`."""
    return float(sum(roll_odds(engine)[steps:])) if steps > 0 else 1.0


class Ahead:
    """The turns to come, the one in progress first, counted in segments ridden from here.

    `starts[i]`: the chance that a turn begins when i segments have been ridden; the turn in
    progress counts as beginning at 0. `longer[n]`, `first_longer[n]`: the chance that a turn, or
    the rest of the one in progress, has more than n segments.
    """

    def __init__(self, engine: Engine, first: FirstTurn) -> None:
        odds = [float(chance) for chance in roll_odds(engine)]
        opening = _opening(odds, first)
        self.longer = _tail(odds)
        self.first_longer = _tail(opening)
        self.starts = [1.0] + [0.0] * (HORIZON - 1)
        for i in range(1, HORIZON):
            chance = opening[i] if i < len(opening) else 0.0
            for n in range(2, min(i, len(odds))):
                chance += self.starts[i - n] * odds[n]
            self.starts[i] = chance
        self.rows = tuple(self._row(k) for k in range(HORIZON))
        self.needed = [0.0, *accumulate(self.starts)]
        """`needed[n]`: the expected turns to ride n segments, the one in progress included."""
        self._apart: dict[int, list[float]] = {}

    def _row(self, k: int) -> tuple[float, ...]:
        """By age: the chance that a turn began after segment k - age and not after segment k.

        One turn rides both exactly if it began no later than the first of them and is longer than
        what lies between its beginning and the second.
        """
        oldest = min(k, LONGEST_ROLL)
        first = self.first_longer[k] if k < len(self.first_longer) else 0.0
        one_turn = first
        row = [1.0] * (oldest + 2)
        for a in range(k - oldest, k):
            if a:
                one_turn += self.starts[a] * self.longer[k - a] if k - a < len(self.longer) else 0.0
            row[k - a] = 1.0 - one_turn
        row[0] = 0.0
        if k < LONGEST_ROLL:
            row[k + 1] = 1.0 - first
        return tuple(row)

    def fresh(self, k: int, last: int) -> float:
        """The chance that riding segment k (from 0) is paid anew though `last` was paid for.

        `last` -1: ridden earlier in the turn in progress.
        """
        row = self.rows[min(k, HORIZON - 1)]
        age = k - last
        return row[age] if age < len(row) else 1.0

    def turns(self, miles: int) -> float:
        """The expected turns to ride so many segments, the one in progress included."""
        beyond = max(0, miles - HORIZON)
        return self.needed[miles - beyond] + beyond * self.starts[-1]

    def apart(self, known: int) -> list[float]:
        """By a number of segments: the largest chance, once `known` segments are ridden, that a
        turn begins within them."""
        found = self._apart.get(known)
        if found is None:
            rows = [(k, row) for k, row in enumerate(self.rows) if k > known]
            found = self._apart[known] = [
                max((row[d] for k, row in rows if d < len(row) and k - d >= known), default=1.0)
                for d in range(LONGEST_ROLL + 1)
            ]
        return found


@lru_cache(maxsize=128)
def ahead(engine: Engine, first: FirstTurn) -> Ahead:
    """`Ahead`, computed once for each engine and first turn."""
    return Ahead(engine, first)


def _opening(odds: Sequence[float], first: FirstTurn) -> list[float]:
    """How long the rest of the turn in progress is."""
    if first.steps is None:
        return list(odds)
    opening = [0.0] * (first.steps + 7)
    if first.bonus:
        for red in range(1, 7):
            opening[first.steps + red] = 1 / 6
    else:
        opening[first.steps] = 1.0
    return opening


def _tail(odds: Sequence[float]) -> list[float]:
    return [sum(odds[n + 1 :]) for n in range(len(odds))]
