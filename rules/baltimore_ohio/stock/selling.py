"""Selling stock in a market turn (rulings 7 to 10)."""

from __future__ import annotations

from collections.abc import Iterator

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.actions import Lot, Sell
from rules.baltimore_ohio.model.events import SharesSold
from rules.baltimore_ohio.model.play import Play, Position
from rules.baltimore_ohio.stock import presidents, valuation
from rules.errors import RuleError


def most(position: Position, seat: int, railroad: str) -> int:
    """How many shares the seat can sell: its own, less the last one that players hold (8)."""
    line = position.state.railroads[railroad]
    return min(position.shares(seat, railroad), 9 - line.held - line.orphan)


def legal(position: Position, seat: int) -> Iterator[Sell]:
    """Each sale of shares of one railroad; several railroads may be put together."""
    if position.market.sold:
        return
    for railroad in position.state.players[seat].shares:
        for count in range(1, most(position, seat, railroad) + 1):
            yield Sell((Lot(railroad, count),))


def check(position: Position, seat: int, part: Sell) -> None:
    if position.market.sold:
        raise RuleError("sell-twice", "6")
    if not part.lots:
        raise RuleError("sell-nothing", "6")
    seen = set()
    for lot in part.lots:
        own = position.shares(seat, lot.railroad)
        name = facts.SHORT.get(lot.railroad, lot.railroad)
        if lot.railroad in seen:
            raise RuleError("sell-lots", "6", railroad=name)
        seen.add(lot.railroad)
        if not 1 <= lot.count <= own:
            raise RuleError("sell-count", "6", railroad=name, shares=own, wanted=lot.count)
        if lot.count > most(position, seat, lot.railroad):
            raise RuleError("sell-last", "8", railroad=name)


def do(play: Play, seat: int, part: Sell) -> None:
    """All at the values before; then each railroad drops, from the top of the order down (9)."""
    state = play.state
    player = state.players[seat]
    counts = {lot.railroad: lot.count for lot in part.lots}
    inside = [name for name in state.order if name in counts]
    dropping = [
        name for name in inside if not (state.options.first_sale_only and name in player.sold)
    ]
    for name in inside:
        value, count = play.dollars(name), counts[name]
        left = player.shares.pop(name) - count
        if left:
            player.shares[name] = left
        state.railroads[name].orphan += count
        play.pay_out(player, value * count)
        play.tell(SharesSold(seat, name, count, value))
        play.deal(seat, name, "sells")
        if name not in player.sold:
            player.sold.append(name)
    for name in dropping:
        valuation.move(play, name, -1, "sale")
    for name in inside:
        presidents.settle(play, name)
    play.market.sold = True
