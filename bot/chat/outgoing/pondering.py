"""Robots that think ahead: they move once people have their card, beside everything else."""

from __future__ import annotations

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
    """The thinking of one client's robots."""

    def __init__(self, client: discord.Client) -> None:
        self.client = client
        self._tables: set[int] = set()
        """Where robots think now."""

    async def moved(self, table: Table) -> bool:
        """Whether robots that think ahead have moved at this table, until nobody but people is to
        move. While they do, whoever else asks for it is not kept waiting."""
        if table.id in self._tables or not any(row.robot in PONDERS for row in table.seats):
            return False
        self._tables.add(table.id)
        try:
            return bool(await services_of(self.client).tables.ponder(table.id, self._thought))
        finally:
            self._tables.discard(table.id)

    async def _thought(self, asked: Question) -> Action | None:
        """What a robot chooses; None where too many think, or its worker was lost."""
        if len(self._tables) > MOST:
            return None
        try:
            with metrics.THINKING.time():
                return await services_of(self.client).workers.think(asked.work)
        except Exception:
            log.exception("a robot could not think", table=asked.table, robot=asked.robot)
            return None
