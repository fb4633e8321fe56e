"""What standing orders for a company's turn in the Operate phase come to (rulings 44 to 60)."""

from __future__ import annotations

from rules.game import Carried, Lapsed
from rules.orders import Outcome, asked
from rules.train_tycoon.model import actions
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import forecast
from rules.train_tycoon.standing_orders.order_kinds import (
    LeaveTrains,
    OpenNoLine,
    OperateAsIs,
    PayOn,
    RetainOn,
)


def _asked(view: View, seat: int, phase: Phase, company: str) -> bool:
    """Whether the seat is asked for this now, of that company."""
    operation = view.table.operation
    operating = operation is not None and operation.company == company
    return operating and asked(view, seat, phase)


def _not_led(view: View, seat: int, company: str) -> Lapsed | None:
    """Only a company's president decides for it."""
    led = view.table.companies[company].president == seat
    return None if led else Lapsed("president", {"company": company})


def _loss(view: View, company: str) -> Lapsed | None:
    """What it earns this turn with what it has would be less than nothing."""
    income = forecast.this_turn(Position(view.table)).income
    return Lapsed("loss", {"company": company, "loss_money": -income}) if income < 0 else None


def operate(view: View, seat: int, order: OperateAsIs) -> Outcome:
    name = order.company
    if (lapsed := _not_led(view, seat, name)) is not None:
        return lapsed
    if _asked(view, seat, Phase.PAYOUT, name):
        pays = order.profit == "pay"
        return Carried(actions.PayOut() if pays else actions.Retain(), order)
    for phase, action in _NOTHING.items():
        if _asked(view, seat, phase, name):
            return _loss(view, name) or Carried(action, order)
    return None


_NOTHING: dict[Phase, actions.AnyAction] = {
    Phase.LINE: actions.SkipLine(),
    Phase.TRAINS: actions.FinishTrains(),
}
"""How a step of a company's turn is left out."""


def open_no_line(view: View, seat: int, order: OpenNoLine) -> Outcome:
    name = order.company
    if (lapsed := _not_led(view, seat, name)) is not None:
        return lapsed
    if not _asked(view, seat, Phase.LINE, name):
        return None
    return _rich(view, name, order.cash) or Carried(actions.SkipLine(), order)


def leave_trains(view: View, seat: int, order: LeaveTrains) -> Outcome:
    name = order.company
    if (lapsed := _not_led(view, seat, name)) is not None:
        return lapsed
    if not _asked(view, seat, Phase.TRAINS, name):
        return None
    return _loss(view, name) or Carried(actions.FinishTrains(), order)


def pay(view: View, seat: int, order: PayOn) -> Outcome:
    name = order.company
    if (lapsed := _not_led(view, seat, name)) is not None:
        return lapsed
    if not _asked(view, seat, Phase.PAYOUT, name):
        return None
    net = view.table.companies[name].net
    if net < order.least:
        return Lapsed("poor", {"company": name, "cash_money": net})
    return Carried(actions.PayOut(), order)


def retain(view: View, seat: int, order: RetainOn) -> Outcome:
    name = order.company
    if (lapsed := _not_led(view, seat, name)) is not None:
        return lapsed
    if not _asked(view, seat, Phase.PAYOUT, name):
        return None
    return _rich(view, name, order.cash) or Carried(actions.Retain(), order)


def _rich(view: View, company: str, cash: int) -> Lapsed | None:
    """The company has what was waited for."""
    net = view.table.companies[company].net
    return Lapsed("rich", {"company": company, "cash_money": net}) if cash and net >= cash else None
