"""The certificate limit: ruling 21."""

import pytest

from rules.railroad_barons.model.actions import Pass, Purchase, Sale, SellAndBuy
from rules.railroad_barons.model.events import Bought, DirectorSwapped
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import State
from rules.railroad_barons.stock import stock_turn
from tests.support.railroad_barons.states import (
    AVR,
    DPI,
    MBS,
    MSC,
    SB,
    deal,
    held,
    player,
    refused,
    table,
)

NINE = {MSC: (40, 20), SB: (40, 20), AVR: (40, 20), MBS: (40, 20), DPI: (40,)}


def at_nine(cash: int = 1_000) -> State:
    """Seat 0 has nine certificates; seat 1 waits as the Director of DPI with 30+20."""
    return table(
        player(cash, NINE, ("I30", "I40", "I50", "I60")),
        player(cash, {DPI: (30, 20)}),
        directors={DPI: 1},
    )


def above(*more: str) -> State:
    """Seat 0 is to act, above the limit by one for DPI and by one for each of these Holdings, in
    all of which seat 1 has just come by the 40% certificate."""
    mine = dict.fromkeys((DPI, *more), (40,))
    mine |= {MSC: (40, 30, 20, 10), SB: (40, 30, 20, 10)[: 4 - len(more)]}
    theirs = dict.fromkeys((DPI, *more), (30, 20))
    state = table(player(1_000, mine), player(0, theirs), directors=dict.fromkeys(theirs, 1))
    assert len(state.players[0].certificates) == 9
    deal(state, *[Sale(holding, 20, 10) for holding in theirs], by=1)
    assert len(state.players[0].certificates) == 10 + len(more)
    return state


def turns(state: State) -> list[Pass | SellAndBuy]:
    return list(stock_turn.legal_turn(Position(state)))


def test_no_tenth_certificate() -> None:
    """Ruling 21: at nine, Investors not counted, a plain purchase is refused."""
    state = at_nine()
    for purchase in (Purchase(MSC, 30), Purchase(MSC, 10), Purchase(DPI, 10)):
        assert refused(state, "certificate-limit", "21", purchase).args_ == {"limit": 9}
    assert all(
        turn.purchase is None or turn.purchase.give
        for turn in turns(state)
        if isinstance(turn, SellAndBuy)
    )


def test_eight_and_one() -> None:
    """Ruling 21: the ninth may be bought, and at nine after a sale of the same turn."""
    mine = NINE | {MSC: (40,)}
    state = table(player(1_000, mine), player(0, {DPI: (30, 20)}), directors={DPI: 1})
    deal(state, Purchase(MSC, 20))
    assert len(state.players[0].certificates) == 9
    state = at_nine()
    deal(state, Sale(MSC, 20), Purchase(SB, 30))
    assert len(state.players[0].certificates) == 9


def test_an_exchange_down_makes_no_room() -> None:
    """Ruling 21: nine are nine after an exchange."""
    refused(at_nine(), "certificate-limit", "21", Sale(MSC, 20, 10), Purchase(SB, 30))


def test_not_even_if_the_swap_would_bring_it_down() -> None:
    """Ruling 21: the tenth is refused although the swap it brings would leave nine."""
    mine = {MSC: (40, 20), SB: (40, 20), AVR: (40,), MBS: (40, 20), DPI: (30, 20)}
    state = table(player(1_000, mine), player(0, {DPI: (40,)}), directors={DPI: 0})
    refused(state, "certificate-limit", "21", Purchase(DPI, 10))


def test_after_the_swaps_of_the_same_turn() -> None:
    """Ruling 21: a swap that the sales brought makes room for the purchase."""
    mine = {MSC: (40, 20), SB: (40, 20), AVR: (40,), MBS: (40, 20), DPI: (30, 20)}
    state = table(player(1_000, mine), player(0, {DPI: (40,)}), directors={DPI: 0})
    events = deal(state, Sale(DPI, 20, 10), Purchase(MSC, 30))
    assert DirectorSwapped(0, DPI, 1) in events
    assert Bought(0, MSC, 30, 300) in events
    assert len(state.players[0].certificates) == 9


def test_exchanges_stay_legal() -> None:
    """Ruling 21: up and down."""
    deal(at_nine(), Purchase(MSC, 30, 20))
    deal(at_nine(), Sale(MSC, 20, 10))


def test_starting_at_nine() -> None:
    """Ruling 21: the 40% that starts a Holding is a certificate too."""
    mine = {MSC: (40, 30, 20, 10), SB: (40, 30, 20, 10), AVR: (40,)}
    state = table(player(1_000, mine), player())
    refused(state, "certificate-limit", "21", Purchase(DPI, 40, par=70))


def test_above_the_limit_through_a_swap() -> None:
    """Ruling 21: giving the 40% for 30+10 in the other player's turn brings a tenth."""
    state = at_nine()
    deal(state, Purchase(DPI, 10), by=1)
    assert len(state.players[0].certificates) == 10
    assert held(state, 0)[DPI] == (30, 10)


def test_above_the_limit_one_must_sell() -> None:
    """Ruling 21: a pass, a mere exchange, a mere purchase are refused; one plain sale will do."""
    state = above()
    error = refused(state, "pass-above-limit", "21")
    assert error.args_ == {"limit": 9, "above": 1}
    for part in (Sale(DPI, 30, 20), Purchase(DPI, 20, 10)):
        error = refused(state, "sell-to-limit", "21", part)
    refused(state, "certificate-limit", "21", Sale(DPI, 10), Purchase(AVR, 40, par=70))
    deal(state, Sale(DPI, 10))
    assert len(state.players[0].certificates) == 9


def test_far_above_the_limit() -> None:
    """Ruling 21: as many plain sales as are held too many."""
    state = above(AVR)
    refused(state, "sell-to-limit", "21", Sale(DPI, 30))
    refused(state, "sell-to-limit", "21", Sale(DPI, 30), Sale(AVR, 30, 20))
    deal(state, Sale(DPI, 30), Sale(AVR, 10))
    assert len(state.players[0].certificates) == 9
    deal(above(AVR), Sale(DPI, 30), Sale(AVR, 10), Sale(DPI, 10), Purchase(MBS, 40, par=70))


@pytest.mark.parametrize("more", [(), (AVR,), (AVR, MBS)])
def test_turns_above_the_limit(more: tuple[str, ...]) -> None:
    """Ruling 21: there is always such a turn: what was received in the swap can be sold."""
    state = above(*more)
    found = turns(state)
    assert SellAndBuy(tuple(Sale(holding, 10) for holding in sorted((DPI, *more)))) in found
    for turn in found:
        assert isinstance(turn, SellAndBuy) and turn.purchase is None
        assert len(turn.sales) == 1 + len(more)
        stock_turn.check_sell_and_buy(Position(state), 0, turn)
