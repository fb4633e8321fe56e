"""What a seat does that does not answer (ruling 65)."""

from __future__ import annotations

import data.train_tycoon as facts
from rules.dice import Dice
from rules.train_tycoon.model.actions import (
    AnswerIpo,
    AnyAction,
    Bid,
    BidPriority,
    DeclineBankruptcy,
    FinishTrains,
    InvestNothing,
    KeepLines,
    PassIpo,
    PassTarget,
    PassTreasury,
    Rebid,
    Retain,
    SeatPlayers,
    SellShare,
    SetPrice,
    SkipLine,
    Trade,
    Vote,
)
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import lines
from rules.train_tycoon.operation.opening import oldest
from rules.train_tycoon.priority import STEP

QUIET: dict[Phase, AnyAction] = {
    Phase.BANKRUPTCY: DeclineBankruptcy(),
    Phase.TARGET: PassTarget(),
    Phase.VOTE: Vote("abstain"),
    Phase.IPO: PassIpo(),
    Phase.ANSWERS: AnswerIpo(yes=False),
    Phase.LINE: SkipLine(),
    Phase.INVEST: InvestNothing(),
    Phase.TRAINS: FinishTrains(),
    Phase.PAYOUT: Retain(),
}
"""Where it is always the same."""


class Absent:
    """The answers of the rules for a seat that gives none."""

    name = "absent"

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        """The answer for `seat`, which must be in `view.to_move` and be the viewer. The priority is
        bid for with nothing; those tied with nothing draw lots for 5 dollars, else it never ends.
        """
        phase = view.table.phase
        if phase is Phase.AUCTION:
            return BidPriority(STEP * dice.pick(2, "bid") if view.table.players_left else 0)
        if phase in QUIET:
            return QUIET[phase]
        if phase is Phase.FACTORY:
            plan = lines.cheapest(Position(view.table))
            assert plan is not None
            return plan.action
        if phase is Phase.KEEP:
            return oldest_ten(view)
        if phase is Phase.SEATING:
            seating = view.table.seating
            at = seating.index(seat)
            return SeatPlayers(tuple(seating[at:] + seating[:at]))
        if phase is Phase.TREASURY:
            return _treasury(view)
        if phase is Phase.TAKE:
            return oldest(Position(view.table))
        return next(action for action in view.legal if _plain(action))


def _plain(action: AnyAction) -> bool:
    """Mid, pass or none among the choices of a company; the first of what is left."""
    if isinstance(action, SetPrice):
        return action.level == "mid"
    if isinstance(action, Rebid):
        return action.offer == "mid"
    if isinstance(action, Trade):
        return action.order == "pass"
    return not isinstance(action, Bid) or action.offer == "none"


def _treasury(view: View) -> AnyAction:
    """Pass, or in debt the sale with the highest price."""
    if PassTreasury() in view.legal:
        return PassTreasury()
    sales = [action for action in view.legal if isinstance(action, SellShare)]
    return max(sales, key=lambda sale: view.table.companies[sale.company].price)


def oldest_ten(view: View) -> KeepLines:
    """The oldest lines of the bidder, as many as it has trains (34, 65)."""
    attempt = view.table.attempt
    assert attempt is not None
    bidder = attempt.order[0].company
    own = sorted(line.id for line in view.table.lines if line.owner == bidder)
    return KeepLines(tuple(own[: facts.components().trains_per_company]))
