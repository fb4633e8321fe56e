"""The robots: seats played by rule of thumb. They see a view and draw from dice of their own."""

from __future__ import annotations

from itertools import islice

from rules.dice import Dice
from rules.game import Robot
from rules.train_tycoon.model.actions import (
    AnyAction,
    BidPriority,
    DeclineBankruptcy,
    KeepLines,
    Lay,
    PassTarget,
    SeatPlayers,
    SkipLine,
)
from rules.train_tycoon.model.board import ONWARD, OPPOSITE, pair
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Pair, Phase
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import lines
from rules.train_tycoon.operation.lines import Opening, Site, Way
from rules.train_tycoon.robot.absent import Absent
from rules.train_tycoon.robot.steady import Steady

LOOKED_AT = 12
"""Ways to a hub that are looked at before one is drawn."""
TRIES = 60
"""Random walks tried before the first legal line is looked up."""
RICH = 20
"""A random robot bids up to so many times 5 for the priority."""


class Random:
    """Any legal action, each with some chance; drastic ones are rarer."""

    name = "random"

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        """A legal action for `seat`, which must be in `view.to_move` and be the viewer."""
        phase = view.table.phase
        if phase is Phase.AUCTION:
            return BidPriority(5 * dice.pick(RICH, "bid"))
        if phase is Phase.SEATING:
            seats = list(range(len(view.table.players)))
            return SeatPlayers(tuple(seats.pop(dice.pick(len(seats), "seat")) for _ in seats[:]))
        if phase is Phase.KEEP:
            return KeepLines(_ten(view, dice))
        if view.may_open:
            return self._line(view, dice)
        if phase is Phase.BANKRUPTCY and dice.pick(20, "bankruptcy"):
            return DeclineBankruptcy()
        if phase is Phase.TARGET and dice.pick(2, "target"):
            return PassTarget()
        return view.legal[dice.pick(len(view.legal), "action")]

    def _line(self, view: View, dice: Dice) -> Opening | SkipLine:
        position = Position(view.table)
        if view.table.phase is Phase.LINE and not dice.pick(6, "skip"):
            return SkipLine()
        found = lines.site(position)
        starts = found.starts()
        if dice.pick(2, "aim"):
            aimed = _aimed(found, starts[dice.pick(len(starts), "start")], dice)
            if aimed is not None:
                return found.action(aimed)
        for _ in range(TRIES):
            way = _walk(found, starts[dice.pick(len(starts), "start")], dice)
            if way is not None and found.fits(way):
                return found.action(way)
        plan = next(lines.every(position), None)
        return SkipLine() if plan is None else plan.action


def _ten(view: View, dice: Dice) -> tuple[int, ...]:
    """Lines of the bidder, drawn."""
    attempt = view.table.attempt
    assert attempt is not None
    left = [line.id for line in view.table.lines if line.owner == attempt.order[0].company]
    kept = [left.pop(dice.pick(len(left), "line")) for _ in range(10)]
    return tuple(sorted(kept))


def _aimed(site: Site, start: str, dice: Dice) -> Way | None:
    """One of the first ways to a hub within reach, None if there is none."""
    position = site.position
    reach = site.numbers.max_track_tiles + 1
    hubs = [hub for hub in position.state.hubs if 2 <= position.board.steps(start, hub) <= reach]
    if not hubs:
        return None
    plans = list(islice(site.plans(start, hubs[dice.pick(len(hubs), "hub")]), LOOKED_AT))
    return plans[dice.pick(len(plans), "way")].way if plans else None


def _walk(site: Site, start: str, dice: Dice) -> Way | None:
    """A random way from a hub that mostly stops at the first hub it meets, or somewhere before."""
    board = site.position.board
    most = 1 + dice.pick(site.numbers.max_track_tiles, "length")
    leave = dice.pick(6, "edge")
    here, lays, pairs = start, list[Lay](), list[Pair]()
    while True:
        beyond = board.beside[here][leave]
        if beyond is None or beyond == start or any(lay.hex == beyond for lay in lays):
            return None
        full = len(lays) == most
        stops = full or (beyond in site.position.state.hubs and dice.pick(5, "stop") > 0)
        if lays and stops and site.is_end(beyond, start):
            return Way(start, tuple(lays), tuple(pairs), beyond)
        if full:
            return None
        enter = OPPOSITE[leave]
        leave = ONWARD[enter][dice.pick(3, "bend")]
        edges = pair(enter, leave)
        hows = site.hows(beyond, edges)
        if not hows:
            return None
        lays.append(Lay(beyond, hows[dice.pick(len(hows), "how")]))
        pairs.append(edges)
        here = beyond


ROBOTS: dict[str, Robot] = {robot.name: robot for robot in (Random(), Steady(), Absent())}
