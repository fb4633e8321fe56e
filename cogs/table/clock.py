"""`/table clock`: the turn clock of a table."""

from __future__ import annotations

from typing import cast

import discord
from discord import app_commands

from bot.chat.actions import clock_page
from bot.chat.base.durations import read_span
from bot.chat.base.errors import told
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import takes_table
from bot.chat.ui.press import Press, command
from bot.tables.types.clock import ClockRules, Zero
from bot.tables.types.hours import DAY
from bot.tables.types.model import Submitted, Table
from cogs.table.part import Part

POOL, INCREMENT = 7 * DAY, DAY
"""What a table gets that asks for a clock and does not say which."""

ZEROS = [
    app_commands.Choice(name=described("remind-choice-nudge"), value="nudge"),
    app_commands.Choice(name=described("remind-choice-robot"), value="robot"),
    app_commands.Choice(name=described("remind-choice-offer"), value="offer"),
]
DEEDS = [
    app_commands.Choice(name=described("remind-choice-off"), value="off"),
    app_commands.Choice(name=described("remind-choice-pause"), value="pause"),
    app_commands.Choice(name=described("remind-choice-resume"), value="resume"),
]


class Clock(Part):
    @app_commands.command(description=described("remind-slash-clock"))
    @app_commands.describe(
        pool=described("remind-slash-pool"),
        increment=described("remind-slash-increment"),
        zero=described("remind-slash-zero"),
        do=described("remind-slash-do"),
    )
    @app_commands.choices(zero=ZEROS, do=DEEDS)
    @takes_table
    @told
    async def clock(
        self,
        interaction: discord.Interaction,
        pool: str | None = None,
        increment: str | None = None,
        zero: str | None = None,
        do: str | None = None,
        table: int | None = None,
    ) -> None:
        press, found = await command(interaction, table)
        if do is None and pool is None and increment is None and zero is None:
            await clock_page.show(press, found)
            return
        language = await press.language()
        done = await self._done(press, do, _rules(found, pool, increment, zero, language))
        await clock_page.told(press, done, clock_page.said(done, language))

    async def _done(self, press: Press, do: str | None, rules: ClockRules) -> Submitted:
        waiting, table, user, key = press.tables.waiting, press.number, press.user, press.id
        if do == "pause":
            return await waiting.pause(table, user, key=key)
        if do == "resume":
            return await waiting.resume(table, user, key=key)
        return await clock_page.set_rules(press, None if do == "off" else rules)


def _rules(
    table: Table, pool: str | None, increment: str | None, zero: str | None, language: str
) -> ClockRules:
    """The clock asked for; what was left out stays as it is, or is what is usual."""
    old = ClockRules(POOL, INCREMENT) if table.clock is None else table.clock.rules
    return ClockRules(
        old.pool if pool is None else read_span(pool, language),
        old.increment if increment is None else read_span(increment, language),
        old.zero if zero is None else cast(Zero, zero),
    )
