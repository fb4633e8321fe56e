"""Robots that think ahead: they move once people have their card, beside everything else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord
import structlog

from bot import metrics
from bot.chat.base.services import services_of
from bot.tables.moves.thinking import Question
from bot.tables.types.model import Table
from rules.game import Action
from rules.thinking.levels import PONDERS

log = structlog.get_logger(__name__)

MOST = 8
"""Tables at which robots think at a time; beyond them they play steadily."""


class Pondering:
    """The thinking of one client's robots: one choice at a time, the tables in turn.

    `follow` says what happened at a table once nobody but people is to move there.
    """

    def __init__(self, client: discord.Client, follow: Callable[[Table], Awaitable[None]]) -> None:
        self.client = client
        self._follow = follow
        self._due: dict[int, None] = {}
        """Where robots may have to think; who waits longest first."""
        self._past: dict[int, None] = {}
        """Games that are over and to be looked back on, when no robot has to think."""
        self.failed: set[int] = set()
        """Those with which something went wrong; they are tried again once somebody looks."""
        self.beside: Callable[[Awaitable[Any]], Awaitable[Any]] = _awaited
        """How thinking is waited for; the playground answers presses meanwhile."""
        self.task: asyncio.Task[None] | None = None
        self._stopped = False

    def wake(self, table: Table) -> None:
        """A robot that thinks ahead may be to move at this table."""
        if self._stopped or not any(row.robot in PONDERS for row in table.seats):
            return
        self._due[table.id] = None
        self._start()

    def look_back(self, table: int) -> bool:
        """Reckon the chances of a game that is over; False where nobody is there to think."""
        if self._stopped or not services_of(self.client).workers.thinks:
            return False
        self._past[table] = None
        self._start()
        return True

    def _start(self) -> None:
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Think no more; what was not chosen is asked again after the next start."""
        self._stopped = True
        if self.task is not None:
            self.task.cancel()

    async def _run(self) -> None:
        while self._due or self._past:
            await self._moves()
            for number in list(self._past)[:1]:
                try:
                    await services_of(self.client).tables.after.reckon(number, self._between)
                except Exception:
                    log.exception("a game was not looked back on", table=number)
                    self.failed.add(number)
                del self._past[number]

    async def _moves(self) -> None:
        """Let all robots choose that have to."""
        while self._due:
            number = next(iter(self._due))
            del self._due[number]
            try:
                await self._choose(number)
            except Exception:
                log.exception("a robot did not move; the next sweep tries again", table=number)

    async def _between(self, work: partial[Any]) -> Any:
        """A piece of what nobody waits for, once nobody does."""
        await self._moves()
        return await self._think(work)

    async def _think(self, work: partial[Any]) -> Any:
        return await self.beside(services_of(self.client).workers.think(work))

    async def _choose(self, number: int) -> None:
        """Let a robot choose once, and all follow that follows of itself. Where something else
        happened meanwhile, that has woken us again."""
        moved = await services_of(self.client).tables.ponder(number, self._thought)
        if not moved:
            return
        if moved[-1].table.ponders:
            self._due.setdefault(number)
        else:
            await self._follow(moved[-1].table)

    async def _thought(self, asked: Question) -> Action | None:
        """What a robot chooses; None where too many think, or its worker was lost."""
        if len(self._due) >= MOST:
            return None
        try:
            with metrics.THINKING.time():
                found: Action = await self._think(asked.work)
                return found
        except Exception:
            log.exception("a robot could not think", table=asked.table, robot=asked.robot)
            return None


async def _awaited(thinking: Awaitable[Any]) -> Any:
    return await thinking
