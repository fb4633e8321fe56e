"""Income, the end of a turn and of the game, investments."""

from __future__ import annotations

import pytest

from rules.train_tycoon.ending import player_worth, share_value, target_price
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.actions import (
    AfterDelivery,
    FinishTrains,
    Invest,
    InvestNothing,
    Lay,
    OpenLine,
    PayOut,
    PlaceFactory,
    Retain,
)
from rules.train_tycoon.model.events import (
    GameEnded,
    IncomeCounted,
    Invested,
    InvestmentsShown,
    OperationBegan,
    Paid,
    PaidOut,
    PhaseBegan,
    Retained,
    TurnEnded,
)
from rules.train_tycoon.model.options import MapName, Options
from rules.train_tycoon.model.position import Position, Step
from rules.train_tycoon.model.state import Company, Investment, Phase, Piece, State
from rules.train_tycoon.operation.income import payout_choice
from rules.train_tycoon.operation.lines import line_planner
from tests.support.train_tycoon.states import (
    act,
    balanced,
    company,
    factory,
    line,
    new,
    of,
    one,
    operate,
    refused,
    step,
    table,
    transfer,
)

INVESTING = Options(investments=True)


def earned(amount: int, *, turn: int = 2, **fields: object) -> State:
    """PDL, with one line, has delivered for so much; CHC's turn is next."""
    state = table(0, 0, turn=turn)
    company(state, "PDL", [3, 1], president=0, **fields)
    company(state, "CHC", [1, 3], president=1)
    transfer(state, "F3")
    transfer(state, "F5")
    line(state, "PDL", "F3", "F4", "F5")
    operate(state, "PDL")
    assert state.operation is not None
    state.operation.earned = amount
    state.companies_left = ["CHC"]
    return state


def test_income() -> None:
    """Ruling 60: deliveries less 10 x turn a train and 10 a loan; negative income is paid.
    Rulebook, 11 Operate: income."""
    state = earned(10, net=-150)
    events = step(state, Step.SETTLE)
    assert one(events, IncomeCounted) == IncomeCounted("PDL", 10, 20, 20, -30)
    assert Paid("PDL", None, 30, "income") in events
    assert (state.companies["PDL"].net, state.companies["PDL"].income) == (-180, -30)


@pytest.mark.parametrize(("amount", "income"), [(-500, -100), (2000, 990)])
def test_limits_of_income(amount: int, income: int) -> None:
    """Ruling 60: clamped once, for the cash too.
    Rulebook, 14 Cash & Income Board: it runs from -100 to 990."""
    state = earned(amount)
    step(state, Step.SETTLE)
    assert state.companies["PDL"].income == income


def test_payout_example() -> None:
    """Rulebook, 11 Operate, payout example: 130 to 4 shares is 30 each, 10 to the company.
    Ruling 60: the president decides."""
    state = earned(150)
    step(state, Step.SETTLE)
    assert state.phase is Phase.PAYOUT
    events = act(state, 0, PayOut())
    assert one(events, PaidOut) == PaidOut("PDL", 30, 10)
    assert [player.net for player in state.players] == [90, 30]
    assert state.companies["PDL"].net == 110


def delivering() -> State:
    """PDL has cheese for High Level and has yet to manage its trains; CHC's turn is next."""
    state = table(100, 100)
    company(state, "PDL", [3, 1], president=0)
    company(state, "CHC", [1, 3], president=1)
    factory(state, "D2", "cheese", 6)
    transfer(state, "F1")
    line(state, "PDL", "B3", "C3", "D2")
    line(state, "PDL", "D2", "E2", "F1")
    operate(state, "PDL")
    step(state, Step.TRAINS)
    return state


@pytest.mark.parametrize(("then", "choice"), [("pay", PayOut()), ("retain", Retain())])
def test_said_when_delivering(then: AfterDelivery, choice: PayOut | Retain) -> None:
    """Ruling 60: what is to be done with the income may be said before; it comes to the same."""
    asked, said = delivering(), delivering()
    act(asked, 0, FinishTrains())
    assert asked.phase is Phase.PAYOUT
    act(asked, 0, choice)
    act(said, 0, FinishTrains(then))
    assert (said.players, said.companies) == (asked.players, asked.companies)
    assert (said.phase, said.mover) == (asked.phase, asked.mover)


def test_what_could_be_paid_out() -> None:
    """Ruling 60: nothing of no income, in turn 5 and in the first Operate."""
    assert payout_choice(Position(earned(0)), 130) == 30
    assert payout_choice(Position(earned(0)), 15) == 0
    assert payout_choice(Position(earned(0)), -10) == 0
    assert payout_choice(Position(earned(0, turn=5)), 130) == 0
    assert payout_choice(Position(earned(0, operated=False)), 130) == 0


