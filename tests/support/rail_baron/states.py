"""Games of Rail Baron set up by hand, dice that fall as told, and actions under the referee."""

from collections import deque
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, TypeVar

import msgspec
import pytest

import data.rail_baron as facts
from rules.errors import RuleError
from rules.rail_baron import GAME
from rules.rail_baron.cities.lookup import REGION
from rules.rail_baron.model.actions import BuyRailroad, Ride, Roll
from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.state import Phase, SeatState, State, Turn

T = TypeVar("T")
PLAIN = Options()
BOARD = board(PLAIN)


class Scripted:
    """Dice that give these values in order; a pick gives the index itself."""

    def __init__(self, *values: int) -> None:
        self.left = list(values)

    def roll(self, count: int, sides: int, why: str) -> tuple[int, ...]:
        return tuple(self._next(sides, 1, why) for _ in range(count))

    def pick(self, size: int, why: str) -> int:
        return self._next(size - 1, 0, why)

    def _next(self, most: int, least: int, why: str) -> int:
        assert self.left, f"no value left for {why}"
        value = self.left.pop(0)
        assert least <= value <= most, f"{value} for {why}, which gives {least} to {most}"
        return value


def seat(city: str = "Chicago", cash: int = 20_000, **changes: Any) -> SeatState:
    """A seat in the middle of a game, its train in `city`, which is also its home and where its
    trip began unless `changes` say otherwise."""
    fields: dict[str, Any] = {
        "cash": cash,
        "home": city,
        "departure": city,
        "milepost": BOARD.milepost_of[city],
        "drew_first": True,
    }
    return SeatState(**(fields | changes))


def declared(city: str, home: str, alternate: str, cash: int = 210_000, **more: Any) -> SeatState:
    """A declared seat on its way home."""
    trip = {"home": home, "destination": home, "alternate": alternate, "declared": True}
    return seat(city, cash, **(trip | more))


def game(
    *seats: SeatState,
    phase: Phase = Phase.ROLL,
    on_turn: int = 0,
    options: Options = PLAIN,
    third: Sequence[str] = (),
    turn: dict[str, Any] | None = None,
    **changes: Any,
) -> State:
    """A game of these seats; the bank holds what nobody has. A seat without a destination is about
    to draw one if `phase` is left alone."""
    held = {mark for player in seats for mark in player.railroads} | set(third)
    bank = [mark for mark in board(options).railroads if mark not in held]
    if phase is Phase.ROLL and seats[on_turn].destination is None:
        phase = Phase.DESTINATION
    fields: dict[str, Any] = {
        "options": options,
        "seats": list(seats),
        "phase": phase,
        "turn": Turn(
            number=10, seat=on_turn, start=seats[on_turn].milepost, engine=seats[on_turn].engine
        ),
        "bank": bank,
        "sold_out": not bank,
        "third_owner": list(third),
        "purchases": sum(len(player.railroads) for player in seats),
        "gifts": len(third),
        "bank_out": sum(player.cash for player in seats),
    }
    for name, value in (turn or {}).items():
        setattr(fields["turn"], name, value)
    return State(**(fields | changes))


def nearly_home(money: int, owner: int = 1, alternate: str = "Denver", **more: object) -> State:
    """Seat 0, declared, two segments from home on the PA, which seat `owner` has."""
    seats = [
        declared("Indianapolis", "Chicago", alternate, money, **more),
        seat("Boston"),
        seat("Miami"),
    ]
    seats[owner].railroads = ["PA"]
    return game(*seats)


def act(state: State, action: Any, *dice: int, by: int | None = None) -> list[Any]:
    """Do the action as `by`, or as the seat to move, with exactly these dice; the events."""
    mover = GAME.to_move(state)[0] if by is None else by
    scripted = Scripted(*dice)
    events = GAME.apply(state, mover, action, scripted)
    assert scripted.left == [], f"{scripted.left} were not rolled"
    complaints = list(GAME.invariants(state))
    assert complaints == [], complaints
    return events


