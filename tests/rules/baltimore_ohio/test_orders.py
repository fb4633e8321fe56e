"""Standing orders of Baltimore & Ohio: each carries out what could be pressed, waits, or lapses."""

from functools import partial
from typing import Any, get_args

import pytest

from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.standing_orders.market_orders import pass_market_order
from rules.baltimore_ohio.stock import receivership
from rules.game import OrderAction, OrderExpired
from tests.support import carrying
from tests.support.baltimore_ohio import kit as bo

comes_to = partial(carrying.comes_to, bo.GAME)


def trading(mover: int = 0, **more: Any) -> bo.State:
    """A Market Round of three: seat 0 presides over the B&O, seat 1 over the PA."""
    state = bo.running(bo.new_game(3, **more), "BO", {0: 4, 1: 2}, value=66, cards=(1,))
    bo.cash(bo.running(state, "PA", {1: 3, 0: 1}, value=82, orphan=2, cards=(2,)), 300, 300, 300)
    return bo.in_market(state, mover, turn=3)


def noted(state: bo.State, seat: int, unless: Any = "anything") -> bo.PassMarket:
    return pass_market_order(bo.GAME.view(state, seat), seat, unless)


def test_nothing_is_done_for_anybody_once_it_is_over() -> None:
    state = trading()
    order = noted(state, 0)
    state.phase, state.market = bo.Phase.OVER, None
    assert comes_to(state, 0, order) == OrderExpired("out")


# --- passing in the Market Round (6) ---------------------------------------------------------


@pytest.mark.parametrize("unless", get_args(bo.Unless))
def test_a_market_round_is_passed_turn_after_turn(unless: str) -> None:
    """The order stands until the round is over, and waits while others act."""
    state = trading()
    order = noted(state, 0, unless)
    outcome = comes_to(state, 0, order)
    assert isinstance(outcome, OrderAction) and outcome.action == a.Pass()
    bo.do(state, outcome.action)
    assert comes_to(state, 0, outcome.then) is None
    bo.do(state, a.Pass(), a.Pass())
    assert state.market is None
    assert comes_to(state, 0, outcome.then) == OrderExpired("round-over", {"turn": 3}, told=False)


SALE = a.TakeTurn((a.Sell((a.Lot("BO", 1),)),))
PURCHASE = a.TakeTurn((a.Buy("BO", held=1),))
ELSEWHERE = a.TakeTurn((a.Buy("PA", orphan=2),))
START = a.TakeTurn((a.Buy("NYC", held=2, value=66),))


@pytest.mark.parametrize(
    ("unless", "action", "code", "railroad"),
    [
        ("anything", SALE, "other-sells", "BO"),
        ("anything", PURCHASE, "other-buys", "BO"),
        ("anything", START, "other-starts", "NYC"),
        ("sells", SALE, "other-sells", "BO"),
        ("sells", PURCHASE, None, ""),
        ("buys", PURCHASE, "other-buys", "BO"),
        ("buys", ELSEWHERE, None, ""),
        ("buys", START, None, ""),
        ("starts", START, "other-starts", "NYC"),
        ("starts", SALE, None, ""),
        ("never", SALE, None, ""),
        ("falls", SALE, "other-sells", "BO"),
        ("falls", ELSEWHERE, None, ""),
        ("never", START, None, ""),
    ],
)
def test_what_ends_the_passing(unless: Any, action: Any, code: str | None, railroad: str) -> None:
    """At once when another does it, whoever is on turn then; only of a railroad of one's own."""
    state = trading(1)
    state.players[0].shares.pop("PA")
    state.railroads["PA"].held += 1
    order = noted(state, 0, unless)
    bo.do(state, action)
    expected = None if code is None else OrderExpired(code, {"seat": 1, "railroad": railroad})
    assert comes_to(state, 0, order) == expected


def test_passing_looks_only_at_what_came_after() -> None:
    """What was done before the order was given, or before it passed, is known."""
    state = trading(1)
    bo.do(state, SALE)
    order = noted(state, 0)
    bo.do(state, a.Pass())
    outcome = comes_to(state, 0, order)
    assert isinstance(outcome, OrderAction)
    bo.do(state, outcome.action)
    assert comes_to(state, 0, outcome.then) is None
    bo.do(state, ELSEWHERE)
    assert comes_to(state, 0, outcome.then) == OrderExpired(
        "other-buys", {"seat": 1, "railroad": "PA"}
    )


