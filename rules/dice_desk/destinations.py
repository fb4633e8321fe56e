"""Homes and destinations of the people at the board, rolled or set by hand (3 to 9)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.dice_desk.actions import AnyAction, ChooseRegion, CloseDesk, DrawNext, SetCity, SwapHome
from rules.dice_desk.corrections import do_set_city as do_set_city_in_book
from rules.dice_desk.events import CitySet, DeskClosed, DeskOpened, DestinationDrawn
from rules.dice_desk.options import Options
from rules.dice_desk.people import MAX_PEOPLE, require_names
from rules.dice_desk.reported import new_book
from rules.dice_desk.state import Fact, MutablePosition, Naming, Person, Phase, Position, State
from rules.dice_desk.whole_game import legal_partings
from rules.dice_desk.whole_game import stay_in_city as stay_in_city_of_book
from rules.errors import RuleError
from rules.rail_baron.cities.lookup import regions
from rules.rail_baron.lookups.draws import Lookup, draw_city, draw_region, is_same_place
from rules.rail_baron.model.events import (
    Arrived,
    CityRolled,
    HomeSwapped,
    RegionChosen,
    RegionRolled,
    TurnLost,
)
from rules.rail_baron.model.state import Purpose
from rules.rail_baron.setup import SEATS as BOOK_SEATS

SEATS = range(1, MAX_PEOPLE + 1)


def new_state(seats: int, options: Options) -> State:
    """Return a session before the first entry.

    Raises RuleError for too many people, for names that are too long, empty or equal, and for
    seats that the table does not have or that two people share (1)."""
    sitting = options.people
    if not sitting:
        people = [Person("", seat) for seat in range(seats)]
    else:
        people = [Person(" ".join(seated.name.split()), seated.seat) for seated in sitting]
    require_names(people)
    taken = [person.seat for person in people if person.seat is not None]
    if len(set(taken)) < len(taken) or not set(taken) <= set(range(seats)):
        raise RuleError("no-such-seat", "1")
    book = None
    if options.game is not None:
        if len(people) not in BOOK_SEATS or options.game.edition != options.edition:
            least, most = BOOK_SEATS[0], BOOK_SEATS[-1]
            raise RuleError("whole-count", "10", count=len(people), least=least, most=most)
        book = new_book(len(people), options.game)
    return State(options, seats, Phase.OPEN, people, book=book)


def begin(play: MutablePosition) -> Phase:
    """Open the session."""
    play.emit(DeskOpened(len(play.state.people)))
    return Phase.OPEN


# --- rolling -------------------------------------------------------------------------------------


def legal_open(position: Position, seat: int) -> Iterator[AnyAction]:
    """Yield every roll and swap, closing, and of all corrections those that remove a
    destination."""
    people = position.state.people
    for number in position.without_home() or position.present():
        yield DrawNext(number)
    for number, person in enumerate(people):
        if person.may_swap and may_decide(position, seat, number):
            yield SwapHome(number)
        if person.destination is not None:
            yield SetCity(number, "destination", None)
    yield from legal_partings(position)
    yield CloseDesk()


def may_decide(position: Position, seat: int, person: int) -> bool:
    """Whether this seat may decide for a person: the person's own, or the keeper's (2)."""
    return position.state.people[person].seat in (None, seat) or seat == 0


def _require_person(position: Position, person: int) -> Person:
    """Return a person by number. Raises RuleError if there is none."""
    people = position.state.people
    if person not in position.present():
        raise RuleError("no-such-person", "1")
    return people[person]


def _require_decision(position: Position, seat: int, person: int) -> None:
    if not may_decide(position, seat, person):
        raise RuleError("their-choice", "2", name=position.name(person))


def check_draw_next(position: Position, seat: int, action: DrawNext) -> None:
    person = _require_person(position, action.person)
    without_home = position.without_home()
    if person.home is not None and without_home:
        raise RuleError("homes-first", "4", name=position.name(without_home[0]))


def do_draw_next(play: MutablePosition, seat: int, action: DrawNext) -> Phase:
    """Roll a home, or collect the payoff of the trip and roll the next destination (4, 5)."""
    state, number = play.state, action.person
    person = state.people[number]
    edition = state.options.edition
    if person.home is None:
        lookup = draw_city(edition, play.dice, draw_region(edition, play.dice, None))
        person.home = person.place = lookup.city
        _emit_region(play, number, "home", lookup)
        _emit_city(play, number, "home", lookup)
        return Phase.OPEN
    if person.destination is not None:
        arrive(play, number)
    lookup = draw_region(edition, play.dice, person.place)
    _emit_region(play, number, "destination", lookup)
    if lookup.region is None:
        state.naming = Naming(number, lookup.rolled)
        return Phase.REGION
    return _take_destination(play, number, draw_city(edition, play.dice, lookup))


def legal_region(position: Position, seat: int) -> Iterator[AnyAction]:
    naming = position.state.naming
    assert naming is not None
    if may_decide(position, seat, naming.person):
        yield from (ChooseRegion(region) for region in regions())
    for number, person in enumerate(position.state.people):
        if person.destination is not None:
            yield SetCity(number, "destination", None)
    yield from legal_partings(position)
    yield CloseDesk()


def check_choose_region(position: Position, seat: int, action: ChooseRegion) -> None:
    naming = position.state.naming
    assert naming is not None
    _require_decision(position, seat, naming.person)
    if action.region not in regions():
        raise RuleError("region-unknown", "6", region=action.region)


def do_choose_region(play: MutablePosition, seat: int, action: ChooseRegion) -> Phase:
    """Roll the city in the region named (6)."""
    state, naming = play.state, play.state.naming
    assert naming is not None
    state.naming = None
    play.emit(RegionChosen(naming.person, "destination", action.region))
    unnamed = Lookup(None, naming.region, None)
    lookup = draw_city(state.options.edition, play.dice, unnamed, action.region)
    return _take_destination(play, naming.person, lookup)


def check_swap_home(position: Position, seat: int, action: SwapHome) -> None:
    person = _require_person(position, action.person)
    _require_decision(position, seat, action.person)
    if not person.may_swap:
        raise RuleError("no-swap", "7", name=position.name(action.person))


def do_swap_home(play: MutablePosition, seat: int, action: SwapHome) -> Phase:
    person = play.state.people[action.person]
    assert person.home is not None and person.destination is not None
    person.home, person.destination = person.destination, person.home
    person.place = person.home
    person.may_swap = False
    play.emit(HomeSwapped(action.person, person.home, person.destination))
    return Phase.OPEN


def arrive(play: MutablePosition, number: int) -> None:
    """Collect the payoff of a person's trip (5)."""
    person = play.state.people[number]
    payoff = play.payoff(person)
    assert person.place is not None and person.destination is not None and payoff is not None
    play.emit(Arrived(number, person.place, person.destination, payoff))
    person.place, person.destination = person.destination, None
    person.may_swap = False
    person.collected += payoff
    person.trips += 1


