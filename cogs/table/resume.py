"""`/table resume`: an archived table goes on."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.actions import lobby
from bot.chat.base.errors import told
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import takes_table
from bot.chat.cards import lobby_card
from bot.chat.ui.press import command
from cogs.table.part import Part


class Resume(Part):
    @app_commands.command(description=described("idle-slash-resume"))
    @takes_table
    @told
    async def resume(self, interaction: discord.Interaction, table: int | None = None) -> None:
        press, _ = await command(interaction, table)
        resumed = await lobby.resume(press)
        if resumed.status == "open":  # its card is not posted by itself
            await lobby_card.show(self.bot, resumed)
