"""`/table resume`: an archived table goes on."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat import lobby, lobby_card
from bot.chat.asking import table_meant, takes_table
from bot.chat.errors import told
from bot.chat.reply import Reply
from bot.chat.slash import described
from cogs.table.part import Part


class Resume(Part):
    @app_commands.command(description=described("idle-slash-resume"))
    @takes_table
    @told
    async def resume(self, interaction: discord.Interaction, table: int | None = None) -> None:
        reply = Reply(interaction)
        await reply.open()
        found = await table_meant(interaction, table)
        resumed = await lobby.resume(reply, found.id)
        if resumed.status == "open":  # its card is not posted by itself
            await lobby_card.show(self.bot, resumed)
