"""Finding the table that a command refers to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from discord import app_commands

from bot.chat.base.errors import Refusal, note_game
from bot.chat.base.language import private_language
from bot.chat.base.services import Interaction
from bot.chat.base.slash import localized
from bot.tables.types.errors import TableError
from bot.tables.types.model import Table
from data.texts import join_with_or, say

C = TypeVar("C")
NAMED_TABLES = 12
"""So many tables are named at most where several could be meant."""


async def resolve_table(
    interaction: Interaction,
    number: int | None,
    *,
    game: str | None = None,
    ended: bool = False,
) -> Table:
    """Find the table (`find_table`), note its game for refusals, cache the presser's name."""
    interaction.client.services.people.remember_name(interaction)
    table = await find_table(interaction, number, game=game, ended=ended)
    note_game(interaction, table.game)
    return table


async def find_table(
    interaction: Interaction,
    number: int | None,
    *,
    game: str | None = None,
    ended: bool = False,
) -> Table:
    """Return the table with this number, or the one of this channel or thread.

    Of several it is the one that waits for the person, else the only one where the person has a
    seat, else the person's practice. Raises `Refusal` if none or several match, `TableError` for a
    table of another server."""
    tables = interaction.client.services.tables
    user = interaction.user.id
    if number is not None:
        by_number = await tables.get_table(number)
        is_own_practice = by_number.is_practice and by_number.acting_seat(user) is not None
        if by_number.place.guild != interaction.guild_id and not is_own_practice:
            raise TableError("no-table", table=number)
        if game not in (None, by_number.game):
            raise Refusal("house-refuse-other-game", table=str(number))
        return by_number
    in_channel = [
        table
        for table in await tables.tables_in_channel(interaction.channel_id or 0, ended=ended)
        if game in (None, table.game)
    ]
    live = [table for table in in_channel if table.status != "ended"] or in_channel[:1]
    live = _prefer_live(live)
    mine = [table for table in live if table.acting_seat(user) is not None]
    waiting = [table for table in mine if table.acting_seat(user) in table.to_move]
    practice = await tables.practice.running_practice(user)
    practices = [] if practice is None or game not in (None, practice.game) else [practice]
    for candidates in (waiting, mine, practices, live):
        if len(candidates) == 1:
            return candidates[0]
        if candidates:
            raise _which(candidates, await private_language(interaction))
    elsewhere = [
        table
        for table in await tables.tables_of_user(user, guild=interaction.guild_id)
        if game in (None, table.game)
    ]
    elsewhere = _prefer_live(elsewhere)
    if len(elsewhere) == 1:
        return elsewhere[0]
    if elsewhere:
        raise _which(elsewhere, await private_language(interaction))
    raise Refusal("house-refuse-no-table-here")


def _which(tables: Sequence[Table], language: str) -> Refusal:
    """Return the refusal that names the tables which could be meant."""
    numbers = sorted(table.id for table in tables)[:NAMED_TABLES]
    return Refusal("house-refuse-which", tables=join_with_or(map(str, numbers), language))


async def find_running_table(interaction: Interaction) -> Table | None:
    """Return the running table of this channel or thread.

    Of several it is the only one where the person has a seat; if none runs, the person's
    practice."""
    tables = interaction.client.services.tables
    tables_here = await tables.tables_in_channel(interaction.channel_id or 0)
    running = _prefer_live([table for table in tables_here if table.status == "running"])
    mine = [table for table in running if table.seat_of(interaction.user.id) is not None]
    if not running:
        return await tables.practice.running_practice(interaction.user.id)
    return next((candidates[0] for candidates in (mine, running) if len(candidates) == 1), None)


def _prefer_live(tables: list[Table]) -> list[Table]:
    """Return the tables that are not archived, or all if all are."""
    return [table for table in tables if table.archived is None] or tables


async def table_choices(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """Return the person's tables and those of this channel, for autocomplete."""
    services = interaction.client.services
    language = await private_language(interaction)
    by_number = {
        table.id: table
        for table in [
            *await services.tables.tables_of_user(interaction.user.id, guild=interaction.guild_id),
            *await services.tables.tables_in_channel(interaction.channel_id or 0, ended=True),
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
        for table in by_number.values()
        if str(table.id).startswith(current.strip())
    ][:25]


def _status(table: Table) -> str:
    return table.status if table.archived is None else "archived"


def takes_table(command: C) -> C:
    """Decorate a command that has an option `table`: add its description and autocomplete."""
    describe = app_commands.describe(table=localized("house-slash-the-table-s-number"))
    return app_commands.autocomplete(table=table_choices)(describe(command))
