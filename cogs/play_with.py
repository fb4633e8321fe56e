"""“Play with…” in the menu of a person: opens the form of a new table with that person invited."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.actions.open_form import answer_with_form
from bot.chat.base.errors import Refusal, report_errors
from bot.chat.base.slash import localized

__all__ = ["setup"]


@app_commands.guild_only()
@report_errors
async def play_with(interaction: discord.Interaction, person: discord.Member) -> None:
    """Answer with the form. Refuses bots, which can't take a seat."""
    if person.bot:
        raise Refusal("house-refuse-bot")
    invited = None if person == interaction.user else person.id
    await answer_with_form(interaction, invited)


async def setup(bot: commands.Bot) -> None:
    name = localized("table-form-play-with")
    bot.tree.add_command(app_commands.ContextMenu(name=name, callback=play_with))
