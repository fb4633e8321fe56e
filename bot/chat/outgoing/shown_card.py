"""The current card of a table: whether it may be edited, and whether it is still in sight."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

import discord
import structlog

from bot.chat.base.acknowledge import SEND_ERRORS
from bot.chat.outgoing.old_cards import OldCards
from bot.tables.types.model import Table

log = structlog.get_logger(__name__)

EDIT_PERIOD = timedelta(hours=1)
"""How long a card is edited; an older one is out of sight."""
CHECK_INTERVAL = timedelta(seconds=30)
"""How long the number of messages below a card is cached."""
MAX_BELOW = 5
"""Messages below a card that is still edited; with more it is out of sight."""


@dataclass(frozen=True)
class ShownCard:
    """The current card of a table, which may be edited.

    It is edited while the turn and those who must act stay the same. Kept in memory only: after
    a restart a new card is posted."""

    message: int
    channel: int
    since: int
    turn: int
    users: tuple[int, ...]
    looked: datetime
    """When the messages below it were last counted."""

    def can_be_edited(self, table: Table) -> bool:
        """Return whether it is a recent card of a running game, where that is played now."""
        age = discord.utils.utcnow() - discord.utils.snowflake_time(self.message)
        return (
            self.channel == table.place.posting_channel
            and table.status == "running"
            and age < EDIT_PERIOD
        )


async def is_buried(cards: OldCards, shown: ShownCard) -> bool:
    """Return whether too many messages are below the card.

    The bot receives no messages, so it asks Discord; where it may not read them, the card counts
    as visible."""
    try:
        place = await cards.fetch_channel(shown.channel)
        after = discord.Object(shown.message)
        below = [message async for message in place.history(limit=MAX_BELOW + 1, after=after)]
    except SEND_ERRORS as failure:
        log.info("messages_below_unknown", why=str(failure))
        return False
    return len(below) > MAX_BELOW
