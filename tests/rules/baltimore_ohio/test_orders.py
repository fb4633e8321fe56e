"""Standing orders of Baltimore & Ohio: each carries out what could be pressed, waits, or lapses."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.options import Options
from rules.baltimore_ohio.model.play import Play
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.standing_orders.orders import (
    BidUpTo,
    BuyAtMost,
    KeepEquipment,
    LeaveTrack,
    OperateAsIs,
    PassAuctions,
    PassMarket,
    PayOn,
    RetainOn,
    SellWhen,
    ServeFor,
    Unless,
    passing,
)
from rules.baltimore_ohio.stock import receivership
from rules.game import Carried, Lapsed, TakesOrders
from tests.support.baltimore_ohio.states import cash, do, in_business, in_market, new_game, running


def comes_to(state: State, seat: int, order: Any) -> Carried | Lapsed | None:
    """What the order comes to; the action must be one that the rules take, and asking changes
    nothing and gives the same again."""
    before = msgspec.msgpack.encode(state)
    packed = msgspec.json.decode(msgspec.json.encode(order), type=GAME.order_type)
    assert packed == order
    found = GAME.carry_out(GAME.view(state, seat), seat, packed)
    assert found == GAME.carry_out(GAME.view(state, seat), seat, order)
    assert msgspec.msgpack.encode(state) == before
    if isinstance(found, Carried):
        GAME.check(state, seat, found.action)
    return found


def trading(mover: int = 0, **more: Any) -> State:
    """A Market Round of three: seat 0 presides over the B&O, seat 1 over the PA."""
    state = new_game(3, **more)
    running(state, "BO", {0: 4, 1: 2}, value=66, cards=(1,))
    running(state, "PA", {1: 3, 0: 1}, value=82, orphan=2, cards=(2,))
    cash(state, 300, 300, 300)
    return in_market(state, mover, turn=3)


def noted(state: State, seat: int, unless: Any = "anything") -> PassMarket:
    return passing(GAME.view(state, seat), seat, unless)


def test_the_game_takes_orders() -> None:
    assert isinstance(GAME, TakesOrders)


def test_nothing_is_done_for_anybody_once_it_is_over() -> None:
    state = trading()
    order = noted(state, 0)
    state.phase, state.market = Phase.OVER, None
    assert comes_to(state, 0, order) == Lapsed("out")


# --- passing in the Market Round (6) ---------------------------------------------------------


@pytest.mark.parametrize("unless", get_args(Unless))
def test_a_market_round_is_passed_turn_after_turn(unless: str) -> None:
    """The order stands until the round is over, and waits while others act."""
    state = trading()
    order = noted(state, 0, unless)
    found = comes_to(state, 0, order)
    assert isinstance(found, Carried) and found.action == a.Pass()
    do(state, found.action)
    assert comes_to(state, 0, found.then) is None
    do(state, a.Pass())
    do(state, a.Pass())
    assert state.market is None
    assert comes_to(state, 0, found.then) == Lapsed("round-over", {"turn": 3}, told=False)


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
    do(state, action)
    expected = None if code is None else Lapsed(code, {"seat": 1, "railroad": railroad})
    assert comes_to(state, 0, order) == expected


def test_passing_looks_only_at_what_came_after() -> None:
    """What was done before the order was given, or before it passed, is known."""
    state = trading(1)
    do(state, SALE)
    order = noted(state, 0)
    do(state, a.Pass())
    found = comes_to(state, 0, order)
    assert isinstance(found, Carried)
    do(state, found.action)
    assert comes_to(state, 0, found.then) is None
    do(state, ELSEWHERE)
    assert comes_to(state, 0, found.then) == Lapsed("other-buys", {"seat": 1, "railroad": "PA"})


def test_a_railroad_of_one_s_own_making_is_no_start_of_another() -> None:
    state = trading(0)
    order = noted(state, 0, "starts")
    do(state, START)
    do(state, a.TakeTurn((a.Buy("NYC", held=1),)))
    assert comes_to(state, 0, order) is None


def ahead(seat: int, unless: Any) -> tuple[State, PassMarket]:
    """The order given in a Business Round, and the Market Round that follows, seat 0 on turn: in
    between seat 1 gave up its last share of the NYC (33), which failed (35)."""
    state = trading()
    running(state, "NYC", {1: 1}, value=66, cards=(1,))
    in_business(state, "BO")
    order = noted(state, seat, unless)
    assert order.turn == 4 and comes_to(state, seat, order) is None
    state.players[1].shares.pop("NYC")
    state.railroads["NYC"].held += 1
    receivership.enter(Play(state), "NYC")
    return in_market(state, 0, turn=4), order


def test_the_next_market_round_can_be_passed_ahead() -> None:
    """Shares given up and railroads failed in between are no deals of the round (33, 35)."""
    state, order = ahead(0, "anything")
    assert isinstance(comes_to(state, 0, order), Carried)


def test_a_return_from_receivership_ends_an_order_given_in_a_business_round() -> None:
    """The railroad was on the track when the order was given, and not when the round began (37)."""
    state, order = ahead(1, "starts")
    do(state, START)
    assert comes_to(state, 1, order) == Lapsed("other-starts", {"seat": 0, "railroad": "NYC"})


def test_shares_given_up_before_the_round_do_not_hide_a_purchase_in_it() -> None:
    """One share less and one more is a purchase all the same (33)."""
    state = trading()
    in_business(state, "BO")
    order = noted(state, 1, "buys")
    state.players[0].shares.pop("PA")
    state.railroads["PA"].held += 1
    in_market(state, 0, turn=4)
    do(state, a.TakeTurn((a.Buy("PA", held=1),)))
    assert comes_to(state, 1, order) == Lapsed("other-buys", {"seat": 0, "railroad": "PA"})


BOTH = a.TakeTurn((a.Buy("BO", held=3), a.Sell((a.Lot("BO", 1),))))


@pytest.mark.parametrize("unless", ["buys", "sells"])
def test_of_a_purchase_and_a_sale_in_one_turn_both_count(unless: Any) -> None:
    """Three bought and one sold is a purchase and a sale."""
    state = trading(1)
    order = noted(state, 0, unless)
    do(state, BOTH)
    assert comes_to(state, 0, order) == Lapsed(f"other-{unless}", {"seat": 1, "railroad": "BO"})


def test_deals_are_those_of_one_market_round() -> None:
    """Nothing of the round before is left when the next one begins, and passes keep the list."""
    state = trading(1)
    do(state, BOTH)
    for _ in range(2):
        do(state, a.Pass())
    assert state.market is not None
    assert [(deal.seat, deal.railroad, deal.what) for deal in state.market.deals] == [
        (1, "BO", "buys"),
        (1, "BO", "sells"),
    ]
    do(state, a.Pass())
    while state.market is None:
        do(state, next(iter(GAME.legal(state, GAME.to_move(state)[0]))))
    assert state.market.deals == ()


def test_a_turn_in_which_one_opened_an_auction_is_one_s_own() -> None:
    """Ruling 46: what is left of it after the hammer is not passed by an order."""
    state = trading(options=Options(robber_barons=True))
    order, sale = noted(state, 0, "never"), SellWhen("BO", 100, True)
    do(state, a.TakeTurn((a.OpenAuction("RB1", 5),)))
    do(state, a.PassBid())
    do(state, a.PassBid())
    assert GAME.to_move(state) == (0,) and state.phase is Phase.MARKET
    assert comes_to(state, 0, order) is None and comes_to(state, 0, sale) is None


# --- selling and buying (7 to 11) ------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "falls", "acts"),
    [(66, True, True), (60, True, False), (74, True, True), (66, False, True), (74, False, False)],
)
def test_shares_are_sold_at_a_value(value: int, falls: bool, acts: bool) -> None:
    state = trading()
    found = comes_to(state, 0, SellWhen("BO", value, falls))
    sale = a.TakeTurn((a.Sell((a.Lot("BO", 4),)),))
    assert found == (Carried(sale) if acts else None)


def test_so_many_shares_are_sold_and_never_the_last_one_of_all() -> None:
    """Ruling 8: with nobody else holding any, one stays; and then there is none to sell."""
    state = trading()
    found = comes_to(state, 0, SellWhen("BO", 66, True, 3))
    assert found == Carried(a.TakeTurn((a.Sell((a.Lot("BO", 3),)),)))
    state.players[1].shares.pop("BO")
    state.railroads["BO"].held += 2
    assert comes_to(state, 0, SellWhen("BO", 66, True, 4)) == found
    state.players[0].shares["BO"] = 1
    state.railroads["BO"].held += 3
    assert comes_to(state, 0, SellWhen("BO", 66, True)) is None


def test_selling_waits_for_one_s_turn_and_ends_with_the_shares() -> None:
    state = trading(1)
    assert comes_to(state, 0, SellWhen("BO", 66, True)) is None
    assert comes_to(state, 2, SellWhen("BO", 66, True)) == Lapsed("none", {"railroad": "BO"})


def test_both_limits_of_a_railroad_can_stand() -> None:
    low, high = SellWhen("BO", 50, True), SellWhen("BO", 91, False)
    assert low.subject != high.subject


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
    state = trading()
    cash(state, cash_)
    found = comes_to(state, 0, BuyAtMost("PA", price, count))
    expected = bought and Carried(a.TakeTurn((a.Buy("PA", *bought),)))
    assert found == expected


def test_what_one_has_sold_is_not_bought_in_the_same_round() -> None:
    """Ruling 10."""
    state = trading()
    state.players[0].sold = ["PA"]
    assert comes_to(state, 0, BuyAtMost("PA", 100)) is None


def test_buying_ends_with_the_railroad_and_with_its_stock() -> None:
    state = trading()
    assert comes_to(state, 0, BuyAtMost("NYC", 100)) == Lapsed("off-track", {"railroad": "NYC"})
    running(state, "NYC", {2: 10})
    assert comes_to(state, 2, BuyAtMost("NYC", 100)) == Lapsed("all-yours", {"railroad": "NYC"})
    assert comes_to(state, 0, BuyAtMost("NYC", 100)) is None


# --- auctions (45) ---------------------------------------------------------------------------


def hammer(limit_seat: int = 1) -> State:
    """Seat 0 has put the first card up for $20; seat 1 is asked."""
    state = trading(options=Options(robber_barons=True))
    do(state, a.TakeTurn((a.OpenAuction("RB1", 20),)))
    assert GAME.to_move(state) == (limit_seat,)
    return state


def test_the_least_is_bid_up_to_a_limit() -> None:
    state = hammer()
    order = BidUpTo("RB1", 21)
    assert comes_to(state, 1, order) == Carried(a.Bid(21), order)
    assert comes_to(state, 1, BidUpTo("RB1", 20)) == Carried(a.PassBid())
    cash(state, 300, 300, 300)
    assert comes_to(state, 2, BidUpTo("RB1", 100)) is None
    assert comes_to(state, 1, BidUpTo("RB2", 100)) is None


def test_a_card_that_is_sold_ends_the_bidding_for_it() -> None:
    state = hammer()
    do(state, a.PassBid())
    do(state, a.PassBid())
    assert comes_to(state, 0, BidUpTo("RB1", 50)) == Lapsed("yours", {"card": "RB1", "seat": 0})
    assert comes_to(state, 1, BidUpTo("RB1", 50)) == Lapsed("taken", {"card": "RB1", "seat": 0})


def test_auctions_are_left() -> None:
    state = hammer()
    assert comes_to(state, 1, PassAuctions()) == Carried(a.PassBid(), PassAuctions())
    assert comes_to(state, 2, PassAuctions()) is None
    assert comes_to(trading(), 0, PassAuctions()) == Lapsed("no-barons")
    assert PassAuctions.general and PassMarket.general and not BidUpTo.general


# --- a railroad's turn (19 to 34) ------------------------------------------------------------


def operating(phase: Phase = Phase.SCRAP, **line: Any) -> State:
    """The B&O of seat 0 in its turn, asked for one step; it can serve two of three cities."""
    state = new_game(3)
    values = {"value": 66, "cards": (1,), "treasury": 200, "track": ("H17", "H18", "I17")}
    running(state, "BO", {0: 4, 1: 2}, **(values | line))
    in_business(state)
    left = {
        Phase.SCRAP: a.ScrapEquipment(),
        Phase.EQUIPMENT: a.BuyEquipment(0),
        Phase.TRACK: a.BuildNothing(),
    }
    while state.phase is not phase:
        do(state, left.get(state.phase) or list(GAME.legal(state, 0))[-1])
    return state


@pytest.mark.parametrize(
    "order",
    [
        OperateAsIs("BO", "most", "pay"),
        KeepEquipment("BO"),
        LeaveTrack("BO"),
        ServeFor("BO", "most"),
        PayOn("BO"),
        RetainOn("BO"),
    ],
)
def test_only_a_president_decides_for_a_railroad(order: Any) -> None:
    """Ruling 12: the order goes with the presidency; and it waits for the railroad's turn."""
    state = operating()
    assert comes_to(state, 1, order) == Lapsed("president", {"railroad": "BO"})
    assert comes_to(in_market(state, 0), 0, order) is None


