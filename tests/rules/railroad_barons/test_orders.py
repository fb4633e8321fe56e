"""Standing orders of Railroad Barons: each carries out what could be pressed, waits, or lapses."""

from functools import partial
from typing import Any

import pytest

import data.railroad_barons as facts
from rules.dice import NO_DICE
from rules.game import OrderAction, OrderExpired
from rules.railroad_barons import GAME
from rules.railroad_barons.model import actions as do
from rules.railroad_barons.model.actions import Purchase, Sale, SellAndBuy
from rules.railroad_barons.model.options import GERMAN
from rules.railroad_barons.model.state import Offer, Phase, Railroad, State, StockRound
from rules.railroad_barons.standing_orders import order_kinds as o
from rules.railroad_barons.standing_orders.stock_orders import make_pass_stock_round
from tests.support import carrying
from tests.support.railroad_barons.states import AVR, DPI, SB, index, player, table

comes_to = partial(carrying.comes_to, GAME)


def trading(on_turn: int = 0, **changes: Any) -> State:
    """Ann directs SB with 40+20 and has 10% of AVR; Bob directs AVR with 40+20, has 10% of SB."""
    ann = player(1_000, {SB: (40, 20), AVR: (10,)}, investors=("I40", "I60"))
    bob = player(1_000, {AVR: (40, 20), SB: (10,)}, investors=("I30", "I50"))
    return table(ann, bob, on_turn=on_turn, **changes)


def left(state: State, unless: o.Unless, seat: int = 0) -> o.PassStockRound:
    return make_pass_stock_round(GAME.view(state, seat), seat, unless)


def does(state: State, seat: int, action: Any) -> None:
    GAME.apply(state, seat, action, NO_DICE)


# --- passing ---------------------------------------------------------------------------------


def test_a_stock_round_is_passed_while_the_other_does_nothing_that_matters() -> None:
    """Ruling 8: turn after turn, until the round is over."""
    state = trading(on_turn=1)
    order = left(state, "sells")
    assert comes_to(state, 0, order) is None
    does(state, 1, SellAndBuy((), Purchase(DPI, 40, par=70)))
    outcome = comes_to(state, 0, order)
    assert isinstance(outcome, OrderAction) and outcome.action == do.Pass()
    does(state, 0, outcome.action)
    does(state, 1, SellAndBuy((), Purchase(AVR, 30)))
    outcome = comes_to(state, 0, outcome.then)
    assert isinstance(outcome, OrderAction)
    does(state, 0, outcome.action)
    does(state, 1, do.Pass())
    assert state.stock is None
    assert comes_to(state, 0, outcome.then) == OrderExpired("round-over", {"set": 1}, told=False)


@pytest.mark.parametrize(
    ("unless", "turn", "code"),
    [
        ("anything", SellAndBuy((), Purchase(DPI, 40, par=70)), "other-dealt"),
        ("anything", SellAndBuy((Sale(AVR, 20),)), "other-dealt"),
        ("anything", do.Pass(), None),
        ("sells", SellAndBuy((Sale(SB, 10),)), "other-sold"),
        ("sells", SellAndBuy((Sale(AVR, 20),)), None),
        ("sells", SellAndBuy((), Purchase(SB, 30)), None),
        ("buys", SellAndBuy((), Purchase(SB, 30)), "other-bought"),
        ("buys", SellAndBuy((), Purchase(AVR, 30)), None),
        ("mine", SellAndBuy((), Purchase(SB, 30)), "other-bought"),
        ("mine", SellAndBuy((Sale(SB, 10),)), "other-sold"),
        ("mine", SellAndBuy((), Purchase(AVR, 30)), None),
        ("never", SellAndBuy((), Purchase(SB, 30)), None),
        ("never", SellAndBuy((Sale(SB, 10),)), None),
    ],
)
def test_what_the_other_does_ends_the_order_if_it_says_so(
    unless: o.Unless, turn: Any, code: str | None
) -> None:
    state = trading(on_turn=1)
    order = left(state, unless)
    does(state, 1, turn)
    outcome = comes_to(state, 0, order)
    if code is None:
        assert isinstance(outcome, OrderAction) and outcome.action == do.Pass()
        return
    assert isinstance(outcome, OrderExpired)
    assert (outcome.code, outcome.args["seat"]) == (code, 1)
    assert outcome.args.get("holding", SB) == SB


