"""Order, tokens, revenue and dividends: rulings 23 to 27."""

from itertools import product

import pytest
from msgspec.structs import replace

import data.railroad_barons as facts
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model import actions as do
from rules.railroad_barons.model import events as e
from rules.railroad_barons.model.actions import PlaceTokens
from rules.railroad_barons.model.play import Position, Step
from rules.railroad_barons.model.state import Phase, State
from rules.railroad_barons.operating import revenue
from rules.railroad_barons.operating.tokens import free_tokens
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

ALL = dict.fromkeys((MSC, SB, AVR, DPI, MBS), (40, 10))


def everything(cash: int = 1_000) -> State:
    """One player directs all five Holdings, none of which can buy anything; MS&C is on turn."""
    empty = {holding: {"treasury": 0} for holding in ALL}
    held = dict.fromkeys(ALL, (40,))
    first, second = player(cash, held), player(0, dict.fromkeys(ALL, (10,)))
    return operating(MSC, first=first, second=second, rows=empty)


def test_order() -> None:
    """Ruling 23: green, black, yellow, red, blue; each turn of a Holding is one of its Director."""
    state = everything(0)
    turns, (number, _) = [MSC], GAME.turn_of(state)
    while state.half == 1:
        turns += [each.holding for each in of(e.TurnBegan, act(state, PlaceTokens(1, 1)))]
        number += 1
        assert GAME.turn_of(state) == (number, 0)
    assert turns == [MSC, SB, AVR, DPI, MBS, MSC]


def test_unfloated_holdings_do_not_operate() -> None:
    """Ruling 23: skipped until half of the stock was bought once.
    Rulebook, Operating Round: a Holding that has floated operates even when less than half of its
    stock is left in players' hands, as its Director says."""
    first = player(0, {MSC: (40,), SB: (40,), MBS: (40, 10)})
    rows = {holding: {"treasury": 0} for holding in (MSC, SB, MBS)}
    rows[SB]["floated"] = True
    state = operating(SB, first=first, rows=rows)
    events = act(state, PlaceTokens(1, 1))
    assert [each.holding for each in of(e.TurnBegan, events)] == [MBS]


def test_steps_in_order() -> None:
    """Ruling 23: tokens, revenue, Railroads and Investors, discard; each step waits for the one
    before it, and for the Director alone."""
    state = operating(SB, rows={SB: {"railroads": rail("A1", "A2")}}, top="A3")
    phases = [state.phase]
    for action in (PlaceTokens(1, 1), do.PayDividends(), do.FinishBuying()):
        act(state, action)
        phases.append(state.phase)
    assert phases == [Phase.TOKENS, Phase.REVENUE, Phase.RAILROADS, Phase.DISCARD]
    events = act(state, do.DiscardRailroads(("A1",)))
    assert isinstance(events[0], e.RailroadsRemoved) and state.half == 2
    state = operating(SB, rows={SB: {"railroads": rail("A1")}}, top="A2")
    refused(state, do.PayDividends(), "now-tokens", "24")
    refused(state, PlaceTokens(1, 1), "not-your-turn", "24", seat=1)
    act(state, PlaceTokens(1, 1))
    refused(state, do.BuyRailroad(), "now-revenue", "26")
    act(state, do.KeepRevenue())
    refused(state, do.KeepRevenue(), "now-railroads", "28")


def test_tokens() -> None:
    """Ruling 24: the Director chooses how many go on (+), on (▼) and into the network; some may
    stay idle."""
    state = operating(SB)
    (placed,) = of(e.TokensPlaced, act(state, PlaceTokens(2, 1, 1)))
    assert placed == e.TokensPlaced(0, SB, plus=2, down=1, network=1, idle=2)
    row = state.holdings[SB]
    assert (row.plus, row.down, row.network) == (2, 1, 1)
    assert row.last == (2, 1, 1)


