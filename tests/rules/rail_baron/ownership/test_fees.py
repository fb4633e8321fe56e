"""Use fees, selling for them, bankruptcy: rulings 16 to 18, 20, 21 and 23."""

import pytest
from msgspec.structs import replace

from rules.rail_baron import GAME
from tests.support.rail_baron import kit as rb

PA = rb.along("PA", "Chicago", "Indianapolis")
CO = rb.along("C&O", "Chicago", "Cincinnati")
LN = rb.along("L&N", "Cincinnati", "Louisville")
ROUND = (*CO, *LN, *rb.along("PA", "Louisville", "Indianapolis"))
"""Chicago to Indianapolis by way of C&O, L&N and PA."""


def travelling(*others: list[str], money: int = 20_000, owned: tuple[str, ...] = ()) -> rb.State:
    """Seat 0 in Chicago on its way to Seattle; each other seat has these railroads."""
    player = rb.seat("Chicago", money, destination="Seattle", railroads=list(owned))
    rest = [rb.seat(home, railroads=marks) for home, marks in zip(ELSEWHERE, others, strict=False)]
    return rb.game(player, *rest)


ELSEWHERE = ("Boston", "Miami", "Denver")


def test_fees_at_the_end_of_the_turn() -> None:
    """Ruling 16: everything ridden in the turn is paid at its end, white and red dice together."""
    state = travelling(["PA"], ["NYC"])
    state.turn.white = None
    rb.act(state, rb.Roll(), 6, 6)
    away = (*PA, *rb.along("PA", "Indianapolis", "Columbus", "Pittsburgh", "Philadelphia"), *SOUTH)
    rb.act(state, rb.Ride(away[:12]), 1)
    assert rb.cash(state) == [20_000, 20_000, 20_000]
    events = rb.act(state, rb.legal(state)[0])
    assert len(rb.of(events, rb.FeesOwed)) == 1 and state.turn.seat == 1
    assert rb.cash(state)[1] == 25_000


SOUTH = rb.along("B&O", "Philadelphia", "Baltimore", "Washington")


def test_fees_of_a_bounce_out_turn() -> None:
    """Ruling 16: rides before and after an arrival in mid-turn are one sum: an owner met on both
    is paid once."""
    player = rb.seat("Chicago", destination="Indianapolis", engine="Express")
    state = rb.game(player, rb.seat("Boston", railroads=["PA"]), rb.seat("Miami"))
    rb.rides(state, 0, PA)
    rb.act(state, rb.BuyNothing(), *rb.to("Pittsburgh"), 2)
    events = rb.act(state, rb.Ride(rb.along("PA", "Indianapolis", "Columbus")))
    assert rb.of(events, rb.FeesOwed) == [rb.FeesOwed(0, ((1, 5_000),))]
    assert rb.cash(state) == [20_000 + rb.chart("Chicago", "Indianapolis") - 5_000, 25_000, 20_000]


@pytest.mark.parametrize(
    ("others", "owned", "path", "paid"),
    [
        ([[]], ("PA",), PA, ()),
        ([[]], (), ROUND, ((None, 1_000),)),
        ([["PA"]], (), PA, ((1, 5_000),)),
        ([["C&O"]], ("L&N",), ROUND, ((None, 1_000), (1, 5_000))),
        ([["C&O", "PA"], ["L&N"]], (), ROUND, ((1, 5_000), (2, 5_000))),
    ],
)
def test_who_is_paid_for_a_ride(
    others: list[list[str]],
    owned: tuple[str, ...],
    path: tuple[int, ...],
    paid: tuple[tuple[int | None, int], ...],
) -> None:
    """Ruling 16: own railroads cost nothing.
    Ruling 17: the bank's cost 1,000 together, and each other owner is paid 5,000 once, however many
    are ridden.
    Rulebook, use fees: they are paid without being asked for."""
    state = travelling(*others, owned=owned)
    events = rb.rides(state, 0, path)
    assert rb.of(events, rb.FeesOwed) == ([rb.FeesOwed(0, paid)] if paid else [])
    assert rb.of(events, rb.Paid) == [rb.Paid(0, payee, money, "fee") for payee, money in paid]
    got = dict(paid)
    received = [got.get(n + 1, 0) for n in range(len(others))]
    assert rb.cash(state) == [20_000 + got for got in (-sum(got.values()), *received)]


