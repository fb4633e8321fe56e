"""Five hundred random and a hundred steady games under the referee: `make soak`."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.events import GameEnded
from tests.support.train_tycoon.ledger import Ledger
from tests.support.train_tycoon.random import Played, played, replayed


def _refereed(number: int, happened: Counter[str], *robots: str) -> Played:
    """The game, adding up after every action in the state and in the second book."""
    ledger: Ledger | None = None
    for game in played(number, *robots):
        complaints = list(GAME.invariants(game.state))
        assert complaints == [], f"game {number}, action {len(game.log)}: {complaints}"
        ledger = ledger or Ledger(game.options)
        ledger.note(game.events)
        happened.update(type(event).__name__ for event in game.events)
    return game


def _ending(game: Played) -> str:
    ended = game.events[-1]
    assert isinstance(ended, GameEnded)
    return "one winner" if len(ended.winners) == 1 else f"{len(ended.winners)} winners"


@pytest.mark.soak
def test_five_hundred_random_games() -> None:
    """Every number of seats, every map and option four times over. A game that fails is told by
    its number, and `played(number)` plays it again."""
    ends: Counter[str] = Counter()
    happened: Counter[str] = Counter()
    actions = longest = 0
    for number in range(500):
        game = _refereed(number, happened)
        assert msgspec.msgpack.encode(replayed(game)) == msgspec.msgpack.encode(game.state)
        ends[_ending(game)] += 1
        actions += len(game.log)
        longest = max(longest, len(game.log))
    print(f"\n500 random games, {actions:,} actions, the longest {longest:,}")
    print("how they ended: " + ", ".join(f"{how} {count}" for how, count in ends.most_common()))
    print("what happened: " + ", ".join(f"{name} {n:,}" for name, n in happened.most_common()))
    seldom = {"PriceMoved", "PaidOut", "TookOver", "CompanyRemoved", "HubRefilled"}
    assert seldom <= set(happened)


@pytest.mark.soak
def test_a_hundred_steady_games() -> None:
    """One steady seat, another in each game, against random ones: it must win far more than its
    share."""
    happened: Counter[str] = Counter()
    actions = longest = first = 0
    share = 0.0
    for number in range(100):
        seats = 2 + number * 37 % 120 % 5
        at = number // 5 % seats
        robots = ["steady" if seat == at else "random" for seat in range(seats)]
        game = _refereed(number, happened, *robots)
        assert game.seats == seats
        ended = game.events[-1]
        first += at in ended.winners
        share += 1 / seats
        actions += len(game.log)
        longest = max(longest, len(game.log))
    print(f"\n100 steady games, {actions:,} actions, the longest {longest:,}")
    print(f"the steady seat won {first} games, {share:.0f} would be its share")
    assert first > 1.5 * share
