"""Games without chat: replay with all checks, whole games, and what the card of a turn asks for.

The words of a card, and the pages to which it leads, are asked for at every row of a game of most
seats: the fullest board is where they take longest.
"""

import statistics
import time
from collections import deque
from collections.abc import Iterator

from bot.chat.contract.table_context import TableContext
from bot.tables.types.games import temporary_game
from rules.dice import ReplayedDice
from tests.benchmarks.measure import Row, best
from tests.benchmarks.pictures import NAMES, previews
from tests.conformance.case import Case, Played
from tests.conformance.cases import cases
from tests.conformance.play import packed, played

FIRST, GAMES = 10_000, 8
"""Games of these numbers are played, which nothing else has played before."""


def rows() -> list[Row]:
    """Those of every game, the example too."""
    with temporary_game(cases()["haul"].game):
        return [row for case in cases().values() for row in _rows(case)]


def _rows(case: Case) -> Iterator[Row]:
    key = case.key
    for robot in ("random", "steady"):
        whole, games = _games(case, robot)
        actions = sum(len(moment.log) for moment in games)
        again = best(lambda games=games: [_replayed(case, moment) for moment in games], 3)
        yield Row(f"{key}: replay of {robot} games", f"{actions / again:,.0f} actions/s", "20,000")
        yield Row(f"{key}: whole {robot} game, median", f"{whole:.2f} s", "0.3 s")
    state = games[0].state
    yield Row(f"{key}: a view", f"{1e6 * best(lambda: case.game.view(state, 0)):,.0f} µs", "")
    yield Row(f"{key}: state at the end, packed", f"{len(packed(state)):,} bytes", "")
    words, pages = zip(*_time_pages(case), strict=True)
    for what, costs in (("words of a card", words), ("pages it leads to", pages)):
        figure = f"{1000 * statistics.median(costs):.1f} ms (worst {1000 * max(costs):.1f})"
        yield Row(f"{key}: {what}", figure, "worst 20")


def _games(case: Case, robot: str) -> tuple[float, list[Played]]:
    """Whole games by robots of one kind, and the seconds that the middle one took."""
    seconds, games = [], []
    for number in range(FIRST, FIRST + GAMES):
        start = time.process_time()
        games.append(deque(played(case, number, (robot,)), 1).pop())
        seconds.append(time.process_time() - start)
    return statistics.median(seconds), games


def _replayed(case: Case, moment: Played) -> None:
    state, _ = case.game.setup(moment.seats, moment.options, ReplayedDice(moment.opening))
    for seat, action, draws in moment.log:
        case.game.apply(state, seat, action, ReplayedDice(draws))


def _time_pages(case: Case) -> Iterator[tuple[float, float]]:
    """Seconds that words and pages take at each row of a game."""
    chat, game = case.chat, case.game
    most = max(range(len(case.combinations)), key=lambda n: case.combination(FIRST + n)[0])
    for moment in played(case, FIRST + most, ("steady",)):
        public = game.view(moment.state, None)
        card = TableContext(1, public, public, None, NAMES[: moment.seats], "en")
        for seat in game.to_move(moment.state)[:1]:
            view = game.view(moment.state, seat)
            here = TableContext(1, view, public, seat, card.names, "en", may_act=True)
            words = best(lambda card=card: chat.prompt(card), 1)
            yield words, best(lambda here=here: list(previews(chat, here)), 1)
