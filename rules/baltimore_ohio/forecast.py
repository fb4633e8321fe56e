"""What if: income, maintenance and net of a railroad now and at the next Tech Level."""

from __future__ import annotations

import msgspec

from rules.baltimore_ohio import ending
from rules.baltimore_ohio.business_round import equipment, services
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import Income, State


class Forecast(msgspec.Struct, frozen=True):
    """`now`: the best it can make as it stands; `next_level`: the same at the Tech Level after
    this one, None if the game ends with this one. `capacity`: cities its cards can serve."""

    railroad: str
    capacity: int
    now: Income
    next_level: Income | None


def forecast(table: State, railroad: str) -> Forecast:
    """The best income of a railroad with the track, cards and counters it has (28 to 30)."""
    now = services.best(table, railroad)
    after = None
    if table.tech_level < ending.last_level(table.options):
        level = table.tech_level + 1
        after = services.income(
            table, railroad, services.best(table, railroad, level).cities, level
        )
    return Forecast(
        railroad,
        services.capacity(table, railroad),
        services.income(table, railroad, now.cities),
        after,
    )


def equipment_prices(table: State) -> tuple[int, ...]:
    """Dollars for the first card of the deck, the first two, and so on, to its end."""
    return tuple(equipment.prices(Position(table)))
