"""Rides that are reported (12, 13, 15): which make sense, and what follows for trains and fees."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

import data.rail_baron as facts
from rules.dice_desk.actions import BANK_PAYEE, THIRD_PAYEE, Fee, ReportTurn
from rules.errors import RuleError
from rules.rail_baron.model.board import Board
from rules.rail_baron.model.play import MutablePosition, Next, Position, Step
from rules.rail_baron.model.state import Ridden
from rules.rail_baron.ownership import establishment, fees
from rules.rail_baron.travel import declare

MOST_CASH = 10_000_000
"""The largest sum that can be entered, in dollars."""
MOST_WASTED = 17
"""Three dice show 18, and one milepost at least is ridden."""
UNSEEN = (0, 0)
"""Stands for the white dice, which are rolled on the board."""


def require_sense(position: Position, action: ReportTurn) -> None:
    """Raise RuleError for what contradicts itself or the board."""
    turn = position.state.turn
    if action.onward and (not action.arrived or turn.bonus_used):
        raise RuleError("no-bonus", "12")
    if action.buys and not action.arrived and not action.anyway:
        raise RuleError("buy-on-arrival", "12")
    if action.arrived and position.mover.destination is None:
        raise RuleError("no-destination", "12")
    if action.wasted is not UNSET and not (0 <= action.wasted <= MOST_WASTED and action.arrived):
        raise RuleError("wasted", "12", most=MOST_WASTED)
    if action.stands is not UNSET and not _is_under_way_at(position, action.stands):
        raise RuleError("stands-elsewhere", "13")
    for mark in (*action.rode, *action.sells):
        if mark not in position.board.railroads:
            raise RuleError("railroad-unknown", "13", railroad=mark)
    for victim in action.rovers:
        others = range(len(position.state.seats))
        if victim not in others or not position.state.seats[victim].declared:
            raise RuleError("nobody-to-rover", "15")
    for fee in action.fees:
        _require_fee(position, fee, anyway=action.anyway)


def _is_under_way_at(position: Position, milepost: int) -> bool:
    """Whether a train that has not arrived can stand there."""
    is_on_board = 0 <= milepost < len(position.board.mileposts)
    return is_on_board and milepost != position.target_milepost(position.mover)


def _require_fee(position: Position, fee: Fee, *, anyway: bool) -> None:
    """Raise RuleError for a fee to nobody and, unless it is paid `anyway`, to somebody who owns
    nothing or of an amount that is none."""
    numbers = facts.numbers()
    rival = (numbers.fee_rival, numbers.fee_rival_after_all_sold)
    if fee.payee == THIRD_PAYEE:
        if not position.state.third_owner:
            raise RuleError("third-owns-nothing", "13")
    elif fee.payee != BANK_PAYEE:
        seats = position.state.seats
        if fee.payee not in range(len(seats)) or fee.payee == position.state.turn.seat:
            raise RuleError("no-payee", "13")
        if seats[fee.payee].bankrupt:
            raise RuleError("no-payee", "13")
        if not seats[fee.payee].railroads and not anyway:
            raise RuleError("owns-nothing", "13", name=fee.payee)
    usual = (0, numbers.fee_bank_or_public, *rival)
    if fee.amount not in usual and not (anyway and 0 < fee.amount <= MOST_CASH):
        raise RuleError("fee-amount", "13", amount_money=fee.amount)


def do_ride(play: MutablePosition, seat: int, action: ReportTurn) -> Next:
    """Take over what was ridden: rovers, fees, and whether the destination was reached."""
    state, turn, mover = play.state, play.state.turn, play.mover
    mover.swap_open = False
    turn.white, turn.engine = UNSEEN, mover.engine
    turn.steps_left = 0
    for victim in action.rovers:
        declare.take_rover(play, victim, state.seats[victim].milepost)
    turn.owed = _named_fees(play, action) or None
    turn.ridden += [
        Ridden(-1, mark, establishment.plain_rate(play, seat, mark)) for mark in action.rode
    ]
    turn.ridden += [
        Ridden(-1, state.third_owner[0], fee.amount or usual_fee(play, THIRD_PAYEE))
        for fee in action.fees
        if fee.payee == THIRD_PAYEE
    ]
    if not action.arrived:
        mover.milepost = on_the_way(play.board) if action.stands is UNSET else action.stands
        return Step.FEES
    target = play.target_milepost(mover)
    assert target is not None
    mover.milepost = target
    turn.bonus_due = action.onward
    if turn.bonus_used:
        turn.bonus_due = False
    return Step.HOME if mover.declared else Step.ARRIVAL


def _named_fees(play: MutablePosition, action: ReportTurn) -> fees.UseFees:
    """Return the fees that were told by who is paid, of the whole turn."""
    highest = dict(play.state.turn.owed or [])
    for fee in action.fees:
        if fee.payee == THIRD_PAYEE:
            continue
        holder = None if fee.payee == BANK_PAYEE else fee.payee
        amount = fee.amount or usual_fee(play, holder)
        highest[holder] = max(amount, highest.get(holder, 0))
    return list(highest.items())


def _count_ridden(play: MutablePosition) -> None:
    """Add what the railroads ridden cost, as they are owned now, to the fees that were named: each
    owner is paid once, at the highest rate (16, 17)."""
    turn = play.state.turn
    named, turn.owed = turn.owed, None
    turn.owed, turn.ridden = fees.use_fees(play, named), []


def settle_fees(play: MutablePosition) -> Next:
    """Pay the fees of the whole turn, by name and by railroad."""
    _count_ridden(play)
    return fees.settle_fees(play)


def arrive_home(play: MutablePosition) -> Next:
    """Arrive in the home city of whoever has declared, with the fees of the turn counted (25)."""
    _count_ridden(play)
    return declare.arrive_home(play)


def usual_fee(position: Position, payee: int | None) -> int:
    """Return the fee for using the railroads of the bank (None) or of another owner (17)."""
    return (
        facts.numbers().fee_bank_or_public if payee is None else establishment.rival_rate(position)
    )


def on_the_way(board: Board) -> int:
    """Return a milepost that is no city, where a train stands of which no more is known."""
    cities = set(board.milepost_of.values())
    return next(m for m in range(len(board.mileposts)) if m not in cities)


def legal_report(position: Position) -> Iterator[ReportTurn]:
    """Yield plain reports: under way or there, with no fee or one, and each rover."""
    state, mover = position.state, position.mover
    payees = [BANK_PAYEE, *(n for n in position.seats_after(state.turn.seat))]
    owing = [n for n in payees if n == BANK_PAYEE or state.seats[n].railroads]
    owing += [THIRD_PAYEE] if state.third_owner else []
    for arrived in (False, True) if mover.destination is not None else (False,):
        yield ReportTurn(arrived=arrived)
        for payee in owing:
            yield ReportTurn(fees=(Fee(payee),), arrived=arrived)
    if mover.destination is not None and not state.turn.bonus_used:
        yield ReportTurn(arrived=True, onward=True)
    for number in position.seats_after(state.turn.seat):
        if state.seats[number].declared:
            yield ReportTurn(rovers=(number,))
