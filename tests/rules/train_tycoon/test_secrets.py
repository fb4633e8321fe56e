"""What is secret stays so: choices until they are turned over, markers until the end."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest

from rules.dice import SeededDice
from rules.game import copy_state
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.actions import AnyAction, Bid, TargetCompany
from rules.train_tycoon.model.options import Options
from rules.train_tycoon.model.play import Step
from rules.train_tycoon.model.state import Phase, State
from tests.support.train_tycoon.random import played
from tests.support.train_tycoon.states import NoDice, act, balanced, company, step, table

SEALED = {
    Phase.AUCTION,
    Phase.PRICES,
    Phase.TRADE,
    Phase.BIDS,
    Phase.REBIDS,
    Phase.VOTE,
    Phase.ANSWERS,
}


def packed(value: object) -> bytes:
    return msgspec.msgpack.encode(value)


def shown(state: State, viewer: int | None) -> bytes:
    return packed(
        (
            GAME.view(state, viewer),
            GAME.standing(state, viewer),
            GAME.to_move(state),
            GAME.turn_of(state),
            [] if viewer is None else list(islice(GAME.legal(state, viewer), 50)),
        )
    )


def everybody_else(state: State, seat: int) -> list[int | None]:
    return [None, *(other for other in range(len(state.players)) if other != seat)]


def two_choices(state: State, seat: int) -> list[AnyAction]:
    """The first and the last thing that the seat may choose for the same company."""
    found = list(islice(GAME.legal(state, seat), 30))
    same = [a for a in found if getattr(a, "company", "") == getattr(found[0], "company", "")]
    return [same[0], same[-1]]


def _compare(state: State, seen: set[Phase]) -> None:
    """Whoever chooses, and not last: either choice looks the same to all others, events too."""
    movers = GAME.to_move(state)
    for seat in movers:
        if len(state.asks) < 2:
            continue
        looks: list[list[bytes]] = []
        for action in two_choices(state, seat):
            assert action.sealed
            other = copy_state(GAME, state)
            events = GAME.apply(other, seat, action, NoDice())
            assert not any(event.reveals for event in events)
            views = [shown(other, viewer) for viewer in everybody_else(other, seat)]
            looks.append([packed(events), *views])
        assert looks[0] == looks[1]
        seen.add(state.phase)


def test_no_view_depends_on_a_sealed_choice() -> None:
    """Rulings 8, 10, 25, 28, 30, 40 and 64: run with two different choices, what spectators and
    other seats are shown is the same to the byte until it is turned over."""
    seen: set[Phase] = set()
    for number in (*range(24), *range(100, 160)):
        for game in played(number):
            if game.state.phase in SEALED and game.state.phase not in seen:
                _compare(game.state, seen)
        if seen == SEALED - {Phase.REBIDS}:
            break
    assert seen >= SEALED - {Phase.REBIDS}


def test_rebids_are_secret_too() -> None:
    """Ruling 28: whoever bids again does so in secret."""
    state = table(100, 100, 100)
    company(state, "PDL", [3, 1, 0], president=0, net=300, income=200)
    company(state, "CHC", [1, 3, 0], president=1, net=300, income=200)
    company(state, "BHR", [1, 0, 3], president=2)
    step(balanced(state), Step.MERGERS)
    act(state, 0, TargetCompany("BHR"))
    act(state, 0, Bid("PDL", "high"))
    act(state, 1, Bid("CHC", "high"))
    assert state.phase is Phase.REBIDS
    seen: set[Phase] = set()
    _compare(state, seen)
    assert seen == {Phase.REBIDS}


def test_own_choices_are_seen() -> None:
    """The seat itself sees what it chose."""
    for game in played(7):
        if game.state.secret.choices and len(game.state.asks) >= 1:
            made = game.state.secret.choices[0]
            view = GAME.view(game.state, made.seat)
            assert made in view.table.secret.choices
            assert all(each.seat == made.seat for each in view.table.secret.choices)
            return
    raise AssertionError("nobody chose in secret")


@pytest.mark.parametrize("number", [1, 5])
def test_nobody_elses_markers_are_seen(number: int) -> None:
    """Ruling 63: with other values in a hand nobody else is shown anything else, placed or not."""
    options = Options(investments=True)
    state, _ = GAME.setup(3, options, SeededDice(f"markers {number}".encode()))
    own = SeededDice(b"own")
    robot = GAME.robot("random")
    looked = 0
    while not GAME.over(state):
        seat = GAME.to_move(state)[0]
        GAME.apply(state, seat, robot.choose(GAME.view(state, seat), seat, own), NoDice())
        if state.investments and not GAME.over(state):
            hidden = state.investments[-1].seat
            other = copy_state(GAME, state)
            other.secret.markers[hidden].reverse()
            other.secret.markers[hidden][0] ^= 40
            assert [shown(state, v) for v in everybody_else(state, hidden)] == [
                shown(other, v) for v in everybody_else(other, hidden)
            ]
            assert shown(state, hidden) != shown(other, hidden)
            looked += 1
    assert looked
    assert GAME.view(state, None).table.secret.markers == state.secret.markers
