"""Cards that are not the newest any more lose their buttons and the question they ask."""

from __future__ import annotations

from typing import Any

import discord
import structlog
from cachetools import LRUCache

from bot.chat.base.acknowledge import FAILED
from bot.chat.ui import card

log = structlog.get_logger(__name__)

REMEMBERED = 2000
"""Cards of which is known what they say; each is a few short texts."""


class OldCards:
    """Strips cards of one client. What a card says was in Discord's answer when it was posted or
    edited, so it need not be asked for; of one from before the start it is."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._stripped: LRUCache[int, card.Bare | None] = LRUCache(REMEMBERED)

    def note(self, message: discord.Message) -> None:
        """This is how a card is now."""
        self._stripped[message.id] = card.stripped(message)

    def forget(self, message: int) -> None:
        """A card is being changed: how it is after that, is known once Discord has answered."""
        self._stripped.pop(message, None)

    async def strip(self, channel: int, message: int, seen: discord.Message | None = None) -> bool:
        """Take the buttons and the question from a card, which somebody has just `seen` so; False
        if it is gone. One out of reach keeps them, and pressing them brings the newest card."""
        try:
            place = await self.channel(channel)
            if seen is not None or message not in self._stripped:
                self.note(seen or await place.fetch_message(message))
            bare = self._stripped[message]
            if bare is not None:
                nobody = discord.AllowedMentions.none()
                old = place.get_partial_message(message)
                await old.edit(view=bare.view(), allowed_mentions=nobody)
                self._stripped[message] = None
        except discord.NotFound:
            self.forget(message)
            return False
        except FAILED as failure:
            log.info("an old card keeps its buttons", message=message, why=str(failure))
        return True

    async def channel(self, number: int) -> Any:
        """A channel or thread by its number."""
        return self._client.get_channel(number) or await self._client.fetch_channel(number)
