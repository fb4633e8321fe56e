"""Analysis of an ended game: the winning chances over its turns, and the turns that changed
them most.

It uses the game's evaluator and takes minutes of processor time, in pieces of about a second."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial
from itertools import pairwise
from typing import Protocol, TypeVar

import msgspec

from bot.tables.archive import chances
from bot.tables.archive.chances import (
    BetterMove,
    ChanceCurve,
    ChancePoint,
    Decision,
    Swing,
    evaluator_of,
)
from bot.tables.queries import aftermath
from bot.tables.queries.aftermath import Mark
from bot.tables.queries.table_queries import get_table
from bot.tables.storage.runner import Runner
from bot.tables.types.codec import to_json
from bot.tables.types.games import game_of
from data.facts import using
from render.film.film import choose_frames

T = TypeVar("T")


class RunSearch(Protocol):
    """Runs a piece of work in a worker."""

    def __call__(self, work: partial[T], /) -> Awaitable[T]: ...


FIRST_POINTS = 36
"""Evenly spread moments that are evaluated first, before those within the widest swings."""
REFINEMENTS = 12
COARSE_PLAYOUTS, FINE_PLAYOUTS = 32, 128
"""Playouts from each moment, and from both ends of a reported swing."""
BATCH = 8
"""Playouts in one piece of work."""
MAX_SWINGS = 3
MIN_SWING = 0.08
"""Minimum change of a chance that is reported: less may be chance of the playouts."""
MAX_DECISIONS = 8
"""Maximum of a seat's decisions in one turn that are examined."""


class ChanceAnalysis:
    """The analysis of one table's game."""

    def __init__(self, runner: Runner, table: int, run_search: RunSearch) -> None:
        self.runner, self.table, self.run_search = runner, table, run_search
        self.last = 0
        self._sums: dict[int, tuple[list[float], int]] = {}
        """By the place of a mark: the wins shared out, and in how many playouts."""

    async def chances(self, marks: list[Mark]) -> ChanceCurve:
        if len(marks) < 2:
            return ChanceCurve()
        self.last = len(marks) - 1
        for place in choose_frames(len(marks), (), FIRST_POINTS):
            await self._evaluate(marks, place, COARSE_PLAYOUTS)
        for _ in range(REFINEMENTS):
            between = [(a + b) // 2 for a, b in self._widest_spans(marks) if b - a > 1]
            if not between:
                break
            await self._evaluate(marks, between[0], COARSE_PLAYOUTS)
        for place in {place for span in self._widest_spans(marks) for place in span}:
            await self._evaluate(marks, place, FINE_PLAYOUTS)
        swings = [
            await self._build_swing(marks, a, b) for a, b in sorted(self._widest_spans(marks))
        ]
        points = [
            ChancePoint(marks[place].seq, self._chances_at(place)) for place in sorted(self._sums)
        ]
        return ChanceCurve(tuple(points), tuple(swings))

    async def _evaluate(self, marks: list[Mark], place: int, playouts: int) -> None:
        """Run playouts from a mark until there are `playouts` of them."""
        game, state = await self.runner.run(chances.load_position, self.table, marks[place].seq)
        sums, done = self._sums.get(place, ([0.0] * len(marks[0].standing), 0))
        while done < playouts:
            wins = await self.run_search(partial(chances.run_playouts, game, state, done, BATCH))
            sums, done = [a + b for a, b in zip(sums, wins, strict=True)], done + BATCH
        self._sums[place] = (sums, done)

    def _chances_at(self, place: int) -> tuple[float, ...]:
        """Return the chances at a mark, with one more playout without a winner: an event that
        never happened in a few playouts is not impossible. At the end the winner is known."""
        sums, done = self._sums[place]
        extra = 0 if place == self.last else 1
        return tuple(round((wins + extra / len(sums)) / (done + extra), 3) for wins in sums)

    def _widest_spans(self, marks: list[Mark]) -> list[tuple[int, int]]:
        """Return the spans between evaluated marks with the largest changes for the acting
        seat, the widest first."""
        spans = {
            (a, b): abs(self._change(a, b, self._acting_seat(marks, a, b)))
            for a, b in pairwise(sorted(self._sums))
        }
        wide = [span for span in spans if spans[span] >= MIN_SWING]
        return sorted(wide, key=lambda span: -spans[span])[:MAX_SWINGS]

    def _change(self, before: int, after: int, seat: int) -> float:
        return self._chances_at(after)[seat] - self._chances_at(before)[seat]

    def _acting_seat(self, marks: list[Mark], before: int, after: int) -> int:
        """Return the seat whose turn it was; of several, the one whose chance changed most."""
        seats = [marks[place].seat for place in range(before + 1, after + 1)]
        acting = sorted({seat for seat in seats if seat is not None})
        candidates = range(len(marks[0].standing)) if None in seats else acting
        return max(candidates, key=lambda seat: abs(self._change(before, after, seat)))

    async def _build_swing(self, marks: list[Mark], before: int, after: int) -> Swing:
        seat = self._acting_seat(marks, before, after)
        since = marks[before].seq
        until = marks[after].seq
        decisions = await self.runner.run(chances.load_decisions, self.table, seat, since, until)
        better = [await self._find_better(item) for item in decisions[:MAX_DECISIONS]]
        worst = max(
            (item for item in better if item is not None),
            key=lambda item: item.could - item.had,
            default=None,
        )
        was, now = self._chances_at(before)[seat], self._chances_at(after)[seat]
        return Swing(seat, since, until, was, now, worst)

    async def _find_better(self, decision: Decision) -> BetterMove | None:
        result = await self.run_search(decision.work)
        if result is None:
            return None
        action, could, had, reasons = result
        raw = msgspec.Raw(to_json(action).encode())
        return BetterMove(decision.row, raw, round(had, 3), round(could, 3), reasons)


async def analyze_chances(runner: Runner, table: int, run_search: RunSearch) -> None:
    """Analyze a game and store its chances; those of a game without an evaluator are empty.

    After an error nothing is stored, because a worker may have died."""
    result = ChanceCurve()
    stored = await runner.run(get_table, table)
    if evaluator_of(game_of(stored.game)) is not None:
        marks = await runner.run(aftermath.ranking_marks, table)
        with using(stored.facts):
            result = await ChanceAnalysis(runner, table, run_search).chances(marks)
    await runner.run(chances.save_chances, table, result)
