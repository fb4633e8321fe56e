"""Buying from the bank: rulings 9, 10 and 14 to 17."""

import pytest

from rules.railroad_barons.model import events as e
from rules.railroad_barons.model.actions import Purchase, Sale
from rules.railroad_barons.model.options import GERMAN
from tests.support.railroad_barons.states import (
    AVR,
    DPI,
    MBS,
    MSC,
    SB,
    deal,
    held,
    in_bank,
    player,
    refused,
    table,
    value,
)


@pytest.mark.parametrize("par", [70, 80, 90, 100])
def test_start_values(par: int) -> None:
    """Ruling 9: a share value of 70, 80, 90 or 100, and four times that to pay."""
    state = table(player(4 * par), player())
    assert deal(state, Purchase(DPI, 40, par=par)) == [e.HoldingStarted(0, DPI, par, 4 * par)]
    assert (state.players[0].cash, value(state, DPI)) == (0, par)
    row = state.holdings[DPI]
    assert (row.director, row.floated, row.treasury) == (0, False, 0)
    short = table(player(4 * par - 1), player())
    refused(short, "too-dear", "1", Purchase(DPI, 40, par=par))


def test_other_starts() -> None:
    """Ruling 9: until the 40% certificate is bought none of the others can be; no other value, and
    nobody chooses that of a Holding which is started."""
    state = table(player(), player())
    for percent in (30, 20, 10):
        refused(state, "director-first", "9", Purchase(DPI, percent))
    refused(state, "director-first", "9", Purchase(DPI, 40, give=10, par=70))
    for par in (0, 60, 110, 85):
        error = refused(state, "start-value", "9", Purchase(DPI, 40, par=par))
        assert error.args_["values"] == "70, 80, 90, 100"
    started = table(player(), player(0, {DPI: (40,)}))
    refused(started, "started-already", "9", Purchase(DPI, 30, par=70))


def test_floating() -> None:
    """Ruling 10: the first time the players together hold half, ten times the value from the bank,
    at once; if the other player buys, without a change of Director."""
    state = table(player(1_000, {DPI: (40,)}), player(), values={DPI: 80})
    before = state.bank_out
    assert deal(state, Purchase(DPI, 10)) == [e.Bought(0, DPI, 10, 80), e.Floated(DPI, 800)]
    assert (state.holdings[DPI].floated, state.holdings[DPI].treasury) == (True, 800)
    assert state.bank_out == before - 80 + 800
    state = table(player(0, {DPI: (40,)}), player())
    assert deal(state, Purchase(DPI, 30), by=1)[1:] == [e.Floated(DPI, 1_000)]
    assert state.holdings[DPI].director == 0


def test_floated_once_and_for_ever() -> None:
    """Ruling 10: below half again it stays floated, and no second capital comes; before it floats
    the Director cannot sell, so it floats at its initial value, MS&C of the $450 Investor
    included."""
    state = table(player(1_000, {DPI: (40, 10)}), player())
    deal(state, Sale(DPI, 10))
    assert state.holdings[DPI].floated
    assert deal(state, Purchase(DPI, 20)) == [e.Bought(1, DPI, 20, 180)]
    assert state.holdings[DPI].treasury == 1_000
    state = table(player(0, {MSC: (40,)}, ("I450",)), player())
    refused(state, "director-bound", "13", Sale(MSC, 40))
    refused(state, "director-bound", "13", Sale(MSC, 40, 30))
    assert deal(state, Purchase(MSC, 10), by=1)[1:] == [e.Floated(MSC, 1_000)]


def test_what_can_be_bought() -> None:
    """Ruling 14: one certificate a turn at the current value for each 10%, from the bank, never
    from the other player; up to all of a Holding, the 40% like any other."""
    state = table(player(1_550, {DPI: (40,)}), player(), values={DPI: 155})
    for percent, left in ((30, 1_085), (20, 775), (10, 620)):
        deal(state, Purchase(DPI, percent), by=0)
        assert state.players[0].cash == left
    assert held(state, 0) == {DPI: (40, 30, 20, 10)} and in_bank(state, DPI) == ()
    state = table(player(1_000, {DPI: (40,)}), player(0, {DPI: (30,)}))
    refused(state, "not-in-bank", "14", Purchase(DPI, 30))
    refused(state, "not-in-bank", "14", Purchase(DPI, 15))
    refused(state, "holding-unheard", "8", Purchase("XYZ", 10))


def test_no_buying_after_selling() -> None:
    """Ruling 15: not in the same turn, nor later in the same Stock Round; an exchange down is a
    sale in this, an exchange up a purchase."""
    for sale in (Sale(DPI, 20), Sale(DPI, 20, 10)):
        state = table(player(1_000, {DPI: (40, 20)}), player(1_000))
        for purchase in (Purchase(DPI, 30), Purchase(DPI, 30, 10)):
            refused(state, "sold-this-round", "15", sale, purchase)
        deal(state, sale)
        deal(state)
        for purchase in (Purchase(DPI, 30), Purchase(DPI, 30, 20)):
            refused(state, "sold-this-round", "15", purchase)


