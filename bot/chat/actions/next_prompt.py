"""What a person sees after a move: the next prompt, or the orders to give.

The prompt is shown if it is their turn again once standing orders and robots have moved."""

from __future__ import annotations

import asyncio

from discord import ui

from bot.chat.cards import catch_up, offers
from bot.chat.contract.table_context import TableContext
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.press import Press
from bot.tables.types.model import Table


async def show_next(
    press: Press,
    robots_done: asyncio.Event,
    confirmation: str = "",
    *,
    always_say: bool = False,
    made: int | None = None,
) -> tuple[Table, TableContext] | None:
    """Answer a move that was made. A public card that was pressed shows the next prompt itself,
    unless it is answered with fewer presses on the presser's own page.

    `confirmation`: the confirmation text; `always_say`: show it in any case; `made`: the row of the
    move, told on the next prompt. Returns the table and its context, or None if the presser sees a
    card, which includes the lesson."""
    await robots_done.wait()
    if press.reply.is_expired:
        return None
    if press.reply.home is not None:  # a practice: its card is shown again
        press.reply.left = True
        return None
    table, ctx = await press.load_context()
    on_public = press.reply.from_card and not press.reply.in_place
    is_prompted = table.status == "running" and table.archived is None and ctx.seat in table.to_move
    is_prompted = is_prompted and not await offers.is_covered_by_order(press.client, table, ctx)
    own_pages = press.services.chat(table.game).own_pages
    if is_prompted and (not on_public or ctx.public.phase in own_pages):
        private_card = await catch_up.compose_private_card(press.client, table, ctx, made=made)
        await press.reply.show_view(
            private_card.build_view(confirmation if always_say else ""), private_card.picture
        )
        return None
    suggestions = [] if is_prompted else await offers.list_offers(press.client, table, ctx)
    if suggestions:
        text = "\n\n".join(
            filter(None, [confirmation, offers.describe_offers(suggestions, ctx.language)])
        )
        accent = press.services.chat(table.game).accent(ctx.seat)
        rows = [*offers.offer_rows(suggestions, _play_id(table)), *_back_rows(table, ctx.language)]
        await press.reply.show_page(text, rows=rows, accent=accent)
    elif always_say:
        await press.reply.show_page(confirmation)
    else:
        await press.reply.confirm_done(confirmation)
    return table, ctx


def _play_id(table: Table) -> ComponentId:
    return ComponentId(table.id, table.version, Route.PLAY, "")


def _back_rows(table: Table, language: str) -> list[ui.ActionRow[ui.LayoutView]]:
    return card.button_rows([card.back_button(_play_id(table), language)])
