"""Standing orders of Train Tycoon: each carries out what could be pressed, waits, or lapses."""

from functools import partial
from typing import Any

import pytest

import data.train_tycoon as facts
from rules.game import OrderAction, OrderExpired
from rules.train_tycoon.model import actions as a
from tests.support import carrying
from tests.support.train_tycoon import kit as tt

comes_to = partial(carrying.comes_to, tt.GAME)


def trading(*nets: int, price: int = 25) -> tt.State:
    """PDL, of seat 0, is traded at 25; seat 1 has a share of it, seat 2 none."""
    state = tt.table(*(nets or (100, 100, 100)))
    tt.company(state, "PDL", [3, 1, 0], president=0, price=price)
    tt.company(state, "CHC", [0, 3, 0], president=1)
    state.companies_left = ["PDL", "CHC"]
    tt.step(state, tt.Step.NEXT_TRADE)
    assert (state.phase, state.trading) == (tt.Phase.TRADE, "PDL")
    return state


def dealing(*nets: int) -> tt.State:
    """Treasury: seat 0 is on turn."""
    state = tt.company(tt.table(*(nets or (100, 100, 100))), "PDL", [3, 1, 0], president=0)
    tt.step(tt.company(state, "CHC", [0, 3, 1], president=1), tt.Step.TREASURY)
    return state


def running(*, turn: int = 2, net: int = 200, income: bool = True) -> tt.State:
    """PDL of seat 0 has a line from a resource hub, which it may sell to a factory if `income`."""
    state = tt.company(tt.table(100, 100, turn=turn), "PDL", [3, 1], president=0, net=net)
    tt.company(state, "CHC", [1, 3], president=1)
    good = facts.companies()["PDL"].factory
    if income and good is not None:
        tt.resource(state, "F1", facts.accepted_resources(good)[0], 9)
        tt.factory(state, "F3", good)
    else:
        tt.transfer(tt.transfer(state, "F1"), "F3")
    tt.line(tt.transfer(state, "F5"), "PDL", "F1", "F2", "F3")
    tt.operate(tt.track(state, "F3", "F4", "F5"), "PDL")
    return state


def done(action: Any, order: Any) -> OrderAction:
    """The action, with the order standing on."""
    return OrderAction(action, order)


def test_nothing_is_done_for_anybody_once_it_is_over() -> None:
    state = dealing()
    state.phase, state.mover = tt.Phase.OVER, None
    assert comes_to(state, 0, tt.LeaveShares()) == OrderExpired("out")


# --- Trading ---------------------------------------------------------------------------------


def test_a_share_is_bought_at_most_at_a_price() -> None:
    """What cannot be paid would count as a pass (11), so the seat is asked."""
    state, order = trading(), tt.BuyAtMost("PDL", 25, 2)
    assert comes_to(state, 1, order) == done(a.Trade("PDL", "buy"), order)
    assert comes_to(trading(100, 20, 100), 1, order) is None
    assert comes_to(state, 1, tt.BuyAtMost("PDL", 20, 2)) is None
    assert comes_to(state, 1, tt.BuyAtMost("CHC", 25, 4)) is None, "another company is traded"
    held = OrderExpired("held", {"company": "PDL", "count": 1})
    assert comes_to(state, 1, tt.BuyAtMost("PDL", 25, 1)) == held
    assert comes_to(state, 0, tt.BuyAtMost("PDL", 25, 9)) is None, "its president is not asked"
    tt.act(state, 1, a.Trade("PDL", "pass"))
    assert comes_to(state, 1, order) is None, "the choice is made"


def test_a_share_is_sold_at_least_at_a_price() -> None:
    state, order = trading(), tt.SellAtLeast("PDL", 25)
    assert comes_to(state, 1, order) == done(a.Trade("PDL", "sell"), order)
    assert comes_to(state, 1, tt.SellAtLeast("PDL", 30)) is None
    sold = OrderExpired("sold", {"company": "PDL", "count": 1})
    assert comes_to(state, 1, tt.SellAtLeast("PDL", 25, 1)) == sold
    assert comes_to(state, 2, order) == OrderExpired("none", {"company": "PDL", "count": 0})


@pytest.mark.parametrize(
    "order", [tt.BuyAtMost("ICR", 25, 2), tt.SellAtLeast("ICR", 25), tt.VoteOn("ICR", "for")]
)
def test_a_company_out_of_the_game_is_nothing_to_deal_in(order: Any) -> None:
    assert comes_to(trading(), 1, order) == OrderExpired("inactive", {"company": "ICR"})


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (tt.PassTrades(), None),
        (tt.PassTrades(company="CHC"), None),
        (tt.PassTrades(low=20, high=30), None),
        (tt.PassTrades(company="PDL"), "traded"),
        (tt.PassTrades(low=25), "cheap"),
        (tt.PassTrades(high=25), "dear"),
    ],
)
def test_trades_are_passed_until_what_was_said(order: tt.PassTrades, code: str | None) -> None:
    lapsed = code and OrderExpired(code, {"company": "PDL", "price_money": 25})
    assert comes_to(trading(), 2, order) == (lapsed or done(a.Trade("PDL", "pass"), order))
    assert comes_to(dealing(), 0, order) is None, "that is for Trading"


