"""Assigning Investors to the operating Holding (ruling 31)."""

from __future__ import annotations

from collections.abc import Iterator

import data.railroad_barons as facts
from rules.errors import RuleError
from rules.railroad_barons.model.actions import AssignInvestor
from rules.railroad_barons.model.events import InvestorAssigned
from rules.railroad_barons.model.play import MutablePosition, Next, Position, Step


def legal_assignments(position: Position) -> Iterator[AssignInvestor]:
    """Yield the Director's assignable cards, and those that may be moved from other Holdings."""
    state = position.state
    holding, row = position.operating
    assert row.director is not None
    for investor in state.players[row.director].investors:
        if facts.investors()[investor].assignable:
            yield AssignInvestor(investor)
    for source, source_row in state.holdings.items():
        if source != holding and _can_move_from(position, source):
            for investor in source_row.investors:
                yield AssignInvestor(investor, source)


def _can_move_from(position: Position, source: str) -> bool:
    """Whether Investors may be moved from this Holding.

    From Holdings of the same Director or, by the option (German rulebook), from any."""
    state = position.state
    _, row = position.operating
    return state.options.investors_from == "any" or state.holdings[source].director == row.director


def check_assign_investor(position: Position, seat: int, action: AssignInvestor) -> None:
    state = position.state
    holding, _ = position.operating
    investor, source = action.investor, action.source
    row = facts.investors().get(investor)
    if row is None or not row.assignable:
        all_investors = facts.investors().values()
        values = ", ".join(str(each.face_value) for each in all_investors if each.assignable)
        raise RuleError("investor-not-assignable", "31", values=values)
    error_args: dict[str, object] = {"face_money": row.face_value, "holding": source or holding}
    if source is None:
        if investor not in state.players[seat].investors:
            raise RuleError("investor-not-yours", "31", face_money=row.face_value)
    elif source == holding:
        raise RuleError("investor-here", "31", **error_args)
    elif source not in state.holdings or investor not in state.holdings[source].investors:
        raise RuleError("investor-not-there", "31", **error_args)
    elif not _can_move_from(position, source):
        raise RuleError("investor-other-director", "31", **error_args)


def do_assign_investor(play: MutablePosition, seat: int, action: AssignInvestor) -> Next:
    """Assign the Investor for one (+) token.

    Its bonus counts from the next revenue, its discount at once."""
    state = play.state
    holding, row = play.operating
    if action.source is None:
        state.players[seat].investors.remove(action.investor)
    else:
        state.holdings[action.source].investors.remove(action.investor)
    row.investors.append(action.investor)
    row.plus -= 1
    play.emit(InvestorAssigned(seat, holding, action.investor, action.source))
    return Step.RAILROADS
