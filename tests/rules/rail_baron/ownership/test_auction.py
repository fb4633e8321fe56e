"""Auctions to raise money: ruling 22."""

import pytest

from rules.rail_baron import GAME
from tests.support.rail_baron import kit as rb

OUT = rb.along("C&O", "Chicago", "Cincinnati")


def in_need(*money: int, owned: tuple[str, ...] = ("PA",), on_turn: int = 0) -> rb.State:
    """A seat with 1,000 owes seat `on_turn + 1` 5,000; the others hold `money`, from its left."""
    seats = [rb.seat("Boston") for _ in range(len(money) + 1)]
    count = len(seats)
    seats[on_turn] = rb.seat("Chicago", 1_000, destination="Seattle", railroads=list(owned))
    for offset, amount in enumerate(money, 1):
        seats[(on_turn + offset) % count].cash = amount
    seats[(on_turn + 1) % count].railroads = ["C&O"]
    state = rb.game(*seats, on_turn=on_turn)
    rb.rides(state, on_turn, OUT)
    assert state.phase is rb.Phase.FEES
    return state


def put_up(*money: int) -> rb.State:
    """The same, and the PA is put up for auction."""
    state = in_need(*money)
    rb.act(state, rb.AuctionOff("PA"))
    return state


def test_opening_and_order() -> None:
    """Ruling 22: the first bid is at least half the list price, and bidding goes in turn order from
    the seller's left."""
    state = in_need(30_000, 30_000, 30_000, on_turn=2)
    assert rb.act(state, rb.AuctionOff("PA")) == [rb.AuctionOpened("PA", 2, 15_000)]
    order = []
    for amount in (15_000, 15_500, 16_000, 16_500):
        order += GAME.to_move(state)
        rb.act(state, rb.Bid(amount))
    assert order == [3, 0, 1, 3]


@pytest.mark.parametrize(
    ("before", "wrong", "least", "code"),
    [
        pytest.param([], 14_999, 15_000, "bid-low", id="half the price first"),
        pytest.param([17_001], 17_500, 17_501, "bid-low", id="then 500 more"),
        pytest.param([], 20_001, 20_000, "bid-high", id="never above the cash"),
    ],
)
def test_which_bids_are_allowed(before: list[int], wrong: int, least: int, code: str) -> None:
    """Ruling 22: the first at least half the price, each further one at least 500 more, none above
    the bidder's cash, though all of it may be bid."""
    state = put_up(20_000, 30_000)
    for amount in before:
        rb.act(state, rb.Bid(amount))
    refusal = rb.refused(state, rb.Bid(wrong), code, "22")
    limit = "low_money" if code == "bid-low" else "high_money"
    assert (refusal.args_["amount_money"], refusal.args_[limit]) == (wrong, least)
    assert rb.act(state, rb.Bid(least))[0] == rb.BidMade(1 + len(before), least)


def test_a_pass_is_final() -> None:
    """Ruling 22: who has passed is out of this auction; who cannot make the lowest bid passes by
    itself."""
    state = put_up(30_000, 30_000, 30_000)
    assert rb.act(state, rb.PassBid()) == [rb.BidPassed(1)]
    rb.acts(state, rb.Bid(15_000), rb.Bid(15_500))
    assert GAME.to_move(state) == (2,)
    rb.refused(state, rb.Bid(16_000), "not-your-turn", "22", by=1)
    state = in_need(14_999, 30_000, 15_400)
    assert rb.act(state, rb.AuctionOff("PA"))[1:] == [rb.BidPassed(1)]
    assert GAME.to_move(state) == (2,)
    events = rb.act(state, rb.Bid(15_000))
    assert events[:3] == [rb.BidMade(2, 15_000), rb.BidPassed(3), rb.AuctionWon("PA", 0, 2, 15_000)]


