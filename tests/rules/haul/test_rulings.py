"""A test for each ruling of Haul."""

import pytest

from rules.dice import SeededDice
from rules.errors import RuleError
from tests.example.rules import GAME
from tests.example.rules.actions import Bid, Haul, Trade
from tests.example.rules.events import Revealed
from tests.example.rules.options import Options
from tests.example.rules.state import Phase, State


def begun(seats: int = 2, options: Options | None = None) -> tuple[State, SeededDice]:
    dice = SeededDice(b"rulings")
    return GAME.setup(seats, options or Options(), dice)[0], dice


def refused(state: State, seat: int, action: Haul | Trade | Bid) -> tuple[str, str]:
    with pytest.raises(RuleError) as error:
        GAME.apply(state, seat, action, SeededDice(b"refused"))
    return error.value.code, error.value.rule


def test_purses_and_hands() -> None:
    """Ruling 1: the same sum in each purse, and with goods three cards that only the seat sees."""
    state, _ = begun(3, Options(purse=7, goods=True))
    assert state.purses == [7, 7, 7] and list(map(len, state.hands)) == [3, 3, 3]
    assert GAME.view(state, 0).hand == tuple(state.hands[0])
    assert GAME.view(state, None).hand == ()


def test_a_round() -> None:
    """Ruling 2: one after another hauls, then all bid at once; then the next begins."""
    state, dice = begun(options=Options(rounds=1))
    first = state.first
    assert refused(state, 1 - first, Haul()) == ("not-your-turn", "2")
    GAME.apply(state, first, Haul(), dice)
    GAME.apply(state, 1 - first, Haul(), dice)
    assert state.phase is Phase.BID and GAME.to_move(state) == (0, 1)
    for seat in (0, 1):
        GAME.apply(state, seat, Bid(0), dice)
    assert GAME.over(state)


def test_dollars() -> None:
    """Ruling 3: a seat puts any sum of its purse into the open, as often as it likes."""
    state, dice = begun()
    seat = state.seat
    for _ in range(2):
        GAME.apply(state, seat, Trade(4), dice)
    assert (state.purses[seat], state.shown[seat]) == (2, 8)
    assert refused(state, seat, Trade(3)) == ("too-much", "3")


def test_a_haul() -> None:
    """Ruling 4: two dice for dollars, and up to two cards of the hand."""
    state, dice = begun(options=Options(goods=True))
    seat, hand = state.seat, tuple(state.hands[state.seat])
    assert refused(state, seat, Haul(hand)) == ("too-many", "4")
    (hauled,) = GAME.apply(state, seat, Haul(hand[:1]), dice)
    assert hauled.earned > sum(hauled.dice)  # type: ignore[attr-defined]
    assert len(state.hands[seat]) == 2 and state.seat != seat


def test_the_load() -> None:
    """Ruling 5: the highest bid is paid from the purse, and brings twice as much into the open."""
    state, dice = begun()
    for seat in (state.first, 1 - state.first):
        GAME.apply(state, seat, Haul(), dice)
    purse = state.purses[1]
    GAME.apply(state, 0, Bid(1), dice)
    assert GAME.apply(state, 1, Bid(3), dice)[-1] == Revealed((1, 3), 1, 6)
    assert (state.purses[1], state.shown[1]) == (purse - 3, 6)


def test_the_end() -> None:
    """Ruling 6: purse and open money count, and equal sums share a place."""
    state, dice = begun(options=Options(rounds=1))
    for seat in (state.first, 1 - state.first):
        GAME.apply(state, seat, Haul(), dice)
    state.purses = [5, 5]
    for seat in (0, 1):
        GAME.apply(state, seat, Bid(0), dice)
    assert [(row.place, row.total) for row in GAME.standing(state, None)] == [(1, 5), (1, 5)]
    assert refused(state, 0, Haul()) == ("game-over", "6")
