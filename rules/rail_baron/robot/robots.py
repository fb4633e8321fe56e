"""The robots: seats played by rule of thumb. They see a view and draw from dice of their own."""

from __future__ import annotations

from collections.abc import Callable

from rules.dice import Dice
from rules.game import Robot
from rules.rail_baron.model.actions import AnyAction, Bid, Declare, PassBid, Ride
from rules.rail_baron.model.state import Phase
from rules.rail_baron.model.view import View
from rules.rail_baron.robot.steady import Steady
from rules.rail_baron.routing.ride import Step, far_from, walk
from rules.rail_baron.routing.routes import plan_of

STRAY = 4
"""One step in so many is any lawful one; the others lead nearer to the destination."""


class Random:
    """Any legal action, each with some chance, leaning to what brings a game to its end: it
    declares when it may, and most of its steps lead towards the destination."""

    name = "random"

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        """A legal action for `seat`, which must be in `view.to_move` and be the viewer."""
        if view.phase is Phase.RIDE:
            return self._ride(view, seat, dice)
        if view.phase is Phase.AUCTION:
            return self._bid(view, dice)
        declare = next((action for action in view.legal if isinstance(action, Declare)), None)
        if declare is not None and dice.pick(4, "declare"):
            return declare
        return view.legal[dice.pick(len(view.legal), "action")]

    def _ride(self, view: View, seat: int, dice: Dice) -> Ride:
        plan = plan_of(view, seat)
        if plan is None:
            raise ValueError(f"seat {seat} has nowhere to ride")
        far = far_from(plan.board, plan.task.target)
        return Ride(walk(plan.board, plan.task, _straying(far, dice)))

    def _bid(self, view: View, dice: Dice) -> AnyAction:
        if view.bids is None or dice.pick(2, "bid"):
            return PassBid()
        lowest, highest = view.bids
        return Bid(min(highest, lowest + 500 * dice.pick(3, "raise")))


def _straying(far: dict[int, int], dice: Dice) -> Callable[[list[Step]], int]:
    def choose(options: list[Step]) -> int:
        if len(options) == 1:
            return 0
        if dice.pick(STRAY, "stray") == 0:
            return dice.pick(len(options), "step")
        return min(range(len(options)), key=lambda index: far[options[index][1]])

    return choose


ROBOTS: dict[str, Robot] = {robot.name: robot for robot in (Random(), Steady())}
