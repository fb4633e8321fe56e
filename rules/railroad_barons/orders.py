"""Standing orders: what a seat may have done for it when its turn comes.

Each does only what the seat could press itself, from what the seat sees, which is everything (38).
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

import data.railroad_barons as facts
from rules.game import Carried, Lapsed, Order
from rules.kinds import Dollars
from rules.orders import Orders, Outcome, asked
from rules.railroad_barons.model import actions
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Certificate, Holding, HoldingState, Phase, State
from rules.railroad_barons.model.view import View
from rules.railroad_barons.operating import tokens
from rules.railroad_barons.stock import stock_round

Unless = Literal["anything", "sells", "buys", "never"]
"""What the other player must not do: deal at all; sell, or buy, stock of a Holding one directs."""


class PassStockRound(Order, frozen=True):
    """Pass in the Stock Round of this `set`, unless the other player does what `unless` says (8).

    `seen` are the other's certificates when the order was given or passed last, `directed` the
    Holdings one directed then. Made by `passing`.
    """

    set: int
    unless: Unless
    seen: tuple[Certificate, ...] = ()
    directed: tuple[str, ...] = ()


class PayOn(Order, frozen=True):
    """Pay this Holding's dividends, until it is worth `until` dollars for 10% (26; 0: always), and
    never so that the game ends by it (36)."""

    about: ClassVar[str] = "pay {holding}"
    holding: Holding
    until: Dollars = 0


class OperateAsBefore(Order, frozen=True):
    """Place this Holding's tokens as in its round before, none into the network, and make an end of
    the buying when the bank has nothing that it can buy (24, 28)."""

    about: ClassVar[str] = "operate {holding}"
    holding: Holding


class RefuseBelow(Order, frozen=True):
    """Refuse what is offered for this Holding's Railroads below a price (30)."""

    about: ClassVar[str] = "refuse {holding}"
    holding: Holding
    price: Dollars


class TakePriority(Order, frozen=True):
    """Use the $30 Investor as soon as the other player has the Priority Deal (7)."""

    about: ClassVar[str] = "priority"


class LeavePriority(Order, frozen=True):
    """Never use the $30 Investor (7)."""

    about: ClassVar[str] = "priority"


AnyOrder = PassStockRound | PayOn | OperateAsBefore | RefuseBelow | TakePriority | LeavePriority


def passing(view: View, seat: int, unless: Unless) -> PassStockRound:
    """The order to pass in the Stock Round under way, else in the next one."""
    table = view.table
    wanted = table.set if table.stock is not None else table.set + 1
    return PassStockRound(wanted, unless, *_noted(table, seat))


def _noted(table: State, seat: int) -> tuple[tuple[Certificate, ...], tuple[str, ...]]:
    """The other player's certificates, and the Holdings that the seat directs."""
    directed = tuple(name for name, row in table.holdings.items() if row.director == seat)
    return tuple(table.players[1 - seat].certificates), directed


def _asked(view: View, seat: int, phase: Phase, holding: str | None = None) -> bool:
    """Whether the seat is asked for this now, of that Holding if one is named."""
    table = view.table
    here = holding is None or table.holding == holding
    return asked(view, seat, phase) and here


# --- the Stock Round -------------------------------------------------------------------------


def _pass(view: View, seat: int, order: PassStockRound) -> Outcome:
    table = view.table
    if table.set > order.set or (table.set == order.set and table.stock is None):
        return Lapsed("round-over", {"set": order.set})
    if table.set < order.set:
        return None
    done = _breaks(table, seat, order)
    if done is not None or not _asked(view, seat, Phase.STOCK):
        return done
    if actions.Pass() not in view.legal:
        return Lapsed("limit", {"limit": facts.constants().certificate_limit})
    seen, directed = _noted(table, seat)
    return Carried(actions.Pass(), msgspec.structs.replace(order, seen=seen, directed=directed))


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
        if change < 0 and order.unless == "sells":
            return Lapsed("other-sold", {"holding": holding, **other})
        if change > 0 and order.unless == "buys":
            return Lapsed("other-bought", {"holding": holding, **other})
    return None


def _share(certificates: tuple[Certificate, ...], holding: str) -> int:
    return sum(one.percent for one in certificates if one.holding == holding)


def _take_priority(view: View, seat: int, order: TakePriority) -> Outcome:
    lapsed = _no_swap(view.table, seat)
    if lapsed is not None or not _asked(view, seat, Phase.PRIORITY):
        return lapsed
    if view.table.priority == seat:
        return Carried(actions.KeepPriority(), order)
    return Carried(actions.SwapPriority())


def _leave_priority(view: View, seat: int, order: LeavePriority) -> Outcome:
    lapsed = _no_swap(view.table, seat)
    if lapsed is not None or not _asked(view, seat, Phase.PRIORITY):
        return lapsed
    return Carried(actions.KeepPriority(), order)


def _no_swap(table: State, seat: int) -> Lapsed | None:
    if table.swap_used or stock_round.swapper(Position(table)) != seat:
        return Lapsed("no-swap")
    return None


# --- the Operating Round ---------------------------------------------------------------------


def _directed(view: View, seat: int, holding: str) -> HoldingState | Lapsed:
    row = view.table.holdings[holding]
    return row if row.director == seat else Lapsed("director", {"holding": holding})


def _pay(view: View, seat: int, order: PayOn) -> Outcome:
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


def _operate(view: View, seat: int, order: OperateAsBefore) -> Outcome:
    holding = order.holding
    row = _directed(view, seat, holding)
    if isinstance(row, Lapsed):
        return row
    if _asked(view, seat, Phase.RAILROADS, holding):
        buys = any(isinstance(action, actions.BuyRailroad) for action in view.legal)
        return None if buys else Carried(actions.FinishBuying(), order)
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


def _refuse(view: View, seat: int, order: RefuseBelow) -> Outcome:
    row = _directed(view, seat, order.holding)
    if isinstance(row, Lapsed):
        return row
    offer = view.table.offer
    if offer is None or offer.seller != order.holding or seat not in view.to_move:
        return None
    return Carried(actions.RefuseOffer(), order) if offer.price < order.price else None


ORDERS: Orders = {
    PassStockRound: _pass,
    PayOn: _pay,
    OperateAsBefore: _operate,
    RefuseBelow: _refuse,
    TakePriority: _take_priority,
    LeavePriority: _leave_priority,
}
