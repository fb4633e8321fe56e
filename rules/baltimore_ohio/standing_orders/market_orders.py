"""Evaluation of standing orders for a Market Round and its auctions (rulings 6 to 17, 45).

In a market turn in which the seat has opened an auction, no order acts."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model import actions
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import Deal, Phase
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.robot.steady import Steady
from rules.baltimore_ohio.rules import RULES
from rules.baltimore_ohio.standing_orders.order_kinds import (
    BidUpTo,
    BuyAtMost,
    PassAuctions,
    PassMarket,
    SellWhen,
    Shown,
    Unless,
)
from rules.baltimore_ohio.stock import selling
from rules.baltimore_ohio.trial import try_actions
from rules.dice import NO_DICE
from rules.game import OrderAction, OrderExpired, copy_state
from rules.orders import Outcome, is_asked

MAX_TURNS = 3
"""Maximum of turns proposed before the passing."""


def pass_market_order(
    view: View, seat: int, unless: Unless, first: tuple[Shown, ...] = ()
) -> PassMarket:
    """Return the order to take these turns and then pass in this Market Round, or else the next."""
    table = view.table
    if table.market is None:
        return PassMarket(table.turn + 1, unless)
    return PassMarket(table.turn, unless, len(table.market.deals), first)


def propose_turns(view: View, seat: int) -> tuple[Shown, ...]:
    """Return what a careful player would trade in its next turns of this Market Round.

    All other seats are assumed to pass."""
    table = copy_state(view.table)
    turns: list[Shown] = []
    while table.phase is Phase.MARKET and table.turn == view.table.turn and len(turns) < MAX_TURNS:
        seat_to_move = RULES.to_move(table)[0]
        action = (
            Steady().choose(RULES.view(table, seat_to_move), seat, NO_DICE)
            if seat_to_move == seat
            else None
        )
        if isinstance(action, actions.TakeTurn) and not opens_auction(action.parts):
            RULES.apply(table, seat, action, NO_DICE)
            turns.append(Shown(action.parts, table.players[seat].cash))
        elif seat_to_move == seat:
            break
        else:
            RULES.apply(table, seat_to_move, actions.Pass(), NO_DICE)
    return tuple(turns)


def opens_auction(parts: tuple[actions.AnyPart, ...]) -> bool:
    """Whether a market turn opens an auction: it goes on afterwards."""
    return isinstance(parts[-1], actions.OpenAuction)


def _begins_turn(view: View, seat: int) -> bool:
    """Whether the seat is at the beginning of a market turn."""
    market = view.table.market
    return is_asked(view, seat, Phase.MARKET) and market is not None and not market.opened


def evaluate_pass_market(view: View, seat: int, order: PassMarket) -> Outcome:
    table, market = view.table, view.table.market
    if table.turn > order.turn or (table.turn == order.turn and market is None):
        return OrderExpired("round-over", {"turn": order.turn}, told=False)
    if table.turn < order.turn or market is None:
        return None
    own_shares = table.players[seat].shares
    for deal in market.deals[order.known :]:
        if deal.seat != seat and _ends_order(order.unless, deal, own_shares):
            return OrderExpired(
                f"other-{deal.what}", {"seat": deal.seat, "railroad": deal.railroad}
            )
    if not _begins_turn(view, seat):
        return None
    known_deals = len(market.deals)
    if not order.first:
        return OrderAction(actions.Pass(), replace(order, known=known_deals))
    this_turn, *later_turns = order.first
    action = actions.TakeTurn(this_turn.parts)
    cash = try_actions(view, (action,)).table.players[seat].cash
    if cash < this_turn.cash:
        return OrderExpired("dearer", {"cash_money": cash, "shown_money": this_turn.cash})
    return OrderAction(action, replace(order, known=known_deals, first=tuple(later_turns)))


def _ends_order(unless: Unless, deal: Deal, own_shares: Mapping[str, int]) -> bool:
    """Whether another's deal ends the order of a seat with these shares."""
    if unless == "falls":
        return deal.what == "sells"
    if unless in ("anything", "starts"):
        return unless in ("anything", deal.what)
    return unless == deal.what and deal.railroad in own_shares


def evaluate_sell_when(view: View, seat: int, order: SellWhen) -> Outcome:
    table, railroad = view.table, order.railroad
    if railroad not in table.players[seat].shares:
        return OrderExpired("none", {"railroad": railroad})
    if not _begins_turn(view, seat) or (table.market is not None and table.market.sold):
        return None
    position = Position(table)
    value = position.share_value(railroad)
    max_count = selling.max_sale(position, seat, railroad)
    if not max_count or (value > order.value if order.falls else value < order.value):
        return None
    lot = actions.Lot(railroad, min(order.count or max_count, max_count))
    return OrderAction(actions.TakeTurn((actions.Sell((lot,)),)))


def evaluate_buy_at_most(view: View, seat: int, order: BuyAtMost) -> Outcome:
    table, railroad = view.table, order.railroad
    line, player = table.railroads[railroad], table.players[seat]
    if line.value is None:
        return OrderExpired("off-track", {"railroad": railroad})
    if player.shares.get(railroad, 0) == facts.railroads()[railroad].shares:
        return OrderExpired("all-yours", {"railroad": railroad})
    price = facts.track_values()[line.value]
    if not _begins_turn(view, seat) or price > order.price or railroad in player.sold:
        return None
    available = line.held + line.orphan
    count = min(order.count or available, available, player.cash // price)
    if not count:
        return None
    orphan = min(count, line.orphan)
    return OrderAction(actions.TakeTurn((actions.Buy(railroad, count - orphan, orphan),)))


# --- auctions --------------------------------------------------------------------------------


def evaluate_bid_up_to(view: View, seat: int, order: BidUpTo) -> Outcome:
    table, auction = view.table, view.table.auction
    for owner, player in enumerate(table.players):
        if order.card in player.cards:
            code = "yours" if owner == seat else "taken"
            return OrderExpired(code, {"card": order.card, "seat": owner})
    if auction is None or auction.card != order.card or not is_asked(view, seat, Phase.AUCTION):
        return None
    least = auction.bid + 1
    if least > min(order.limit, table.players[seat].cash):
        return OrderAction(actions.PassBid())
    return OrderAction(actions.Bid(least), order)


def evaluate_pass_auctions(view: View, seat: int, order: PassAuctions) -> Outcome:
    table = view.table
    if not table.options.robber_barons or not table.barons:
        return OrderExpired("no-barons")
    return OrderAction(actions.PassBid(), order) if is_asked(view, seat, Phase.AUCTION) else None
