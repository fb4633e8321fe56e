"""What happened since the reader's last turn: some lines, and the others' moves drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.chat.base.services import Client
from bot.chat.base.table_contexts import add_ranking, run_in_thread
from bot.chat.cards import offers
from bot.chat.cards.composing import compose_card
from bot.chat.cards.turn import TurnCard
from bot.chat.contract.pages import Draw
from bot.chat.contract.table_context import TableContext
from bot.chat.narration import teacher
from bot.chat.narration.digest import narrate_digest
from bot.chat.narration.log_narration import (
    newest_line,
    picture_lines,
    standing_events,
)
from bot.chat.ui.keys import ComponentId, Route
from bot.tables.types.model import LogEntry, Table
from data.texts import say

SINCE_LINES = 20
"""Lines of `/table since`."""
CARD_LINES = 8
"""Lines of the reader's own card, which has a prompt and orders as well."""


async def unseen_entries(
    client: Client, table: Table, ctx: TableContext, made: int | None = None
) -> list[LogEntry]:
    """Return the log entries that the reader has not seen, and those from the row `made` on;
    nothing for a spectator."""
    user = None if ctx.seat is None else table.seats[ctx.seat].user
    tables = client.services.tables
    return [] if user is None else await tables.news_since_turn(table.id, user, made)


async def compose_private_card(
    client: Client,
    table: Table,
    ctx: TableContext,
    seen: Sequence[LogEntry] | None = None,
    *,
    made: int | None = None,
) -> TurnCard:
    """Compose the card of a table for its reader alone.

    It shows the most important of what happened since the last turn and what came of the move
    whose row is `made`, or `seen` in full, and how many orders the reader has given."""
    services = client.services
    rows = await unseen_entries(client, table, ctx, made) if seen is None else seen
    result = await compose_card(client, table, ctx, rows, mine=True)
    if seen is None and table.status == "running":
        chat = services.chat(table.game)
        result.narration = await run_in_thread(lambda: narrate_digest(chat, ctx, rows, CARD_LINES))
    has_orders = services.chat(table.game).orders is not None and not table.is_practice
    if ctx.seat is not None and has_orders:
        given = await services.tables.orders.orders_of_user(
            table.id, table.seats[ctx.seat].user or 0
        )
        if given:
            result.extra.append("-# " + say("orders-left", ctx.language, count=len(given)))
        if given and await offers.is_covered_by_order(client, table, ctx):
            result.question = [say("orders-covered", ctx.language)]
        suggestions = await offers.list_offers(client, table, ctx, given)
        result.question += filter(None, [offers.describe_offers(suggestions, ctx.language)])
        result.rows += offers.offer_rows(
            suggestions, ComponentId(table.id, table.version, Route.ORDER, "")
        )
    result.extra.append(await teacher.lesson_line(client, table, ctx))
    return result


async def build_catch_up(
    client: Client, table: Table, ctx: TableContext, since: int | None = None
) -> tuple[str, Draw | None]:
    """Return the text and the picture of what happened since a version, or since the reader's last
    turn."""
    chat = client.services.chat(table.game)
    ctx = await add_ranking(client.services.tables, ctx, private=True)
    if since is None:
        unseen = await unseen_entries(client, table, ctx)
    else:
        tables = client.services.tables
        unseen = await tables.entries_since(table.id, since, viewer=ctx.seat)
    narration = await run_in_thread(lambda: narrate_digest(chat, ctx, unseen, SINCE_LINES))
    news_lines = await run_in_thread(lambda: picture_lines(chat, ctx, unseen))
    with_lines = replace(ctx, last=newest_line(chat, ctx, unseen), since=news_lines)
    draw = chat.recent_moves_picture(with_lines, standing_events(unseen))
    heading = "orders-since" if since is None else "table-since-card"
    if not narration:
        return say(f"{heading}-nothing", ctx.language), draw
    return "\n".join([say(heading, ctx.language), *narration]), draw
