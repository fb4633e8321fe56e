"""The whole game of a real board in a session (10 to 16): each entry goes to the book."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from rules.dice_desk import reported
from rules.dice_desk.actions import (
    NOTHING,
    AnyAction,
    AuctionResult,
    Buy,
    ChooseRegion,
    CloseDesk,
    DeclareHome,
    DrawNext,
    RemovePerson,
    ReportTurn,
    Sell,
    SetEngine,
    SetOwner,
    SetTurn,
    SwapHome,
)
from rules.dice_desk.events import MilepostsWasted, RuleSetAside
from rules.dice_desk.reported import REPORTED, purchase
from rules.dice_desk.state import MutablePosition, Naming, Phase, Position, State
from rules.errors import RuleError
from rules.game import Standing, copy_state
from rules.rail_baron.game import GAME as RAIL_BARON
from rules.rail_baron.model import actions as rb
from rules.rail_baron.model.events import TurnLost
from rules.rail_baron.model.play import MutablePosition as BookPlay
from rules.rail_baron.model.play import Position as BookPosition
from rules.rail_baron.model.play import Step
from rules.rail_baron.model.state import Phase as BookPhase
from rules.rail_baron.model.state import State as Book
from rules.rail_baron.standing import ranking
from rules.rail_baron.travel.declare import do_declare

PHASES = {
    BookPhase.DESTINATION: Phase.DESTINATION,
    BookPhase.REGION: Phase.REGION,
    BookPhase.SWAP: Phase.TURN,
    BookPhase.ROLL: Phase.TURN,
    BookPhase.RIDE: Phase.TURN,
    BookPhase.PURCHASE: Phase.PURCHASE,
    BookPhase.FEES: Phase.SALE,
    BookPhase.AUCTION: Phase.AUCTION,
    BookPhase.OVER: Phase.OVER,
}


def book_of(state: State) -> Book:
    """Return the book of a session that keeps the whole game."""
    assert state.book is not None
    return state.book


def mover_of(state: State) -> int:
    """Return whose turn it is."""
    return book_of(state).turn.seat


# --- entries of the game -------------------------------------------------------------------------


def _in_book(action: object) -> object:
    """Return the action of the book that an entry stands for."""
    match action:
        case DrawNext():
            return rb.DrawDestination()
        case ChooseRegion():
            return rb.ChooseRegion(action.region)
        case SwapHome():
            return rb.SwapHome()
        case DeclareHome():
            return rb.Declare()
        case Buy():
            return purchase(action.what)
        case Sell():
            return rb.SellToBank(action.railroad)
    return action


def check_entry(position: Position, seat: int, action: object) -> None:
    """Check an entry by the rules of Rail Baron. Raises RuleError, whose game that is."""
    state = position.state
    book = book_of(state)
    if isinstance(action, DrawNext | SwapHome) and action.person != mover_of(state):
        raise RuleError("not-on-turn", "11", name=position.name(mover_of(state)))
    if isinstance(action, SwapHome) and book.phase is not BookPhase.SWAP:
        raise RuleError("no-swap", "7", name=position.name(action.person))
    if not (isinstance(action, DeclareHome) and action.anyway):
        _check_in_book(position, action)


def _check_in_book(position: Position, action: object) -> None:
    """Check an entry in the book, which knows people by number. Raises RuleError with the name."""
    book = book_of(position.state)
    try:
        REPORTED.action_rules(BookPosition(book), REPORTED.to_move(book)[0], _in_book(action))
    except RuleError as error:
        error.game = error.game or own_game(error)
        person = error.args_.get("name")
        if isinstance(person, int):
            error.args_["name"] = position.name(person)
        raise


def own_game(error: RuleError) -> str:
    """Return whose rules have refused, "" for those of the desk."""
    return "" if error.code in reported.OWN_CODES else RAIL_BARON.key


def do_entry(play: MutablePosition, seat: int, action: AnyAction) -> Phase:
    book = book_of(play.state)
    if isinstance(action, ReportTurn | DeclareHome) and action.anyway:
        action = _set_rule_aside(play, action)
    if isinstance(action, DeclareHome) and action.anyway:
        declaring = BookPlay(book, play.dice)
        REPORTED.run(declaring, do_declare(declaring, mover_of(play.state), rb.Declare()))
        play.events += declaring.events
        return follow_book(play.state)
    rider = mover_of(play.state)
    for event in REPORTED.act(book_of(play.state), _in_book(action), play.dice):
        play.emit(event)  # type: ignore[arg-type]
    if isinstance(action, ReportTurn) and isinstance(action.wasted, int):
        play.emit(MilepostsWasted(rider, action.wasted))
    return follow_book(play.state)


def _set_rule_aside(
    play: MutablePosition, action: ReportTurn | DeclareHome
) -> ReportTurn | DeclareHome:
    """Tell which rule is set aside; return the plain entry if none is (16)."""
    plain = msgspec.structs.replace(action, anyway=False)
    try:
        _check_in_book(play, plain)
    except RuleError as error:
        play.emit(RuleSetAside(error.rule, error.game != ""))
        return action
    return plain


def follow_book(state: State) -> Phase:
    """Take over what people show of the book, and return the phase that follows."""
    book = book_of(state)
    trips = BookPosition(book)
    for person, seat in zip(state.people, book.seats, strict=True):
        person.home, person.place = seat.home or None, seat.departure or None
        person.destination, person.drew_first = seat.destination, seat.drew_first
        person.may_swap = seat.swap_open
    state.naming = None
    if book.phase is BookPhase.OVER:
        return Phase.OVER
    if any(map(reported.lacks_home, book.seats)):
        return Phase.OPEN
    if book.phase is BookPhase.REGION:
        region = trips.board.mileposts[trips.mover.milepost].region
        state.naming = Naming(book.turn.seat, str(region))
    return PHASES[book.phase]


def check_home(position: Position, seat: int, action: DrawNext) -> None:
    people = position.state.people
    if not 0 <= action.person < len(people):
        raise RuleError("no-such-person", "1")
    if people[action.person].left:
        raise RuleError("no-such-person", "1")
    if people[action.person].home is not None:
        without_home = position.without_home()
        raise RuleError("homes-first", "4", name=position.name(without_home[0]))


def do_home(play: MutablePosition, seat: int, action: DrawNext) -> Phase:
    """Roll a home; with the last one the game begins."""
    book = BookPlay(book_of(play.state), play.dice)
    reported.draw_home(book, action.person)
    return begin_with_homes(play, book)


def begin_with_homes(play: MutablePosition, book: BookPlay) -> Phase:
    """Begin the game if all have homes now, and return the phase that follows."""
    reported.begin_play(book)
    for event in book.events:
        play.emit(event)
    return follow_book(play.state)


def game_ranking(state: State) -> list[Standing]:
    """Return the ranking of the people; nobody's cash is secret at a board."""
    over = copy_state(book_of(state))
    over.phase = BookPhase.OVER
    return ranking(over, None)


