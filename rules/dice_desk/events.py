"""What happens in a session. Draws, swaps and arrivals are told by Rail Baron's own events,
whose `seat` is the number of the person at the board."""

from __future__ import annotations

from rules.dice_desk.state import Fact, PersonNumber
from rules.field_kinds import Dollars
from rules.game import Event
from rules.rail_baron.model.events import (
    Arrived,
    CityRolled,
    HomeSwapped,
    RegionChosen,
    RegionRolled,
    TurnLost,
)


class DeskOpened(Event, frozen=True):
    """The session has begun with so many people."""

    people: int


class DestinationDrawn(Event, frozen=True):
    """The city just rolled is a person's next destination; the trip there will pay so much."""

    person: PersonNumber
    departure: str
    city: str
    payoff: Dollars


class CitySet(Event, frozen=True):
    """A fact about a person was set by hand; None: there is none (any more)."""

    person: PersonNumber
    fact: Fact
    before: str | None
    after: str | None


class DeskClosed(Event, frozen=True):
    """The session has ended."""


AnyEvent = (
    DeskOpened
    | RegionRolled
    | RegionChosen
    | CityRolled
    | DestinationDrawn
    | HomeSwapped
    | TurnLost
    | Arrived
    | CitySet
    | DeskClosed
)
