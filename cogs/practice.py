"""`/practice`: a short private game against robots."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.chat.actions import practice
from bot.chat.base.services import Interaction
from bot.chat.base.slash import usable_anywhere
from bot.chat.commands.game_names import game_choices, resolve_game
from bot.chat.commands.slash_command import slash
from bot.chat.ui.press import acknowledge_command


class Practice(commands.Cog):
    @slash("teacher-slash-practice", game="teacher-slash-game")
    @app_commands.autocomplete(game=game_choices)
    @usable_anywhere
    async def practice(self, interaction: Interaction, game: str = "") -> None:
        press = await acknowledge_command(interaction)
        if game:
            await practice.begin_practice(press, resolve_game(press.services, game))
        else:
            await practice.show_practices(press)


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Practice())
