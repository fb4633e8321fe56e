"""What an order for the turns of all one's railroads comes to (rulings 18 to 34)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.baltimore_ohio.course import OPERATING
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.standing_orders.order_kinds import OperateAll
from rules.baltimore_ohio.standing_orders.promises import foreseen
from rules.game import Carried, Lapsed
from rules.orders import Outcome


def operating(view: View, seat: int, rounds: int) -> OperateAll | None:
    """The order to operate all one's railroads as proposed up to this Business Round; None: there
    is none to operate."""
    turns = tuple(foreseen(view, seat, rounds))
    return OperateAll(view.table.turn, turns) if turns else None


def operate_all(view: View, seat: int, order: OperateAll) -> Outcome:
    """One turn after the other, each only as it was shown, or better."""
    table = view.table
    if table.turn > order.turn:
        return Lapsed("turn-over", {"turn": order.turn}, told=False)
    mine = [one for one in order.turns if table.railroads[one.railroad].president == seat]
    if not mine:
        return Lapsed("president", {"railroad": order.turns[0].railroad})
    if table.phase not in OPERATING or seat not in view.to_move or table.business is None:
        return None
    now = (table.business.round, table.business.railroad)
    place = next((n for n, one in enumerate(mine) if (one.round, one.railroad) == now), None)
    if place is None:
        return None
    made = mine[place].kept(view)
    if isinstance(made, Lapsed):
        return made
    rest = tuple(mine[place + 1 :])
    return Carried(made.action, replace(order, turns=rest) if rest else None)
