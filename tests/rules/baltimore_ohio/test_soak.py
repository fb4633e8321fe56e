"""Five hundred random games and a hundred with steady robots under the referee: `make soak`."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from rules.baltimore_ohio.game import GAME
from tests.support.baltimore_ohio.ledger import Ledger
from tests.support.baltimore_ohio.random import Played, played, replayed

RANDOM = 500
STEADY = 100


def _play(number: int, robots: tuple[str, ...], happened: Counter[str]) -> Played:
    """A whole game with everything looked at after every action."""
    ledger: Ledger | None = None
    for game in played(number, robots):
        ledger = ledger or Ledger(game.seats, game.options)
        ledger.note(game.events)
        complaints = list(GAME.invariants(game.state))
        assert complaints == [], f"game {number}, action {len(game.log)}: {complaints}"
        if game.state.market is not None:
            ledger.holds_against(game.state)
        happened.update(type(event).__name__ for event in game.events)
    assert ledger is not None
    ledger.holds_against(game.state)
    assert msgspec.msgpack.encode(replayed(game)) == msgspec.msgpack.encode(game.state)
    return game


@pytest.mark.soak
def test_five_hundred_random_games() -> None:
    """Every number of seats with every set of expansions, some eight times over. A game that fails
    is told by its number, and `played(number)` plays it again."""
    ends: Counter[str | None] = Counter()
    happened: Counter[str] = Counter()
    actions = longest = turns = 0
    for number in range(RANDOM):
        game = _play(number, ("random",), happened)
        ends[game.state.ended] += 1
        actions += len(game.log)
        longest, turns = max(longest, len(game.log)), max(turns, game.state.turn)
    print(f"\n{RANDOM} games, {actions:,} actions, the longest {longest:,}, {turns} turns")
    print("how they ended: " + ", ".join(f"{how} {count}" for how, count in ends.most_common()))
    print("what happened: " + ", ".join(f"{name} {n:,}" for name, n in happened.most_common()))
    assert sum(ends.values()) == RANDOM and None not in ends
    assert {"WentIntoReceivership", "StoodIdle", "NWCoalTaken", "PrivilegeMet"} <= set(happened)


@pytest.mark.soak
def test_a_hundred_games_with_steady_robots() -> None:
    """Half with steady robots alone, half with one of them among random ones, which it beats."""
    ends: Counter[str | None] = Counter()
    happened: Counter[str] = Counter()
    won = mixed = longest = actions = 0
    for number in range(STEADY):
        alone = number % 2 == 0
        robots = ("steady",) if alone else ("steady", *["random"] * 5)
        game = _play(number, robots, happened)
        ends[game.state.ended] += 1
        actions += len(game.log)
        longest = max(longest, len(game.log))
        if not alone:
            mixed += 1
            won += GAME.standing(game.state, None)[0].seat == 0
    print(f"\n{STEADY} games, {actions:,} actions, the longest {longest:,}")
    print("how they ended: " + ", ".join(f"{how} {count}" for how, count in ends.most_common()))
    print(f"one steady robot among random ones won {won} of {mixed}")
    assert None not in ends and won >= mixed * 3 // 4
