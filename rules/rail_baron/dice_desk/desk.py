"""The dice desk: lookups for people who play on a board of their own, alone or as a session.

A desk knows only homes, places and destinations; trains, cash and railroads are on the people's
board. People are numbered in the order in which they sit; that number stands where the game's
events have a seat.
"""

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

MOST_PEOPLE = 6
LONGEST_NAME = 24
Fact = Literal["home", "place", "destination"]


class Corrected(Event, frozen=True):
    """A fact about a person set by hand; None: there is none (any more)."""

    seat: int
    fact: Fact
    before: str | None
    after: str | None


class Naming(msgspec.Struct, frozen=True):
    """A region was rolled in which the person already is, so a region must be named (ruling 6)."""

    person: int
    region: str


class Person(msgspec.Struct):
    """`place`: the city last arrived at and paid for, at first the home. `may_swap`: the first
    destination is drawn and not yet reached (ruling 5)."""

    name: str
    home: str | None = None
    place: str | None = None
    destination: str | None = None
    drew_first: bool = False
    may_swap: bool = False


class Desk(msgspec.Struct):
    """A session between two entries. Cities carry the names of the edition."""

    people: list[Person]
    edition: Edition = "original"
    naming: Naming | None = None


class Lookup(msgspec.Struct, frozen=True):
    """One drawing of a city: region dice, the region (None while it must be named), city dice.

    `rolled` is the region the dice gave, `region` the one the city is drawn from; `region_dice` is
    None where only the city was rolled now, in a region named earlier.
    """

    region_dice: Three | None
    rolled: str
    region: str | None
    city_dice: Three | None = None
    city: str | None = None


DeskEvent = Arrived | RegionRolled | RegionChosen | CityRolled | HomeSwapped | TurnLost | Corrected


def graph(edition: Edition) -> Board:
    """The board of an edition without other options."""
    return board(Options(edition=edition))


def same_place(edition: Edition, a: str, b: str) -> bool:
    """Whether two cities are one place: the same, or twins on one milepost (ruling 7a)."""
    places = graph(edition).milepost_of
    return places[a] == places[b]


def draw_region(edition: Edition, dice: Dice, place: str | None) -> Lookup:
    """Roll for a region; without a place, for a home, nobody ever chooses (rulings 3, 4, 6)."""
    rolled = roll_three(dice, "region")
    region = look_up(REGION, rolled)
    free = place is not None and graph(edition).region_of[place] == region
    return Lookup(rolled, region, None if free else region)


def draw_city(edition: Edition, dice: Dice, drawn: Lookup, region: str | None = None) -> Lookup:
    """Roll for the city in the drawn or the named region (ruling 3).

    Raises RuleError if a region is needed and none, or none of the seven, is given.
    """
    wanted = drawn.region or region
    if wanted not in regions():
        raise RuleError("no-such-region", "6", region=str(wanted))
    rolled = roll_three(dice, "city")
    city = graph(edition).city(look_up(wanted, rolled))
    return Lookup(drawn.region_dice, drawn.rolled, wanted, rolled, city)


def open_desk(names: list[str], edition: Edition = "original") -> Desk:
    """A new session. Raises RuleError for too many, too long, empty or equal names."""
    tidy = [" ".join(name.split()) for name in names]
    tidy = [name for name in tidy if name]
    if not 1 <= len(tidy) <= MOST_PEOPLE:
        raise RuleError("people-count", "1", count=len(tidy), most=MOST_PEOPLE)
    for name in tidy:
        if len(name) > LONGEST_NAME:
            raise RuleError("name-long", "1", name=name[:LONGEST_NAME], most=LONGEST_NAME)
    seen: set[str] = set()
    for name in tidy:
        if name.casefold() in seen:
            raise RuleError("name-twice", "1", name=name)
        seen.add(name.casefold())
    return Desk([Person(name) for name in tidy], edition)


