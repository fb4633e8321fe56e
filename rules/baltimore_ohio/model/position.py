"""A state to be read (`Position`) and a state being changed (`MutablePosition`)."""

from __future__ import annotations

from enum import StrEnum

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.board import Board, board
from rules.baltimore_ohio.model.state import (
    Auction,
    Business,
    Deal,
    Dealt,
    Market,
    Phase,
    PlayerState,
    RailroadState,
    State,
)
from rules.phases import BaseMutablePosition, ReadPosition


def top_space() -> int:
    """Return the index of the last space of the Valuation Track."""
    return len(facts.track_values()) - 1


class Step(StrEnum):
    """Automatic steps. A step leads to another or to a `Phase`, where the game waits."""

    MARKET_ROUND = "market round"
    NEXT_PLAYER = "next player"
    RESOLVE_AUCTION = "hammer"
    CONTINUE_TURN = "go on"
    END_MARKET = "end market"
    BUSINESS_ROUND = "business round"
    NEXT_RAILROAD = "next railroad"
    EQUIPMENT = "equipment"
    TRACK = "track"
    SERVICE = "service"
    PROFIT = "profit"
    RECEIVERSHIP = "receivership"
    BARONS = "barons"
    PLAYER_ORDER = "player order"
    END_CHECK = "end check"


Next = Phase | Step


class Position(ReadPosition[State]):
    """A state with the board, to be read."""

    __slots__ = ("board",)

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.board: Board = board()

    @property
    def market(self) -> Market:
        assert self.state.market is not None
        return self.state.market

    @property
    def auction(self) -> Auction:
        assert self.state.auction is not None
        return self.state.auction

    @property
    def business(self) -> Business:
        assert self.state.business is not None
        return self.state.business

    @property
    def acting_railroad(self) -> tuple[str, RailroadState]:
        """The id and state of the railroad whose turn it is in the Business Round."""
        name = self.business.railroad
        assert name is not None
        return name, self.state.railroads[name]

    def share_value(self, railroad: str) -> int:
        """Return the railroad's present value a share, in dollars; it must be on the track."""
        index = self.state.railroads[railroad].value
        assert index is not None
        return facts.track_values()[index]

    def shares(self, seat: int, railroad: str) -> int:
        return self.state.players[seat].shares.get(railroad, 0)

    def stock_value(self, seat: int) -> int:
        """Return what a player's shares are worth, in dollars; receivership has none (40)."""
        return sum(
            self.share_value(name) * count
            for name, count in self.state.players[seat].shares.items()
        )

    def player_order_card(self, seat: int) -> int:
        """Return the number of the seat's Player Order card, 1 first."""
        return self.state.player_order.index(seat) + 1

    def count_railroads_in(self, hex_: str) -> int:
        """Return how many railroads have a cube there, including those in receivership (24)."""
        return sum(hex_ in railroad.track for railroad in self.state.railroads.values())

    def is_nyc_locked(self) -> bool:
        """Whether NYC may enter only New York: it lacks one of the five cities (25)."""
        return not self.board.green <= set(self.state.railroads["NYC"].track)

    def is_pa_closed(self) -> bool:
        """Whether other railroads may not enter the three PA cities (26)."""
        return not self.board.pa_cities <= set(self.state.railroads["PA"].track)


class MutablePosition(BaseMutablePosition[State], Position):
    """A state being changed."""

    def pay_out(self, payee: PlayerState | RailroadState, amount: int) -> None:
        """Pay whole dollars from the bank to a player or into a treasury."""
        self.state.bank_out += amount
        if isinstance(payee, PlayerState):
            payee.cash += amount
        else:
            payee.treasury += amount

    def record_deal(self, seat: int, railroad: str, kind: Dealt) -> None:
        """Record what a seat does with the stock of a railroad in its market turn."""
        self.market.deals = (*self.market.deals, Deal(seat, railroad, kind))

    def pay_in(self, payer: PlayerState | RailroadState, amount: int) -> None:
        """Pay whole dollars from a player or a treasury to the bank."""
        self.pay_out(payer, -amount)
