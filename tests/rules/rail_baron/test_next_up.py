"""Whose turn comes next, for an early notice: clockwise, without the bankrupt (14a, 23)."""

from __future__ import annotations

import pytest

from rules.game import Foresees
from rules.rail_baron import GAME
from tests.games.rail_baron import played


def test_the_game_can_tell() -> None:
    assert isinstance(GAME, Foresees)


@pytest.mark.parametrize("number", range(6))
def test_the_turn_passes_to_whom_was_named(number: int) -> None:
    """Over whole random games. Only who goes bankrupt in between is passed over."""
    named: tuple[int, ...] = ()
    turn, passed, times = None, 0, 0
    for game in played(number):
        state = game.state
        if GAME.over(state):
            assert GAME.next_up(state) == ()
            break
        now, seat = GAME.turn_of(state)
        if turn is not None and now != turn and named:
            times += 1
            passed += named == (seat,)
        turn = now
        found = GAME.next_up(state)
        assert not set(found) & set(GAME.to_move(state))
        assert all(not state.seats[other].bankrupt for other in found)
        # An auction asks the next seat to act: then there is nothing to announce.
        named = found or named
    assert times > 10
    assert passed >= times - len(state.seats)
