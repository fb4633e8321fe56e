"""Auctions to raise money: ruling 22."""

from __future__ import annotations

from rules.rail_baron import GAME
from rules.rail_baron.model.actions import AuctionOff, Bid, PassBid, SellToBank
from rules.rail_baron.model.events import (
    AuctionOpened,
    AuctionUnsold,
    AuctionWon,
    BidMade,
    BidPassed,
    Paid,
    TurnBegan,
)
from rules.rail_baron.model.state import Phase, State
from tests.support.rail_baron.states import (
    act,
    along,
    cash,
    declared,
    game,
    legal,
    of,
    refused,
    rides,
    seat,
)

OUT = along("C&O", "Chicago", "Cincinnati")


def in_need(*money: int, own: tuple[str, ...] = ("PA",), on_turn: int = 0) -> State:
    """A seat with 1,000 owes seat `on_turn + 1` 5,000; the others hold `money`, from its left."""
    seats = [seat("Boston") for _ in range(len(money) + 1)]
    count = len(seats)
    seats[on_turn] = seat("Chicago", 1_000, destination="Seattle", railroads=list(own))
    for offset, amount in enumerate(money, 1):
        seats[(on_turn + offset) % count].cash = amount
    seats[(on_turn + 1) % count].railroads = ["C&O"]
    state = game(*seats, on_turn=on_turn)
    rides(state, on_turn, OUT)
    assert state.phase is Phase.FEES
    return state


def test_opening_and_order() -> None:
    """Ruling 22: the first bid is at least half the list price, and bidding goes in turn order from
    the seller's left."""
    state = in_need(30_000, 30_000, 30_000, on_turn=2)
    assert act(state, AuctionOff("PA")) == [AuctionOpened("PA", 2, 15_000)]
    order = []
    for amount in (15_000, 15_500, 16_000, 16_500):
        order += GAME.to_move(state)
        act(state, Bid(amount))
    assert order == [3, 0, 1, 3]


def test_first_bid() -> None:
    """Ruling 22: less than half the price is refused."""
    state = in_need(30_000, 30_000)
    act(state, AuctionOff("PA"))
    refusal = refused(state, Bid(14_999), "bid-low", "22")
    assert refusal.args_ == {"amount_money": 14_999, "low_money": 15_000}
    act(state, Bid(15_000))


def test_next_bid() -> None:
    """Ruling 22: each further bid is at least 500 more."""
    state = in_need(30_000, 30_000)
    act(state, AuctionOff("PA"))
    act(state, Bid(17_001))
    refused(state, Bid(17_500), "bid-low", "22")
    assert act(state, Bid(17_501)) == [BidMade(2, 17_501)]


def test_never_above_the_cash() -> None:
    """Ruling 22: never above the bidder's cash, though all of it may be bid."""
    state = in_need(20_000, 30_000)
    act(state, AuctionOff("PA"))
    refused(state, Bid(20_001), "bid-high", "22")
    act(state, Bid(20_000))


def test_a_pass_is_final() -> None:
    """Ruling 22: who has passed is out of this auction."""
    state = in_need(30_000, 30_000, 30_000)
    act(state, AuctionOff("PA"))
    assert act(state, PassBid()) == [BidPassed(1)]
    act(state, Bid(15_000))
    act(state, Bid(15_500))
    assert GAME.to_move(state) == (2,)
    refused(state, Bid(16_000), "not-your-turn", "22", by=1)


def test_who_cannot_bid_passes() -> None:
    """Ruling 22: who cannot make the lowest bid passes by itself."""
    state = in_need(14_999, 30_000, 15_400)
    assert act(state, AuctionOff("PA"))[1:] == [BidPassed(1)]
    assert GAME.to_move(state) == (2,)
    events = act(state, Bid(15_000))
    assert events[:3] == [BidMade(2, 15_000), BidPassed(3), AuctionWon("PA", 0, 2, 15_000)]


def test_the_leader_pays_the_seller() -> None:
    """Ruling 22: when all others have passed, the leader pays the seller and has the deed; the fees
    follow."""
    state = in_need(30_000, 30_000)
    act(state, AuctionOff("PA"))
    act(state, Bid(15_000))
    act(state, Bid(16_000))
    events = act(state, PassBid())
    assert events == [
        BidPassed(1),
        AuctionWon("PA", 0, 2, 16_000),
        Paid(2, 0, 16_000, "auction"),
        Paid(0, 1, 5_000, "fee"),
        TurnBegan(1, state.turn.number),
    ]
    assert cash(state) == [12_000, 35_000, 14_000]
    assert state.seats[2].railroads == ["PA"] and state.seats[0].railroads == []
    assert state.auction is None


