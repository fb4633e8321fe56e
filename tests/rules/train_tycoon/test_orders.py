"""Standing orders of Train Tycoon: each carries out what could be pressed, waits, or lapses."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import data.train_tycoon as facts
from rules.game import OrderAction, OrderExpired
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.position import Step
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.standing_orders.order_kinds import (
    BidNothing,
    BuyAtMost,
    LeaveIpos,
    LeaveShares,
    LeaveTrains,
    NameNoTarget,
    OpenNoLine,
    OperateAsIs,
    PassTrades,
    PayOn,
    RetainOn,
    SellAtLeast,
    SetLevel,
    StaySolvent,
    VoteOn,
)
from tests.support import carrying
from tests.support.train_tycoon.market import bids, market, target
from tests.support.train_tycoon.states import (
    act,
    balanced,
    company,
    factory,
    line,
    operate,
    resource,
    step,
    table,
    track,
    transfer,
)

comes_to = partial(carrying.comes_to, GAME)


def trading(*nets: int, price: int = 25) -> State:
    """PDL, of seat 0, is traded at 25; seat 1 has a share of it, seat 2 none."""
    state = table(*(nets or (100, 100, 100)))
    company(state, "PDL", [3, 1, 0], president=0, price=price)
    company(state, "CHC", [0, 3, 0], president=1)
    state.companies_left = ["PDL", "CHC"]
    step(balanced(state), Step.NEXT_TRADE)
    assert (state.phase, state.trading) == (Phase.TRADE, "PDL")
    return state


def dealing(*nets: int) -> State:
    """Treasury: seat 0 is on turn."""
    state = table(*(nets or (100, 100, 100)))
    company(state, "PDL", [3, 1, 0], president=0)
    company(state, "CHC", [0, 3, 1], president=1)
    step(balanced(state), Step.TREASURY)
    return state


def running(*, turn: int = 2, net: int = 200, income: bool = True) -> State:
    """PDL of seat 0 has a line from a resource hub, which it may sell to a factory if `income`."""
    state = table(100, 100, turn=turn)
    company(state, "PDL", [3, 1], president=0, net=net)
    company(state, "CHC", [1, 3], president=1)
    good = facts.companies()["PDL"].factory
    if income and good is not None:
        resource(state, "F1", facts.accepted_resources(good)[0], 9)
        factory(state, "F3", good)
    else:
        transfer(state, "F1")
        transfer(state, "F3")
    transfer(state, "F5")
    line(state, "PDL", "F1", "F2", "F3")
    track(state, "F3", "F4", "F5")
    operate(state, "PDL")
    return state


def done(action: Any, order: Any) -> OrderAction:
    """The action, with the order standing on."""
    return OrderAction(action, order)


def test_nothing_is_done_for_anybody_once_it_is_over() -> None:
    state = dealing()
    state.phase, state.mover = Phase.OVER, None
    assert comes_to(state, 0, LeaveShares()) == OrderExpired("out")


# --- Trading ---------------------------------------------------------------------------------


def test_a_share_is_bought_at_most_at_a_price() -> None:
    state, order = trading(), BuyAtMost("PDL", 25, 2)
    assert comes_to(state, 1, order) == done(a.Trade("PDL", "buy"), order)
    assert comes_to(state, 1, BuyAtMost("PDL", 20, 2)) is None
    assert comes_to(state, 1, BuyAtMost("CHC", 25, 4)) is None, "another company is traded"
    assert comes_to(state, 1, BuyAtMost("PDL", 25, 1)) == OrderExpired(
        "held", {"company": "PDL", "count": 1}
    )
    assert comes_to(state, 0, BuyAtMost("PDL", 25, 9)) is None, "its president is not asked"
    act(state, 1, a.Trade("PDL", "pass"))
    assert comes_to(state, 1, order) is None, "the choice is made"


def test_nobody_buys_what_he_cannot_pay() -> None:
    """Ruling 11: it would count as a pass, so the seat is asked."""
    state = trading(100, 20, 100)
    assert comes_to(state, 1, BuyAtMost("PDL", 25, 2)) is None


def test_a_share_is_sold_at_least_at_a_price() -> None:
    state, order = trading(), SellAtLeast("PDL", 25)
    assert comes_to(state, 1, order) == done(a.Trade("PDL", "sell"), order)
    assert comes_to(state, 1, SellAtLeast("PDL", 30)) is None
    assert comes_to(state, 1, SellAtLeast("PDL", 25, 1)) == OrderExpired(
        "sold", {"company": "PDL", "count": 1}
    )
    assert comes_to(state, 2, order) == OrderExpired("none", {"company": "PDL", "count": 0})


@pytest.mark.parametrize("order", [BuyAtMost("ICR", 25, 2), SellAtLeast("ICR", 25)])
def test_a_company_out_of_the_game_is_nothing_to_deal_in(order: Any) -> None:
    assert comes_to(trading(), 1, order) == OrderExpired("inactive", {"company": "ICR"})
    assert comes_to(trading(), 1, VoteOn("ICR", "for")) == OrderExpired(
        "inactive", {"company": "ICR"}
    )


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (PassTrades(), None),
        (PassTrades(company="CHC"), None),
        (PassTrades(low=20, high=30), None),
        (PassTrades(company="PDL"), "traded"),
        (PassTrades(low=25), "cheap"),
        (PassTrades(high=25), "dear"),
    ],
)
def test_trades_are_passed_until_what_was_said(order: PassTrades, code: str | None) -> None:
    found = comes_to(trading(), 2, order)
    if code is None:
        assert found == done(a.Trade("PDL", "pass"), order)
    else:
        assert found == OrderExpired(code, {"company": "PDL", "price_money": 25})


def test_passing_waits_for_trading() -> None:
    assert comes_to(dealing(), 0, PassTrades(low=90)) is None


def test_the_same_mark_is_chosen_for_a_price() -> None:
    state, order = trading(), SetLevel("PDL", "high")
    assert comes_to(state, 0, order) is None
    step(balanced(state), Step.TRADING)
    assert comes_to(state, 0, order) == done(a.SetPrice("PDL", "high"), order)
    assert comes_to(state, 1, order) == OrderExpired("president", {"company": "PDL"})
    act(state, 0, a.SetPrice("PDL", "low"))
    assert comes_to(state, 0, order) is None


# --- Treasury --------------------------------------------------------------------------------


def test_treasury_is_for_orders_too() -> None:
    """One deal a turn; the rest of the order stands on."""
    state = dealing()
    buying, selling = BuyAtMost("CHC", 25, 2), SellAtLeast("PDL", 25, 1)
    assert comes_to(state, 0, buying) == done(a.BuyShare("CHC"), buying)
    assert comes_to(state, 0, selling) == done(a.SellShare("PDL"), selling)
    assert comes_to(state, 0, LeaveShares()) == done(a.PassTreasury(), LeaveShares())
    assert comes_to(state, 1, LeaveShares()) is None


def test_a_debt_is_left_to_its_player() -> None:
    """Ruling 17: passing is not allowed."""
    state = table(-50, 100, 100)
    company(state, "PDL", [3, 1, 0], president=0)
    company(state, "CHC", [1, 3, 1], president=1)
    step(balanced(state), Step.TREASURY)
    assert comes_to(state, 0, LeaveShares()) is None
    assert comes_to(state, 0, BuyAtMost("CHC", 25, 3)) is None
    assert isinstance(comes_to(state, 0, SellAtLeast("CHC", 25)), OrderAction)


def test_bankruptcy_is_declined_while_one_is_worth_something() -> None:
    state = table(100, 100)
    company(state, "PDL", [3, 1], president=0, net=100)
    balanced(state)
    step(state, Step.END_TREASURY)
    assert (state.phase, state.mover) == (Phase.BANKRUPTCY, 0)
    order = StaySolvent()
    assert comes_to(state, 0, order) == done(a.DeclineBankruptcy(), order)
    assert comes_to(state, 1, order) is None
    state.companies["PDL"].net = -400
    assert comes_to(balanced(state), 0, order) == OrderExpired("worth", {"worth_money": -200})


# --- mergers and IPO -------------------------------------------------------------------------


def test_no_target_is_named_and_nothing_bid() -> None:
    state = market()
    assert comes_to(state, 0, NameNoTarget()) == done(a.PassTarget(), NameNoTarget())
    assert comes_to(state, 1, NameNoTarget()) is None
    assert comes_to(state, 0, BidNothing()) is None
    target(state)
    asked = next(ask for ask in state.asks)
    order = BidNothing()
    assert comes_to(state, asked.seat, order) == done(a.Bid(asked.company, "none"), order)


def test_votes_go_by_the_price_of_an_offer() -> None:
    state = market()
    target(state)
    bids(state, CHC="low")
    assert state.phase is Phase.VOTE and state.attempt is not None
    bid, name = state.attempt.order[0], state.attempt.target
    seat, price = state.asks[0].seat, bid.price

    def voice(order: VoteOn) -> str | None:
        found = comes_to(state, seat, order)
        if found is None:
            return None
        assert isinstance(found, OrderAction) and found.then == order
        return str(found.action.voice)

    assert voice(VoteOn(name, "for")) == "for"
    assert voice(VoteOn(name, "against")) == "against"
    assert voice(VoteOn(name, "for", price)) == "for"
    assert voice(VoteOn(name, "for", price + 5)) is None
    assert voice(VoteOn(name, "against", price + 5)) == "against"
    assert voice(VoteOn(name, "against", price)) is None
    assert voice(VoteOn("CHC", "against")) is None, "offers for another company"


def test_a_merger_has_no_price() -> None:
    state = market()
    target(state)
    bids(state, CHC="merger")
    assert state.phase is Phase.VOTE and state.attempt is not None
    name, seat = state.attempt.target, state.asks[0].seat
    assert isinstance(comes_to(state, seat, VoteOn(name, "against")), OrderAction)
    for voice in ("for", "against"):
        assert comes_to(state, seat, VoteOn(name, voice, 5)) is None  # type: ignore[arg-type]


def test_the_bidders_own_vote_is_left_open() -> None:
    """An order about offers for a company is about its own shares (30)."""
    state = market()
    target(state)
    bids(state, CHC="low")
    assert state.attempt is not None
    name = state.attempt.target
    for ask in list(state.asks):
        act(state, ask.seat, a.Vote("for"))
    assert state.attempt.voting == "CHC"
    assert comes_to(state, state.asks[0].seat, VoteOn(name, "against")) is None


def test_ipos_are_left_to_others() -> None:
    state, order = table(200, 200), LeaveIpos()
    company(state, "PDL", [3, 1], president=0)
    step(balanced(state), Step.IPO)
    assert comes_to(state, 0, order) == done(a.PassIpo(), order)
    assert comes_to(state, 1, order) is None
    act(state, 0, a.TriggerIpo("CHC"))
    assert comes_to(state, 1, order) == done(a.AnswerIpo(yes=False), order)
    state.turn = 5
    assert comes_to(state, 1, order) == OrderExpired("no-ipo")


# --- a company's turn ------------------------------------------------------------------------


def test_a_company_runs_as_it_is() -> None:
    state, order = running(), OperateAsIs("PDL", "pay")
    for phase, action in ((Phase.LINE, a.SkipLine()), (Phase.TRAINS, a.FinishTrains())):
        assert state.phase is phase
        assert comes_to(state, 0, order) == done(action, order)
        act(state, 0, action)
    assert state.phase is Phase.PAYOUT
    assert comes_to(state, 0, order) == done(a.PayOut(), order)
    keeps = OperateAsIs("PDL", "retain")
    assert comes_to(state, 0, keeps) == done(a.Retain(), keeps)
    assert comes_to(state, 1, order) == OrderExpired("president", {"company": "PDL"})
    assert comes_to(state, 1, OperateAsIs("CHC", "pay")) is None


def test_a_loss_is_left_to_its_president() -> None:
    """Ruling 60: one train, nothing delivered, 20 dollars in turn 2."""
    state = running(income=False)
    loss = OrderExpired("loss", {"company": "PDL", "loss_money": 20})
    assert comes_to(state, 0, OperateAsIs("PDL", "pay")) == loss
    act(state, 0, a.SkipLine())
    assert state.phase is Phase.TRAINS
    assert comes_to(state, 0, OperateAsIs("PDL", "pay")) == loss
    assert comes_to(state, 0, LeaveTrains("PDL")) == loss


def test_no_line_is_opened_until_there_is_cash() -> None:
    state, order = running(), OpenNoLine("PDL", 250)
    assert comes_to(state, 0, order) == done(a.SkipLine(), order)
    rich = OrderExpired("rich", {"company": "PDL", "cash_money": 200})
    assert comes_to(state, 0, OpenNoLine("PDL", 200)) == rich
    assert isinstance(comes_to(state, 0, OpenNoLine("PDL")), OrderAction)
    assert comes_to(state, 1, order) == OrderExpired("president", {"company": "PDL"})
    assert comes_to(state, 0, LeaveTrains("PDL")) is None
    act(state, 0, a.SkipLine())
    assert comes_to(state, 0, order) is None
    stays = LeaveTrains("PDL")
    assert comes_to(state, 0, stays) == done(a.FinishTrains(), stays)
    assert comes_to(state, 1, stays) == OrderExpired("president", {"company": "PDL"})


def test_income_is_paid_out_or_retained_as_said() -> None:
    state = running()
    assert comes_to(state, 0, PayOn("PDL")) is None and comes_to(state, 0, RetainOn("PDL")) is None
    act(state, 0, a.SkipLine())
    act(state, 0, a.FinishTrains())
    assert state.phase is Phase.PAYOUT
    cash = state.companies["PDL"].net
    pays, keeps = PayOn("PDL", cash), RetainOn("PDL", cash + 5)
    assert comes_to(state, 0, pays) == done(a.PayOut(), pays)
    assert comes_to(state, 0, keeps) == done(a.Retain(), keeps)
    values = {"company": "PDL", "cash_money": cash}
    assert comes_to(state, 0, PayOn("PDL", cash + 5)) == OrderExpired("poor", values)
    assert comes_to(state, 0, RetainOn("PDL", cash)) == OrderExpired("rich", values)
    for order in (PayOn("PDL"), RetainOn("PDL")):
        assert comes_to(state, 1, order) == OrderExpired("president", {"company": "PDL"})


def test_a_factory_is_placed_by_its_president() -> None:
    """Ruling 45: it cannot be skipped."""
    state = running()
    state.companies["CHC"].factory = "cheese"
    state.phase, state.mover = Phase.FACTORY, 1
    assert state.operation is not None
    state.operation.company, state.operation.extra = "CHC", True
    for order in (OpenNoLine("CHC"), OperateAsIs("CHC", "pay")):
        assert comes_to(state, 1, order) is None
