"""Rolling and riding (rulings 9 to 13, and the rover at each step: 28)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.rail_baron.model.actions import Ride, Roll
from rules.rail_baron.model.events import BonusRolled, Rode, Rolled
from rules.rail_baron.model.play import MutablePosition, Next, Position, Step
from rules.rail_baron.model.state import Engine, Phase, Ridden
from rules.rail_baron.ownership import establishment
from rules.rail_baron.routing import ride
from rules.rail_baron.travel import declare

SIX = 6


def legal_roll(position: Position) -> Iterator[Roll]:
    yield Roll()


def do_roll(play: MutablePosition, seat: int, action: Roll) -> Next:
    return Step.ROLL


def roll_dice(play: MutablePosition) -> Next:
    """Roll two white dice, with a SuperChief the red one too; the present engine counts (9, 12)."""
    turn, mover = play.state.turn, play.mover
    first, second = play.dice.roll(2, SIX, "white")
    turn.white = (first, second)
    turn.engine = mover.engine
    turn.white_left = turn.steps_left = first + second
    turn.bonus_due = is_bonus_earned(mover.engine, first, second)
    if mover.engine == "SuperChief":
        turn.red = play.dice.roll(1, SIX, "red")[0]
        turn.steps_left += turn.red
    play.emit(Rolled(turn.seat, turn.white, turn.red))
    return Phase.RIDE


def is_bonus_earned(engine: Engine, first: int, second: int) -> bool:
    """Whether these white dice give the bonus die (12)."""
    if engine == "Express":
        return first == second
    return engine == "SuperChief" or first == second == SIX


def roll_bonus(play: MutablePosition) -> Next:
    """Roll the red die of a Freight or Express, to be ridden after the white dice (12)."""
    return _start_bonus_ride(play, bounce=False)


def bounce_out(play: MutablePosition) -> Next:
    """Use the red die to leave a city that was reached on the white dice (13, 26a).

    A SuperChief has already rolled it."""
    return _start_bonus_ride(play, bounce=True)


def ride_task(position: Position) -> ride.RideTask:
    """Return the ride that is due now."""
    mover = position.mover
    target = position.target_milepost(mover)
    assert target is not None
    steps = position.state.turn.steps_left
    used = frozenset(mover.used)
    return ride.RideTask(mover.milepost, target, steps, used, relaxed=declare.is_undeclared(mover))


def legal_ride(position: Position) -> Iterator[Ride]:
    """Yield one ride for each legal first step, with any legal continuation."""
    due = ride_task(position)
    for step in ride.next_steps(position.board, due):
        rest = ride.task_after_step(due, step)
        yield Ride((step[0], *ride.build_path(position.board, rest, lambda steps: 0)))


def can_ride(position: Position) -> bool:
    """Whether there is a legal ride: with a legal step there is always a whole ride (11)."""
    return bool(ride.next_steps(position.board, ride_task(position)))


def check_ride(position: Position, seat: int, action: Ride) -> None:
    ride.check_path(position.board, ride_task(position), action.path)


def do_ride(play: MutablePosition, seat: int, action: Ride) -> Next:
    """Ride the path, then act on where it led (9, 13, 26)."""
    turn, mover = play.state.turn, play.mover
    target = play.target_milepost(mover)
    stops = ride.path_stops(play.board, mover.milepost, action.path)
    play.emit(Rode(seat, stops[0], action.path, stops[-1]))
    ride_path(play, action.path)
    whites = turn.white_left
    turn.white_left = max(0, whites - len(action.path))
    turn.steps_left = 0
    if len(action.path) > whites:
        turn.bonus_due, turn.bonus_used = False, True
    if mover.milepost == target:
        return Step.HOME if mover.declared else Step.ARRIVAL
    return Step.BONUS if turn.bonus_due else Step.FEES


def ride_path(play: MutablePosition, path: Sequence[int]) -> None:
    """Ride these segments with the seat on turn, each at its present rate (18)."""
    stops = ride.path_stops(play.board, play.mover.milepost, path)
    for segment, stop in zip(path, stops[1:], strict=True):
        _ride_segment(play, segment, stop)


def _ride_segment(play: MutablePosition, segment: int, stop: int) -> None:
    turn, mover = play.state.turn, play.mover
    railroad = play.board.segments[segment].railroad
    turn.ridden.append(
        Ridden(segment, railroad, establishment.current_rate(play, turn.seat, railroad))
    )
    establishment.end_other_establishments(mover, railroad)
    if segment not in mover.used:
        mover.used.append(segment)
    mover.milepost = stop
    declare.rover(play, stop)


def _start_bonus_ride(play: MutablePosition, *, bounce: bool) -> Next:
    turn = play.state.turn
    if turn.red is None:
        turn.red = play.dice.roll(1, SIX, "red")[0]
    turn.bonus_due, turn.bonus_used = False, True
    turn.steps_left, turn.white_left = turn.red, 0
    play.emit(BonusRolled(turn.seat, turn.red, bounce))
    return Phase.RIDE
