"""Directors and the Director certificate: rulings 18 to 20."""

import pytest

from rules.railroad_barons.model import events as e
from rules.railroad_barons.model.actions import Purchase, Sale
from rules.railroad_barons.model.options import Options
from rules.railroad_barons.model.state import Railroad, State
from tests.support.railroad_barons.states import (
    DPI,
    SB,
    deal,
    held,
    in_bank,
    player,
    refused,
    table,
    value,
)

CERTIFICATE = Options(ties="certificate")


def waiting(options: Options | None = None, *, other: tuple[int, ...] = (40,)) -> State:
    """Seat 0 directs DPI with 30+20 and waits for the 40%; seat 1 has `other`."""
    return table(
        player(1_000, {DPI: (30, 20)}),
        player(1_000, {DPI: other, SB: (40,)}),
        directors={DPI: 0},
        options=options or Options(),
    )


def test_checked_after_a_purchase() -> None:
    """Ruling 18: more stock than the Director takes over at once, with treasury, Railroads, tokens
    and Investors; so a later sale of the old Director moves nothing."""
    state = table(player(0, {DPI: (40,)}), player(200, {DPI: (30,), SB: (40,)}))
    row = state.holdings[DPI]
    row.railroads, row.investors, row.network = [Railroad("A1")], ["I40"], 2
    events = deal(state, Purchase(DPI, 20), by=1)
    assert events[-1] == e.DirectorChanged(DPI, 0, 1)
    assert (row.director, row.treasury, row.railroads) == (1, 1_000, [Railroad("A1")])
    assert (row.investors, row.network) == (["I40"], 2)
    assert deal(state, Sale(DPI, 40)) == [e.Sold(0, DPI, 40, 400)]
    assert value(state, DPI) == 100


def test_checked_after_a_block() -> None:
    """Ruling 18: selling makes the other player the Director, just after the drop."""
    state = table(player(0, {DPI: (40, 20)}), player(0, {DPI: (30, 10)}))
    assert deal(state, Sale(DPI, 40))[1:3] == [
        e.ValueMoved(DPI, 100, 90, "sale"),
        e.DirectorChanged(DPI, 0, 1),
    ]


@pytest.mark.parametrize("options", [Options(), CERTIFICATE], ids=["english", "german"])
def test_ties_leave_the_incumbent(options: Options) -> None:
    """Ruling 19: on equal stock the Director stays, whoever bought or sold; 40:40 and 50:50. By the
    German rule too, a swap that is due to the Director coming first."""
    for mine, theirs, bought in (((40,), (30,), 10), ((40, 10), (30,), 20)):
        state = table(player(0, {DPI: mine}), player(200, {DPI: theirs}), options=options)
        assert deal(state, Purchase(DPI, bought), by=1) == [e.Bought(1, DPI, bought, 10 * bought)]
        assert state.holdings[DPI].director == 0
    state = waiting(options)
    assert deal(state, Sale(DPI, 20, 10))[2:] == [e.DirectorSwapped(0, DPI, 1)]
    assert state.holdings[DPI].director == 0
    state = table(player(0, {DPI: (40, 20)}), player(0, {DPI: (30, 10)}))
    deal(state, Sale(DPI, 20))
    assert state.holdings[DPI].director == 0


@pytest.mark.parametrize(("options", "director"), [(Options(), 0), (CERTIFICATE, 1)])
def test_the_tie_that_the_rulebooks_read_differently(options: Options, director: int) -> None:
    """Ruling 19: a Director with 30+20 against 40+10 stays; by the German rule the holder of the
    40% certificate takes over."""
    state = waiting(options)
    changes = [e.DirectorChanged(DPI, 0, 1)] if director else []
    assert deal(state, Purchase(DPI, 10), by=1) == [e.Bought(1, DPI, 10, 100), *changes]
    assert state.holdings[DPI].director == director


def test_swap_with_the_other_player() -> None:
    """Ruling 20: the Director's 30+10 and the 40% change places at the first chance; no money; so
    too with the bank, and what it gets can be bought at once."""
    state = waiting()
    before = state.bank_out
    assert deal(state, Purchase(DPI, 10))[1:] == [e.DirectorSwapped(0, DPI, 1)]
    assert held(state, 0)[DPI] == (40, 20)
    assert held(state, 1)[DPI] == (30, 10)
    assert state.bank_out == before - 100
    assert value(state, DPI) == 100
    state = table(player(200, {DPI: (30, 20)}), player(400, {SB: (40,)}))
    assert deal(state, Purchase(DPI, 10))[1:] == [e.DirectorSwapped(0, DPI, None)]
    assert held(state, 0) == {DPI: (40, 20)}
    assert in_bank(state, DPI) == (30, 10)
    deal(state, Purchase(DPI, 30))
    assert held(state, 1)[DPI] == (30,)


def test_swap_between_sales_and_purchase() -> None:
    """Ruling 20: the swap comes before the purchase of the turn; ruling 15 still bars the seller
    from what it gave to the bank."""
    state = waiting(other=())
    events = deal(state, Sale(DPI, 20, 10), Purchase(SB, 30))
    assert events[2:] == [
        e.DirectorSwapped(0, DPI, None),
        e.Bought(0, SB, 30, 300),
        e.Floated(SB, 1_000),
    ]
    refused(state, "sold-this-round", "15", Purchase(DPI, 30), by=0)


def test_swap_is_not_hindered_by_a_sale() -> None:
    """Ruling 20: ruling 15 does not hinder it: the waiting Director exchanges the 20 for the 10 and
    swaps."""
    state = waiting()
    assert deal(state, Sale(DPI, 20, 10)) == [
        e.Sold(0, DPI, 20, 100, take=10),
        e.ValueMoved(DPI, 100, 90, "sale"),
        e.DirectorSwapped(0, DPI, 1),
    ]
    assert held(state, 0) == {DPI: (40,)} and in_bank(state, DPI) == (20,)
    assert held(state, 1)[DPI] == (30, 10)


def test_swap_with_the_twenty_as_well() -> None:
    """Ruling 20: 30+20+10 against the 40: the set worth 40% changes places, the 20 stays."""
    state = table(player(0, {DPI: (40,)}), player(1_000, {DPI: (20, 10)}))
    assert deal(state, Purchase(DPI, 30), by=1)[1:] == [
        e.DirectorChanged(DPI, 0, 1),
        e.DirectorSwapped(1, DPI, 0),
    ]
    assert held(state, 1) == {DPI: (40, 20)}


def test_no_swap() -> None:
    """Ruling 20: 30+10 of the other player stay as they are; and only 30+10 is worth exactly 40%,
    until then the 40% is an ordinary certificate."""
    state = table(player(0, {DPI: (40, 20)}), player(1_000, {DPI: (30,)}))
    assert deal(state, Purchase(DPI, 10), by=1) == [e.Bought(1, DPI, 10, 100)]
    assert held(state, 1) == {DPI: (30, 10)}
    state = waiting(other=())
    assert deal(state, Purchase(DPI, 40), by=1) == [e.Bought(1, DPI, 40, 400)]
    assert held(state, 1)[DPI] == (40,) and state.holdings[DPI].director == 0
