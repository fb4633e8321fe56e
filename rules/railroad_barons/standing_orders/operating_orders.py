"""Evaluation of standing orders for an Operating Round (rulings 23 to 36)."""

from __future__ import annotations

from msgspec.structs import replace

import data.railroad_barons as facts
from rules.game import OrderAction, OrderExpired
from rules.orders import Outcome, is_asked
from rules.railroad_barons.model import actions
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import HoldingState, Phase
from rules.railroad_barons.model.view import View
from rules.railroad_barons.operating import tokens
from rules.railroad_barons.standing_orders.order_kinds import (
    OperateAll,
    OperateAsBefore,
    PayOn,
    RefuseBelow,
)
from rules.railroad_barons.standing_orders.planned_turns import plan_turns


def _must_act(view: View, seat: int, phase: Phase, holding: str | None = None) -> bool:
    """Whether the seat must act in this phase now, for this Holding if one is named."""
    table = view.table
    is_operating = holding is None or table.holding == holding
    return is_asked(view, seat, phase) and is_operating


def _directed_holding(view: View, seat: int, holding: str) -> HoldingState | OrderExpired:
    row = view.table.holdings[holding]
    return row if row.director == seat else OrderExpired("director", {"holding": holding})


def pay_on(view: View, seat: int, order: PayOn) -> Outcome:
    row = _directed_holding(view, seat, order.holding)
    if isinstance(row, OrderExpired):
        return row
    values = facts.track().values
    value = 0 if row.value is None else values[row.value]
    if order.until and value >= order.until:
        return OrderExpired("value", {"holding": order.holding, "value_money": value})
    if not _must_act(view, seat, Phase.REVENUE, order.holding):
        return None
    if not view.table.ending and row.value == len(values) - 2:
        return OrderExpired("ends", {"holding": order.holding})
    return OrderAction(actions.PayDividends(), order)


def operate_as_before(view: View, seat: int, order: OperateAsBefore) -> Outcome:
    holding = order.holding
    row = _directed_holding(view, seat, holding)
    if isinstance(row, OrderExpired):
        return row
    if _must_act(view, seat, Phase.RAILROADS, holding):
        buys = any(isinstance(action, actions.BuyRailroad) for action in view.legal)
        loses = len(row.railroads) > row.down  # one may still be sold, or the choice made by hand
        return None if buys or loses else OrderAction(actions.FinishBuying(), order)
    if not _must_act(view, seat, Phase.TOKENS, holding):
        return None
    if row.last is None:
        return OrderExpired("no-last", {"holding": holding})
    plus, down, _ = row.last
    if plus + down > tokens.free_tokens(Position(view.table), holding):
        return OrderExpired("tokens", {"holding": holding})
    if down < len(row.railroads):
        return OrderExpired("surplus", {"holding": holding, "down": down})
    return OrderAction(actions.PlaceTokens(plus, down), order)


def refuse_below(view: View, seat: int, order: RefuseBelow) -> Outcome:
    row = _directed_holding(view, seat, order.holding)
    if isinstance(row, OrderExpired):
        return row
    offer = view.table.offer
    if offer is None or offer.seller != order.holding or seat not in view.to_move:
        return None
    return OrderAction(actions.RefuseOffer(), order) if offer.price < order.price else None


def make_operate_all(view: View, seat: int, half: int) -> OperateAll | None:
    """Return the order to operate all Holdings that the seat directs as proposed.

    Up to this Operating Round of the set; None if there is no Holding to operate."""
    turns = tuple(plan_turns(view, seat, half))
    return OperateAll(view.table.set, turns) if turns else None


def operate_all(view: View, seat: int, order: OperateAll) -> Outcome:
    """Do one turn after another, each only if it comes to what was shown, or better."""
    table = view.table
    if table.set > order.set:
        return OrderExpired("set-over", {"set": order.set})
    turns = [turn for turn in order.turns if table.holdings[turn.holding].director == seat]
    if not turns:
        return OrderExpired("director", {"holding": order.turns[0].holding})
    if table.holding is None or seat not in view.to_move or table.offer is not None:
        return None
    now = (table.half, table.holding)
    index = next((n for n, turn in enumerate(turns) if (turn.half, turn.holding) == now), None)
    if index is None:
        return None
    step = turns[index].next_step(view)
    if isinstance(step, OrderExpired):
        return step
    action, remaining = step
    rest = (remaining, *turns[index + 1 :]) if remaining.actions else tuple(turns[index + 1 :])
    return OrderAction(action, replace(order, turns=rest) if rest else None)