def test_the_leader_does_not_bid_against_itself() -> None:
    """Ruling 22: with all others out the hammer falls without asking the leader again."""
    state = in_need(30_000, 3_000)
    act(state, AuctionOff("PA"))
    events = act(state, Bid(15_000))
    assert of(events, AuctionWon) == [AuctionWon("PA", 0, 1, 15_000)]


def test_nobody_bids() -> None:
    """Ruling 22: without a bid the bank pays half the price."""
    state = in_need(30_000, 30_000)
    act(state, AuctionOff("PA"))
    act(state, PassBid())
    events = act(state, PassBid())
    assert events[:4] == [
        BidPassed(2),
        AuctionUnsold("PA", 0),
        Paid(None, 0, 15_000, "sale"),
        Paid(0, 1, 5_000, "fee"),
    ]
    assert "PA" in state.bank and cash(state) == [11_000, 35_000, 30_000]


def test_not_even_one_who_could() -> None:
    """Ruling 22: with nobody able to bid it goes to the bank at once."""
    state = in_need(3_000, 3_000)
    events = act(state, AuctionOff("PA"))
    assert of(events, AuctionUnsold) == [AuctionUnsold("PA", 0)]
    assert state.turn.seat == 1


def test_it_cannot_be_withdrawn() -> None:
    """Rulebook, auction: once put up it is sold; the seller neither withdraws nor bids."""
    state = in_need(30_000, 30_000)
    act(state, AuctionOff("PA"))
    for action in (PassBid(), Bid(20_000), SellToBank("PA"), AuctionOff("PA")):
        refused(state, action, "not-your-turn", "22", by=0)


def test_still_short() -> None:
    """Ruling 22: still short after the sale, the seller has to go on selling."""
    state = in_need(30_000, 30_000, own=("RF&P", "B&M", "PA"))
    act(state, AuctionOff("RF&P"))
    act(state, Bid(2_000))
    act(state, PassBid())
    assert state.phase is Phase.FEES and cash(state) == [3_000, 28_000, 30_000]
    assert state.turn.sold == ["RF&P"]
    assert legal(state)[:2] == [SellToBank("B&M"), AuctionOff("B&M")]


def test_who_does_not_bid() -> None:
    """Ruling 22: bankrupt seats do not bid."""
    state = in_need(30_000, 0, 30_000)
    gone = state.seats[2]
    gone.bankrupt, gone.milepost, gone.destination = True, -1, None
    act(state, AuctionOff("PA"))
    assert state.auction is not None and state.auction.waiting == [1, 3]


def test_imaginary_owner_does_not_bid() -> None:
    """Ruling 22: nor does the imaginary owner of a game for two."""
    state = game(
        seat("Chicago", 1_000, destination="Seattle", railroads=["PA"]),
        seat("Boston", 30_000, railroads=["C&O"]),
        third=["GN"],
    )
    rides(state, 0, OUT)
    act(state, AuctionOff("PA"))
    assert state.auction is not None and state.auction.waiting == [1]
    events = act(state, Bid(15_000))
    assert of(events, AuctionWon) == [AuctionWon("PA", 0, 1, 15_000)]


def test_declared_seats_bid() -> None:
    """Ruling 22: declared seats bid like all others."""
    state = game(
        seat("Chicago", 1_000, destination="Seattle", railroads=["PA"]),
        declared("Boston", "Miami", "Denver"),
        seat("Boston", railroads=["C&O"]),
    )
    rides(state, 0, OUT)
    act(state, AuctionOff("PA"))
    assert GAME.to_move(state) == (1,)
    act(state, Bid(20_000))


def test_raising_bids_in_the_rulebook() -> None:
    """Rulebook, auction: the highest bid takes it; nothing else is done meanwhile."""
    state = in_need(30_000, 30_000)
    act(state, AuctionOff("PA"))
    assert legal(state) == [PassBid(), Bid(15_000), Bid(22_500), Bid(30_000)]
    refused(state, SellToBank("C&O"), "now-auction", "22")
