"""Determining income: which cities the railroad serves (rulings 28 to 30)."""

from __future__ import annotations

from collections.abc import Iterator

import data.baltimore_ohio as facts
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.model.actions import ServeCities
from rules.baltimore_ohio.model.events import IncomeEarned
from rules.baltimore_ohio.model.play import Next, Play, Position, Step
from rules.baltimore_ohio.model.state import Phase
from rules.errors import RuleError


def offer(play: Play) -> Next:
    """Ask only where the choice makes a difference: where there is more than one sum."""
    found = services.services(play.state, play.acting[0])
    if len(found) > 1:
        return Phase.SERVICE
    return _earn(play, found[0].cities)


def legal_service(position: Position) -> Iterator[ServeCities]:
    """One set for every sum; any other set of that size is legal too."""
    for found in services.services(position.state, position.acting[0]):
        yield ServeCities(found.cities)


def check_service(position: Position, seat: int, action: ServeCities) -> None:
    name, _ = position.acting
    reached = services.reached(position.state, name)
    size = services.size(position.state, name)
    short = facts.SHORT[name]
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


def do_service(play: Play, seat: int, action: ServeCities) -> Next:
    return _earn(play, action.cities)


def _earn(play: Play, cities: tuple[str, ...]) -> Next:
    name, line = play.acting
    made = services.income(play.state, name, cities)
    play.business.made = made
    play.tell(
        IncomeEarned(
            name, cities, made.counters, made.gross, made.maintenance, made.net, line.income
        )
    )
    return Step.PROFIT
