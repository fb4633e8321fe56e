"""Turns of robots that search: in the background, after people have got their card."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

import structlog

from bot import metrics
from bot.chat.base.services import Client, RunBeside
from bot.tables.moves.robot_search import Question
from bot.tables.types.model import Table
from rules.game import Action
from rules.thinking.levels import SEARCHING

log = structlog.get_logger(__name__)

T = TypeVar("T")

MAX_SEARCHING = 8
"""Tables at which robots search at a time; the others are played by the steady robot."""


class RobotTurns:
    """Runs the searching robots of one client: one choice at a time, the tables in turn.

    `follow_up` posts what happened at a table once only people are to move there."""

    def __init__(self, client: Client, follow_up: Callable[[Table], Awaitable[None]]) -> None:
        self.client = client
        self._follow = follow_up
        self._due: dict[int, None] = {}
        """Queue of tables where robots may have to search, longest wait first."""
        self._past: dict[int, None] = {}
        """Queue of ended games to review when no robot is due."""
        self.failed: set[int] = set()
        """Ended games whose review failed; they are retried when a person opens the review."""
        self.beside: RunBeside = _await_directly
        """How a search is awaited; the playground answers presses meanwhile."""
        self.task: asyncio.Task[None] | None = None
        self._stopped = False

    def wake(self, table: Table) -> None:
        """Queue a table if one of its robots may have to search."""
        if self._stopped or not any(row.robot in SEARCHING for row in table.seats):
            return
        self._due[table.id] = None
        self._start()

    def schedule_review(self, table: int) -> bool:
        """Queue an ended game whose chances are to be computed; False if no worker can."""
        if self._stopped or not self.client.services.workers.can_search:
            return False
        self._past[table] = None
        self._start()
        return True

    def _start(self) -> None:
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Stop searching; choices that were not made are requested again after the next start."""
        self._stopped = True
        if self.task is not None:
            self.task.cancel()

    async def _run(self) -> None:
        while self._due or self._past:
            await self._run_robots()
            for number in list(self._past)[:1]:
                try:
                    await self.client.services.tables.aftermath.analyze_chances(
                        number, self._run_background
                    )
                except Exception:
                    log.exception("review_failed", table=number)
                    self.failed.add(number)
                del self._past[number]

    async def _run_robots(self) -> None:
        """Let all robots choose that are due."""
        while self._due:
            number = next(iter(self._due))
            del self._due[number]
            try:
                await self._choose(number)
            except Exception:
                log.exception("robot_move_failed", table=number)

    async def _run_background(self, work: partial[T]) -> T:
        """Run background work once no robot is due."""
        await self._run_robots()
        return await self._search(work)

    async def _search(self, work: partial[T]) -> T:
        return await self.beside(self.client.services.workers.run_robot_search(work))

    async def _choose(self, number: int) -> None:
        """Let a robot choose once, and queue the table again or follow up.

        If something else happened meanwhile, that has queued the table already."""
        submitted = await self.client.services.tables.search_robot_move(number, self._choose_action)
        if not submitted:
            return
        if submitted[-1].table.needs_search:
            self._due.setdefault(number)
        else:
            await self._follow(submitted[-1].table)

    async def _choose_action(self, question: Question) -> Action | None:
        """Return what a robot chooses; None if too many search, or its worker was lost."""
        if len(self._due) >= MAX_SEARCHING:
            return None
        try:
            with metrics.THINKING.time():
                return await self._search(question.work)
        except Exception:
            log.exception("robot_search_failed", table=question.table, robot=question.robot)
            return None


async def _await_directly(thinking: Awaitable[T]) -> T:
    return await thinking
