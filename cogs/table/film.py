"""`/table film`: the film of a game that is over."""

from __future__ import annotations

from discord import app_commands

from bot.chat.base.errors import report_errors
from bot.chat.base.services import Interaction
from bot.chat.base.slash import localized
from bot.chat.base.table_lookup import takes_table
from bot.chat.cards.aftermath import show_film
from bot.chat.ui.press import press_from_command
from cogs.table.base import TableCommands


class Film(TableCommands):
    @app_commands.command(description=localized("film-slash-film"))
    @takes_table
    @report_errors
    async def film(self, interaction: Interaction, table: int | None = None) -> None:
        press, _ = await press_from_command(interaction, table, ended=True)
        await show_film(press)