def test_the_leader_pays_the_seller() -> None:
    """Ruling 22: when all others have passed, the leader pays the seller and has the deed; the fees
    follow."""
    state = put_up(30_000, 30_000)
    events = rb.acts(state, rb.Bid(15_000), rb.Bid(16_000), rb.PassBid())
    assert events == [
        rb.BidPassed(1),
        rb.AuctionWon("PA", 0, 2, 16_000),
        rb.Paid(2, 0, 16_000, "auction"),
        rb.Paid(0, 1, 5_000, "fee"),
        rb.TurnBegan(1, state.turn.number),
    ]
    assert rb.cash(state) == [12_000, 35_000, 14_000]
    assert state.seats[2].railroads == ["PA"] and state.seats[0].railroads == []
    assert state.auction is None


def test_nobody_is_asked_who_has_no_choice() -> None:
    """Ruling 22: with all others out the hammer falls without asking the leader again; with nobody
    able to bid the railroad goes to the bank at once."""
    events = rb.act(put_up(30_000, 3_000), rb.Bid(15_000))
    assert rb.of(events, rb.AuctionWon) == [rb.AuctionWon("PA", 0, 1, 15_000)]
    state = in_need(3_000, 3_000)
    events = rb.act(state, rb.AuctionOff("PA"))
    assert rb.of(events, rb.AuctionUnsold) == [rb.AuctionUnsold("PA", 0)]
    assert state.turn.seat == 1


def test_nobody_bids() -> None:
    """Ruling 22: without a bid the bank pays half the price."""
    state = put_up(30_000, 30_000)
    events = rb.acts(state, rb.PassBid(), rb.PassBid())
    assert events[:4] == [
        rb.BidPassed(2),
        rb.AuctionUnsold("PA", 0),
        rb.Paid(None, 0, 15_000, "sale"),
        rb.Paid(0, 1, 5_000, "fee"),
    ]
    assert "PA" in state.bank and rb.cash(state) == [11_000, 35_000, 30_000]


def test_only_bidding_goes_on_meanwhile() -> None:
    """Rulebook, auction: once put up it is sold; the seller neither withdraws nor bids, and the
    others do nothing else."""
    state = put_up(30_000, 30_000)
    for action in (rb.PassBid(), rb.Bid(20_000), rb.SellToBank("PA"), rb.AuctionOff("PA")):
        rb.refused(state, action, "not-your-turn", "22", by=0)
    assert rb.legal(state) == [rb.PassBid(), rb.Bid(15_000), rb.Bid(22_500), rb.Bid(30_000)]
    rb.refused(state, rb.SellToBank("C&O"), "now-auction", "22")


def test_still_short() -> None:
    """Ruling 22: still short after the sale, the seller has to go on selling."""
    state = in_need(30_000, 30_000, owned=("RF&P", "B&M", "PA"))
    rb.acts(state, rb.AuctionOff("RF&P"), rb.Bid(2_000), rb.PassBid())
    assert state.phase is rb.Phase.FEES and rb.cash(state) == [3_000, 28_000, 30_000]
    assert state.turn.sold == ["RF&P"]
    assert rb.legal(state)[:2] == [rb.SellToBank("B&M"), rb.AuctionOff("B&M")]


def test_who_does_not_bid() -> None:
    """Ruling 22: bankrupt seats do not bid, nor does the imaginary owner of a game for two;
    declared seats bid like all others."""
    state = in_need(30_000, 0, 30_000)
    gone, runner = state.seats[2], state.seats[3]
    gone.bankrupt, gone.milepost, gone.destination = True, -1, None
    runner.home = runner.destination = "Miami"
    runner.declared, runner.alternate = True, "Denver"
    rb.act(state, rb.AuctionOff("PA"))
    assert state.auction is not None and state.auction.waiting == [1, 3]
    state = rb.game(
        rb.seat("Chicago", 1_000, destination="Seattle", railroads=["PA"]),
        rb.seat("Boston", 30_000, railroads=["C&O"]),
        third=["GN"],
    )
    rb.rides(state, 0, OUT)
    rb.act(state, rb.AuctionOff("PA"))
    assert state.auction is not None and state.auction.waiting == [1]
    events = rb.act(state, rb.Bid(15_000))
    assert rb.of(events, rb.AuctionWon) == [rb.AuctionWon("PA", 0, 1, 15_000)]
