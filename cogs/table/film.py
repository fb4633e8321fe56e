"""`/table …`: looking back at a game that is over."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.base.errors import told
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import takes_table
from bot.chat.cards.aftermath import show_film
from bot.chat.ui.press import command
from cogs.table.part import Part


class Film(Part):
    @app_commands.command(description=described("film-slash-film"))
    @takes_table
    @told
    async def film(self, interaction: discord.Interaction, table: int | None = None) -> None:
        press, _ = await command(interaction, table, ended=True)
        await show_film(press)
