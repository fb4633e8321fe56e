"""What standing orders for a Market Round and its auctions come to (rulings 6 to 17, 45).

A market turn that its person has begun, by opening an auction, is left to its person.
"""

from __future__ import annotations

import msgspec

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model import actions
from rules.baltimore_ohio.model.play import TRACK, Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.standing_orders.order_kinds import (
    BidUpTo,
    BuyAtMost,
    PassAuctions,
    PassMarket,
    SellWhen,
    Unless,
)
from rules.baltimore_ohio.stock import selling
from rules.game import Carried, Lapsed
from rules.orders import Outcome, asked


def passing(view: View, seat: int, unless: Unless) -> PassMarket:
    """The order to pass in the Market Round under way, else in the next one."""
    table = view.table
    ahead = table.market is None
    order = PassMarket(table.turn + int(ahead), unless, (), (), (), ahead)
    return _noted(table, order)


def _noted(table: State, order: PassMarket) -> PassMarket:
    """The order, with what the others may change as it is now."""
    on_track = tuple(name for name, line in table.railroads.items() if line.value is not None)
    return msgspec.structs.replace(
        order,
        seen=tuple(dict(player.shares) for player in table.players),
        sold=tuple(() if order.ahead else tuple(player.sold) for player in table.players),
        started=on_track,
    )


def _trades(view: View, seat: int) -> bool:
    """Whether a market turn of the seat is at its beginning."""
    market = view.table.market
    return asked(view, seat, Phase.MARKET) and market is not None and not market.opened


def pass_(view: View, seat: int, order: PassMarket) -> Outcome:
    table = view.table
    if table.turn > order.turn or (table.turn == order.turn and table.market is None):
        return Lapsed("round-over", {"turn": order.turn})
    if table.turn < order.turn:
        return None
    done = _breaks(table, seat, order)
    if done is not None or not _trades(view, seat):
        return done
    return Carried(actions.Pass(), _noted(table, msgspec.structs.replace(order, ahead=False)))


def _breaks(table: State, seat: int, order: PassMarket) -> Lapsed | None:
    """What the others have done since the seat looked last, if it ends the order."""
    for other in range(len(table.players)):
        for railroad in [] if other == seat else table.railroads:
            what = _what(table, seat, order, other, railroad)
            if what is not None and order.unless in ("anything", what):
                return Lapsed(f"other-{what}", {"seat": other, "railroad": railroad})
    if order.unless == "anything" and order.ahead and _somebody_acted(table, seat):
        return Lapsed("acted", {"turn": order.turn})
    return None


def _somebody_acted(table: State, seat: int) -> bool:
    """Whether one of those before the seat did not pass, in its first turn of a round."""
    market = table.market
    if market is None or market.seat != seat:
        return False
    return market.passes < table.player_order.index(seat)


def _what(table: State, seat: int, order: PassMarket, other: int, railroad: str) -> str | None:
    """What another seat has done with shares of a railroad, as far as the order looks for it. A
    share given up in a Business Round (33) is not sold."""
    own, player = table.players[seat].shares, table.players[other]
    change = player.shares.get(railroad, 0) - order.seen[other].get(railroad, 0)
    fresh = railroad not in order.started and (railroad not in own or railroad in order.seen[seat])
    if change > 0 and fresh and order.unless in ("anything", "starts"):
        return "starts"
    if order.unless != "anything" and railroad not in own:
        return None
    if railroad in player.sold and (change < 0 or railroad not in order.sold[other]):
        return "sells"
    return "buys" if change > 0 else None


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
