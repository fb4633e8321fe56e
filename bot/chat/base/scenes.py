"""A table as a reader may see it: its record, views, names and language put together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

import discord
import msgspec
import structlog

from bot.chat.base.display_names import HURRIED
from bot.chat.base.services import services_of
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Draw
from bot.tables.api.service import Tables
from bot.tables.types.errors import reference
from bot.tables.types.model import Look, Table
from render.paint.picture import Picture

log = structlog.get_logger(__name__)
T = TypeVar("T")


async def scene_of(
    client: discord.Client,
    table: int,
    user: int | None,
    language: str,
    *,
    patience: float = HURRIED,
    leads: bool = False,
) -> tuple[Table, Scene]:
    """A running or ended table as this person (None: a spectator) may see it, with who `leads` if
    that is wanted. `patience`: seconds that names may take (`bot.chat.base.display_names`)."""
    services = services_of(client)
    look = await services.tables.look(table, user, leads=leads)
    return await staged(client, look, language, patience)


async def staged(
    client: discord.Client, look: Look, language: str, patience: float = HURRIED
) -> tuple[Table, Scene]:
    """What was read of a table, with names."""
    services = services_of(client)
    names = await services.people.at(client, look.table, language, patience=patience)
    people = [row.user for row in look.table.seats]
    scene = Scene(
        look.table.id,
        look.view,
        look.public,
        look.seat,
        names,
        language,
        look.note,
        look.may_act,
        people,
        look.leads,
        look.seat if look.leads else None,
        taught=look.taught,
        ended=look.table.status == "ended",
    )
    return look.table, scene


def spectator(scene: Scene) -> Scene:
    """The same table as everybody may see it."""
    return replace(scene, view=scene.public, seat=None, note={}, may_act=False)


async def led(tables: Tables, scene: Scene, *, mine: bool = False) -> Scene:
    """The scene of a card or a look, with who leads in a running game; `mine`: of a page that only
    its seat reads, with all that it knows of itself."""
    reader = scene.seat if mine else None
    leads = scene.leads or await tables.leads(scene.table, reader)
    if not mine:
        leads = tuple(msgspec.structs.replace(row, own=None) for row in leads)
    return replace(scene, leads=leads, reader=reader)


def unnoted(scene: Scene) -> Scene:
    """The scene of a seat for a card that everybody reads: without what it noted for itself."""
    return replace(scene, note={})


async def apart(work: Callable[[], T]) -> T:
    """Run work that thinks in a thread, so that no other press waits for it."""
    return await asyncio.to_thread(work)


async def drawn(client: discord.Client, draw: Draw | None, **where: object) -> Picture | None:
    """The picture, or None if drawing it failed: a card is posted all the same."""
    if draw is None:
        return None
    try:
        return await services_of(client).pictures.of(draw)
    except Exception as error:
        log.error("a picture failed", reference=reference(), exc_info=error, **where)
        return None


async def gallery(
    client: discord.Client, draws: Sequence[Draw | None], **where: object
) -> list[Picture | None]:
    """The pictures of one page, drawn at the same time, each with a file name of its own."""
    found = await asyncio.gather(*(drawn(client, draw, **where) for draw in draws))
    return [
        made if made is None or not number else replace(made, name=f"{made.name}-{number + 1}")
        for number, made in enumerate(found)
    ]