def test_all_ways_to_place() -> None:
    """Ruling 24: together no more than the tokens that are not in the network, of those at most one
    more into it; none at all is a way too, less than none is not."""
    state = operating(DPI, first=player(held={DPI: (40, 10)}), rows={DPI: {"network": 1}})
    numbers = product(range(5), range(5), (0, 1))
    expected = [PlaceTokens(*row) for row in numbers if sum(row) <= 3]
    assert set(legal(state)) == set(expected) and len(legal(state)) == len(expected)
    error = refused(state, PlaceTokens(2, 2), "tokens-few", "24")
    assert error.args_ == {"holding": DPI, "placed": 4, "tokens": 3}
    refused(state, PlaceTokens(2, 1, 1), "tokens-few", "24")
    refused(state, PlaceTokens(0, 0, 2), "tokens-network", "24")
    for wrong in (PlaceTokens(-1, 1), PlaceTokens(1, -1), PlaceTokens(1, 1, -1)):
        refused(state, wrong, "tokens-negative", "24")


def test_tokens_are_free_again() -> None:
    """Ruling 24: each round all tokens but those in the network; a Holding without a token to place
    keeps no Railroad, and its turn passes by."""
    state = operating(SB, first=player(0, {SB: (40, 10)}), rows={SB: {"treasury": 0}})
    act(state, PlaceTokens(3, 2, 1))
    assert (state.half, state.holding) == (2, SB)
    row = state.holdings[SB]
    assert (row.plus, row.down, row.network) == (0, 0, 1)
    assert free_tokens(Position(state), SB) == 5
    state = operating(SB, rows={SB: {"network": 5, "railroads": rail("A1"), "treasury": 0}})
    events = act(state, PlaceTokens(0, 0, 1))
    assert of(e.RevenueMade, events)[0].amount == 50 + 60
    events = act(state, do.PayDividends())
    gone = e.RailroadsRemoved(SB, tuple(rail("A1")), "discarded")
    assert of(e.RailroadsRemoved, events) == [gone]
    assert state.phase is Phase.STOCK and not of(e.TurnBegan, events)[0].holding
    assert [(row.half, row.revenues[1]) for row in state.history] == [(1, 110), (2, None)]


