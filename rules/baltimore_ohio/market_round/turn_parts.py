"""The parts of a market turn: what is legal next, checks, execution (ruling 6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from typing import Any, NamedTuple

from msgspec.structs import replace

from rules.baltimore_ohio.market_round import auction
from rules.baltimore_ohio.model.actions import AnyPart, Buy, BuyBack, OpenAuction, Sell
from rules.baltimore_ohio.model.position import MutablePosition, Position
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.stock import buy_backs, buying, selling


class PartRules(NamedTuple):
    """How one kind of part is listed, checked and done."""

    legal: Callable[[Position, int], Iterator[AnyPart]]
    check: Callable[[Position, int, Any], None]
    do: Callable[[MutablePosition, int, Any], None]


PART_RULES: dict[type, PartRules] = {
    Sell: PartRules(selling.legal_sales, selling.check_sell, selling.do_sell),
    Buy: PartRules(buying.legal_buys, buying.check_buy, buying.do_buy),
    BuyBack: PartRules(buy_backs.legal_buy_backs, buy_backs.check_buy_back, buy_backs.do_buy_back),
    OpenAuction: PartRules(
        auction.legal_openings, auction.check_open_auction, auction.do_open_auction
    ),
}


def legal_parts(position: Position, seat: int) -> Iterator[AnyPart]:
    """Yield the single parts that the seat may do next in its market turn."""
    for rules in PART_RULES.values():
        yield from rules.legal(position, seat)


def can_do_part(position: Position, seat: int) -> bool:
    """Whether the seat can do anything."""
    return next(legal_parts(position, seat), None) is not None


def check_part(position: Position, seat: int, part: AnyPart) -> None:
    PART_RULES[type(part)].check(position, seat, part)


def do_part(play: MutablePosition, seat: int, part: AnyPart) -> None:
    PART_RULES[type(part)].do(play, seat, part)


def copy_for_market(state: State) -> State:
    """Return a copy on which parts of a market turn can be tried.

    What they change is copied; what they never change (track, cards, history) is shared."""
    assert state.market is not None
    return replace(
        state,
        players=[
            replace(
                player,
                shares=player.shares.copy(),
                sold=player.sold.copy(),
                cards=player.cards.copy(),
            )
            for player in state.players
        ],
        railroads={name: copy(line) for name, line in state.railroads.items()},
        order=state.order.copy(),
        market=replace(state.market, bought_back=state.market.bought_back.copy()),
        barons=state.barons.copy(),
    )