def ahead(seat: int, unless: Any) -> tuple[bo.State, bo.PassMarket]:
    """The order given in a Business Round, and the Market Round that follows, seat 0 on turn: in
    between seat 1 gave up its last share of the NYC (33), which failed (35)."""
    state = bo.running(trading(), "NYC", {1: 1}, value=66, cards=(1,))
    bo.in_business(state, "BO")
    order = noted(state, seat, unless)
    assert order.turn == 4 and comes_to(state, seat, order) is None
    state.players[1].shares.pop("NYC")
    state.railroads["NYC"].held += 1
    receivership.enter_receivership(bo.MutablePosition(state), "NYC")
    return bo.in_market(state, 0, turn=4), order


def test_the_next_market_round_can_be_passed_ahead() -> None:
    """Shares given up and railroads failed in between are no deals of the round (33, 35)."""
    state, order = ahead(0, "anything")
    assert isinstance(comes_to(state, 0, order), OrderAction)


def test_a_return_from_receivership_ends_an_order_given_in_a_business_round() -> None:
    """The railroad was on the track when the order was given, and not when the round began (37)."""
    state, order = ahead(1, "starts")
    bo.do(state, START)
    assert comes_to(state, 1, order) == OrderExpired("other-starts", {"seat": 0, "railroad": "NYC"})


def test_a_railroad_of_one_s_own_making_is_no_start_of_another() -> None:
    state = trading(0)
    order = noted(state, 0, "starts")
    bo.do(state, START, a.TakeTurn((a.Buy("NYC", held=1),)))
    assert comes_to(state, 0, order) is None


def test_shares_given_up_before_the_round_do_not_hide_a_purchase_in_it() -> None:
    """One share less and one more is a purchase all the same (33)."""
    state = trading()
    bo.in_business(state, "BO")
    order = noted(state, 1, "buys")
    state.players[0].shares.pop("PA")
    state.railroads["PA"].held += 1
    bo.do(bo.in_market(state, 0, turn=4), a.TakeTurn((a.Buy("PA", held=1),)))
    assert comes_to(state, 1, order) == OrderExpired("other-buys", {"seat": 0, "railroad": "PA"})


BOTH = a.TakeTurn((a.Buy("BO", held=3), a.Sell((a.Lot("BO", 1),))))


@pytest.mark.parametrize("unless", ["buys", "sells"])
def test_of_a_purchase_and_a_sale_in_one_turn_both_count(unless: Any) -> None:
    """Three bought and one sold is a purchase and a sale."""
    state = trading(1)
    order = noted(state, 0, unless)
    bo.do(state, BOTH)
    assert comes_to(state, 0, order) == OrderExpired(
        f"other-{unless}", {"seat": 1, "railroad": "BO"}
    )


def test_deals_are_those_of_one_market_round() -> None:
    """Nothing of the round before is left when the next one begins, and passes keep the list."""
    state = trading(1)
    bo.do(state, BOTH)
    for _ in range(2):
        bo.do(state, a.Pass())
    assert state.market is not None
    assert [(deal.seat, deal.railroad, deal.what) for deal in state.market.deals] == [
        (1, "BO", "buys"),
        (1, "BO", "sells"),
    ]
    bo.do(state, a.Pass())
    while state.market is None:
        bo.do(state, next(iter(bo.GAME.legal(state, bo.GAME.to_move(state)[0]))))
    assert state.market.deals == ()


def test_a_turn_in_which_one_opened_an_auction_is_one_s_own() -> None:
    """Ruling 46: what is left of it after the hammer is not passed by an order."""
    state = trading(options=bo.Options(robber_barons=True))
    order, sale = noted(state, 0, "never"), bo.SellWhen("BO", 100, True)
    bo.do(state, a.TakeTurn((a.OpenAuction("RB1", 5),)), a.PassBid(), a.PassBid())
    assert bo.GAME.to_move(state) == (0,) and state.phase is bo.Phase.MARKET
    assert comes_to(state, 0, order) is None and comes_to(state, 0, sale) is None


# --- selling and buying (7 to 11) ------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "falls", "acts"),
    [(66, True, True), (60, True, False), (74, True, True), (66, False, True), (74, False, False)],
)
def test_shares_are_sold_at_a_value(value: int, falls: bool, acts: bool) -> None:
    state = trading()
    outcome = comes_to(state, 0, bo.SellWhen("BO", value, falls))
    sale = a.TakeTurn((a.Sell((a.Lot("BO", 4),)),))
    assert outcome == (OrderAction(sale) if acts else None)


