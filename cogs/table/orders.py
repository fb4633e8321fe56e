"""`/table orders`: what a seat wants done when its turn comes."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.actions import order_page
from bot.chat.base.errors import told
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import takes_table
from bot.chat.ui.press import command
from cogs.table.part import Part


class Orders(Part):
    @app_commands.command(description=described("orders-slash-orders"))
    @takes_table
    @told
    async def orders(self, interaction: discord.Interaction, table: int | None = None) -> None:
        press, _ = await command(interaction, table)
        await order_page.show(press)
