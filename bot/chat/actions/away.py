"""Leaving a seat to a robot for a while, and returning by a button."""

from __future__ import annotations

from bot.chat.contract.pages import Button
from bot.chat.narration import substitutes
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.press import Press, button
from bot.tables.types.model import Table


async def leave_seat_to_robot(press: Press) -> None:
    """Let a robot play the presser's seat, and say how to return."""
    submitted = await press.tables.substitutes.start_absence(
        press.table_id, press.user, key=press.idempotency_key
    )
    everybody = len(submitted.table.away) == len(submitted.table.people)
    first = "standins-away" if submitted.entries else "standins-away-already"
    message_key = "standins-all-away" if everybody else first
    await add_return_button(press, submitted.table)
    async with press.after_commit(submitted.table):
        await press.reply.show_page(await press.say(message_key, table=str(press.table_id)))


@button(Route.SEAT, "back")
async def return_to_seat(press: Press) -> None:
    """End the presser's absence."""
    submitted = await press.tables.substitutes.end_absence(
        press.table_id, press.user, key=press.idempotency_key
    )
    press.reply.below = []
    async with press.after_commit(submitted.table):
        await press.reply.show_page(await press.say("standins-back", table=str(press.table_id)))


async def add_return_button(press: Press, table: Table) -> None:
    """Add the button that ends an absence below the private pages of a person who is away."""
    if substitutes.is_away(table, press.user):
        label = await press.say("standins-press-back")
        place = ComponentId(table.id, 0, Route.SEAT, "")
        press.reply.below = card.button_rows(
            [card.build_button(place, Button("back", label, "go"))]
        )
