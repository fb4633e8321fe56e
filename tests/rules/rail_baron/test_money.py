"""Raising money, auctions, bankruptcy (21 to 23)."""

from __future__ import annotations

import pytest

from rules.errors import RuleError
from rules.rail_baron import GAME
from rules.rail_baron.actions import AuctionOff, Bid, PassBid, Roll, SellToBank
from rules.rail_baron.events import (
    AuctionOpened,
    AuctionUnsold,
    AuctionWon,
    BidMade,
    BidPassed,
    Paid,
    SoldToBank,
    TurnBegan,
    WentBankrupt,
    Won,
)
from rules.rail_baron.play import THIRD, Play
from rules.rail_baron.state import Phase
from tests.rules.rail_baron.table import Table


def short(*own: str, cash: int = 0, seats: int = 4, owner: int = 1) -> Table:
    """Seat 0 with these railroads and this cash owes 5,000 to `owner` for riding the NYC."""
    table = Table(*["Chicago", "Denver", "Atlanta", "Reno"][:seats], cash=20_000)
    table.own(owner, "NYC")
    table.own(0, *own)
    table.cash(0, cash)
    table.put(0, "Chicago", "Buffalo")
    table.dice.white(1, 2)
    table.do(Roll())
    table.ride(*table.along("NYC", "Chicago", "Buffalo")[:3])
    return table


# 21: selling for the fees


def test_who_cannot_pay_sells() -> None:
    """Ruling 21: to the bank at half price, then all is paid at once. Rulebook, Auction."""
    table = short("PA", cash=4_999)
    assert (table.phase, table.to_move) == (Phase.FEES, 0)
    assert table.legal() == [SellToBank("PA"), AuctionOff("PA")]
    assert table.told(Paid) == []
    table.do(SellToBank("PA"))
    assert table.told(SoldToBank) == [SoldToBank(0, "PA", 15_000)]
    assert table.told(Paid) == [Paid(None, 0, 15_000, "sale"), Paid(0, 1, 5_000, "fee")]
    assert "PA" in table.state.bank
    assert table.seat(0).cash == 4_999 + 15_000 - 5_000


def test_who_can_pay_does_not_sell() -> None:
    """Ruling 21: it may not sell otherwise."""
    table = short("PA", cash=5_000)
    assert (table.to_move, table.seat(0).cash, table.seat(0).railroads) == (1, 0, ["PA"])
    assert table.refused(SellToBank("PA"), seat=0).code == "not-your-turn"


def test_only_until_it_can_pay() -> None:
    """Ruling 21: one at a time, its choice, and no more than needed."""
    table = short("B&M", "RF&P", "PA", cash=1_500)
    table.do(SellToBank("B&M"))
    assert (table.phase, table.seat(0).cash) == (Phase.FEES, 3_500)
    table.do(SellToBank("RF&P"))
    assert (table.to_move, table.seat(0).cash) == (1, 500)
    assert table.seat(0).railroads == ["PA"]


def test_only_own_railroads_are_sold() -> None:
    """Ruling 21: its railroads."""
    table = short("PA")
    for action in (SellToBank("NYC"), AuctionOff("SP")):
        refusal = table.refused(action)
        assert (refusal.code, refusal.rule) == ("railroad-not-yours", "21")
        assert refusal.nearest == type(action)("PA")


def test_a_sale_does_not_change_what_is_owed() -> None:
    """Ruling 21: neither to whom nor how much."""
    table = short("PA", seats=3)
    owed = table.view(0).owed
    table.cash(1, 40_000)
    table.do(AuctionOff("PA"))
    assert table.view(0).owed == owed
    table.do(Bid(15_000))
    table.do(PassBid())
    assert table.told(Paid) == [Paid(1, 0, 15_000, "auction"), Paid(0, 1, 5_000, "fee")]


