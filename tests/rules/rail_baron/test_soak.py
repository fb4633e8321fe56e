"""A thousand random games under the referee: `make soak`."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from rules.rail_baron import GAME
from tests.support.rail_baron.random import played, replayed

GAMES = 1_000


@pytest.mark.soak
def test_a_thousand_random_games() -> None:
    """Every number of seats with every combination of options, six times over. A game that fails is
    told by its number, and `played(number)` plays it again."""
    ends: Counter[str] = Counter()
    happened: Counter[str] = Counter()
    actions = longest = 0
    for number in range(GAMES):
        for game in played(number):
            complaints = list(GAME.invariants(game.state))
            assert complaints == [], f"game {number}, action {len(game.log)}: {complaints}"
            happened.update(type(event).__name__ for event in game.events)
        assert msgspec.msgpack.encode(replayed(game)) == msgspec.msgpack.encode(game.state)
        ends[game.events[-1].how] += 1
        actions += len(game.log)
        longest = max(longest, len(game.log))
    print(f"\n{GAMES} games, {actions:,} actions, the longest {longest:,}")
    print("how they ended: " + ", ".join(f"{how} {count}" for how, count in ends.most_common()))
    print("what happened: " + ", ".join(f"{name} {n:,}" for name, n in happened.most_common()))
    assert sum(ends.values()) == GAMES and set(ends) == {"home", "declared at home", "last"}
