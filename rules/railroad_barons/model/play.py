"""A game being read (`Position`) and a game being moved on (`Play`): what all chapters share."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

import data.railroad_barons as facts
from rules.phases import Moving, Reading
from rules.railroad_barons.model.events import TurnBegan
from rules.railroad_barons.model.state import (
    Certificate,
    HoldingState,
    Phase,
    PlayerState,
    Railroad,
    State,
    Worth,
)

DIRECTOR = 40
"""Percent of the Director certificate."""


class Step(StrEnum):
    """What happens by itself. A step leads to another or to a `Phase`, where the game waits."""

    STOCK_ROUND = "stock round"
    STOCK_TURN = "stock turn"
    END_STOCK_ROUND = "end stock round"
    OPERATING_ROUND = "operating round"
    NEXT_HOLDING = "next holding"
    REVENUE = "revenue"
    RAILROADS = "railroads"
    DISCARD = "discard"
    END_OPERATING_ROUND = "end operating round"
    REMOVE_TOP = "remove top"


Next = Phase | Step


def by_holding(certificates: Iterable[Certificate]) -> dict[str, list[int]]:
    """The percentages of these certificates by Holding."""
    found: dict[str, list[int]] = {}
    for certificate in certificates:
        found.setdefault(certificate.holding, []).append(certificate.percent)
    return found


class Position(Reading[State]):
    """A state; read only."""

    @property
    def operating(self) -> tuple[str, HoldingState]:
        """The Holding whose turn it is in the Operating Round."""
        name = self.state.holding
        assert name is not None
        return name, self.state.holdings[name]

    def value(self, holding: str) -> int:
        """Dollars for 10% of a started Holding."""
        index = self.state.holdings[holding].value
        assert index is not None
        return facts.track().values[index]

    def share(self, seat: int, holding: str) -> int:
        """Percent of a Holding that a player owns."""
        held = 0
        for certificate in self.state.players[seat].certificates:
            if certificate.holding == holding:
                held += certificate.percent
        return held

    def stock(self, seat: int) -> int:
        """Dollars that a player's certificates are worth."""
        return sum(
            self.value(certificate.holding) * certificate.percent // 10
            for certificate in self.state.players[seat].certificates
        )

    def side(self, railroad: Railroad) -> facts.Side:
        """The side by which a Railroad lies in its Holding."""
        return facts.railroads()[railroad.card].sides[railroad.side]

    def owner_of(self, investor: str) -> int | None:
        """The seat that holds the Investor personally."""
        for seat, player in enumerate(self.state.players):
            if investor in player.investors:
                return seat
        return None


class Play(Moving[State], Position):
    """A state being changed."""

    def begin_turn(self, seat: int, holding: str | None = None) -> None:
        """The next turn is this seat's, in an Operating Round as the Director of `holding`."""
        self.state.turn += 1
        self.tell(TurnBegan(seat, self.state.turn, holding))

    def record(self) -> None:
        """Note in the history how it stands at the end of this round."""
        state = self.state
        first, second = state.players
        self.state.history.append(
            Worth(
                set=state.set,
                half=state.half,
                cash=(first.cash, second.cash),
                stock=(self.stock(0), self.stock(1)),
                values=tuple(
                    None if row.value is None else self.value(holding)
                    for holding, row in state.holdings.items()
                ),
                revenues=tuple(
                    state.revenues.get(holding) if state.half else None
                    for holding in state.holdings
                ),
            )
        )

    def pay_out(self, payee: PlayerState | HoldingState, amount: int) -> None:
        """The bank pays whole dollars to a player or into a treasury."""
        self.state.bank_out += amount
        if isinstance(payee, PlayerState):
            payee.cash += amount
        else:
            payee.treasury += amount

    def pay_in(self, payer: PlayerState | HoldingState, amount: int) -> None:
        """A player or a treasury pays whole dollars to the bank."""
        self.pay_out(payer, -amount)
