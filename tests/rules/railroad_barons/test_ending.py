"""How it ends, who wins, and what is seen: rulings 36 to 38."""

from typing import Any

import msgspec
import pytest

from rules.dice import NO_DICE
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model import actions as do
from rules.railroad_barons.model import events as e
from rules.railroad_barons.model.actions import PayDividends, PlaceTokens
from rules.railroad_barons.model.options import GERMAN
from rules.railroad_barons.model.state import Phase, State
from rules.railroad_barons.operating import ending, operating_round
from tests.support.railroad_barons.operating import (
    act,
    legal,
    of,
    operating,
    play_on,
    player,
    rail,
    refused,
)
from tests.support.railroad_barons.states import AVR, DPI, MBS, MSC, SB, index


def near_the_end(half: int = 1) -> State:
    """Seat 0's SB is one dividend from 350; seat 1's AVR and DPI follow."""
    first, second = player(100, {SB: (40, 10)}), player(0, {AVR: (40, 20), DPI: (40, 10)})
    rows = {
        SB: {"railroads": rail("A1"), "value": index(320), "treasury": 0},
        AVR: {"railroads": rail("A2"), "treasury": 0},
        DPI: {"treasury": 0},
    }
    return operating(SB, first=first, second=second, rows=rows, top="A3", half=half)


TO_THE_END = (*(PlaceTokens(0, 1), PayDividends()) * 2, PlaceTokens(0, 1))
"""The turns of the three Holdings."""


def test_the_round_is_finished() -> None:
    """Ruling 36: a marker at 350 ends the game after the Operating Round; the Holdings that remain
    still operate."""
    state = near_the_end()
    events = act(state, PlaceTokens(0, 1), PayDividends())
    assert of(e.EndReached, events) == [e.EndReached(SB)] and state.ending
    assert not GAME.over(state) and state.holding == AVR
    events = act(state, PlaceTokens(0, 1), PayDividends())
    assert of(e.DividendsPaid, events)[0].amounts == (0, 30) and state.holding == DPI
    events = act(state, PlaceTokens(0, 1))
    assert GAME.over(state) and state.ended == "350"
    assert isinstance(events[-1], e.GameEnded)


def test_spielende() -> None:
    """Rulebook, Spielende: MB&S, last in the order, can bring the end about with its own turn."""
    first = player(0, {MBS: (40, 10)})
    rows = {MBS: {"railroads": rail("A1"), "value": index(320), "treasury": 0}}
    state = operating(MBS, first=first, rows=rows, top="A2")
    act(state, PlaceTokens(0, 1))
    assert isinstance(act(state, PayDividends())[-1], e.GameEnded)


@pytest.mark.parametrize("half", [1, 2])
def test_no_second_round(half: int) -> None:
    """Ruling 36: the second of the pair is not played, and no card is removed any more."""
    state = near_the_end(half)
    events = [event for action in TO_THE_END for event in act(state, action)]
    assert GAME.over(state)
    assert not of(e.OperatingRoundBegan, events) and not of(e.TopRemoved, events)
    assert (state.history[-1].set, state.history[-1].half) == (1, half)


def test_score() -> None:
    """Ruling 36: cash and stock at its value; treasuries and Investors count nothing; what a
    Holding has in its treasury and who holds an Investor change no total.
    Rulebook, Game End: the player with the highest total of share value and cash wins."""
    state = near_the_end()
    (ended,) = of(e.GameEnded, act(state, *TO_THE_END))
    first, second = 100 + 25 + 5 * 350, 30 + 6 * 110 + 5 * 100
    assert ended.totals == (first, second)
    rows = GAME.standing(state, None)
    assert [(row.place, row.seat, row.total) for row in rows] == [(1, 0, first), (2, 1, second)]
    assert rows[0].sums == {"cash": 125, "stock": 1_750}
    first = player(100, {SB: (40, 10)}, ("I40", "I50"))
    second = player(0, {AVR: (40, 20)}, ("I60",))
    rows = {SB: {"treasury": 777}, AVR: {"treasury": 0}}
    standing = GAME.standing(operating(SB, first=first, second=second, rows=rows), None)
    assert [(row.seat, row.total) for row in standing] == [(0, 600), (1, 600)]


def test_draw() -> None:
    """Ruling 36: equal totals are a draw."""
    state = near_the_end()
    state.players[0].cash = 0
    state.players[1].cash = 5 * 320 - 6 * 100 - 5 * 100
    rows = GAME.standing(state, 0)
    assert [(row.place, row.seat) for row in rows] == [(1, 0), (1, 1)]
    state.players[1].cash += 1
    assert [(row.place, row.seat) for row in GAME.standing(state, 0)] == [(1, 1), (2, 0)]


def test_over() -> None:
    """Ruling 36: nothing can be done in a game that is over."""
    state = near_the_end()
    act(state, *TO_THE_END)
    assert GAME.to_move(state) == () and GAME.turn_of(state)[1] is None
    for seat in (0, 1):
        assert list(GAME.legal(state, seat)) == []
        refused(state, do.Pass(), "game-over", "36", seat=seat)