def test_the_same_mark_is_chosen_for_a_price() -> None:
    state, order = trading(), tt.SetLevel("PDL", "high")
    assert comes_to(state, 0, order) is None
    tt.step(state, tt.Step.TRADING)
    assert comes_to(state, 0, order) == done(a.SetPrice("PDL", "high"), order)
    assert comes_to(state, 1, order) == OrderExpired("president", {"company": "PDL"})
    tt.act(state, 0, a.SetPrice("PDL", "low"))
    assert comes_to(state, 0, order) is None


# --- Treasury --------------------------------------------------------------------------------


def test_treasury_is_for_orders_too() -> None:
    """One deal a turn; the rest of the order stands on."""
    state = dealing()
    buying, selling = tt.BuyAtMost("CHC", 25, 2), tt.SellAtLeast("PDL", 25, 1)
    assert comes_to(state, 0, buying) == done(a.BuyShare("CHC"), buying)
    assert comes_to(state, 0, selling) == done(a.SellShare("PDL"), selling)
    assert comes_to(state, 0, tt.LeaveShares()) == done(a.PassTreasury(), tt.LeaveShares())
    assert comes_to(state, 1, tt.LeaveShares()) is None


def indebted() -> tt.State:
    """Treasury: seat 0 has a debt and may sell."""
    state = tt.company(tt.table(-50, 100, 100), "PDL", [3, 1, 0], president=0)
    tt.step(tt.company(state, "CHC", [1, 3, 1], president=1), tt.Step.TREASURY)
    return state


def test_a_debt_is_left_to_its_player() -> None:
    """Ruling 17: passing is not allowed."""
    state = indebted()
    assert comes_to(state, 0, tt.LeaveShares()) is None
    assert comes_to(state, 0, tt.BuyAtMost("CHC", 25, 3)) is None
    assert isinstance(comes_to(state, 0, tt.SellAtLeast("CHC", 25)), OrderAction)


def test_bankruptcy_is_declined_while_one_is_worth_something() -> None:
    state = tt.company(tt.table(100, 100), "PDL", [3, 1], president=0, net=100)
    tt.step(state, tt.Step.END_TREASURY)
    assert (state.phase, state.mover) == (tt.Phase.BANKRUPTCY, 0)
    order = tt.StaySolvent()
    assert comes_to(state, 0, order) == done(a.DeclineBankruptcy(), order)
    assert comes_to(state, 1, order) is None
    state.companies["PDL"].net = -400
    assert comes_to(tt.balanced(state), 0, order) == OrderExpired("worth", {"worth_money": -200})


# --- mergers and IPO -------------------------------------------------------------------------


def test_no_target_is_named_and_nothing_bid() -> None:
    state = tt.market()
    assert comes_to(state, 0, tt.NameNoTarget()) == done(a.PassTarget(), tt.NameNoTarget())
    assert comes_to(state, 1, tt.NameNoTarget()) is None
    assert comes_to(state, 0, tt.BidNothing()) is None
    tt.target(state)
    ask = next(ask for ask in state.asks)
    order = tt.BidNothing()
    assert comes_to(state, ask.seat, order) == done(a.Bid(ask.company, "none"), order)


def test_votes_go_by_the_price_of_an_offer() -> None:
    state = tt.target(tt.market())
    tt.bids(state, CHC="low")
    assert state.phase is tt.Phase.VOTE and state.attempt is not None
    bid, name = state.attempt.order[0], state.attempt.target
    seat, price = state.asks[0].seat, bid.price

    def voice(order: tt.VoteOn) -> str | None:
        outcome = comes_to(state, seat, order)
        if outcome is None:
            return None
        assert isinstance(outcome, OrderAction) and outcome.then == order
        return str(outcome.action.voice)

    assert voice(tt.VoteOn(name, "for")) == "for"
    assert voice(tt.VoteOn(name, "against")) == "against"
    assert voice(tt.VoteOn(name, "for", price)) == "for"
    assert voice(tt.VoteOn(name, "for", price + 5)) is None
    assert voice(tt.VoteOn(name, "against", price + 5)) == "against"
    assert voice(tt.VoteOn(name, "against", price)) is None
    assert voice(tt.VoteOn("CHC", "against")) is None, "offers for another company"


def test_a_merger_has_no_price() -> None:
    state = tt.target(tt.market())
    tt.bids(state, CHC="merger")
    assert state.phase is tt.Phase.VOTE and state.attempt is not None
    name, seat = state.attempt.target, state.asks[0].seat
    assert isinstance(comes_to(state, seat, tt.VoteOn(name, "against")), OrderAction)
    for voice in ("for", "against"):
        assert comes_to(state, seat, tt.VoteOn(name, voice, 5)) is None  # type: ignore[arg-type]


