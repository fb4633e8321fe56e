"""`/table resume`: continue an archived table."""

from __future__ import annotations

from discord import app_commands

from bot.chat.actions import lobby
from bot.chat.base.errors import report_errors
from bot.chat.base.services import Interaction
from bot.chat.base.slash import localized
from bot.chat.base.table_lookup import takes_table
from bot.chat.cards import lobby_card
from bot.chat.ui.press import press_from_command
from cogs.table.base import TableCommands


class Resume(TableCommands):
    @app_commands.command(description=localized("idle-slash-resume"))
    @takes_table
    @report_errors
    async def resume(self, interaction: Interaction, table: int | None = None) -> None:
        press, _ = await press_from_command(interaction, table)
        resumed = await lobby.resume_table(press)
        if resumed.status == "open":  # its card is not posted by itself
            await lobby_card.post_lobby_card(self.bot, resumed)
