"""What happens in a session. Draws, swaps and arrivals are told by Rail Baron's own events,
whose `seat` is the number of the person at the board."""

from __future__ import annotations

from typing import Annotated

from rules.dice_desk.state import Fact, PersonNumber
from rules.field_kinds import Dollars
from rules.game import Event
from rules.rail_baron.model.events import AnyEvent as BookEvent
from rules.rail_baron.model.state import Engine, Railroad


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


class CashSet(Event, frozen=True):
    """A person's cash was set by hand."""

    person: PersonNumber
    before: Dollars
    after: Dollars


class OwnerSet(Event, frozen=True):
    """The owner of a railroad was set by hand; None is the bank."""

    railroad: Railroad
    before: PersonNumber | None
    after: PersonNumber | None


class EngineSet(Event, frozen=True):
    """A person's engine was set by hand."""

    person: PersonNumber
    before: Annotated[Engine, "engine"]
    after: Annotated[Engine, "engine"]


class TurnSet(Event, frozen=True):
    """It was set by hand whose turn begins."""

    person: PersonNumber


class ReasonGiven(Event, frozen=True):
    """Why something was set by hand, in the people's own words."""

    text: str


class RuleSetAside(Event, frozen=True):
    """What follows was entered although a rule refuses it: of Rail Baron, or of the desk."""

    rule: str
    is_of_game: bool


class MilepostsWasted(Event, frozen=True):
    """A person arrived and had more mileposts to ride than the way needed."""

    person: PersonNumber
    mileposts: int


class AgreedToCount(Event, frozen=True):
    """A person agrees that the game counts; `missing`: how many still have to."""

    person: PersonNumber
    missing: int


class PersonCame(Event, frozen=True):
    """Somebody has joined late."""

    person: PersonNumber


class PersonLeft(Event, frozen=True):
    """A person has left the board; what was theirs is the bank's."""

    person: PersonNumber


class DeskClosed(Event, frozen=True):
    """The session has ended."""


AnyEvent = (
    DeskOpened
    | DestinationDrawn
    | CitySet
    | CashSet
    | OwnerSet
    | EngineSet
    | TurnSet
    | ReasonGiven
    | RuleSetAside
    | MilepostsWasted
    | AgreedToCount
    | PersonCame
    | PersonLeft
    | DeskClosed
    | BookEvent
)
