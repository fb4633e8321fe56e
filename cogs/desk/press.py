"""The desk's buttons: each component id contains all that its handler needs, so buttons of
old cards work."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
from discord import ui

from bot import metrics
from bot.chat.base.acknowledge import send_first_response
from bot.chat.base.admission import admit
from bot.chat.base.errors import Refusal, answer_error

Handler = Callable[[discord.Interaction, Sequence[str]], Awaitable[None]]
HANDLERS: dict[str, tuple[re.Pattern[str], Handler]] = {}
"""By verb: the pattern of the parts, and the handler."""


def on_press(verb: str, parts: str) -> Callable[[Handler], Handler]:
    """Register a handler for presses of `rh:desk:<verb>:<parts>`; `parts` is a pattern."""

    def register(handler: Handler) -> Handler:
        HANDLERS[verb] = (re.compile(parts), handler)
        return handler

    return register


_NEVER = re.compile(r"(?!)")
"""A pattern that matches nothing."""


async def _refuse_forged(interaction: discord.Interaction, parts: Sequence[str]) -> None:
    raise Refusal("desk-refuse-forged")


class DeskPress(
    ui.DynamicItem[ui.Button[Any]],
    template=r"rh:desk:(?P<verb>[a-z]{1,12}):(?P<parts>[0-9a-z:]{1,80})",
):
    """A button of the desk that was pressed."""

    def __init__(self, item: ui.Button[Any], verb: str, parts: str) -> None:
        super().__init__(item)
        self.verb = verb
        self.parts = parts

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> DeskPress:
        assert isinstance(item, ui.Button)
        return cls(item, match["verb"], match["parts"])

    async def callback(self, interaction: discord.Interaction) -> None:
        if not await admit(interaction, "move"):
            return
        try:
            await send_first_response(interaction, interaction.response.defer)
            pattern, handler = HANDLERS.get(self.verb, (_NEVER, _refuse_forged))
            if not pattern.fullmatch(self.parts):
                raise Refusal("desk-refuse-forged")
            metrics.PAGES.labels("desk", self.verb).inc()
            await handler(interaction, self.parts.split(":"))
        except Exception as error:  # noqa: BLE001 - told to the presser or logged as a bug there
            await answer_error(interaction, error)
