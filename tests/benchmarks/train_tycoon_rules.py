"""Train Tycoon without chat: replay, lines, views, whole games."""

from __future__ import annotations

import statistics
import time
from typing import Any

import msgspec

from bot.chat.contract.adapter import Scene
from cogs.train_tycoon.chat import TycoonChat
from rules.dice import ReplayedDice, SeededDice
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.options import Options
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import lines
from rules.train_tycoon.preview import preview
from tests.benchmarks.measure import Row, best, ratio

Log = list[tuple[int, Any, list[Any]]]
ON_THE_MAP = (Phase.FACTORY, Phase.LINE, Phase.TAKE, Phase.INVEST, Phase.TRAINS, Phase.PAYOUT)


def played(robot: str, seats: int, number: int) -> tuple[Log, list[Any], list[View]]:
    """A whole robots' game: (seat, action, draws) a move, the draws of the set-up, the views in
    which a line may be opened."""
    dice = SeededDice(f"bench {number}".encode())
    own = SeededDice(f"robots {number}".encode())
    player = GAME.robot(robot)
    state, _ = GAME.setup(seats, Options(), dice)
    opening, log, building = list(dice.draws), [], []
    while not GAME.over(state):
        seat = GAME.to_move(state)[0]
        view = GAME.view(state, seat)
        if view.may_open:
            building.append(view)
        action = player.choose(view, seat, own)
        before = len(dice.draws)
        GAME.apply(state, seat, action, dice)
        log.append((seat, action, dice.draws[before:]))
    return log, opening, building


def _replay(log: Log, opening: list[Any], seats: int) -> tuple[int, float]:
    """Plays it again: how many stock actions there are, and the seconds they took."""
    state, _ = GAME.setup(seats, Options(), ReplayedDice(opening))
    count, seconds = 0, 0.0
    for seat, action, draws in log:
        stock = state.phase not in ON_THE_MAP
        start = time.perf_counter()
        GAME.apply(state, seat, action, ReplayedDice(draws))
        if stock:
            count += 1
            seconds += time.perf_counter() - start
    return count, seconds


def _ends(view: View) -> int:
    """The cheapest lines from each start to each end: what a menu shows."""
    position = Position(view.table)
    return sum(len(lines.ends(position, start)) for start in lines.starts(position)[:6])


def _menu(building: list[View]) -> Row:
    """What the card of a company's turn asks on the board with most lines, starts and ends with
    what they would earn, against laying a line and reckoning its deliveries once."""
    view = max(building, key=lambda view: len(view.table.lines))
    position = Position(view.table)
    plan = lines.cheapest(position)
    assert plan is not None
    chat, scene = TycoonChat(), _scene(view)
    measured = ratio(lambda: chat.prompt(scene), lambda: preview(view, plan.action))
    asked = 1000 * best(lambda: chat.prompt(scene), 3)
    return Row(
        "a turn's card, fullest board, to a line tried", f"{measured:.1f} ({asked:.1f} ms)", ""
    )


def _scene(view: View) -> Scene:
    names = [f"Person{seat}" for seat in range(len(view.table.players))]
    return Scene(1, view, view, view.viewer, names, "en")


def rows() -> list[Row]:
    games = [(seats, *played("random", seats, seats)) for seats in range(2, 7)]
    actions = sum(len(log) for _, log, _, _ in games)
    seconds = best(lambda: [_replay(log, opening, seats) for seats, log, opening, _ in games])
    stock = [_replay(log, opening, seats) for seats, log, opening, _ in games]
    stock_rate = sum(count for count, _ in stock) / sum(took for _, took in stock)
    whole = [_timed(lambda n=n: played("random", 2 + n % 5, 100 + n)) for n in range(20)]
    steady = [_timed(lambda n=n: played("steady", 2 + n, 200 + n)) for n in range(5)]
    building = played("steady", 6, 1)[2]
    searches = sorted(1000 * best(lambda view=view: _ends(view), 3) for view in building)
    state, _ = GAME.setup(6, Options(), SeededDice(b"copy"))
    packed = msgspec.msgpack.encode(state)
    look = best(lambda: GAME.view(state, 0))
    return [
        Row("replay of stock actions, validated", f"{stock_rate:,.0f} actions/s", "10,000"),
        Row("replay of whole random games, validated", f"{actions / seconds:,.0f} actions/s", ""),
        Row("whole random game, median", f"{statistics.median(whole):.2f} s", "well under 1"),
        Row("whole steady game, median", f"{statistics.median(steady):.2f} s", ""),
        Row("lines from a company's hubs, median", f"{statistics.median(searches):.1f} ms", ""),
        Row("lines from a company's hubs, worst", f"{searches[-1]:.1f} ms", ""),
        _menu(building),
        Row("a view", f"{1e6 * look:,.0f} µs", ""),
        Row("state, packed", f"{len(packed):,} bytes", ""),
    ]


def _timed(work: Any) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