def test_payout_to_the_bank() -> None:
    """Ruling 60: what its shares earn goes to the bank."""
    state = earned(150, bank=1)
    step(state, Step.SETTLE)
    events = act(state, 0, PayOut())
    assert one(events, PaidOut) == PaidOut("PDL", 25, 5)
    assert Paid("PDL", None, 25, "payout") in events
    assert state.companies["PDL"].net == 105


def test_retaining() -> None:
    """Ruling 60: by choice; always in turn 5 and in the first Operate in which it acts."""
    state = earned(150)
    step(state, Step.SETTLE)
    events = act(state, 0, Retain())
    assert Retained("PDL", 130) in events and state.companies["PDL"].net == 230
    state = earned(150, turn=5)
    assert Retained("PDL", 100) in step(state, Step.SETTLE)
    state = earned(150)
    state.companies["PDL"].operated = False
    assert Retained("PDL", 130) in step(state, Step.SETTLE)
    assert state.companies["PDL"].operated


def test_end_of_phase() -> None:
    """Ruling 60: new order by income, ties to who operated later; priority moves on.
    Rulebook, 11 Operate: the end of the phase."""
    state = table(0, 0, turn=2)
    for name, income in (("PDL", 50), ("CHC", 10), ("BHR", 50), ("SNR", -20)):
        company(state, name, [3, 1], income=income)
    state.hubs["B3"].delivered = {"cheese": 2}
    events = step(balanced(state), Step.END_OPERATE)
    ended = one(events, TurnEnded)
    assert ended.order == ("SNR", "CHC", "BHR", "PDL")
    assert (ended.priority, state.priority) == (1, 1)
    assert state.hubs["B3"].delivered == {} and state.turn == 3
    assert [record.turn for record in state.history] == [2]
    assert state.history[0].incomes == {"SNR": -20, "CHC": 10, "BHR": 50, "PDL": 50}


def test_target_price_example() -> None:
    """Rulebook, 11 Operate, target price example: (80 - 100 + 210) / 5 is 38, so 35.
    Rulebook, 14 Cash & Income Board: the target price."""
    assert target_price(Company(net=-20, income=210, issued=5)) == 35
    assert target_price(Company(net=-300, income=0, issued=4)) == 0


def test_value_of_shares() -> None:
    """Ruling 61: net over issued shares, rounded down, also below nothing; an option stops at 0.
    Rulebook, 12 Game End: net worth."""
    for limited, value in ((False, -28), (True, 0)):
        state = table(100, 50, options=Options(limited_liability=limited))
        company(state, "PDL", [3, 1], net=-110, price=200)
        company(state, "CHC", [1, 0], net=119, bank=3)
        position = Position(state)
        assert (share_value(position, "PDL"), share_value(position, "CHC")) == (value, 29)
        assert player_worth(position, 0) == 100 + 3 * value + 29


def test_the_game_ends_after_turn_five() -> None:
    """Ruling 62: equal worth is a shared victory."""
    state = table(100, 100, 50, turn=5)
    company(state, "PDL", [1, 1, 2], net=100)
    events = step(balanced(state), Step.END_OPERATE)
    ended = one(events, GameEnded)
    assert ended == GameEnded((125, 125, 100), (("PDL", 25),), (0, 1))
    assert GAME.over(state) and GAME.to_move(state) == ()
    assert [(row.place, row.seat, row.total) for row in GAME.standing(state, None)] == [
        (1, 0, 125),
        (1, 1, 125),
        (3, 2, 100),
    ]
    refused(state, 0, Retain(), "game-over", "62")


@pytest.mark.parametrize(
    ("turn", "phases"),
    [
        (1, ["operate"]),
        (2, ["trading", "treasury", "mergers", "ipo", "operate"]),
        (4, ["trading", "treasury", "mergers", "ipo", "operate"]),
        (5, ["trading", "treasury", "mergers", "operate"]),
    ],
)
def test_phases_of_a_turn(turn: int, phases: list[str]) -> None:
    """Rulebook, 6 Game Overview: which phases in which turns.
    Rulebook, 6 Game Overview, example: turn 5 goes from M&A straight to Operate."""
    state = table(5, 5, turn=turn - 1)
    company(state, "PDL", [0, 0], bank=4)
    events = list(step(balanced(state), Step.BEGIN_TURN))
    while state.turn == turn and state.phase is not Phase.OVER:
        seat = GAME.to_move(state)[0]
        events += act(state, seat, GAME.robot("absent").choose(GAME.view(state, seat), seat, None))
    found = [event.phase for event in of(events, PhaseBegan) if event.turn == turn]
    assert found == phases


