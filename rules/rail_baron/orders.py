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
from rules.rail_baron.imagined import tried
from rules.rail_baron.model import actions
from rules.rail_baron.model.play import BANK, THIRD, Play
from rules.rail_baron.model.state import Phase, Railroad
from rules.rail_baron.model.view import View
from rules.rail_baron.ownership import fees
from rules.rail_baron.ownership.auction import lowest_bid
from rules.rail_baron.routing.routes import cut, declared_trains, resume
from rules.rail_baron.routing.tolls import BANK as FROM_BANK
from rules.rail_baron.routing.tolls import OWN, Toll
from rules.rail_baron.travel.arrival import do_railroad
from rules.rail_baron.travel.movement import ride_over


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
    FollowRoute | GoOn | StayHome | BuyAtPrice | BidUpTo | KeepBidding | PassAuctions | SaveUp
)


def follow(view: View, seat: int, path: Sequence[int]) -> FollowRoute | None:
    """The order to ride on along a path, from where the train stands; None if it does not lead to
    the seat's destination from there."""
    route = resume(view, seat, path)
    if route is None:
        return None
    tolls = _tolls(view, seat, route.path)
    return FollowRoute(route.path, tolls, tuple(declared_trains(view, seat)))


def _tolls(view: View, seat: int, path: Sequence[int]) -> dict[str, Toll]:
    """Who is paid for each railroad on the path, and at most how much a turn, if the seat rode it
    all as things stand: the rates it keeps (19) among them."""

    def ride(play: Play) -> None:
        turn = play.state.turn
        turn.seat, turn.ridden = seat, []
        ride_over(play, path)

    (play,) = tried(view, ride)
    third = len(view.seats) + 1
    tolls: dict[str, Toll] = {}
    for ridden in play.state.turn.ridden:
        owner = play.owner(ridden.railroad)
        if owner == seat:
            tolls[ridden.railroad] = (OWN, 0)
            continue
        group = FROM_BANK if owner is BANK else third if owner == THIRD else owner + 1
        _, before = tolls.get(ridden.railroad, (group, 0))
        tolls[ridden.railroad] = (group, max(before, ridden.rate))
    return tolls


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
    now = _tolls(view, seat, route.path)
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
    left = min(
        play.state.seats[seat].cash - sum(amount for _, amount in fees.owed(play))
        for play in tried(view, lambda play: do_railroad(play, seat, action))
    )
    return Carried(action) if left >= order.reserve else None


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


def _keep_bidding(view: View, seat: int, order: KeepBidding) -> Outcome:
    about = {"railroad": order.railroad}
    if _owner(view, order.railroad) == seat:
        return Lapsed("yours", about)
    hammer = view.auction
    if hammer is None or hammer.railroad != order.railroad or seat not in hammer.waiting:
        return Lapsed("auction-over", about)
    lowest = lowest_bid(hammer)
    if hammer.leader != seat and lowest > order.limit:
        return Lapsed("auction-limit", {**about, "bid_money": lowest})
    return Carried(actions.Bid(lowest), order) if asked(view, seat, Phase.AUCTION) else None


def _pass_auctions(view: View, seat: int, order: PassAuctions) -> Outcome:
    return Carried(actions.PassBid(), order) if asked(view, seat, Phase.AUCTION) else None


ORDERS: Orders = {
    FollowRoute: _follow,
    GoOn: _go_on,
    StayHome: _stay_home,
    BuyAtPrice: _buy,
    BidUpTo: _bid,
    KeepBidding: _keep_bidding,
    PassAuctions: _pass_auctions,
    SaveUp: _save_up,
}
