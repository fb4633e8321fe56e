"""Rolling and riding (rulings 9 to 13, and the rover at each step: 28)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.rail_baron.model.actions import Ride, Roll
from rules.rail_baron.model.events import BonusRolled, Rode, Rolled
from rules.rail_baron.model.play import Next, Play, Position, Step
from rules.rail_baron.model.state import Engine, Phase, Ridden
from rules.rail_baron.ownership import establishment
from rules.rail_baron.routing import ride
from rules.rail_baron.travel import declare

SIX = 6


def legal_roll(position: Position) -> Iterator[Roll]:
    yield Roll()


def do_roll(play: Play, seat: int, action: Roll) -> Next:
    return Step.ROLL


def roll(play: Play) -> Next:
    """Two white dice, with a SuperChief the red one too; the engine of now counts (9, 12)."""
    turn, mover = play.state.turn, play.mover
    first, second = play.dice.roll(2, SIX, "white")
    turn.white = (first, second)
    turn.engine = mover.engine
    turn.white_left = turn.steps_left = first + second
    turn.bonus_due = bonus_earned(mover.engine, first, second)
    if mover.engine == "SuperChief":
        turn.red = play.dice.roll(1, SIX, "red")[0]
        turn.steps_left += turn.red
    play.tell(Rolled(turn.seat, turn.white, turn.red))
    return Phase.RIDE


def bonus_earned(engine: Engine, first: int, second: int) -> bool:
    """Whether these white dice bring the bonus die (12)."""
    if engine == "Express":
        return first == second
    return engine == "SuperChief" or first == second == SIX


def bonus(play: Play) -> Next:
    """The red die of a Freight or Express, to ride on after the white dice (12)."""
    return _ride_red(play, bounce=False)


def bounce_out(play: Play) -> Next:
    """The red die, to ride out of a city reached on the white dice (13, 26a); a SuperChief's lies
    there already."""
    return _ride_red(play, bounce=True)


def task(position: Position) -> ride.Task:
    """The ride that is due now."""
    mover = position.mover
    target = position.target(mover)
    assert target is not None
    steps = position.state.turn.steps_left
    used = frozenset(mover.used)
    return ride.Task(mover.milepost, target, steps, used, relaxed=declare.undeclared(mover))


def legal_ride(position: Position) -> Iterator[Ride]:
    """One ride for each lawful first step: from there the shortest way, or any."""
    due = task(position)
    for step in ride.next_steps(position.board, due):
        rest = ride.after(due, step)
        yield Ride((step[0], *ride.walk(position.board, rest, lambda steps: 0)))


def can_ride(position: Position) -> bool:
    """Whether there is a lawful ride: with one lawful step there is always a whole one (11)."""
    return bool(ride.next_steps(position.board, task(position)))


def check_ride(position: Position, seat: int, action: Ride) -> None:
    ride.check_path(position.board, task(position), action.path)


def do_ride(play: Play, seat: int, action: Ride) -> Next:
    """Ride the path, then see where it led (9, 13, 26)."""
    turn, mover = play.state.turn, play.mover
    target = play.target(mover)
    stops = ride.stops_of(play.board, mover.milepost, action.path)
    play.tell(Rode(seat, stops[0], action.path, stops[-1]))
    ride_over(play, action.path)
    whites = turn.white_left
    turn.white_left = max(0, whites - len(action.path))
    turn.steps_left = 0
    if len(action.path) > whites:
        turn.bonus_due, turn.bonus_used = False, True
    if mover.milepost == target:
        return Step.HOME if mover.declared else Step.ARRIVAL
    return Step.BONUS if turn.bonus_due else Step.FEES


def ride_over(play: Play, path: Sequence[int]) -> None:
    """The seat on turn rides these segments, each at the rate of its moment (18)."""
    stops = ride.stops_of(play.board, play.mover.milepost, path)
    for segment, stop in zip(path, stops[1:], strict=True):
        _step(play, segment, stop)


def _step(play: Play, segment: int, stop: int) -> None:
    turn, mover = play.state.turn, play.mover
    railroad = play.board.segments[segment].railroad
    turn.ridden.append(Ridden(segment, railroad, establishment.rate(play, turn.seat, railroad)))
    establishment.leave_others(mover, railroad)
    if segment not in mover.used:
        mover.used.append(segment)
    mover.milepost = stop
    declare.rover(play, stop)


def _ride_red(play: Play, *, bounce: bool) -> Next:
    turn = play.state.turn
    if turn.red is None:
        turn.red = play.dice.roll(1, SIX, "red")[0]
    turn.bonus_due, turn.bonus_used = False, True
    turn.steps_left, turn.white_left = turn.red, 0
    play.tell(BonusRolled(turn.seat, turn.red, bounce))
    return Phase.RIDE
