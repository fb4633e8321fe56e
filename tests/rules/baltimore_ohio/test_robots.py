"""The robots play by the rules, and the steady one plays well."""

from __future__ import annotations

import pytest

from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.model.actions import (
    Bid,
    Buy,
    BuyEquipment,
    Lot,
    OpenAuction,
    Pass,
    PassBid,
    PayDividends,
    RetainProfits,
    ScrapEquipment,
    Sell,
    ServeCities,
    TakeResource,
    TakeTurn,
)
from rules.baltimore_ohio.model.options import Options
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.robot.steady import Steady
from rules.dice import SeededDice
from tests.games.baltimore_ohio import played
from tests.support.baltimore_ohio.states import (
    cash,
    do,
    in_business,
    in_market,
    level,
    new_game,
    running,
)


def steady(state: State) -> object:
    seat = GAME.to_move(state)[0]
    action = GAME.robot("steady").choose(GAME.view(state, seat), seat, SeededDice(b"no"))
    GAME.check(state, seat, action)
    return action


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_first_turn_is_profitable(seats: int) -> None:
    """What it starts makes a profit in the first Business Round."""
    state = new_game(seats)
    while state.turn == 1 and (state.business is None or state.business.round == 1):
        seat = GAME.to_move(state)[0]
        do(state, Steady().choose(GAME.view(state, seat), seat, SeededDice(b"no")))
    running_ = [line for line in state.railroads.values() if line.status == "operating"]
    assert running_ and all(line.income > 0 for line in running_)


def test_it_sells_before_the_drop() -> None:
    """Shares of a railroad that cannot make a profit go, all that can."""
    state = new_game(3)
    level(state, 5)
    running(state, "BM", {0: 3, 1: 1}, value=100, cards=(1,))
    cash(state, 0, 500, 500)
    in_market(state)
    action = steady(state)
    assert isinstance(action, TakeTurn) and action.parts[0] == Sell((Lot("BM", 3),))


def test_it_buys_what_rises() -> None:
    """Cash goes into shares, and it passes when nothing promises a gain."""
    state = in_market(new_game(3))
    action = steady(state)
    assert isinstance(action, TakeTurn) and isinstance(action.parts[0], Buy)
    poor = new_game(3)
    cash(poor, 20, 20, 20)
    assert steady(in_market(poor)) == Pass()


def test_it_lets_income_grow_slowly() -> None:
    """It serves the least that is more than the round before, and pays then."""
    state = new_game(3)
    track = ("J16", "J15", "K15", "L15", "M15", "M16")
    running(state, "BO", {0: 5}, cards=(1, 2), income=0, track=track, treasury=0)
    level(state, 2)
    in_business(state)
    assert steady(state) == ScrapEquipment()
    do(state, ScrapEquipment())
    assert state.phase is Phase.SERVICE
    action = steady(state)
    assert isinstance(action, ServeCities)
    do(state, action)
    assert state.business is not None and state.business.made is not None
    assert 0 < state.business.made.net < 20
    assert steady(state) == PayDividends()


def test_it_keeps_a_profit_that_is_no_rise_but_not_in_the_last_turn() -> None:
    """As soon as no share is left to be bought the turn is the last (38)."""
    for last, wanted in ((False, RetainProfits()), (True, PayDividends())):
        state = new_game(3)
        running(state, "BO", {0: 10}, cards=(1,), income=20, treasury=0)
        in_business(state)
        do(state, ScrapEquipment())
        if last:
            for line in state.railroads.values():
                line.held = line.orphan = 0
        assert state.phase is Phase.PROFIT, state.phase
        assert state.business is not None and state.business.made is not None
        state.railroads["BO"].income = state.business.made.net
        assert steady(state) == wanted


def test_it_takes_coal_and_buys_its_first_card() -> None:
    """A counter within reach is taken; a railroad without equipment buys some."""
    state = new_game(3)
    running(state, "BO", {0: 5}, track=("I15", "I14", "I13", "I12"), treasury=90, income=10)
    in_business(state)
    assert steady(state) == TakeResource("coal", "I12")
    fresh = new_game(3)
    running(fresh, "BO", {0: 5}, treasury=300)
    in_business(fresh)
    action = steady(fresh)
    assert isinstance(action, BuyEquipment) and action.count >= 1


def test_it_scraps_what_costs_more_than_it_serves() -> None:
    """At level 5 an old card costs more than the city it serves."""
    state = new_game(3)
    running(state, "BO", {0: 5}, cards=(1, 21), track=("J16",), treasury=0)
    in_business(state)
    assert steady(state) == ScrapEquipment((1,))


def test_it_bids_within_reason() -> None:
    """It opens for the least with cash that is left, and leaves above what a card will bring."""
    state = new_game(3, Options(robber_barons=True))
    cash(state, 30, 300, 300)
    in_market(state, 0, turn=2)
    action = steady(state)
    assert isinstance(action, TakeTurn) and isinstance(action.parts[-1], OpenAuction)
    do(state, action)
    assert isinstance(steady(state), Bid)
    assert state.auction is not None
    state.auction.bid = 29
    state.auction.card = "RB7"
    assert steady(state) == PassBid()


def test_steady_beats_random() -> None:
    """One among random ones wins each of these games."""
    for number in (200, 203):
        *_, game = played(number, ("steady", *["random"] * 5))
        assert GAME.standing(game.state, None)[0].seat == 0
