"""Evaluation of standing orders for a Stock Round (rulings 7 to 22)."""

from __future__ import annotations

from msgspec.structs import replace

import data.railroad_barons as facts
from rules.dice import NO_DICE
from rules.game import OrderAction, OrderExpired, copy_state
from rules.orders import Outcome, is_asked
from rules.railroad_barons.model import actions
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Certificate, Phase, State
from rules.railroad_barons.model.view import View
from rules.railroad_barons.robot.steady import Steady
from rules.railroad_barons.rules import RULES
from rules.railroad_barons.standing_orders.order_kinds import (
    LeavePriority,
    PassStockRound,
    Shown,
    TakePriority,
    Unless,
)
from rules.railroad_barons.stock import composing, stock_round

MAX_TURNS = 3
"""Maximum of turns proposed before passing."""


def make_pass_stock_round(
    view: View, seat: int, unless: Unless, first: tuple[Shown, ...] = ()
) -> PassStockRound:
    """Return the order to take these turns and then pass, in this or the next Stock Round."""
    table = view.table
    set_number = table.set if table.stock is not None else table.set + 1
    return PassStockRound(set_number, unless, *_observe(table, seat), first)


def propose_turns(view: View, seat: int) -> tuple[Shown, ...]:
    """Return the turns a careful player would take in this Stock Round.

    As long as the other player passes."""
    table = copy_state(view.table)
    turns: list[Shown] = []
    while table.phase is Phase.STOCK and table.set == view.table.set and len(turns) < MAX_TURNS:
        (mover,) = RULES.to_move(table)
        action: actions.AnyAction = actions.Pass()
        if mover == seat:
            action = Steady().choose(RULES.view(table, seat), seat, NO_DICE)
            if not isinstance(action, actions.SellAndBuy):
                break
        elif action not in RULES.legal(table, mover):  # it has to sell first (21)
            break
        RULES.apply(table, mover, action, NO_DICE)
        if isinstance(action, actions.SellAndBuy):
            turns.append(Shown(action, table.players[seat].cash))
    return tuple(turns)


def _observe(table: State, seat: int) -> tuple[tuple[Certificate, ...], tuple[str, ...]]:
    """Return the other player's certificates, and the Holdings that the seat directs."""
    directed = tuple(name for name, row in table.holdings.items() if row.director == seat)
    return tuple(table.players[1 - seat].certificates), directed


def pass_stock_round(view: View, seat: int, order: PassStockRound) -> Outcome:
    table = view.table
    if table.set > order.set or (table.set == order.set and table.stock is None):
        return OrderExpired("round-over", {"set": order.set}, told=False)
    if table.set < order.set:
        return None
    expiry = _find_breach(table, seat, order)
    if expiry is not None or not is_asked(view, seat, Phase.STOCK):
        return expiry
    if order.first:
        return _take_next_turn(view, order)
    if actions.Pass() not in view.legal:
        return OrderExpired("limit", {"limit": facts.constants().certificate_limit})
    seen, directed = _observe(table, seat)
    return OrderAction(actions.Pass(), replace(order, seen=seen, directed=directed))


def _take_next_turn(view: View, order: PassStockRound) -> OrderAction | OrderExpired:
    """Return the next turn of the order if it costs no more than was shown.

    Raises RuleError if the turn is no longer legal."""
    shown, *later = order.first
    outcome = composing.preview_turn(view, shown.turn)
    if outcome.cash_after < shown.cash:
        return OrderExpired("dearer", {"cash_money": outcome.cash_after, "shown_money": shown.cash})
    seen, directed = _observe(outcome.table, outcome.seat)
    then = replace(order, seen=seen, directed=directed, first=tuple(later))
    return OrderAction(shown.turn, then)


def _find_breach(table: State, seat: int, order: PassStockRound) -> OrderExpired | None:
    """Return the expiry of the order if the other player has done since then what ends it."""
    certificates, seen = _observe(table, seat)[0], order.seen
    seat_arg = {"seat": 1 - seat}
    if order.unless == "never" or certificates == seen:
        return None
    if order.unless == "anything":
        return OrderExpired("other-dealt", seat_arg)
    for holding in order.directed:
        change = _share(certificates, holding) - _share(seen, holding)
        if change < 0 and order.unless in ("sells", "mine"):
            return OrderExpired("other-sold", {"holding": holding, **seat_arg})
        if change > 0 and order.unless in ("buys", "mine"):
            return OrderExpired("other-bought", {"holding": holding, **seat_arg})
    return None


def _share(certificates: tuple[Certificate, ...], holding: str) -> int:
    return sum(
        certificate.percent for certificate in certificates if certificate.holding == holding
    )


def take_priority(view: View, seat: int, order: TakePriority) -> Outcome:
    lapsed = _check_swap(view.table, seat)
    if lapsed is not None or not is_asked(view, seat, Phase.PRIORITY):
        return lapsed
    if view.table.priority == seat:
        return OrderAction(actions.KeepPriority(), order)
    return OrderAction(actions.SwapPriority())


def leave_priority(view: View, seat: int, order: LeavePriority) -> Outcome:
    lapsed = _check_swap(view.table, seat)
    if lapsed is not None or not is_asked(view, seat, Phase.PRIORITY):
        return lapsed
    return OrderAction(actions.KeepPriority(), order)


def _check_swap(table: State, seat: int) -> OrderExpired | None:
    """Return the expiry of an order about the Priority Deal, or None.

    It expires if the seat can't swap the deal (any more)."""
    if table.swap_used or stock_round.swap_owner(Position(table)) != seat:
        return OrderExpired("no-swap")
    return None
