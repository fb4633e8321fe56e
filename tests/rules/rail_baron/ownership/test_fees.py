"""Use fees, selling for them, bankruptcy: rulings 16 to 18, 20, 21 and 23."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.rail_baron import GAME
from rules.rail_baron.model.actions import (
    AuctionOff,
    Bid,
    BuyNothing,
    BuyRailroad,
    DrawDestination,
    PassBid,
    Ride,
    Roll,
    SellToBank,
)
from rules.rail_baron.model.events import (
    BankSoldOut,
    FeesOwed,
    Paid,
    SoldToBank,
    TurnBegan,
    WentBankrupt,
    Won,
)
from rules.rail_baron.model.state import Phase, State
from tests.support.rail_baron.states import (
    BOARD,
    act,
    along,
    begin_turn,
    buys,
    cash,
    chart,
    declared,
    game,
    kinds,
    legal,
    of,
    refused,
    rides,
    seat,
    to,
)

PA = along("PA", "Chicago", "Indianapolis")
CO = along("C&O", "Chicago", "Cincinnati")
LN = along("L&N", "Cincinnati", "Louisville")
ROUND = (*CO, *LN, *along("PA", "Louisville", "Indianapolis"))
"""Chicago to Indianapolis by way of C&O, L&N and PA."""


def travelling(*others: list[str], money: int = 20_000, own: tuple[str, ...] = ()) -> State:
    """Seat 0 in Chicago on its way to Seattle; each other seat has these railroads."""
    player = seat("Chicago", money, destination="Seattle", railroads=list(own))
    rest = [seat(home, railroads=marks) for home, marks in zip(ELSEWHERE, others, strict=False)]
    return game(player, *rest)


ELSEWHERE = ("Boston", "Miami", "Denver")


def test_fees_at_the_end_of_the_turn() -> None:
    """Ruling 16: everything ridden in the turn is paid at its end, white and red dice together."""
    state = travelling(["PA"], ["NYC"])
    state.turn.white = None
    act(state, Roll(), 6, 6)
    away = (*PA, *along("PA", "Indianapolis", "Columbus", "Pittsburgh", "Philadelphia"), *SOUTH)
    act(state, Ride(away[:12]), 1)
    assert cash(state) == [20_000, 20_000, 20_000]
    events = act(state, legal(state)[0])
    assert len(of(events, FeesOwed)) == 1 and state.turn.seat == 1
    assert cash(state)[1] == 25_000


SOUTH = along("B&O", "Philadelphia", "Baltimore", "Washington")


def test_fees_of_a_bounce_out_turn() -> None:
    """Ruling 16: rides before and after an arrival in mid-turn are one sum: an owner met on both
    is paid once."""
    player = seat("Chicago", destination="Indianapolis", engine="Express")
    state = game(player, seat("Boston", railroads=["PA"]), seat("Miami"))
    rides(state, 0, PA)
    act(state, BuyNothing(), *to("Pittsburgh"), 2)
    events = act(state, Ride(along("PA", "Indianapolis", "Columbus")))
    assert of(events, FeesOwed) == [FeesOwed(0, ((1, 5_000),))]
    assert cash(state) == [20_000 + chart("Chicago", "Indianapolis") - 5_000, 25_000, 20_000]


def test_own_railroads_are_free() -> None:
    """Ruling 16: own railroads cost nothing."""
    state = travelling([], own=("PA",))
    assert kinds(rides(state, 0, PA)) == ["Rode", "TurnBegan"]
    assert cash(state) == [20_000, 20_000]


def test_ridden_and_bought_this_turn() -> None:
    """Ruling 16: a railroad ridden and then bought this turn is free."""
    player = seat("Chicago", 40_000, destination="Indianapolis")
    state = game(player, seat("Boston"), seat("Miami"))
    rides(state, 0, PA)
    events = act(state, BuyRailroad("PA"))
    assert of(events, FeesOwed) == []
    assert cash(state)[0] == 40_000 + chart("Chicago", "Indianapolis") - 30_000


def test_owner_of_now_at_the_rate_of_then() -> None:
    """Ruling 16a: a railroad ridden as the bank's that passes to the imaginary owner this turn is
    paid to that owner at the rate of the ride."""
    player = seat("Chicago", 40_000, destination="Indianapolis")
    state = game(player, seat("Boston", railroads=["GN", "NP", "UP"]))
    rides(state, 0, PA)
    left = [mark for mark in state.bank if mark != "B&M"]
    events = act(state, BuyRailroad("B&M"), left.index("PA"))
    assert state.third_owner == ["PA"]
    assert of(events, FeesOwed) == [FeesOwed(0, ((None, 500), (1, 500)))]


def test_bank_once() -> None:
    """Ruling 17: the bank's railroads cost 1,000 together, however many are ridden."""
    state = travelling([])
    events = rides(state, 0, ROUND)
    assert of(events, FeesOwed) == [FeesOwed(0, ((None, 1_000),))]
    assert cash(state) == [19_000, 20_000]


