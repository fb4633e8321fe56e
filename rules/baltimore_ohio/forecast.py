"""Forecasts of a railroad's income, maintenance and net, now and at the next Tech Level."""

from __future__ import annotations

import msgspec

from rules.baltimore_ohio import ending
from rules.baltimore_ohio.business_round import equipment, services
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import Income, State


class Forecast(msgspec.Struct, frozen=True):
    """Income of a railroad as it stands.

    `now`: the best it can make; `next_level`: the same at the next Tech Level, None if the
    game ends with this one. `capacity`: number of cities its cards can serve."""

    railroad: str
    capacity: int
    now: Income
    next_level: Income | None


def forecast(table: State, railroad: str) -> Forecast:
    """Return the best income of a railroad with the track, cards and counters it has (28 to 30)."""
    now = services.best_service(table, railroad)
    next_income = None
    if table.tech_level < ending.last_level(table.options):
        level = table.tech_level + 1
        next_income = services.income(
            table, railroad, services.best_service(table, railroad, level).cities, level
        )
    return Forecast(
        railroad,
        services.capacity(table, railroad),
        services.income(table, railroad, now.cities),
        next_income,
    )


def equipment_prices(table: State) -> tuple[int, ...]:
    """Return the dollars for the first card of the deck, the first two, and so on, to its end."""
    return tuple(equipment.total_prices(Position(table)))
