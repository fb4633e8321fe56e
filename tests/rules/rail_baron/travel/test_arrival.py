"""Arriving, and buying there: rulings 8 and 15."""

import pytest
from msgspec.structs import replace

from tests.support.rail_baron import kit as rb

LINE = rb.along("PA", "Chicago", "Indianapolis")
PAYOFF = 2_000


def arriving(money: int, **changes: object) -> rb.State:
    """Seat 0 has arrived in Indianapolis from Chicago with this much after the payoff."""
    player = rb.seat("Chicago", money - PAYOFF, destination="Indianapolis", **changes)
    state = rb.game(player, rb.seat("Boston", railroads=["NYC"]), rb.seat("Miami"))
    rb.act(state, rb.Roll(), 1, 2, *([3] if changes.get("engine") == "SuperChief" else []))
    rb.act(state, rb.Ride(LINE))
    return state


def test_payoff_first() -> None:
    """Rulebook, arrival: the train stops, the exact distance is not needed, the payoff is paid."""
    state = rb.game(rb.seat("Chicago", destination="Indianapolis"), rb.seat("Boston"))
    rb.begin_turn(state, 0)
    rb.act(state, rb.Roll(), 5, 4)
    events = rb.act(state, rb.Ride(LINE))
    assert rb.of(events, rb.Arrived) == [rb.Arrived(0, "Chicago", "Indianapolis", PAYOFF)]
    assert rb.cash(state)[0] == 20_000 + PAYOFF
    assert state.seats[0].milepost == rb.milepost("Indianapolis")


def test_one_railroad() -> None:
    """Ruling 15: one railroad of the bank at list price, and the purchase is over."""
    state = arriving(60_000)
    events = rb.act(state, rb.BuyRailroad("AT&SF"))
    assert events[:2] == [
        rb.BoughtRailroad(0, "AT&SF", 40_000),
        rb.Paid(0, None, 40_000, "railroad"),
    ]
    assert state.seats[0].railroads == ["AT&SF"] and "AT&SF" not in state.bank
    assert rb.cash(state)[0] == 60_000 - 40_000 - 1_000
    assert state.turn.seat == 1


def test_the_payoff_counts() -> None:
    """Ruling 15: the payoff just collected is cash on hand."""
    state = arriving(4_000)
    assert rb.BuyRailroad("B&M") in rb.legal(state)
    rb.act(state, rb.BuyRailroad("RF&P"))


def test_everything_that_can_be_bought() -> None:
    """Ruling 15: railroads and engines within the cash, and nothing at all."""
    state = arriving(6_000)
    assert rb.legal(state) == [
        *(rb.BuyRailroad(mark) for mark in ("B&M", "D&RGW", "NYNH&H", "RF&P")),
        rb.BuyEngine("Express"),
        rb.BuyNothing(),
    ]


def test_nothing() -> None:
    """Rulebook, purchase: nobody has to buy."""
    state = arriving(60_000)
    assert rb.act(state, rb.BuyNothing())[0] == rb.BoughtNothing(0)
    assert rb.cash(state)[0] == 60_000 - 1_000


def test_not_asked_when_nothing_can_be_bought() -> None:
    """Ruling 15: with too little for anything the turn goes on by itself."""
    player = rb.seat("Chicago", 1_000, destination="Indianapolis")
    state = rb.game(player, rb.seat("Boston"), rb.seat("Miami"))
    events = rb.rides(state, 0, LINE)
    assert rb.kinds(events) == ["Rode", "Arrived", "Paid", "FeesOwed", "Paid", "TurnBegan"]
    assert rb.cash(state)[0] == 2_000


def test_cash_on_hand_only() -> None:
    """Ruling 15: no railroad and no engine dearer than the cash."""
    state = arriving(30_000)
    refusal = rb.refused(state, rb.BuyRailroad("AT&SF"), "railroad-dear", "15")
    assert refusal.args_ == {"railroad": "AT&SF", "price_money": 40_000, "cash_money": 30_000}
    refusal = rb.refused(state, rb.BuyEngine("SuperChief"), "engine-dear", "15")
    assert refusal.args_["price_money"] == 40_000


