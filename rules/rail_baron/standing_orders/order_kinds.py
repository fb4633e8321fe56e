"""The standing orders of Rail Baron as data; `orders.py` evaluates them.

`general` orders are tried after the others: a bid for one railroad before passing all
auctions, a given route before riding on by any."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.field_kinds import Dollars
from rules.game import Order
from rules.rail_baron.model.state import Railroad
from rules.rail_baron.routing.tolls import Toll


class FollowRoute(Order, frozen=True):
    """Roll and ride along this path to the destination (9), as long as it costs no more.

    `tolls`: payee group and rate of each railroad on it when the order was given; `declared`:
    the opponents who were declared then (28). Built by `make_follow_route`."""

    path: tuple[int, ...]
    tolls: dict[str, Toll]
    declared: tuple[int, ...] = ()


Way = Literal["fast", "wise", "cheap"]
"""The fewest turns; one turn more if it saves `WISE` dollars; the fewest fees."""
WISE = 4_000


class RideOn(Order, frozen=True):
    """Draw, roll and ride each trip in this way as long as nothing must be chosen (6, 9, 14a).

    It waits while the seat or an opponent is declared, and for a ride after which the cash does
    not cover the fees (21, 25, 28). It expires when the seat loses its declared status (27, 28);
    `undeclared`: it was given on the trip after that (29)."""

    general: ClassVar[bool] = True
    covers: ClassVar[tuple[str, ...]] = ("FollowRoute",)
    way: Way
    undeclared: bool = False


class GoOn(Order, frozen=True):
    """Roll and draw whenever nothing else can be done (6, 9, 14a)."""

    general: ClassVar[bool] = True


class StayHome(Order, frozen=True):
    """Decline the exchange of home and first destination (5)."""


class BuyAtPrice(Order, frozen=True):
    """Buy this railroad from the bank as soon as the cash suffices (15, 21).

    It must leave `reserve` dollars after the turn's fees."""

    about: ClassVar[str] = "buy {railroad}"
    railroad: Railroad
    reserve: Dollars = 0


class BidUpTo(Order, frozen=True):
    """Make the lowest bid for this railroad, up to `limit`, then leave the auction (22)."""

    about: ClassVar[str] = "bid {railroad}"
    railroad: Railroad
    limit: Dollars


class KeepBidding(Order, frozen=True):
    """Make the lowest bid in the present auction, up to `limit`; then ask again (22)."""

    about: ClassVar[str] = "bid {railroad}"
    railroad: Railroad
    limit: Dollars


class PassAuctions(Order, frozen=True):
    """Leave every auction at once (22)."""

    general: ClassVar[bool] = True


class SaveUp(Order, frozen=True):
    """Decline purchases until the seat has `amount` dollars (15)."""

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
