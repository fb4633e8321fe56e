"""The robots that play by rule of thumb. They see a view and draw from dice of their own."""

from __future__ import annotations

from collections.abc import Callable

import data.rail_baron as facts
from rules.dice import Dice
from rules.game import Robot
from rules.rail_baron.model.actions import AnyAction, Bid, Declare, PassBid, Ride
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import View
from rules.rail_baron.robot.steady import Steady
from rules.rail_baron.routing.ride import Step, build_path, distances_from
from rules.rail_baron.routing.ride_plan import ride_plan

STRAY = 4
"""One step in this many is any legal one; the others lead nearer to the destination."""


class Random:
    """Plays any legal action, each with some chance, but with a bias that brings games to an end.

    It usually declares when it may, and most of its steps lead towards the destination."""

    name = "random"

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        """Return a legal action of `seat`, which must be in `view.to_move` and be the viewer."""
        if view.phase is Phase.RIDE:
            return self._ride(view, seat, dice)
        if view.phase is Phase.AUCTION:
            return self._bid(view, dice)
        declare = next((action for action in view.legal if isinstance(action, Declare)), None)
        if declare is not None and dice.pick(4, "declare"):
            return declare
        return view.legal[dice.pick(len(view.legal), "action")]

    def _ride(self, view: View, seat: int, dice: Dice) -> Ride:
        plan = ride_plan(view, seat)
        if plan is None:
            raise ValueError(f"seat {seat} has nowhere to ride")
        far = distances_from(plan.board, plan.task.target)
        return Ride(build_path(plan.board, plan.task, _straying_choice(far, dice)))

    def _bid(self, view: View, dice: Dice) -> AnyAction:
        if view.bids is None or dice.pick(2, "bid"):
            return PassBid()
        lowest, highest = view.bids
        step = facts.numbers().auction_min_increment
        return Bid(min(highest, lowest + step * dice.pick(3, "raise")))


def _straying_choice(distances: dict[int, int], dice: Dice) -> Callable[[list[Step]], int]:
    def choose(options: list[Step]) -> int:
        if len(options) == 1:
            return 0
        if dice.pick(STRAY, "stray") == 0:
            return dice.pick(len(options), "step")
        return min(range(len(options)), key=lambda index: distances[options[index][1]])

    return choose


ROBOTS: dict[str, Robot] = {robot.name: robot for robot in (Random(), Steady())}
