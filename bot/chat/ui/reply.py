"""How a press or a command is answered: acknowledged at once, then a private page or a sentence.

A command is answered in its own private message; a button on a public card by a private message
beside it; a button on a private card by changing that card.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import discord
import structlog
from discord import ui

from bot.chat.base import sending
from bot.chat.base.acknowledge import FAILED, Heard, first, heard
from bot.chat.ui import card
from bot.chat.ui.keys import Verb
from render.paint.picture import Picture

log = structlog.get_logger(__name__)

RETRY_AFTER = (0.5, 2.0, 6.0)
"""Seconds between the attempts to change an answer; its token is good for fifteen minutes."""


class Reply:
    """One interaction and the way to answer it.

    What a press asks to be done is done even if Discord does not take the acknowledgement: a move
    counts, only the presser sees no answer. What it only asks to see is not made for nobody
    (`lost`). If the connection broke, so that nobody knows whether Discord has the acknowledgement,
    everything is done and the answer tried; what cannot be answered is logged.
    """

    def __init__(self, interaction: discord.Interaction) -> None:
        self.interaction = interaction
        message = None if interaction.extras.get("thinking") else interaction.message
        self.from_card = message is not None
        self.in_place = message is not None and message.flags.ephemeral
        self.home: ui.ActionRow[Any] | None = None
        """The way back to a card that stays, below every other page. What would put that card away
        only notes that it is to be shown again (`left`)."""
        self.left = False
        self.below: Sequence[ui.ActionRow[Any]] = ()
        """Rows below every private page."""

    @property
    def lost(self) -> bool:
        """Whether Discord takes no answer any more."""
        return heard(self.interaction) is Heard.NO

    async def open(self, *, thinking: bool = False) -> None:
        """Acknowledge, within Discord's three seconds and so before anything is looked up; what has
        been acknowledged stays so. `thinking`: what comes takes a while, so a button is answered
        like a command, by a private message that says so until then."""
        if heard(self.interaction) is not Heard.NOT_YET:
            return
        if thinking:
            self.interaction.extras["thinking"] = True
            self.from_card = self.in_place = False
        defer = self.interaction.response.defer
        private = partial(defer, ephemeral=True, thinking=True)
        await first(self.interaction, defer if self.from_card else private)

    async def page(
        self,
        text: str,
        picture: Picture | None = None,
        rows: Sequence[ui.ActionRow[Any]] = (),
        *,
        accent: int | None = None,
        foot: Sequence[ui.ActionRow[Any]] = (),
        more: Sequence[Picture] = (),
    ) -> None:
        """A private card for the presser alone; `more`: pictures besides the first."""
        view = card.layout([], picture, [text], rows, footer=foot, accent=accent, more=more)
        await self.show(view, picture, more)

    async def show(
        self, view: ui.LayoutView, picture: Picture | None = None, more: Sequence[Picture] = ()
    ) -> None:
        """A private card. What Discord does not take is only logged: a move made stays made."""
        if self.lost:
            return
        if self.home is not None and not _has_back(view):
            view.add_item(self.home)
        for row in self.below:
            view.add_item(row)
        mentions = discord.AllowedMentions.none()

        def files() -> list[discord.File]:
            return [] if picture is None else [card.picture_file(one) for one in (picture, *more)]

        if self.in_place or not self.from_card:
            await self._edit(
                lambda: {"view": view, "attachments": files(), "allowed_mentions": mentions}
            )
        else:
            send = self.interaction.followup.send
            answer = send(view=view, files=files(), ephemeral=True, allowed_mentions=mentions)
            try:
                await answer
            except FAILED as failure:  # not tried again: Discord may have shown it
                self._log_failure(failure)

    async def file(self, text: str, file: Callable[[], discord.File]) -> None:
        """A file and a sentence for the presser alone; the press was answered by a message that
        says one thinks. `file` makes it anew for each attempt."""
        if not self.lost:
            await self._edit(lambda: {"content": text, "attachments": [file()]})

    async def change(self, view: ui.LayoutView) -> None:
        """The public card that was pressed, as it is now."""
        if self.from_card and not self.in_place and not self.lost:
            mentions = discord.AllowedMentions.none()
            await self._edit(lambda: {"view": view, "allowed_mentions": mentions})

    async def done(self, text: str) -> None:
        """The move is made and the public card tells it: a private card is put away, a command is
        answered with a word."""
        if self.in_place:
            await self.away()
        elif not self.from_card:
            await self.page(text)

    async def away(self) -> None:
        """Put a private card away."""
        if self.in_place and self.home is not None:
            self.left = True
        elif self.in_place and not self.lost:
            await self._retry(self.interaction.delete_original_response)

    async def _edit(self, content: Callable[[], dict[str, Any]]) -> None:
        edit = self.interaction.edit_original_response
        await self._retry(lambda: edit(**content()))

    async def _retry(self, answer: Callable[[], Awaitable[object]]) -> None:
        """Do what does no harm if it is done twice, again after a while if the connection broke or
        Discord failed; what it refuses for good is logged."""
        for wait in (*RETRY_AFTER, None):
            try:
                await answer()
                return
            except FAILED as failure:
                if wait is None or not sending.passing(failure):
                    self._log_failure(failure)
                    return
            await asyncio.sleep(wait)

    def _log_failure(self, failure: Exception) -> None:
        log.warning("an answer failed", interaction=self.interaction.id, error=repr(failure))


def _has_back(view: ui.LayoutView) -> bool:
    """Whether a page has a button that puts it away."""
    ids = [str(getattr(item, "custom_id", "")) for item in view.walk_children()]
    return any(f":{Verb.BACK}." in one for one in ids)
