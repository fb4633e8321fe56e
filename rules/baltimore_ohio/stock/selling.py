"""Selling stock in a market turn (rulings 7 to 10)."""

from __future__ import annotations

from collections.abc import Iterator

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.actions import Lot, Sell
from rules.baltimore_ohio.model.events import SharesSold
from rules.baltimore_ohio.model.position import MutablePosition, Position
from rules.baltimore_ohio.stock import presidents, valuation
from rules.errors import RuleError


def max_sale(position: Position, seat: int, railroad: str) -> int:
    """Return how many shares the seat can sell; players keep at least one (8)."""
    line = position.state.railroads[railroad]
    return min(position.shares(seat, railroad), 9 - line.held - line.orphan)


def legal_sales(position: Position, seat: int) -> Iterator[Sell]:
    """Yield each sale of shares of one railroad; a sale may also combine several railroads."""
    if position.market.sold:
        return
    for railroad in position.state.players[seat].shares:
        for count in range(1, max_sale(position, seat, railroad) + 1):
            yield Sell((Lot(railroad, count),))


def check_sell(position: Position, seat: int, part: Sell) -> None:
    if position.market.sold:
        raise RuleError("sell-twice", "6")
    if not part.lots:
        raise RuleError("sell-nothing", "6")
    railroads = set()
    for lot in part.lots:
        shares = position.shares(seat, lot.railroad)
        name = facts.SHORT_NAMES.get(lot.railroad, lot.railroad)
        if lot.railroad in railroads:
            raise RuleError("sell-lots", "6", railroad=name)
        railroads.add(lot.railroad)
        if not 1 <= lot.count <= shares:
            raise RuleError("sell-count", "6", railroad=name, shares=shares, wanted=lot.count)
        if lot.count > max_sale(position, seat, lot.railroad):
            raise RuleError("sell-last", "8", railroad=name)


def do_sell(play: MutablePosition, seat: int, part: Sell) -> None:
    """Sell all at the previous values; then each railroad drops, from the top down (9)."""
    state = play.state
    player = state.players[seat]
    counts = {lot.railroad: lot.count for lot in part.lots}
    sold = [name for name in state.order if name in counts]
    dropping = [
        name for name in sold if not (state.options.first_sale_only and name in player.sold)
    ]
    for name in sold:
        value, count = play.share_value(name), counts[name]
        remaining = player.shares.pop(name) - count
        if remaining:
            player.shares[name] = remaining
        state.railroads[name].orphan += count
        play.pay_out(player, value * count)
        play.emit(SharesSold(seat, name, count, value))
        play.record_deal(seat, name, "sells")
        if name not in player.sold:
            player.sold.append(name)
    for name in dropping:
        valuation.move_counter(play, name, -1, "sale")
    for name in sold:
        presidents.update_president(play, name)
    play.market.sold = True
