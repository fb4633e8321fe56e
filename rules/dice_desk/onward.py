"""A game that was kept at the desk goes on as a table in chat (18)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from rules.dice_desk.reported_ride import on_the_way
from rules.dice_desk.state import Phase, State
from rules.dice_desk.whole_game import book_of
from rules.errors import RuleError
from rules.rail_baron import laid_out
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.play import Position
from rules.rail_baron.setup import new_state


def check_between_turns(state: State) -> None:
    """Raise RuleError unless a whole game is kept and its next turn has not been told in part."""
    if state.book is None:
        raise RuleError("no-game-kept", "18")
    turn = state.book.turn
    is_begun = bool(turn.arrivals or turn.bonus_used or state.book.drawing)
    if state.phase not in (Phase.DESTINATION, Phase.TURN) or is_begun or not turn.number:
        raise RuleError("between-turns", "18")


def known_train(state: State, number: int) -> int | None:
    """Return the milepost where a person's train stands, None if it is between two cities."""
    book = book_of(state)
    milepost = book.seats[number].milepost
    return None if milepost in (-1, on_the_way(Position(book).board)) else milepost


def chat_options(state: State, names: Mapping[int, str], trains: Mapping[int, int]) -> Options:
    """Return the options of a game of Rail Baron that goes on from here, which can be set up.

    `names`: of people of whom it isn't known who plays for them; `trains`: the mileposts of all
    trains on the board. Raises RuleError."""
    check_between_turns(state)
    book = book_of(state)
    present = [number for number, holder in enumerate(book.seats) if not holder.bankrupt]
    for number in present:
        target = Position(book).target_milepost(book.seats[number])
        if trains[number] == target and not book.seats[number].arrival_due:
            raise RuleError("train-there", "18", name=state.people[number].name or str(number + 1))
    mileposts = [trains[number] if number in present else -1 for number in range(len(book.seats))]
    options = replace(book.options, position=laid_out.describe_position(book, names, mileposts))
    new_state(len(book.seats), options)
    return options
