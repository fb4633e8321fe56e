"""The certificate limit: ruling 21."""

import pytest

from rules.railroad_barons.model.actions import Pass, Purchase, Sale, SellAndBuy
from rules.railroad_barons.model.events import DirectorSwapped
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import State
from rules.railroad_barons.stock import stock_turn
from tests.support.railroad_barons.states import (
    AVR,
    DPI,
    MBS,
    MSC,
    SB,
    Held,
    deal,
    held,
    player,
    refused,
    table,
)

NINE = {MSC: (40, 20), SB: (40, 20), AVR: (40, 20), MBS: (40, 20), DPI: (40,)}


SWAPPING = {MSC: (40, 20), SB: (40, 20), AVR: (40,), MBS: (40, 20), DPI: (30, 20)}
"""Nine of which 30+10 of DPI would change places with the other's 40%."""
TWO_WHOLE = {MSC: (40, 30, 20, 10), SB: (40, 30, 20, 10), AVR: (40,)}


def at_nine(mine: Held = NINE) -> State:
    """Seat 0 has these certificates, nine if none are named; seat 1 waits as the Director of DPI
    with 30+20, or has the 40% of seat 0's DPI, or none of it."""
    theirs = {DPI: (40,) if mine is SWAPPING else (30, 20)} if DPI in mine else {}
    return table(
        player(1_000, mine, ("I30", "I40", "I50", "I60")),
        player(1_000, theirs),
        directors={DPI: 0 if mine is SWAPPING else 1},
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


@pytest.mark.parametrize(
    ("mine", "parts"),
    [
        pytest.param(NINE, [Purchase(MSC, 30)], id="a plain purchase"),
        pytest.param(NINE, [Purchase(MSC, 10)], id="however small"),
        pytest.param(NINE, [Purchase(DPI, 10)], id="of stock that the other directs"),
        pytest.param(NINE, [Sale(MSC, 20, 10), Purchase(SB, 30)], id="after an exchange"),
        pytest.param(
            SWAPPING, [Purchase(DPI, 10)], id="though the swap it brings would leave nine"
        ),
        pytest.param(TWO_WHOLE, [Purchase(DPI, 40, par=70)], id="the 40% that starts a Holding"),
    ],
)
def test_no_tenth_certificate(mine: Held, parts: list[Sale | Purchase]) -> None:
    """Ruling 21: at nine, Investors not counted, a tenth certificate is refused."""
    state = at_nine(mine)
    assert refused(state, "certificate-limit", "21", *parts).args_ == {"limit": 9}
    trades = [turn for turn in turns(state) if isinstance(turn, SellAndBuy)]
    assert all(turn.purchase is None or turn.purchase.give for turn in trades)


@pytest.mark.parametrize(
    ("mine", "parts"),
    [
        pytest.param(NINE | {MSC: (40,)}, [Purchase(MSC, 20)], id="the ninth"),
        pytest.param(NINE, [Sale(MSC, 20), Purchase(SB, 30)], id="after a sale of the same turn"),
        pytest.param(
            SWAPPING, [Sale(DPI, 20, 10), Purchase(MSC, 30)], id="after a swap of the turn"
        ),
        pytest.param(NINE, [Purchase(MSC, 30, 20)], id="an exchange up"),
        pytest.param(NINE, [Sale(MSC, 20, 10)], id="an exchange down"),
    ],
)
def test_up_to_nine(mine: Held, parts: list[Sale | Purchase]) -> None:
    """Ruling 21: the ninth may be bought, a sale or a swap that the sales brought makes room, and
    exchanges stay legal."""
    state = at_nine(mine)
    events = deal(state, *parts)
    assert len(state.players[0].certificates) == 9
    assert (DirectorSwapped(0, DPI, 1) in events) == (mine is SWAPPING)


def test_above_the_limit_through_a_swap() -> None:
    """Ruling 21: giving the 40% for 30+10 in the other player's turn brings a tenth."""
    state = at_nine()
    deal(state, Purchase(DPI, 10), by=1)
    assert len(state.players[0].certificates) == 10
    assert held(state, 0)[DPI] == (30, 10)


def test_above_the_limit_one_must_sell() -> None:
    """Ruling 21: a pass, a mere exchange, a mere purchase are refused; one plain sale will do; as
    many plain sales as are held too many."""
    state = above()
    error = refused(state, "pass-above-limit", "21")
    assert error.args_ == {"limit": 9, "above": 1}
    for part in (Sale(DPI, 30, 20), Purchase(DPI, 20, 10)):
        error = refused(state, "sell-to-limit", "21", part)
    refused(state, "certificate-limit", "21", Sale(DPI, 10), Purchase(AVR, 40, par=70))
    deal(state, Sale(DPI, 10))
    assert len(state.players[0].certificates) == 9
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
    legal_turns = turns(state)
    assert SellAndBuy(tuple(Sale(holding, 10) for holding in sorted((DPI, *more)))) in legal_turns
    for turn in legal_turns:
        assert isinstance(turn, SellAndBuy) and turn.purchase is None
        assert len(turn.sales) == 1 + len(more)
        stock_turn.check_sell_and_buy(Position(state), 0, turn)
