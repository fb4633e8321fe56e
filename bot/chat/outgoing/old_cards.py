"""Removes buttons and prompts from cards that are not the newest any more."""

from __future__ import annotations

from typing import Any

import discord
import structlog
from cachetools import LRUCache

from bot.chat.base.acknowledge import SEND_ERRORS
from bot.chat.base.services import Client
from bot.chat.ui import card

log = structlog.get_logger(__name__)

CACHE_SIZE = 2000
"""Number of cards whose content is cached; each is a few short texts."""


class OldCards:
    """Removes the buttons of one client's old cards.

    A card's content is cached from Discord's answer when it was posted or edited; only a card
    from before the start must be fetched."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._stripped: LRUCache[int, card.StrippedCard | None] = LRUCache(CACHE_SIZE)

    def remember(self, message: discord.Message) -> None:
        """Cache the content of a card."""
        self._stripped[message.id] = card.strip_card(message)

    def forget(self, message: int) -> None:
        """Drop the cached content of a card that is being edited, until Discord has answered."""
        self._stripped.pop(message, None)

    async def strip(self, channel: int, message: int, seen: discord.Message | None = None) -> bool:
        """Remove the buttons and the prompt of a card.

        `seen`: the card as it was when somebody pressed it: it had buttons, whatever is cached. It
        may have told more since, so it is used only where messages can't be read. Returns False if
        the card is gone. One that cannot be edited keeps its buttons, and pressing them shows the
        newest card."""
        try:
            place = await self.fetch_channel(channel)
            has_buttons = seen is not None and self._stripped.get(message) is None
            if message not in self._stripped or has_buttons:
                self.remember(await self._fetch(place, message, seen))
            bare = self._stripped[message]
            if bare is not None:
                nobody = discord.AllowedMentions.none()
                old = place.get_partial_message(message)
                await old.edit(view=bare.build_view(), allowed_mentions=nobody)
                self._stripped[message] = None
        except discord.NotFound:
            self.forget(message)
            return False
        except SEND_ERRORS as failure:
            log.info("old_card_not_stripped", message=message, why=str(failure))
        return True

    async def _fetch(
        self, place: Any, message: int, seen: discord.Message | None
    ) -> discord.Message:
        try:
            fetched: discord.Message = await place.fetch_message(message)
        except discord.Forbidden:
            if seen is None:
                raise
            return seen
        return fetched

    async def fetch_channel(self, number: int) -> Any:
        """Return a channel or thread by its id."""
        return self._client.get_channel(number) or await self._client.fetch_channel(number)