def test_public_railroads_cost_as_the_banks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling 17: Public railroads are in the same 1,000, sold out or not."""
    monkeypatch.setitem(BOARD.railroads, "PA", replace(BOARD.railroads["PA"], public=True))
    state = travelling([], [])
    state.bank.remove("PA")
    state.sold_out = True
    assert of(rides(state, 0, ROUND), Paid) == [Paid(0, None, 1_000, "fee")]


def test_each_owner_once() -> None:
    """Ruling 17: each other owner is paid 5,000 once, whatever the number of railroads ridden."""
    state = travelling(["C&O", "PA"], ["L&N"])
    events = rides(state, 0, ROUND)
    assert of(events, Paid) == [Paid(0, 1, 5_000, "fee"), Paid(0, 2, 5_000, "fee")]
    assert cash(state) == [10_000, 25_000, 25_000]


def test_bank_and_owners() -> None:
    """Rulebook, use fees: 1,000 to the bank and 5,000 to each opponent, own railroads free."""
    state = travelling(["C&O"], own=("L&N",))
    assert of(rides(state, 0, ROUND), Paid) == [
        Paid(0, None, 1_000, "fee"),
        Paid(0, 1, 5_000, "fee"),
    ]


def test_ten_thousand_when_sold_out() -> None:
    """Ruling 17: 10,000 from the moment the bank has no railroad left, for the rest of the game,
    even when one comes back."""
    marks = [mark for mark in BOARD.railroads if mark not in {"B&M", "C&O", "L&N"}]
    state = game(
        seat("Chicago", destination="Seattle"),
        seat("Boston", railroads=["C&O"]),
        seat("Miami", 40_000, railroads=marks),
    )
    assert buys(state, 2, "L&N")[-1] == TurnBegan(0, state.turn.number) and not state.sold_out
    events = buys(state, 2, "B&M")
    assert of(events, BankSoldOut) == [BankSoldOut()] and state.sold_out
    state.seats[0].established = {}
    assert of(rides(state, 0, CO), Paid) == [Paid(0, 1, 10_000, "fee")]
    state.seats[2].railroads.remove("L&N")
    state.bank.append("L&N")
    state.purchases -= 1
    onward = along("C&O", "Cincinnati", "Columbus")
    assert of(rides(state, 0, onward), Paid) == [Paid(0, 1, 10_000, "fee")]
    assert state.sold_out


def test_a_later_rise_does_not_touch_a_ride() -> None:
    """Ruling 18: a rise later in the turn leaves earlier rides at their rate."""
    others = [mark for mark in BOARD.railroads if mark not in {"PA", "B&M"}]
    player = seat("Chicago", destination="Indianapolis")
    state = game(player, seat("Boston", railroads=["PA"]), seat("Miami", railroads=others))
    rides(state, 0, PA)
    events = act(state, BuyRailroad("B&M"))
    assert of(events, BankSoldOut) == [BankSoldOut()]
    assert of(events, FeesOwed) == [FeesOwed(0, ((1, 5_000),))]


def test_a_ride_after_the_rise() -> None:
    """Ruling 18: rides of the same turn after the rise cost the new rate, and the highest rate
    ridden of an owner is due (17)."""
    others = [mark for mark in BOARD.railroads if mark not in {"PA", "B&M", "NYC"}]
    player = seat("Chicago", destination="Indianapolis", engine="Express")
    state = game(player, seat("Boston", railroads=["PA", "NYC"]), seat("Miami", railroads=others))
    rides(state, 0, PA)
    act(state, BuyRailroad("B&M"), *to("Pittsburgh"), 4)
    assert state.seats[0].established == {"NYC": 5_000, "PA": 5_000}
    way = (*along("PA", "Indianapolis", "Columbus"), *along("C&O", "Columbus", "Cincinnati")[:2])
    events = act(state, Ride(way))
    assert of(events, FeesOwed) == [FeesOwed(0, ((1, 5_000), (2, 10_000)))]


def short(owing: str = "PA", *own: str, money: int = 1_000) -> State:
    """Seat 0 has ridden Boston's seat's railroad and cannot pay the 5,000."""
    state = travelling([owing], [], money=money, own=own)
    rides(state, 0, PA)
    return state


def test_sold_railroads_cost_nothing() -> None:
    """Ruling 20: a railroad ridden and then sold this turn costs nothing for that ride."""
    state = travelling(["C&O"], [], money=1_000, own=("PA", "L&N"))
    rides(state, 0, ROUND)
    assert state.turn.owed == [(1, 5_000)]
    act(state, AuctionOff("PA"))
    act(state, PassBid())
    events = act(state, Bid(15_000))
    assert of(events, Paid) == [Paid(2, 0, 15_000, "auction"), Paid(0, 1, 5_000, "fee")]
    assert cash(state) == [11_000, 25_000, 5_000]
    state = travelling(["C&O"], [], money=1_000, own=("PA", "L&N"))
    rides(state, 0, ROUND)
    act(state, SellToBank("L&N"))
    assert cash(state) == [1_000 + 9_000 - 5_000, 25_000, 20_000]


def test_sell_until_it_can_pay() -> None:
    """Ruling 21: one at a time, the seat's choice, until the fees can be paid, and no more; then
    all is paid at once."""
    state = short("PA", "B&M", "NYNH&H", "RF&P")
    assert state.phase is Phase.FEES
    assert legal(state) == [
        action
        for mark in ("B&M", "NYNH&H", "RF&P")
        for action in (SellToBank(mark), AuctionOff(mark))
    ]
    assert act(state, SellToBank("RF&P")) == [
        SoldToBank(0, "RF&P", 2_000),
        Paid(None, 0, 2_000, "sale"),
    ]
    assert state.phase is Phase.FEES and cash(state)[:2] == [3_000, 20_000]
    assert "RF&P" in state.bank
    events = act(state, SellToBank("B&M"))
    assert events == [
        SoldToBank(0, "B&M", 2_000),
        Paid(None, 0, 2_000, "sale"),
        Paid(0, 1, 5_000, "fee"),
        TurnBegan(1, state.turn.number),
    ]
    assert cash(state)[:2] == [0, 25_000]
    assert state.seats[0].railroads == ["NYNH&H"]


def test_only_then() -> None:
    """Ruling 21: with cash for the fees nothing can be sold, nor at any other time."""
    state = travelling(["PA"], own=("B&M",))
    begin_turn(state, 0)
    refused(state, SellToBank("B&M"), "now-roll", "9")
    refused(state, AuctionOff("B&M"), "now-roll", "9")
    rides(state, 0, PA)
    assert state.seats[0].railroads == ["B&M"] and state.turn.seat == 1


def test_only_own_railroads() -> None:
    """Ruling 21: only its own railroads, and nothing else may be done first."""
    state = short("PA", "B&M", "RF&P", "NYNH&H")
    refused(state, SellToBank("PA"), "railroad-not-yours", "21")
    refused(state, AuctionOff("GN"), "railroad-not-yours", "21")
    refused(state, DrawDestination(), "now-fees", "21")
    refused(state, SellToBank("B&M"), "not-your-turn", "14a", by=1)


def test_a_sale_does_not_change_what_is_owed() -> None:
    """Ruling 21: what is owed stands while railroads are sold for it."""
    state = travelling(["C&O", "L&N"], ["PA"], money=3_000, own=("B&M", "RF&P", "AT&SF"))
    rides(state, 0, ROUND)
    owed = [(1, 5_000), (2, 5_000)]
    assert state.turn.owed == owed
    act(state, SellToBank("B&M"))
    assert state.turn.owed == owed and cash(state) == [5_000, 20_000, 20_000]
    act(state, SellToBank("AT&SF"))
    assert cash(state) == [15_000, 25_000, 25_000]


def test_selling_in_the_rulebook() -> None:
    """Rulebook, raising money: the bank pays half the price, and the railroad is for sale again at
    1,000 a ride."""
    state = short("PA", "AT&SF")
    act(state, SellToBank("AT&SF"))
    assert cash(state)[0] == 1_000 + 20_000 - 5_000
    assert "AT&SF" in state.bank
    state.seats[2].cash += 40_000
    state.bank_out += 40_000
    buys(state, 2, "AT&SF")
    assert state.seats[2].railroads == ["AT&SF"]


def test_bankrupt() -> None:
    """Ruling 23: out of railroads and still short: cash to the bank, nothing to the creditors, the
    train off the board, the next seat moves."""
    state = short("PA", "RF&P", money=500)
    events = act(state, SellToBank("RF&P"))
    assert events[2:] == [
        Paid(0, None, 2_500, "bankruptcy"),
        WentBankrupt(0),
        TurnBegan(1, state.turn.number),
    ]
    player = state.seats[0]
    assert cash(state) == [0, 20_000, 20_000]
    assert player.bankrupt and player.milepost == -1 and player.railroads == []
    assert (player.destination, player.used, player.established) == (None, [], {})
    assert GAME.to_move(state) == (1,)
    assert "RF&P" in state.bank


def test_bankrupt_seats_are_passed_over() -> None:
    """Ruling 23: the turn goes on among the others."""
    state = short("PA", money=500)
    assert state.seats[0].bankrupt and state.turn.seat == 1
    state.seats[2].destination = "Denver"
    rides(state, 2, along("SAL", "Miami", "Jacksonville")[:3])
    assert state.turn.seat == 1


def test_declared_seats_go_bankrupt_too() -> None:
    """Ruling 23: a declared seat is no exception."""
    state = game(
        declared("Chicago", "Boston", "Denver", 500), seat("Miami", railroads=["PA"]), seat()
    )
    events = rides(state, 0, PA)
    assert of(events, WentBankrupt) == [WentBankrupt(0)]
    assert not state.seats[0].declared and state.seats[0].alternate is None


def test_last_seat_left_wins() -> None:
    """Ruling 23: the last seat left wins at once."""
    state = travelling(["PA"], money=500)
    events = rides(state, 0, PA)
    assert events[-2:] == [WentBankrupt(0), Won(1, "last")]
    assert state.phase is Phase.OVER and state.winner == 1 and GAME.to_move(state) == ()
    refused(state, Roll(), "game-over", "26", by=1)


def test_bankruptcy_in_the_rulebook() -> None:
    """Rulebook, bankruptcy: it comes only after all railroads are auctioned or sold, and the cash
    goes to the bank."""
    state = travelling(["PA"], money=500, own=("RF&P",))
    rides(state, 0, PA)
    assert state.phase is Phase.FEES and not state.seats[0].bankrupt
    act(state, AuctionOff("RF&P"))
    events = act(state, PassBid())
    assert of(events, Won) == [Won(1, "last")]
    assert cash(state) == [0, 20_000] and state.bank_out == 20_000


def test_fees_are_not_optional() -> None:
    """Rulebook, use fees: they are paid without being asked for."""
    state = travelling(["PA"])
    assert of(rides(state, 0, PA), Paid) == [Paid(0, 1, 5_000, "fee")]