def last_card(owned: tuple[str, ...], **changes: Any) -> State:
    """The second Operating Round of a pair in which the last card lies on the stack."""
    rows = {SB: {"railroads": rail(*owned), "treasury": 0}}
    first = player(0, {SB: (40, 10)})
    return operating(SB, first=first, rows=rows, top="IK8", half=2, **changes)


def test_exhausted() -> None:
    """Ruling 37: after the removal, with an empty stack and no Railroad anywhere, the game is
    scored at once; with a Railroad somewhere, or a card in the stack, it goes on."""
    state = last_card(())
    events = act(state, PlaceTokens(0, 1))
    assert of(e.TopRemoved, events) == [e.TopRemoved("IK8", 8)]
    assert events[-1] == e.GameEnded("exhausted", (500, 1_000))
    assert GAME.over(state) and state.ended == "exhausted"
    state = last_card(("G1",))
    act(state, PlaceTokens(0, 1), PayDividends())
    assert state.phase is Phase.STOCK and not state.stack
    two_left = operating(
        SB, first=player(0, {SB: (40, 10)}), rows={SB: {"treasury": 0}}, top="IK7", half=2
    )
    act(two_left, PlaceTokens(0, 1))
    assert two_left.phase is Phase.STOCK and two_left.stack == ["IK8"]


@pytest.mark.parametrize(
    ("treasury", "cash", "over"), [(0, 9, True), (1, 9, False), (0, 40, False)]
)
def test_nothing_that_counts_can_change(treasury: int, cash: int, over: bool) -> None:
    """Ruling 37: seat 0's SB operates without a Railroad, and the only one lies in seat 1's MS&C,
    not floated. With a dollar SB can offer for it, and with $40 seat 0 can buy stock; without
    either nobody can do anything that counts."""
    first, second = player(cash, {SB: (40,)}), player(9, {MSC: (40,)})
    rows = {
        SB: {"floated": True, "treasury": treasury, "value": index(40)},
        MSC: {"railroads": rail("A1")},
    }
    state = operating(
        SB, first=first, second=second, rows=rows, top="IK8", half=2, levels=[], options=GERMAN
    )
    events = act(state, PlaceTokens(0, 1))
    assert isinstance(events[-1], e.GameEnded) == over
    assert GAME.over(state) == over


@pytest.mark.parametrize(
    ("stock", "changes", "over"),
    [
        ((40,), {"treasury": 0, "railroads": rail("G1")}, False),
        ((40,), {"treasury": 0, "railroads": []}, True),
        ((40,), {"treasury": 500, "railroads": []}, False),
        ((40,), {"treasury": 500, "railroads": [], "network": 6}, True),
        ((40, 10), {"treasury": 0, "network": 6}, False),
    ],
    ids=["earns", "nothing", "buys", "no token", "sells"],
)
def test_who_can_still_earn_buy_or_sell(
    stock: tuple[int, ...], changes: dict[str, Any], over: bool
) -> None:
    """Ruling 37: a Holding that operates keeps the game going with a Railroad or a dollar for
    another's, but not if all of its tokens are in the network; so does a certificate that may be
    sold, which brings money."""
    first, second = player(9, {SB: stock}), player(9, {MSC: (40,)})
    rows = {SB: {"floated": True, **changes}, MSC: {"railroads": rail("H1")}}
    state = operating(SB, first=first, second=second, rows=rows, top=None, half=2)
    state.holding, play = None, play_on(state)
    operating_round.remove_top(play)
    assert state.ended == ("exhausted" if over else None)


def test_exhausted_by_the_last_removal() -> None:
    """Ruling 37: what the last card makes obsolete counts before the guard looks."""
    state = last_card(("E1",), levels=[4, 6])
    state.holding, play = None, play_on(state)
    operating_round.remove_top(play)
    assert state.ended == "exhausted" and ending.is_exhausted(play)


def test_everything_is_open() -> None:
    """Ruling 38: all money, cards and markers are open to everybody; only what one may do differs,
    and the view is a copy; the choice between price and card and the answer to an offer are one
    player's."""
    state = near_the_end()
    views = [GAME.view(state, viewer) for viewer in (0, 1, None)]
    assert len({msgspec.msgpack.encode(view.table) for view in views}) == 1
    assert views[0].table == state and views[0].table is not state
    views[0].table.players[0].cash = 7
    assert state.players[0].cash == 100
    assert views[0].legal == tuple(legal(state)) and views[1].legal == views[2].legal == ()
    assert not any(event.reveals for event in GAME.event_type.__args__)
    assert not any(action.sealed for action in GAME.action_type.__args__)
    state, _ = GAME.setup(2, GAME.options_type(start="first"), NO_DICE)
    GAME.apply(state, 0, do.SelectInvestor("I60", 60), NO_DICE)
    assert GAME.to_move(state) == (1,) and state.phase is Phase.CHOOSE
    assert list(GAME.legal(state, 0)) == []
