"""What the parts of `/table` share."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from bot.chat.base.errors import Refusal
from bot.chat.base.scenes import private_language, scene_of
from bot.chat.base.services import Services, services_of
from bot.chat.base.table_lookup import table_meant
from bot.chat.contract.adapter import Scene
from bot.chat.ui.reply import Reply
from bot.tables.types.model import Table
from data.texts import say


class Part(commands.Cog):
    """Commands of the family `/table`, made one cog in `cogs.table`."""

    def __init__(self, bot: commands.Bot) -> None:
        self.bot = bot

    @property
    def services(self) -> Services:
        return services_of(self.bot)

    async def played(
        self, interaction: discord.Interaction, table: int | None
    ) -> tuple[Reply, Table, Scene]:
        """A table that was started, as the reader may see it, and where to answer."""
        reply = Reply(interaction)
        await reply.open()
        found = await table_meant(interaction, table, ended=True)
        language = await private_language(interaction)
        if found.started is None:
            raise Refusal("house-refuse-not-running")
        return reply, *await scene_of(self.bot, found.id, interaction.user.id, language)

    async def say(self, interaction: discord.Interaction, key: str, **values: Any) -> None:
        text = say(key, await private_language(interaction), **values)
        await interaction.edit_original_response(content=text)
