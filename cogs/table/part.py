"""What the parts of `/table` share."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.chat.base.errors import Refusal
from bot.chat.base.services import Services, services_of
from bot.chat.contract.adapter import Scene
from bot.chat.ui.press import command
from bot.chat.ui.reply import Reply
from bot.tables.types.model import Table


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
        press, found = await command(interaction, table, ended=True)
        if found.started is None:
            raise Refusal("house-refuse-not-running")
        return press.reply, *await press.scene()
