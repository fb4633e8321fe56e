"""/practice: a short game against robots, for one person alone."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.actions import practice
from bot.chat.base.errors import told
from bot.chat.base.slash import anywhere, described
from bot.chat.commands.game_names import game_choices, game_named
from bot.chat.ui.press import Press


class Practice(commands.Cog):
    @app_commands.command(name="practice", description=described("teacher-slash-practice"))
    @app_commands.describe(game=described("teacher-slash-game"))
    @app_commands.autocomplete(game=game_choices)
    @anywhere
    @told
    async def practice(self, interaction: discord.Interaction, game: str = "") -> None:
        press = Press(interaction)
        await press.reply.open()
        if game:
            await practice.begin(press, game_named(press.services, game))
        else:
            await practice.offer(press)


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Practice())
