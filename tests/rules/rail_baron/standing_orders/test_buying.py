"""Orders of Rail Baron that buy and bid: each does what could be pressed, waits, or lapses."""

from rules.game import OrderAction, OrderExpired
from rules.rail_baron.model import actions as do
from rules.rail_baron.model.options import SHORT
from rules.rail_baron.model.state import Auction, Phase, Ridden
from rules.rail_baron.standing_orders import order_kinds as o
from tests.rules.rail_baron.standing_orders.positions import auction, buying, comes_to, riding
from tests.support.rail_baron.states import game, seat


def test_a_railroad_is_bought_at_list_price_if_enough_is_left() -> None:
    """Ruling 15: the GM&O costs 12,000."""
    assert comes_to(buying(), 0, o.BuyAtPrice("GM&O", 8_000)) == OrderAction(do.BuyRailroad("GM&O"))
    assert comes_to(buying(), 0, o.BuyAtPrice("GM&O", 8_001)) is None
    assert comes_to(buying(11_999), 0, o.BuyAtPrice("GM&O")) is None
    assert comes_to(riding(), 0, o.BuyAtPrice("GM&O")) is None


def test_the_fees_of_the_turn_are_kept_back_for() -> None:
    """Ruling 16a: what was ridden is owed at the end, except for the railroad that is bought."""
    mine, foreign = Ridden(0, "GM&O", 1_000), Ridden(1, "PA", 1_000)
    for ridden, reserve, buys in (
        ([mine], 8_000, True),
        ([foreign], 8_000, False),
        ([foreign], 7_000, True),
        ([mine, foreign, Ridden(2, "PA", 1_000)], 7_000, True),
    ):
        state = buying()
        state.turn.ridden = ridden
        assert (comes_to(state, 0, o.BuyAtPrice("GM&O", reserve)) is not None) == buys


def test_a_railroad_that_is_gone_is_waited_for_no_longer() -> None:
    mine = buying(railroads=["GM&O"])
    assert comes_to(mine, 0, o.BuyAtPrice("GM&O")) == OrderExpired("yours", {"railroad": "GM&O"})
    taken = buying()
    taken.bank.remove("GM&O")
    taken.seats[1].railroads = ["GM&O"]
    gone = {"railroad": "GM&O", "seat": 1}
    assert comes_to(taken, 0, o.BuyAtPrice("GM&O")) == OrderExpired("taken", gone)
    third = game(seat("Chicago"), seat("Boston"), third=["GM&O"])
    assert comes_to(third, 0, o.BuyAtPrice("GM&O")) == OrderExpired("gone", {"railroad": "GM&O"})


def test_saving_up_lets_purchases_pass() -> None:
    """Ruling 15."""
    order = o.SaveUp(30_000)
    assert comes_to(buying(), 0, order) == OrderAction(do.BuyNothing(), order)
    assert comes_to(riding(), 0, order) is None
    assert comes_to(buying(30_000), 0, order) == OrderExpired("saved", {"cash_money": 30_000})


def test_the_lowest_lawful_bid_is_made_up_to_the_limit() -> None:
    """Ruling 22: half the price first, then 500 more; beyond the limit the seat leaves."""
    order = o.BidUpTo("PA", 16_000)
    assert comes_to(auction(), 1, order) == OrderAction(do.Bid(15_000), order)
    assert comes_to(auction(15_500), 1, order) == OrderAction(do.Bid(16_000), order)
    assert comes_to(auction(15_600), 1, order) == OrderAction(do.PassBid())
    assert comes_to(auction(), 1, o.BidUpTo("PA", 14_999)) == OrderAction(do.PassBid())


def test_a_bid_waits_for_its_railroad_and_its_turn() -> None:
    assert comes_to(auction(), 1, o.BidUpTo("B&O", 16_000)) is None
    assert comes_to(auction(), 2, o.BidUpTo("PA", 16_000)) is None
    assert comes_to(riding(), 0, o.BidUpTo("PA", 16_000)) is None
    assert comes_to(auction(), 0, o.BidUpTo("PA", 9)) == OrderExpired("yours", {"railroad": "PA"})


def test_bidding_on_asks_again_at_its_limit() -> None:
    """Ruling 22: the least allowed each time; it ends with the limit, and with the auction."""
    order = o.KeepBidding("PA", 16_000)
    assert comes_to(auction(), 1, order) == OrderAction(do.Bid(15_000), order)
    assert comes_to(auction(15_500), 1, order) == OrderAction(do.Bid(16_000), order)
    past = OrderExpired("auction-limit", {"railroad": "PA", "bid_money": 16_100})
    assert comes_to(auction(15_600), 1, order) == past
    leading = auction(16_000)
    assert comes_to(leading, 2, order) is None, "nobody outbids oneself"
    over = OrderExpired("auction-over", {"railroad": "PA"})
    leading.auction = Auction("PA", 0, 15_000, 16_000, 2, [2])
    assert comes_to(leading, 1, order) == over
    assert comes_to(riding(), 0, order) == over
    assert comes_to(auction(), 0, order) == OrderExpired("yours", {"railroad": "PA"})
    assert order.subject == o.BidUpTo("PA", 1).subject


def test_opening_auctions_are_bid_in_too() -> None:
    """Ruling 32: the bank's railroads before the first turn."""
    state = game(seat("Chicago"), seat("Boston"), options=SHORT, phase=Phase.AUCTION)
    state.auction = Auction("PA", None, 15_000, 0, None, [0, 1])
    order = o.BidUpTo("PA", 20_000)
    assert comes_to(state, 0, order) == OrderAction(do.Bid(15_000), order)


def test_auctions_are_left_at_once() -> None:
    order = o.PassAuctions()
    assert comes_to(auction(), 1, order) == OrderAction(do.PassBid(), order)
    assert comes_to(auction(), 2, order) is None
    assert comes_to(riding(), 0, order) is None
