"""/hint: what an expert would do in one's place."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.actions.hinting import hint
from bot.chat.base.errors import told
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import takes_table
from bot.chat.ui.press import command


class Hints(commands.Cog):
    @app_commands.command(name="hint", description=described("hint-slash"))
    @app_commands.guild_only()
    @takes_table
    @told
    async def hint(self, interaction: discord.Interaction, table: int | None = None) -> None:
        press, _ = await command(interaction, table)
        await hint(press)


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Hints())
