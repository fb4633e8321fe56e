"""The robots play by the rules, and the steady one plays well."""

import pytest

from rules.baltimore_ohio.robot import features
from rules.baltimore_ohio.robot.steady import Steady
from rules.dice import SeededDice
from tests.games.baltimore_ohio import played
from tests.support.baltimore_ohio import kit as bo


def steady(state: bo.State) -> object:
    seat = bo.GAME.to_move(state)[0]
    action = bo.GAME.robot("steady").choose(bo.GAME.view(state, seat), seat, SeededDice(b"no"))
    bo.GAME.check(state, seat, action)
    return action


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_first_turn_is_profitable(seats: int) -> None:
    """What it starts makes a profit in the first Business Round."""
    state = bo.new_game(seats)
    while state.turn == 1 and (state.business is None or state.business.round == 1):
        seat = bo.GAME.to_move(state)[0]
        bo.do(state, Steady().choose(bo.GAME.view(state, seat), seat, SeededDice(b"no")))
    running_ = [line for line in state.railroads.values() if line.status == "operating"]
    assert running_ and all(line.income > 0 for line in running_)


def test_it_sells_before_the_drop() -> None:
    """Shares of a railroad that cannot make a profit go, all that can."""
    state = bo.running(bo.level(bo.new_game(3), 5), "BM", {0: 3, 1: 1}, value=100, cards=(1,))
    bo.in_market(bo.cash(state, 0, 500, 500))
    action = steady(state)
    assert isinstance(action, bo.TakeTurn) and action.parts[0] == bo.Sell((bo.Lot("BM", 3),))


def test_it_buys_what_rises() -> None:
    """Cash goes into shares, and it passes when nothing promises a gain."""
    state = bo.in_market(bo.new_game(3))
    action = steady(state)
    assert isinstance(action, bo.TakeTurn) and isinstance(action.parts[0], bo.Buy)
    poor = bo.cash(bo.new_game(3), 20, 20, 20)
    assert steady(bo.in_market(poor)) == bo.Pass()


def test_it_lets_income_grow_slowly() -> None:
    """It serves the least that is more than the round before, and pays then."""
    state = bo.new_game(3)
    track = ("J16", "J15", "K15", "L15", "M15", "M16")
    bo.level(bo.running(state, "BO", {0: 5}, cards=(1, 2), income=0, track=track, treasury=0), 2)
    bo.in_business(state)
    assert steady(state) == bo.ScrapEquipment()
    bo.do(state, bo.ScrapEquipment())
    assert state.phase is bo.Phase.SERVICE
    action = steady(state)
    assert isinstance(action, bo.ServeCities)
    bo.do(state, action)
    assert state.business is not None and state.business.made is not None
    assert 0 < state.business.made.net < 20
    assert steady(state) == bo.PayDividends()


def test_it_keeps_a_profit_that_is_no_rise_but_not_in_the_last_turn() -> None:
    """As soon as no share is left to be bought the turn is the last (38)."""
    for last, wanted in ((False, bo.RetainProfits()), (True, bo.PayDividends())):
        state = bo.running(bo.new_game(3), "BO", {0: 10}, cards=(1,), income=20, treasury=0)
        bo.in_business(state)
        bo.do(state, bo.ScrapEquipment())
        if last:
            for line in state.railroads.values():
                line.held = line.orphan = 0
        assert state.phase is bo.Phase.PROFIT, state.phase
        assert state.business is not None and state.business.made is not None
        state.railroads["BO"].income = state.business.made.net
        assert steady(state) == wanted


def test_it_takes_coal_and_buys_its_first_card() -> None:
    """A counter within reach is taken; a railroad without equipment buys some."""
    state = bo.new_game(3)
    bo.running(state, "BO", {0: 5}, track=("I15", "I14", "I13", "I12"), treasury=90, income=10)
    bo.in_business(state)
    assert steady(state) == bo.TakeResource("coal", "I12")
    fresh = bo.running(bo.new_game(3), "BO", {0: 5}, treasury=300)
    bo.in_business(fresh)
    action = steady(fresh)
    assert isinstance(action, bo.BuyEquipment) and action.count >= 1


def test_it_scraps_what_costs_more_than_it_serves() -> None:
    """At level 5 an old card costs more than the city it serves."""
    state = bo.running(bo.new_game(3), "BO", {0: 5}, cards=(1, 21), track=("J16",), treasury=0)
    bo.in_business(state)
    assert steady(state) == bo.ScrapEquipment((1,))


def test_it_bids_within_reason() -> None:
    """It opens for the least with cash that is left, and leaves above what a card will bring."""
    state = bo.cash(bo.new_game(3, bo.Options(robber_barons=True)), 30, 300, 300)
    action = steady(bo.in_market(state, 0, turn=2))
    assert isinstance(action, bo.TakeTurn) and isinstance(action.parts[-1], bo.OpenAuction)
    bo.do(state, action)
    assert isinstance(steady(state), bo.Bid)
    assert state.auction is not None
    state.auction.bid = 29
    state.auction.card = "RB7"
    assert steady(state) == bo.PassBid()


@pytest.mark.parametrize(
    ("owners", "considered"),
    [
        pytest.param({1: 1, 0: 1}, False, id="it costs nobody else more"),
        pytest.param({1: 6, 0: 1}, True, id="it costs the president more"),
        pytest.param({1: 3, 0: 2}, True, id="of several shares the rollouts tell more"),
    ],
)
def test_an_expert_sells_a_single_share_that_rises_only_to_hurt_another_more(
    owners: dict[int, int], considered: bool
) -> None:
    """It has no cash to buy others with."""
    state = bo.new_game(3)
    bo.running(state, "BO", owners, cards=(1,), income=0, track=("J16", "J15", "K15"), treasury=0)
    bo.in_market(bo.cash(state, 0, 500, 500))
    sales = [
        action
        for action in bo.GAME.evaluator.candidates(bo.GAME.view(state, 0), 0)
        if isinstance(action, bo.TakeTurn) and isinstance(action.parts[0], bo.Sell)
    ]
    assert any(len(sale.parts) == 1 for sale in sales) == considered


def test_what_is_paid_each_turn_counts_by_the_turns_to_the_end() -> None:
    """By Tech Level 6 in the ninth turn, or before by the counter that rises to 375 (39)."""
    state = bo.running(bo.new_game(3), "BO", {0: 5}, value=66)
    state.turn = 3
    assert features.turns_left(state) == 6
    bo.running(state, "PA", {1: 5}, value=282)
    assert features.turns_left(state) == pytest.approx(3 / features.SPACES)
    two_turns = 1 / features.GROWTH + 1 / features.GROWTH**2
    state.turn, state.railroads["PA"].value = 7, 0
    assert features.paid_each_turn(state) == pytest.approx(two_turns)


def test_steady_beats_random() -> None:
    """One among random ones wins."""
    *_, game = played(200, ("steady", *["random"] * 5))
    assert bo.GAME.standing(game.state, None)[0].seat == 0
