"""How often each value that is not printed decides something.

Robots play whole games, and the log of each is replayed with one value changed at a time: by a step
up, or, where it is a word, exchanged with the nearest other one. If the log is refused then, needs
other dice, or ends with other sums, the value has decided something in that game.

`python -m tests.benchmarks.guesses [games]` writes `data/fact_weights/<game>.json`, from which
`python -m bot facts check` tells what matters most (`data/weights.py`).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import gcd
from typing import Any

import msgspec

from data.correcting import Wish, correct, format_value
from data.fact_errors import FactsError
from data.facts import Facts, FactSet, facts_of, using
from data.provenance import Value, values_of
from data.weights import Weights, weights_file
from rules.dice import ReplayedDice
from rules.errors import RuleError
from tests.conformance.case import Case, Played
from tests.conformance.cases import cases
from tests.conformance.play import packed, played
from tests.support.facts import SOMETHING

FIRST, GAMES = 60_000, 8
WORDS_ALONE = ("name", "near", "nickname", "color")
"""What nothing is decided by."""


def another(facts: Facts, value: Value, others: list[Value]) -> FactSet | None:
    """The shipped facts with another value there; None if it can't be another one alone."""
    for wishes in _wishes(value, others):
        try:
            return correct(facts, facts.shipped, wishes)
        except FactsError:
            continue
    return None


def _wishes(value: Value, others: list[Value]) -> Iterator[list[Wish]]:
    value_found, numbers = value.found, _numbers(value.found)
    if numbers:
        alike = [number for other in others for number in _numbers(other.found)]
        grain = gcd(*alike) or 1
        for step in (grain, -grain):
            moved = [number + step for number in numbers]
            typed = format_value(moved if isinstance(value_found, list) else moved[0])
            yield [Wish(value.file, value.way, typed)]
        return
    for other in [other for other in others if other.found != value_found][:3]:
        yield [
            Wish(value.file, value.way, format_value(other.found)),
            Wish(other.file, other.way, format_value(value_found)),
        ]


def _numbers(value: Any) -> list[int]:
    parts = value if isinstance(value, list) else [value]
    return parts if all(type(part) is int for part in parts) else []


def decides(case: Case, moment: Played, result: bytes, facts: FactSet) -> bool:
    """Whether the log of a game leads elsewhere by these facts."""
    game, dice = case.game, ReplayedDice(moment.opening)
    try:
        with using(facts):
            state, _ = game.setup(moment.seats, moment.options, dice)
            for seat, action, draws in moment.log:
                dice = ReplayedDice(draws)
                game.apply(state, seat, action, dice)
            return _result(case, state) != result
    except (RuleError, ValueError, LookupError, AssertionError):
        return True


def _result(case: Case, state: Any) -> bytes:
    return packed([(row.seat, row.total) for row in case.game.standing(state, None)])


def measure(game: str) -> Weights:
    """Play, and replay with each value changed."""
    case, facts = cases()[game], facts_of(game)
    games = []
    for number in range(FIRST, FIRST + GAMES):
        *_, moment = played(case, number, ("steady",))
        games.append((moment, _result(case, moment.state)))
    decided: dict[str, dict[str, int]] = {}
    tried = set()
    values = [value for value in values_of(facts, facts.shipped) if value.claim.status != "printed"]
    for place, value in enumerate(values):
        if value.way[-1] in WORDS_ALONE:
            tried.add(f"{value.file}/{value.claim.pattern}")
            continue
        alike = [number for number, other in enumerate(values) if other.claim == value.claim]
        others = [
            values[number]
            for number in sorted(alike, key=lambda number, here=place: abs(number - here))
        ]
        changed = another(facts, value, others)
        if changed is not None:
            tried.add(f"{value.file}/{value.claim.pattern}")
            count = sum(decides(case, moment, result, changed) for moment, result in games)
            if count:
                decided.setdefault(value.file, {})["/".join(value.way)] = count
    return Weights(len(games), sorted(tried), decided)


def main(games: list[str]) -> None:
    """Write the files of these games, or of all."""
    for game in games or sorted(SOMETHING):
        content = msgspec.json.format(msgspec.json.encode(measure(game)), indent=1)
        weights_file(game).write_bytes(content + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
