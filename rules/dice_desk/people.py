"""People who come late or leave (17)."""

from __future__ import annotations

from collections.abc import Sequence

import data.rail_baron as facts
from rules.dice_desk.actions import AddPerson, RemovePerson
from rules.dice_desk.events import OwnerSet, PersonCame, PersonLeft
from rules.dice_desk.reported import REPORTED, begin_play
from rules.dice_desk.state import MutablePosition, Person, Phase, Position
from rules.dice_desk.whole_game import follow_book
from rules.errors import RuleError
from rules.rail_baron.model.events import Won
from rules.rail_baron.model.play import BANK, THIRD_OWNER, Step
from rules.rail_baron.model.play import MutablePosition as BookPlay
from rules.rail_baron.model.state import Phase as BookPhase
from rules.rail_baron.model.state import SeatState
from rules.rail_baron.ownership import establishment
from rules.rail_baron.setup import SEATS as BOOK_SEATS

MAX_PEOPLE = 12
MAX_NAME_LENGTH = 24


def require_names(people: Sequence[Person]) -> None:
    """Raise RuleError for too many people, and for names too long, equal or missing (1)."""
    if not 1 <= len(people) <= MAX_PEOPLE:
        raise RuleError("people-count", "1", count=len(people), most=MAX_PEOPLE)
    names = [person.name.casefold() for person in people if person.name]
    for person in people:
        if len(person.name) > MAX_NAME_LENGTH:
            short = person.name[:MAX_NAME_LENGTH]
            raise RuleError("name-long", "1", name=short, most=MAX_NAME_LENGTH)
        if names.count(person.name.casefold()) > 1:
            raise RuleError("name-twice", "1", name=person.name)
        if not person.name and person.seat is None:
            raise RuleError("name-missing", "1")


def _newcomer(action: AddPerson) -> Person:
    return Person(" ".join(action.name.split()), None)


def check_add_person(position: Position, seat: int, action: AddPerson) -> None:
    people = position.state.people
    require_names([*people, _newcomer(action)])
    most = BOOK_SEATS[-1]
    if position.state.book is not None and len(people) >= most:
        raise RuleError("people-count", "17", count=len(people) + 1, most=most)


def do_add_person(play: MutablePosition, seat: int, action: AddPerson) -> Phase:
    """Let somebody sit last; in a whole game with the cash that all began with, if it has begun:
    the next thing is the home."""
    state = play.state
    state.people.append(_newcomer(action))
    play.emit(PersonCame(len(state.people) - 1))
    if state.book is None:
        return state.phase
    book = BookPlay(state.book, play.dice)
    book.state.seats.append(SeatState(cash=0))
    for mark in list(book.state.third_owner):
        establishment.transfer_railroad(book, mark, BANK)
        play.emit(OwnerSet(mark, THIRD_OWNER, None))
    book.state.gifts = 0
    book.transfer(None, len(book.state.seats) - 1, facts.numbers().start_cash, "start")
    play.events += book.events
    return follow_book(state)


def check_remove_person(position: Position, seat: int, action: RemovePerson) -> None:
    present = position.present()
    if action.person not in present:
        raise RuleError("no-such-person", "1")
    if len(present) == 1:
        raise RuleError("last-person", "17")


def do_remove_person(play: MutablePosition, seat: int, action: RemovePerson) -> Phase:
    """Let a person leave: cash and railroads go to the bank, and a turn of theirs ends. Whoever is
    left alone in a whole game has won it."""
    state, number = play.state, action.person
    person = state.people[number]
    person.left, person.destination, person.may_swap = True, None, False
    play.emit(PersonLeft(number))
    if state.naming is not None and state.naming.person == number:
        state.naming = None
    if state.book is None:
        return Phase.OPEN if state.naming is None else Phase.REGION
    book = BookPlay(state.book, play.dice)
    holder = book.state.seats[number]
    for mark in list(holder.railroads):
        establishment.transfer_railroad(book, mark, BANK)
        play.emit(OwnerSet(mark, number, None))
        book.state.purchases -= 1
    book.transfer(number, None, holder.cash, "bankruptcy")
    book.state.seats[number] = SeatState(cash=0, home=holder.home, bankrupt=True)
    play.events += book.events
    remaining = book.active_seats()
    if len(remaining) == 1:
        book.state.winner, book.state.phase = remaining[0], BookPhase.OVER
        book.state.auction = None
        play.emit(Won(remaining[0], "last"))
        return follow_book(state)
    if book.state.first == number:
        book.state.first = next(book.seats_after(number))
    _go_on_without(play, book, number)
    return follow_book(state)


def _go_on_without(play: MutablePosition, book: BookPlay, number: int) -> None:
    """End the turn, or the part in an auction, of a person who has left."""
    before = len(book.events)
    if book.state.auction is not None:
        book.state.auction.waiting.remove(number)
        REPORTED.run(book, Step.RESOLVE_AUCTION)
    elif book.state.turn.number and book.state.turn.seat == number:
        after = next(book.seats_after(number))
        play.events += REPORTED.skip_to(book.state, after, play.dice)  # type: ignore[arg-type]
    else:
        begin_play(book)
    play.events += book.events[before:]
