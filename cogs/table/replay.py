"""`/table replay`: a game turn by turn."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.base.errors import told
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import takes_table
from bot.chat.cards.replay import show_replay
from bot.chat.ui.keys import Verb
from bot.chat.ui.press import command
from cogs.table.part import Part


class Replay(Part):
    @app_commands.command(description=described("replay-slash"))
    @app_commands.describe(turn=described("replay-slash-turn"))
    @takes_table
    @told
    async def replay(
        self,
        interaction: discord.Interaction,
        turn: app_commands.Range[int, 1, 100_000] | None = None,
        table: int | None = None,
    ) -> None:
        where = "" if turn is None else str(turn - 1)
        press, _ = await command(interaction, table, Verb.AFTER, f"replay/{where}", ended=True)
        await show_replay(press)
