"""Hundreds of games of every kind under the referee: `make soak`."""

from collections import Counter
from collections.abc import Sequence

import pytest

from tests.conformance.case import Case, Played
from tests.conformance.cases import every_case
from tests.conformance.play import Notices, packed, played, replayed

pytestmark = pytest.mark.soak
AGAINST_STEADY = 100


class Tally:
    """What came of many games."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.ends: Counter[str] = Counter()
        self.happened: Counter[str] = Counter()
        self.sizes: list[int] = []

    def play(self, number: int, robots: Sequence[str]) -> Played:
        """A game adding up after every action, in the state and in the second book, and played
        again. One that fails is told by its number, and `played(case, number)` plays it again."""
        case, ledger, notices = self.case, None, Notices(self.case)
        for position in played(case, number, robots):
            complaints = list(case.game.invariants(position.state))
            assert complaints == [], f"game {number}, action {len(position.log)}: {complaints}"
            if case.ledger is not None:
                ledger = ledger or case.ledger(position.seats, position.options)
                ledger.note(position.events)
                ledger.agrees(position.state)
            notices.follow(position.state)
            self.happened.update(type(event).__name__ for event in position.events)
        assert packed(replayed(case, position)) == packed(position.state)
        case.at_end(position)
        self.ends[case.ending(position)] += 1
        self.sizes.append(len(position.log))
        return position

    def print_summary(self) -> None:
        print(f"\n{self.case.key}: {len(self.sizes)} games, {sum(self.sizes):,} actions,", end=" ")
        print(f"the longest {max(self.sizes):,}")
        for what, counter in (("ends", self.ends), ("events", self.happened)):
            print(f"{what}: " + ", ".join(f"{name} {n:,}" for name, n in counter.most_common()))


@every_case
def test_random_games(case: Case) -> None:
    """Every combination of seats and options several times over, each tenth game by steady
    robots."""
    tally = Tally(case)
    for number in range(case.soak):
        tally.play(number, ("steady",) if number % 10 == 9 else ("random",))
    tally.print_summary()
    assert case.soak >= len(case.combinations)
    assert not case.endings or set(tally.ends) == case.endings
    assert not case.mostly or tally.ends[case.mostly] > case.soak // 2
    assert set(tally.happened) >= case.soak_sees


@every_case
def test_a_steady_seat_among_random_ones(case: Case) -> None:
    """From any seat it wins far more than its share."""
    tally, won = Tally(case), 0
    for number in range(AGAINST_STEADY):
        seats = case.combination(number)[0]
        at = number // 5 % seats
        robots = ["steady" if seat == at else "random" for seat in range(seats)]
        position = tally.play(2_000 + number, robots)
        won += any(r.seat == at and r.place == 1 for r in case.game.standing(position.state, None))
    tally.print_summary()
    print(f"the steady seat won {won} games")
    assert won > case.steady_wins * AGAINST_STEADY