def test_selling_does_not_bind_the_other_player() -> None:
    """Ruling 15: nor other Holdings; the seller may sell more, exchange down again, and sell what
    was bought."""
    state = table(player(1_000, {DPI: (40, 20)}), player(1_000))
    deal(state, Sale(DPI, 20), Purchase(SB, 40, par=70))
    deal(state, Purchase(DPI, 20))
    assert held(state, 1) == {DPI: (20,)}
    state = table(player(1_000, {DPI: (40, 30)}), player(1_000))
    for part in (Purchase(DPI, 20), Sale(DPI, 20), Sale(DPI, 30, 20), Sale(DPI, 20, 10)):
        deal(state, part, by=0)
    assert held(state, 0) == {DPI: (40, 10)}


def test_german_rebuying() -> None:
    """Ruling 15: by the German rule the ban lasts only within the turn."""
    state = table(player(1_000, {DPI: (40, 20)}), player(1_000), options=GERMAN)
    refused(state, "sold-this-turn", "15", Sale(DPI, 20), Purchase(DPI, 30))
    deal(state, Sale(DPI, 20))
    deal(state)
    assert deal(state, Purchase(DPI, 30)) == [e.Bought(0, DPI, 30, 270)]


def test_exchange_up() -> None:
    """Ruling 16: one certificate and the difference for a strictly larger one; not a sale, so no
    drop and buying on. What is given is one's own, what is taken lies in the bank, of the same
    Holding; one sold earlier in the turn to another Holding's stock does not help. The 40% may
    be taken when the bank has it."""
    state = table(player(1_000, {DPI: (40, 10)}), player())
    assert deal(state, Purchase(DPI, 30, 10)) == [e.Bought(0, DPI, 30, 200, give=10)]
    assert value(state, DPI) == 100
    deal(state)
    deal(state, Purchase(DPI, 10))
    assert held(state, 0) == {DPI: (40, 30, 10)}
    refused(state, "exchange-up", "16", Purchase(DPI, 20, 30), by=0)
    refused(state, "not-in-bank", "16", Purchase(DPI, 30, 30), by=0)
    state = table(player(1_000, {DPI: (40, 10)}), player(0, {DPI: (30,), SB: (40,)}))
    refused(state, "not-in-bank", "16", Purchase(DPI, 30, 10))
    refused(state, "certificate-not-yours", "16", Purchase(SB, 30, 10))
    refused(state, "certificate-not-yours", "16", Purchase(DPI, 20, 10), by=1)
    state = table(player(100, {DPI: (30, 20)}), player())
    assert deal(state, Purchase(DPI, 40, 30)) == [e.Bought(0, DPI, 40, 100, give=30)]
    assert held(state, 0) == {DPI: (40, 20)}


def test_no_consolidation() -> None:
    """Ruling 17: an exchange gives exactly one certificate; two for one happens only in the swap
    of a change of Director."""
    state = table(player(1_000, {AVR: (20, 10)}), player(0, {AVR: (40,)}))
    deal(state, Purchase(AVR, 30, 20))
    assert held(state, 0) == {AVR: (30, 10)}
    assert Purchase.__struct_fields__ == ("holding", "take", "give", "par")


def test_starting_example() -> None:
    """Rulebook, Starting a Holding: Ann starts MB&S at $90 for $360, and floats it later with the
    10% certificate and $900."""
    state = table(player(500), player())
    assert deal(state, Purchase(MBS, 40, par=90)) == [e.HoldingStarted(0, MBS, 90, 360)]
    row = state.holdings[MBS]
    assert (state.players[0].cash, row.director, row.floated) == (140, 0, False)
    deal(state)
    assert deal(state, Purchase(MBS, 10)) == [e.Bought(0, MBS, 10, 90), e.Floated(MBS, 900)]
    assert (row.treasury, row.floated) == (900, True)


def test_exchange_example() -> None:
    """Rulebook, Buying a Stock Certificate: with DPI at $100 Abby pays $200 for the 20%
    certificate, or $100 and the 10% for it."""
    for purchase, cash, certificates in (
        (Purchase(DPI, 20), 0, (20, 10)),
        (Purchase(DPI, 20, 10), 100, (20,)),
    ):
        state = table(player(200, {DPI: (10,)}), player(0, {DPI: (40,)}))
        deal(state, purchase)
        assert state.players[0].cash == cash
        assert held(state, 0) == {DPI: certificates}


def test_director_example() -> None:
    """Rulebook, Transferring the Directorship: Alphonse has 40%, Brenda 30%; she buys the 20% and
    directs without the certificate, then the 10%, and gives 30%+10% for the 40% from Alphonse."""
    state = table(player(0, {DPI: (40,)}), player(300, {DPI: (30,)}))
    events = deal(state, Purchase(DPI, 20), by=1)
    assert events == [e.Bought(1, DPI, 20, 200), e.DirectorChanged(DPI, 0, 1)]
    assert held(state, 0) == {DPI: (40,)}
    deal(state)
    events = deal(state, Purchase(DPI, 10))
    assert events == [e.Bought(1, DPI, 10, 100), e.DirectorSwapped(1, DPI, 0)]
    assert (held(state, 0), held(state, 1)) == ({DPI: (30, 10)}, {DPI: (40, 20)})
