"""Answering a press or a command: acknowledged at once, then a private page or a text.

A command is answered in its own private message; a button on a public card by a new private
message; a button on a private card by changing that card."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import discord
import structlog
from discord import ui

from bot.chat.base import sending
from bot.chat.base.acknowledge import SEND_ERRORS, AckState, ack_state, send_first_response
from bot.chat.base.night import is_dark_for_answer
from bot.chat.base.services import Interaction
from bot.chat.ui import card
from bot.chat.ui.keys import Route
from render.paint.picture import Picture

log = structlog.get_logger(__name__)

RETRY_AFTER = (0.5, 2.0, 6.0)
"""Seconds between attempts to edit an answer; its token is valid for fifteen minutes."""


class Reply:
    """The answer to one interaction.

    A press that changes something is executed even if Discord refuses the acknowledgement: the
    move counts, only the presser sees no answer. One that only shows something is dropped then
    (`is_expired`). If the connection broke, so that the state of the acknowledgement is
    unknown, both are executed and the answer is tried; failures are logged."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        message = None if interaction.extras.get("thinking") else interaction.message
        self.from_card = message is not None
        self.in_place = message is not None and message.flags.ephemeral
        self.home: ui.ActionRow[ui.LayoutView] | None = None
        """The way back to a card that stays, below every other page. What would put that card away
        only notes that it is to be shown again (`left`)."""
        self.left = False
        self.turn_card: ui.Button[ui.LayoutView] | None = None
        """The way back to the presser's own turn card, if this page replaces it, or a page that
        did."""
        self.below: Sequence[ui.ActionRow[ui.LayoutView]] = ()
        """Rows added below every private page."""

    @property
    def is_expired(self) -> bool:
        """Whether Discord accepts no answer to this interaction any more."""
        return ack_state(self.interaction) is AckState.NO

    async def acknowledge(self, *, thinking: bool = False) -> None:
        """Acknowledge within Discord's three seconds, unless that was done.

        It must come before any lookup. `thinking`: the answer takes a while, so a button is
        answered like a command, by a private message that says so until then."""
        if ack_state(self.interaction) is not AckState.NOT_YET:
            return
        if thinking:
            self.interaction.extras["thinking"] = True
            self.from_card = self.in_place = False
        defer = self.interaction.response.defer
        private = partial(defer, ephemeral=True, thinking=True)
        await send_first_response(self.interaction, defer if self.from_card else private)

    async def show_page(
        self,
        text: str,
        picture: Picture | None = None,
        rows: Sequence[card.Row] = (),
        *,
        accent: int | None = None,
        foot: Sequence[ui.ActionRow[ui.LayoutView]] = (),
        more: Sequence[Picture] = (),
    ) -> None:
        """Show a private card with a text; `more`: further pictures."""
        view = card.build_layout([], picture, [text], rows, footer=foot, accent=accent, more=more)
        if self.turn_card is not None:
            _lead_back(view, self.turn_card)
        await self.show_view(view, picture, more)

    async def show_view(
        self, view: ui.LayoutView, picture: Picture | None = None, more: Sequence[Picture] = ()
    ) -> None:
        """Show a private card. Errors of Discord are only logged: the change stays done."""
        if self.is_expired:
            return
        if self.home is not None and not _has_back(view):
            view.add_item(self.home)
        for row in self.below:
            view.add_item(row)
        mentions = discord.AllowedMentions.none()
        dark = picture is not None and await is_dark_for_answer(self.interaction, private=True)

        def files() -> list[discord.File]:
            shown = [] if picture is None else [picture, *more]
            return [card.picture_file(image, dark=dark) for image in shown]

        if self.in_place or not self.from_card:
            await self._edit(
                lambda: {"view": view, "attachments": files(), "allowed_mentions": mentions}
            )
        else:
            send = self.interaction.followup.send
            answer = send(view=view, files=files(), ephemeral=True, allowed_mentions=mentions)
            try:
                await answer
            except SEND_ERRORS as failure:  # not retried: Discord may have shown it
                self._log_failure(failure)

    async def show_file(self, text: str, file: Callable[[], discord.File]) -> None:
        """Send a text with a file privately; the press was answered by a progress message.

        `file` is called again for each attempt."""
        if not self.is_expired:
            await self._edit(lambda: {"content": text, "attachments": [file()]})

    async def update_card(self, view: ui.LayoutView) -> None:
        """Update the public card that was pressed."""
        if self.from_card and not self.in_place and not self.is_expired:
            mentions = discord.AllowedMentions.none()
            await self._edit(lambda: {"view": view, "allowed_mentions": mentions})

    async def confirm_done(self, text: str) -> None:
        """Confirm a change that the public card shows: dismiss a private card, answer a command."""
        if self.in_place:
            await self.dismiss()
        elif not self.from_card:
            await self.show_page(text)

    async def dismiss(self) -> None:
        """Dismiss a private card."""
        if self.in_place and self.home is not None:
            self.left = True
        elif self.in_place and not self.is_expired:
            await self._retry(self.interaction.delete_original_response)

    async def _edit(self, content: Callable[[], dict[str, Any]]) -> None:
        edit = self.interaction.edit_original_response
        await self._retry(lambda: edit(**content()))

    async def _retry(self, answer: Callable[[], Awaitable[object]]) -> None:
        """Run an idempotent request; retry it after transient errors, and log permanent ones."""
        for wait in (*RETRY_AFTER, None):
            try:
                await answer()
                return
            except SEND_ERRORS as failure:
                if wait is None or not sending.is_transient(failure):
                    self._log_failure(failure)
                    return
            await asyncio.sleep(wait)

    def _log_failure(self, failure: Exception) -> None:
        self.interaction.client.services.note_refusal(failure)
        log.warning("answer_failed", interaction=self.interaction.id, error=repr(failure))


def _lead_back(view: ui.LayoutView, back: ui.Button[ui.LayoutView]) -> None:
    """Let a page end in this way back, and not in one that dismisses it, unless it has a way back
    to the turn of its own, which is called so."""
    buttons = [item for item in view.walk_children() if isinstance(item, ui.Button)]
    for item in buttons:
        if f":{Route.BACK}." in str(item.custom_id):
            item.custom_id = back.custom_id
    if not any(str(item.label).startswith(str(back.label)) for item in buttons):
        view.add_item(card.button_rows([back])[0])


def _has_back(view: ui.LayoutView) -> bool:
    """Return whether a page has a button that dismisses it."""
    ids = [str(getattr(item, "custom_id", "")) for item in view.walk_children()]
    return any(f":{Route.BACK}." in custom_id for custom_id in ids)