def test_a_railroad_is_operated_as_it_is() -> None:
    """Step by step, to the end of its turn."""
    state, order = operating(), OperateAsIs("BO", "most", "pay")
    done = []
    while GAME.turn_of(state)[1] == 0 and state.business and state.business.round == 1:
        found = comes_to(state, 0, order)
        assert isinstance(found, Carried) and found.then == order
        done.append(found.action)
        do(state, found.action)
    assert done[:3] == [a.ScrapEquipment(), a.BuyEquipment(0), a.BuildNothing()]
    assert isinstance(done[-1], a.PayDividends)
    assert state.railroads["BO"].cards == [1]


def test_a_railroad_is_not_operated_at_a_loss() -> None:
    """Ruling 33: without equipment it earns nothing, and its person is asked."""
    state = operating(Phase.EQUIPMENT, cards=())
    order = OperateAsIs("BO", "most", "retain")
    assert comes_to(state, 0, order) == Lapsed("loss", {"railroad": "BO"})
    assert comes_to(state, 0, KeepEquipment("BO")) == Lapsed("no-cards", {"railroad": "BO"})


def test_equipment_is_kept_until_a_level() -> None:
    order = KeepEquipment("BO", 2)
    assert comes_to(operating(), 0, order) == Carried(a.ScrapEquipment(), order)
    state = operating(Phase.EQUIPMENT)
    assert comes_to(state, 0, order) == Carried(a.BuyEquipment(0), order)
    state.tech_level = 2
    assert comes_to(state, 0, order) == Lapsed("level", {"level": 2})


