"""What standing orders for purchases and auctions come to (rulings 15, 21, 22)."""

from __future__ import annotations

from rules.game import Carried, Lapsed
from rules.orders import Outcome, asked
from rules.rail_baron.imagined import tried
from rules.rail_baron.model import actions
from rules.rail_baron.model.play import THIRD
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import View
from rules.rail_baron.ownership import fees
from rules.rail_baron.ownership.auction import lowest_bid
from rules.rail_baron.standing_orders.order_kinds import (
    BidUpTo,
    BuyAtPrice,
    KeepBidding,
    PassAuctions,
    SaveUp,
)
from rules.rail_baron.travel.arrival import do_railroad


def _cash(view: View, seat: int) -> int:
    cash = view.seats[seat].cash
    assert cash is not None, "a seat knows its own cash"
    return cash


def buy(view: View, seat: int, order: BuyAtPrice) -> Outcome:
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


def save_up(view: View, seat: int, order: SaveUp) -> Outcome:
    cash = _cash(view, seat)
    if cash >= order.amount:
        return Lapsed("saved", {"cash_money": cash})
    return Carried(actions.BuyNothing(), order) if asked(view, seat, Phase.PURCHASE) else None


# --- auctions --------------------------------------------------------------------------------


def bid(view: View, seat: int, order: BidUpTo) -> Outcome:
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


def keep_bidding(view: View, seat: int, order: KeepBidding) -> Outcome:
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


def pass_auctions(view: View, seat: int, order: PassAuctions) -> Outcome:
    return Carried(actions.PassBid(), order) if asked(view, seat, Phase.AUCTION) else None
