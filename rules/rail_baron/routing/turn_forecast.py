"""Statistics of future dice: expected turns, and where turns end (rulings 9, 12).

A way is ridden in turns whose lengths are independent rolls, so the chance that a turn
begins after a number of segments depends only on that number: `TurnForecast.starts`. An
owner is paid once in each turn in which its track is ridden; the chance that a segment costs
a new payment is therefore the chance that a turn began since that owner's track was last
ridden: `TurnForecast.chance_of_new_fee`."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate, product

import msgspec

from rules.rail_baron.model.state import Engine

HORIZON = 128
"""Segments for which the chances are computed; beyond them they are taken to be constant."""

LONGEST_ROLL = 18


class FirstTurn(msgspec.Struct, frozen=True):
    """What is known of the turn in progress: `steps` left to ride, `bonus`: a red die follows.

    `steps` None: its movement roll is still to come."""

    steps: int | None = None
    bonus: bool = False


@lru_cache
def roll_odds(engine: Engine) -> tuple[Fraction, ...]:
    """Return `odds[n]`: the chance that a turn's dice, with bonus die, total n (rulings 9, 12)."""
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
    """Return the average segments of a turn: 7.10 Freight, 7.58 Express, 10.5 SuperChief."""
    return float(sum(n * chance for n, chance in enumerate(roll_odds(engine))))


@lru_cache
def chance_to_roll(engine: Engine, steps: int) -> float:
    """Return the chance that a turn's dice total at least `steps`."""
    return float(sum(roll_odds(engine)[steps:])) if steps > 0 else 1.0


class TurnForecast:
    """The turn in progress and those after it, counted in segments ridden from here.

    `starts[i]`: the chance that a turn begins when i segments have been ridden; the turn in
    progress counts as beginning at 0. `longer[n]`, `first_longer[n]`: the chance that a turn, or
    the rest of the one in progress, has more than n segments."""

    def __init__(self, engine: Engine, first: FirstTurn) -> None:
        odds = [float(chance) for chance in roll_odds(engine)]
        opening = _first_turn_odds(odds, first)
        self.longer = _chances_of_more(odds)
        self.first_longer = _chances_of_more(opening)
        self.starts = [1.0] + [0.0] * (HORIZON - 1)
        for i in range(1, HORIZON):
            chance = opening[i] if i < len(opening) else 0.0
            for n in range(2, min(i, len(odds))):
                chance += self.starts[i - n] * odds[n]
            self.starts[i] = chance
        self.rows = tuple(self._payment_chances(k) for k in range(HORIZON))
        self.needed = [0.0, *accumulate(self.starts)]
        """`needed[n]`: the expected turns to ride n segments, the one in progress included."""
        self._start_chance_cache: dict[int, list[float]] = {}

    def _payment_chances(self, k: int) -> tuple[float, ...]:
        """Return, by age, the chance that a turn began after segment k - age but not after k.

        One turn rides both exactly if it began no later than the first of them and is longer
        than the distance from its beginning to the second."""
        oldest = min(k, LONGEST_ROLL)
        first = self.first_longer[k] if k < len(self.first_longer) else 0.0
        one_turn = first
        row = [1.0] * (oldest + 2)
        for start in range(k - oldest, k):
            if start:
                one_turn += (
                    self.starts[start] * self.longer[k - start]
                    if k - start < len(self.longer)
                    else 0.0
                )
            row[k - start] = 1.0 - one_turn
        row[0] = 0.0
        if k < LONGEST_ROLL:
            row[k + 1] = 1.0 - first
        return tuple(row)

    def chance_of_new_fee(self, k: int, last: int) -> float:
        """Return the chance that segment k (from 0) costs a fee although `last` was paid for.

        `last` -1: ridden earlier in the turn in progress."""
        row = self.rows[min(k, HORIZON - 1)]
        age = k - last
        return row[age] if age < len(row) else 1.0

    def expected_turns(self, miles: int) -> float:
        """Return the expected turns to ride this many segments, the one in progress included."""
        beyond = max(0, miles - HORIZON)
        return self.needed[miles - beyond] + beyond * self.starts[-1]

    def max_start_chances(self, known: int) -> list[float]:
        """Return, by a number of segments, the largest chance that a turn begins within that many.

        Only segments after the first `known` are considered."""
        chances = self._start_chance_cache.get(known)
        if chances is None:
            rows = [(k, row) for k, row in enumerate(self.rows) if k > known]
            chances = self._start_chance_cache[known] = [
                max((row[d] for k, row in rows if d < len(row) and k - d >= known), default=1.0)
                for d in range(LONGEST_ROLL + 1)
            ]
        return chances


@lru_cache(maxsize=128)
def turn_forecast(engine: Engine, first: FirstTurn) -> TurnForecast:
    """Return the cached forecast of an engine and a first turn."""
    return TurnForecast(engine, first)


def _first_turn_odds(odds: Sequence[float], first: FirstTurn) -> list[float]:
    """Return the chances of the length of the rest of the turn in progress."""
    if first.steps is None:
        return list(odds)
    opening = [0.0] * (first.steps + 7)
    if first.bonus:
        for red in range(1, 7):
            opening[first.steps + red] = 1 / 6
    else:
        opening[first.steps] = 1.0
    return opening


def _chances_of_more(odds: Sequence[float]) -> list[float]:
    return [sum(odds[n + 1 :]) for n in range(len(odds))]
