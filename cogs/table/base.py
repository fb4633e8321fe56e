"""Base class of the `/table` commands."""

from __future__ import annotations

from discord.ext import commands

from bot.chat.base.errors import Refusal
from bot.chat.base.services import Client, Interaction
from bot.chat.contract.table_context import TableContext
from bot.chat.ui.press import press_from_command
from bot.chat.ui.reply import Reply
from bot.tables.types.model import Table


class TableCommands(commands.Cog):
    """Some of the `/table` commands; `cogs.table` joins them to one cog."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self.services = bot.services

    async def load_started(
        self, interaction: Interaction, table: int | None
    ) -> tuple[Reply, Table, TableContext]:
        """Return the reply, the table and its table context. Raises `Refusal` if the table has not
        started."""
        press, resolved = await press_from_command(interaction, table, ended=True)
        if resolved.started is None:
            raise Refusal("house-refuse-not-running")
        return press.reply, *await press.load_context()
