"""Selling to the bank: rulings 8, 11 to 13 and 16."""

import pytest

from rules.errors import RuleError
from rules.railroad_barons.model import events as e
from rules.railroad_barons.model.actions import Purchase, Sale, SellAndBuy
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import State
from rules.railroad_barons.stock import stock_turn
from tests.support.railroad_barons.states import (
    AVR,
    DPI,
    MBS,
    SB,
    deal,
    held,
    in_bank,
    player,
    refused,
    table,
    value,
)


def waiting(*bank: int) -> State:
    """Seat 0 directs DPI with 30+20, the 40% is with seat 1, or in the bank if named."""
    other = () if 40 in bank else (40,)
    return table(
        player(0, {DPI: (30, 20)}), player(0, {DPI: other, SB: (40, 10)}), directors={DPI: 0}
    )


def test_sales_come_before_the_purchase() -> None:
    """Ruling 8: sell, buy, or sell and then buy, with what the sales brought."""
    state = table(player(0, {DPI: (40, 30)}), player(0, {SB: (40,)}))
    refused(state, "too-dear", "1", Purchase(SB, 30))
    events = deal(state, Sale(DPI, 30), Purchase(SB, 30))
    kinds = [type(event) for event in events]
    assert kinds.index(e.Sold) < kinds.index(e.ValueMoved) < kinds.index(e.Bought)
    assert state.players[0].cash == 0


def test_an_empty_turn() -> None:
    """Ruling 8: a turn without sales and purchase is no turn, but a pass; a turn is done whole or
    not at all."""
    state = table(player(0, {DPI: (40, 30)}), player())
    with pytest.raises(RuleError) as caught:
        stock_turn.check_sell_and_buy(Position(state), 0, SellAndBuy())
    assert (caught.value.code, caught.value.rule) == ("turn-empty", "8")
    state = table(player(0, {DPI: (40, 20), SB: (10,)}), player(0, {SB: (40,)}))
    refused(state, "director-bound", "13", Sale(SB, 10), Sale(DPI, 20), Sale(DPI, 40, 30))
    refused(state, "too-dear", "1", Sale(SB, 10), Purchase(AVR, 40, par=70))
    refused(state, "certificate-not-yours", "8", Sale(DPI, 20), Sale(DPI, 20))
    refused(state, "holding-unheard", "8", Sale("XYZ", 20))


def test_any_number_of_sales() -> None:
    """Ruling 8: any number of sales, in any Holdings, to the bank.
    Rulebook, Selling Stock Certificates: the value times the number of 10% shares, from the bank;
    stock is sold to the bank only."""
    state = table(
        player(0, {DPI: (40, 20, 10), SB: (30, 10), AVR: (40, 30)}), player(0, {SB: (40,)})
    )
    sold = (Sale(DPI, 10), Sale(SB, 10), Sale(DPI, 20), Sale(AVR, 30), Sale(SB, 30))
    deal(state, *sold)
    assert state.players[0].cash == 1_000
    assert held(state, 0) == {DPI: (40,), AVR: (40,)}
    assert in_bank(state, SB) == (30, 20, 10)


@pytest.mark.parametrize("first", [20, 10])
def test_a_block_is_paid_before_the_drop(first: int) -> None:
    """Ruling 11: certificates of one Holding in one turn are one block at the value before any
    drop, wherever they are named among other sales, and in whatever order."""
    state = table(player(0, {DPI: (40, 20, 10), SB: (40, 10)}), player())
    events = deal(state, Sale(DPI, first), Sale(SB, 10), Sale(DPI, 30 - first))
    assert events == [
        e.Sold(0, DPI, first, 10 * first),
        e.Sold(0, SB, 10, 100),
        e.Sold(0, DPI, 30 - first, 300 - 10 * first),
        e.ValueMoved(DPI, 100, 90, "sale"),
        e.ValueMoved(SB, 100, 90, "sale"),
    ]
    assert state.players[0].cash == 400


def test_after_the_sales_and_before_the_purchase() -> None:
    """Ruling 11: drop, Director and swap of each block come after all sales, then the purchase at
    what it costs then."""
    state = table(
        player(0, {DPI: (40, 20), SB: (40, 30)}), player(0, {DPI: (30, 10)}), values={SB: 80}
    )
    events = deal(state, Sale(DPI, 40), Sale(SB, 30), Purchase(MBS, 40, par=100))
    assert events[:6] == [
        e.Sold(0, DPI, 40, 400),
        e.Sold(0, SB, 30, 240),
        e.ValueMoved(DPI, 100, 90, "sale"),
        e.DirectorChanged(DPI, 0, 1),
        e.DirectorSwapped(1, DPI, None),
        e.ValueMoved(SB, 80, 70, "sale"),
    ]
    assert len(events) == 7
    assert state.players[0].cash == 240


def test_one_space_per_block() -> None:
    """Ruling 12: one space down however many certificates; the next turn's sale is a new block; who
    directs when the turn begins decides: still one drop, at the old price."""
    state = table(player(0, {DPI: (40, 30, 20, 10)}), player())
    deal(state, Sale(DPI, 30), Sale(DPI, 20))
    assert value(state, DPI) == 90
    deal(state, Sale(DPI, 10), by=0)
    assert value(state, DPI) == 80
    state = table(player(0, {DPI: (40, 20)}), player(0, {DPI: (30, 10)}))
    assert deal(state, Sale(DPI, 40), Sale(DPI, 20)) == [
        e.Sold(0, DPI, 40, 400),
        e.Sold(0, DPI, 20, 200),
        e.ValueMoved(DPI, 100, 90, "sale"),
        e.DirectorChanged(DPI, 0, 1),
        e.DirectorSwapped(1, DPI, None),
    ]


