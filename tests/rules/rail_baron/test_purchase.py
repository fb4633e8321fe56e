"""Buying on arrival (15)."""

from __future__ import annotations

import msgspec
import pytest

from rules.rail_baron import GAME
from rules.rail_baron.actions import BuyEngine, BuyNothing, BuyRailroad, Roll
from rules.rail_baron.events import BoughtEngine, BoughtNothing, BoughtRailroad, Paid
from rules.rail_baron.play import Position
from rules.rail_baron.setup import new_state
from rules.rail_baron.state import Phase
from tests.rules.rail_baron.table import Table


@pytest.fixture
def table() -> Table:
    """Three seats; seat 0 has the dice to come from Buffalo to Cleveland."""
    return Table("Chicago", "Denver", "Atlanta")


def arrive(table: Table, cash: int) -> int:
    """Seat 0 arrives with this cash after the payoff."""
    payoff = table.board.payoff("Buffalo", "Cleveland")
    table.cash(0, cash - payoff)
    table.put(0, "Buffalo", "Cleveland")
    table.dice.white(1, 2).red(1)
    table.do(Roll())
    table.ride(*table.along("NYC", "Buffalo", "Cleveland"))
    return payoff


def test_one_railroad_of_the_bank_at_list_price(table: Table) -> None:
    """Ruling 15: paid to the bank, then the turn goes on: one purchase an arrival. Rulebook,
    Purchase."""
    arrive(table, 40_000)
    table.do(BuyRailroad("PA"))
    assert table.told(BoughtRailroad) == [BoughtRailroad(0, "PA", 30_000)]
    assert Paid(0, None, 30_000, "railroad") in table.events
    assert table.seat(0).railroads == ["PA"]
    assert "PA" not in table.state.bank
    assert table.to_move == 1


def test_exactly_what_cash_on_hand_pays_for_is_offered(table: Table) -> None:
    """Ruling 15: only with cash on hand, the payoff included."""
    arrive(table, 4_000)
    small = [row.mark for row in table.board.railroads.values() if row.price == 4_000]
    assert table.legal() == [*map(BuyRailroad, small), BuyEngine("Express"), BuyNothing()]
    refusal = table.refused(BuyRailroad("D&RGW"))
    assert (refusal.code, refusal.rule) == ("railroad-dear", "15")
    assert refusal.args_ == {"railroad": "D&RGW", "price_money": 6_000, "cash_money": 4_000}


def test_nothing_need_be_kept_back_for_the_fees(table: Table) -> None:
    """Ruling 15: cash that the fees will take may be spent; railroads are sold for them then."""
    table.own(1, "NYC")
    arrive(table, 4_000)
    table.do(BuyRailroad("B&M"))
    assert (table.phase, table.seat(0).cash) == (Phase.FEES, 0)


def test_buying_nothing(table: Table) -> None:
    """Ruling 15: nobody has to buy."""
    arrive(table, 40_000)
    table.do(BuyNothing())
    assert table.told(BoughtNothing) == [BoughtNothing(0)]
    assert table.seat(0).railroads == []


@pytest.mark.parametrize(
    ("present", "wanted", "price"),
    [
        ("Freight", "Express", 4_000),
        ("Freight", "SuperChief", 40_000),
        ("Express", "SuperChief", 40_000),
    ],
)
def test_engines(table: Table, present: str, wanted: str, price: int) -> None:
    """Ruling 15: Express 4,000, SuperChief 40,000 from either."""
    table.seat(0).engine = present
    arrive(table, price)
    table.do(BuyEngine(wanted))
    assert table.told(BoughtEngine) == [BoughtEngine(0, wanted, price)]
    assert table.seat(0).engine == wanted


@pytest.mark.parametrize(
    ("present", "wanted", "code"),
    [
        ("Express", "Express", "engine-not-better"),
        ("SuperChief", "Express", "engine-not-better"),
        ("SuperChief", "SuperChief", "engine-not-better"),
        ("Freight", "SuperChief", "engine-dear"),
        ("Freight", "Steam", "engine-unknown"),
    ],
)
def test_engines_that_are_not_for_sale(table: Table, present: str, wanted: str, code: str) -> None:
    """Ruling 15: only one better than the present one, and only with the cash."""
    table.seat(0).engine = present
    arrive(table, 39_500)
    refusal = table.refused(BuyEngine(wanted))
    assert (refusal.code, refusal.rule) == (code, "15")


def test_railroads_that_are_not_for_sale(table: Table) -> None:
    """Ruling 15: only the bank's; not one's own, not an opponent's."""
    table.own(0, "SP")
    table.own(1, "UP")
    arrive(table, 60_000)
    assert table.refused(BuyRailroad("SP")).code == "railroad-own"
    assert table.refused(BuyRailroad("UP")).code == "railroad-taken"
    unknown = table.refused(BuyRailroad("Santa"))
    assert (unknown.code, unknown.rule) == ("railroad-unknown", "15")


def test_public_railroads_are_never_for_sale(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling 15: data may mark railroads Public; none of the USA map is."""
    assert not any(row.public for row in table.board.railroads.values())
    public = msgspec.structs.replace(table.board.railroads["NYC"], public=True)
    monkeypatch.setitem(table.board.railroads, "NYC", public)
    rows = tuple(table.board.railroads.values())
    monkeypatch.setattr("data.rail_baron.railroads", lambda: rows)
    assert "NYC" not in new_state(3, table.state.options).bank
    table.state.bank.remove("NYC")
    arrive(table, 60_000)
    assert table.refused(BuyRailroad("NYC")).code == "railroad-public"
    assert Position(table.state).owner("NYC") is None
    table.do(BuyNothing())
    assert table.seat(0).cash == 59_000


def test_one_purchase_an_arrival(table: Table) -> None:
    """Ruling 15: a railroad or an engine, not both."""
    arrive(table, 60_000)
    table.do(BuyEngine("Express"))
    assert GAME.to_move(table.state) == (1,)
    assert table.refused(BuyRailroad("PA"), seat=0).code == "not-your-turn"
