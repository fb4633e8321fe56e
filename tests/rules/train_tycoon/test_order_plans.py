"""Orders of Train Tycoon that say a whole turn ahead: what they do, and where they ask instead."""

from typing import Any

import pytest
from msgspec.structs import replace

from rules.game import OrderAction, OrderExpired
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.position import Position, Step
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.operation import forecast
from rules.train_tycoon.robot.proposals import best_proposals
from rules.train_tycoon.standing_orders import order_kinds as o
from rules.train_tycoon.standing_orders.offers import (
    fair_value_of,
    operations_with_line,
    suggest_orders,
    suggest_share_plan,
)
from tests.rules.train_tycoon.test_orders import comes_to, dealing, done, indebted, running, trading
from tests.support.train_tycoon.market import bids, market, rebids, target, votes
from tests.support.train_tycoon.states import act, balanced, company, step, table

OVER = OrderExpired("over", told=False)
DEALS = (o.Deal("PDL", buy=25), o.Deal("CHC"))


def plan(*deals: o.Deal, **more: Any) -> o.PlanShares:
    """A plan of turn 2 with these deals."""
    return o.PlanShares(2, deals=deals or DEALS, **more)


# --- Trading ---------------------------------------------------------------------------------


def test_the_marks_of_a_plan_are_chosen() -> None:
    """Ruling 8: for the companies it names; about any other its president is asked."""
    state = trading()
    step(state, Step.TRADING)
    order = plan(marks=(o.Mark("PDL", "high"),))
    assert comes_to(state, 0, order) == done(a.SetPrice("PDL", "high"), order)
    assert comes_to(state, 1, order) is None


@pytest.mark.parametrize(
    ("deal", "choice"),
    [
        (o.Deal("PDL", buy=25), "buy"),
        (o.Deal("PDL", buy=20), "pass"),
        (o.Deal("PDL", sell=25), "sell"),
        (o.Deal("PDL", buy=20, sell=30), "pass"),
        (o.Deal("PDL"), "pass"),
        (o.Deal("CHC", buy=90), None),
    ],
)
def test_shares_are_traded_by_their_price(deal: o.Deal, choice: str | None) -> None:
    """Ruling 10: PDL is traded at 25; seat 1 has a share of it."""
    order, state = plan(deal), trading()
    wanted = None if choice is None else done(a.Trade("PDL", choice), order)  # type: ignore[arg-type]
    assert comes_to(state, 1, order) == wanted
    assert comes_to(state, 0, order) is None, "its president is not asked"


def test_what_cannot_be_paid_is_asked_about() -> None:
    """Ruling 11: it would count as a pass. Who has no share to sell passes."""
    state = trading(100, 20, 100)
    assert comes_to(state, 1, plan()) is None
    sells = plan(o.Deal("PDL", sell=20))
    assert comes_to(trading(), 2, sells) == done(a.Trade("PDL", "pass"), sells)


def test_a_plan_is_for_its_turn_or_for_all() -> None:
    state = trading()
    assert comes_to(state, 1, replace(plan(), turn=3)) is None
    assert comes_to(state, 1, replace(plan(), turn=1)) == OVER
    assert isinstance(comes_to(state, 1, replace(plan(), turn=0)), OrderAction)
    state = running()
    assert comes_to(state, 0, plan()) == OVER
    assert comes_to(state, 0, replace(plan(), turn=0)) is None


# --- Treasury to IPO -------------------------------------------------------------------------


def test_the_best_deal_that_can_be_had_is_made_in_treasury() -> None:
    """Rulings 15 to 17: the one whose price is furthest from what was said, else none."""
    state = dealing()
    best = plan(o.Deal("CHC", buy=30), o.Deal("PDL", sell=15), dealing="deals")
    assert comes_to(state, 0, best) == done(a.SellShare("PDL"), best)
    buys = plan(o.Deal("CHC", buy=30), o.Deal("PDL", sell=90), dealing="deals")
    assert comes_to(state, 0, buys) == done(a.BuyShare("CHC"), buys)
    for order in (plan(dealing="pass"), plan(o.Deal("CHC", buy=20), dealing="deals")):
        assert comes_to(state, 0, order) == done(a.PassTreasury(), order)
    assert comes_to(state, 0, plan()) is None, "it says nothing of it"