def stay_in_city(play: MutablePosition, number: int, city: str) -> None:
    """Lose the person's turn, as the board's dice gave the city where the train stands (5)."""
    state, person = play.state, play.state.people[number]
    if state.book is not None:
        state.phase = stay_in_city_of_book(play, city)
        return
    person.drew_first, person.may_swap = True, False
    if state.naming is not None and state.naming.person == number:
        state.naming = None
    play.emit(TurnLost(number, play.board.canonical_city(city)))
    state.phase = Phase.OPEN if state.naming is None else Phase.REGION


def _take_destination(play: MutablePosition, number: int, lookup: Lookup) -> Phase:
    """Give the person the city rolled; one who is there already loses the turn (5)."""
    person = play.state.people[number]
    assert lookup.city is not None and person.place is not None
    is_first, person.drew_first = not person.drew_first, True
    _emit_city(play, number, "destination", lookup)
    if is_same_place(play.state.options.edition, lookup.city, person.place):
        person.may_swap = False
        play.emit(TurnLost(number, lookup.city))
    else:
        person.destination = lookup.city
        person.may_swap = is_first
        payoff = play.board.payoff(person.place, lookup.city)
        play.emit(DestinationDrawn(number, person.place, lookup.city, payoff))
    return Phase.OPEN


def _emit_region(play: MutablePosition, number: int, purpose: Purpose, lookup: Lookup) -> None:
    assert lookup.region_dice is not None
    free = lookup.region is None
    play.emit(RegionRolled(number, purpose, lookup.region_dice, lookup.rolled, free))


def _emit_city(play: MutablePosition, number: int, purpose: Purpose, lookup: Lookup) -> None:
    assert lookup.region and lookup.city_dice and lookup.city
    play.emit(CityRolled(number, purpose, lookup.region, lookup.city_dice, lookup.city))


# --- by hand -------------------------------------------------------------------------------------


def check_set_city(position: Position, seat: int, action: SetCity) -> None:
    """Let a destination be removed, nothing else; nobody heads for where the train stands."""
    person, name = _require_person(position, action.person), position.name(action.person)
    cities = position.board.milepost_of
    if action.city is not None and action.city not in cities:
        raise RuleError("city-unknown", "8", city=action.city)
    city = _edition_city(position, action.city)
    if city == getattr(person, action.fact):
        raise RuleError("same-already", "8", name=name, city=city or "-")
    if city is None and action.fact != "destination":
        raise RuleError("city-needed", "8", name=name)
    if action.fact != "home" and person.home is None:
        raise RuleError("home-first", "4", name=name)
    goes_nowhere = action.fact == "destination" and city is not None and person.place is not None
    if goes_nowhere and cities[str(city)] == cities[str(person.place)]:
        raise RuleError("stands-there", "5", name=name, city=city)


def do_set_city(play: MutablePosition, seat: int, action: SetCity) -> Phase:
    """Set a fact; what the person had to name is named no more (8)."""
    state, person = play.state, play.state.people[action.person]
    before: str | None = getattr(person, action.fact)
    if state.book is not None:
        return do_set_city_in_book(play, action, before)
    city = _edition_city(play, action.city)
    if state.naming is not None and state.naming.person == action.person:
        state.naming = None
    _set_fact(person, action.fact, city)
    trip = (person.place, person.destination)
    if None not in trip and is_same_place(state.options.edition, *map(str, trip)):
        person.destination = None
    person.may_swap = person.may_swap and person.destination is not None
    play.emit(CitySet(action.person, action.fact, before, city))
    return Phase.OPEN if state.naming is None else Phase.REGION


def _edition_city(position: Position, city: str | None) -> str | None:
    """Return a city under its name in the edition."""
    return None if city is None else position.board.canonical_city(city)


def _set_fact(person: Person, fact: Fact, city: str | None) -> None:
    """Set a fact. Who gets a home first, or before the first destination, stands there too."""
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


def do_close(play: MutablePosition, seat: int, action: CloseDesk) -> Phase:
    play.state.naming = None
    play.emit(DeskClosed())
    return Phase.OVER