def test_each_turn_of_the_other_counts_from_the_last_one() -> None:
    """By the German rule stock may be sold a turn after it was bought (15), and is noticed; what
    was done before the order does not count."""
    state = trading(on_turn=1, options=GERMAN)
    does(state, 1, SellAndBuy((), Purchase(SB, 30)))
    outcome = comes_to(state, 0, left(state, "sells"))
    assert isinstance(outcome, OrderAction)
    does(state, 0, outcome.action)
    does(state, 1, SellAndBuy((Sale(SB, 30),)))
    lapsed = comes_to(state, 0, outcome.then)
    assert isinstance(lapsed, OrderExpired) and lapsed.code == "other-sold"
    assert isinstance(comes_to(state, 0, left(state, "anything")), OrderAction)


def test_an_order_between_stock_rounds_is_for_the_next_one() -> None:
    state = operating()
    order = left(state, "anything")
    assert order.set == 2
    assert comes_to(state, 0, order) is None
    state.set, state.half, state.stock = 2, 0, StockRound(0)
    state.phase, state.holding = Phase.STOCK, None
    assert isinstance(comes_to(state, 0, order), OrderAction)
    state.set = 3
    assert comes_to(state, 0, order) == OrderExpired("round-over", {"set": 2}, told=False)


def test_who_holds_too_many_certificates_cannot_pass() -> None:
    """Ruling 21."""
    ann = player(0, {SB: (40, 30, 20, 10), AVR: (10, 20, 30), DPI: (10, 20, 30)})
    state = table(ann, player(0, {AVR: (40,), DPI: (40,)}))
    assert comes_to(state, 0, left(state, "never")) == OrderExpired("limit", {"limit": 9})


# --- the Priority Deal -----------------------------------------------------------------------


def priority_asked(priority: int) -> State:
    """Bob, who has the $30 Investor, is asked before Stock Round 1."""
    return trading(phase=Phase.PRIORITY, priority=priority)


def test_the_priority_deal_is_taken_or_left_alone() -> None:
    """Ruling 7: taken when the other has it; without the Investor, or once it was used, there is
    nothing to do."""
    take, leave = o.TakePriority(), o.LeavePriority()
    assert comes_to(priority_asked(0), 1, take) == OrderAction(do.SwapPriority())
    assert comes_to(priority_asked(1), 1, take) == OrderAction(do.KeepPriority(), take)
    assert comes_to(priority_asked(0), 1, leave) == OrderAction(do.KeepPriority(), leave)
    for order in (take, leave):
        assert comes_to(trading(), 1, order) is None
        assert comes_to(trading(), 0, order) == OrderExpired("no-swap")
        assert comes_to(trading(swap_used=True), 1, order) == OrderExpired("no-swap")
    assert take.subject == leave.subject


# --- the Operating Round ---------------------------------------------------------------------


def operating(phase: Phase = Phase.TOKENS, railroads: int = 2, **changes: Any) -> State:
    """SB of Ann operates in the first Operating Round with 800 dollars."""
    state = trading(stock=None, half=1, holding=SB, phase=phase, **changes)
    row = state.holdings[SB]
    row.railroads = [Railroad(card) for card in ("A1", "A2", "A3")[:railroads]]
    row.last = (2, 3, 0)
    state.stack = [card for card in state.stack if card not in ("A1", "A2", "A3")]
    if phase is not Phase.TOKENS:
        row.plus, row.down = 2, 3
    if phase is Phase.REVENUE:
        state.revenues = {SB: 100}
    return state


