"""The dice desk: city lookups for people who play on a physical board, alone or in a session.

A desk knows only homes, places and destinations; trains, cash and railroads are on the
physical board. People are numbered in the order in which they sit; events carry that number
as the seat."""

from __future__ import annotations

from typing import Literal

import msgspec

from rules.dice import Dice
from rules.errors import RuleError
from rules.game import Event
from rules.rail_baron.cities.lookup import REGION, look_up, regions, roll_three
from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.events import (
    Arrived,
    CityRolled,
    HomeSwapped,
    RegionChosen,
    RegionRolled,
    Three,
    TurnLost,
)
from rules.rail_baron.model.options import Edition, Options
from rules.rail_baron.model.state import Purpose

MAX_PEOPLE = 6
MAX_NAME_LENGTH = 24
Fact = Literal["home", "place", "destination"]


class Corrected(Event, frozen=True):
    """A fact about a person was set by hand; None: there is none (any more)."""

    seat: int
    fact: Fact
    before: str | None
    after: str | None


class Naming(msgspec.Struct, frozen=True):
    """The region rolled is the one the person is in, so a region must be named (ruling 6)."""

    person: int
    region: str


class Person(msgspec.Struct):
    """One person at the desk.

    `place`: the last city for which a payoff was collected, at first the home. `may_swap`: the
    first destination is drawn and not yet reached (ruling 5)."""

    name: str
    home: str | None = None
    place: str | None = None
    destination: str | None = None
    drew_first: bool = False
    may_swap: bool = False


class Desk(msgspec.Struct):
    """The state of a session between two commands. Cities have the names of the edition."""

    people: list[Person]
    edition: Edition = "original"
    naming: Naming | None = None


class Lookup(msgspec.Struct, frozen=True):
    """One city lookup: region dice, the region (None until it is named), city dice.

    `rolled`: the region the dice gave. `region`: the one in which the city is drawn.
    `region_dice`: None if only the city was rolled now, in a region named earlier."""

    region_dice: Three | None
    rolled: str
    region: str | None
    city_dice: Three | None = None
    city: str | None = None


DeskEvent = Arrived | RegionRolled | RegionChosen | CityRolled | HomeSwapped | TurnLost | Corrected


def edition_board(edition: Edition) -> Board:
    """Return the board of an edition without other options."""
    return board(Options(edition=edition))


def is_same_place(edition: Edition, a: str, b: str) -> bool:
    """Whether two cities are one place: the same city, or twins on one milepost (ruling 7a)."""
    places = edition_board(edition).milepost_of
    return places[a] == places[b]


def draw_region(edition: Edition, dice: Dice, place: str | None) -> Lookup:
    """Roll for a region; without a place, that is for a home, none is named (rulings 3, 4, 6)."""
    rolled = roll_three(dice, "region")
    region = look_up(REGION, rolled)
    free = place is not None and edition_board(edition).region_of[place] == region
    return Lookup(rolled, region, None if free else region)


def draw_city(edition: Edition, dice: Dice, lookup: Lookup, region: str | None = None) -> Lookup:
    """Roll for the city in the drawn or the named region (ruling 3).

    Raises RuleError if a region must be named and `region` is None or not one of the seven."""
    city_region = lookup.region or region
    if city_region not in regions():
        raise RuleError("no-such-region", "6", region=str(city_region))
    rolled = roll_three(dice, "city")
    city = edition_board(edition).canonical_city(look_up(city_region, rolled))
    return Lookup(lookup.region_dice, lookup.rolled, city_region, rolled, city)


def open_desk(names: list[str], edition: Edition = "original") -> Desk:
    """Return a new session. Raises RuleError for too many, too long, empty or equal names."""
    tidy = [" ".join(name.split()) for name in names]
    tidy = [name for name in tidy if name]
    if not 1 <= len(tidy) <= MAX_PEOPLE:
        raise RuleError("people-count", "1", count=len(tidy), most=MAX_PEOPLE)
    for name in tidy:
        if len(name) > MAX_NAME_LENGTH:
            raise RuleError("name-long", "1", name=name[:MAX_NAME_LENGTH], most=MAX_NAME_LENGTH)
    seen: set[str] = set()
    for name in tidy:
        if name.casefold() in seen:
            raise RuleError("name-twice", "1", name=name)
        seen.add(name.casefold())
    return Desk([Person(name) for name in tidy], edition)


def next_person(desk: Desk) -> int | None:
    """Return whose lookup is clearly next: to name a region, for a home, for a first destination.

    Within each of these people draw in order; a person alone is always next. None: the people
    must say who has arrived (rulings 4 and 5)."""
    if desk.naming:
        return desk.naming.person
    for index, person in enumerate(desk.people):
        if person.home is None:
            return index
    for index, person in enumerate(desk.people):
        if not person.drew_first:
            return index
    return 0 if len(desk.people) == 1 else None


