"""A table's card for one person alone, and taking an offered seat."""

from __future__ import annotations

from bot.chat.base import threads
from bot.chat.base.errors import Refusal, require_known
from bot.chat.cards import catch_up
from bot.chat.cards.briefing import build_briefing
from bot.chat.ui.keys import Route
from bot.chat.ui.press import Press, button


@button(Route.SEAT, "take")
async def _take_seat(press: Press) -> None:
    """Handle `take/<seat>`: take over an offered seat, and show its briefing."""
    require_known(press.argument.isdecimal())
    seat = int(press.argument)
    submitted = await press.tables.clocks.take_seat(
        press.table_id, press.user, seat, key=press.idempotency_key
    )
    async with press.after_commit(submitted.table):
        await show_briefing(press)
    await threads.add_people(press.client, submitted.table, [press.user])


@button(Route.SEAT, "briefing", kind="look")
async def show_briefing(press: Press) -> None:
    """Show the briefing of a person who has taken over a seat."""
    table = await press.fetch_table()
    if table.status != "running" or table.seat_of(press.user) is None:
        raise Refusal("house-refuse-no-seat")
    private_card = await build_briefing(press.client, table.id, press.user, await press.language())
    await press.reply.show_view(
        private_card.build_view(await press.say("remind-clock-taken")), private_card.picture
    )


@button(Route.SEAT, "mine", kind="look")
async def _show_card(press: Press) -> None:
    """Show a table's card to its presser, from an inbox or a reminder."""
    table, ctx = await press.load_context()
    if ctx.view is None:
        raise Refusal("house-refuse-not-running")
    private_card = await catch_up.compose_private_card(press.client, table, ctx)
    await press.reply.show_view(private_card.build_view(), private_card.picture)
