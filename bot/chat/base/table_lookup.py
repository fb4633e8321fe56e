"""Which table a command means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.chat.base.errors import Refusal, of_game
from bot.chat.base.language import private_language
from bot.chat.base.services import services_of
from bot.chat.base.slash import described
from bot.tables.types.errors import TableError
from bot.tables.types.model import Table
from data.texts import say

C = TypeVar("C", bound=Callable[..., Any])


async def table_meant(
    interaction: discord.Interaction,
    number: int | None,
    *,
    game: str | None = None,
    ended: bool = False,
) -> Table:
    """`which`, and from here on a refusal of the interaction is one of its game. What the person is
    called is learned by the way."""
    services_of(interaction.client).people.learn(interaction)
    found = await which(interaction, number, game=game, ended=ended)
    of_game(interaction, found.game)
    return found


async def which(
    interaction: discord.Interaction,
    number: int | None,
    *,
    game: str | None = None,
    ended: bool = False,
) -> Table:
    """The table with this number, or the one of this channel or thread; of several, the one that
    waits for the person, else the only one the person sits at."""
    tables = services_of(interaction.client).tables
    user = interaction.user.id
    if number is not None:
        found = await tables.get(number)
        own = found.practice and found.seat_of(user) is not None
        if found.place.guild != interaction.guild_id and not own:
            raise TableError("no-table", table=number)
        if game not in (None, found.game):
            raise Refusal("house-refuse-other-game", table=str(number))
        return found
    here = [
        table
        for table in await tables.find(interaction.channel_id or 0, ended=ended)
        if game in (None, table.game)
    ]
    live = [table for table in here if table.status != "ended"] or here[:1]
    live = _awake(live)
    mine = [table for table in live if table.seat_of(user) is not None]
    waiting = [table for table in mine if table.seat_of(user) in table.to_move]
    for choice in (waiting, mine, live):
        if len(choice) == 1:
            return choice[0]
        if choice:
            raise Refusal("house-refuse-which")
    theirs = [
        table
        for table in await tables.of_user(user, guild=interaction.guild_id)
        if game in (None, table.game)
    ]
    theirs = _awake(theirs)
    if len(theirs) == 1:
        return theirs[0]
    if not theirs:
        practised = await tables.practice.running(user)
        if practised is not None and game in (None, practised.game):
            return practised
    raise Refusal("house-refuse-no-table-here" if not theirs else "house-refuse-which")


async def running_here(interaction: discord.Interaction) -> Table | None:
    """The running table of this channel or thread, of several the only one the person sits at;
    where none runs, what the person practises."""
    tables = services_of(interaction.client).tables
    found = await tables.find(interaction.channel_id or 0)
    running = _awake([table for table in found if table.status == "running"])
    mine = [table for table in running if table.seat_of(interaction.user.id) is not None]
    if not running:
        return await tables.practice.running(interaction.user.id)
    return next((choice[0] for choice in (mine, running) if len(choice) == 1), None)


def _awake(tables: list[Table]) -> list[Table]:
    """Those that are not archived, unless all are."""
    return [table for table in tables if table.archived is None] or tables


async def table_choices(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[int]]:
    """The person's tables and those of this channel, for autocomplete."""
    services = services_of(interaction.client)
    language = await private_language(interaction)
    found = {
        table.id: table
        for table in [
            *await services.tables.of_user(interaction.user.id, guild=interaction.guild_id),
            *await services.tables.find(interaction.channel_id or 0, ended=True),
        ]
    }
    return [
        app_commands.Choice(
            name=say(
                "house-table-choice",
                language,
                table=str(table.id),
                game=services.chat(table.game).name(language),
                status=say(f"house-status-{_status(table)}", language),
            )[:100],
            value=table.id,
        )
        for table in found.values()
        if str(table.id).startswith(current.strip())
    ][:25]


def _status(table: Table) -> str:
    return table.status if table.archived is None else "archived"


def takes_table(command: C) -> C:
    """For commands with an option `table`: its description and what is offered for it."""
    explained = app_commands.describe(table=described("house-slash-the-table-s-number"))
    return app_commands.autocomplete(table=table_choices)(explained(command))
