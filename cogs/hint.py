"""`/hint`: what an expert would do in the reader's position."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.chat.actions.hinting import show_hint
from bot.chat.base.services import Interaction
from bot.chat.commands.slash_command import slash
from bot.chat.ui.press import press_from_command


class Hints(commands.Cog):
    @slash("hint-slash")
    @app_commands.guild_only()
    async def hint(self, interaction: Interaction, table: int | None = None) -> None:
        press, _ = await press_from_command(interaction, table)
        await show_hint(press)


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Hints())
