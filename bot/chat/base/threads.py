"""The channel or thread of a table: created at the start, and joined by its players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
import structlog
from msgspec.structs import replace

from bot.chat.base.acknowledge import SEND_ERRORS
from bot.chat.base.language import public_language
from bot.chat.base.services import Client, Interaction
from bot.tables.types.model import Place, Table
from data.texts import say

log = structlog.get_logger(__name__)


async def create_thread(interaction: Interaction, table: Table) -> Table:
    """Create a thread for the table's cards, and return the table with its new place.

    The table is returned unchanged if the server wants no threads or the channel allows none."""
    services = interaction.client.services
    chosen = await services.tables.guild_settings(table.place.guild)
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
    except SEND_ERRORS as failure:
        log.warning("thread_not_created", table=table.id, error=repr(failure))
        return table
    place = Place(table.place.guild, table.place.channel, thread.id)
    moved: Table = await services.tables.set_place(table.id, place)
    return moved


async def add_people(client: Client, table: Table, users: Iterable[int]) -> None:
    """Add to a table's thread those persons whom no mention will add.

    It is in their list then. Never raises: they have their seats in any case. The first mention
    adds everybody else, without Discord's system message about an added member, and within the
    hours in which the person wants to be pinged."""
    if table.place.thread is None:
        return
    services = client.services
    for user in users:
        try:
            if (await services.tables.person_settings(user)).pings.how == "mention":
                continue
            place = await find_channel(client, table)
            if isinstance(place, discord.Thread):
                await place.add_user(discord.Object(user))
        except discord.HTTPException as failure:
            log.warning(
                "thread_member_refused",
                table=table.id,
                user=user,
                status=failure.status,
                code=failure.code,
            )
        except Exception:
            log.exception("thread_member_failed", table=table.id, user=user)


async def find_channel(client: Client, table: Table) -> Any:
    """Return the channel of a table's messages.

    It is the parent channel if the thread is gone or cannot be reopened. Raises
    `discord.HTTPException` if there is none."""
    spot = table.place.posting_channel
    channel: object = client.get_channel(spot)
    if channel is None:
        try:
            channel = await client.fetch_channel(spot)
        except discord.NotFound:
            if table.place.thread is None:
                raise
            place = Place(table.place.guild, table.place.channel)
            moved = await client.services.tables.set_place(table.id, place)
            return await find_channel(client, moved)
    if isinstance(channel, discord.Thread) and channel.archived:
        return await _reopen(client, channel, table)
    return channel


async def _reopen(client: Client, thread: discord.Thread, table: Table) -> object:
    """Unarchive a thread.

    Returns the parent channel this time if Discord refuses: the server has reached its limit of
    open threads, or this one is locked."""
    try:
        await thread.edit(archived=False)
    except discord.HTTPException as failure:
        if failure.status >= 500:
            raise
        log.info("thread_not_reopened", table=table.id, status=failure.status)
        return await find_channel(client, replace(table, place=replace(table.place, thread=None)))
    return thread
