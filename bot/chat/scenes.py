"""A table as a reader may see it: its record, views, names and language put together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

import discord
import structlog

from bot.chat.adapter import Draw, Scene
from bot.chat.errors import reference
from bot.chat.house import services_of
from bot.chat.language import spoken
from bot.tables.model import Table
from data.texts import DEFAULT
from render.picture import Picture

log = structlog.get_logger(__name__)
T = TypeVar("T")


async def public_language(client: discord.Client, guild: int) -> str:
    """The language of public texts: the server's choice, else its locale, else the house's."""
    services = services_of(client)
    chosen = (await services.tables.guild(guild)).language
    if chosen is not None:
        return spoken(chosen)
    server = client.get_guild(guild)
    if server is None:
        return services.settings.language
    told = spoken(server.preferred_locale)
    # Discord calls every server English until somebody says otherwise.
    return services.settings.language if told == DEFAULT else told


async def private_language(interaction: discord.Interaction) -> str:
    """The language of private texts: the person's choice, else what Discord tells."""
    person = await services_of(interaction.client).tables.person(interaction.user.id)
    return spoken(person.language or interaction.locale)


async def scene_of(
    client: discord.Client, table: int, user: int | None, language: str
) -> tuple[Table, Scene]:
    """A running or ended table as this person (None: a spectator) may see it."""
    services = services_of(client)
    look = await services.tables.look(table, user)
    note = await services.tables.read_note(table, look.seat) if look.seat is not None else {}
    names = await services.people.at(client, look.table, language)
    scene = Scene(
        look.table.id, look.view, look.public, look.seat, names, language, note, look.may_act
    )
    return look.table, scene


def spectator(scene: Scene) -> Scene:
    """The same table as everybody may see it."""
    return replace(scene, view=scene.public, seat=None, note={}, may_act=False)


def unnoted(scene: Scene) -> Scene:
    """The scene of a seat for a card that everybody reads: without what it noted for itself."""
    return replace(scene, note={})


async def apart(work: Callable[[], T]) -> T:
    """Run work that thinks or draws in a thread, so that no other press waits for it."""
    return await asyncio.to_thread(work)


async def drawn(draw: Draw | None, **where: object) -> Picture | None:
    """The picture, or None if drawing it failed: a card is posted all the same."""
    if draw is None:
        return None
    try:
        return await apart(draw)
    except Exception as error:
        log.error("a picture failed", reference=reference(), exc_info=error, **where)
        return None
