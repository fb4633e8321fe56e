"""Standing orders of Haul: each does only what its seat could press itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rules.field_kinds import Dollars
from rules.game import Order, OrderAction, OrderExpired
from rules.orders import OrderEvaluators, Outcome, is_asked
from tests.example.rules.actions import Bid, Haul, Trade
from tests.example.rules.state import Phase
from tests.example.rules.view import View


class HaulOn(Order, frozen=True):
    """Haul without goods, up to and with round `until`."""

    general: ClassVar[bool] = True
    until: int = 99


class TradeOnce(Order, frozen=True):
    """Put so much into the open on the next turn."""

    about: ClassVar[str] = "trade {coins}"
    coins: Dollars = 1


class BidAlways(Order, frozen=True):
    """Bid so much for each load."""

    coins: Dollars


AnyOrder = HaulOn | TradeOnce | BidAlways


def _haul(view: View, seat: int, order: HaulOn) -> Outcome:
    if view.round > order.until:
        return OrderExpired("past", {"round": view.round})
    return OrderAction(Haul(), order) if is_asked(view, seat, Phase.HAUL) else None


def _trade(view: View, seat: int, order: TradeOnce) -> Outcome:
    if not is_asked(view, seat, Phase.HAUL):
        return None
    return _short(view, order.coins) or OrderAction(Trade(order.coins))


def _bid(view: View, seat: int, order: BidAlways) -> Outcome:
    if not is_asked(view, seat, Phase.BID):
        return None
    return _short(view, order.coins) or OrderAction(Bid(order.coins), order)


def _short(view: View, coins: int) -> OrderExpired | None:
    """There is no such sum in the purse."""
    purse = view.purse or 0
    return OrderExpired("purse", {"purse_money": purse}) if coins > purse else None


def offering(view: View, seat: int) -> Iterator[AnyOrder]:
    """Whoever is to haul can let that be done in the next round too."""
    if is_asked(view, seat, Phase.HAUL):
        yield HaulOn(min(view.round + 1, view.options.rounds))


ORDERS: OrderEvaluators = {HaulOn: _haul, TradeOnce: _trade, BidAlways: _bid}
