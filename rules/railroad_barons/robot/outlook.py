"""The steady robot's expectations: how long the game lasts, what a Holding will earn.

These are rules of thumb, in Operating Rounds and dollars; none of them is a rule of the game."""

from __future__ import annotations

import data.railroad_barons as facts
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import HoldingState, Railroad
from rules.railroad_barons.operating.revenue import revenue_parts

CARDS_PER_ROUND = 1.8
"""Cards that leave the stack in an Operating Round, bought or removed."""
DIVIDEND_CHANCES = {"own": 0.96, "earning": 0.85, "funded": 0.6, "idle": 0.25}
"""Chance that a Holding pays a dividend in a round, by its Director and by what it has."""
LASTING_PRICE = 400
"""Price in dollars of the cheapest Railroad that never gets obsolete.

A treasury should have as much left while its Holding has no such Railroad."""


class Outlook:
    """Expectations of one seat in one position."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.top = len(facts.track().values) - 1
        self.rounds = self._rounds_left()

    def _rounds_left(self) -> int:
        """Return the Operating Rounds until the highest marker that moves is at the top."""
        markers = [
            row.value
            for row in self.position.state.holdings.values()
            if row.value is not None and row.floated and (row.railroads or row.treasury)
        ]
        start = facts.track().values.index(facts.track().start_values[-1])
        return max(1, self.top - max(markers, default=start))

    def lifetime(self, side: facts.Side) -> float:
        """Return the Operating Rounds until a Railroad with this side is obsolete.

        At most those to the end of the game."""
        if side.obsolete_at_level is None:
            return self.rounds
        for left, card in enumerate(self.position.state.stack):
            if facts.railroads()[card].sides[-1].level_number >= side.obsolete_at_level:
                return min(self.rounds, left / CARDS_PER_ROUND)
        return self.rounds

    def has_lasting_railroad(self, row: HoldingState) -> bool:
        """Whether the Holding has a Railroad that lasts to the end of the game."""
        return any(
            self.lifetime(self.position.side_of(each)) >= self.rounds for each in row.railroads
        )

    def dividend_chance(self, holding: str, director: int | None) -> float:
        """Return the chance that the Holding pays a dividend in each future round.

        If that seat is its Director."""
        row = self.position.state.holdings[holding]
        if director == self.seat:
            return DIVIDEND_CHANCES["own"]
        if row.railroads:
            return DIVIDEND_CHANCES["earning"]
        return DIVIDEND_CHANCES["funded" if row.treasury >= LASTING_PRICE else "idle"]

    def expected_income(self, holding: str) -> float:
        """Return the dollars a round that the Holding will earn on average."""
        row = self.position.state.holdings[holding]
        present = sum(revenue_parts(self.position, holding))
        from_treasury = 0.18 * row.treasury if row.floated else 150
        return max(present, from_treasury, 60.0)

    def final_value(self, value: float, likely: float) -> float:
        """Return the share value at the end for a marker at this index now."""
        reached = min(float(self.top), value + likely * self.rounds)
        low = int(reached)
        values = facts.track().values
        if low == self.top:
            return float(values[low])
        return values[low] + (reached - low) * (values[low + 1] - values[low])

    def expected_gain(self, holding: str, percent: int, index: int, director: int | None) -> float:
        """Return the dollars that stock of a Holding brings until the end, beyond its price.

        In share value and dividends, for a marker at this index now."""
        likely = self.dividend_chance(holding, director)
        rise = self.final_value(index, likely) - facts.track().values[index]
        dividends = likely * self.rounds * self.expected_income(holding) / 10
        return percent / 10 * (rise + dividends)

    def remaining_income(self, side: facts.Side) -> float:
        """Return the dollars that a Railroad with this side earns until it is obsolete."""
        return side.income * self.lifetime(side)

    def weakest_first(self, railroads: list[Railroad]) -> list[Railroad]:
        """Return a Holding's Railroads ordered by remaining income, lowest first."""
        return sorted(
            railroads,
            key=lambda each: (self.remaining_income(self.position.side_of(each)), each.card),
        )
