"""What happens for a seat that does not answer."""

import pytest

from rules.dice import SeededDice
from rules.train_tycoon.operation import lines
from tests.games.train_tycoon import played
from tests.support.train_tycoon import kit as tt

ANSWERS = {
    tt.Phase.PRICES: lambda a: isinstance(a, tt.SetPrice) and a.level == "mid",
    tt.Phase.TRADE: lambda a: isinstance(a, tt.Trade) and a.order == "pass",
    tt.Phase.TREASURY: lambda a: a == tt.PassTreasury() or isinstance(a, tt.SellShare),
    tt.Phase.BANKRUPTCY: lambda a: a == tt.DeclineBankruptcy(),
    tt.Phase.TARGET: lambda a: a == tt.PassTarget(),
    tt.Phase.BIDS: lambda a: isinstance(a, tt.Bid) and a.offer == "none",
    tt.Phase.REBIDS: lambda a: isinstance(a, tt.Rebid) and a.offer == "mid",
    tt.Phase.VOTE: lambda a: a == tt.Vote("abstain"),
    tt.Phase.KEEP: lambda a: isinstance(a, tt.KeepLines) and a.lines == tuple(sorted(a.lines)),
    tt.Phase.IPO: lambda a: a == tt.PassIpo(),
    tt.Phase.ANSWERS: lambda a: a == tt.AnswerIpo(yes=False),
    tt.Phase.FACTORY: lambda a: isinstance(a, tt.PlaceFactory),
    tt.Phase.LINE: lambda a: a == tt.SkipLine(),
    tt.Phase.TAKE: lambda a: isinstance(a, tt.TakeTrain),
    tt.Phase.INVEST: lambda a: a == tt.InvestNothing(),
    tt.Phase.TRAINS: lambda a: a == tt.FinishTrains(),
    tt.Phase.PAYOUT: lambda a: a == tt.Retain(),
    tt.Phase.AUCTION: lambda a: isinstance(a, tt.BidPriority),
    tt.Phase.SEATING: lambda a: isinstance(a, tt.SeatPlayers),
}


@pytest.mark.parametrize("number", [0, 7, 11, 23])
def test_missing_answers(number: int) -> None:
    """Ruling 65: the plain answer in every phase, always a legal one."""
    robot, dice = tt.GAME.robot("absent"), SeededDice(b"absent")
    for game in played(number):
        state = game.state
        for seat in tt.GAME.to_move(state):
            action = robot.choose(tt.GAME.view(state, seat), seat, dice)
            tt.GAME.check(state, seat, action)
            if state.phase in ANSWERS:
                assert ANSWERS[state.phase](action)


def test_missing_debt_sale() -> None:
    """Ruling 65: in debt the sale with the highest price."""
    state = tt.company(tt.table(-50, 0), "PDL", [1, 1], price=25)
    tt.step(tt.company(state, "CHC", [1, 1], price=40), tt.Step.TREASURY)
    choice = tt.GAME.robot("absent").choose(tt.GAME.view(state, 0), 0, SeededDice(b""))
    assert choice == tt.SellShare("CHC")


def test_missing_factory() -> None:
    """Ruling 65: the cheapest legal extra line."""
    state = tt.company(tt.table(0, turn=3), "PDL", [4], president=0, factory="cheese")
    tt.step(state, tt.Step.OPERATE)
    choice = tt.GAME.robot("absent").choose(tt.GAME.view(state, 0), 0, SeededDice(b""))
    plan = lines.cheapest_line(tt.Position(state))
    assert plan is not None and plan.action == choice and plan.cost.total == 20
    assert all(
        other.cost.total >= 20 for other in list(lines.all_lines(tt.Position(state)))[:2_000]
    )
