"""The standing orders of Railroad Barons as data; `orders.py` says what they come to."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from rules.game import Order
from rules.kinds import Dollars
from rules.railroad_barons.model.actions import SellAndBuy
from rules.railroad_barons.model.state import Certificate, Holding
from rules.railroad_barons.standing_orders.promises import Promise

Unless = Literal["anything", "sells", "buys", "never", "mine"]
"""What the other player must not do: deal at all; sell, or buy, stock of a Holding one directs;
either of these."""


class Shown(msgspec.Struct, frozen=True, array_like=True):
    """A turn of the Stock Round and the `cash` that its seat has after it, in dollars, or more."""

    turn: SellAndBuy
    cash: Dollars


class PassStockRound(Order, frozen=True):
    """Pass in the Stock Round of this `set`, unless the other player does what `unless` says (8).

    `seen` are the other's certificates when the order was given or passed last, `directed` the
    Holdings one directed then. `first` are the turns taken before the passing. Made by `passing`.
    """

    set: int
    unless: Unless
    seen: tuple[Certificate, ...] = ()
    directed: tuple[str, ...] = ()
    first: tuple[Shown, ...] = ()


class PayOn(Order, frozen=True):
    """Pay this Holding's dividends, until it is worth `until` dollars for 10% (26; 0: always), and
    never so that the game ends by it (36)."""

    about: ClassVar[str] = "pay {holding}"
    holding: Holding
    until: Dollars = 0


class OperateAsBefore(Order, frozen=True):
    """Place this Holding's tokens as in its round before, none into the network, and make an end of
    the buying when the bank has nothing that it can buy and no Railroad has to go (24, 28, 35)."""

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


class OperateAll(Order, frozen=True):
    """Do the turns of all Holdings that one directs in the Operating Rounds of this `set` as they
    were shown, the next ones first, until one would not come to that (23). Made by
    `operating_orders.operating`."""

    set: int
    turns: tuple[Promise, ...]


AnyOrder = (
    PassStockRound
    | PayOn
    | OperateAsBefore
    | RefuseBelow
    | TakePriority
    | LeavePriority
    | OperateAll
)
