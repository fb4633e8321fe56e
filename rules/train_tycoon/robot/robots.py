"""The robots: random, steady and absent. They see a view and draw from dice of their own."""

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
from rules.train_tycoon.model.board import EXIT_EDGES, OPPOSITE, edge_pair
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Pair, Phase
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import lines
from rules.train_tycoon.operation.lines import LinePlanner, Opening, Way
from rules.train_tycoon.robot.absent import Absent
from rules.train_tycoon.robot.steady import Steady

WAYS_CONSIDERED = 12
"""Ways to a hub that are considered before one is drawn."""
TRIES = 60
"""Random walks tried before the first legal line is taken."""
BID_RANGE = 20
"""A random robot bids up to this many times 5 for the priority."""


class Random:
    """Takes any legal action with some chance; drastic ones are rarer."""

    name = "random"

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        """Return a legal action for `seat`, which must be in `view.to_move` and be the viewer."""
        phase = view.table.phase
        if phase is Phase.AUCTION:
            return BidPriority(5 * dice.pick(BID_RANGE, "bid"))
        if phase is Phase.SEATING:
            seats = list(range(len(view.table.players)))
            return SeatPlayers(tuple(seats.pop(dice.pick(len(seats), "seat")) for _ in seats[:]))
        if phase is Phase.KEEP:
            return KeepLines(_random_lines(view, dice))
        if view.may_open:
            return self._random_line(view, dice)
        if phase is Phase.BANKRUPTCY and dice.pick(20, "bankruptcy"):
            return DeclineBankruptcy()
        if phase is Phase.TARGET and dice.pick(2, "target"):
            return PassTarget()
        return view.legal[dice.pick(len(view.legal), "action")]

    def _random_line(self, view: View, dice: Dice) -> Opening | SkipLine:
        position = Position(view.table)
        if view.table.phase is Phase.LINE and not dice.pick(6, "skip"):
            return SkipLine()
        planner = lines.line_planner(position)
        starts = planner.starts()
        if dice.pick(2, "aim"):
            way_to_hub = _random_way_to_hub(planner, starts[dice.pick(len(starts), "start")], dice)
            if way_to_hub is not None:
                return planner.action(way_to_hub)
        for _ in range(TRIES):
            way = _random_way(planner, starts[dice.pick(len(starts), "start")], dice)
            if way is not None and planner.is_possible(way):
                return planner.action(way)
        plan = next(lines.all_lines(position), None)
        return SkipLine() if plan is None else plan.action


def _random_lines(view: View, dice: Dice) -> tuple[int, ...]:
    """Return drawn lines of the bidder."""
    attempt = view.table.attempt
    assert attempt is not None
    remaining = [line.id for line in view.table.lines if line.owner == attempt.order[0].company]
    drawn = [remaining.pop(dice.pick(len(remaining), "line")) for _ in range(10)]
    return tuple(sorted(drawn))


def _random_way_to_hub(site: LinePlanner, start: str, dice: Dice) -> Way | None:
    """Return one of the first ways to a hub within reach, or None."""
    position = site.position
    reach = site.numbers.max_track_tiles + 1
    hubs = [hub for hub in position.state.hubs if 2 <= position.board.steps(start, hub) <= reach]
    if not hubs:
        return None
    plans = list(islice(site.plans(start, hubs[dice.pick(len(hubs), "hub")]), WAYS_CONSIDERED))
    return plans[dice.pick(len(plans), "way")].way if plans else None


def _random_way(site: LinePlanner, start: str, dice: Dice) -> Way | None:
    """Return a random way from a hub, or None.

    It mostly stops at the first hub it meets, otherwise somewhere before."""
    board = site.position.board
    max_length = 1 + dice.pick(site.numbers.max_track_tiles, "length")
    leave = dice.pick(6, "edge")
    place, lays, pairs = start, list[Lay](), list[Pair]()
    while True:
        beyond = board.beside[place][leave]
        if beyond is None or beyond == start or any(lay.hex == beyond for lay in lays):
            return None
        full = len(lays) == max_length
        stops = full or (beyond in site.position.state.hubs and dice.pick(5, "stop") > 0)
        if lays and stops and site.is_end(beyond, start):
            return Way(start, tuple(lays), tuple(pairs), beyond)
        if full:
            return None
        enter = OPPOSITE[leave]
        leave = EXIT_EDGES[enter][dice.pick(3, "bend")]
        edges = edge_pair(enter, leave)
        options = site.lay_options(beyond, edges)
        if not options:
            return None
        lays.append(Lay(beyond, options[dice.pick(len(options), "how")]))
        pairs.append(edges)
        place = beyond


ROBOTS: dict[str, Robot] = {robot.name: robot for robot in (Random(), Steady(), Absent())}
