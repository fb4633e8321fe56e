"""`/table …`: opening a table, and everything about one that is not a move."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.chat.actions.listener import pressed
from bot.chat.base.slash import described
from cogs.table.clock import Clock
from cogs.table.course import Course
from cogs.table.film import Film
from cogs.table.looks import Looks
from cogs.table.orders import Orders
from cogs.table.papers import Papers
from cogs.table.records import Records
from cogs.table.replay import Replay
from cogs.table.resume import Resume
from cogs.table.seats import Seats
from cogs.table.since import Since
from cogs.table.stand_ins import StandIns

__all__ = ["setup"]


@app_commands.guild_only()
class TableCog(
    Seats,
    Course,
    Clock,
    Looks,
    Orders,
    Since,
    Papers,
    Records,
    Film,
    Replay,
    StandIns,
    Resume,
    commands.GroupCog,
    group_name="table",
    group_description=described("table-slash-tables-to-play-at"),
):
    """The family; each part of it is a class of commands in a file of its own."""


async def setup(bot: commands.Bot) -> None:
    bot.add_listener(pressed, "on_interaction")
    await bot.add_cog(TableCog(bot))
