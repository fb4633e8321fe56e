"""Orders for turns as they were shown: they come to that, or better, or ask again."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rules.baltimore_ohio.business_round import building
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.standing_orders.market_orders import pass_market_order
from rules.baltimore_ohio.standing_orders.offers import suggest_orders
from rules.baltimore_ohio.standing_orders.round_orders import operate_all_order
from rules.baltimore_ohio.turn_plan import plan_from_step, plan_from_steps
from rules.game import OrderAction, OrderExpired
from tests.support.baltimore_ohio import kit as bo


def comes_to(state: bo.State, seat: int, order: Any) -> Any:
    """What the order comes to, read from what was saved of it."""
    packed = msgspec.json.decode(msgspec.json.encode(order), type=bo.GAME.order_type)
    return bo.GAME.evaluate_order(bo.GAME.view(state, seat), seat, packed)


def presiding() -> bo.State:
    """Seat 0 presides over the B&O and the C&O, seat 1 over the PA, which acts between them."""
    state = bo.new_game(3)
    bo.running(state, "BO", {0: 4, 1: 2}, value=91, cards=(1,), treasury=200, track=("J16",))
    bo.running(state, "PA", {1: 3}, value=82, cards=(2,), treasury=300)
    bo.running(state, "CO", {0: 3}, value=66, cards=(3,), treasury=300, track=("K15",))
    bo.in_business(bo.cash(state, 300, 300, 300))
    return state


def whole(state: bo.State, rounds: int = 2) -> bo.OperateAll:
    order = operate_all_order(bo.GAME.view(state, 0), 0, rounds)
    assert order is not None
    return order


def quietly(state: bo.State) -> None:
    """The railroad on turn does nothing new, and pays."""
    number = state.number
    while state.number == number:
        left: dict[Any, Any] = {
            bo.Phase.SCRAP: a.ScrapEquipment(),
            bo.Phase.EQUIPMENT: a.BuyEquipment(0),
            bo.Phase.TRACK: a.BuildNothing(),
            bo.Phase.PROFIT: a.PayDividends(),
        }
        seat = bo.GAME.to_move(state)[0]
        bo.do(state, left.get(state.phase) or list(bo.GAME.legal(state, seat))[-1])


def test_all_railroads_of_a_president_are_operated_as_shown() -> None:
    """One after the other in both Business Rounds (18), each as it was shown, while others keep
    still; then the order has done its work."""
    state = presiding()
    order: Any = whole(state)
    assert [(turn.round, turn.railroad) for turn in order.turns] == [
        (1, "BO"), (1, "CO"), (2, "BO"), (2, "CO"),
    ]  # fmt: skip
    for promise in whole(state).turns:
        while bo.GAME.to_move(state) != (0,):
            assert comes_to(state, 0, order) is None
            quietly(state)
        outcome = comes_to(state, 0, order)
        assert isinstance(outcome, OrderAction)
        bo.do(state, outcome.action)
        assert state.railroads[promise.railroad].treasury == promise.treasury
        order = outcome.then
    assert order is None
    assert [turn.round for turn in whole(presiding(), 1).turns] == [1, 1]


def later(state: bo.State) -> tuple[bo.State, bo.OperateAll]:
    """The B&O has acted by the order, and the PA is on turn."""
    outcome = comes_to(state, 0, whole(state))
    bo.do(state, outcome.action)
    return state, outcome.then


@pytest.mark.parametrize("code", ["level", "left", "worth"])
def test_what_would_come_to_less_is_asked_again(code: str) -> None:
    """The order is no more, for all railroads: what comes later was shown with what comes first.
    The level rises, money is gone, or value."""
    state, order = later(presiding())
    if code == "level":
        bo.do(state, a.ScrapEquipment())
        state.deck = 7
        bo.do(state, a.BuyEquipment(1))
    elif code == "left":
        state.railroads["CO"].treasury -= 60
        state.bank_out -= 60
    else:
        state.railroads["CO"].value = 0
    quietly(state)
    outcome = comes_to(state, 0, order)
    assert isinstance(outcome, OrderExpired) and outcome.told and outcome.code == code


def test_less_net_income_than_was_shown_is_asked_again() -> None:
    state, order = later(presiding())
    quietly(state)
    shown = replace(order.turns[0], net=order.turns[0].net + 10)
    lapsed = comes_to(state, 0, replace(order, turns=(shown, *order.turns[1:])))
    values = {"net_money": shown.net - 10, "shown_money": shown.net}
    assert lapsed == OrderExpired("net", {"railroad": "CO", **values})


def test_what_would_come_to_more_is_done() -> None:
    state, order = later(presiding())
    state.railroads["CO"].treasury += 5
    state.bank_out += 5
    quietly(state)
    assert isinstance(comes_to(state, 0, order), OrderAction)


def test_a_step_that_is_not_lawful_any_more_is_refused_by_its_rule() -> None:
    """Where the way of the C&O is built by then, its second cube there is refused (22)."""
    state, order = later(presiding())
    first = order.turns[0]
    built = a.BuildTrack((building.next_hexes(state, "CO")[0],))
    steps = tuple(plan_from_steps(first.steps).merge(plan_from_step(built)).steps)
    order = replace(order, turns=(replace(first, steps=steps), *order.turns[1:]))
    quietly(state)
    line = state.railroads["CO"]
    line.track.append(built.hexes[0])
    line.cubes -= 1
    outcome = comes_to(state, 0, order)
    assert isinstance(outcome, OrderExpired)
    assert (outcome.code, outcome.args["code"]) == ("table-refused", "hex-twice")


def test_a_choice_that_was_not_shown_is_asked() -> None:
    """With money enough for equipment the President chooses, though nothing costs more."""
    state = presiding()
    state.railroads["CO"].treasury = 0
    state.bank_out -= 300
    state, order = later(state)
    assert not any(isinstance(step, a.BuyEquipment) for step in order.turns[0].steps)
    quietly(state)
    state.railroads["CO"].treasury += 500
    state.bank_out += 500
    assert comes_to(state, 0, order) == OrderExpired("asked", {"railroad": "CO"})


def test_an_order_about_one_step_goes_before_and_the_rest_is_done_as_shown() -> None:
    state = presiding()
    order = whole(state)
    outcome = comes_to(state, 0, bo.KeepEquipment("BO"))
    bo.do(state, outcome.action)
    rest = comes_to(state, 0, order)
    assert isinstance(rest, OrderAction)
    assert not any(isinstance(step, a.ScrapEquipment) for step in rest.action.steps)


def test_a_railroad_that_changes_hands_is_left_out() -> None:
    """Ruling 12; without any of them left the order is no more."""
    state, order = later(presiding())
    state.railroads["CO"].president = 2
    assert comes_to(state, 0, order) is None
    state.railroads["BO"].president = 2
    assert comes_to(state, 0, order) == OrderExpired("president", {"railroad": "CO"})


def test_what_it_did_not_do_in_its_turn_is_told() -> None:
    state, order = later(presiding())
    state.turn += 1
    assert comes_to(state, 0, order) == OrderExpired("turn-over", {"turn": 1})


def test_in_a_market_round_the_business_rounds_are_shown_as_if_all_passed() -> None:
    state = bo.in_market(presiding(), 1, turn=2)
    order = whole(state)
    assert order.turn == 2 and {turn.round for turn in order.turns} == {1, 2}
    bo.do(state, a.Pass())
    assert comes_to(state, 0, order) is None
    bo.do(state, a.Pass(), a.Pass())
    assert isinstance(comes_to(state, 0, order), OrderAction)


def test_a_railroad_is_operated_on_only_for_so_much() -> None:
    """The floor of an order that stands for good (28)."""
    state = presiding()
    assert isinstance(comes_to(state, 0, bo.OperateAsIs("BO", "most", "pay", 1)), OrderAction)
    lapsed = comes_to(state, 0, bo.OperateAsIs("BO", "most", "pay", 1_000))
    assert lapsed.code == "net" and lapsed.args["shown_money"] == 1_000


# --- trades before passing -------------------------------------------------------------------

TRADE = a.TakeTurn((a.Buy("PA", held=1),))
AFTER = a.TakeTurn((a.Buy("CO", held=1),))


def trading() -> tuple[bo.State, bo.PassMarket]:
    """Seat 0 is on turn and has an order to buy a share of the PA, one of the C&O, and pass."""
    state = bo.in_market(presiding(), 0, turn=2)
    first = (bo.Shown(TRADE.parts, 218), bo.Shown(AFTER.parts, 152))
    return state, pass_market_order(bo.GAME.view(state, 0), 0, "falls", first)


def test_trades_are_made_turn_after_turn_and_then_it_passes() -> None:
    state, order = trading()
    done: Any = order
    for expected in (TRADE, AFTER, a.Pass()):
        outcome = comes_to(state, 0, done)
        assert isinstance(outcome, OrderAction) and outcome.action == expected
        bo.do(state, outcome.action)
        done = outcome.then
        for _ in range(2):
            if state.market is not None:
                bo.do(state, a.Pass())


def test_a_trade_that_costs_more_or_a_price_that_falls_is_asked_again() -> None:
    state, order = trading()
    bo.cash(state, 299)
    dearer = {"cash_money": 217, "shown_money": 218}
    assert comes_to(state, 0, order) == OrderExpired("dearer", dearer)
    state, order = trading()
    bo.do(bo.in_market(state, 1, turn=2), a.TakeTurn((a.Buy("BO", held=1),)))
    assert comes_to(state, 0, order) is None
    bo.do(state, a.TakeTurn((a.Buy("BO", held=1),)))
    assert isinstance(comes_to(state, 0, order), OrderAction)
    bo.do(bo.in_market(state, 1, turn=2), a.TakeTurn((a.Sell((a.Lot("BO", 1),)),)))
    assert comes_to(state, 0, order) == OrderExpired("other-sells", {"seat": 1, "railroad": "BO"})


def test_orders_saved_before_they_could_do_more_are_readable() -> None:
    for text in (
        b'{"order":"passmarket","turn":3,"unless":"never","known":2}',
        b'{"order":"operateasis","railroad":"BO","cities":"most","profit":"pay"}',
    ):
        assert msgspec.json.decode(text, type=bo.GAME.order_type)


# --- what is offered -------------------------------------------------------------------------


def test_what_is_offered_can_be_left_and_comes_to_something() -> None:
    """At every moment what is offered is lawful, and says what is under way."""
    state = presiding()
    kinds = [type(order) for order in suggest_orders(bo.GAME.view(state, 0), 0)]
    assert kinds[:2] == [bo.OperateAll, bo.OperateAll]
    assert [type(order) for order in suggest_orders(bo.GAME.view(state, 2), 2)] == []
    bo.in_market(state, 0, turn=2)
    orders = list(suggest_orders(bo.GAME.view(state, 0), 0))
    assert {type(order) for order in orders} == {bo.PassMarket, bo.OperateAll}
    for order in orders:
        assert not isinstance(comes_to(state, 0, order), OrderExpired)


def test_before_any_railroad_runs_nothing_is_shown_of_business_rounds() -> None:
    """If all pass the next turn comes (17): no railroad acts in this one."""
    state = bo.new_game(3)
    assert operate_all_order(bo.GAME.view(state, 0), 0, 2) is None
    assert {type(order) for order in suggest_orders(bo.GAME.view(state, 0), 0)} == {bo.PassMarket}


def test_in_an_auction_limits_are_offered_to_those_who_are_in() -> None:
    """Ruling 45."""
    state = bo.cash(bo.new_game(3, bo.Options(robber_barons=True)), 300, 60, 300)
    bo.do(bo.in_market(state, 0, turn=3), a.TakeTurn((a.OpenAuction("RB1", 20),)))
    orders = list(suggest_orders(bo.GAME.view(state, 1), 1))
    assert [order.limit for order in orders if isinstance(order, bo.BidUpTo)] == [30, 45]
    bo.do(state, a.PassBid())
    assert list(suggest_orders(bo.GAME.view(state, 1), 1)) == []
