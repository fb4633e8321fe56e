"""What the rules of Train Tycoon do not allow."""

from typing import Any

from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.state import Phase, State

PHASE_ACTIONS: dict[Phase, tuple[Any, ...]] = {
    Phase.AUCTION: (a.BidPriority(5),),
    Phase.SEATING: (a.SeatPlayers((0, 1)),),
    Phase.CHOOSE: (a.ChooseCompany("PDL"),),
    Phase.PRICES: (a.SetPrice("PDL", "mid"),),
    Phase.TRADE: (a.Trade("PDL", "pass"),),
    Phase.TREASURY: (a.PassTreasury(),),
    Phase.BANKRUPTCY: (a.DeclineBankruptcy(),),
    Phase.TARGET: (a.PassTarget(),),
    Phase.BIDS: (a.Bid("PDL", "none"),),
    Phase.REBIDS: (a.Rebid("PDL", "mid"),),
    Phase.VOTE: (a.Vote("for"),),
    Phase.KEEP: (a.KeepLines(tuple(range(1, 11))),),
    Phase.IPO: (a.PassIpo(),),
    Phase.ANSWERS: (a.AnswerIpo(yes=True),),
    Phase.FACTORY: (a.PlaceFactory("F5", (a.Lay("F6", "new"),), "F7"),),
    Phase.LINE: (a.SkipLine(),),
    Phase.TAKE: (a.TakeTrain(1),),
    Phase.INVEST: (a.InvestNothing(),),
    Phase.TRAINS: (a.FinishTrains(),),
    Phase.PAYOUT: (a.PayOut(),),
}

_BEYOND: dict[Phase, tuple[Any, ...]] = {
    Phase.AUCTION: (a.BidPriority(-5), a.BidPriority(7)),
    Phase.SEATING: (a.SeatPlayers((0,)), a.SeatPlayers((0, 0, 1))),
    Phase.CHOOSE: (a.ChooseCompany("XYZ"),),
    Phase.PRICES: (a.SetPrice("XYZ", "mid"),),
    Phase.TRADE: (a.Trade("XYZ", "pass"),),
    Phase.TREASURY: (a.BuyShare("XYZ"), a.SellShare("XYZ")),
    Phase.TARGET: (a.TargetCompany("XYZ"),),
    Phase.BIDS: (a.Bid("XYZ", "none"),),
    Phase.REBIDS: (a.Rebid("XYZ", "mid"),),
    Phase.KEEP: (a.KeepLines(()), a.KeepLines(tuple(range(900, 910)))),
    Phase.IPO: (a.TriggerIpo("XYZ"),),
    Phase.FACTORY: (a.PlaceFactory("A0", (), "A2"),),
    Phase.LINE: (
        a.OpenLine("A0", (), "A2"),
        a.OpenLine("B3", (a.Lay("Z9", "new"),), "B5"),
        a.OpenLine("B3", tuple(a.Lay(f"B{n}", "new") for n in range(4, 12)), "A1"),
    ),
    Phase.TAKE: (a.TakeTrain(9_999),),
    Phase.INVEST: (a.Invest(7, "F5"), a.Invest(0, "Z9")),
    Phase.TRAINS: (a.Expand("Z9", 1), a.Expand("B3", 9), a.Cut(9_999)),
}
"""Actions of the right kind that go beyond a limit."""


def beyond(state: State, mover: int) -> tuple[Any, ...]:
    """Actions of the right kind that go beyond a limit."""
    return _BEYOND.get(state.phase, ())