def test_ridden_and_bought_this_turn() -> None:
    """Ruling 16: a railroad ridden and then bought this turn is free."""
    player = rb.seat("Chicago", 40_000, destination="Indianapolis")
    state = rb.game(player, rb.seat("Boston"), rb.seat("Miami"))
    rb.rides(state, 0, PA)
    events = rb.act(state, rb.BuyRailroad("PA"))
    assert rb.of(events, rb.FeesOwed) == []
    assert rb.cash(state)[0] == 40_000 + rb.chart("Chicago", "Indianapolis") - 30_000


def test_owner_of_now_at_the_rate_of_then() -> None:
    """Ruling 16a: a railroad ridden as the bank's that passes to the imaginary owner this turn is
    paid to that owner at the rate of the ride."""
    player = rb.seat("Chicago", 40_000, destination="Indianapolis")
    state = rb.game(player, rb.seat("Boston", railroads=["GN", "NP", "UP"]))
    rb.rides(state, 0, PA)
    left = [mark for mark in state.bank if mark != "B&M"]
    events = rb.act(state, rb.BuyRailroad("B&M"), left.index("PA"))
    assert state.third_owner == ["PA"]
    assert rb.of(events, rb.FeesOwed) == [rb.FeesOwed(0, ((None, 500), (1, 500)))]


