"""Baltimore & Ohio without chat: replay, whole games, and what the card of a turn asks for.

Proposals to build and sums of income are searched for on every card of a railroad's turn; the
fullest board, with most railroads in most hexes, is where they take longest.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from rules.baltimore_ohio import forecast, trial
from rules.baltimore_ohio.business_round import building, services
from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.model.actions import BuildNothing, Operate, ServeCities
from rules.baltimore_ohio.model.options import EVERYTHING, Options
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.dice import ReplayedDice, SeededDice
from tests.benchmarks.measure import Row, best, ratio

Log = list[tuple[int, Any]]


def played(robot: str, seats: int, number: int, options: Options) -> tuple[Log, list[Any], State]:
    """A whole robots' game: (seat, action) a move, the draws of the set-up, the last state."""
    dice = SeededDice(f"bench {number}".encode())
    own = SeededDice(f"robots {number}".encode())
    player = GAME.robot(robot)
    state, _ = GAME.setup(seats, options, dice)
    log: Log = []
    while not GAME.over(state):
        seat = GAME.to_move(state)[0]
        action = player.choose(GAME.view(state, seat), seat, own)
        GAME.apply(state, seat, action, dice)
        log.append((seat, action))
    return log, list(dice.draws), state


def replayed(log: Log, draws: list[Any], seats: int, options: Options) -> State:
    """The state that the log leads to, all of it checked again."""
    dice = ReplayedDice(draws)
    state, _ = GAME.setup(seats, options, dice)
    for seat, action in log:
        GAME.apply(state, seat, action, dice)
    return state


def building_views(robot: str = "steady") -> list[View]:
    """What the President sees before every build of a game of six with everything."""
    log, draws, _ = played(robot, 6, 1, EVERYTHING)
    state, _ = GAME.setup(6, EVERYTHING, ReplayedDice(draws))
    found = []
    for seat, action in log:
        if state.phase is Phase.TRACK:
            found.append(GAME.view(state, seat))
        GAME.apply(state, seat, action, ReplayedDice([]))
    return found


def _replays() -> list[Row]:
    rows = []
    for robot, count in (("random", 8), ("steady", 4)):
        games = []
        for number in range(count):
            seats, options = 3 + number % 4, EVERYTHING if number % 2 else Options()
            log, draws, _ = played(robot, seats, number, options)
            games.append((log, draws, seats, options))
        actions = sum(len(game[0]) for game in games)
        seconds = best(partial(_all_replayed, games), 3)
        rate = f"{actions / seconds:,.0f} actions/s"
        whole = [_played_in(robot, 3 + number % 4, 50 + number) for number in range(8)]
        rows += [
            Row(f"replay of {robot} games, validated", rate, "10,000"),
            Row(f"whole {robot} game, median", f"{statistics.median(whole):.2f} s", "well under 1"),
        ]
    return rows


def _all_replayed(games: list[tuple[Log, list[Any], int, Options]]) -> None:
    for game in games:
        replayed(*game)


def _searches() -> list[Row]:
    """Proposals and services where most railroads have most track, and over a whole game."""
    views = building_views()
    ways: dict[str, Callable[[View], object]] = {
        "proposals to build": lambda view: building.proposals(view.table, _acting(view)),
        "services": lambda view: services.services(view.table, _acting(view)),
    }
    rows = []
    for name, work in ways.items():
        times = sorted(1000 * best(partial(work, view), 2) for view in views[::3])
        figure = f"{statistics.median(times):.2f} ms (worst {times[-1]:.1f})"
        rows.append(Row(f"{name}, median", figure, ""))
    return rows


def _acting(view: View) -> str:
    business = view.table.business
    assert business is not None and business.railroad is not None
    return business.railroad


def cubes(state: State) -> int:
    """How many lie on the board."""
    return sum(len(line.track) for line in state.railroads.values())


def _fullest() -> Row:
    """All that the card of a turn is made of, against checking the turn that it leads to."""
    view = max(building_views(), key=lambda view: cubes(view.table))
    railroad = _acting(view)

    def card() -> None:
        building.proposals(view.table, railroad)
        services.services(view.table, railroad)
        forecast.forecast(view.table, railroad)

    turn = (BuildNothing(), ServeCities(services.best(view.table, railroad).cities))
    measured = ratio(card, lambda: trial.trial(view, [Operate(turn)]))
    return Row("a turn's card, fullest board, to a turn tried", f"{measured:.1f}", "")


def rows() -> list[Row]:
    _, _, state = played("steady", 6, 1, EVERYTHING)
    packed = msgspec.msgpack.encode(state)
    seen = best(lambda: GAME.view(state, None))
    return [
        *_replays(),
        *_searches(),
        _fullest(),
        Row("a view", f"{1e6 * seen:,.0f} µs", ""),
        Row("state at the end, packed", f"{len(packed):,} bytes", ""),
    ]


def _played_in(robot: str, seats: int, number: int) -> float:
    """Seconds of work for a whole game with everything."""
    start = time.process_time()
    played(robot, seats, number, EVERYTHING)
    return time.process_time() - start
