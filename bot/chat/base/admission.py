"""Whether an interaction is handled, or turned away in time (`bot.chat.base.crowd`)."""

from __future__ import annotations

from functools import partial

import discord
import structlog

from bot.chat.base.acknowledge import arrived, first
from bot.chat.base.crowd import Kind
from bot.chat.base.language import of_reader
from bot.chat.base.services import services_of
from bot.tables.storage.runner import urgent
from data.texts import say

log = structlog.get_logger(__name__)


async def admitted(interaction: discord.Interaction, kind: Kind) -> bool:
    """Whether an interaction may be handled now, in the task that asks. Otherwise the person has
    been told so: in the language Discord tells, for nothing may be looked up meanwhile."""
    arrived(interaction)
    crowd = services_of(interaction.client).crowd
    if not crowd.new(interaction.id):
        log.info("an interaction came twice", interaction=interaction.id)
        return False
    why = crowd.enter(kind, interaction.user.id)
    if why is None:
        if kind in ("form", "typing"):  # Discord's three seconds run while they look things up
            urgent.set(True)
        return True
    log.warning("an interaction was turned away", interaction=interaction.id, kind=kind, why=why)
    response = interaction.response
    if kind == "typing":
        await first(interaction, partial(response.autocomplete, []))
    else:
        text = say(why, of_reader(interaction))
        await first(interaction, partial(response.send_message, text, ephemeral=True))
    return False
