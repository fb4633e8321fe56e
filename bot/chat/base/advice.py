"""Hints: thought of once for a position, and one at a time for each person."""

from __future__ import annotations

from functools import partial

from cachetools import LRUCache

from bot.tables.moves.thinking import Question, advised
from bot.workers.workers import Workers
from rules.thinking.hints import Hint

CACHED = 256
"""Answers that are remembered."""


class Advice:
    """What was asked of the expert, and who is waiting for an answer."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._waiting: set[int] = set()
        self._cached: LRUCache[tuple[int, int, int], tuple[Hint, ...]] = LRUCache(CACHED)

    def known(self, asked: Question) -> tuple[Hint, ...] | None:
        """The answer, if this was asked before."""
        return self._cached.get((asked.table, asked.seq, asked.seat))

    def waits(self, user: int) -> bool:
        """Whether a question of this person is being thought of."""
        return user in self._waiting

    async def ask(self, user: int, asked: Question) -> tuple[Hint, ...]:
        """Have it thought of, while no other question of this person is."""
        self._waiting.add(user)
        try:
            hints = await self._workers.advise(partial(advised, asked))
        finally:
            self._waiting.discard(user)
        self._cached[asked.table, asked.seq, asked.seat] = hints
        return hints
