"""Looking back on a game with a mind: everybody's chance to win over its turns, and the turns that
changed it most. It takes minutes of a processor, in pieces of about a second."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from itertools import pairwise
from typing import Any

import msgspec

from bot.tables.archive import chances
from bot.tables.archive.chances import Better, Chances, Decision, Point, Swing, mind_of
from bot.tables.queries import aftermath
from bot.tables.queries.aftermath import Mark
from bot.tables.queries.table_queries import get
from bot.tables.storage.runner import Runner
from bot.tables.types.codec import text
from bot.tables.types.games import game_of
from render.film.film import thinned

Think = Callable[[partial[Any]], Awaitable[Any]]
"""Has a piece of work done by somebody else."""

POINTS = 36
"""Moments that are reckoned first, evenly spread; then those between the widest swings."""
CLOSER = 12
COARSE, FINE = 32, 128
"""Playouts from each moment, and from both ends of a swing that is told."""
PIECE = 8
"""Playouts in one piece of work."""
TOLD = 3
LEAST = 0.08
"""What a chance must have moved by to be told: less may be the luck of the playouts."""
JUDGED = 8
"""What a seat did in one turn, at most so much of it is thought over."""


class Reckoning:
    """The reckoning of one table's game."""

    def __init__(self, runner: Runner, table: int, think: Think) -> None:
        self.runner, self.table, self.think = runner, table, think
        self.last = 0
        self._sums: dict[int, tuple[list[float], int]] = {}
        """By the place of a mark: the wins shared out, and in how many playouts."""

    async def chances(self, marks: list[Mark]) -> Chances:
        if len(marks) < 2:
            return Chances()
        self.last = len(marks) - 1
        for place in thinned(len(marks), (), POINTS):
            await self._tried(marks, place, COARSE)
        for _ in range(CLOSER):
            between = [(a + b) // 2 for a, b in self._widest(marks) if b - a > 1]
            if not between:
                break
            await self._tried(marks, between[0], COARSE)
        for place in {place for span in self._widest(marks) for place in span}:
            await self._tried(marks, place, FINE)
        swings = [await self._swing(marks, a, b) for a, b in sorted(self._widest(marks))]
        points = [Point(marks[place].seq, self._shares(place)) for place in sorted(self._sums)]
        return Chances(tuple(points), tuple(swings))

    async def _tried(self, marks: list[Mark], place: int, playouts: int) -> None:
        game, state = await self.runner.look(chances.position, self.table, marks[place].seq)
        sums, done = self._sums.get(place, ([0.0] * len(marks[0].standing), 0))
        while done < playouts:
            some = await self.think(partial(chances.tried, game, state, done, PIECE))
            sums, done = [a + b for a, b in zip(sums, some, strict=True)], done + PIECE
        self._sums[place] = (sums, done)

    def _shares(self, place: int) -> tuple[float, ...]:
        """With one playout more that nobody wins: what never happened in so few isn't impossible.
        At the end it is known who won."""
        sums, done = self._sums[place]
        more = 0 if place == self.last else 1
        return tuple(round((one + more / len(sums)) / (done + more), 3) for one in sums)

    def _widest(self, marks: list[Mark]) -> list[tuple[int, int]]:
        """The few spans between reckoned places in which who played the turn gained or lost most,
        the widest first."""
        spans = {
            (a, b): abs(self._moved(a, b, self._who(marks, a, b)))
            for a, b in pairwise(sorted(self._sums))
        }
        wide = [span for span in spans if spans[span] >= LEAST]
        return sorted(wide, key=lambda span: -spans[span])[:TOLD]

    def _moved(self, before: int, after: int, seat: int) -> float:
        return self._shares(after)[seat] - self._shares(before)[seat]

    def _who(self, marks: list[Mark], before: int, after: int) -> int:
        """Whose turn it was; where all played or several turns lie between, whose chance moved
        most of them."""
        seats = [marks[place].seat for place in range(before + 1, after + 1)]
        played = sorted({seat for seat in seats if seat is not None})
        some = range(len(marks[0].standing)) if None in seats else played
        return max(some, key=lambda seat: abs(self._moved(before, after, seat)))

    async def _swing(self, marks: list[Mark], before: int, after: int) -> Swing:
        seat, since, until = self._who(marks, before, after), marks[before].seq, marks[after].seq
        found = await self.runner.look(chances.decisions, self.table, seat, since, until)
        better = [await self._better(one) for one in found[:JUDGED]]
        worst = max(
            (one for one in better if one is not None),
            key=lambda one: one.could - one.had,
            default=None,
        )
        was, now = self._shares(before)[seat], self._shares(after)[seat]
        return Swing(seat, since, until, was, now, worst)

    async def _better(self, asked: Decision) -> Better | None:
        found = await self.think(asked.work)
        if found is None:
            return None
        action, could, had = found
        return Better(asked.row, msgspec.Raw(text(action).encode()), round(had, 3), round(could, 3))


async def reckon(runner: Runner, table: int, think: Think) -> None:
    """Reckon a game's chances and keep them; of one without a mind, that there are none. Where
    something goes wrong nothing is kept: it may have been a worker that died."""
    found = Chances()
    if mind_of(game_of((await runner.look(get, table)).game)) is not None:
        marks = await runner.look(aftermath.marks, table)
        found = await Reckoning(runner, table, think).chances(marks)
    await runner.look(chances.keep, table, found)