def test_two_seats_sell_for_the_halves() -> None:
    """Ruling 21: what the imaginary owner's fee costs is fixed before the sale, too."""
    table = Table("Chicago", "Denver", cash=20_000)
    table.own(0, "PA")
    table.cash(0, 0)
    table.state.gifts = 1
    play = Play(table.state, table.dice)
    table.state.bank.remove("NYC")
    table.state.third_owner.append("NYC")
    assert play.owner("NYC") == THIRD
    table.put(0, "Chicago", "Buffalo")
    table.dice.white(1, 2)
    table.do(Roll())
    table.ride(*table.along("NYC", "Chicago", "Buffalo")[:3])
    assert table.view(0).owed == ((None, 2_500), (1, 2_500))
    table.do(SellToBank("PA"))
    assert table.told(Paid)[1:] == [Paid(0, None, 2_500, "fee"), Paid(0, 1, 2_500, "fee")]


# 22: auctions


def test_bidding_goes_round_from_the_sellers_left() -> None:
    """Ruling 22: first bid half the price, then 500 more, until all others have passed."""
    table = short("PA")
    table.do(AuctionOff("PA"))
    assert table.told(AuctionOpened) == [AuctionOpened("PA", 0, 15_000)]
    assert (table.phase, table.to_move) == (Phase.AUCTION, 1)
    low = table.refused(Bid(14_999))
    assert (low.code, low.rule, low.nearest) == ("bid-low", "22", Bid(15_000))
    table.do(Bid(15_000))
    assert table.told(BidMade) == [BidMade(1, 15_000)]
    assert table.to_move == 2
    assert table.refused(Bid(15_499)).nearest == Bid(15_500)
    table.do(PassBid())
    assert table.to_move == 3
    table.do(Bid(15_700))
    assert table.to_move == 1
    assert table.view(1).bids == (16_200, 20_000)
    assert table.view(2).bids is None
    table.do(PassBid())
    assert table.told(AuctionWon) == [AuctionWon("PA", 0, 3, 15_700)]
    assert table.told(Paid)[0] == Paid(3, 0, 15_700, "auction")
    assert table.seat(3).railroads == ["PA"]
    assert table.to_move == 1
    assert table.state.auction is None


def test_never_above_the_bidders_cash() -> None:
    """Ruling 22: cash on hand is the limit."""
    table = short("PA")
    table.do(AuctionOff("PA"))
    high = table.refused(Bid(20_001))
    assert (high.code, high.nearest) == ("bid-high", Bid(20_000))
    table.do(Bid(20_000))


def test_a_pass_is_final() -> None:
    """Ruling 22: who passed is not asked again."""
    table = short("PA")
    table.do(AuctionOff("PA"))
    table.do(PassBid())
    table.do(Bid(15_000))
    table.do(Bid(15_500))
    assert table.to_move == 2
    assert table.refused(Bid(17_000), seat=1).rule == "22"


def test_who_cannot_make_the_lowest_bid_passes_by_itself() -> None:
    """Ruling 22: the hammer falls without asking those who cannot."""
    table = short("PA")
    table.cash(1, 14_999)
    table.cash(3, 15_499)
    table.do(AuctionOff("PA"))
    assert table.told(BidPassed) == [BidPassed(1)]
    assert table.to_move == 2
    table.do(Bid(15_000))
    assert table.told(BidPassed) == [BidPassed(3)]
    assert table.told(AuctionWon) == [AuctionWon("PA", 0, 2, 15_000)]


def test_no_bid_and_the_bank_pays_half() -> None:
    """Ruling 22: the railroad goes to the bank."""
    table = short("PA")
    table.do(AuctionOff("PA"))
    for _ in range(3):
        table.do(PassBid())
    assert table.told(AuctionUnsold) == [AuctionUnsold("PA", 0)]
    assert table.told(Paid)[0] == Paid(None, 0, 15_000, "sale")
    assert "PA" in table.state.bank


