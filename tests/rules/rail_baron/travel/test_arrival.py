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


def test_everything_that_can_be_bought() -> None:
    """Ruling 15: railroads and engines within the cash, the payoff just collected included, and
    nothing at all; with too little for anything the turn goes on by itself."""
    assert rb.legal(arriving(6_000)) == [
        *(rb.BuyRailroad(mark) for mark in ("B&M", "D&RGW", "NYNH&H", "RF&P")),
        rb.BuyEngine("Express"),
        rb.BuyNothing(),
    ]
    player = rb.seat("Chicago", 1_000, destination="Indianapolis")
    state = rb.game(player, rb.seat("Boston"), rb.seat("Miami"))
    events = rb.rides(state, 0, LINE)
    assert rb.kinds(events) == ["Rode", "Arrived", "Paid", "FeesOwed", "Paid", "TurnBegan"]
    assert rb.cash(state)[0] == 2_000


@pytest.mark.parametrize(
    ("action", "code", "args"),
    [
        (rb.BuyRailroad("AT&SF"), "railroad-dear", {"price_money": 40_000, "cash_money": 30_000}),
        (rb.BuyEngine("SuperChief"), "engine-dear", {"price_money": 40_000}),
        (rb.BuyRailroad("NYC"), "railroad-taken", {"railroad": "NYC"}),
        (rb.BuyRailroad("PA"), "railroad-own", {"railroad": "PA"}),
        (rb.BuyRailroad("B&N"), "railroad-unknown", {"nearest_mark": "B&M"}),
        (rb.SellToBank("PA"), "now-purchase", {}),
        (rb.AuctionOff("PA"), "now-purchase", {}),
    ],
)
def test_what_cannot_be_bought(action: object, code: str, args: dict[str, object]) -> None:
    """Ruling 15: nothing dearer than the cash, only the bank's railroads; a mark that no railroad
    has is refused with the nearest one.
    Rulebook, purchase: nobody sells or auctions at this time to raise cash."""
    refusal = rb.refused(arriving(30_000, railroads=["PA"]), action, code, "15")
    assert refusal.args_.items() >= args.items()


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
        ("Express", "Express", "engine-not-better"),
        ("SuperChief", "Express", "engine-not-better"),
        ("SuperChief", "SuperChief", "engine-not-better"),
        ("Freight", "Diesel", "engine-unknown"),
    ],
)
def test_engines(present: rb.Engine, wanted: rb.Engine, price: int | str) -> None:
    """Ruling 15: an Express costs 4,000, a SuperChief 40,000 from either; only an engine better
    than the present one."""
    state = arriving(50_000, engine=present)
    if isinstance(price, str):
        rb.refused(state, rb.BuyEngine(wanted), price, "15")
        return
    events = rb.act(state, rb.BuyEngine(wanted))
    assert events[:2] == [rb.BoughtEngine(0, wanted, price), rb.Paid(0, None, price, "engine")]
    assert state.seats[0].engine == wanted
    assert rb.cash(state)[0] == 50_000 - price - 1_000


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
