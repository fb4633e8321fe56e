"""Hints: computed once per position, one at a time per person."""

from __future__ import annotations

from functools import partial

from cachetools import LRUCache

from bot.tables.moves.robot_search import Question, compute_hints
from bot.workers.workers import Workers
from data.facts import using
from rules.thinking.hints import Hint

CACHE_SIZE = 256
"""Number of cached answers."""


class Advice:
    """Cached hints of the expert robot, and who is waiting for one."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._waiting: set[int] = set()
        self._cached: LRUCache[tuple[int, int, int], tuple[Hint, ...]] = LRUCache(CACHE_SIZE)

    def cached_hints(self, question: Question) -> tuple[Hint, ...] | None:
        """Return the cached answer, or None."""
        return self._cached.get((question.table, question.seq, question.seat))

    def is_waiting(self, user: int) -> bool:
        """Return whether a question of this person is being computed."""
        return user in self._waiting

    async def request_hints(self, user: int, question: Question) -> tuple[Hint, ...]:
        """Have a worker compute the hints.

        A person's other questions wait meanwhile (`is_waiting`)."""
        self._waiting.add(user)
        try:
            with using(question.facts):
                hints = await self._workers.run_hint_search(partial(compute_hints, question))
        finally:
            self._waiting.discard(user)
        self._cached[question.table, question.seq, question.seat] = hints
        return hints