@pytest.mark.parametrize(
    ("held", "deal", "passes"), [(3, "", True), (4, "", False), (3, "PDL", False)]
)
def test_who_would_lose_a_company_in_treasury_is_asked(held: int, deal: str, passes: bool) -> None:
    """Ruling 18: seat 1 has bought as many shares of PDL as its president has, who keeps it with a
    tie but not by selling, or one more."""
    state = dealing()
    state.players[1].shares["PDL"], state.companies["PDL"].issued = held, held + 3
    order = plan(o.Deal(deal, sell=5), dealing="deals") if deal else plan(dealing="pass")
    expected = done(a.PassTreasury(), order) if passes else None
    assert comes_to(balanced(state), 0, order) == expected


def test_a_debt_is_asked_about() -> None:
    """Ruling 17: passing is not allowed; a sale that was said is made."""
    state = indebted()
    assert comes_to(state, 0, plan(dealing="pass")) is None
    assert comes_to(state, 0, plan(o.Deal("CHC", buy=90), dealing="deals")) is None
    sells = plan(o.Deal("CHC", sell=20), dealing="deals")
    assert comes_to(state, 0, sells) == done(a.SellShare("CHC"), sells)


def resting(first: Step) -> State:
    """Seat 0 is asked; PDL and CHC are in the game."""
    state = company(table(100, 100), "PDL", [3, 1], president=0, net=100)
    step(company(state, "CHC", [1, 3], president=1, net=100), first)
    assert state.mover == 0
    return state


QUESTIONS: tuple[tuple[Step, a.AnyAction], ...] = (
    (Step.END_TREASURY, a.DeclineBankruptcy()),
    (Step.MERGERS, a.PassTarget()),
    (Step.IPO, a.PassIpo()),
)


@pytest.mark.parametrize(("first", "action"), QUESTIONS)
def test_the_rest_is_passed_unless_something_has_happened(first: Step, action: a.AnyAction) -> None:
    """Rulings 21, 23, 24, 39: not if one is worth less than nothing, a company is insolvent, or
    others are in the game than are named."""
    state, order = resting(first), plan(passing=True)
    assert comes_to(state, 0, order) == done(action, order)
    assert comes_to(state, 0, plan()) is None
    assert comes_to(state, 0, plan(o.Deal("PDL"), passing=True)) is None, "CHC is not named"
    assert comes_to(state, 0, plan(o.Deal("PDL"), marks=(o.Mark("CHC", "mid"),), passing=True))
    state.companies["PDL"].net = -500
    assert comes_to(balanced(state), 0, order) is None
    state = company(resting(first), "SNR", [0, 4], president=1, net=-900)
    assert comes_to(balanced(state), 0, plan(*DEALS, o.Deal("SNR"), passing=True)) is None


def test_what_others_bring_about_is_asked() -> None:
    """Rulings 25, 40: a target that is named, a company brought to the market."""
    state = resting(Step.IPO)
    act(state, 0, a.TriggerIpo("SNR"))
    assert state.phase is Phase.ANSWERS and comes_to(state, 1, plan(passing=True)) is None


# --- bids and votes --------------------------------------------------------------------------


def about(state: State, **more: Any) -> o.PlanBids:
    """A plan about the target that seat 0 has named."""
    assert state.attempt is not None
    return o.PlanBids(state.turn, 0, state.attempt.target, **more)


def test_bids_of_a_plan_are_made() -> None:
    """Rulings 25, 27: one that would be dropped is asked about."""
    state = target(market())
    order = about(state, bids=(o.Offered("PDL", "high"), o.Offered("SNR", "none")))
    assert comes_to(state, 0, order) == done(a.Bid("PDL", "high"), order)
    act(state, 0, a.Bid("PDL", "high"))
    assert comes_to(state, 0, order) == done(a.Bid("SNR", "none"), order)
    assert comes_to(state, 1, order) is None, "CHC is not named"
    poor = about(state, bids=(o.Offered("SNR", "high"),))
    state.companies["SNR"].net = -300
    assert comes_to(balanced(state), 0, poor) is None


def test_high_bids_are_made_again_up_to_a_price() -> None:
    """Ruling 28: BHR at 25, then 55, then 95 with another high one."""
    state = target(market())
    bids(state, PDL="high", CHC="high")
    assert state.phase is Phase.REBIDS and state.companies["BHR"].price == 55
    for most, offer in ((95, "high"), (90, "mid")):
        order = about(state, most=most)
        assert comes_to(state, 0, order) == done(a.Rebid("PDL", offer), order)  # type: ignore[arg-type]
    assert comes_to(state, 0, about(state)) is None
    rebids(state, PDL="mid", CHC="mid")
    assert state.phase is Phase.VOTE


