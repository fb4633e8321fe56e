"""Whether a game played in person counts in the records: if all at the board agree (19)."""

from __future__ import annotations

from rules.dice_desk.actions import AgreeToCount
from rules.dice_desk.events import AgreedToCount
from rules.dice_desk.state import MutablePosition, Phase, Position, State
from rules.errors import RuleError


def check_agree(position: Position, seat: int, action: AgreeToCount) -> None:
    state = position.state
    if state.book is None:
        raise RuleError("no-game-counted", "19")
    if set(_seats(state)) != set(range(state.seats)):
        raise RuleError("count-seats", "19")
    if seat in _list_agreed(state):
        raise RuleError("agreed-already", "19")


def do_agree(play: MutablePosition, seat: int, action: AgreeToCount) -> Phase:
    state = play.state
    state.agreed = (*_list_agreed(state), seat)
    missing = state.seats - len(state.agreed)
    play.emit(AgreedToCount(_seats(state).index(seat), missing))
    return state.phase


def is_counted(state: State) -> bool:
    """Whether an ended session counts: played to its end, and all have agreed."""
    is_won = state.book is not None and state.book.winner is not None
    everybody = set(range(state.seats))
    return is_won and everybody == set(_list_agreed(state)) == set(_seats(state))


def _list_agreed(state: State) -> tuple[int, ...]:
    return state.agreed if isinstance(state.agreed, tuple) else ()


def _seats(state: State) -> list[int | None]:
    """Return the seat of each person at the board; None without one."""
    return [person.seat for person in state.people]