def test_an_auction_is_not_withdrawn() -> None:
    """Ruling 22: once put up, it goes to the highest bidder or the bank; the seller does not
    bid."""
    table = short("PA", "SP")
    table.do(AuctionOff("PA"))
    assert table.refused(SellToBank("PA"), seat=0).code == "not-your-turn"
    assert table.refused(Bid(16_000), seat=0).code == "not-your-turn"
    assert 0 not in table.view(None).auction.waiting
    assert table.refused(SellToBank("PA")).code == "now-auction"


def test_bankrupt_seats_do_not_bid() -> None:
    """Ruling 22: neither they nor the imaginary owner."""
    table = short("PA")
    table.cash(1, 0)
    table.seat(1).railroads.remove("NYC")
    table.state.bank.append("NYC")
    table.state.purchases -= 1
    table.seat(1).bankrupt = True
    table.put(1, -1)
    table.do(AuctionOff("PA"))
    assert table.told(BidPassed) == []
    assert table.state.auction is not None
    assert table.state.auction.waiting == [2, 3]


def test_all_broke_and_the_bank_buys_at_once() -> None:
    """Ruling 22: passes by themselves, without a press."""
    table = short("PA")
    for seat in (1, 2, 3):
        table.cash(seat, 100)
    table.do(AuctionOff("PA"))
    assert [type(e) for e in table.events][:5] == [AuctionOpened, *[BidPassed] * 3, AuctionUnsold]
    assert table.to_move == 1


# 23: bankruptcy


def test_bankrupt_when_nothing_is_left_to_sell() -> None:
    """Ruling 23: cash to the bank, creditors get nothing, the train leaves the board, the next
    seat moves. Rulebook, Bankruptcy."""
    table = short("B&M", cash=1_000)
    table.do(SellToBank("B&M"))
    assert table.told(WentBankrupt) == [WentBankrupt(0)]
    assert table.told(Paid)[-1] == Paid(0, None, 3_000, "bankruptcy")
    assert table.seat(1).cash == 20_000
    seat = table.seat(0)
    assert (seat.cash, seat.milepost, seat.destination, seat.railroads) == (0, -1, None, [])
    assert table.events[-1] == TurnBegan(1, 2)


def test_without_railroads_it_happens_by_itself() -> None:
    """Ruling 23: nothing to choose, nothing asked."""
    table = short(cash=4_999)
    assert table.told(WentBankrupt) == [WentBankrupt(0)]
    assert table.to_move == 1


def test_the_turn_goes_past_bankrupt_seats() -> None:
    """Ruling 23: the others play on in their order."""
    table = short(cash=0)
    order = [table.to_move]
    for _ in range(4):
        seat = table.to_move
        table.put(seat, "Chicago", "New York")
        table.cash(seat, 20_000)
        table.dice.white(1, 1)
        table.do(Roll())
        table.ride(*table.along("PA", "Chicago", "New York")[:2])
        order.append(table.to_move)
    assert order == [1, 2, 3, 1, 2]


def test_declared_or_not() -> None:
    """Ruling 23: a declared seat can go bankrupt."""
    table = Table("Chicago", "Denver", "Atlanta")
    table.own(1, "NYC")
    table.declared(0, "Buffalo", "Miami")
    table.cash(0, 0)
    table.pass_turn_to(0)
    table.dice.white(1, 1)
    table.do(Roll())
    table.ride(*table.along("NYC", "Buffalo", "Chicago")[:2])
    assert table.told(WentBankrupt) == [WentBankrupt(0)]
    assert not table.seat(0).declared


def test_the_last_seat_left_wins_at_once() -> None:
    """Ruling 23: whatever its cash. Rulebook, Bankruptcy."""
    table = short(cash=0, seats=2)
    assert table.told(Won) == [Won(1, "last")]
    assert (table.state.winner, GAME.to_move(table.state), table.phase) == (1, (), Phase.OVER)
    assert GAME.over(table.state)
    assert [(line.place, line.seat) for line in GAME.standing(table.state, None)] == [
        (1, 1),
        (2, 0),
    ]
    assert table.events[-1] == Won(1, "last")
    with pytest.raises(RuleError, match="game-over"):
        GAME.check(table.state, 1, Roll())
