"""Evaluation of an order for the turns of all the seat's railroads (rulings 18 to 34)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.rules import OPERATING
from rules.baltimore_ohio.standing_orders.order_kinds import OperateAll
from rules.baltimore_ohio.standing_orders.promises import predict_turns
from rules.game import OrderAction, OrderExpired
from rules.orders import Outcome


def operate_all_order(view: View, seat: int, rounds: int) -> OperateAll | None:
    """Return the order to operate the seat's railroads as proposed, up to Business Round `rounds`.

    None if there is none to operate."""
    turns = tuple(predict_turns(view, seat, rounds))
    return OperateAll(view.table.turn, turns) if turns else None


def evaluate_operate_all(view: View, seat: int, order: OperateAll) -> Outcome:
    """Do one turn after the other, each only if it brings what was shown or more."""
    table = view.table
    if table.turn > order.turn:
        return OrderExpired("turn-over", {"turn": order.turn})
    promises = [
        promise for promise in order.turns if table.railroads[promise.railroad].president == seat
    ]
    if not promises:
        return OrderExpired("president", {"railroad": order.turns[0].railroad})
    if table.phase not in OPERATING or seat not in view.to_move or table.business is None:
        return None
    current = (table.business.round, table.business.railroad)
    index = next(
        (
            number
            for number, promise in enumerate(promises)
            if (promise.round, promise.railroad) == current
        ),
        None,
    )
    if index is None:
        return None
    result = promises[index].replay(view)
    if isinstance(result, OrderExpired):
        return result
    rest = tuple(promises[index + 1 :])
    return OrderAction(result.action, replace(order, turns=rest) if rest else None)