def test_track_is_left_until_the_treasury_is_full() -> None:
    state, order = operating(Phase.TRACK), LeaveTrack("BO", 201)
    assert comes_to(state, 0, order) == Carried(a.BuildNothing(), order)
    assert comes_to(operating(), 0, order) is None
    rich = {"railroad": "BO", "treasury_money": 200}
    assert comes_to(state, 0, LeaveTrack("BO", 200)) == Lapsed("treasury", rich)


def test_cities_are_served_for_most_or_for_slow_growth() -> None:
    """Ruling 28: the lowest sum above the previous one; where none is, the highest."""
    state = operating(Phase.SERVICE)
    sums = [action.cities for action in GAME.legal(state, 0)]
    nets = [services.income(state, "BO", cities).net for cities in sums]
    assert nets == sorted(nets) and nets[0] <= 0 < nets[1] < nets[-1]
    most = ServeFor("BO", "most")
    assert comes_to(state, 0, most) == Carried(a.ServeCities(sums[-1]), most)
    rising = ServeFor("BO", "rising")
    assert comes_to(state, 0, rising) == Carried(a.ServeCities(sums[1]), rising)
    state.railroads["BO"].income = nets[1]
    assert comes_to(state, 0, rising) == Carried(a.ServeCities(sums[2]), rising)
    state.railroads["BO"].income = 1_000
    assert comes_to(state, 0, rising) == Carried(a.ServeCities(sums[-1]), rising)


