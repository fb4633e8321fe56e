"""Cards that could not be posted: kept for a later attempt, and the table's owner is told why."""

from __future__ import annotations

import discord
import structlog

from bot.chat.base import sending
from bot.chat.base.language import person_language
from bot.chat.base.services import Client
from bot.tables.types.messages import OutboxRow
from bot.tables.types.model import Table
from data.texts import say

log = structlog.get_logger(__name__)

ATTEMPTS_BEFORE_WARNING = 3
"""Failed attempts after which a table's owner is told; at once if Discord forbids posting."""


class UndeliveredCards:
    """Records the cards of one client that Discord refused."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.worried: set[int] = set()
        """Tables whose owner was told that Discord refuses our messages."""

    async def record(self, row: OutboxRow, failure: Exception) -> None:
        """Keep the card for a later attempt; mark it as uncertain if Discord may have accepted it.

        The table's owner is notified of permanent errors."""
        log.warning("card_refused", table=row.table, why=str(failure), attempts=row.attempts + 1)
        services = self.client.services
        services.note_refusal(failure)
        tables, status, why = services.tables, 0, type(failure).__name__
        if isinstance(failure, discord.HTTPException):
            status, why = failure.status, f"{failure.status} {failure.code}"
        table = await tables.get_table(row.table)
        if table.archived is not None and status in (403, 404):
            await tables.mark_sent(row, None)
            await self._tell_owner(table, "idle-unsaid")
            return
        await tables.mark_failed(row, why, uncertain=sending.may_have_succeeded(failure))
        is_permanent = status in (403, 404) or row.attempts + 1 >= ATTEMPTS_BEFORE_WARNING
        if status and is_permanent and row.table not in self.worried:
            self.worried.add(row.table)
            log.error("card_undeliverable", table=table.id, status=status)
            await self._tell_owner(table, "house-undelivered", status=status)

    async def _tell_owner(self, table: Table, key: str, **values: int) -> None:
        """Send a direct message to a table's owner, in the owner's language."""
        language = await person_language(self.client, table.owner, table.place.guild)
        place = f"<#{table.place.posting_channel}>"
        text = say(key, language, table=str(table.id), place=place, **values)
        await sending.tell_person(self.client, table.owner, text)
