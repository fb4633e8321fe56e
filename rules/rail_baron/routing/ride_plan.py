"""What a seat has to ride, read from a view, and a route for it with its figures."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import View
from rules.rail_baron.routing.ride import RideTask, path_stops
from rules.rail_baron.routing.tolls import Tolls, tolls_of
from rules.rail_baron.routing.turn_forecast import FirstTurn, TurnForecast, turn_forecast


class Route(msgspec.Struct, frozen=True):
    """A route to the destination.

    `key`: "fast" fewest turns, "cheap" fewest fees, "own" mostly over own track, "best" for time
    and money together, "onto" a declared train this turn, "away" from declared trains, "safe" for a
    declared seat, to a stop where it is least likely to be rovered, "via" through waypoints, "plan"
    a stored one. `path`: segment ids from the train to the destination. `miles`: how many. `turns`:
    expected turns, the one in progress included. `fees_now`: the fees of this turn when its steps
    are ridden (expected, if the roll is still to come), rides already made this turn included;
    `fees`: those and the expected fees of later turns. Owners and rates are taken as they are now;
    dollars are rounded. `railroads`: in the order first ridden. `payees`: who is paid on the way,
    the bank as None. `rovers`: declared seats whose train it touches in this turn's steps."""

    key: str
    path: tuple[int, ...]
    miles: int
    turns: float
    fees: int
    fees_now: int
    railroads: tuple[str, ...]
    payees: tuple[int | None, ...]
    rovers: tuple[int, ...] = ()


class RidePlan(msgspec.Struct, frozen=True):
    """What a seat has to ride, read from a view.

    `task` has the `steps` of this turn (None while the roll is still to come); `tolls` are the
    seat's; `look` is the forecast of its turns."""

    seat: int
    board: Board
    task: RideTask
    steps: int | None
    tolls: Tolls
    look: TurnForecast

    def measure_route(self, key: str, path: Sequence[int], view: View) -> Route:
        """Return a path as a route with its figures."""
        tolls = self.tolls.path_tolls(self.board, path)
        if self.steps is None:
            fees_now = round(self.tolls.expected_turn_fees(tolls, self.look))
        else:
            fees_now = self.tolls.turn_fees(tolls[: self.steps])
        return Route(
            key,
            tuple(path),
            len(path),
            self.look.expected_turns(len(path)),
            round(self.tolls.expected_fees(tolls, self.look)),
            fees_now,
            tuple(dict.fromkeys(self.board.segments[s].railroad for s in path)),
            self.tolls.payees(tolls, len(view.seats)),
            self._rovers(path, view),
        )

    def _rovers(self, path: Sequence[int], view: View) -> tuple[int, ...]:
        stops = path_stops(self.board, self.task.milepost, path[: self.steps or 0])[1:]
        return tuple(s for s, stop in declared_trains(view, self.seat).items() if stop in stops)


def declared_trains(view: View, seat: int) -> dict[int, int]:
    """Return the milepost of each declared opponent: where it can be rovered (28)."""
    return {
        other.seat: other.milepost
        for other in view.seats
        if other.seat != seat and other.declared and not other.bankrupt
    }


def ride_plan(view: View, seat: int) -> RidePlan | None:
    """Return what the seat has to ride, or None without a destination to ride to.

    The steps are known once it has rolled; before that, and on other seats' turns, a whole turn
    of its engine is expected."""
    graph, seat_view = board(view.options), view.seats[seat]
    goal = seat_view.home if seat_view.declared else seat_view.destination
    if seat_view.bankrupt or goal is None or graph.milepost_of[goal] == seat_view.milepost:
        return None
    first = first_turn(view, seat)
    relaxed = seat_view.alternate is not None and not seat_view.declared
    target, used = graph.milepost_of[goal], frozenset(seat_view.used)
    task = RideTask(seat_view.milepost, target, first.steps or 0, used, relaxed)
    tolls = tolls_of(view, seat, graph)
    return RidePlan(seat, graph, task, first.steps, tolls, turn_forecast(seat_view.engine, first))


def first_turn(view: View, seat: int) -> FirstTurn:
    """Return what is known of the seat's present ride; nothing before its roll."""
    turn = view.turn
    if view.phase is not Phase.RIDE or turn.seat != seat:
        return FirstTurn()
    return FirstTurn(turn.steps_left, turn.bonus_due and turn.red is None)


def heading_home(view: View, seat: int) -> View:
    """Return the view as if the seat declared and rode home from here (25, 26)."""
    changed = msgspec.structs.replace(view.seats[seat], destination=view.seats[seat].home)
    return msgspec.structs.replace(
        view, seats=(*view.seats[:seat], changed, *view.seats[seat + 1 :])
    )
