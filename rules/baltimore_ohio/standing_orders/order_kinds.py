"""The standing orders of Baltimore & Ohio as data; `orders.py` maps them to their evaluation.

The `general` ones come after the others: a sale or purchase before passing, a bid for one card
before passing all auctions, a decision about a railroad before operating it as it is."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from rules.baltimore_ohio.model.actions import AnyPart, Shares
from rules.baltimore_ohio.model.state import Baron, Railroad
from rules.baltimore_ohio.standing_orders.promises import Promise
from rules.field_kinds import Dollars
from rules.game import Order

Unless = Literal["anything", "sells", "buys", "starts", "never", "falls"]
"""What the other seats must not do.

"anything": deal in stock at all; "sells", "buys": sell, or buy, shares of a railroad of which
the seat owns some; "starts": start a railroad or bring one back; "falls": sell shares of any
railroad, so that its price falls and there is Orphan Stock of it (9, 10)."""
Cities = Literal["most", "rising"]
"""Which cities are served.

"most": those that bring most; "rising": those with the lowest net income above the previous
one, so that a dividend raises the value now and can again (28)."""
Profit = Literal["pay", "retain"]
Level = Annotated[int, "level"]
"""A Tech Level."""


class Shown(msgspec.Struct, frozen=True, array_like=True):
    """A market turn, and the least `cash` that its seat must have after it, in dollars."""

    parts: tuple[AnyPart, ...]
    cash: Dollars


class PassMarket(Order, frozen=True):
    """Pass in the Market Round of this `turn`, unless another seat does what `unless` says (6).

    `known`: number of deals in the round before the order was given or last acted. `first` are
    the turns taken before passing. Created by `pass_market_order`."""

    general: ClassVar[bool] = True
    turn: int
    unless: Unless
    known: int = 0
    first: tuple[Shown, ...] = ()


class SellWhen(Order, frozen=True):
    """Sell shares of a railroad at a value, and so end the turn (7).

    `count` shares (0: all), when its value is `value` dollars or less, with `falls`, otherwise
    that or more. The last share that players hold is kept (8)."""

    about: ClassVar[str] = "sell {railroad} {falls}"
    railroad: Railroad
    value: Dollars
    falls: bool
    count: Shares = 0


class BuyAtMost(Order, frozen=True):
    """Buy shares of a railroad in one turn as soon as one costs `price` dollars or less.

    Up to `count` shares (0: as many as can be paid). Orphan Stock first, which otherwise
    lowers the value (11, 15)."""

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
    """Do a railroad's whole turn with what it has.

    No equipment is scrapped or bought, no track built, no resource taken; `cities` and `profit` say
    how the rest is done. Not at a loss (33), nor for a net income below `least` dollars."""

    general: ClassVar[bool] = True
    about: ClassVar[str] = "operate {railroad}"
    railroad: Railroad
    cities: Cities
    profit: Profit
    least: Dollars = 0


class KeepEquipment(Order, frozen=True):
    """Neither scrap nor buy equipment for a railroad that has some (19).

    Until the Tech Level is `level` (0: always)."""

    about: ClassVar[str] = "equipment {railroad}"
    railroad: Railroad
    level: Level = 0


class LeaveTrack(Order, frozen=True):
    """Neither build nor take a resource until the treasury has `treasury` dollars (0: always)."""

    about: ClassVar[str] = "track {railroad}"
    railroad: Railroad
    treasury: Dollars = 0


class ServeFor(Order, frozen=True):
    """Serve the cities that bring most, or that let income rise slowly (28)."""

    about: ClassVar[str] = "cities {railroad}"
    railroad: Railroad
    cities: Cities


class PayOn(Order, frozen=True):
    """Pay a railroad's dividends until a share is worth `until` dollars (0: always).

    Never if that would end the game (31, 39)."""

    about: ClassVar[str] = "profit {railroad}"
    railroad: Railroad
    until: Dollars = 0


class RetainOn(Order, frozen=True):
    """Retain a railroad's profits until its treasury has `treasury` dollars (0: always).

    Only while that does not lower its value (31)."""

    about: ClassVar[str] = "profit {railroad}"
    railroad: Railroad
    treasury: Dollars = 0


class OperateAll(Order, frozen=True):
    """Do the turns of all the seat's railroads in this `turn` as they were shown (18, 19).

    The next ones first, until one would bring less than shown. Created by
    `round_orders.operate_all_order`."""

    tells_end: ClassVar[bool] = True
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
