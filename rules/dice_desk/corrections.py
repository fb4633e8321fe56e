"""Corrections of the whole game (16): cash, deeds, engines, turns and cities are set by hand."""

from __future__ import annotations

from rules.dice_desk import reported
from rules.dice_desk.actions import SetCash, SetCity, SetEngine, SetOwner, SetTurn
from rules.dice_desk.events import CashSet, CitySet, EngineSet, OwnerSet, TurnSet
from rules.dice_desk.reported import REPORTED
from rules.dice_desk.reported_ride import MOST_CASH
from rules.dice_desk.state import MutablePosition, Phase, Position
from rules.dice_desk.whole_game import begin_with_homes, book_of, follow_book
from rules.errors import RuleError
from rules.rail_baron.model.levels import ENGINES
from rules.rail_baron.model.play import MutablePosition as BookPlay
from rules.rail_baron.model.play import Step
from rules.rail_baron.model.state import Phase as BookPhase
from rules.rail_baron.ownership import establishment


def _require_person(position: Position, number: int) -> None:
    book = book_of(position.state)
    if number not in range(len(book.seats)) or book.seats[number].bankrupt:
        raise RuleError("no-such-person", "1")


def check_set_cash(position: Position, seat: int, action: SetCash) -> None:
    _require_person(position, action.person)
    if not 0 <= action.cash <= MOST_CASH:
        raise RuleError("cash-range", "16", most_money=MOST_CASH)


def do_set_cash(play: MutablePosition, seat: int, action: SetCash) -> Phase:
    book = book_of(play.state)
    before, book.seats[action.person].cash = book.seats[action.person].cash, action.cash
    book.bank_out += action.cash - before
    play.emit(CashSet(action.person, before, action.cash))
    return _continue_after_correction(play)


def check_set_owner(position: Position, seat: int, action: SetOwner) -> None:
    if action.railroad not in position.board.railroads:
        raise RuleError("railroad-unknown", "13", railroad=action.railroad)
    if action.owner is not None:
        _require_person(position, action.owner)


def do_set_owner(play: MutablePosition, seat: int, action: SetOwner) -> Phase:
    book = BookPlay(book_of(play.state))
    before = book.owner(action.railroad)
    establishment.transfer_railroad(book, action.railroad, action.owner)
    reported.count_deeds(book)
    play.emit(OwnerSet(action.railroad, before, action.owner))
    for event in book.events:
        play.emit(event)
    return _continue_after_correction(play)


def check_set_engine(position: Position, seat: int, action: SetEngine) -> None:
    _require_person(position, action.person)
    if action.engine not in ENGINES:
        raise RuleError("engine-unknown", "16", engine=str(action.engine))


def do_set_engine(play: MutablePosition, seat: int, action: SetEngine) -> Phase:
    holder = book_of(play.state).seats[action.person]
    before, holder.engine = holder.engine, action.engine
    play.emit(EngineSet(action.person, before, action.engine))
    return _continue_after_correction(play)


def check_set_turn(position: Position, seat: int, action: SetTurn) -> None:
    _require_person(position, action.person)


def do_set_turn(play: MutablePosition, seat: int, action: SetTurn) -> Phase:
    play.emit(TurnSet(action.person))
    for event in REPORTED.skip_to(book_of(play.state), action.person, play.dice):
        play.emit(event)  # type: ignore[arg-type]
    return follow_book(play.state)


def do_set_city(play: MutablePosition, action: SetCity, before: str | None) -> Phase:
    """Set a city in the book; a destination set for the person on turn stands for its roll."""
    book = BookPlay(book_of(play.state), play.dice)
    holder = book.state.seats[action.person]
    city = None if action.city is None else play.board.canonical_city(action.city)
    play.emit(CitySet(action.person, action.fact, before, city))
    is_first = not holder.home
    if action.fact == "home":
        holder.home = str(city)
        if is_first or not holder.drew_first:
            holder.departure, holder.milepost = str(city), play.board.milepost_of[str(city)]
    elif action.fact == "place":
        holder.departure, holder.milepost = str(city), play.board.milepost_of[str(city)]
    else:
        _set_destination(book, action.person, city)
    if is_first:
        return begin_with_homes(play, book)
    return _continue_after_correction(play)


def _set_destination(book: BookPlay, person: int, city: str | None) -> None:
    """Set a destination, or the alternate of whoever declares, and go on if it was asked for."""
    state, holder = book.state, book.state.seats[person]
    is_alternate = person == state.turn.seat and state.drawing == "alternate"
    if is_alternate and city is not None:
        holder.alternate = city
    else:
        holder.destination = city
        if holder.declared and city != holder.home:
            holder.declared, holder.alternate = False, None
    chooses = state.phase in (BookPhase.DESTINATION, BookPhase.REGION)
    if city is None or person != state.turn.seat or not chooses:
        return
    state.drawing = None
    holder.swap_open, holder.drew_first = not holder.drew_first, True
    if holder.swap_open:
        state.phase = BookPhase.SWAP
    else:
        REPORTED.run(book, Step.ROLL)


def _continue_after_correction(play: MutablePosition) -> Phase:
    """Go on where a correction has answered what was asked: fees that can be paid now."""
    book = BookPlay(book_of(play.state), play.dice)
    if book.state.phase is BookPhase.FEES:
        REPORTED.run(book, Step.FEES)
        for event in book.events:
            play.emit(event)
    return follow_book(play.state)
