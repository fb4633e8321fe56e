"""Evaluation of standing orders for a railroad's turn in a Business Round (rulings 19 to 34)."""

from __future__ import annotations

import data.baltimore_ohio as facts
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.model import actions
from rules.baltimore_ohio.model.position import top_space
from rules.baltimore_ohio.model.state import Phase, RailroadState, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.standing_orders.order_kinds import (
    Cities,
    KeepEquipment,
    LeaveTrack,
    OperateAsIs,
    PayOn,
    RetainOn,
    ServeFor,
)
from rules.game import Action, Order, OrderAction, OrderExpired
from rules.orders import Outcome, is_asked


def _is_asked(view: View, seat: int, phase: Phase, railroad: str) -> bool:
    """Whether the seat has to act now in this phase, for that railroad."""
    table = view.table
    acting = table.business.railroad if table.business is not None else None
    return is_asked(view, seat, phase) and acting == railroad


def _presided_railroad(view: View, seat: int, railroad: str) -> RailroadState | OrderExpired:
    line = view.table.railroads[railroad]
    return line if line.president == seat else OrderExpired("president", {"railroad": railroad})


def _expire_if_rich(line: RailroadState, railroad: str, treasury: int) -> OrderExpired | None:
    """Return the expiry if the treasury has what the order waits for."""
    if treasury and line.treasury >= treasury:
        return OrderExpired("treasury", {"railroad": railroad, "treasury_money": line.treasury})
    return None


def _serve_cities(table: State, railroad: str, cities: Cities) -> actions.ServeCities:
    choices = services.possible_services(table, railroad)
    before = table.railroads[railroad].income
    rising = (
        choice for choice in choices if services.income(table, railroad, choice.cities).net > before
    )
    chosen = next(rising, choices[-1]) if cities == "rising" else choices[-1]
    return actions.ServeCities(chosen.cities)


def _pay_dividends(table: State, railroad: str) -> actions.PayDividends | OrderExpired:
    """Pay, unless the value would reach the end of the track and so end the game (39)."""
    line, business = table.railroads[railroad], table.business
    assert business is not None and business.made is not None
    if line.value == top_space() - 1 and business.made.net > line.income and not table.peaked:
        return OrderExpired("ends", {"railroad": railroad})
    return actions.PayDividends()


def _retain_profits(table: State, railroad: str) -> actions.RetainProfits | None:
    """Retain, unless that lowers the value (31); a counter at the lower end cannot fall."""
    line, business = table.railroads[railroad], table.business
    assert business is not None and business.made is not None
    return None if business.made.net < line.income and line.value else actions.RetainProfits()


def _as_outcome(result: Action | OrderExpired | None, order: Order) -> Outcome:
    """Return an action with the order remaining; return None and expiries as they are."""
    return OrderAction(result, order) if isinstance(result, Action) else result


def evaluate_operate_as_is(view: View, seat: int, order: OperateAsIs) -> Outcome:
    table, railroad = view.table, order.railroad
    line = _presided_railroad(view, seat, railroad)
    if isinstance(line, OrderExpired) or not _is_asked(view, seat, table.phase, railroad):
        return line if isinstance(line, OrderExpired) else None
    if table.phase is Phase.PROFIT:
        decide = _pay_dividends if order.profit == "pay" else _retain_profits
        return _as_outcome(decide(table, railroad), order)
    if services.income(table, railroad, services.best_service(table, railroad).cities).net <= 0:
        return OrderExpired("loss", {"railroad": railroad})
    served = _serve_cities(table, railroad, order.cities)
    net = services.income(table, railroad, served.cities).net
    if net < order.least:
        return OrderExpired(
            "net", {"railroad": railroad, "net_money": net, "shown_money": order.least}
        )
    if table.phase is Phase.SERVICE:
        return OrderAction(served, order)
    return OrderAction(_DO_NOTHING[table.phase], order)


_DO_NOTHING: dict[Phase, actions.AnyAction] = {
    Phase.SCRAP: actions.ScrapEquipment(),
    Phase.EQUIPMENT: actions.BuyEquipment(0),
    Phase.TRACK: actions.BuildNothing(),
}
"""How a step of a railroad's turn is left out."""


def evaluate_keep_equipment(view: View, seat: int, order: KeepEquipment) -> Outcome:
    table, railroad = view.table, order.railroad
    line = _presided_railroad(view, seat, railroad)
    if isinstance(line, OrderExpired):
        return line
    if order.level and table.tech_level >= order.level:
        return OrderExpired("level", {"level": table.tech_level})
    if _is_asked(view, seat, Phase.SCRAP, railroad):
        return OrderAction(_DO_NOTHING[Phase.SCRAP], order)
    if not _is_asked(view, seat, Phase.EQUIPMENT, railroad):
        return None
    if not line.cards:
        return OrderExpired("no-cards", {"railroad": railroad})
    return OrderAction(_DO_NOTHING[Phase.EQUIPMENT], order)


def evaluate_leave_track(view: View, seat: int, order: LeaveTrack) -> Outcome:
    line = _presided_railroad(view, seat, order.railroad)
    if isinstance(line, OrderExpired):
        return line
    rich = _expire_if_rich(line, order.railroad, order.treasury)
    if rich is not None or not _is_asked(view, seat, Phase.TRACK, order.railroad):
        return rich
    return OrderAction(_DO_NOTHING[Phase.TRACK], order)


def evaluate_serve_for(view: View, seat: int, order: ServeFor) -> Outcome:
    line = _presided_railroad(view, seat, order.railroad)
    if isinstance(line, OrderExpired):
        return line
    if not _is_asked(view, seat, Phase.SERVICE, order.railroad):
        return None
    return OrderAction(_serve_cities(view.table, order.railroad, order.cities), order)


def evaluate_pay_on(view: View, seat: int, order: PayOn) -> Outcome:
    line = _presided_railroad(view, seat, order.railroad)
    if isinstance(line, OrderExpired):
        return line
    assert line.value is not None, "a railroad with a President is on the track"
    value = facts.track_values()[line.value]
    if order.until and value >= order.until:
        return OrderExpired("value", {"railroad": order.railroad, "value_money": value})
    if not _is_asked(view, seat, Phase.PROFIT, order.railroad):
        return None
    return _as_outcome(_pay_dividends(view.table, order.railroad), order)


def evaluate_retain_on(view: View, seat: int, order: RetainOn) -> Outcome:
    line = _presided_railroad(view, seat, order.railroad)
    if isinstance(line, OrderExpired):
        return line
    rich = _expire_if_rich(line, order.railroad, order.treasury)
    if rich is not None or not _is_asked(view, seat, Phase.PROFIT, order.railroad):
        return rich
    return _as_outcome(_retain_profits(view.table, order.railroad), order)
