"""The robots: seats played by rule of thumb. They see a view and draw from dice of their own."""

from __future__ import annotations

from rules.baltimore_ohio.actions import (
    AnyAction,
    BuildTrack,
    PassBid,
)
from rules.baltimore_ohio.play import Position
from rules.baltimore_ohio.state import Phase
from rules.baltimore_ohio.track import next_hexes
from rules.baltimore_ohio.view import View
from rules.dice import Dice
from rules.game import Robot


class Random:
    """Any legal action, each with some chance, leaning to what brings a game to its end: it sells
    seldom, buys equipment when it can, and builds on."""

    name = "random"

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        """A legal action for `seat`, which must be in `view.to_move` and be the viewer."""
        phase = view.table.phase
        if phase is Phase.MARKET:
            return self._turn(view, seat, dice)
        if phase is Phase.AUCTION:
            return PassBid() if dice.pick(2, "bid") else self._any(view, dice)
        if phase in (Phase.SCRAP, Phase.SERVICE) and dice.pick(4, "usual"):
            return view.legal[0 if phase is Phase.SCRAP else -1]
        if phase is Phase.EQUIPMENT and dice.pick(3, "usual"):
            return view.legal[1]
        if phase is Phase.TRACK:
            return self._build(view, dice)
        return self._any(view, dice)

    def _any(self, view: View, dice: Dice) -> AnyAction:
        return view.legal[dice.pick(len(view.legal), "action")]

    def _turn(self, view: View, seat: int, dice: Dice) -> AnyAction:
        return self._any(view, dice)

    def _build(self, view: View, dice: Dice) -> AnyAction:
        action = self._any(view, dice)
        if not isinstance(action, BuildTrack):
            return action
        position = Position(view.table)
        name, _ = position.acting
        hexes = action.hexes
        while more := list(next_hexes(position, name, hexes)):
            if dice.pick(6, "on") == 0:
                break
            hexes = (*hexes, more[dice.pick(len(more), "hex")])
        return BuildTrack(hexes)


ROBOTS: dict[str, Robot] = {robot.name: robot for robot in (Random(),)}


def robot(name: str) -> Robot:
    """The robot of that name: "random" or "steady". Raises KeyError for any other."""
    return ROBOTS[name]
