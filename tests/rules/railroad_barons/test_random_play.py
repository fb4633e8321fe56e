"""Random games of every option, under the referee after each action."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from rules.errors import RuleError
from rules.game import copy_state
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model.options import Options
from rules.railroad_barons.model.state import Phase, State
from tests.support.railroad_barons.audit import compare
from tests.support.railroad_barons.ledger import Ledger
from tests.support.railroad_barons.operating import NO_DICE
from tests.support.railroad_barons.random import (
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
        with pytest.raises(RuleError):
            GAME.apply(state, seat, action, NO_DICE)
        assert packed(state) == before


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
    """Money, certificates, Directors, values, Railroads, Investors, tokens and history, figured
    once more from the events alone by the plain reading of the rulings."""
    ledger: Ledger | None = None
    for game in played(number):
        ledger = ledger or Ledger(game.options)
        ledger.note(game.events)
        compare(ledger, game.state)


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
