"""Income, the end of a turn and of the game, investments."""

import pytest

from rules.train_tycoon.ending import player_worth, share_value, target_price
from rules.train_tycoon.operation.income import payout_choice
from rules.train_tycoon.operation.lines import line_planner
from tests.support.train_tycoon import kit as tt

INVESTING = tt.Options(investments=True)


def earned(amount: int, *, turn: int = 2, **fields: object) -> tt.State:
    """PDL, with one line, has delivered for so much; CHC's turn is next."""
    state = tt.company(tt.table(0, 0, turn=turn), "PDL", [3, 1], president=0, **fields)
    tt.transfer(tt.company(state, "CHC", [1, 3], president=1), "F3")
    tt.line(tt.transfer(state, "F5"), "PDL", "F3", "F4", "F5")
    tt.operate(state, "PDL")
    assert state.operation is not None
    state.operation.earned = amount
    state.companies_left = ["CHC"]
    return state


def test_income() -> None:
    """Ruling 60: deliveries less 10 x turn a train and 10 a loan; negative income is paid.
    Rulebook, 11 Operate: income."""
    state = earned(10, net=-150)
    events = tt.step(state, tt.Step.SETTLE)
    assert tt.single(events, tt.IncomeCounted) == tt.IncomeCounted("PDL", 10, 20, 20, -30)
    assert tt.Paid("PDL", None, 30, "income") in events
    assert (state.companies["PDL"].net, state.companies["PDL"].income) == (-180, -30)


@pytest.mark.parametrize(("amount", "income"), [(-500, -100), (2000, 990)])
def test_limits_of_income(amount: int, income: int) -> None:
    """Ruling 60: clamped once, for the cash too. Rulebook, 14 Cash & Income Board: it runs from
    -100 to 990."""
    state = earned(amount)
    tt.step(state, tt.Step.SETTLE)
    assert state.companies["PDL"].income == income


def test_payout_example() -> None:
    """Rulebook, 11 Operate, payout example: 130 to 4 shares is 30 each, 10 to the company.
    Ruling 60: the president decides."""
    state = earned(150)
    tt.step(state, tt.Step.SETTLE)
    assert state.phase is tt.Phase.PAYOUT
    events = tt.act(state, 0, tt.PayOut())
    assert tt.single(events, tt.PaidOut) == tt.PaidOut("PDL", 30, 10)
    assert [player.net for player in state.players] == [90, 30]
    assert state.companies["PDL"].net == 110


def delivering() -> tt.State:
    """PDL has cheese for High Level and has yet to manage its trains; CHC's turn is next."""
    state = tt.company(tt.table(100, 100), "PDL", [3, 1], president=0)
    tt.factory(tt.company(state, "CHC", [1, 3], president=1), "D2", "cheese", 6)
    tt.line(tt.transfer(state, "F1"), "PDL", "B3", "C3", "D2")
    tt.line(state, "PDL", "D2", "E2", "F1")
    tt.step(tt.operate(state, "PDL"), tt.Step.TRAINS)
    return state


@pytest.mark.parametrize(("then", "choice"), [("pay", tt.PayOut()), ("retain", tt.Retain())])
def test_said_when_delivering(then: tt.AfterDelivery, choice: tt.PayOut | tt.Retain) -> None:
    """Ruling 60: what is to be done with the income may be said before; it comes to the same."""
    asked_state, said = delivering(), delivering()
    tt.act(asked_state, 0, tt.FinishTrains())
    assert asked_state.phase is tt.Phase.PAYOUT
    tt.act(asked_state, 0, choice)
    tt.act(said, 0, tt.FinishTrains(then))
    assert (said.players, said.companies) == (asked_state.players, asked_state.companies)
    assert (said.phase, said.mover) == (asked_state.phase, asked_state.mover)


def test_what_could_be_paid_out() -> None:
    """Ruling 60: nothing of no income, in turn 5 and in the first Operate."""
    assert payout_choice(tt.Position(earned(0)), 130) == 30
    assert payout_choice(tt.Position(earned(0)), 15) == 0
    assert payout_choice(tt.Position(earned(0)), -10) == 0
    assert payout_choice(tt.Position(earned(0, turn=5)), 130) == 0
    assert payout_choice(tt.Position(earned(0, operated=False)), 130) == 0


