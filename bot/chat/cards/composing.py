"""Composes a card of a table from its texts and its picture."""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress

from bot.chat.base.display_names import LONG_TIMEOUT
from bot.chat.base.language import public_language
from bot.chat.base.services import Client, Services
from bot.chat.base.table_contexts import (
    add_ranking,
    as_spectator,
    load_context,
    render_or_none,
    run_in_thread,
    without_note,
)
from bot.chat.cards import turn
from bot.chat.contract.adapter import GameChat
from bot.chat.contract.table_context import TableContext
from bot.chat.narration.log_narration import newest_line
from bot.tables.types.model import LogEntry, Table
from bot.workers.processes import Priority, WorkerLost
from render.paint.picture import Picture

EARLIER_ROWS = 8
"""Rows before those of a card that are searched for its picture's last line."""

Drawing = Coroutine[object, object, Picture | None]


async def compose_card(
    client: Client,
    table: Table,
    ctx: TableContext,
    entries: Sequence[LogEntry],
    *,
    mine: bool = False,
    await_render: Callable[[Drawing], Awaitable[Picture | None]] | None = None,
) -> turn.TurnCard:
    """Compose a card and render its picture.

    `await_render` awaits the rendering, and may abort it by raising; the card has words instead
    of a picture if rendering fails."""
    services = client.services
    chat = services.chat(table.game)
    standing = (
        await services.tables.final_ranking(table.id, None)
        if table.status == "ended" and table.started is not None
        else []
    )
    ctx = await add_ranking(services.tables, ctx, private=mine)
    undo, undone_rows = table.find_ask("undo"), list[LogEntry]()
    if undo is not None:
        rows = await services.tables.entries_since(table.id, undo.takes[0] - 1, undo.takes[-1])
        undone_rows = [row for row in rows if row.seq in undo.takes]

    def build(earlier: Sequence[LogEntry] | None = None) -> turn.TurnCard | None:
        """Build the card; None if its newest line is in rows that must be read first."""
        last = newest_line(chat, ctx, entries) or newest_line(chat, ctx, earlier or ())
        if not last and earlier is None and table.status == "running":
            return None
        with_last_line = dataclasses.replace(ctx, last=last)
        return turn.build_turn_card(
            chat, table, with_last_line, entries, standing, undo_rows=undone_rows, mine=mine
        )

    await precompute_texts(services, chat, ctx)
    result = await run_in_thread(build)
    if result is None:
        upto = entries[0].seq - 1 if entries else table.version
        rows = await services.tables.entries_since(table.id, max(0, upto - EARLIER_ROWS), upto)
        result = await run_in_thread(lambda: build(rows))
    assert result is not None, "card not built although earlier rows were read"
    priority = Priority.NORMAL if mine else Priority.CARD
    drawing = render_or_none(client, result.draw, priority, table=table.id)
    result.picture = await (drawing if await_render is None else await_render(drawing))
    if result.picture is None:
        result.words = await run_in_thread(lambda: chat.picture_text(ctx.with_escaped_names))
    return result


async def precompute_texts(services: Services, chat: GameChat, ctx: TableContext) -> None:
    """Let a worker do the slow work that the texts need.

    If none can, it is done with the texts."""
    work = chat.precompute(ctx)
    if work is not None:
        with suppress(WorkerLost):
            work.learn(await services.workers.run(work.work, Priority.SHORT))


async def compose_public_card(
    client: Client,
    table: Table,
    entries: Sequence[LogEntry],
    await_render: Callable[[Drawing], Awaitable[Picture | None]] | None = None,
) -> turn.TurnCard:
    """Compose the card for everybody, with the prompt of the first person who must act."""
    language = await public_language(client, table.place.guild)
    people = [table.seats[seat].user for seat in table.to_move]
    mover = next((user for user in people if user is not None), None)
    _, ctx = await load_context(
        client, table.id, mover, language, patience=LONG_TIMEOUT, with_ranking=True
    )
    ctx = as_spectator(ctx) if mover is None else without_note(ctx)
    return await compose_card(client, table, ctx, entries, await_render=await_render)
