"""`/table …`: a robot that plays for a person, for one turn or until he is back."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.actions import lobby
from bot.chat.base.errors import told
from bot.chat.base.following import following
from bot.chat.base.scenes import private_language
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import table_meant, takes_table
from bot.chat.ui.reply import Reply
from cogs.table.part import Part
from data.texts import say


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
        reply = Reply(interaction)
        await reply.open()
        found = await table_meant(interaction, table)
        done = await self.services.tables.stand_ins.skip(
            found.id,
            interaction.user.id,
            None if seat is None else seat - 1,
            key=str(interaction.id),
            admin=lobby.manages(interaction),
        )
        async with following(interaction, done.table):
            await reply.page(say("standins-skipped", await private_language(interaction)))

    @app_commands.command(description=described("standins-slash-away"))
    @app_commands.describe(back=described("standins-slash-away-back"))
    @takes_table
    @told
    async def away(
        self, interaction: discord.Interaction, back: bool = False, table: int | None = None
    ) -> None:
        reply = Reply(interaction)
        await reply.open()
        found = await table_meant(interaction, table)
        stand_ins, user = self.services.tables.stand_ins, interaction.user.id
        turn = stand_ins.back if back else stand_ins.away
        done = await turn(found.id, user, key=str(interaction.id))
        said = "standins-back" if back else "standins-away"
        if done.table.away and len(done.table.away) == len(done.table.people):
            said = "standins-all-away"
        async with following(interaction, done.table):
            await reply.page(say(said, await private_language(interaction), table=str(found.id)))
