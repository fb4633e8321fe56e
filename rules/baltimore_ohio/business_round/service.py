"""The service step: which cities the railroad serves (rulings 28 to 30)."""

from __future__ import annotations

from collections.abc import Iterator

import data.baltimore_ohio as facts
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.model.actions import ServeCities
from rules.baltimore_ohio.model.events import IncomeEarned
from rules.baltimore_ohio.model.position import MutablePosition, Next, Position, Step
from rules.baltimore_ohio.model.state import Phase
from rules.errors import RuleError


def begin_step(play: MutablePosition) -> Next:
    """Wait for the President only if the choice matters: if more than one sum is possible."""
    services_found = services.possible_services(play.state, play.acting_railroad[0])
    if len(services_found) > 1:
        return Phase.SERVICE
    return _earn_income(play, services_found[0].cities)


def legal_service(position: Position) -> Iterator[ServeCities]:
    """Yield one set of cities for every sum; any other set of that size is legal too."""
    for choice in services.possible_services(position.state, position.acting_railroad[0]):
        yield ServeCities(choice.cities)


def check_serve_cities(position: Position, seat: int, action: ServeCities) -> None:
    name, _ = position.acting_railroad
    reached = services.reached_cities(position.state, name)
    size = services.service_size(position.state, name)
    short = facts.SHORT_NAMES[name]
    for city in action.cities:
        if city not in reached:
            raise RuleError("serve-city", "28", railroad=short, city=city)
    if len(set(action.cities)) != len(action.cities):
        raise RuleError("serve-twice", "28")
    if len(action.cities) != size:
        raise RuleError(
            "serve-size",
            "28",
            railroad=short,
            size=size,
            wanted=len(action.cities),
        )


def do_serve_cities(play: MutablePosition, seat: int, action: ServeCities) -> Next:
    return _earn_income(play, action.cities)


def _earn_income(play: MutablePosition, cities: tuple[str, ...]) -> Next:
    name, line = play.acting_railroad
    income = services.income(play.state, name, cities)
    play.business.made = income
    play.emit(
        IncomeEarned(
            name, cities, income.counters, income.gross, income.maintenance, income.net, line.income
        )
    )
    return Step.PROFIT