def test_votes_follow_from_the_price_that_is_offered() -> None:
    """Ruling 30: with the target's shares from a price on, with the bidder's up to one."""
    state = target(market())
    bids(state, PDL="low")
    seat, price = 2, 5

    def voice(**more: Any) -> str | None:
        outcome = comes_to(state, seat, about(state, **more))
        assert not isinstance(outcome, OrderExpired)
        return None if outcome is None else outcome.action.voice

    assert state.attempt is not None and state.attempt.order[0].price == price
    assert voice(least=price) == "for" and voice(least=price + 5) == "against"
    assert voice(pay=price, merger="for") is None
    votes(state)
    assert state.attempt.voting == "PDL"
    seat = 0
    assert voice(pay=price) == "for" and voice(pay=0) == "against"
    assert voice(least=0, merger="for") is None


def test_mergers_have_a_vote_of_their_own() -> None:
    """A plan about a target ends with it."""
    state = target(market())
    order = about(state, merger="against")
    assert comes_to(state, 0, replace(order, initiator=1)) == OVER
    bids(state, PDL="merger")
    assert comes_to(state, 2, order) == done(a.Vote("against"), order)
    assert comes_to(state, 2, about(state, least=5, pay=5)) is None
    state = target(market())
    bids(state)
    assert state.phase is Phase.TARGET and comes_to(state, 0, order) == OVER


def test_who_cannot_change_a_vote_is_not_asked() -> None:
    """Ruling 30: seat 2 has three of four shares of BHR; with two of four nobody decides alone."""
    state = target(market())
    bids(state, PDL="low")
    (order,) = GAME.implied
    assert comes_to_implied(state, 0, order) == done(a.Vote("abstain"), order)
    assert comes_to_implied(state, 2, order) is None, "he decides"
    state.players[2].shares["BHR"] = 2
    state.players[1].shares["BHR"] = 1
    assert comes_to_implied(balanced(state), 0, order) is None


def comes_to_implied(state: State, seat: int, order: Any) -> OrderAction | OrderExpired | None:
    return GAME.evaluate_order(GAME.view(state, seat), seat, order)


# --- a company's turn ------------------------------------------------------------------------


def best(state: State) -> o.OperateAsProposed:
    """PDL's turn with the line that brings most."""
    position = Position(state)
    return next(iter(operations_with_line(position, best_proposals(position)[0].plan)))


def test_a_company_operates_as_was_proposed() -> None:
    """Rulings 47, 53, 60: line, trains and income in one order, which has then done its work."""
    state = running()
    order = best(state)
    assert order.line is not None and order.profit == "retain"
    assert order.least == forecast.forecast_turn(Position(state), order.line).income
    assert comes_to(state, 0, order) == done(order.line, order)
    act(state, 0, order.line)
    assert state.phase is Phase.TRAINS
    assert comes_to(state, 0, order) == OrderAction(a.FinishTrains("retain"))
    act(state, 0, a.FinishTrains())
    assert state.companies["PDL"].income == order.least
    if state.phase is Phase.PAYOUT:
        assert comes_to(state, 0, order) == OrderAction(a.Retain())


def test_what_is_other_than_promised_is_left_to_its_president() -> None:
    state = running()
    order = best(state)
    less = comes_to(state, 0, replace(order, least=order.least + 10))
    assert less == OrderExpired("less", {"company": "PDL", "income_money": order.least})
    dear = comes_to(state, 0, replace(order, cost=order.cost - 20))
    assert dear == OrderExpired("cost", {"company": "PDL", "cost_money": order.cost})
    assert order.line is not None
    away = replace(order.line, end="A1")
    gone = OrderExpired("line", {"company": "PDL"})
    assert comes_to(state, 0, replace(order, line=away)) == gone
    act(state, 0, a.SkipLine())
    assert comes_to(state, 0, order) == gone, "its line was not opened"
    assert comes_to(state, 0, replace(order, line=None, least=-990)) is not None
    assert comes_to(state, 1, replace(order, company="CHC")) == OVER, "it has had its turn"
    state.companies_left = ["CHC"]
    assert comes_to(state, 1, replace(order, company="CHC")) is None, "its turn comes later"
    assert comes_to(state, 1, order) == OrderExpired("president", {"company": "PDL"})
    assert comes_to(state, 0, replace(order, turn=1)) == OVER
    assert comes_to(state, 0, replace(order, turn=3)) is None


