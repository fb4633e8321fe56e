"""`/table clock`: the turn clock of a table."""

from __future__ import annotations

from typing import cast

from discord import app_commands

from bot.chat.actions import clock_page
from bot.chat.base.durations import parse_duration
from bot.chat.base.services import Interaction
from bot.chat.base.slash import localized
from bot.chat.commands.slash_command import slash
from bot.chat.ui.press import Press, press_from_command
from bot.tables.types.clock import ClockRules, ExpiryAction
from bot.tables.types.hours import DAY
from bot.tables.types.model import Submitted, Table
from cogs.table.base import TableCommands

POOL, INCREMENT = 7 * DAY, DAY
"""Pool and increment, in seconds, of a clock that is requested without them."""

TIMEOUT_CHOICES = [
    app_commands.Choice(name=localized("remind-choice-nudge"), value="nudge"),
    app_commands.Choice(name=localized("remind-choice-robot"), value="robot"),
    app_commands.Choice(name=localized("remind-choice-offer"), value="offer"),
]
ACTION_CHOICES = [
    app_commands.Choice(name=localized("remind-choice-off"), value="off"),
    app_commands.Choice(name=localized("remind-choice-pause"), value="pause"),
    app_commands.Choice(name=localized("remind-choice-resume"), value="resume"),
]


class Clock(TableCommands):
    @slash(
        "remind-slash-clock",
        pool="remind-slash-pool",
        increment="remind-slash-increment",
        zero="remind-slash-zero",
        do="remind-slash-do",
    )
    @app_commands.choices(zero=TIMEOUT_CHOICES, do=ACTION_CHOICES)
    async def clock(
        self,
        interaction: Interaction,
        pool: str | None = None,
        increment: str | None = None,
        zero: str | None = None,
        do: str | None = None,
        table: int | None = None,
    ) -> None:
        press, resolved = await press_from_command(interaction, table)
        if do is None and pool is None and increment is None and zero is None:
            await clock_page.show_clock(press, resolved)
            return
        language = await press.language()
        submitted = await self._apply(
            press, do, _requested_rules(resolved, pool, increment, zero, language)
        )
        await clock_page.show_change(
            press, submitted, clock_page.describe_change(submitted, language)
        )

    async def _apply(self, press: Press, do: str | None, rules: ClockRules) -> Submitted:
        clocks = press.tables.clocks
        table = press.table_id
        user = press.user
        key = press.idempotency_key
        if do == "pause":
            return await clocks.request_pause(table, user, key=key)
        if do == "resume":
            return await clocks.resume_clock(table, user, key=key)
        return await clock_page.set_rules(press, None if do == "off" else rules)


def _requested_rules(
    table: Table, pool: str | None, increment: str | None, zero: str | None, language: str
) -> ClockRules:
    """Return the requested clock; what was not given stays as it is, or is the default."""
    current = ClockRules(POOL, INCREMENT) if table.clock is None else table.clock.rules
    return ClockRules(
        current.pool if pool is None else parse_duration(pool, language),
        current.increment if increment is None else parse_duration(increment, language),
        current.zero if zero is None else cast(ExpiryAction, zero),
    )
