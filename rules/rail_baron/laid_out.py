"""A game that goes on from a position on a real board (33)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from rules.errors import RuleError
from rules.rail_baron import referee
from rules.rail_baron.model.board import board
from rules.rail_baron.model.events import LaidOut
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.play import MutablePosition, Next, Position
from rules.rail_baron.model.start_position import SeatPosition, StartPosition
from rules.rail_baron.model.state import Phase, SeatState, State, Turn
from rules.rail_baron.travel.turn import begin_turn

MOST_CASH = 10_000_000
"""The largest sum of a seat, in dollars."""
MOST_TURNS = 100_000


def describe_position(
    state: State, names: Mapping[int, str], mileposts: Sequence[int]
) -> StartPosition:
    """Return the position of a state before a turn of the seat on turn.

    `names`: those of seats of whom it isn't known who plays them; `mileposts`: where the trains
    stand."""
    seats = tuple(
        SeatPosition(
            cash=one.cash,
            home=one.home,
            milepost=milepost,
            departure=one.departure,
            engine=one.engine,
            destination=one.destination,
            declared=one.declared,
            alternate=one.alternate,
            arrival_due=one.arrival_due,
            drew_first=one.drew_first,
            swap_open=one.swap_open,
            railroads=tuple(one.railroads),
            bankrupt=one.bankrupt,
            name=names.get(number, ""),
        )
        for number, (one, milepost) in enumerate(zip(state.seats, mileposts, strict=True))
    )
    third_owner = tuple(state.third_owner)
    turn = state.turn
    return StartPosition(seats, turn.number, turn.seat, state.first, state.sold_out, third_owner)


def new_state(seats: int, options: Options, position: StartPosition) -> State:
    """Return the state with everything laid out, the cash still in the bank.

    Raises RuleError for another number of seats, and for a position that can't arise."""
    count = len(position.seats)
    if seats != count:
        raise RuleError("seats-position", "33", seats=count)
    if not _has_known_names(options, position):
        raise RuleError("position", "33")
    state = _lay_out(options, position)
    checked = Position(msgspec.structs.replace(state, seats=_with_cash(state, position)))
    checked.state.bank_out = sum(one.cash for one in position.seats)
    checked.state.phase = Phase.SWAP if checked.mover.swap_open else Phase.DESTINATION
    if checked.mover.bankrupt or any(referee.complaints(checked.state)):
        raise RuleError("position", "33")
    return state


def _has_known_names(options: Options, position: StartPosition) -> bool:
    """Whether seats, cities, railroads and sums of a position are such."""
    graph, numbers = board(options), range(len(position.seats))
    deeds = [mark for one in position.seats for mark in one.railroads]
    cities = [
        city
        for one in position.seats
        for city in (one.home, one.departure, one.destination, one.alternate)
        if city
    ]
    return (
        position.on_turn in numbers
        and position.first in numbers
        and 1 <= position.turn <= MOST_TURNS
        and all(city in graph.cities for city in cities)
        and {*deeds, *position.third_owner} <= set(graph.railroads)
        and all(0 <= one.cash <= MOST_CASH for one in position.seats)
        and all(one.bankrupt or one.departure for one in position.seats)
        and sum(not one.bankrupt for one in position.seats) > 1
        and not any(one.bankrupt and (one.cash or one.railroads) for one in position.seats)
    )


def _lay_out(options: Options, position: StartPosition) -> State:
    deeds = [mark for one in position.seats for mark in one.railroads]
    taken = {*deeds, *position.third_owner}
    try:
        seats = [
            msgspec.convert(
                {**msgspec.to_builtins(one), "railroads": list(one.railroads), "cash": 0}, SeatState
            )
            for one in position.seats
        ]
    except msgspec.ValidationError as error:
        raise RuleError("position", "33") from error
    bank = [m for m, row in board(options).railroads.items() if not row.public and m not in taken]
    return State(
        options=options,
        seats=seats,
        phase=Phase.ROLL,
        turn=Turn(position.turn, position.on_turn),
        first=position.first,
        bank=bank,
        sold_out=position.sold_out,
        third_owner=list(position.third_owner),
        purchases=len(deeds),
        gifts=len(position.third_owner),
    )


def _with_cash(state: State, position: StartPosition) -> list[SeatState]:
    pairs = zip(state.seats, position.seats, strict=True)
    return [msgspec.structs.replace(seat, cash=one.cash) for seat, one in pairs]


def begin(play: MutablePosition, position: StartPosition) -> Next:
    """Pay out the cash of all, and begin the turn of the seat on turn."""
    play.emit(LaidOut(position.turn))
    for seat, one in enumerate(position.seats):
        play.transfer(None, seat, one.cash, "start")
    step = begin_turn(play, position.turn, position.on_turn)
    return Phase.SWAP if play.mover.swap_open else step