@pytest.mark.parametrize(("railroad", "code"), [("NYC", "railroad-taken"), ("PA", "railroad-own")])
def test_only_from_the_bank(railroad: str, code: str) -> None:
    """Ruling 15: only the bank's railroads are for sale."""
    state = arriving(60_000, railroads=["PA"])
    rb.refused(state, rb.BuyRailroad(railroad), code, "15")


def test_unknown_railroad() -> None:
    """Ruling 15: a mark that no railroad has is refused with the nearest one."""
    refusal = rb.refused(arriving(60_000), rb.BuyRailroad("B&N"), "railroad-unknown", "15")
    assert refusal.args_["nearest_mark"] in {"B&M", "B&O"}


def test_public_railroads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling 15: a railroad marked Public is never for sale; the USA map has none."""
    assert not any(row.public for row in rb.BOARD.railroads.values())
    monkeypatch.setitem(rb.BOARD.railroads, "GN", replace(rb.BOARD.railroads["GN"], public=True))
    player = rb.seat("Chicago", 60_000, destination="Indianapolis")
    state = rb.game(player, rb.seat("Boston"), rb.seat("Miami"))
    state.bank.remove("GN")
    rb.rides(state, 0, LINE)
    rb.refused(state, rb.BuyRailroad("GN"), "railroad-public", "15")
    assert rb.BuyRailroad("GN") not in rb.legal(state)


@pytest.mark.parametrize(
    ("present", "wanted", "price"),
    [
        ("Freight", "Express", 4_000),
        ("Freight", "SuperChief", 40_000),
        ("Express", "SuperChief", 40_000),
    ],
)
def test_engines(present: rb.Engine, wanted: rb.Engine, price: int) -> None:
    """Ruling 15: an Express costs 4,000, a SuperChief 40,000 from either."""
    state = arriving(50_000, engine=present)
    events = rb.act(state, rb.BuyEngine(wanted))
    assert events[:2] == [rb.BoughtEngine(0, wanted, price), rb.Paid(0, None, price, "engine")]
    assert state.seats[0].engine == wanted
    assert rb.cash(state)[0] == 50_000 - price - 1_000


@pytest.mark.parametrize(
    ("present", "wanted"),
    [("Express", "Express"), ("SuperChief", "Express"), ("SuperChief", "SuperChief")],
)
def test_only_better_engines(present: rb.Engine, wanted: rb.Engine) -> None:
    """Ruling 15: only an engine better than the present one."""
    state = rb.game(
        rb.seat("Chicago", 90_000, destination="Indianapolis", engine=present), rb.seat("Boston")
    )
    state.phase, state.turn.white = rb.Phase.PURCHASE, (1, 2)
    rb.refused(state, rb.BuyEngine(wanted), "engine-not-better", "15")


def test_cash_for_fees_may_be_spent() -> None:
    """Rulebook, purchase: the cash for the fees of the turn need not be kept back; a railroad has
    to go for them then."""
    state = rb.game(
        rb.seat("Chicago", 10_000, destination="Indianapolis"),
        rb.seat("Boston", railroads=["PA"]),
        rb.seat("Miami"),
    )
    rb.rides(state, 0, LINE)
    rb.act(state, rb.BuyRailroad("ACL"))
    assert rb.cash(state)[0] == 0
    assert state.phase is rb.Phase.FEES and state.turn.owed == [(1, 5_000)]


def test_no_sale_to_buy() -> None:
    """Rulebook, purchase: nobody sells or auctions at this time to raise cash."""
    state = arriving(30_000, railroads=["PA"])
    rb.refused(state, rb.SellToBank("PA"), "now-purchase", "15")
    rb.refused(state, rb.AuctionOff("PA"), "now-purchase", "15")