def test_dividends_are_paid_until_the_value_is_reached() -> None:
    """Ruling 26."""
    state = operating(Phase.REVENUE)
    assert comes_to(state, 0, o.PayOn(SB)) == OrderAction(do.PayDividends(), o.PayOn(SB))
    assert comes_to(state, 0, o.PayOn(SB, 110)) == OrderAction(do.PayDividends(), o.PayOn(SB, 110))
    worth = {"holding": SB, "value_money": 100}
    assert comes_to(state, 0, o.PayOn(SB, 100)) == OrderExpired("value", worth)
    assert comes_to(operating(), 0, o.PayOn(SB)) is None
    state.holding = AVR
    state.holdings[AVR].director = 0
    assert comes_to(state, 0, o.PayOn(SB)) is None


def test_dividends_that_end_the_game_are_the_persons_own() -> None:
    """Ruling 36: not asked once the game is ending anyway."""
    top = facts.track().values[-2]
    state = operating(Phase.REVENUE, values={SB: top})
    assert comes_to(state, 0, o.PayOn(SB)) == OrderExpired("ends", {"holding": SB})
    state.ending = True
    assert isinstance(comes_to(state, 0, o.PayOn(SB)), OrderAction)
    state.holdings[SB].value = index(facts.track().values[-1])
    state.ending = False
    assert isinstance(comes_to(state, 0, o.PayOn(SB)), OrderAction)


def test_tokens_are_placed_as_before_and_none_into_the_network() -> None:
    """Ruling 24."""
    order = o.OperateAsBefore(SB)
    state = operating()
    assert comes_to(state, 0, order) == OrderAction(do.PlaceTokens(2, 3), order)
    state.holdings[SB].last = (1, 3, 1)
    assert comes_to(state, 0, order) == OrderAction(do.PlaceTokens(1, 3), order)
    state.holdings[SB].last = None
    assert comes_to(state, 0, order) == OrderExpired("no-last", {"holding": SB})


def test_tokens_are_not_placed_so_that_something_is_lost() -> None:
    """Ruling 35: more Railroads than tokens on (▼); and a token gone into the network (24)."""
    state = operating(railroads=3)
    state.holdings[SB].last = (3, 2, 0)
    surplus = {"holding": SB, "down": 2}
    assert comes_to(state, 0, o.OperateAsBefore(SB)) == OrderExpired("surplus", surplus)
    state.holdings[SB].last = (2, 3, 0)
    state.holdings[SB].network = facts.holdings()[SB].operator_tokens - 4
    assert comes_to(state, 0, o.OperateAsBefore(SB)) == OrderExpired("tokens", {"holding": SB})


def test_buying_is_finished_when_the_bank_has_nothing_to_buy() -> None:
    """Ruling 28: while something can be bought the Director is asked.
    Ruling 35: whoever has bought more than the tokens keep decides what goes, or sells it."""
    order = o.OperateAsBefore(SB)
    assert comes_to(operating(Phase.RAILROADS), 0, order) is None
    poor = operating(Phase.RAILROADS)
    poor.holdings[SB].treasury = 0
    assert comes_to(poor, 0, order) == OrderAction(do.FinishBuying(), order)
    poor.holdings[SB].down = len(poor.holdings[SB].railroads) - 1
    assert comes_to(poor, 0, order) is None


def test_low_offers_are_refused_and_others_asked_about() -> None:
    """Ruling 30."""
    state = operating(Phase.RAILROADS)
    state.holding, state.phase = AVR, Phase.OFFER
    state.offer = Offer(AVR, SB, "A1", 99)
    order = o.RefuseBelow(SB, 100)
    assert comes_to(state, 0, order) == OrderAction(do.RefuseOffer(), order)
    assert comes_to(state, 0, o.RefuseBelow(SB, 99)) is None
    assert comes_to(operating(), 0, order) is None
    state.offer = Offer(AVR, DPI, "A1", 99)
    state.holdings[DPI].director = 0
    assert comes_to(state, 0, order) is None


@pytest.mark.parametrize("order", [o.PayOn(SB), o.OperateAsBefore(SB), o.RefuseBelow(SB, 9)])
def test_a_holding_directed_by_another_takes_no_orders(order: Any) -> None:
    """Ruling 18."""
    assert comes_to(operating(), 1, order) == OrderExpired("director", {"holding": SB})
    over = operating()
    over.phase = Phase.OVER
    assert comes_to(over, 0, order) == OrderExpired("out")
    assert order.subject.endswith(SB)