def draw_next(desk: Desk, seat: int, dice: Dice) -> list[DeskEvent]:
    """Do the person's next lookup: the home, or the next destination (rulings 3 to 8).

    A destination the person had counts as reached. A person who lost a turn draws again (ruling
    7). Raises RuleError while a region must be named, and for a destination before all have
    homes."""
    _require_no_naming(desk)
    person = desk.people[seat]
    if person.home is None:
        lookup = draw_city(desk.edition, dice, draw_region(desk.edition, dice, None))
        assert lookup.city is not None
        person.home = person.place = lookup.city
        return [_region_rolled(seat, "home", lookup), _city_rolled(seat, "home", lookup)]
    without_home = [each.name for each in desk.people if each.home is None]
    if without_home:
        raise RuleError("homes-first", "4", name=without_home[0])
    events: list[DeskEvent] = []
    if person.destination is not None:
        events.append(_arrive(desk, seat))
    lookup = draw_region(desk.edition, dice, person.place)
    events.append(_region_rolled(seat, "destination", lookup))
    if lookup.region is None:
        desk.naming = Naming(seat, lookup.rolled)
        return events
    return events + _assign_destination(desk, seat, draw_city(desk.edition, dice, lookup))


def name_region(desk: Desk, region: str, dice: Dice) -> list[DeskEvent]:
    """Name the region after the dice gave the person's own, and roll the city in it (ruling 6).

    Raises RuleError if no region must be named."""
    naming = desk.naming
    if naming is None:
        raise RuleError("nothing-to-name", "6")
    open_lookup = Lookup(None, naming.region, None)
    lookup = draw_city(desk.edition, dice, open_lookup, region)
    desk.naming = None
    chosen = RegionChosen(naming.person, "destination", region)
    return [chosen, *_assign_destination(desk, naming.person, lookup)]


def swap_home(desk: Desk, seat: int) -> list[DeskEvent]:
    """Exchange home and first destination (rulings 5 and 5a).

    Raises RuleError if no swap is possible."""
    _require_no_naming(desk)
    person = desk.people[seat]
    if not person.may_swap or person.destination is None:
        raise RuleError("no-swap", "5", name=person.name)
    person.home, person.destination = person.destination, person.home
    person.place = person.home
    person.may_swap = False
    assert person.home is not None and person.destination is not None
    return [HomeSwapped(seat, person.home, person.destination)]


def correct_fact(desk: Desk, seat: int, fact: Fact, city: str | None) -> list[DeskEvent]:
    """Set a fact by hand; a destination may be removed (None).

    A person who gets a home first, or before the first draw, stands there too. Raises RuleError
    if nothing would change, for no home or place, and for a destination where the person stands
    (ruling 7)."""
    person = desk.people[seat]
    new = edition_board(desk.edition).canonical_city(city) if city else None
    before: str | None = getattr(person, fact)
    if new == before:
        raise RuleError("same-already", "8", name=person.name, city=new or "-")
    if new is None and fact != "destination":
        raise RuleError("city-needed", "8", name=person.name)
    if fact != "home" and person.home is None:
        raise RuleError("home-first", "4", name=person.name)
    has_place = fact == "destination" and new and person.place
    if has_place and is_same_place(desk.edition, str(new), str(person.place)):
        raise RuleError("stands-there", "7", name=person.name, city=new)
    if desk.naming and desk.naming.person == seat:
        desk.naming = None
    _set_fact(person, fact, new)
    has_trip = person.destination and person.place
    if has_trip and is_same_place(desk.edition, str(person.destination), str(person.place)):
        person.destination = None
    person.may_swap = person.may_swap and person.destination is not None
    return [Corrected(seat, fact, before, new)]


def _set_fact(person: Person, fact: Fact, city: str | None) -> None:
    if fact == "home":
        if person.home is None or (person.place == person.home and not person.drew_first):
            person.place = city
        person.home = city
    elif fact == "place":
        person.place = city
        person.drew_first = person.drew_first or city != person.home
    else:
        person.destination = city
        person.drew_first = person.drew_first or city is not None


def payoff(desk: Desk, seat: int) -> int | None:
    """Return the dollars of the person's trip, None without a trip (ruling 8)."""
    person = desk.people[seat]
    if person.place is None or person.destination is None:
        return None
    return edition_board(desk.edition).payoff(person.place, person.destination)


def _require_no_naming(desk: Desk) -> None:
    if desk.naming:
        person = desk.people[desk.naming.person]
        raise RuleError("name-first", "6", name=person.name, region=desk.naming.region)


def _arrive(desk: Desk, seat: int) -> Arrived:
    person = desk.people[seat]
    paid = payoff(desk, seat)
    assert person.place is not None and person.destination is not None and paid is not None
    event = Arrived(seat, person.place, person.destination, paid)
    person.place, person.destination = person.destination, None
    person.may_swap = False
    return event


def _assign_destination(desk: Desk, seat: int, lookup: Lookup) -> list[DeskEvent]:
    """Give the person the city drawn; a person who is already there loses the turn (ruling 7)."""
    person = desk.people[seat]
    assert lookup.city is not None and person.place is not None
    first = not person.drew_first
    person.drew_first = True
    events: list[DeskEvent] = [_city_rolled(seat, "destination", lookup)]
    if is_same_place(desk.edition, lookup.city, person.place):
        person.destination = None
        person.may_swap = False
        return [*events, TurnLost(seat, lookup.city)]
    person.destination = lookup.city
    person.may_swap = first
    return events


def _region_rolled(seat: int, purpose: Purpose, lookup: Lookup) -> RegionRolled:
    assert lookup.region_dice is not None
    return RegionRolled(seat, purpose, lookup.region_dice, lookup.rolled, lookup.region is None)


def _city_rolled(seat: int, purpose: Purpose, lookup: Lookup) -> CityRolled:
    assert lookup.region and lookup.city_dice and lookup.city
    return CityRolled(seat, purpose, lookup.region, lookup.city_dice, lookup.city)
