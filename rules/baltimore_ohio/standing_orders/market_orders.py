"""What standing orders for a Market Round and its auctions come to (rulings 6 to 17, 45).

A market turn that its person has begun, by opening an auction, is left to its person.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

import data.baltimore_ohio as facts
from rules.baltimore_ohio.course import COURSE
from rules.baltimore_ohio.model import actions
from rules.baltimore_ohio.model.play import TRACK, Position
from rules.baltimore_ohio.model.state import Deal, Phase
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.robot.steady import Steady
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
from rules.baltimore_ohio.trial import trial
from rules.dice import NO_DICE
from rules.game import Carried, Lapsed, copied
from rules.orders import Outcome, asked

MOST = 3
"""Turns proposed before the passing."""


def passing(view: View, seat: int, unless: Unless, first: tuple[Shown, ...] = ()) -> PassMarket:
    """The order to take these turns and then pass in the Market Round under way, else in the next
    one."""
    table = view.table
    if table.market is None:
        return PassMarket(table.turn + 1, unless)
    return PassMarket(table.turn, unless, len(table.market.deals), first)


def proposed(view: View, seat: int) -> tuple[Shown, ...]:
    """What a careful player would trade in the next turns of the Market Round under way, as long as
    everybody else passes."""
    table = copied(view.table)
    found: list[Shown] = []
    while table.phase is Phase.MARKET and table.turn == view.table.turn and len(found) < MOST:
        mover = COURSE.to_move(table)[0]
        action = (
            Steady().choose(COURSE.view(table, mover), seat, NO_DICE) if mover == seat else None
        )
        if isinstance(action, actions.TakeTurn) and not opens(action.parts):
            COURSE.apply(table, seat, action, NO_DICE)
            found.append(Shown(action.parts, table.players[seat].cash))
        elif mover == seat:
            break
        else:
            COURSE.apply(table, mover, actions.Pass(), NO_DICE)
    return tuple(found)


def opens(parts: tuple[actions.AnyPart, ...]) -> bool:
    """Whether a market turn opens an auction: it is not over then."""
    return isinstance(parts[-1], actions.OpenAuction)


def _trades(view: View, seat: int) -> bool:
    """Whether a market turn of the seat is at its beginning."""
    market = view.table.market
    return asked(view, seat, Phase.MARKET) and market is not None and not market.opened


def pass_(view: View, seat: int, order: PassMarket) -> Outcome:
    table, market = view.table, view.table.market
    if table.turn > order.turn or (table.turn == order.turn and market is None):
        return Lapsed("round-over", {"turn": order.turn}, told=False)
    if table.turn < order.turn or market is None:
        return None
    own = table.players[seat].shares
    for deal in market.deals[order.known :]:
        if deal.seat != seat and _breaks(order.unless, deal, own):
            return Lapsed(f"other-{deal.what}", {"seat": deal.seat, "railroad": deal.railroad})
    if not _trades(view, seat):
        return None
    known = len(market.deals)
    if not order.first:
        return Carried(actions.Pass(), replace(order, known=known))
    now, *later = order.first
    action = actions.TakeTurn(now.parts)
    cash = trial(view, (action,)).table.players[seat].cash
    if cash < now.cash:
        return Lapsed("dearer", {"cash_money": cash, "shown_money": now.cash})
    return Carried(action, replace(order, known=known, first=tuple(later)))


def _breaks(unless: Unless, deal: Deal, own: Mapping[str, int]) -> bool:
    """Whether another's deal ends the order of a seat with these shares."""
    if unless == "falls":
        return deal.what == "sells"
    if unless in ("anything", "starts"):
        return unless in ("anything", deal.what)
    return unless == deal.what and deal.railroad in own


def sell(view: View, seat: int, order: SellWhen) -> Outcome:
    table, railroad = view.table, order.railroad
    if railroad not in table.players[seat].shares:
        return Lapsed("none", {"railroad": railroad})
    if not _trades(view, seat) or (table.market is not None and table.market.sold):
        return None
    position = Position(table)
    now = position.dollars(railroad)
    most = selling.most(position, seat, railroad)
    if not most or (now > order.value if order.falls else now < order.value):
        return None
    lot = actions.Lot(railroad, min(order.count or most, most))
    return Carried(actions.TakeTurn((actions.Sell((lot,)),)))


def buy(view: View, seat: int, order: BuyAtMost) -> Outcome:
    table, railroad = view.table, order.railroad
    line, player = table.railroads[railroad], table.players[seat]
    if line.value is None:
        return Lapsed("off-track", {"railroad": railroad})
    if player.shares.get(railroad, 0) == facts.railroads()[railroad].shares:
        return Lapsed("all-yours", {"railroad": railroad})
    price = TRACK[line.value]
    if not _trades(view, seat) or price > order.price or railroad in player.sold:
        return None
    stock = line.held + line.orphan
    count = min(order.count or stock, stock, player.cash // price)
    if not count:
        return None
    orphan = min(count, line.orphan)
    return Carried(actions.TakeTurn((actions.Buy(railroad, count - orphan, orphan),)))


# --- auctions --------------------------------------------------------------------------------


def bid(view: View, seat: int, order: BidUpTo) -> Outcome:
    table, hammer = view.table, view.table.auction
    for owner, player in enumerate(table.players):
        if order.card in player.cards:
            code = "yours" if owner == seat else "taken"
            return Lapsed(code, {"card": order.card, "seat": owner})
    if hammer is None or hammer.card != order.card or not asked(view, seat, Phase.AUCTION):
        return None
    least = hammer.bid + 1
    if least > min(order.limit, table.players[seat].cash):
        return Carried(actions.PassBid())
    return Carried(actions.Bid(least), order)


def pass_auctions(view: View, seat: int, order: PassAuctions) -> Outcome:
    table = view.table
    if not table.options.robber_barons or not table.barons:
        return Lapsed("no-barons")
    return Carried(actions.PassBid(), order) if asked(view, seat, Phase.AUCTION) else None
