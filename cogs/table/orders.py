"""`/table orders`: what a seat wants done when its turn comes."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat import order_page
from bot.chat.asking import table_meant, takes_table
from bot.chat.errors import told
from bot.chat.reply import Reply
from bot.chat.slash import described
from cogs.table.part import Part


class Orders(Part):
    @app_commands.command(description=described("orders-slash-orders"))
    @takes_table
    @told
    async def orders(self, interaction: discord.Interaction, table: int | None = None) -> None:
        reply = Reply(interaction)
        await reply.open()
        found = await table_meant(interaction, table)
        await order_page.show(reply, found.id)
