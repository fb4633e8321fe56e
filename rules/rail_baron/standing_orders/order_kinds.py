"""The standing orders of Rail Baron as data; `orders.py` says what they come to.

Those that are `general` stand behind the others: a bid for one railroad before passing all
auctions, a route before any way.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.game import Order
from rules.kinds import Dollars
from rules.rail_baron.model.state import Railroad
from rules.rail_baron.routing.tolls import Toll


class FollowRoute(Order, frozen=True):
    """Roll and ride along this path to the destination (9), while it costs what it did.

    `tolls`: who is paid for each railroad on it, and the rate, when the order was given; `declared`
    the opponents who were declared then (28). Made by `follow`.
    """

    path: tuple[int, ...]
    tolls: dict[str, Toll]
    declared: tuple[int, ...] = ()


Way = Literal["fast", "wise", "cheap"]
"""The fewest turns; a turn more where it saves `WISE` dollars; the fewest fees."""
WISE = 4_000


class RideOn(Order, frozen=True):
    """Draw, roll and ride each trip such a way, as things stand then (6, 9, 14a), while nothing is
    to be chosen: not for a declared train, nor while an opponent's is, nor for fees of a turn that
    the cash does not pay (21, 25, 28)."""

    general: ClassVar[bool] = True
    way: Way


class GoOn(Order, frozen=True):
    """Roll and draw whenever there is nothing else to do (6, 9, 14a)."""

    general: ClassVar[bool] = True


class StayHome(Order, frozen=True):
    """Decline the exchange of home and first destination (5)."""


class BuyAtPrice(Order, frozen=True):
    """Buy this railroad of the bank as soon as `reserve` dollars are left then, the fees of the
    turn paid (15, 21)."""

    about: ClassVar[str] = "buy {railroad}"
    railroad: Railroad
    reserve: Dollars = 0


class BidUpTo(Order, frozen=True):
    """Bid the least allowed for this railroad, up to `limit`, then leave the auction (22)."""

    about: ClassVar[str] = "bid {railroad}"
    railroad: Railroad
    limit: Dollars


class KeepBidding(Order, frozen=True):
    """Bid the least allowed in the auction under way, up to `limit`; then ask again (22)."""

    about: ClassVar[str] = "bid {railroad}"
    railroad: Railroad
    limit: Dollars


class PassAuctions(Order, frozen=True):
    """Leave every auction at once (22)."""

    general: ClassVar[bool] = True


class SaveUp(Order, frozen=True):
    """Let purchases pass until there are `amount` dollars (15)."""

    general: ClassVar[bool] = True
    amount: Dollars


AnyOrder = (
    FollowRoute
    | RideOn
    | GoOn
    | StayHome
    | BuyAtPrice
    | BidUpTo
    | KeepBidding
    | PassAuctions
    | SaveUp
)
