"""Twelve hundred games under the referee: `make soak`."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from rules.railroad_barons.game import GAME
from tests.support.railroad_barons.audit import compare
from tests.support.railroad_barons.ledger import Ledger
from tests.support.railroad_barons.random import COMBINATIONS, combination, played, replayed

GAMES = 1_000
AGAINST_STEADY = 200


def soaked(number: int, robots: tuple[str, str]) -> tuple[str, int, Counter[str], int]:
    """Plays a game under the referee and with the second book, and replays it: how it ended, its
    actions, what happened in it, and the seat that won (-1: a draw)."""
    happened: Counter[str] = Counter()
    ledger: Ledger | None = None
    for game in played(number, robots):
        ledger = ledger or Ledger(game.options)
        ledger.note(game.events)
        compare(ledger, game.state)
        complaints = list(GAME.invariants(game.state))
        assert complaints == [], f"game {number}, action {len(game.log)}: {complaints}"
        happened.update(type(event).__name__ for event in game.events)
    assert msgspec.msgpack.encode(replayed(game)) == msgspec.msgpack.encode(game.state)
    first, second = GAME.standing(game.state, None)
    winner = -1 if first.place == second.place else first.seat
    assert game.state.ended is not None
    return game.state.ended, len(game.log), happened, winner


@pytest.mark.soak
def test_a_thousand_random_games() -> None:
    """Every combination of options five times over. A game that fails is told by its number, and
    `played(number)` plays it again."""
    ends: Counter[str] = Counter()
    happened: Counter[str] = Counter()
    sizes = []
    for number in range(GAMES):
        how, size, told, _ = soaked(number, ("random", "random"))
        ends[how] += 1
        happened += told
        sizes.append(size)
    assert {combination(number) for number in range(GAMES)} == set(COMBINATIONS)
    print(f"\n{GAMES} games, {sum(sizes):,} actions, the longest {max(sizes):,}")
    print("how they ended: " + ", ".join(f"{how} {count}" for how, count in ends.most_common()))
    print("what happened: " + ", ".join(f"{name} {n:,}" for name, n in happened.most_common()))
    assert set(ends) == {"350", "exhausted"} and ends["350"] > GAMES // 2


@pytest.mark.soak
def test_steady_against_random() -> None:
    """From either seat; the steady robot wins nearly always."""
    ends: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    sizes = []
    for number in range(AGAINST_STEADY):
        robots = ("steady", "random") if number % 2 else ("random", "steady")
        how, size, _, winner = soaked(2_000 + number, robots)
        ends[how] += 1
        wins["draw" if winner < 0 else robots[winner]] += 1
        sizes.append(size)
    print(f"\n{AGAINST_STEADY} games, {sum(sizes):,} actions, the longest {max(sizes):,}")
    print("how they ended: " + ", ".join(f"{how} {count}" for how, count in ends.most_common()))
    print("who won: " + ", ".join(f"{name} {count}" for name, count in wins.most_common()))
    assert set(ends) <= {"350", "exhausted"} and wins["steady"] > AGAINST_STEADY * 3 // 4