def acts(state: State, *actions: Any) -> list[Any]:
    """Do the actions one after another, without dice; the events of the last."""
    *_, events = [act(state, action) for action in actions]
    return events


def refused(state: State, action: Any, code: str, rule: str, *, by: int | None = None) -> RuleError:
    """The action must be refused with this code and rule, by check and apply, changing nothing."""
    mover = GAME.to_move(state)[0] if by is None else by
    before = msgspec.msgpack.encode(state)
    with pytest.raises(RuleError) as checked:
        GAME.check(state, mover, action)
    with pytest.raises(RuleError) as applied:
        GAME.apply(state, mover, action, Scripted())
    assert msgspec.msgpack.encode(state) == before
    assert (applied.value.code, applied.value.rule) == (code, rule)
    assert (checked.value.code, checked.value.rule) == (code, rule)
    return applied.value


def legal(state: State) -> list[Any]:
    """Everything the seat to move may do."""
    return list(GAME.legal(state, GAME.to_move(state)[0]))


def of(events: Iterable[Any], kind: type[T]) -> list[T]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def kinds(events: Iterable[Any]) -> list[str]:
    """The names of the events, in order."""
    return [type(event).__name__ for event in events]


def milepost(place: str | int) -> int:
    return place if isinstance(place, int) else BOARD.milepost_of[place]


def along(railroad: str, *places: str | int, graph: Board = BOARD) -> tuple[int, ...]:
    """Segments of one railroad from place to place, the fewest, none twice."""
    path: list[int] = []
    for start, end in pairwise(places):
        path += _leg(graph, railroad, milepost(start), milepost(end), path)
    return tuple(path)


def _leg(graph: Board, railroad: str, start: int, end: int, ridden: Sequence[int]) -> list[int]:
    came: dict[int, tuple[int, int]] = {start: (-1, -1)}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for segment, other in graph.steps[here]:
            same_railroad = graph.segments[segment].railroad == railroad
            if same_railroad and other not in came and segment not in ridden:
                came[other] = (segment, here)
                queue.append(other)
    path = []
    while end != start:
        segment, end = came[end]
        path.append(segment)
    return path[::-1]


@cache
def cell(table: str, result: str) -> tuple[int, int, int]:
    """A red and two white dice that hit this result of a table."""
    columns = facts.destinations().tables[table]
    for red, column in ((1, columns.odd), (2, columns.even)):
        if result in column:
            total = column.index(result) + 2
            first = min(6, total - 1)
            return red, first, total - first
    raise ValueError(f"{table} has no {result}")


def region(name: str) -> tuple[int, int, int]:
    """Dice for a region."""
    return cell(REGION, name)


def city(name: str) -> tuple[int, int, int]:
    """Dice for a city once its region is known."""
    return cell(BOARD.region_of[name], name)


def to(name: str) -> tuple[int, ...]:
    """Dice for a city: its region, then the city in it."""
    return (*region(BOARD.region_of[name]), *city(name))


def chart(departure: str, destination: str) -> int:
    """Dollars in the payoff chart."""
    return facts.payoffs()[departure, destination]


def cash(state: State) -> list[int]:
    """What each seat holds."""
    return [player.cash for player in state.seats]


def begin_turn(state: State, number: int) -> State:
    """Hand the turn to this seat, at the roll or at the draw."""
    player = state.seats[number]
    state.turn = Turn(state.turn.number + 1, number, start=player.milepost, engine=player.engine)
    state.phase = Phase.DESTINATION if player.destination is None else Phase.ROLL
    return state


def rides(state: State, number: int, path: Sequence[int]) -> list[Any]:
    """A turn of this seat in which it rolls just enough and rides the path; the events of it."""
    begin_turn(state, number)
    first = len(path) // 2
    act(state, Roll(), first, len(path) - first)
    return act(state, Ride(tuple(path)))


def buys(state: State, number: int, railroad: str) -> list[Any]:
    """This seat, just arrived on its white dice, buys a railroad; the events."""
    begin_turn(state, number)
    state.turn.white = (1, 2)
    state.phase = Phase.PURCHASE
    return act(state, BuyRailroad(railroad))
