"""`/admin`: the rules and tables of a server, for its managers."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.chat.actions.server.page import show_rules
from bot.chat.base.services import Interaction
from bot.chat.commands.slash_command import slash
from bot.chat.ui.press import acknowledge_command


class Admin(commands.Cog):
    @slash("admin-slash")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def admin(self, interaction: Interaction) -> None:
        await show_rules(await acknowledge_command(interaction))


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Admin())