def test_the_bidders_own_vote_is_left_open() -> None:
    """An order about offers for a company is about its own shares (30)."""
    state = tt.target(tt.market())
    tt.bids(state, CHC="low")
    assert state.attempt is not None
    name = state.attempt.target
    for ask in list(state.asks):
        tt.act(state, ask.seat, a.Vote("for"))
    assert state.attempt.voting == "CHC"
    assert comes_to(state, state.asks[0].seat, tt.VoteOn(name, "against")) is None


def test_ipos_are_left_to_others() -> None:
    state, order = tt.table(200, 200), tt.LeaveIpos()
    tt.step(tt.company(state, "PDL", [3, 1], president=0), tt.Step.IPO)
    assert comes_to(state, 0, order) == done(a.PassIpo(), order)
    assert comes_to(state, 1, order) is None
    tt.act(state, 0, a.TriggerIpo("CHC"))
    assert comes_to(state, 1, order) == done(a.AnswerIpo(yes=False), order)
    state.turn = 5
    assert comes_to(state, 1, order) == OrderExpired("no-ipo")


# --- a company's turn ------------------------------------------------------------------------


def test_a_company_runs_as_it_is() -> None:
    state, order = running(), tt.OperateAsIs("PDL", "pay")
    for phase, action in ((tt.Phase.LINE, a.SkipLine()), (tt.Phase.TRAINS, a.FinishTrains())):
        assert state.phase is phase
        assert comes_to(state, 0, order) == done(action, order)
        tt.act(state, 0, action)
    assert state.phase is tt.Phase.PAYOUT
    assert comes_to(state, 0, order) == done(a.PayOut(), order)
    keeps = tt.OperateAsIs("PDL", "retain")
    assert comes_to(state, 0, keeps) == done(a.Retain(), keeps)
    assert comes_to(state, 1, order) == OrderExpired("president", {"company": "PDL"})
    assert comes_to(state, 1, tt.OperateAsIs("CHC", "pay")) is None


def test_a_loss_is_left_to_its_president() -> None:
    """Ruling 60: one train, nothing delivered, 20 dollars in turn 2."""
    state = running(income=False)
    loss = OrderExpired("loss", {"company": "PDL", "loss_money": 20})
    assert comes_to(state, 0, tt.OperateAsIs("PDL", "pay")) == loss
    tt.act(state, 0, a.SkipLine())
    assert state.phase is tt.Phase.TRAINS
    assert comes_to(state, 0, tt.OperateAsIs("PDL", "pay")) == loss
    assert comes_to(state, 0, tt.LeaveTrains("PDL")) == loss


def test_no_line_is_opened_until_there_is_cash() -> None:
    state, order = running(), tt.OpenNoLine("PDL", 250)
    assert comes_to(state, 0, order) == done(a.SkipLine(), order)
    rich = OrderExpired("rich", {"company": "PDL", "cash_money": 200})
    assert comes_to(state, 0, tt.OpenNoLine("PDL", 200)) == rich
    assert isinstance(comes_to(state, 0, tt.OpenNoLine("PDL")), OrderAction)
    assert comes_to(state, 1, order) == OrderExpired("president", {"company": "PDL"})
    assert comes_to(state, 0, tt.LeaveTrains("PDL")) is None
    tt.act(state, 0, a.SkipLine())
    assert comes_to(state, 0, order) is None
    stays = tt.LeaveTrains("PDL")
    assert comes_to(state, 0, stays) == done(a.FinishTrains(), stays)
    assert comes_to(state, 1, stays) == OrderExpired("president", {"company": "PDL"})


def test_income_is_paid_out_or_retained_as_said() -> None:
    state = running()
    for order in (tt.PayOn("PDL"), tt.RetainOn("PDL")):
        assert comes_to(state, 0, order) is None
    tt.act(state, 0, a.SkipLine(), a.FinishTrains())
    assert state.phase is tt.Phase.PAYOUT
    cash = state.companies["PDL"].net
    pays, keeps = tt.PayOn("PDL", cash), tt.RetainOn("PDL", cash + 5)
    assert comes_to(state, 0, pays) == done(a.PayOut(), pays)
    assert comes_to(state, 0, keeps) == done(a.Retain(), keeps)
    values = {"company": "PDL", "cash_money": cash}
    assert comes_to(state, 0, tt.PayOn("PDL", cash + 5)) == OrderExpired("poor", values)
    assert comes_to(state, 0, tt.RetainOn("PDL", cash)) == OrderExpired("rich", values)
    for order in (tt.PayOn("PDL"), tt.RetainOn("PDL")):
        assert comes_to(state, 1, order) == OrderExpired("president", {"company": "PDL"})


def test_a_factory_is_placed_by_its_president() -> None:
    """Ruling 45: it cannot be skipped."""
    state = running()
    state.companies["CHC"].factory = "cheese"
    state.phase, state.mover = tt.Phase.FACTORY, 1
    assert state.operation is not None
    state.operation.company, state.operation.extra = "CHC", True
    for order in (tt.OpenNoLine("CHC"), tt.OperateAsIs("CHC", "pay")):
        assert comes_to(state, 1, order) is None