def test_dividends_are_paid_until_a_value_and_never_to_the_end() -> None:
    """Rulings 31 and 39."""
    state = operating(Phase.PROFIT)
    for order in (PayOn("BO"), PayOn("BO", 74)):
        assert comes_to(state, 0, order) == Carried(a.PayDividends(), order)
    now = {"railroad": "BO", "value_money": 66}
    assert comes_to(state, 0, PayOn("BO", 66)) == Lapsed("value", now)
    last = operating(Phase.PROFIT, value=341)
    for order in (PayOn("BO"), OperateAsIs("BO", "most", "pay")):
        assert comes_to(last, 0, order) == Lapsed("ends", {"railroad": "BO"})
        last.peaked = True
        assert comes_to(last, 0, order) == Carried(a.PayDividends(), order)
        last.peaked = False


def test_profits_are_retained_while_the_value_stays() -> None:
    """Ruling 31: with falling income the person is asked, but for a counter that cannot fall."""
    state, order = operating(Phase.PROFIT), RetainOn("BO")
    assert comes_to(state, 0, order) == Carried(a.RetainProfits(), order)
    state.railroads["BO"].income = 1_000
    assert comes_to(state, 0, order) is None
    low = operating(Phase.PROFIT, value=34, income=1_000)
    assert comes_to(low, 0, order) == Carried(a.RetainProfits(), order)
    rich = {"railroad": "BO", "treasury_money": 200}
    assert comes_to(state, 0, RetainOn("BO", 150)) == Lapsed("treasury", rich)
    assert PayOn("BO").subject == RetainOn("BO").subject
