"""A game being read (`Position`) and a game being moved on (`Play`): what all chapters share."""

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
from rules.phases import Moving, Reading

TRACK = facts.track()
"""Dollars a share by index."""
TOP = len(TRACK) - 1
COAL_PAYS = 40
"""Dollars for a coal counter."""


class Step(StrEnum):
    """What happens by itself. A step leads to another or to a `Phase`, where the game waits."""

    MARKET_ROUND = "market round"
    NEXT_PLAYER = "next player"
    HAMMER = "hammer"
    GO_ON = "go on"
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


class Position(Reading[State]):
    """A state with the board; read only."""

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
    def acting(self) -> tuple[str, RailroadState]:
        """The railroad whose turn it is in the Business Round."""
        name = self.business.railroad
        assert name is not None
        return name, self.state.railroads[name]

    def dollars(self, railroad: str) -> int:
        """Its present value a share; it must be on the track."""
        index = self.state.railroads[railroad].value
        assert index is not None
        return TRACK[index]

    def shares(self, seat: int, railroad: str) -> int:
        return self.state.players[seat].shares.get(railroad, 0)

    def stock(self, seat: int) -> int:
        """Dollars that a player's shares are worth; those of receivership do not exist (40)."""
        return sum(
            self.dollars(name) * count for name, count in self.state.players[seat].shares.items()
        )

    def card_of(self, seat: int) -> int:
        """The number of the seat's Player Order card, 1 first."""
        return self.state.player_order.index(seat) + 1

    def rails_in(self, hex_: str) -> int:
        """How many railroads have a cube there, those in receivership included (24)."""
        return sum(hex_ in railroad.track for railroad in self.state.railroads.values())

    def nyc_locked(self) -> bool:
        """Whether NYC may enter only New York: it lacks one of the five cities (25)."""
        return not self.board.green <= set(self.state.railroads["NYC"].track)

    def pa_closed(self) -> bool:
        """Whether others are kept out of the three PA cities (26)."""
        return not self.board.pa_cities <= set(self.state.railroads["PA"].track)


class Play(Moving[State], Position):
    """A state being changed."""

    def pay_out(self, payee: PlayerState | RailroadState, amount: int) -> None:
        """The bank pays whole dollars to a player or into a treasury."""
        self.state.bank_out += amount
        if isinstance(payee, PlayerState):
            payee.cash += amount
        else:
            payee.treasury += amount

    def deal(self, seat: int, railroad: str, what: Dealt) -> None:
        """Note what a seat does with the stock of a railroad in its market turn."""
        self.market.deals = (*self.market.deals, Deal(seat, railroad, what))

    def pay_in(self, payer: PlayerState | RailroadState, amount: int) -> None:
        """A player or a treasury pays whole dollars to the bank."""
        self.pay_out(payer, -amount)
