"""Random games of every option, under the referee after each action."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

import data.railroad_barons as facts
from rules.errors import RuleError
from rules.game import copy_state
from rules.railroad_barons.game import GAME
from rules.railroad_barons.options import Options
from rules.railroad_barons.state import Phase, State
from tests.support.railroad_barons_ledger import Ledger
from tests.support.railroad_barons_operating import NO_DICE
from tests.support.railroad_barons_random import (
    COMBINATIONS,
    combination,
    everything_imaginable,
    illegal,
    played,
    replayed,
)

GAMES = 24
NOW_AND_THEN = 7
"""Every so many actions what is dear to look at is looked at."""


def packed(value: object) -> bytes:
    return msgspec.msgpack.encode(value)


@pytest.mark.parametrize("number", range(GAMES))
def test_a_random_game(number: int) -> None:
    """It adds up after every action, what is legal passes the check, what is not is refused and
    changes nothing, the turn number never falls, and the log leads to the same state."""
    turn = 0
    for game in played(number):
        state = game.state
        assert list(GAME.invariants(state)) == []
        assert turn <= (turn := GAME.turn_of(state)[0])
        if len(game.log) % NOW_AND_THEN == 0 and not GAME.over(state):
            _check_legal(state)
            _check_illegal(state)
            _check_membership(state)
            assert packed(copy_state(GAME, state)) == packed(state)
    assert GAME.to_move(game.state) == ()
    assert packed(replayed(game)) == packed(game.state)
    assert game.events[-1].totals == tuple(
        row.total for row in sorted(GAME.standing(game.state, None), key=lambda row: row.seat)
    )


def _check_legal(state: State) -> None:
    for seat in (0, 1):
        actions = list(GAME.legal(state, seat))
        if seat in GAME.to_move(state):
            assert actions and len(actions) == len(set(actions))
        else:
            assert len(actions) == (state.phase is Phase.OFFER)
        for action in actions:
            GAME.check(state, seat, action)
        assert list(GAME.view(state, seat).legal) == actions


def _check_illegal(state: State) -> None:
    before = packed(state)
    for seat, action in illegal(state):
        with pytest.raises(RuleError) as caught:
            GAME.apply(state, seat, action, NO_DICE)
        assert packed(state) == before
        if caught.value.nearest is not None:
            GAME.check(state, seat, caught.value.nearest)


def _check_membership(state: State) -> None:
    """Of all that can be thought of in the phase, `check` lets pass what `legal` lists."""
    (seat,) = GAME.to_move(state)
    listed = set(GAME.legal(state, seat))
    for action in everything_imaginable(state):
        assert (action in listed) == _passes(state, seat, action), action


def _passes(state: State, seat: int, action: object) -> bool:
    try:
        GAME.check(state, seat, action)
    except RuleError:
        return False
    return True


def test_every_combination_comes_up() -> None:
    """192 game numbers in a row meet every combination of options; the games above meet every value
    of every option."""
    assert {combination(number) for number in range(192)} == set(COMBINATIONS)
    few = [combination(number) for number in range(GAMES)]
    for field in Options.__struct_fields__:
        assert len({getattr(options, field) for options in few}) == len(
            {getattr(options, field) for options in COMBINATIONS}
        )


@pytest.mark.parametrize("number", range(1_000, 1_000 + GAMES))
def test_a_second_book_agrees(number: int) -> None:
    """Money, certificates, Directors, values, Railroads, Investors and tokens, figured once more
    from the events alone by the plain reading of the rulings."""
    ledger: Ledger | None = None
    for game in played(number):
        ledger = ledger or Ledger(game.options)
        ledger.note(game.events)
        _compare(ledger, game.state)


def _compare(ledger: Ledger, state: State) -> None:
    assert ledger.cash == [player.cash for player in state.players]
    assert (ledger.stack, ledger.levels) == (state.stack, set(state.levels))
    assert (ledger.priority, ledger.ended) == (state.priority, state.ended)
    for seat, player in enumerate(state.players):
        owned = {each for each, owner in ledger.owner.items() if owner == seat}
        assert owned == {(each.holding, each.percent) for each in player.certificates}
        held = {each for each, where in ledger.investor.items() if where == seat}
        assert held == set(player.investors)
    for name, row in state.holdings.items():
        value = None if row.value is None else facts.track().values[row.value]
        assert (ledger.value[name], ledger.director[name]) == (value, row.director)
        assert (ledger.treasury[name], ledger.network[name]) == (row.treasury, row.network)
        assert (name in ledger.floated) == row.floated
        assert ledger.railroads[name] == {each.card: each.side for each in row.railroads}
        held = {each for each, where in ledger.investor.items() if where == name}
        assert held == set(row.investors)


def test_everything_happens() -> None:
    """In the random games every action and nearly every event comes up, turns of several sales with
    a purchase and offers at many prices among them."""
    actions: Counter[str] = Counter()
    events: Counter[str] = Counter()
    longest = 0
    for number in range(GAMES):
        for game in played(number):
            events.update(type(event).__name__ for event in game.events)
        for _, action, _ in game.log:
            name = type(action).__name__
            if name == "SellAndBuy" and action.purchase and len(action.sales) > 1:
                name = "several"
            actions[name] += 1
        longest = max(longest, len(game.log))
    assert {kind.__name__ for kind in GAME.action_type.__args__} <= set(actions)
    assert actions["several"] > 0
    assert {kind.__name__ for kind in GAME.event_type.__args__} <= set(events)
    assert longest < 1_000
