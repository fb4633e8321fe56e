"""A game to be read (`Position`) or changed (`MutablePosition`), with what all rules share."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

import data.railroad_barons as facts
from rules.phases import BaseMutablePosition, ReadPosition
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
    """Automatic steps. Each leads to another step or to a `Phase`, in which the game waits."""

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


def percents_by_holding(certificates: Iterable[Certificate]) -> dict[str, list[int]]:
    """Return the percentages of these certificates by Holding."""
    percents: dict[str, list[int]] = {}
    for certificate in certificates:
        percents.setdefault(certificate.holding, []).append(certificate.percent)
    return percents


class Position(ReadPosition[State]):
    """A read-only state."""

    @property
    def operating(self) -> tuple[str, HoldingState]:
        """The Holding whose turn it is in the Operating Round, with its name first."""
        name = self.state.holding
        assert name is not None
        return name, self.state.holdings[name]

    def share_value(self, holding: str) -> int:
        """Return the dollars for 10% of a started Holding."""
        index = self.state.holdings[holding].value
        assert index is not None
        return facts.track().values[index]

    def percent_owned(self, seat: int, holding: str) -> int:
        """Return the percentage of a Holding that a player owns."""
        percent = 0
        for certificate in self.state.players[seat].certificates:
            if certificate.holding == holding:
                percent += certificate.percent
        return percent

    def stock_value(self, seat: int) -> int:
        """Return the value of a player's certificates in dollars."""
        values, holdings, total = facts.track().values, self.state.holdings, 0
        for certificate in self.state.players[seat].certificates:
            index = holdings[certificate.holding].value
            assert index is not None
            total += values[index] * certificate.percent // 10
        return total

    def side_of(self, railroad: Railroad) -> facts.Side:
        """Return the side by which a Railroad was bought."""
        return facts.railroads()[railroad.card].sides[railroad.side]

    def investor_owner(self, investor: str) -> int | None:
        """Return the seat that owns the Investor personally, or None."""
        for seat, player in enumerate(self.state.players):
            if investor in player.investors:
                return seat
        return None


class MutablePosition(BaseMutablePosition[State], Position):
    """A state being changed."""

    def begin_turn(self, seat: int, holding: str | None = None) -> None:
        """Begin a turn of this seat; in an Operating Round it is the Director of `holding`."""
        self.state.turn += 1
        self.emit(TurnBegan(seat, self.state.turn, holding))

    def record_history(self) -> None:
        """Append the figures at the end of this round to the history."""
        state, values = self.state, facts.track().values
        first, second = state.players
        self.state.history.append(
            Worth(
                set=state.set,
                half=state.half,
                cash=(first.cash, second.cash),
                stock=(self.stock_value(0), self.stock_value(1)),
                values=tuple(
                    None if row.value is None else values[row.value]
                    for row in state.holdings.values()
                ),
                revenues=tuple(
                    state.revenues.get(holding) if state.half else None
                    for holding in state.holdings
                ),
            )
        )

    def pay_out(self, payee: PlayerState | HoldingState, amount: int) -> None:
        """Pay whole dollars from the bank to a player or into a treasury."""
        self.state.bank_out += amount
        if isinstance(payee, PlayerState):
            payee.cash += amount
        else:
            payee.treasury += amount

    def pay_in(self, payer: PlayerState | HoldingState, amount: int) -> None:
        """Pay whole dollars from a player or a treasury to the bank."""
        self.pay_out(payer, -amount)
