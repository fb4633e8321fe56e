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
            cash=holder.cash,
            home=holder.home,
            milepost=milepost,
            departure=holder.departure,
            engine=holder.engine,
            destination=holder.destination,
            declared=holder.declared,
            alternate=holder.alternate,
            arrival_due=holder.arrival_due,
            drew_first=holder.drew_first,
            swap_open=holder.swap_open,
            railroads=tuple(holder.railroads),
            bankrupt=holder.bankrupt,
            name=names.get(number, ""),
        )
        for number, (holder, milepost) in enumerate(zip(state.seats, mileposts, strict=True))
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
    checked.state.bank_out = sum(row.cash for row in position.seats)
    checked.state.phase = Phase.SWAP if checked.mover.swap_open else Phase.DESTINATION
    if checked.mover.bankrupt or any(referee.complaints(checked.state)):
        raise RuleError("position", "33")
    return state


def _has_known_names(options: Options, position: StartPosition) -> bool:
    """Whether seats, cities, railroads and sums of a position are such."""
    graph, numbers = board(options), range(len(position.seats))
    deeds = [mark for row in position.seats for mark in row.railroads]
    cities = [
        city
        for row in position.seats
        for city in (row.home, row.departure, row.destination, row.alternate)
        if city
    ]
    return (
        position.on_turn in numbers
        and position.first in numbers
        and 1 <= position.turn <= MOST_TURNS
        and all(city in graph.cities for city in cities)
        and {*deeds, *position.third_owner} <= set(graph.railroads)
        and all(0 <= row.cash <= MOST_CASH for row in position.seats)
        and all(row.bankrupt or row.departure for row in position.seats)
        and sum(not row.bankrupt for row in position.seats) > 1
        and not any(row.bankrupt and (row.cash or row.railroads) for row in position.seats)
    )


def _lay_out(options: Options, position: StartPosition) -> State:
    deeds = [mark for row in position.seats for mark in row.railroads]
    taken = {*deeds, *position.third_owner}
    try:
        seats = [
            msgspec.convert(
                {**msgspec.to_builtins(row), "railroads": list(row.railroads), "cash": 0}, SeatState
            )
            for row in position.seats
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
    return [msgspec.structs.replace(seat, cash=row.cash) for seat, row in pairs]


def begin(play: MutablePosition, position: StartPosition) -> Next:
    """Pay out the cash of all, and begin the turn of the seat on turn."""
    play.emit(LaidOut(position.turn))
    for seat, row in enumerate(position.seats):
        play.transfer(None, seat, row.cash, "start")
    step = begin_turn(play, position.turn, position.on_turn)
    return Phase.SWAP if play.mover.swap_open else step
