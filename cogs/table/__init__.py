"""`/table …`: opening a table, and everything about a table except its moves."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.chat.actions.listener import on_interaction
from bot.chat.base.services import Client
from bot.chat.base.slash import localized
from cogs.table.clock import Clock
from cogs.table.ending import Ending
from cogs.table.exports import Exports
from cogs.table.looks import Looks
from cogs.table.records import Records
from cogs.table.seats import Seats

__all__ = ["setup"]


@app_commands.guild_only()
class TableCog(
    Seats,
    Ending,
    Clock,
    Looks,
    Exports,
    Records,
    commands.GroupCog,
    group_name="table",
    group_description=localized("table-slash-tables-to-play-at"),
):
    """The `/table` command group; each base class defines some of its commands."""


async def setup(bot: Client) -> None:
    bot.add_listener(on_interaction, "on_interaction")
    await bot.add_cog(TableCog(bot))
