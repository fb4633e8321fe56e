"""Building table contexts: a table's record, views, names and language for one reader."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

import msgspec
import structlog

from bot.chat.base.display_names import SHORT_TIMEOUT
from bot.chat.base.services import Client
from bot.chat.contract.pages import Draw
from bot.chat.contract.table_context import TableContext
from bot.tables.api.service import Tables
from bot.tables.types.errors import new_reference
from bot.tables.types.model import Table, TableView
from bot.workers.processes import Priority
from data.facts import put_in_force
from render.paint.picture import Picture
from rules.game import RankingLine

log = structlog.get_logger(__name__)
T = TypeVar("T")


async def load_context(
    client: Client,
    table: int,
    user: int | None,
    language: str,
    *,
    patience: float = SHORT_TIMEOUT,
    with_ranking: bool = False,
) -> tuple[Table, TableContext]:
    """Load a running or ended table as this person (None: a spectator) may see it.

    `with_ranking`: include the public ranking. `patience`: seconds to wait for names
    (`bot.chat.base.display_names`)."""
    services = client.services
    look = await services.tables.read_table(table, user, ranking=with_ranking)
    return await build_context(client, look, language, patience)


async def build_context(
    client: Client, look: TableView, language: str, patience: float = SHORT_TIMEOUT
) -> tuple[Table, TableContext]:
    """Build a table context from what was read of a table, with names.

    The table's facts are in force in this task from here on."""
    put_in_force(look.table.facts)
    services = client.services
    names = await services.people.seat_names(client, look.table, language, patience=patience)
    people = [row.user for row in look.table.seats]
    ctx = TableContext(
        look.table.id,
        look.view,
        look.public,
        look.seat,
        names,
        language,
        look.note,
        look.may_act,
        people,
        look.ranking,
        look.seat if look.ranking else None,
        taught=look.taught,
        ended=look.table.status == "ended",
        emoji=client.services.emoji_of(look.table.game),
    )
    return look.table, ctx


def as_spectator(ctx: TableContext) -> TableContext:
    """Return a copy of the table context as a spectator sees it."""
    return replace(ctx, view=ctx.public, seat=None, note={}, may_act=False)


async def add_ranking(tables: Tables, ctx: TableContext, *, private: bool = False) -> TableContext:
    """Return a copy with the ranking of a running game.

    `private`: for a page that only the seat reads, with all that the seat knows of itself."""
    reader = ctx.seat if private else None
    ranking = ctx.ranking or await tables.ranking(ctx.table, reader)
    if not private:
        ranking = without_own_totals(ranking)
    return replace(ctx, ranking=ranking, reader=reader)


def without_own_totals(ranking: Sequence[RankingLine]) -> tuple[RankingLine, ...]:
    """Return a ranking without what its reader alone knows."""
    return tuple(msgspec.structs.replace(row, own=None) for row in ranking)


def without_note(ctx: TableContext) -> TableContext:
    """Return a copy without the seat's private note, for a public card."""
    return replace(ctx, note={})


async def run_in_thread(work: Callable[[], T]) -> T:
    """Run slow work in a thread, so that it does not block other interactions."""
    return await asyncio.to_thread(work)


async def render_or_none(
    client: Client,
    draw: Draw | None,
    priority: Priority = Priority.NORMAL,
    *,
    table: int | None = None,
) -> Picture | None:
    """Return the picture, or None if rendering failed: a card is posted without it."""
    if draw is None:
        return None
    try:
        return await client.services.pictures.render(draw, priority)
    except Exception as error:
        log.error("picture_failed", reference=new_reference(), exc_info=error, table=table)
        return None


async def render_gallery(
    client: Client, draws: Sequence[Draw | None], *, table: int | None = None
) -> list[Picture | None]:
    """Return the pictures of one page, rendered concurrently, each with its own file name."""
    pictures = await asyncio.gather(*(render_or_none(client, draw, table=table) for draw in draws))
    return [
        picture
        if picture is None or not number
        else replace(picture, name=f"{picture.name}-{number + 1}")
        for number, picture in enumerate(pictures)
    ]
