"""Evaluation of standing orders for a company's turn in Operate (rulings 44 to 60)."""

from __future__ import annotations

from rules.errors import RuleError
from rules.game import OrderAction, OrderExpired
from rules.orders import Outcome, is_asked
from rules.train_tycoon.model import actions
from rules.train_tycoon.model.position import Position
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
from rules.train_tycoon.standing_orders.share_plans import PAST


def _is_asked(view: View, seat: int, phase: Phase, company: str) -> bool:
    """Whether the seat has to act now in this phase, for that company."""
    operation = view.table.operation
    operating = operation is not None and operation.company == company
    return operating and is_asked(view, seat, phase)


def _expire_if_not_president(view: View, seat: int, company: str) -> OrderExpired | None:
    """Return the expiry if the seat is not the company's president."""
    presides = view.table.companies[company].president == seat
    return None if presides else OrderExpired("president", {"company": company})


def _expire_if_loss(view: View, company: str) -> OrderExpired | None:
    """Return the expiry if the company would have negative income this turn with what it has."""
    income = forecast.forecast_turn(Position(view.table)).income
    return OrderExpired("loss", {"company": company, "loss_money": -income}) if income < 0 else None


def evaluate_operate_as_is(view: View, seat: int, order: OperateAsIs) -> Outcome:
    name = order.company
    if (expired := _expire_if_not_president(view, seat, name)) is not None:
        return expired
    if _is_asked(view, seat, Phase.PAYOUT, name):
        pays = order.profit == "pay"
        return OrderAction(actions.PayOut() if pays else actions.Retain(), order)
    for phase, action in _DO_NOTHING.items():
        if _is_asked(view, seat, phase, name):
            return _expire_if_loss(view, name) or OrderAction(action, order)
    return None


_DO_NOTHING: dict[Phase, actions.AnyAction] = {
    Phase.LINE: actions.SkipLine(),
    Phase.TRAINS: actions.FinishTrains(),
}
"""How a step of a company's turn is left out."""


def evaluate_open_no_line(view: View, seat: int, order: OpenNoLine) -> Outcome:
    name = order.company
    if (expired := _expire_if_not_president(view, seat, name)) is not None:
        return expired
    if not _is_asked(view, seat, Phase.LINE, name):
        return None
    return _expire_if_rich(view, name, order.cash) or OrderAction(actions.SkipLine(), order)


def evaluate_leave_trains(view: View, seat: int, order: LeaveTrains) -> Outcome:
    name = order.company
    if (expired := _expire_if_not_president(view, seat, name)) is not None:
        return expired
    if not _is_asked(view, seat, Phase.TRAINS, name):
        return None
    return _expire_if_loss(view, name) or OrderAction(actions.FinishTrains(), order)


def evaluate_pay_on(view: View, seat: int, order: PayOn) -> Outcome:
    name = order.company
    if (expired := _expire_if_not_president(view, seat, name)) is not None:
        return expired
    if not _is_asked(view, seat, Phase.PAYOUT, name):
        return None
    net = view.table.companies[name].net
    if net < order.least:
        return OrderExpired("poor", {"company": name, "cash_money": net})
    return OrderAction(actions.PayOut(), order)


def evaluate_retain_on(view: View, seat: int, order: RetainOn) -> Outcome:
    name = order.company
    if (expired := _expire_if_not_president(view, seat, name)) is not None:
        return expired
    if not _is_asked(view, seat, Phase.PAYOUT, name):
        return None
    return _expire_if_rich(view, name, order.cash) or OrderAction(actions.Retain(), order)


def evaluate_operate_as_proposed(view: View, seat: int, order: OperateAsProposed) -> Outcome:
    table, name = view.table, order.company
    if _is_past(table, order):
        return PAST
    if table.turn != order.turn:
        return None
    if (expired := _expire_if_not_president(view, seat, name)) is not None:
        return expired
    if _is_asked(view, seat, Phase.LINE, name):
        expired = _expire_if_dearer(table, order) or _expire_if_less(table, order, order.line)
        return expired or OrderAction(order.line or actions.SkipLine(), order)
    if _is_asked(view, seat, Phase.TRAINS, name):
        expired = _expire_if_not_opened(table, order) or _expire_if_less(table, order)
        return expired or OrderAction(actions.FinishTrains(order.profit))
    if _is_asked(view, seat, Phase.PAYOUT, name):
        pays = order.profit == "pay"
        return _expire_if_not_opened(table, order) or OrderAction(
            actions.PayOut() if pays else actions.Retain()
        )
    return None


def _is_past(table: State, order: OperateAsProposed) -> bool:
    """Whether the turn that the order is about is over."""
    operation = table.operation
    if table.turn != order.turn or operation is None or operation.extra:
        return table.turn > order.turn
    return order.company not in (operation.company, *table.companies_left)


def _expire_if_dearer(table: State, order: OperateAsProposed) -> OrderExpired | None:
    """Return the expiry if its line is not possible, or not for that price (49, 52)."""
    if order.line is None:
        return None
    try:
        cost = opening.plan_opening(Position(table), order.line).cost.total
    except RuleError:
        return OrderExpired("line", {"company": order.company})
    values = {"company": order.company, "cost_money": cost}
    return OrderExpired("cost", values) if cost > order.cost else None


def _expire_if_not_opened(table: State, order: OperateAsProposed) -> OrderExpired | None:
    """Return the expiry if its line was to be opened, and was not."""
    opened = table.operation is not None and table.operation.opened is not None
    return (
        None if opened or order.line is None else OrderExpired("line", {"company": order.company})
    )


def _expire_if_less(
    table: State, order: OperateAsProposed, line: actions.OpenLine | None = None
) -> OrderExpired | None:
    """Return the expiry if the company would earn less than was promised."""
    income = forecast.forecast_turn(Position(table), line).income
    values = {"company": order.company, "income_money": income}
    return OrderExpired("less", values) if income < order.least else None


def _expire_if_rich(view: View, company: str, cash: int) -> OrderExpired | None:
    """Return the expiry if the company has what the order waits for."""
    net = view.table.companies[company].net
    return (
        OrderExpired("rich", {"company": company, "cash_money": net})
        if cash and net >= cash
        else None
    )
