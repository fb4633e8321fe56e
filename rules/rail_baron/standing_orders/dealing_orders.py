"""Evaluation of standing orders for purchases and auctions (rulings 15, 21, 22)."""

from __future__ import annotations

from rules.game import OrderAction, OrderExpired
from rules.orders import Outcome, is_asked
from rules.rail_baron.model import actions
from rules.rail_baron.model.play import THIRD_OWNER
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import View
from rules.rail_baron.ownership import fees
from rules.rail_baron.ownership.auction import lowest_bid
from rules.rail_baron.simulation import simulate
from rules.rail_baron.standing_orders.order_kinds import (
    BidUpTo,
    BuyAtPrice,
    KeepBidding,
    PassAuctions,
    SaveUp,
)
from rules.rail_baron.travel.arrival import do_buy_railroad


def _cash(view: View, seat: int) -> int:
    cash = view.seats[seat].cash
    assert cash is not None, "a seat knows its own cash"
    return cash


def buy_at_price(view: View, seat: int, order: BuyAtPrice) -> Outcome:
    mark = order.railroad
    owner = _owner_of(view, mark)
    if owner == seat:
        return OrderExpired("yours", {"railroad": mark})
    if mark not in view.bank and mark not in view.set_aside:
        owner_args = {"seat": owner} if owner is not None and owner != THIRD_OWNER else {}
        return OrderExpired("taken" if owner_args else "gone", {"railroad": mark, **owner_args})
    action = actions.BuyRailroad(mark)
    if not is_asked(view, seat, Phase.PURCHASE) or action not in view.legal:
        return None
    lowest_cash = min(
        play.state.seats[seat].cash - sum(amount for _, amount in fees.use_fees(play))
        for play in simulate(view, lambda play: do_buy_railroad(play, seat, action))
    )
    return OrderAction(action) if lowest_cash >= order.reserve else None


def _owner_of(view: View, railroad: str) -> int | None:
    """Return a seat, `THIRD_OWNER`, or None for the bank."""
    for seat_view in view.seats:
        if railroad in seat_view.railroads:
            return seat_view.seat
    return THIRD_OWNER if railroad in view.third_owner else None


def save_up(view: View, seat: int, order: SaveUp) -> Outcome:
    cash = _cash(view, seat)
    if cash >= order.amount:
        return OrderExpired("saved", {"cash_money": cash})
    return (
        OrderAction(actions.BuyNothing(), order) if is_asked(view, seat, Phase.PURCHASE) else None
    )


# --- auctions --------------------------------------------------------------------------------


def bid_up_to(view: View, seat: int, order: BidUpTo) -> Outcome:
    if _owner_of(view, order.railroad) == seat:
        return OrderExpired("yours", {"railroad": order.railroad})
    auction = view.auction
    if (
        auction is None
        or auction.railroad != order.railroad
        or not is_asked(view, seat, Phase.AUCTION)
    ):
        return None
    assert view.bids is not None, "a bidder sees what may be bid"
    lowest, highest = view.bids
    if lowest > min(order.limit, highest):
        return OrderAction(actions.PassBid())
    return OrderAction(actions.Bid(lowest), order)


def keep_bidding(view: View, seat: int, order: KeepBidding) -> Outcome:
    args = {"railroad": order.railroad}
    if _owner_of(view, order.railroad) == seat:
        return OrderExpired("yours", args)
    auction = view.auction
    if auction is None or auction.railroad != order.railroad or seat not in auction.waiting:
        return OrderExpired("auction-over", args)
    lowest = lowest_bid(auction)
    if auction.leader != seat and lowest > order.limit:
        return OrderExpired("auction-limit", {**args, "bid_money": lowest})
    return OrderAction(actions.Bid(lowest), order) if is_asked(view, seat, Phase.AUCTION) else None


def pass_auctions(view: View, seat: int, order: PassAuctions) -> Outcome:
    return OrderAction(actions.PassBid(), order) if is_asked(view, seat, Phase.AUCTION) else None