def test_circles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling 24: the circles are no further limit, and if the data file says how many there are,
    they are one."""
    rows = facts.holdings()
    for row in rows.values():
        assert row.plus_circles.value == row.down_circles.value == row.operator_tokens
    circles = {"plus_circles": facts.Circles(3, "found"), "down_circles": facts.Circles(2, "found")}
    fewer = {name: replace(row, **circles) for name, row in rows.items()}
    state = operating(SB)
    monkeypatch.setattr(facts, "holdings", lambda: fewer)
    refused(state, PlaceTokens(4, 0), "tokens-circles", "24")
    refused(state, PlaceTokens(0, 3), "tokens-circles", "24")
    assert max(each.plus for each in legal(state)) == 3
    assert max(each.down for each in legal(state)) == 2


def test_revenue() -> None:
    """Ruling 25: the incomes, $10 for each network token with the one just placed, and the
    Investors' bonuses.
    Rulebook, Place Operator Tokens: those in the network add $10 an Operating Round as long as
    there is a Railroad, and never come back onto the card."""
    rows = {SB: {"railroads": rail("A1", "C1"), "network": 2, "investors": ["I40", "I50", "I60"]}}
    state = operating(SB, rows=rows)
    (revenue,) = of(e.RevenueMade, act(state, PlaceTokens(1, 2, 1)))
    assert revenue == e.RevenueMade(SB, 200, railroads=130, network=30, investors=40)
    assert state.phase is Phase.REVENUE and state.revenues == {SB: 200}


def test_no_railroad_no_revenue() -> None:
    """Ruling 25: network and Investors earn nothing without a Railroad; 8a and 8b lie on one card
    and earn as they were bought.
    Ruling 26: with revenue 0 there is no choice, nothing is paid and the marker stays."""
    row = {"network": 2, "investors": ["I40", "I50"], "paid": True}
    state = operating(SB, rows={SB: row})
    events = act(state, PlaceTokens(1, 2))
    assert of(e.RevenueMade, events) == [e.RevenueMade(SB, 0, 0, 0, 0)]
    assert state.phase is Phase.RAILROADS and state.holdings[SB].paid is None
    assert not of(e.DividendsPaid, events) and not of(e.ValueMoved, events)
    refused(state, do.PayDividends(), "now-railroads", "28")
    state = operating(SB, rows={SB: {"railroads": rail("IK1/0", "IK2/1")}}, top="IK3")
    assert revenue.revenue_parts(Position(state), SB) == (400, 0, 0)


def seedy() -> State:
    """Aaron has 40% and 10% of Seedy Brothers, Becky 30%; it earns $100."""
    first, second = player(0, {SB: (40, 10)}), player(0, {SB: (30,)})
    state = operating(SB, first=first, second=second, rows={SB: {"railroads": rail("A1", "A2")}})
    act(state, PlaceTokens(0, 2))
    return state


def test_paying() -> None:
    """Ruling 26: a tenth of the revenue for 10%, all of it or nothing, and the marker one up; all
    into the treasury, and the marker stays.
    Rulebook, Calculate and Pay Out Revenue: Aaron (40% and 10%) receives $50 of $100 and Becky
    (30%) $30; the bank's 20% are lost.
    Rulebook, Betriebsrunde: money is either paid to the shareholders or saved in the Holding, and
    only what is paid lifts the share value."""
    state = seedy()
    before = state.bank_out
    assert set(legal(state)) == {do.PayDividends(), do.KeepRevenue()}
    events = act(state, do.PayDividends())
    assert of(e.DividendsPaid, events) == [e.DividendsPaid(0, SB, 100, (50, 30))]
    assert ([row.cash for row in state.players], state.bank_out) == ([50, 30], before + 80)
    assert of(e.ValueMoved, events) == [e.ValueMoved(SB, 100, 110, "dividend")]
    assert state.holdings[SB].treasury == 1_000 and state.holdings[SB].paid is True
    state = seedy()
    events = act(state, do.KeepRevenue())
    assert of(e.RevenueKept, events) == [e.RevenueKept(0, SB, 100)]
    assert not of(e.ValueMoved, events) and Position(state).share_value(SB) == 100
    assert state.holdings[SB].treasury == 1_100 and state.holdings[SB].paid is False
    assert [row.cash for row in state.players] == [0, 0]


def test_dividends_are_whole() -> None:
    """Ruling 1: every dividend per 10% is whole, since all incomes are multiples of 10."""
    incomes = [side.income for card in facts.railroads().values() for side in card.sides]
    bonuses = [row.amount for row in facts.investors().values() if "income" in row.ability]
    assert all(each % 10 == 0 for each in (*incomes, *bonuses))
    assert facts.constants().network_token_income % 10 == 0


def test_top_of_the_track() -> None:
    """Ruling 27: 350 is the top; a marker there never moves up again."""
    state = operating(SB, rows={SB: {"railroads": rail("A1"), "value": index(320)}})
    events = act(state, PlaceTokens(0, 1), do.PayDividends())
    assert of(e.ValueMoved, events) == [e.ValueMoved(SB, 320, 350, "dividend")]
    rows = {SB: {"railroads": rail("A1"), "value": index(350), "down": 1}}
    again = operating(SB, rows=rows, phase=Phase.REVENUE, revenues={SB: 50}, ending=True)
    play = play_on(again)
    assert revenue.do_pay_dividends(play, 0, do.PayDividends()) is Step.RAILROADS
    assert Position(again).share_value(SB) == 350
    assert not of(e.ValueMoved, play.events) and of(e.DividendsPaid, play.events)


def test_game_sequence() -> None:
    """Rulebook, Game Sequence: a Stock Round, two Operating Rounds, the top card goes, and the next
    Stock Round."""
    state = operating(SB, rows={SB: {"treasury": 0}})
    first = act(state, PlaceTokens(0, 1))
    assert of(e.OperatingRoundBegan, first) == [e.OperatingRoundBegan(1, 2)]
    assert not of(e.TopRemoved, first)
    second = act(state, PlaceTokens(0, 1))
    names = [type(each).__name__ for each in second if not isinstance(each, e.TurnBegan)]
    assert names[-3:] == ["OperatingRoundEnded", "TopRemoved", "StockRoundBegan"]
    assert (state.set, state.half, state.phase) == (2, 0, Phase.STOCK)
