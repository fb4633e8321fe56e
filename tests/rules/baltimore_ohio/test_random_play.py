"""Random games of every number of seats and every expansion, under the referee."""

from __future__ import annotations

import msgspec
import pytest

from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.model.options import Options
from rules.baltimore_ohio.model.state import State
from rules.dice import Dice
from rules.errors import RuleError
from rules.game import copy_state
from tests.support.baltimore_ohio.ledger import Ledger
from tests.support.baltimore_ohio.random import (
    COMBINATIONS,
    EXPANSIONS,
    combination,
    illegal,
    played,
    replayed,
)

GAMES = 12
NOW_AND_THEN = 13
"""Every so many actions what is dear to look at is looked at."""


def packed(value: object) -> bytes:
    return msgspec.msgpack.encode(value)


@pytest.mark.parametrize("number", range(GAMES))
def test_a_random_game(number: int) -> None:
    """It adds up after every action, a second book kept from the events agrees, what is legal
    passes the check, what is not is refused and changes nothing, and the log leads to the same
    state, byte for byte."""
    ledger: Ledger | None = None
    for game in played(number):
        state = game.state
        ledger = ledger or Ledger(game.seats, game.options)
        ledger.note(game.events)
        assert list(GAME.invariants(state)) == []
        if len(game.log) % NOW_AND_THEN == 0 and not GAME.over(state):
            _check_legal(state)
            _check_illegal(state)
            _check_view(state)
            assert packed(copy_state(GAME, state)) == packed(state)
        if state.market is not None:
            ledger.holds_against(state)
    assert ledger is not None
    ledger.holds_against(game.state)
    assert GAME.to_move(game.state) == ()
    assert packed(replayed(game)) == packed(game.state)
    assert len(game.state.history) == game.state.turn + 1


def _check_legal(state: State) -> None:
    for seat in range(len(state.players)):
        actions = list(GAME.legal(state, seat))
        assert bool(actions) == (seat in GAME.to_move(state))
        for action in actions:
            GAME.check(state, seat, action)
            again = msgspec.json.decode(msgspec.json.encode(action), type=GAME.action_type)
            assert again == action
        assert list(GAME.view(state, seat).legal) == actions


def _check_illegal(state: State) -> None:
    before = packed(state)
    for seat, action in illegal(state):
        with pytest.raises(RuleError):
            GAME.apply(state, seat, action, NoDice())
        assert packed(state) == before


class NoDice(Dice):
    """Nothing is rolled after the set-up."""

    def roll(self, count: int, sides: int, why: str) -> tuple[int, ...]:
        raise AssertionError(f"rolled for {why}")

    def pick(self, size: int, why: str) -> int:
        raise AssertionError(f"picked for {why}")


def _check_view(state: State) -> None:
    """A view is an independent copy: to spoil it does not touch the state."""
    before = packed(state)
    for viewer in (0, None):
        table = GAME.view(state, viewer).table
        assert packed(table) == before
        for player in table.players:
            player.shares.clear()
            player.cards.append("?")
            player.sold.append("?")
        for line in table.railroads.values():
            line.track.append("?")
            line.cards.clear()
            line.treasury += 1
        table.order.clear()
        table.player_order.clear()
        table.history.clear()
        table.incomes.clear()
        assert packed(state) == before


def test_every_combination_comes_up() -> None:
    """64 game numbers in a row meet every number of seats with every set of expansions; the games
    above meet every number of seats, both values of every expansion, and the switches."""
    bare = {
        (seats, msgspec.structs.replace(options, first_sale_only=False, build_at_any_end=False))
        for seats, options in map(combination, range(64))
    }
    assert bare == set(COMBINATIONS) and len(EXPANSIONS) == 16
    few = [combination(number) for number in range(GAMES)]
    assert {seats for seats, _ in few} == set(GAME.seats)
    for field in Options.__struct_fields__[:-1]:
        assert len({getattr(options, field) for _, options in few}) == 2


@pytest.mark.parametrize("number", range(100, 102))
def test_a_game_with_steady_robots(number: int) -> None:
    """The same for robots that know what they do, random ones among them."""
    ledger: Ledger | None = None
    for game in played(number, ("steady", "random", "random")):
        ledger = ledger or Ledger(game.seats, game.options)
        ledger.note(game.events)
        assert list(GAME.invariants(game.state)) == []
        if game.state.market is not None:
            ledger.holds_against(game.state)
    assert packed(replayed(game)) == packed(game.state)
