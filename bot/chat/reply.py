"""How a press or a command is answered: acknowledged at once, then a private page or a sentence.

A command is answered in its own private message; a button on a public card by a private message
beside it; a button on a private card by changing that card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import structlog
from discord import ui

from bot.chat import card
from render.picture import Picture

log = structlog.get_logger(__name__)


class Reply:
    """One interaction and the way to answer it. If Discord does not take the acknowledgement, the
    rest is still done: a move counts, only the presser sees no answer."""

    def __init__(self, interaction: discord.Interaction) -> None:
        self.interaction = interaction
        message = interaction.message
        self.from_card = message is not None
        self.in_place = message is not None and message.flags.ephemeral
        self.lost = False

    async def open(self, *, thinking: bool = False) -> None:
        """Acknowledge, within Discord's three seconds. `thinking`: what comes takes a while, so a
        button is answered like a command, by a private message that says so until then."""
        response = self.interaction.response
        if response.is_done():
            return
        if thinking:
            self.from_card = self.in_place = False
        try:
            if self.from_card:
                await response.defer()
            else:
                await response.defer(ephemeral=True, thinking=True)
        except discord.HTTPException as failure:
            self.lost = True
            log.warning(
                "an acknowledgement failed",
                interaction=self.interaction.id,
                status=failure.status,
            )

    async def page(
        self,
        text: str,
        picture: Picture | None = None,
        rows: Sequence[ui.ActionRow[Any]] = (),
        *,
        accent: int | None = None,
    ) -> None:
        """A private card for the presser alone."""
        view = card.layout([], picture, [text], rows, accent=accent)
        await self.show(view, picture)

    async def show(self, view: ui.LayoutView, picture: Picture | None = None) -> None:
        """A private card. What Discord does not take is only logged: a move made stays made."""
        if self.lost:
            return
        files = [] if picture is None else [card.picture_file(picture)]
        mentions = discord.AllowedMentions.none()
        try:
            if self.in_place or not self.from_card:
                await self.interaction.edit_original_response(
                    view=view, attachments=files, allowed_mentions=mentions
                )
            else:
                await self.interaction.followup.send(
                    view=view, files=files, ephemeral=True, allowed_mentions=mentions
                )
        except discord.HTTPException as failure:
            self._unanswered(failure)

    async def done(self, text: str) -> None:
        """The move is made and the public card tells it: a private card is put away, a command is
        answered with a word."""
        if self.in_place:
            await self.away()
        elif not self.from_card:
            await self.page(text)

    async def away(self) -> None:
        """Put a private card away."""
        if not self.in_place or self.lost:
            return
        try:
            await self.interaction.delete_original_response()
        except discord.HTTPException as failure:
            self._unanswered(failure)

    def _unanswered(self, failure: discord.HTTPException) -> None:
        log.warning("an answer was refused", interaction=self.interaction.id, status=failure.status)
