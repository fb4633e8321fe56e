"""Rail Baron without chat: replay, routes, whole games."""

from __future__ import annotations

import statistics
import time
from typing import Any

import msgspec

from rules.dice import ReplayedDice, SeededDice
from rules.rail_baron import GAME
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.view import View
from rules.rail_baron.routing.routes import proposals
from tests.benchmarks.measure import Row, best

Log = list[tuple[int, Any, list[Any]]]


def played(robot: str, seats: int, number: int) -> tuple[Log, list[Any], list[View]]:
    """A whole robots' game: (seat, action, draws) a move, the draws of the set-up, ride views."""
    dice = SeededDice(f"bench {number}".encode())
    own = SeededDice(f"robots {number}".encode())
    player = GAME.robot(robot)
    state, _ = GAME.setup(seats, Options(), dice)
    opening, log, rides = list(dice.draws), [], []
    while not GAME.over(state):
        seat = GAME.to_move(state)[0]
        view = GAME.view(state, seat)
        if view.may_ride:
            rides.append(view)
        action = player.choose(view, seat, own)
        before = len(dice.draws)
        GAME.apply(state, seat, action, dice)
        log.append((seat, action, dice.draws[before:]))
    return log, opening, rides


def _replay(log: Log, opening: list[Any], seats: int) -> None:
    state, _ = GAME.setup(seats, Options(), ReplayedDice(opening))
    for seat, action, draws in log:
        GAME.apply(state, seat, action, ReplayedDice(draws))


def rows() -> list[Row]:
    games = [(seats, *played("random", seats, seats)) for seats in range(2, 7)]
    actions = sum(len(log) for _, log, _, _ in games)
    seconds = best(lambda: [_replay(log, opening, seats) for seats, log, opening, _ in games])
    whole = [_timed(lambda n=n: played("random", 2 + n % 5, 100 + n)) for n in range(20)]
    steady_log, steady_opening, rides = played("steady", 6, 1)
    steady = best(lambda: _replay(steady_log, steady_opening, 6))
    times = [best(lambda view=view: proposals(view, view.turn.seat), 3) for view in rides]
    times_ms = sorted(1000 * each for each in times)
    state, _ = GAME.setup(6, Options(), SeededDice(b"copy"))
    packed = msgspec.msgpack.encode(state)
    return [
        Row("replay of random games, validated", f"{actions / seconds:,.0f} actions/s", "3,000"),
        Row("replay of a steady game", f"{len(steady_log) / steady:,.0f} actions/s", "3,000"),
        Row("whole random game, median", f"{statistics.median(whole):.2f} s", "well under 1"),
        Row("ready-made routes, median", f"{statistics.median(times_ms):.1f} ms", "20"),
        Row("ready-made routes, worst of a game", f"{times_ms[-1]:.1f} ms", "20"),
        Row("state, packed", f"{len(packed):,} bytes", ""),
    ]


def _timed(work: Any) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