def test_payout_to_the_bank() -> None:
    """Ruling 60: what the bank's shares earn goes to the bank; income is retained by choice, and
    always in turn 5 and in the first Operate in which a company acts."""
    state = earned(150, bank=1)
    tt.step(state, tt.Step.SETTLE)
    events = tt.act(state, 0, tt.PayOut())
    assert tt.single(events, tt.PaidOut) == tt.PaidOut("PDL", 25, 5)
    assert tt.Paid("PDL", None, 25, "payout") in events
    assert state.companies["PDL"].net == 105
    state = earned(150)
    tt.step(state, tt.Step.SETTLE)
    events = tt.act(state, 0, tt.Retain())
    assert tt.Retained("PDL", 130) in events and state.companies["PDL"].net == 230
    state = earned(150, turn=5)
    assert tt.Retained("PDL", 100) in tt.step(state, tt.Step.SETTLE)
    state = earned(150)
    state.companies["PDL"].operated = False
    assert tt.Retained("PDL", 130) in tt.step(state, tt.Step.SETTLE)
    assert state.companies["PDL"].operated


def test_end_of_phase() -> None:
    """Ruling 60: new order by income, ties to who operated later; priority moves on.
    Rulebook, 11 Operate: the end of the phase."""
    state = tt.table(0, 0, turn=2)
    for name, income in (("PDL", 50), ("CHC", 10), ("BHR", 50), ("SNR", -20)):
        tt.company(state, name, [3, 1], income=income)
    state.hubs["B3"].delivered = {"cheese": 2}
    events = tt.step(state, tt.Step.END_OPERATE)
    ended = tt.single(events, tt.TurnEnded)
    assert ended.order == ("SNR", "CHC", "BHR", "PDL")
    assert (ended.priority, state.priority) == (1, 1)
    assert state.hubs["B3"].delivered == {} and state.turn == 3
    assert [record.turn for record in state.history] == [2]
    assert state.history[0].incomes == {"SNR": -20, "CHC": 10, "BHR": 50, "PDL": 50}


def test_target_price_example() -> None:
    """Rulebook, 11 Operate, target price example: (80 - 100 + 210) / 5 is 38, so 35.
    Rulebook, 14 Cash & Income Board: the target price."""
    assert target_price(tt.Company(net=-20, income=210, issued=5)) == 35
    assert target_price(tt.Company(net=-300, income=0, issued=4)) == 0


def test_value_of_shares() -> None:
    """Ruling 61: net over issued shares, rounded down, also below nothing; an option stops at 0.
    Rulebook, 12 Game End: net worth."""
    for limited, value in ((False, -28), (True, 0)):
        state = tt.table(100, 50, options=tt.Options(limited_liability=limited))
        tt.company(state, "PDL", [3, 1], net=-110, price=200)
        position = tt.Position(tt.company(state, "CHC", [1, 0], net=119, bank=3))
        assert (share_value(position, "PDL"), share_value(position, "CHC")) == (value, 29)
        assert player_worth(position, 0) == 100 + 3 * value + 29


def test_the_game_ends_after_turn_five() -> None:
    """Ruling 62: equal worth is a shared victory."""
    state = tt.company(tt.table(100, 100, 50, turn=5), "PDL", [1, 1, 2], net=100)
    events = tt.step(state, tt.Step.END_OPERATE)
    ended = tt.single(events, tt.GameEnded)
    assert ended == tt.GameEnded((125, 125, 100), (("PDL", 25),), (0, 1))
    assert tt.GAME.over(state) and tt.GAME.to_move(state) == ()
    assert [(row.place, row.seat, row.total) for row in tt.GAME.standing(state, None)] == [
        (1, 0, 125),
        (1, 1, 125),
        (3, 2, 100),
    ]
    tt.refused(state, 0, tt.Retain(), "game-over", "62")


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
    state = tt.company(tt.table(5, 5, turn=turn - 1), "PDL", [0, 0], bank=4)
    events = list(tt.step(state, tt.Step.BEGIN_TURN))
    while state.turn == turn and state.phase is not tt.Phase.OVER:
        seat = tt.GAME.to_move(state)[0]
        events += tt.act(
            state, seat, tt.GAME.robot("absent").choose(tt.GAME.view(state, seat), seat, None)
        )
    begun = [event.phase for event in tt.of(events, tt.PhaseBegan) if event.turn == turn]
    assert begun == phases


def invested(turn: int = 1) -> tt.State:
    """PDL may open a line from F3; seat 0 has 40, 0, 40, 0 in hand."""
    state = tt.table(100, 100, turn=turn, options=INVESTING)
    tt.company(tt.company(state, "PDL", [3, 1], president=0, net=300), "CHC", [1, 3], president=1)
    tt.line(tt.transfer(state, "F1", "F3", "F5"), "PDL", "F1", "F2", "F3")
    return tt.operate(state, "PDL")


