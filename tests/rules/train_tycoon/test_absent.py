"""What happens for a seat that does not answer."""

from __future__ import annotations

import pytest

from rules.dice import SeededDice
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.actions import (
    AnswerIpo,
    Bid,
    BidPriority,
    DeclineBankruptcy,
    FinishTrains,
    InvestNothing,
    KeepLines,
    PassIpo,
    PassTarget,
    PassTreasury,
    PlaceFactory,
    Rebid,
    Retain,
    SeatPlayers,
    SellShare,
    SetPrice,
    SkipLine,
    TakeTrain,
    Trade,
    Vote,
)
from rules.train_tycoon.model.position import Position, Step
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.operation import lines
from tests.games.train_tycoon import played
from tests.support.train_tycoon.states import balanced, company, step, table

ANSWERS = {
    Phase.PRICES: lambda a: isinstance(a, SetPrice) and a.level == "mid",
    Phase.TRADE: lambda a: isinstance(a, Trade) and a.order == "pass",
    Phase.TREASURY: lambda a: a == PassTreasury() or isinstance(a, SellShare),
    Phase.BANKRUPTCY: lambda a: a == DeclineBankruptcy(),
    Phase.TARGET: lambda a: a == PassTarget(),
    Phase.BIDS: lambda a: isinstance(a, Bid) and a.offer == "none",
    Phase.REBIDS: lambda a: isinstance(a, Rebid) and a.offer == "mid",
    Phase.VOTE: lambda a: a == Vote("abstain"),
    Phase.KEEP: lambda a: isinstance(a, KeepLines) and a.lines == tuple(sorted(a.lines)),
    Phase.IPO: lambda a: a == PassIpo(),
    Phase.ANSWERS: lambda a: a == AnswerIpo(yes=False),
    Phase.FACTORY: lambda a: isinstance(a, PlaceFactory),
    Phase.LINE: lambda a: a == SkipLine(),
    Phase.TAKE: lambda a: isinstance(a, TakeTrain),
    Phase.INVEST: lambda a: a == InvestNothing(),
    Phase.TRAINS: lambda a: a == FinishTrains(),
    Phase.PAYOUT: lambda a: a == Retain(),
    Phase.AUCTION: lambda a: isinstance(a, BidPriority),
    Phase.SEATING: lambda a: isinstance(a, SeatPlayers),
}


@pytest.mark.parametrize("number", [0, 7, 11, 23])
def test_missing_answers(number: int) -> None:
    """Ruling 65: the plain answer in every phase, always a legal one."""
    robot, dice = GAME.robot("absent"), SeededDice(b"absent")
    for game in played(number):
        state = game.state
        for seat in GAME.to_move(state):
            action = robot.choose(GAME.view(state, seat), seat, dice)
            GAME.check(state, seat, action)
            if state.phase in ANSWERS:
                assert ANSWERS[state.phase](action)


def test_missing_debt_sale() -> None:
    """Ruling 65: in debt the sale with the highest price."""
    state = table(-50, 0)
    company(state, "PDL", [1, 1], price=25)
    company(state, "CHC", [1, 1], price=40)
    step(balanced(state), Step.TREASURY)
    choice = GAME.robot("absent").choose(GAME.view(state, 0), 0, SeededDice(b""))
    assert choice == SellShare("CHC")


def test_missing_factory() -> None:
    """Ruling 65: the cheapest legal extra line."""
    state = table(0, turn=3)
    company(state, "PDL", [4], president=0, factory="cheese")
    step(balanced(state), Step.OPERATE)
    choice = GAME.robot("absent").choose(GAME.view(state, 0), 0, SeededDice(b""))
    plan = lines.cheapest_line(Position(state))
    assert plan is not None and plan.action == choice and plan.cost.total == 20
    assert all(other.cost.total >= 20 for other in list(lines.all_lines(Position(state)))[:2_000])