# --- what may be entered -------------------------------------------------------------------------


def legal_homes(position: Position, seat: int) -> Iterator[AnyAction]:
    for person in position.without_home():
        yield DrawNext(person)
    yield from legal_partings(position)
    yield CloseDesk()


def legal_partings(position: Position) -> Iterator[RemovePerson]:
    """Yield that the last person leaves, of all comings and goings (17)."""
    present = position.present()
    if len(present) > 1:
        yield RemovePerson(present[-1])


def legal_entries(position: Position, seat: int) -> Iterator[AnyAction]:
    """Yield the entries of the phase, then some corrections, and closing."""
    state = position.state
    book = book_of(state)
    for action in REPORTED.legal(book, REPORTED.to_move(book)[0]):
        yield _from_book(state, action)
    number = mover_of(state)
    for mark in book.bank[:1]:
        yield SetOwner(mark, number)
    if book.seats[number].engine != "Express":
        yield SetEngine(number, "Express")
    after = next(BookPosition(book).seats_after(number), None)
    if after is not None:
        yield SetTurn(after)
    yield from legal_partings(position)
    yield CloseDesk()


def _from_book(state: State, action: object) -> AnyAction:
    """Return the entry for an action of the book."""
    match action:
        case rb.DrawDestination():
            return DrawNext(mover_of(state))
        case rb.ChooseRegion():
            return ChooseRegion(action.region)
        case rb.SwapHome():
            return SwapHome(mover_of(state))
        case rb.Declare():
            return DeclareHome()
        case rb.BuyRailroad():
            return Buy(action.railroad)
        case rb.BuyEngine():
            return Buy(action.engine)
        case rb.BuyNothing():
            return Buy(NOTHING)
        case rb.SellToBank():
            return Sell(action.railroad)
    assert isinstance(action, ReportTurn | AuctionResult)
    return action


def announce_home(play: MutablePosition) -> None:
    """Declare for the person on turn, whose alternate the board's dice gave; in the home city that
    wins at once (25). Raises RuleError."""
    check_entry(play, 0, DeclareHome())
    book = BookPlay(book_of(play.state), play.dice)
    step = do_declare(book, mover_of(play.state), rb.Declare())
    if step is BookPhase.OVER:
        REPORTED.run(book, step)
    play.events += book.events
    if step is BookPhase.OVER:
        play.state.phase = follow_book(play.state)


def stay_in_city(play: MutablePosition, city: str) -> Phase:
    """End the turn of the person on turn, who already is in the city that was drawn (RB 7, 25).
    Raises RuleError if no city is drawn now."""
    book = BookPlay(book_of(play.state), play.dice)
    state, mover = book.state, book.mover
    if state.phase not in (BookPhase.DESTINATION, BookPhase.REGION):
        raise RuleError(f"now-{play.state.phase.value}", "12")
    if state.drawing == "alternate":
        mover.alternate = play.board.canonical_city(city)
    state.drawing, mover.drew_first = None, True
    book.emit(TurnLost(state.turn.seat, play.board.canonical_city(city)))
    state.turn.bonus_used = True
    REPORTED.run(book, Step.FEES)
    play.events += book.events
    return follow_book(play.state)