def test_so_many_shares_are_sold_and_never_the_last_one_of_all() -> None:
    """Ruling 8: with nobody else holding any, one stays; and then there is none to sell."""
    state = trading()
    outcome = comes_to(state, 0, bo.SellWhen("BO", 66, True, 3))
    assert outcome == OrderAction(a.TakeTurn((a.Sell((a.Lot("BO", 3),)),)))
    state.players[1].shares.pop("BO")
    state.railroads["BO"].held += 2
    assert comes_to(state, 0, bo.SellWhen("BO", 66, True, 4)) == outcome
    state.players[0].shares["BO"] = 1
    state.railroads["BO"].held += 3
    assert comes_to(state, 0, bo.SellWhen("BO", 66, True)) is None


def test_selling_waits_for_one_s_turn_and_ends_with_the_shares() -> None:
    """Both limits of a railroad can stand."""
    state, low = trading(1), bo.SellWhen("BO", 66, True)
    assert comes_to(state, 0, low) is None
    assert comes_to(state, 2, low) == OrderExpired("none", {"railroad": "BO"})
    assert low.subject != bo.SellWhen("BO", 91, False).subject


@pytest.mark.parametrize(
    ("price", "count", "cash_", "bought"),
    [
        (82, 0, 300, (1, 2)),
        (82, 1, 300, (0, 1)),
        (100, 3, 1_000, (1, 2)),
        (100, 0, 1_000, (4, 2)),
        (74, 0, 300, None),
        (82, 0, 81, None),
    ],
)
def test_shares_are_bought_at_a_price(
    price: int, count: int, cash_: int, bought: tuple[int, int] | None
) -> None:
    """Ruling 11: up to the number, the stock and the cash; the two orphans first (15)."""
    state = bo.cash(trading(), cash_)
    outcome = comes_to(state, 0, bo.BuyAtMost("PA", price, count))
    expected = bought and OrderAction(a.TakeTurn((a.Buy("PA", *bought),)))
    assert outcome == expected


def test_buying_ends_with_the_railroad_and_with_its_stock() -> None:
    """What one has sold is not bought in the same round (10)."""
    state, order = trading(), bo.BuyAtMost("NYC", 100)
    assert comes_to(state, 0, order) == OrderExpired("off-track", {"railroad": "NYC"})
    bo.running(state, "NYC", {2: 10})
    assert comes_to(state, 2, order) == OrderExpired("all-yours", {"railroad": "NYC"})
    assert comes_to(state, 0, order) is None
    state.players[0].sold = ["PA"]
    assert comes_to(state, 0, bo.BuyAtMost("PA", 100)) is None


# --- auctions (45) ---------------------------------------------------------------------------


def hammer(limit_seat: int = 1) -> bo.State:
    """Seat 0 has put the first card up for $20; seat 1 is asked."""
    state = trading(options=bo.Options(robber_barons=True))
    bo.do(state, a.TakeTurn((a.OpenAuction("RB1", 20),)))
    assert bo.GAME.to_move(state) == (limit_seat,)
    return state


def test_the_least_is_bid_up_to_a_limit() -> None:
    state = hammer()
    order = bo.BidUpTo("RB1", 21)
    assert comes_to(state, 1, order) == OrderAction(a.Bid(21), order)
    assert comes_to(state, 1, bo.BidUpTo("RB1", 20)) == OrderAction(a.PassBid())
    bo.cash(state, 300, 300, 300)
    assert comes_to(state, 2, bo.BidUpTo("RB1", 100)) is None
    assert comes_to(state, 1, bo.BidUpTo("RB2", 100)) is None


def test_a_card_that_is_sold_ends_the_bidding_for_it() -> None:
    state, order, sold = hammer(), bo.BidUpTo("RB1", 50), {"card": "RB1", "seat": 0}
    bo.do(state, a.PassBid(), a.PassBid())
    assert comes_to(state, 0, order) == OrderExpired("yours", sold)
    assert comes_to(state, 1, order) == OrderExpired("taken", sold)


def test_auctions_are_left() -> None:
    state = hammer()
    assert comes_to(state, 1, bo.PassAuctions()) == OrderAction(a.PassBid(), bo.PassAuctions())
    assert comes_to(state, 2, bo.PassAuctions()) is None
    assert comes_to(trading(), 0, bo.PassAuctions()) == OrderExpired("no-barons")
    assert bo.PassAuctions.general and bo.PassMarket.general and not bo.BidUpTo.general