@pytest.mark.parametrize(("turn", "times"), [(1, 4), (2, 3), (3, 2), (4, 1), (5, 1)])
def test_investing(turn: int, times: int) -> None:
    """Ruling 63: after a line is opened one marker, face down, on a yellow tile of it.
    Rulebook, 18 Investments: placing."""
    state = invested(turn)
    tt.act(state, 0, tt.OpenLine("F3", tt.new("F4"), "F5"))
    assert state.phase is tt.Phase.INVEST
    tt.refused(state, 0, tt.Invest(4, "F4"), "no-marker", "63")
    tt.refused(state, 0, tt.Invest(0, "F2"), "marker-tile", "63")
    events = tt.act(state, 0, tt.Invest(2, "F4"))
    assert tt.single(events, tt.Invested) == tt.Invested(0, 2, "F4", times)
    assert state.players[0].placed == [2]
    state = invested(turn)
    tt.act(state, 0, tt.OpenLine("F3", tt.new("F4"), "F5"), tt.InvestNothing())
    assert state.investments == []


def test_investing_with_a_factory() -> None:
    """Ruling 63: the extra line too; one marker to a tile, which is neither replaced nor upgraded
    then; reusing its track is neither."""
    state = tt.table(100, turn=1, options=INVESTING)
    tt.step(tt.company(state, "ICR", [4], president=0, factory="tools"), tt.Step.OPERATE)
    events = tt.act(state, 0, tt.PlaceFactory("F3", tt.new("F4"), "F5"), tt.Invest(0, "F4"))
    assert [event.company for event in tt.of(events, tt.OperationBegan)] == ["ICR"]
    state = invested()
    tt.act(state, 0, tt.OpenLine("F3", tt.new("F4"), "F5"), tt.Invest(0, "F4"))
    tt.line(tt.transfer(state, "E5"), "PDL", "E5", "E6", "E7", "E8")
    tt.operate(state, "PDL")
    assert line_planner(tt.Position(state)).lay_options("F4", (1, 4)) == ("reuse",)
    tt.refused(state, 0, tt.OpenLine("E5", (tt.Lay("F4", "upgrade"),), "G4"), "locked", "63")
    tt.refused(state, 0, tt.OpenLine("E5", (tt.Lay("F4", "replace"),), "G4"), "locked", "63")
    tt.act(state, 0, tt.OpenLine("F3", (tt.Lay("F4", "reuse"),), "F5"))


def test_investments_at_the_end() -> None:
    """Ruling 63: value times multiplier to the company whose train is on the line; nothing where
    none runs. Rulebook, 18 Investments: the end."""
    state = tt.transfer(tt.transfer(invested(5), "H1"), "H3")
    tt.line(state, "CHC", "H1", "H2", "H3")
    state.track["G4"] = [tt.Piece((1, 4))]
    state.investments = [
        tt.Investment(0, 0, "F2", 4),
        tt.Investment(1, 2, "H2", 3),
        tt.Investment(1, 0, "G4", 2),
    ]
    state.players[0].placed, state.players[1].placed = [0], [2, 0]
    events = tt.step(state, tt.Step.END_OPERATE)
    assert tt.single(events, tt.InvestmentsShown).markers == (
        (0, "F2", 40, 4, "PDL"),
        (1, "H2", 40, 3, "CHC"),
        (1, "G4", 40, 2, None),
    )
    assert (state.companies["PDL"].net, state.companies["CHC"].net) == (460, 220)


@pytest.mark.parametrize(
    ("name", "hexes"), [("alberta_v1", 138), ("alberta_v2", 136), ("appalachia", 155)]
)
def test_maps(name: tt.MapName, hexes: int) -> None:
    """Rulebook, 16 Alberta v1 and v2: their maps, and that of Appalachia.
    Rulebook, 17 Appalachia: a game is begun on it."""
    state, _ = tt.GAME.setup(2, tt.Options(map=name), _First())
    assert len(tt.Position(state).board.hexes) == hexes


class _First:
    """Dice that always draw the first thing."""

    def pick(self, size: int, why: str, *, secret: bool = False) -> int:
        return 0

    def roll(self, count: int, sides: int, why: str) -> tuple[int, ...]:
        return (1,) * count
