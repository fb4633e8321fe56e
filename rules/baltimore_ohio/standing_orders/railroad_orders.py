"""What standing orders for a railroad's turn in a Business Round come to (rulings 19 to 34)."""

from __future__ import annotations

from typing import Any

from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.model import actions
from rules.baltimore_ohio.model.play import TOP, TRACK
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
from rules.game import Carried, Lapsed
from rules.orders import Outcome, asked


def _asked(view: View, seat: int, phase: Phase, railroad: str) -> bool:
    """Whether the seat is asked for this now, of that railroad."""
    table = view.table
    acting = table.business.railroad if table.business is not None else None
    return asked(view, seat, phase) and acting == railroad


def _presided(view: View, seat: int, railroad: str) -> RailroadState | Lapsed:
    line = view.table.railroads[railroad]
    return line if line.president == seat else Lapsed("president", {"railroad": railroad})


def _rich(line: RailroadState, railroad: str, treasury: int) -> Lapsed | None:
    """The treasury has what was waited for."""
    if treasury and line.treasury >= treasury:
        return Lapsed("treasury", {"railroad": railroad, "treasury_money": line.treasury})
    return None


def _served(table: State, railroad: str, cities: Cities) -> actions.ServeCities:
    found = services.services(table, railroad)
    before = table.railroads[railroad].income
    rising = (each for each in found if services.income(table, railroad, each.cities).net > before)
    chosen = next(rising, found[-1]) if cities == "rising" else found[-1]
    return actions.ServeCities(chosen.cities)


def _pays(table: State, railroad: str) -> actions.PayDividends | Lapsed:
    """Pay, unless the value would reach the end of the track and so end the game (39)."""
    line, business = table.railroads[railroad], table.business
    assert business is not None and business.made is not None
    if line.value == TOP - 1 and business.made.net > line.income and not table.peaked:
        return Lapsed("ends", {"railroad": railroad})
    return actions.PayDividends()


def _retains(table: State, railroad: str) -> actions.RetainProfits | None:
    """Retain, unless that lowers the value (31); a counter at the lower end cannot fall."""
    line, business = table.railroads[railroad], table.business
    assert business is not None and business.made is not None
    return None if business.made.net < line.income and line.value else actions.RetainProfits()


def _done(found: Any, order: Any) -> Outcome:
    """An action with the order standing on; what is none of these stays as it is."""
    return found if found is None or isinstance(found, Lapsed) else Carried(found, order)


def operate(view: View, seat: int, order: OperateAsIs) -> Outcome:
    table, railroad = view.table, order.railroad
    line = _presided(view, seat, railroad)
    if isinstance(line, Lapsed) or not _asked(view, seat, table.phase, railroad):
        return line if isinstance(line, Lapsed) else None
    if table.phase is Phase.PROFIT:
        decide = _pays if order.profit == "pay" else _retains
        return _done(decide(table, railroad), order)
    if services.income(table, railroad, services.best(table, railroad).cities).net <= 0:
        return Lapsed("loss", {"railroad": railroad})
    served = _served(table, railroad, order.cities)
    net = services.income(table, railroad, served.cities).net
    if net < order.least:
        return Lapsed("net", {"railroad": railroad, "net_money": net, "shown_money": order.least})
    if table.phase is Phase.SERVICE:
        return Carried(served, order)
    return Carried(_NOTHING[table.phase], order)


_NOTHING: dict[Phase, actions.AnyAction] = {
    Phase.SCRAP: actions.ScrapEquipment(),
    Phase.EQUIPMENT: actions.BuyEquipment(0),
    Phase.TRACK: actions.BuildNothing(),
}
"""How a step of a railroad's turn is left out."""


def keep_equipment(view: View, seat: int, order: KeepEquipment) -> Outcome:
    table, railroad = view.table, order.railroad
    line = _presided(view, seat, railroad)
    if isinstance(line, Lapsed):
        return line
    if order.level and table.tech_level >= order.level:
        return Lapsed("level", {"level": table.tech_level})
    if _asked(view, seat, Phase.SCRAP, railroad):
        return Carried(_NOTHING[Phase.SCRAP], order)
    if not _asked(view, seat, Phase.EQUIPMENT, railroad):
        return None
    if not line.cards:
        return Lapsed("no-cards", {"railroad": railroad})
    return Carried(_NOTHING[Phase.EQUIPMENT], order)


def leave_track(view: View, seat: int, order: LeaveTrack) -> Outcome:
    line = _presided(view, seat, order.railroad)
    if isinstance(line, Lapsed):
        return line
    rich = _rich(line, order.railroad, order.treasury)
    if rich is not None or not _asked(view, seat, Phase.TRACK, order.railroad):
        return rich
    return Carried(_NOTHING[Phase.TRACK], order)


def serve(view: View, seat: int, order: ServeFor) -> Outcome:
    line = _presided(view, seat, order.railroad)
    if isinstance(line, Lapsed):
        return line
    if not _asked(view, seat, Phase.SERVICE, order.railroad):
        return None
    return Carried(_served(view.table, order.railroad, order.cities), order)


def pay(view: View, seat: int, order: PayOn) -> Outcome:
    line = _presided(view, seat, order.railroad)
    if isinstance(line, Lapsed):
        return line
    assert line.value is not None, "a railroad with a President is on the track"
    now = TRACK[line.value]
    if order.until and now >= order.until:
        return Lapsed("value", {"railroad": order.railroad, "value_money": now})
    if not _asked(view, seat, Phase.PROFIT, order.railroad):
        return None
    return _done(_pays(view.table, order.railroad), order)


def retain(view: View, seat: int, order: RetainOn) -> Outcome:
    line = _presided(view, seat, order.railroad)
    if isinstance(line, Lapsed):
        return line
    rich = _rich(line, order.railroad, order.treasury)
    if rich is not None or not _asked(view, seat, Phase.PROFIT, order.railroad):
        return rich
    return _done(_retains(view.table, order.railroad), order)
