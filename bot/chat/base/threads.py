"""The place where a table is played; its thread: made at the start, and in the lists of all who
play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
import structlog
from msgspec.structs import replace

from bot.chat.base.acknowledge import FAILED
from bot.chat.base.language import public_language
from bot.chat.base.services import services_of
from bot.tables.types.model import Place, Table
from data.texts import say

log = structlog.get_logger(__name__)


async def made(interaction: discord.Interaction, table: Table) -> Table:
    """A thread for the table's cards, if the server wants one and the channel can have one."""
    services = services_of(interaction.client)
    chosen = await services.tables.guild(table.place.guild)
    channel = interaction.channel
    if chosen.tables != "thread" or not isinstance(channel, discord.TextChannel):
        return table
    language = await public_language(interaction.client, table.place.guild)
    game = services.chat(table.game).name(language)
    name = say("house-thread", language, game=game, table=str(table.id))
    try:
        thread = await channel.create_thread(
            name=name[:100], type=discord.ChannelType.public_thread, auto_archive_duration=10080
        )
    except FAILED as failure:
        log.warning("no thread for a table", table=table.id, error=repr(failure))
        return table
    place = Place(table.place.guild, table.place.channel, thread.id)
    moved: Table = await services.tables.move(table.id, place)
    return moved


async def enter(client: discord.Client, table: Table, users: Iterable[int]) -> None:
    """Add those of these persons to a table's thread whom no mention will ever call into it, so
    that they find it in their list. Never raises: the seat is theirs all the same.

    The first mention adds everybody else, without the line that Discord writes into the thread
    when somebody is added, and in the hours in which he wants to hear from us.
    """
    if table.place.thread is None:
        return
    services = services_of(client)
    for user in users:
        try:
            if (await services.tables.person(user)).pings.how == "mention":
                continue
            place = await place_of(client, table)
            if isinstance(place, discord.Thread):
                await place.add_user(discord.Object(user))
        except discord.HTTPException as failure:
            log.warning(
                "a person is not in the thread of a table",
                table=table.id,
                user=user,
                status=failure.status,
                code=failure.code,
            )
        except Exception:
            log.exception("a person was not added to a thread", table=table.id, user=user)


async def place_of(client: discord.Client, table: Table) -> Any:
    """Where a table's messages go; a thread that is gone, or cannot be opened again, gives way to
    its channel. Raises `discord.HTTPException` if there is no place."""
    spot = table.place.spot
    found: Any = client.get_channel(spot)
    if found is None:
        try:
            found = await client.fetch_channel(spot)
        except discord.NotFound:
            if table.place.thread is None:
                raise
            place = Place(table.place.guild, table.place.channel)
            moved = await services_of(client).tables.move(table.id, place)
            return await place_of(client, moved)
    if isinstance(found, discord.Thread) and found.archived:
        return await _opened(client, found, table)
    return found


async def _opened(client: discord.Client, thread: discord.Thread, table: Table) -> Any:
    """An archived thread opened again; its channel for this once if Discord refuses, since the
    server has as many open threads as it may, or this one is locked."""
    try:
        await thread.edit(archived=False)
    except discord.HTTPException as failure:
        if failure.status >= 500:
            raise
        log.info("a thread stays archived", table=table.id, status=failure.status)
        return await place_of(client, replace(table, place=replace(table.place, thread=None)))
    return thread
