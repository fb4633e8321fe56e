"""What the steady robot expects of a position: how long the game lasts, what a Holding will earn.

These are rules of thumb, in Operating Rounds and dollars; none of them is a rule of the game.
"""

from __future__ import annotations

import data.railroad_barons as facts
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import HoldingState, Railroad
from rules.railroad_barons.operating.revenue import parts

PACE = 1.8
"""Cards that leave the stack in an Operating Round, bought or removed."""
LIKELY = {"own": 0.96, "earning": 0.85, "funded": 0.6, "idle": 0.25}
"""How likely a Holding is to pay a dividend in a round, by who directs it and what it has."""
LASTING = 400
"""Dollars for the cheapest Railroad that never gets obsolete: what a treasury should have left
while its Holding has none."""


class Outlook:
    """Expectations of one seat in one position."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.top = len(facts.track().values) - 1
        self.rounds = self._rounds()

    def _rounds(self) -> int:
        """Operating Rounds still to come: until the highest marker that moves is at the top."""
        leading = [
            row.value
            for row in self.position.state.holdings.values()
            if row.value is not None and row.floated and (row.railroads or row.treasury)
        ]
        first = facts.track().values.index(facts.track().start_values[-1])
        return max(1, self.top - max(leading, default=first))

    def life(self, side: facts.Side) -> float:
        """Operating Rounds until a Railroad bought by this side is obsolete, at most to the end."""
        if side.obsolete_at_level is None:
            return self.rounds
        for left, card in enumerate(self.position.state.stack):
            if facts.railroads()[card].sides[-1].level_number >= side.obsolete_at_level:
                return min(self.rounds, left / PACE)
        return self.rounds

    def lasting(self, row: HoldingState) -> bool:
        """Whether the Holding has a Railroad that will see the end of the game."""
        return any(self.life(self.position.side(each)) >= self.rounds for each in row.railroads)

    def likely(self, holding: str, director: int | None) -> float:
        """How likely the Holding is to pay in each round to come, if that seat directs it."""
        row = self.position.state.holdings[holding]
        if director == self.seat:
            return LIKELY["own"]
        if row.railroads:
            return LIKELY["earning"]
        return LIKELY["funded" if row.treasury >= LASTING else "idle"]

    def income(self, holding: str) -> float:
        """Dollars a round that the Holding will earn on the average."""
        row = self.position.state.holdings[holding]
        now = sum(parts(self.position, holding))
        to_come = 0.18 * row.treasury if row.floated else 150
        return max(now, to_come, 60.0)

    def final(self, value: float, likely: float) -> float:
        """The share value at the end of a marker that stands at this index now."""
        reached = min(float(self.top), value + likely * self.rounds)
        low = int(reached)
        values = facts.track().values
        if low == self.top:
            return float(values[low])
        return values[low] + (reached - low) * (values[low + 1] - values[low])

    def gain(self, holding: str, percent: int, index: int, director: int | None) -> float:
        """Dollars that so many percent of a Holding at this index bring until the end, in value
        and dividends, beyond their price now."""
        likely = self.likely(holding, director)
        rise = self.final(index, likely) - facts.track().values[index]
        dividends = likely * self.rounds * self.income(holding) / 10
        return percent / 10 * (rise + dividends)

    def worth_of(self, side: facts.Side) -> float:
        """Dollars that a Railroad bought by this side earns until it is gone."""
        return side.income * self.life(side)

    def weakest(self, railroads: list[Railroad]) -> list[Railroad]:
        """The Railroads of a Holding, those first that it can best do without."""
        return sorted(
            railroads, key=lambda each: (self.worth_of(self.position.side(each)), each.card)
        )
