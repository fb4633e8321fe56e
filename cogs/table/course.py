"""`/table …`: taking back and ending."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.actions import concede as conceding
from bot.chat.actions import taking_back
from bot.chat.base.errors import Refusal, told
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import table_meant, takes_table
from bot.chat.cards import log_page
from bot.chat.contract.pages import Button
from bot.chat.ui import card
from bot.chat.ui.press import command
from bot.tables.types.errors import TableError
from cogs.table.part import Part


async def moves(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The moves that still stand, newest first, in words."""
    try:
        found = await table_meant(interaction, interaction.namespace.table)
    except (Refusal, TableError):
        return []
    return [
        app_commands.Choice(name=name, value=row)
        for row, name in await log_page.moves(interaction, found, current)
    ]


class Course(Part):
    @app_commands.command(description=described("table-slash-take-back-your-last"))
    @app_commands.describe(to=described("standins-slash-undo-to"))
    @app_commands.autocomplete(to=moves)
    @takes_table
    @told
    async def undo(
        self,
        interaction: discord.Interaction,
        to: app_commands.Range[int, 1, 999_999_999] | None = None,
        table: int | None = None,
    ) -> None:
        key = "undo" if to is None else f"undo/{to}"
        press, _ = await command(interaction, table, key=key)
        await taking_back.undo(press)

    @app_commands.command(description=described("standins-slash-concede"))
    @takes_table
    @told
    async def concede(self, interaction: discord.Interaction, table: int | None = None) -> None:
        await conceding.ask(*await command(interaction, table))

    @app_commands.command(description=described("table-slash-end-a-game-early"))
    @takes_table
    @told
    async def end(self, interaction: discord.Interaction, table: int | None = None) -> None:
        press, found = await command(interaction, table)
        label, language = await press.say("house-press-end"), await press.language()
        go = card.button(press.key, Button("ending", label, "stop"))
        rows = card.button_rows([go, card.back(press.key, language)])
        alone = found.owner == press.user or press.admin or found.status == "open"
        key = "house-end-sure" if alone else "house-end-ask"
        await press.reply.page(await press.say(key, table=str(found.id)), rows=rows)
