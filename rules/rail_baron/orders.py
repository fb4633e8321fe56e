"""Standing orders: what a seat may have done for it when its turn comes.

Each does only what the seat could press itself, from what the seat sees. Those that are `general`
stand behind the others: a bid for one railroad before passing all auctions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import msgspec

from rules.game import Carried, Lapsed, Order
from rules.kinds import Dollars
from rules.orders import Orders, Outcome, asked
from rules.rail_baron.model import actions
from rules.rail_baron.model.board import board
from rules.rail_baron.model.play import THIRD
from rules.rail_baron.model.state import Phase, Railroad
from rules.rail_baron.model.view import View
from rules.rail_baron.routing.routes import cut, declared_trains, resume
from rules.rail_baron.routing.tolls import OWN, Toll, tolls_of


class FollowRoute(Order, frozen=True):
    """Roll and ride along this path to the destination (9), while it costs what it did.

    `tolls`: who is paid for each railroad on it, and the rate, when the order was given; `declared`
    the opponents who were declared then (28). Made by `follow`.
    """

    path: tuple[int, ...]
    tolls: dict[str, Toll]
    declared: tuple[int, ...] = ()


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


class PassAuctions(Order, frozen=True):
    """Leave every auction at once (22)."""

    general: ClassVar[bool] = True


class SaveUp(Order, frozen=True):
    """Let purchases pass until there are `amount` dollars (15)."""

    general: ClassVar[bool] = True
    amount: Dollars


AnyOrder = FollowRoute | GoOn | StayHome | BuyAtPrice | BidUpTo | PassAuctions | SaveUp


def follow(view: View, seat: int, path: Sequence[int]) -> FollowRoute | None:
    """The order to ride on along a path, from where the train stands; None if it does not lead to
    the seat's destination from there."""
    route = resume(view, seat, path)
    if route is None:
        return None
    plain = tolls_of(view, seat, board(view.options)).plain
    tolls = {mark: plain[mark] for mark in route.railroads}
    return FollowRoute(route.path, tolls, tuple(declared_trains(view, seat)))


def _cash(view: View, seat: int) -> int:
    cash = view.seats[seat].cash
    assert cash is not None, "a seat knows its own cash"
    return cash


# --- riding ----------------------------------------------------------------------------------


def _follow(view: View, seat: int, order: FollowRoute) -> Outcome:
    route = resume(view, seat, order.path)
    if route is None:
        return Lapsed("route-off")
    for other in declared_trains(view, seat):
        if other not in order.declared:
            return Lapsed("route-declared", {"seat": other})
    now = tolls_of(view, seat, board(view.options)).plain
    dearer = _dearer(order.tolls, now, route.railroads)
    if dearer is not None:
        return Lapsed("route-dearer", {"railroad": dearer, "rate_money": now[dearer][1]})
    if asked(view, seat, Phase.ROLL):
        return Carried(actions.Roll(), order)
    if not asked(view, seat, Phase.RIDE):
        return None
    ride = cut(view, seat, route.path)
    rest = route.path[len(ride.path) :]
    return Carried(ride, msgspec.structs.replace(order, path=rest) if rest else None)


def _dearer(
    then: Mapping[str, Toll], now: Mapping[str, Toll], railroads: Sequence[str]
) -> str | None:
    """The first of these railroads that makes riding them all dearer than it was: by its own rate,
    or since somebody is to be paid apart from the others (17)."""
    for mark in railroads:
        if _fees([now[mark]]) > _fees([then[mark]]):
            return mark
    if _fees([now[mark] for mark in railroads]) <= _fees([then[mark] for mark in railroads]):
        return None
    return next(mark for mark in railroads if now[mark] != then[mark])


def _fees(tolls: Sequence[Toll]) -> int:
    """What a turn on these tolls costs: each payee the highest once (17)."""
    dearest: dict[int, int] = {}
    for group, rate in tolls:
        if group != OWN:
            dearest[group] = max(rate, dearest.get(group, 0))
    return sum(dearest.values())


def _go_on(view: View, seat: int, order: GoOn) -> Outcome:
    plain = (
        isinstance(view.legal[0], actions.Roll | actions.DrawDestination) if view.legal else False
    )
    if seat in view.to_move and len(view.legal) == 1 and plain:
        return Carried(view.legal[0], order)
    return None


def _stay_home(view: View, seat: int, order: StayHome) -> Outcome:
    if asked(view, seat, Phase.SWAP):
        return Carried(actions.KeepHome())
    mine = view.seats[seat]
    if mine.destination is not None and not mine.swap_open:
        return Lapsed("swap-past")
    return None


# --- buying ----------------------------------------------------------------------------------


def _buy(view: View, seat: int, order: BuyAtPrice) -> Outcome:
    mark = order.railroad
    owner = _owner(view, mark)
    if owner == seat:
        return Lapsed("yours", {"railroad": mark})
    if mark not in view.bank and mark not in view.set_aside:
        named = {"seat": owner} if owner is not None and owner != THIRD else {}
        return Lapsed("taken" if named else "gone", {"railroad": mark, **named})
    action = actions.BuyRailroad(mark)
    if not asked(view, seat, Phase.PURCHASE) or action not in view.legal:
        return None
    price = board(view.options).railroads[mark].price
    if _cash(view, seat) - price - _due(view, seat, mark) < order.reserve:
        return None
    return Carried(action)


def _due(view: View, seat: int, bought: str) -> int:
    """The fees of this turn so far if the railroad were the seat's (16a, 17)."""
    owed: dict[int | None, int] = {}
    for ridden in view.turn.ridden:
        owner = _owner(view, ridden.railroad)
        if owner != seat and ridden.railroad != bought:
            owed[owner] = max(ridden.rate, owed.get(owner, 0))
    return sum(owed.values())


def _owner(view: View, railroad: str) -> int | None:
    """A seat, `THIRD`, or None for the bank."""
    for one in view.seats:
        if railroad in one.railroads:
            return one.seat
    return THIRD if railroad in view.third_owner else None


def _save_up(view: View, seat: int, order: SaveUp) -> Outcome:
    cash = _cash(view, seat)
    if cash >= order.amount:
        return Lapsed("saved", {"cash_money": cash})
    return Carried(actions.BuyNothing(), order) if asked(view, seat, Phase.PURCHASE) else None


# --- auctions --------------------------------------------------------------------------------


def _bid(view: View, seat: int, order: BidUpTo) -> Outcome:
    if _owner(view, order.railroad) == seat:
        return Lapsed("yours", {"railroad": order.railroad})
    hammer = view.auction
    if hammer is None or hammer.railroad != order.railroad or not asked(view, seat, Phase.AUCTION):
        return None
    assert view.bids is not None, "a bidder sees what may be bid"
    lowest, highest = view.bids
    if lowest > min(order.limit, highest):
        return Carried(actions.PassBid())
    return Carried(actions.Bid(lowest), order)


def _pass_auctions(view: View, seat: int, order: PassAuctions) -> Outcome:
    return Carried(actions.PassBid(), order) if asked(view, seat, Phase.AUCTION) else None


ORDERS: Orders = {
    FollowRoute: _follow,
    GoOn: _go_on,
    StayHome: _stay_home,
    BuyAtPrice: _buy,
    BidUpTo: _bid,
    PassAuctions: _pass_auctions,
    SaveUp: _save_up,
}