def test_public_railroads_cost_as_the_banks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling 17: Public railroads are in the same 1,000, sold out or not."""
    monkeypatch.setitem(rb.BOARD.railroads, "PA", replace(rb.BOARD.railroads["PA"], public=True))
    state = travelling([], [])
    state.bank.remove("PA")
    state.sold_out = True
    assert rb.of(rb.rides(state, 0, ROUND), rb.Paid) == [rb.Paid(0, None, 1_000, "fee")]


def test_ten_thousand_when_sold_out() -> None:
    """Ruling 17: 10,000 from the moment the bank has no railroad left, for the rest of the game,
    even when one comes back."""
    marks = [mark for mark in rb.BOARD.railroads if mark not in {"B&M", "C&O", "L&N"}]
    state = rb.game(
        rb.seat("Chicago", destination="Seattle"),
        rb.seat("Boston", railroads=["C&O"]),
        rb.seat("Miami", 40_000, railroads=marks),
    )
    assert rb.buys(state, 2, "L&N")[-1] == rb.TurnBegan(0, state.turn.number) and not state.sold_out
    events = rb.buys(state, 2, "B&M")
    assert rb.of(events, rb.BankSoldOut) == [rb.BankSoldOut()] and state.sold_out
    state.seats[0].established = {}
    assert rb.of(rb.rides(state, 0, CO), rb.Paid) == [rb.Paid(0, 1, 10_000, "fee")]
    state.seats[2].railroads.remove("L&N")
    state.bank.append("L&N")
    state.purchases -= 1
    onward = rb.along("C&O", "Cincinnati", "Columbus")
    assert rb.of(rb.rides(state, 0, onward), rb.Paid) == [rb.Paid(0, 1, 10_000, "fee")]
    assert state.sold_out


def test_a_later_rise_does_not_touch_a_ride() -> None:
    """Ruling 18: a rise later in the turn leaves earlier rides at their rate."""
    others = [mark for mark in rb.BOARD.railroads if mark not in {"PA", "B&M"}]
    player = rb.seat("Chicago", destination="Indianapolis")
    state = rb.game(player, rb.seat("Boston", railroads=["PA"]), rb.seat("Miami", railroads=others))
    rb.rides(state, 0, PA)
    events = rb.act(state, rb.BuyRailroad("B&M"))
    assert rb.of(events, rb.BankSoldOut) == [rb.BankSoldOut()]
    assert rb.of(events, rb.FeesOwed) == [rb.FeesOwed(0, ((1, 5_000),))]


def test_a_ride_after_the_rise() -> None:
    """Ruling 18: rides of the same turn after the rise cost the new rate, and the highest rate
    ridden of an owner is due (17)."""
    others = [mark for mark in rb.BOARD.railroads if mark not in {"PA", "B&M", "NYC"}]
    player = rb.seat("Chicago", destination="Indianapolis", engine="Express")
    state = rb.game(
        player, rb.seat("Boston", railroads=["PA", "NYC"]), rb.seat("Miami", railroads=others)
    )
    rb.rides(state, 0, PA)
    rb.act(state, rb.BuyRailroad("B&M"), *rb.to("Pittsburgh"), 4)
    assert state.seats[0].established == {"NYC": 5_000, "PA": 5_000}
    way = (
        *rb.along("PA", "Indianapolis", "Columbus"),
        *rb.along("C&O", "Columbus", "Cincinnati")[:2],
    )
    events = rb.act(state, rb.Ride(way))
    assert rb.of(events, rb.FeesOwed) == [rb.FeesOwed(0, ((1, 5_000), (2, 10_000)))]


def short(owing: str = "PA", *owned: str, money: int = 1_000) -> rb.State:
    """Seat 0 has ridden Boston's seat's railroad and cannot pay the 5,000."""
    state = travelling([owing], [], money=money, owned=owned)
    rb.rides(state, 0, PA)
    return state


def test_sold_railroads_cost_nothing() -> None:
    """Ruling 20: a railroad ridden and then sold this turn costs nothing for that ride."""
    state = travelling(["C&O"], [], money=1_000, owned=("PA", "L&N"))
    rb.rides(state, 0, ROUND)
    assert state.turn.owed == [(1, 5_000)]
    events = rb.acts(state, rb.AuctionOff("PA"), rb.PassBid(), rb.Bid(15_000))
    assert rb.of(events, rb.Paid) == [rb.Paid(2, 0, 15_000, "auction"), rb.Paid(0, 1, 5_000, "fee")]
    assert rb.cash(state) == [11_000, 25_000, 5_000]
    state = travelling(["C&O"], [], money=1_000, owned=("PA", "L&N"))
    rb.rides(state, 0, ROUND)
    rb.act(state, rb.SellToBank("L&N"))
    assert rb.cash(state) == [1_000 + 9_000 - 5_000, 25_000, 20_000]


def test_sell_until_it_can_pay() -> None:
    """Ruling 21: one at a time, the seat's choice, until the fees can be paid, and no more; then
    all is paid at once.
    Rulebook, raising money: the bank pays half the price, and the railroad is for sale again at
    1,000 a ride."""
    state = short("PA", "B&M", "NYNH&H", "RF&P")
    assert state.phase is rb.Phase.FEES
    assert rb.legal(state) == [
        action
        for mark in ("B&M", "NYNH&H", "RF&P")
        for action in (rb.SellToBank(mark), rb.AuctionOff(mark))
    ]
    assert rb.act(state, rb.SellToBank("RF&P")) == [
        rb.SoldToBank(0, "RF&P", 2_000),
        rb.Paid(None, 0, 2_000, "sale"),
    ]
    assert state.phase is rb.Phase.FEES and rb.cash(state)[:2] == [3_000, 20_000]
    assert "RF&P" in state.bank
    events = rb.act(state, rb.SellToBank("B&M"))
    assert events == [
        rb.SoldToBank(0, "B&M", 2_000),
        rb.Paid(None, 0, 2_000, "sale"),
        rb.Paid(0, 1, 5_000, "fee"),
        rb.TurnBegan(1, state.turn.number),
    ]
    assert rb.cash(state)[:2] == [0, 25_000]
    assert state.seats[0].railroads == ["NYNH&H"]


def test_what_cannot_be_sold_for_fees() -> None:
    """Ruling 21: nothing with cash for the fees or at any other time, only its own railroads, and
    nothing else may be done first."""
    state = rb.begin_turn(travelling(["PA"], owned=("B&M",)), 0)
    rb.refused(state, rb.SellToBank("B&M"), "now-roll", "9")
    rb.refused(state, rb.AuctionOff("B&M"), "now-roll", "9")
    rb.rides(state, 0, PA)
    assert state.seats[0].railroads == ["B&M"] and state.turn.seat == 1
    state = short("PA", "B&M", "RF&P", "NYNH&H")
    rb.refused(state, rb.SellToBank("PA"), "railroad-not-yours", "21")
    rb.refused(state, rb.AuctionOff("GN"), "railroad-not-yours", "21")
    rb.refused(state, rb.DrawDestination(), "now-fees", "21")
    rb.refused(state, rb.SellToBank("B&M"), "not-your-turn", "14a", by=1)


def test_a_sale_does_not_change_what_is_owed() -> None:
    """Ruling 21: what is owed stands while railroads are sold for it."""
    state = travelling(["C&O", "L&N"], ["PA"], money=3_000, owned=("B&M", "RF&P", "AT&SF"))
    rb.rides(state, 0, ROUND)
    owed = [(1, 5_000), (2, 5_000)]
    assert state.turn.owed == owed
    rb.act(state, rb.SellToBank("B&M"))
    assert state.turn.owed == owed and rb.cash(state) == [5_000, 20_000, 20_000]
    rb.act(state, rb.SellToBank("AT&SF"))
    assert rb.cash(state) == [15_000, 25_000, 25_000]


def test_bankrupt() -> None:
    """Ruling 23: out of railroads and still short: cash to the bank, nothing to the creditors, the
    train off the board, the next seat moves."""
    state = short("PA", "RF&P", money=500)
    events = rb.act(state, rb.SellToBank("RF&P"))
    assert events[2:] == [
        rb.Paid(0, None, 2_500, "bankruptcy"),
        rb.WentBankrupt(0),
        rb.TurnBegan(1, state.turn.number),
    ]
    player = state.seats[0]
    assert rb.cash(state) == [0, 20_000, 20_000]
    assert player.bankrupt and player.milepost == -1 and player.railroads == []
    assert (player.destination, player.used, player.established) == (None, [], {})
    assert GAME.to_move(state) == (1,)
    assert "RF&P" in state.bank


def test_bankrupt_seats_are_passed_over() -> None:
    """Ruling 23: the turn goes on among the others; a declared seat is no exception."""
    state = short("PA", money=500)
    assert state.seats[0].bankrupt and state.turn.seat == 1
    state.seats[2].destination = "Denver"
    rb.rides(state, 2, rb.along("SAL", "Miami", "Jacksonville")[:3])
    assert state.turn.seat == 1
    runner = rb.declared("Chicago", "Boston", "Denver", 500)
    state = rb.game(runner, rb.seat("Miami", railroads=["PA"]), rb.seat())
    assert rb.of(rb.rides(state, 0, PA), rb.WentBankrupt) == [rb.WentBankrupt(0)]
    assert not state.seats[0].declared and state.seats[0].alternate is None


def test_last_seat_left_wins() -> None:
    """Ruling 23: the last seat left wins at once.
    Rulebook, bankruptcy: it comes only after all railroads are auctioned or sold, and the cash goes
    to the bank."""
    state = travelling(["PA"], money=500, owned=("RF&P",))
    rb.rides(state, 0, PA)
    assert state.phase is rb.Phase.FEES and not state.seats[0].bankrupt
    events = rb.acts(state, rb.AuctionOff("RF&P"), rb.PassBid())
    assert events[-2:] == [rb.WentBankrupt(0), rb.Won(1, "last")]
    assert rb.cash(state) == [0, 20_000] and state.bank_out == 20_000
    assert state.phase is rb.Phase.OVER and state.winner == 1 and GAME.to_move(state) == ()
    rb.refused(state, rb.Roll(), "game-over", "26", by=1)
