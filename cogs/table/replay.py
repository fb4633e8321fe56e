"""`/table replay`: a game turn by turn."""

from __future__ import annotations

from discord import app_commands

from bot.chat.base.errors import report_errors
from bot.chat.base.services import Interaction
from bot.chat.base.slash import localized
from bot.chat.base.table_lookup import takes_table
from bot.chat.cards.replay import show_replay
from bot.chat.ui.keys import Route
from bot.chat.ui.press import press_from_command
from cogs.table.base import TableCommands


class Replay(TableCommands):
    @app_commands.command(description=localized("replay-slash"))
    @app_commands.describe(turn=localized("replay-slash-turn"))
    @takes_table
    @report_errors
    async def replay(
        self,
        interaction: Interaction,
        turn: app_commands.Range[int, 0, 100_000] | None = None,
        table: int | None = None,
    ) -> None:
        turn_index = "" if turn is None else str(turn)
        press, _ = await press_from_command(
            interaction, table, Route.REVIEW, f"replay/{turn_index}", ended=True
        )
        await show_replay(press)
