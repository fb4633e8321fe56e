"""What standing orders for a Stock Round come to (rulings 7 to 22)."""

from __future__ import annotations

from msgspec.structs import replace

import data.railroad_barons as facts
from rules.dice import NO_DICE
from rules.game import Carried, Lapsed, copied
from rules.orders import Outcome, asked
from rules.railroad_barons.course import COURSE
from rules.railroad_barons.model import actions
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Certificate, Phase, State
from rules.railroad_barons.model.view import View
from rules.railroad_barons.robot.steady import Steady
from rules.railroad_barons.standing_orders.order_kinds import (
    LeavePriority,
    PassStockRound,
    Shown,
    TakePriority,
    Unless,
)
from rules.railroad_barons.stock import composing, stock_round

MOST = 3
"""Turns proposed before the passing."""


def passing(view: View, seat: int, unless: Unless, first: tuple[Shown, ...] = ()) -> PassStockRound:
    """The order to take these turns and then pass in the Stock Round under way, else in the next
    one."""
    table = view.table
    wanted = table.set if table.stock is not None else table.set + 1
    return PassStockRound(wanted, unless, *_noted(table, seat), first)


def proposed(view: View, seat: int) -> tuple[Shown, ...]:
    """What a careful player would trade in the next turns of the Stock Round under way, as long as
    the other passes."""
    table = copied(view.table)
    found: list[Shown] = []
    while table.phase is Phase.STOCK and table.set == view.table.set and len(found) < MOST:
        (mover,) = COURSE.to_move(table)
        action: actions.AnyAction = actions.Pass()
        if mover == seat:
            action = Steady().choose(COURSE.view(table, seat), seat, NO_DICE)
            if not isinstance(action, actions.SellAndBuy):
                break
        elif action not in COURSE.legal(table, mover):  # it has to sell first (21)
            break
        COURSE.apply(table, mover, action, NO_DICE)
        if isinstance(action, actions.SellAndBuy):
            found.append(Shown(action, table.players[seat].cash))
    return tuple(found)


def _noted(table: State, seat: int) -> tuple[tuple[Certificate, ...], tuple[str, ...]]:
    """The other player's certificates, and the Holdings that the seat directs."""
    directed = tuple(name for name, row in table.holdings.items() if row.director == seat)
    return tuple(table.players[1 - seat].certificates), directed


def pass_(view: View, seat: int, order: PassStockRound) -> Outcome:
    table = view.table
    if table.set > order.set or (table.set == order.set and table.stock is None):
        return Lapsed("round-over", {"set": order.set}, told=False)
    if table.set < order.set:
        return None
    done = _breaks(table, seat, order)
    if done is not None or not asked(view, seat, Phase.STOCK):
        return done
    if order.first:
        return _trade(view, order)
    if actions.Pass() not in view.legal:
        return Lapsed("limit", {"limit": facts.constants().certificate_limit})
    seen, directed = _noted(table, seat)
    return Carried(actions.Pass(), replace(order, seen=seen, directed=directed))


def _trade(view: View, order: PassStockRound) -> Carried | Lapsed:
    """The next of its turns, if it costs no more than was shown. RuleError if it is not lawful any
    more."""
    now, *later = order.first
    found = composing.outcome(view, now.turn)
    if found.cash_after < now.cash:
        return Lapsed("dearer", {"cash_money": found.cash_after, "shown_money": now.cash})
    seen, directed = _noted(found.table, found.seat)
    then = replace(order, seen=seen, directed=directed, first=tuple(later))
    return Carried(now.turn, then)


def _breaks(table: State, seat: int, order: PassStockRound) -> Lapsed | None:
    """What the other player has done since the seat looked last, if it ends the order."""
    now, then = _noted(table, seat)[0], order.seen
    other = {"seat": 1 - seat}
    if order.unless == "never" or now == then:
        return None
    if order.unless == "anything":
        return Lapsed("other-dealt", other)
    for holding in order.directed:
        change = _share(now, holding) - _share(then, holding)
        if change < 0 and order.unless in ("sells", "mine"):
            return Lapsed("other-sold", {"holding": holding, **other})
        if change > 0 and order.unless in ("buys", "mine"):
            return Lapsed("other-bought", {"holding": holding, **other})
    return None


def _share(certificates: tuple[Certificate, ...], holding: str) -> int:
    return sum(one.percent for one in certificates if one.holding == holding)


def take_priority(view: View, seat: int, order: TakePriority) -> Outcome:
    lapsed = _no_swap(view.table, seat)
    if lapsed is not None or not asked(view, seat, Phase.PRIORITY):
        return lapsed
    if view.table.priority == seat:
        return Carried(actions.KeepPriority(), order)
    return Carried(actions.SwapPriority())


def leave_priority(view: View, seat: int, order: LeavePriority) -> Outcome:
    lapsed = _no_swap(view.table, seat)
    if lapsed is not None or not asked(view, seat, Phase.PRIORITY):
        return lapsed
    return Carried(actions.KeepPriority(), order)


def _no_swap(table: State, seat: int) -> Lapsed | None:
    if table.swap_used or stock_round.swapper(Position(table)) != seat:
        return Lapsed("no-swap")
    return None