def invested(turn: int = 1) -> State:
    """PDL may open a line from F3; seat 0 has 40, 0, 40, 0 in hand."""
    state = table(100, 100, turn=turn, options=INVESTING)
    company(state, "PDL", [3, 1], president=0, net=300)
    company(state, "CHC", [1, 3], president=1)
    for place in ("F1", "F3", "F5"):
        transfer(state, place)
    line(state, "PDL", "F1", "F2", "F3")
    operate(state, "PDL")
    return state


@pytest.mark.parametrize(("turn", "times"), [(1, 4), (2, 3), (3, 2), (4, 1), (5, 1)])
def test_investing(turn: int, times: int) -> None:
    """Ruling 63: after a line is opened one marker, face down, on a yellow tile of it.
    Rulebook, 18 Investments: placing."""
    state = invested(turn)
    act(state, 0, OpenLine("F3", new("F4"), "F5"))
    assert state.phase is Phase.INVEST
    refused(state, 0, Invest(4, "F4"), "no-marker", "63")
    refused(state, 0, Invest(0, "F2"), "marker-tile", "63")
    events = act(state, 0, Invest(2, "F4"))
    assert one(events, Invested) == Invested(0, 2, "F4", times)
    assert state.players[0].placed == [2]
    state = invested(turn)
    act(state, 0, OpenLine("F3", new("F4"), "F5"))
    act(state, 0, InvestNothing())
    assert state.investments == []


def test_investing_with_a_factory() -> None:
    """Ruling 63: the extra line too; one marker to a tile."""
    state = table(100, turn=1, options=INVESTING)
    company(state, "ICR", [4], president=0, factory="tools")
    step(balanced(state), Step.OPERATE)
    act(state, 0, PlaceFactory("F3", new("F4"), "F5"))
    events = act(state, 0, Invest(0, "F4"))
    assert [event.company for event in of(events, OperationBegan)] == ["ICR"]


def test_invested_tiles_are_locked() -> None:
    """Ruling 63: neither replaced nor upgraded; reusing the track is neither."""
    state = invested()
    act(state, 0, OpenLine("F3", new("F4"), "F5"))
    act(state, 0, Invest(0, "F4"))
    transfer(state, "E5")
    line(state, "PDL", "E5", "E6", "E7", "E8")
    operate(state, "PDL")
    assert line_planner(Position(state)).lay_options("F4", (1, 4)) == ("reuse",)
    refused(state, 0, OpenLine("E5", (Lay("F4", "upgrade"),), "G4"), "locked", "63")
    refused(state, 0, OpenLine("E5", (Lay("F4", "replace"),), "G4"), "locked", "63")
    act(state, 0, OpenLine("F3", (Lay("F4", "reuse"),), "F5"))


def test_investments_at_the_end() -> None:
    """Ruling 63: value times multiplier to the company whose train is on the line; nothing where
    none runs.
    Rulebook, 18 Investments: the end."""
    state = invested(5)
    transfer(state, "H1")
    transfer(state, "H3")
    line(state, "CHC", "H1", "H2", "H3")
    state.track["G4"] = [Piece((1, 4))]
    state.investments = [
        Investment(0, 0, "F2", 4),
        Investment(1, 2, "H2", 3),
        Investment(1, 0, "G4", 2),
    ]
    state.players[0].placed, state.players[1].placed = [0], [2, 0]
    events = step(balanced(state), Step.END_OPERATE)
    assert one(events, InvestmentsShown).markers == (
        (0, "F2", 40, 4, "PDL"),
        (1, "H2", 40, 3, "CHC"),
        (1, "G4", 40, 2, None),
    )
    assert (state.companies["PDL"].net, state.companies["CHC"].net) == (460, 220)


@pytest.mark.parametrize(
    ("name", "hexes"), [("alberta_v1", 138), ("alberta_v2", 136), ("appalachia", 155)]
)
def test_maps(name: MapName, hexes: int) -> None:
    """Rulebook, 16 Alberta v1 and v2: their maps, and that of Appalachia."""
    state, _ = GAME.setup(2, Options(map=name), _First())
    assert len(Position(state).board.hexes) == hexes


class _First:
    """Dice that always draw the first thing."""

    def pick(self, size: int, why: str, *, secret: bool = False) -> int:
        return 0

    def roll(self, count: int, sides: int, why: str) -> tuple[int, ...]:
        return (1,) * count


def test_map_of_appalachia() -> None:
    """Rulebook, 17 Appalachia: a game is begun on it."""
    state, _ = GAME.setup(3, Options(map="appalachia"), _First())
    assert Position(state).board.name == "appalachia"
