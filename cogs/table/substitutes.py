"""`/table skip`, `away`: a robot that plays for a person, for one turn or until the person
is back."""

from __future__ import annotations

from discord import app_commands

from bot.chat.actions.away import leave_seat_to_robot, return_to_seat
from bot.chat.base.errors import report_errors
from bot.chat.base.services import Interaction
from bot.chat.base.slash import localized
from bot.chat.base.table_lookup import takes_table
from bot.chat.ui.press import press_from_command
from cogs.table.base import TableCommands


class Substitutes(TableCommands):
    @app_commands.command(description=localized("standins-slash-skip"))
    @app_commands.describe(seat=localized("standins-slash-skip-seat"))
    @takes_table
    @report_errors
    async def skip(
        self,
        interaction: Interaction,
        seat: app_commands.Range[int, 1, 10] | None = None,
        table: int | None = None,
    ) -> None:
        press, resolved = await press_from_command(interaction, table)
        seat_index = None if seat is None else seat - 1
        submitted = await press.tables.substitutes.skip(
            resolved.id, press.user, seat_index, key=press.idempotency_key, admin=press.is_admin
        )
        async with press.after_commit(submitted.table):
            await press.reply.show_page(await press.say("standins-skipped"))

    @app_commands.command(description=localized("standins-slash-away"))
    @app_commands.describe(back=localized("standins-slash-away-back"))
    @takes_table
    @report_errors
    async def away(
        self, interaction: Interaction, back: bool = False, table: int | None = None
    ) -> None:
        press, _ = await press_from_command(interaction, table)
        await (return_to_seat if back else leave_seat_to_robot)(press)
