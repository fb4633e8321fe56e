"""`/table …`: taking back and ending."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.actions import concede as conceding
from bot.chat.actions import lobby
from bot.chat.base.errors import Refusal, told
from bot.chat.base.scenes import private_language
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import table_meant, takes_table
from bot.chat.cards import log_page
from bot.chat.contract.adapter import Button
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.reply import Reply
from bot.tables.types.errors import TableError
from cogs.table.part import Part
from data.texts import say


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
        await Reply(interaction).open()
        found = await table_meant(interaction, table)
        key = "undo" if to is None else f"undo/{to}"
        await lobby.pressed(interaction, Key(found.id, found.version, Verb.SEAT, key))

    @app_commands.command(description=described("standins-slash-concede"))
    @takes_table
    @told
    async def concede(self, interaction: discord.Interaction, table: int | None = None) -> None:
        reply = Reply(interaction)
        await reply.open()
        found = await table_meant(interaction, table)
        await conceding.ask(reply, found)

    @app_commands.command(description=described("table-slash-end-a-game-early"))
    @takes_table
    @told
    async def end(self, interaction: discord.Interaction, table: int | None = None) -> None:
        reply = Reply(interaction)
        await reply.open()
        found = await table_meant(interaction, table)
        language = await private_language(interaction)
        place = Key(found.id, found.version, Verb.SEAT, "")
        go = card.button(place, Button("ending", say("house-press-end", language), "stop"))
        back = card.button(place, Button("", say("house-back", language), "quiet"), verb=Verb.BACK)
        alone = found.owner == interaction.user.id or lobby.manages(interaction)
        key = "house-end-sure" if alone or found.status == "open" else "house-end-ask"
        await reply.page(say(key, language, table=str(found.id)), rows=card.button_rows([go, back]))