def test_the_other_player_never_moves_the_marker() -> None:
    """Ruling 12: not even by selling the 40% certificate.
    Ruling 13: the Director then has at least half, so nothing hinders that, nor an exchange."""
    state = waiting()
    assert deal(state, Sale(DPI, 40), by=1) == [e.Sold(1, DPI, 40, 400)]
    assert value(state, DPI) == 100
    state = waiting()
    deal(state, Sale(DPI, 40, 10), by=1)
    assert held(state, 1)[DPI] == (10,) and in_bank(state, DPI) == (40,)


def test_director_certificate_is_bound() -> None:
    """Ruling 13: the Director may not sell or exchange the 40% certificate, even if he would keep
    40% without it, unless the other player owns at least 40%."""
    state = table(player(0, {DPI: (40, 30, 10)}), player(0, {DPI: (20,)}))
    refused(state, "director-bound", "13", Sale(DPI, 40))
    refused(state, "director-bound", "13", Sale(DPI, 30), Sale(DPI, 40))
    state = table(player(0, {DPI: (40, 30)}), player(0, {DPI: (20,)}))
    refused(state, "director-bound", "13", Sale(DPI, 40, 10))
    state = table(player(0, {DPI: (40, 20)}), player(0, {DPI: (30, 10)}))
    deal(state, Sale(DPI, 40))
    assert held(state, 0) == {DPI: (20,)}
    state = table(player(0, {DPI: (40, 10)}), player(0, {DPI: (30, 20)}))
    state.holdings[DPI].director = 0
    deal(state, Sale(DPI, 10), Sale(DPI, 40, 10))
    assert held(state, 0) == {DPI: (10,)}
    assert state.holdings[DPI].director == 1


def test_somebody_keeps_forty_percent() -> None:
    """Ruling 13: nothing may leave neither player with 40%, although the bank would have no more
    than 60%; what a block leaves is what counts."""
    state = table(player(0, {DPI: (30, 20)}), player(0, {DPI: (10,)}))
    refused(state, "below-forty", "13", Sale(DPI, 20))
    refused(state, "below-forty", "13", Sale(DPI, 30))
    refused(state, "not-in-bank", "16", Sale(DPI, 20, 10))
    state = table(player(0, {DPI: (30, 20)}), player(0, {SB: (40,)}))
    refused(state, "below-forty", "13", Sale(DPI, 20))
    for sales in ((Sale(DPI, 30), Sale(DPI, 20)), (Sale(DPI, 20), Sale(DPI, 30))):
        state = table(player(0, {DPI: (30, 20)}), player(0, {SB: (40,)}))
        refused(state, "below-forty", "13", *sales)
        state = table(player(0, {DPI: (40, 30, 20)}), player(0, {SB: (40,)}))
        deal(state, *sales)


def test_exchange_down() -> None:
    """Ruling 16: one certificate for a strictly smaller one of the bank, and the difference; not a
    purchase, so a purchase may follow.
    Ruling 12: it counts as a sale, so the Director's exchange moves the marker too."""
    state = table(player(0, {DPI: (40, 30), SB: (20,)}), player(0, {SB: (40,)}))
    assert deal(state, Sale(DPI, 30, 20), Purchase(SB, 30, 20)) == [
        e.Sold(0, DPI, 30, 100, take=20),
        e.ValueMoved(DPI, 100, 90, "sale"),
        e.Bought(0, SB, 30, 100, give=20),
    ]
    assert held(state, 0) == {DPI: (40, 20), SB: (30,)}
    assert state.players[0].cash == 0
    for give, take in ((20, 30), (20, 20)):
        error = refused(state, "exchange-down", "16", Sale(DPI, give, take), by=0)
        assert error.args_ == {"holding": DPI, "give": give, "take": take}


def test_taken_must_lie_in_the_bank_at_that_moment() -> None:
    """Ruling 16: one sold earlier in the same turn counts as there, one sold later does not; the
    40% may be given in an exchange under ruling 13; the Director's swap comes after it."""
    state = table(player(0, {DPI: (40, 30, 20)}), player(0, {DPI: (10,)}))
    refused(state, "not-in-bank", "16", Sale(DPI, 30, 20), Sale(DPI, 20))
    deal(state, Sale(DPI, 20), Sale(DPI, 30, 20))
    assert held(state, 0) == {DPI: (40, 20)}
    assert state.players[0].cash == 300
    state = table(player(0, {DPI: (40, 10)}), player(0, {DPI: (30,), SB: (40,)}))
    refused(state, "director-bound", "13", Sale(DPI, 40, 20))
    state = table(player(0, {DPI: (40,)}), player(0, {DPI: (30, 10)}))
    deal(state, Sale(DPI, 40, 20))
    assert held(state, 0) == {DPI: (20,)}
    assert held(state, 1) == {DPI: (40,)}
    assert in_bank(state, DPI) == (30, 10)


def test_bottom_of_the_track() -> None:
    """Ruling 27: at the bottom a drop has no effect."""
    state = table(player(0, {DPI: (40, 10)}), player(), values={DPI: 40})
    assert deal(state, Sale(DPI, 10)) == [e.Sold(0, DPI, 10, 40)]
    assert value(state, DPI) == 40
    state = table(player(0, {DPI: (40, 10)}), player(), values={DPI: 50})
    assert deal(state, Sale(DPI, 10))[1:] == [e.ValueMoved(DPI, 50, 40, "sale")]
