"""What standing orders for an Operating Round come to (rulings 23 to 36)."""

from __future__ import annotations

from msgspec.structs import replace

import data.railroad_barons as facts
from rules.game import Carried, Lapsed
from rules.orders import Outcome, asked
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
from rules.railroad_barons.standing_orders.promises import foreseen


def _asked(view: View, seat: int, phase: Phase, holding: str | None = None) -> bool:
    """Whether the seat is asked for this now, of that Holding if one is named."""
    table = view.table
    here = holding is None or table.holding == holding
    return asked(view, seat, phase) and here


def _directed(view: View, seat: int, holding: str) -> HoldingState | Lapsed:
    row = view.table.holdings[holding]
    return row if row.director == seat else Lapsed("director", {"holding": holding})


def pay(view: View, seat: int, order: PayOn) -> Outcome:
    row = _directed(view, seat, order.holding)
    if isinstance(row, Lapsed):
        return row
    values = facts.track().values
    value = 0 if row.value is None else values[row.value]
    if order.until and value >= order.until:
        return Lapsed("value", {"holding": order.holding, "value_money": value})
    if not _asked(view, seat, Phase.REVENUE, order.holding):
        return None
    if not view.table.ending and row.value == len(values) - 2:
        return Lapsed("ends", {"holding": order.holding})
    return Carried(actions.PayDividends(), order)


def operate_as_before(view: View, seat: int, order: OperateAsBefore) -> Outcome:
    holding = order.holding
    row = _directed(view, seat, holding)
    if isinstance(row, Lapsed):
        return row
    if _asked(view, seat, Phase.RAILROADS, holding):
        buys = any(isinstance(action, actions.BuyRailroad) for action in view.legal)
        loses = len(row.railroads) > row.down  # one may still be sold, or the choice made by hand
        return None if buys or loses else Carried(actions.FinishBuying(), order)
    if not _asked(view, seat, Phase.TOKENS, holding):
        return None
    if row.last is None:
        return Lapsed("no-last", {"holding": holding})
    plus, down, _ = row.last
    if plus + down > tokens.free(Position(view.table), holding):
        return Lapsed("tokens", {"holding": holding})
    if down < len(row.railroads):
        return Lapsed("surplus", {"holding": holding, "down": down})
    return Carried(actions.PlaceTokens(plus, down), order)


def refuse(view: View, seat: int, order: RefuseBelow) -> Outcome:
    row = _directed(view, seat, order.holding)
    if isinstance(row, Lapsed):
        return row
    offer = view.table.offer
    if offer is None or offer.seller != order.holding or seat not in view.to_move:
        return None
    return Carried(actions.RefuseOffer(), order) if offer.price < order.price else None


def operating(view: View, seat: int, half: int) -> OperateAll | None:
    """The order to operate all Holdings that the seat directs as proposed, up to this Operating
    Round of the set; None: there is none to operate."""
    turns = tuple(foreseen(view, seat, half))
    return OperateAll(view.table.set, turns) if turns else None


def operate_all(view: View, seat: int, order: OperateAll) -> Outcome:
    """One turn after the other, each only as it was shown, or better."""
    table = view.table
    if table.set > order.set:
        return Lapsed("set-over", {"set": order.set}, told=False)
    mine = [one for one in order.turns if table.holdings[one.holding].director == seat]
    if not mine:
        return Lapsed("director", {"holding": order.turns[0].holding})
    if table.holding is None or seat not in view.to_move or table.offer is not None:
        return None
    now = (table.half, table.holding)
    place = next((n for n, one in enumerate(mine) if (one.half, one.holding) == now), None)
    if place is None:
        return None
    made = mine[place].kept(view)
    if isinstance(made, Lapsed):
        return made
    action, left = made
    rest = (left, *mine[place + 1 :]) if left.actions else tuple(mine[place + 1 :])
    return Carried(action, replace(order, turns=rest) if rest else None)
