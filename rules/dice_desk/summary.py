"""Numbers of an evening, read from what happened: trips, cities, luck, and fees by pair."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from rules.dice_desk.events import MilepostsWasted
from rules.dice_desk.state import Position, State
from rules.rail_baron.lookups.odds import mean_payoff
from rules.rail_baron.lookups.trips import shortest_path
from rules.rail_baron.model.events import Arrived, Paid


class Trip(msgspec.Struct, frozen=True):
    """A trip that was paid, with the mileposts of its shortest way."""

    departure: str
    city: str
    mileposts: int


class PersonSummary(msgspec.Struct):
    """One person's numbers. `cities`: where payoffs were collected. `luck`: dollars by which these
    exceed what destinations from the same cities pay on average. `paid`: use fees by payee, None
    is the bank; `earned`: those of others. `wasted`: mileposts rolled and not ridden, as far as
    they were told."""

    trips: int = 0
    collected: int = 0
    cities: set[str] = set()
    longest: Trip | None = None
    luck: float = 0.0
    paid: dict[int | None, int] = {}
    earned: int = 0
    wasted: int = 0


def summarize(state: State, events: Iterable[object]) -> list[PersonSummary]:
    """Return everybody's numbers; what was set by hand is in none of them."""
    people = [PersonSummary() for _ in state.people]
    position = Position(state)
    for event in events:
        if isinstance(event, MilepostsWasted):
            people[event.person].wasted += event.mileposts
        elif isinstance(event, Arrived):
            _count_trip(position, people[event.seat], event)
        elif isinstance(event, Paid) and event.why == "fee" and event.payer is not None:
            paid = people[event.payer].paid
            paid[event.payee] = paid.get(event.payee, 0) + event.amount
            if event.payee is not None:
                people[event.payee].earned += event.amount
    return people


def _count_trip(position: Position, person: PersonSummary, event: Arrived) -> None:
    board = position.board
    ends = board.milepost_of[event.departure], board.milepost_of[event.city]
    trip = Trip(event.departure, event.city, len(shortest_path(board, *ends)))
    person.trips += 1
    person.collected += event.payoff
    person.cities.add(event.city)
    expected = mean_payoff(position.state.options.edition, event.departure)
    person.luck += event.payoff - float(expected)
    if person.longest is None or trip.mileposts > person.longest.mileposts:
        person.longest = trip
