"""What a market turn is made of, one part after another (ruling 6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from typing import Any, NamedTuple

from msgspec.structs import replace

from rules.baltimore_ohio.market_round import auction
from rules.baltimore_ohio.model.actions import AnyPart, Buy, BuyBack, OpenAuction, Sell
from rules.baltimore_ohio.model.play import Play, Position
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.stock import buy_backs, buying, selling


class Kind(NamedTuple):
    """How one kind of part is offered, checked and done."""

    legal: Callable[[Position, int], Iterator[Any]]
    check: Callable[[Position, int, Any], None]
    do: Callable[[Play, int, Any], None]


KINDS: dict[type, Kind] = {
    Sell: Kind(selling.legal, selling.check, selling.do),
    Buy: Kind(buying.legal, buying.check, buying.do),
    BuyBack: Kind(buy_backs.legal, buy_backs.check, buy_backs.do),
    OpenAuction: Kind(auction.legal, auction.check, auction.do),
}


def legal(position: Position, seat: int) -> Iterator[AnyPart]:
    """The single parts that the seat may do next in its market turn."""
    for kind in KINDS.values():
        yield from kind.legal(position, seat)


def possible(position: Position, seat: int) -> bool:
    """Whether the seat can do anything."""
    return next(legal(position, seat), None) is not None


def check(position: Position, seat: int, part: AnyPart) -> None:
    KINDS[type(part)].check(position, seat, part)


def do(play: Play, seat: int, part: AnyPart) -> None:
    KINDS[type(part)].do(play, seat, part)


def sketch(state: State) -> State:
    """A copy on which parts of a market turn can be tried: what they change is copied, what they
    never change (track, cards, history) is shared."""
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
