"""`/table undo`, `concede`, `end`: taking back and ending."""

from __future__ import annotations

from discord import app_commands

from bot.chat.actions import concede as conceding
from bot.chat.actions import questions
from bot.chat.base.errors import Refusal
from bot.chat.base.services import Interaction
from bot.chat.base.table_lookup import resolve_table
from bot.chat.cards import log_page
from bot.chat.commands.slash_command import slash
from bot.chat.contract.pages import Button
from bot.chat.ui import card
from bot.chat.ui.press import press_from_command
from bot.tables.types.errors import TableError
from cogs.table.base import TableCommands


async def complete_move(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """Return the moves that can be taken back, newest first, in words."""
    try:
        resolved = await resolve_table(interaction, interaction.namespace.table)
    except (Refusal, TableError):
        return []
    return [
        app_commands.Choice(name=name, value=row)
        for row, name in await log_page.undoable_moves(interaction, resolved, current)
    ]


class Ending(TableCommands):
    @slash("table-slash-take-back-your-last", to="standins-slash-undo-to")
    @app_commands.autocomplete(to=complete_move)
    async def undo(
        self,
        interaction: Interaction,
        to: app_commands.Range[int, 1, 999_999_999] | None = None,
        table: int | None = None,
    ) -> None:
        key = "undo" if to is None else f"undo/{to}"
        press, _ = await press_from_command(interaction, table, key=key)
        await questions.confirm_undo(press)

    @slash("standins-slash-concede")
    async def concede(self, interaction: Interaction, table: int | None = None) -> None:
        await conceding.confirm_concede(*await press_from_command(interaction, table))

    @slash("table-slash-end-a-game-early")
    async def end(self, interaction: Interaction, table: int | None = None) -> None:
        press, resolved = await press_from_command(interaction, table)
        label, language = await press.say("house-press-end"), await press.language()
        end_button = card.build_button(press.key, Button("ending", label, "stop"))
        rows = card.button_rows([end_button, card.back_button(press.key, language)])
        ends_at_once = resolved.owner == press.user or press.is_admin or resolved.status == "open"
        key = "house-end-sure" if ends_at_once else "house-end-ask"
        await press.reply.show_page(await press.say(key, table=str(resolved.id)), rows=rows)
