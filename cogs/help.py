"""/help: how to begin."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.language import of_reader
from bot.chat.lobby import welcome
from bot.chat.slash import described


class Help(commands.Cog):
    @app_commands.command(name="help", description=described("house-slash-how-to-play-here"))
    async def help(self, interaction: discord.Interaction) -> None:
        view = welcome(interaction.client, of_reader(interaction))
        await interaction.response.send_message(view=view, ephemeral=True)


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Help())
