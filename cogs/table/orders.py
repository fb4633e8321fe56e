"""`/table orders`: the standing orders of a seat."""

from __future__ import annotations

from discord import app_commands

from bot.chat.actions import order_page
from bot.chat.base.errors import report_errors
from bot.chat.base.services import Interaction
from bot.chat.base.slash import localized
from bot.chat.base.table_lookup import takes_table
from bot.chat.ui.press import press_from_command
from cogs.table.base import TableCommands


class Orders(TableCommands):
    @app_commands.command(description=localized("orders-slash-orders"))
    @takes_table
    @report_errors
    async def orders(self, interaction: Interaction, table: int | None = None) -> None:
        press, _ = await press_from_command(interaction, table)
        await order_page.show_orders(press)