# --- what is offered -------------------------------------------------------------------------


def offered(state: State, seat: int) -> list[Any]:
    orders = list(suggest_orders(GAME.view(state, seat), seat))
    for order in orders:
        assert isinstance(order, GAME.order_type)
    return orders


def test_a_plan_of_the_turn_is_offered_where_prices_are_set() -> None:
    """It names every company, and each company's turn is offered with it."""
    state = trading()
    step(state, Step.TRADING)
    first, *others = offered(state, 0)
    assert isinstance(first, o.PlanShares) and first.passing
    assert [mark.company for mark in first.marks] == ["PDL"]
    assert [deal.company for deal in first.deals] == ["CHC"]
    assert all(isinstance(order, o.OperateAsProposed) for order in others)


def test_no_turn_is_offered_of_a_company_that_is_about_to_be_lost() -> None:
    """Ruling 18: presidents are reassigned after Treasury."""
    state = dealing()
    assert "PDL" in {getattr(order, "company", "") for order in offered(state, 0)}
    state.players[1].shares["PDL"] = state.players[0].shares.pop("PDL") + 1
    state.companies["PDL"].issued += 1
    assert "PDL" not in {getattr(order, "company", "") for order in offered(balanced(state), 0)}


@pytest.mark.parametrize(("first", "action"), QUESTIONS)
def test_nothing_more_in_this_turn_is_offered(first: Step, action: a.AnyAction) -> None:
    state = resting(first)
    order = offered(state, 0)[0]
    assert comes_to(state, 0, order) == done(action, order)


def test_the_same_vote_on_other_offers_is_offered() -> None:
    state = target(market())
    bids(state, PDL="low", CHC="mid")
    votes = [order for order in offered(state, 2) if isinstance(order, o.VoteOn)]
    assert {comes_to(state, 2, order).action.voice for order in votes} == {"for", "against"}  # type: ignore[union-attr]


def plan_of(state: State, seat: int) -> o.PlanShares:
    """What is proposed for its turn."""
    return suggest_share_plan(GAME.view(state, seat).table, seat)


def test_a_proposed_price_does_not_give_the_company_away() -> None:
    """Rulings 13, 18: PDL counts 40, so at $30 the others would buy what its president has."""
    state = company(table(400, 100, 100), "PDL", [2, 1, 1], president=0, net=160, price=20)
    step(state, Step.TRADING)
    assert fair_value_of(state, "PDL") == 40
    assert plan_of(state, 0).marks == (o.Mark("PDL", "high"),)


def test_prices_of_two_companies_are_paid_from_one_purse() -> None:
    """Ruling 14: at $35 each all of PDL or of CHC could be bought for 105, but not of both."""
    state = table(170, 0, 0, 0)
    for name in ("PDL", "CHC"):
        company(state, name, [3, 1, 1, 1], president=0, net=180, price=25)
    step(state, Step.TRADING)
    levels = [mark.level for mark in plan_of(state, 0).marks]
    assert levels == ["mid", "low"]
    act(state, 0, a.SetPrice("PDL", "mid"))
    left = plan_of(state, 0)
    assert left.marks == (o.Mark("CHC", "low"),), "PDL's price is chosen"
    assert [deal.company for deal in left.deals] == ["PDL"]


def test_a_plan_buys_no_more_than_can_be_paid() -> None:
    """Nor sells a share that is not there, nor trades what has been traded."""
    state = table(300, 60, 300)
    for name in ("PDL", "CHC"):
        company(state, name, [3, 0, 1], president=0, net=300, price=25)
    step(company(state, "BHR", [1, 0, 3], president=2, net=0, price=25), Step.TRADING)
    for mark in ("PDL", "CHC"):
        act(state, 0, a.SetPrice(mark, "mid"))
    act(state, 2, a.SetPrice("BHR", "mid"))
    assert plan_of(state, 1).deals == (o.Deal("PDL", buy=35), o.Deal("CHC"), o.Deal("BHR"))
    assert plan_of(state, 2).deals == (o.Deal("PDL", buy=35), o.Deal("CHC", buy=35), o.Deal("BHR"))
    act(state, 1, a.Trade("PDL", "pass"))
    assert plan_of(state, 1).deals == (o.Deal("PDL"), o.Deal("CHC", buy=35), o.Deal("BHR"))
