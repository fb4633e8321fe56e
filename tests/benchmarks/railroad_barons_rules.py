"""Railroad Barons without chat: replay, whole games."""

from __future__ import annotations

import statistics
import time
from typing import Any

import msgspec

from rules.dice import ReplayedDice, SeededDice
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model.options import Options
from tests.benchmarks.measure import Row, best

Log = list[tuple[int, Any]]


def played(robot: str, number: int) -> tuple[Log, list[Any], Any]:
    """A whole robots' game: (seat, action) a move, the draws of the set-up, the last state."""
    dice = SeededDice(f"bench {number}".encode())
    own = SeededDice(f"robots {number}".encode())
    player = GAME.robot(robot)
    state, _ = GAME.setup(2, Options(), dice)
    log: Log = []
    while not GAME.over(state):
        seat = GAME.to_move(state)[0]
        action = player.choose(GAME.view(state, seat), seat, own)
        GAME.apply(state, seat, action, dice)
        log.append((seat, action))
    return log, list(dice.draws), state


def _replay(log: Log, draws: list[Any]) -> None:
    dice = ReplayedDice(draws)
    state, _ = GAME.setup(2, Options(), dice)
    for seat, action in log:
        GAME.apply(state, seat, action, dice)


def rows() -> list[Row]:
    figures = []
    for robot, count in (("random", 10), ("steady", 5)):
        games = [played(robot, number) for number in range(count)]
        actions = sum(len(log) for log, _, _ in games)
        seconds = best(lambda games=games: [_replay(log, draws) for log, draws, _ in games])
        whole = statistics.median(_timed(robot, 100 + number) for number in range(count))
        figures += [
            Row(f"replay of {robot} games", f"{actions / seconds:,.0f} actions/s", "10,000"),
            Row(f"whole {robot} game, median", f"{whole:.2f} s", "well under 1"),
        ]
    _, _, state = played("random", 1)
    seen = best(lambda: GAME.view(state, None))
    packed = msgspec.msgpack.encode(state)
    return [
        *figures,
        Row("a view", f"{1000 * seen:.2f} ms", ""),
        Row("state at the end, packed", f"{len(packed):,} bytes", ""),
    ]


def _timed(robot: str, number: int) -> float:
    start = time.perf_counter()
    played(robot, number)
    return time.perf_counter() - start
