"""The standing orders of Railroad Barons as data; `orders.py` evaluates them."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from rules.field_kinds import Dollars
from rules.game import Order
from rules.railroad_barons.model.actions import SellAndBuy
from rules.railroad_barons.model.state import Certificate, Holding
from rules.railroad_barons.standing_orders.planned_turns import PlannedTurn

Unless = Literal["anything", "sells", "buys", "never", "mine"]
"""What the other player must not do.

Deal at all; sell, or buy, stock of a Holding the seat directs; either of these."""


class Shown(msgspec.Struct, frozen=True, array_like=True):
    """A turn of the Stock Round and the least `cash` in dollars that its seat has after it."""

    turn: SellAndBuy
    cash: Dollars


class PassStockRound(Order, frozen=True):
    """Pass in the Stock Round of this `set`, unless the other player does what `unless` says (8).

    `seen`: the other player's certificates when the order was given or passed last. `directed`:
    the Holdings that the seat directed then. `first`: the turns taken before passing. Built by
    `make_pass_stock_round`."""

    set: int
    unless: Unless
    seen: tuple[Certificate, ...] = ()
    directed: tuple[str, ...] = ()
    first: tuple[Shown, ...] = ()


class PayOn(Order, frozen=True):
    """Pay this Holding's dividends until 10% is worth `until` dollars (26; 0: always).

    Never if that would end the game (36)."""

    about: ClassVar[str] = "pay {holding}"
    holding: Holding
    until: Dollars = 0


class OperateAsBefore(Order, frozen=True):
    """Place this Holding's tokens as in its last round, none in the network (24, 28, 35).

    Finish buying when the bank has nothing that it can buy and no Railroad must be discarded."""

    about: ClassVar[str] = "operate {holding}"
    holding: Holding


class RefuseBelow(Order, frozen=True):
    """Refuse offers for this Holding's Railroads below a price (30)."""

    about: ClassVar[str] = "refuse {holding}"
    holding: Holding
    price: Dollars


class TakePriority(Order, frozen=True):
    """Use the $30 Investor as soon as the other player has the Priority Deal (7)."""

    about: ClassVar[str] = "priority"


class LeavePriority(Order, frozen=True):
    """Never use the $30 Investor (7)."""

    about: ClassVar[str] = "priority"


class OperateAll(Order, frozen=True):
    """Do the turns of all Holdings that the seat directs in this `set` as they were shown (23).

    The next ones first, until one would not come to what was shown. Built by
    `operating_orders.make_operate_all`."""

    tells_end: ClassVar[bool] = True
    set: int
    turns: tuple[PlannedTurn, ...]


AnyOrder = (
    PassStockRound
    | PayOn
    | OperateAsBefore
    | RefuseBelow
    | TakePriority
    | LeavePriority
    | OperateAll
)