def whose_next(desk: Desk) -> int | None:
    """Whose drawing it clearly is: a region to name, homes in order, then first destinations in
    order, then whoever is alone. None: the people must say who has arrived (rulings 4 and 5)."""
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
    """The person's next drawing: the home, else the arrival at the destination, if one is held, and
    the next destination (rulings 3 to 8). A person who lost a turn draws anew (ruling 7).

    Raises RuleError while a region must be named, and for a destination before all have homes.
    """
    _no_naming(desk)
    person = desk.people[seat]
    if person.home is None:
        drawn = draw_city(desk.edition, dice, draw_region(desk.edition, dice, None))
        assert drawn.city is not None
        person.home = person.place = drawn.city
        return [_region_rolled(seat, "home", drawn), _city_rolled(seat, "home", drawn)]
    lacking = [each.name for each in desk.people if each.home is None]
    if lacking:
        raise RuleError("homes-first", "4", name=lacking[0])
    events: list[DeskEvent] = []
    if person.destination is not None:
        events.append(_arrive(desk, seat))
    drawn = draw_region(desk.edition, dice, person.place)
    events.append(_region_rolled(seat, "destination", drawn))
    if drawn.region is None:
        desk.naming = Naming(seat, drawn.rolled)
        return events
    return events + _settle(desk, seat, draw_city(desk.edition, dice, drawn))


def name_region(desk: Desk, region: str, dice: Dice) -> list[DeskEvent]:
    """Name the region after one's own was rolled, and roll the city in it (ruling 6)."""
    naming = desk.naming
    if naming is None:
        raise RuleError("nothing-to-name", "6")
    unsettled = Lookup(None, naming.region, None)
    drawn = draw_city(desk.edition, dice, unsettled, region)
    desk.naming = None
    chosen = RegionChosen(naming.person, "destination", region)
    return [chosen, *_settle(desk, naming.person, drawn)]


def swap_home(desk: Desk, seat: int) -> list[DeskEvent]:
    """Exchange home and first destination (rulings 5 and 5a)."""
    _no_naming(desk)
    person = desk.people[seat]
    if not person.may_swap or person.destination is None:
        raise RuleError("no-swap", "5", name=person.name)
    person.home, person.destination = person.destination, person.home
    person.place = person.home
    person.may_swap = False
    assert person.home is not None and person.destination is not None
    return [HomeSwapped(seat, person.home, person.destination)]


def correct(desk: Desk, seat: int, fact: Fact, city: str | None) -> list[DeskEvent]:
    """Set a fact by hand. A home given to somebody who has none, or who has not drawn yet, is where
    the person stands too. A destination may be taken away (None).

    Raises RuleError where nothing would change, for no home or place, and for a destination where
    the person stands (ruling 7).
    """
    person = desk.people[seat]
    new = graph(desk.edition).city(city) if city else None
    before: str | None = getattr(person, fact)
    if new == before:
        raise RuleError("same-already", "8", name=person.name, city=new or "-")
    if new is None and fact != "destination":
        raise RuleError("city-needed", "8", name=person.name)
    if fact != "home" and person.home is None:
        raise RuleError("home-first", "4", name=person.name)
    there = fact == "destination" and new and person.place
    if there and same_place(desk.edition, str(new), str(person.place)):
        raise RuleError("stands-there", "7", name=person.name, city=new)
    if desk.naming and desk.naming.person == seat:
        desk.naming = None
    _set_fact(person, fact, new)
    held = person.destination and person.place
    if held and same_place(desk.edition, str(person.destination), str(person.place)):
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
    """What the person's trip will pay in dollars, None without a trip (ruling 8)."""
    person = desk.people[seat]
    if person.place is None or person.destination is None:
        return None
    return graph(desk.edition).payoff(person.place, person.destination)


def _no_naming(desk: Desk) -> None:
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


def _settle(desk: Desk, seat: int, drawn: Lookup) -> list[DeskEvent]:
    """Give the person the city drawn; where they stand already, the turn is lost (ruling 7)."""
    person = desk.people[seat]
    assert drawn.city is not None and person.place is not None
    first = not person.drew_first
    person.drew_first = True
    events: list[DeskEvent] = [_city_rolled(seat, "destination", drawn)]
    if same_place(desk.edition, drawn.city, person.place):
        person.destination = None
        person.may_swap = False
        return [*events, TurnLost(seat, drawn.city)]
    person.destination = drawn.city
    person.may_swap = first
    return events


def _region_rolled(seat: int, purpose: Purpose, drawn: Lookup) -> RegionRolled:
    assert drawn.region_dice is not None
    return RegionRolled(seat, purpose, drawn.region_dice, drawn.rolled, drawn.region is None)


def _city_rolled(seat: int, purpose: Purpose, drawn: Lookup) -> CityRolled:
    assert drawn.region and drawn.city_dice and drawn.city
    return CityRolled(seat, purpose, drawn.region, drawn.city_dice, drawn.city)
