"""The moves of a seat that does not answer (ruling 65)."""

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
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import lines
from rules.train_tycoon.operation.opening import oldest_train
from rules.train_tycoon.priority import STEP

DEFAULT_ACTIONS: dict[Phase, AnyAction] = {
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
"""Phases in which the action is always the same."""


class Absent:
    """The robot that plays as the rules say for a seat that does not answer."""

    name = "absent"

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        """Return the action for `seat`, which must be in `view.to_move` and be the viewer.

        It bids nothing for the priority; those tied with nothing draw lots for 5 dollars,
        otherwise it would never end."""
        phase = view.table.phase
        if phase is Phase.AUCTION:
            return BidPriority(STEP * dice.pick(2, "bid") if view.table.players_left else 0)
        if phase in DEFAULT_ACTIONS:
            return DEFAULT_ACTIONS[phase]
        if phase is Phase.FACTORY:
            plan = lines.cheapest_line(Position(view.table))
            assert plan is not None
            return plan.action
        if phase is Phase.KEEP:
            return keep_oldest_lines(view)
        if phase is Phase.SEATING:
            seating = view.table.seating
            at = seating.index(seat)
            return SeatPlayers(tuple(seating[at:] + seating[:at]))
        if phase is Phase.TREASURY:
            return _choose_treasury(view)
        if phase is Phase.TAKE:
            return oldest_train(Position(view.table))
        return next(action for action in view.legal if _is_default(action))


def _is_default(action: AnyAction) -> bool:
    """Whether it is mid, pass or none among the choices of a company, or no such choice."""
    if isinstance(action, SetPrice):
        return action.level == "mid"
    if isinstance(action, Rebid):
        return action.offer == "mid"
    if isinstance(action, Trade):
        return action.order == "pass"
    return not isinstance(action, Bid) or action.offer == "none"


def _choose_treasury(view: View) -> AnyAction:
    """Pass, or if in debt sell at the highest price."""
    if PassTreasury() in view.legal:
        return PassTreasury()
    sales = [action for action in view.legal if isinstance(action, SellShare)]
    return max(sales, key=lambda sale: view.table.companies[sale.company].price)


def keep_oldest_lines(view: View) -> KeepLines:
    """Return keeping the oldest lines of the bidder, as many as it has trains (34, 65)."""
    attempt = view.table.attempt
    assert attempt is not None
    bidder = attempt.order[0].company
    numbers = sorted(line.id for line in view.table.lines if line.owner == bidder)
    return KeepLines(tuple(numbers[: facts.components().trains_per_company]))
