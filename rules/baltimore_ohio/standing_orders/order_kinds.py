"""The standing orders of Baltimore & Ohio as data; `orders.py` says what they come to.

Those that are `general` stand behind the others: a sale or purchase before passing, a bid for one
card before passing all auctions, a decision about a railroad before operating it as it is.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from rules.baltimore_ohio.model.actions import AnyPart, Shares
from rules.baltimore_ohio.model.state import Baron, Railroad
from rules.baltimore_ohio.standing_orders.promises import Promise
from rules.game import Order
from rules.kinds import Dollars

Unless = Literal["anything", "sells", "buys", "starts", "never", "falls"]
"""What the others must not do: deal in stock at all; sell, or buy, shares of a railroad of which
one owns some; start a railroad or bring one back; sell shares of any railroad, so that its price
falls and there is Orphan Stock of it (9, 10)."""
Cities = Literal["most", "rising"]
"""Which cities are served: those that bring most, or those with the lowest net income above the
previous one, so that a dividend raises the value now and can again (28)."""
Profit = Literal["pay", "retain"]
Level = Annotated[int, "level"]
"""A Tech Level."""


class Shown(msgspec.Struct, frozen=True, array_like=True):
    """A market turn and the `cash` that its seat has after it, in dollars, or more."""

    parts: tuple[AnyPart, ...]
    cash: Dollars


class PassMarket(Order, frozen=True):
    """Pass in the Market Round of this `turn`, unless another seat does what `unless` says (6).

    `known` deals of the round were made before the order was given, or passed last. `first` are the
    turns taken before the passing. Made by `passing`.
    """

    general: ClassVar[bool] = True
    turn: int
    unless: Unless
    known: int = 0
    first: tuple[Shown, ...] = ()


class SellWhen(Order, frozen=True):
    """Sell `count` shares of a railroad (0: all) when its value is `value` dollars or less, with
    `falls`, else that or more, and so end the turn (7). The last share that players hold is kept
    (8)."""

    about: ClassVar[str] = "sell {railroad} {falls}"
    railroad: Railroad
    value: Dollars
    falls: bool
    count: Shares = 0


class BuyAtMost(Order, frozen=True):
    """Buy up to `count` shares of a railroad (0: as many as can be paid) in one turn as soon as one
    costs `price` dollars or less; Orphan Stock first, which else lowers the value (11, 15)."""

    about: ClassVar[str] = "buy {railroad}"
    railroad: Railroad
    price: Dollars
    count: Shares = 0


class BidUpTo(Order, frozen=True):
    """Bid the least allowed for this Robber Baron, up to `limit`, then leave the auction (45)."""

    about: ClassVar[str] = "bid {card}"
    card: Baron
    limit: Dollars


class PassAuctions(Order, frozen=True):
    """Leave every auction at once (45)."""

    general: ClassVar[bool] = True


class OperateAsIs(Order, frozen=True):
    """Do a railroad's whole turn with what it has: no equipment scrapped or bought, no track, no
    resource; these cities, this for the profit. Not at a loss (33), nor for a net income below
    `least` dollars."""

    general: ClassVar[bool] = True
    about: ClassVar[str] = "operate {railroad}"
    railroad: Railroad
    cities: Cities
    profit: Profit
    least: Dollars = 0


class KeepEquipment(Order, frozen=True):
    """Neither scrap nor buy equipment of a railroad that has some, until the Tech Level is `level`
    (0: always) (19)."""

    about: ClassVar[str] = "equipment {railroad}"
    railroad: Railroad
    level: Level = 0


class LeaveTrack(Order, frozen=True):
    """Neither build nor take a resource, until the treasury has `treasury` dollars (0: always)."""

    about: ClassVar[str] = "track {railroad}"
    railroad: Railroad
    treasury: Dollars = 0


class ServeFor(Order, frozen=True):
    """Serve the cities that bring most, or that let income rise slowly (28)."""

    about: ClassVar[str] = "cities {railroad}"
    railroad: Railroad
    cities: Cities


class PayOn(Order, frozen=True):
    """Pay a railroad's dividends until a share is worth `until` dollars (0: always), and never so
    that the game ends by it (31, 39)."""

    about: ClassVar[str] = "profit {railroad}"
    railroad: Railroad
    until: Dollars = 0


class RetainOn(Order, frozen=True):
    """Retain a railroad's profits until its treasury has `treasury` dollars (0: always), as long as
    that does not lower its value (31)."""

    about: ClassVar[str] = "profit {railroad}"
    railroad: Railroad
    treasury: Dollars = 0


class OperateAll(Order, frozen=True):
    """Do the turns of all one's railroads in this `turn` as they were shown, the next ones first,
    until one would not come to that (18, 19). Made by `round_orders.operating`."""

    turn: int
    turns: tuple[Promise, ...]


AnyOrder = (
    PassMarket
    | SellWhen
    | BuyAtMost
    | BidUpTo
    | PassAuctions
    | OperateAsIs
    | KeepEquipment
    | LeaveTrack
    | ServeFor
    | PayOn
    | RetainOn
    | OperateAll
)
