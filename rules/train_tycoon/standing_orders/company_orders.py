"""What standing orders for a company's turn in the Operate phase come to (rulings 44 to 60)."""

from __future__ import annotations

from rules.errors import RuleError
from rules.game import Carried, Lapsed
from rules.orders import Outcome, asked
from rules.train_tycoon.model import actions
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import forecast, opening
from rules.train_tycoon.standing_orders.order_kinds import (
    LeaveTrains,
    OpenNoLine,
    OperateAsIs,
    OperateAsProposed,
    PayOn,
    RetainOn,
)
from rules.train_tycoon.standing_orders.share_plans import OVER


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


def as_proposed(view: View, seat: int, order: OperateAsProposed) -> Outcome:
    table, name = view.table, order.company
    if _operated(table, order):
        return OVER
    if table.turn != order.turn:
        return None
    if (lapsed := _not_led(view, seat, name)) is not None:
        return lapsed
    if _asked(view, seat, Phase.LINE, name):
        lapsed = _dearer(table, order) or _less(table, order, order.line)
        return lapsed or Carried(order.line or actions.SkipLine(), order)
    if _asked(view, seat, Phase.TRAINS, name):
        lapsed = _missing(table, order) or _less(table, order)
        return lapsed or Carried(actions.FinishTrains(order.profit))
    if _asked(view, seat, Phase.PAYOUT, name):
        pays = order.profit == "pay"
        return _missing(table, order) or Carried(actions.PayOut() if pays else actions.Retain())
    return None


def _operated(table: State, order: OperateAsProposed) -> bool:
    """Whether the turn it is about lies behind."""
    now = table.operation
    if table.turn != order.turn or now is None or now.extra:
        return table.turn > order.turn
    return order.company not in (now.company, *table.companies_left)


def _dearer(table: State, order: OperateAsProposed) -> Lapsed | None:
    """Its line is not to be had, or not for that (49, 52)."""
    if order.line is None:
        return None
    try:
        cost = opening.examine(Position(table), order.line).cost.total
    except RuleError:
        return Lapsed("line", {"company": order.company})
    values = {"company": order.company, "cost_money": cost}
    return Lapsed("cost", values) if cost > order.cost else None


def _missing(table: State, order: OperateAsProposed) -> Lapsed | None:
    """Its line was to be opened, and was not."""
    opened = table.operation is not None and table.operation.opened is not None
    return None if opened or order.line is None else Lapsed("line", {"company": order.company})


def _less(
    table: State, order: OperateAsProposed, line: actions.OpenLine | None = None
) -> Lapsed | None:
    """The company would earn less than was promised."""
    income = forecast.this_turn(Position(table), line).income
    values = {"company": order.company, "income_money": income}
    return Lapsed("less", values) if income < order.least else None


def _rich(view: View, company: str, cash: int) -> Lapsed | None:
    """The company has what was waited for."""
    net = view.table.companies[company].net
    return Lapsed("rich", {"company": company, "cash_money": net}) if cash and net >= cash else None
