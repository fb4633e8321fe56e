"""`/table …`: a robot that plays for a person, for one turn or until he is back."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.actions.away import come_back, leave_seat_to_robot
from bot.chat.base.errors import told
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import takes_table
from bot.chat.ui.press import command
from cogs.table.part import Part


class StandIns(Part):
    @app_commands.command(description=described("standins-slash-skip"))
    @app_commands.describe(seat=described("standins-slash-skip-seat"))
    @takes_table
    @told
    async def skip(
        self,
        interaction: discord.Interaction,
        seat: app_commands.Range[int, 1, 10] | None = None,
        table: int | None = None,
    ) -> None:
        press, found = await command(interaction, table)
        which = None if seat is None else seat - 1
        done = await press.tables.stand_ins.skip(
            found.id, press.user, which, key=press.id, admin=press.admin
        )
        async with press.following(done.table):
            await press.reply.page(await press.say("standins-skipped"))

    @app_commands.command(description=described("standins-slash-away"))
    @app_commands.describe(back=described("standins-slash-away-back"))
    @takes_table
    @told
    async def away(
        self, interaction: discord.Interaction, back: bool = False, table: int | None = None
    ) -> None:
        press, _ = await command(interaction, table)
        await (come_back if back else leave_seat_to_robot)(press)
