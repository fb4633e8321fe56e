"""Leaving or conceding a running game, after a confirmation."""

from __future__ import annotations

from bot.chat.base.errors import Refusal
from bot.chat.contract.pages import Button
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.press import Press, button
from bot.tables.types.errors import TableError
from bot.tables.types.model import Table
from data.texts import say


async def confirm_concede(press: Press, table: Table) -> None:
    """Show what conceding would mean, with Concede and Back."""
    _require_player(press, table)
    two = len(table.seats) == 2
    text_key = "standins-concede-two" if two else _leave_text_key(table)
    await _show_confirmation(
        press, table, Button("conceding", "standins-press-concede", "stop"), text_key
    )


async def confirm_leave(press: Press, table: Table) -> None:
    """Show what leaving would mean, with Leave and Back."""
    _require_player(press, table, archived=True)
    await _show_confirmation(
        press, table, Button("leaving", "house-press-leave", "stop"), _leave_text_key(table)
    )


def _leave_text_key(table: Table) -> str:
    """Return the text key of what a person's leaving means: without any, the table ends."""
    return "standins-left-alone" if len(table.people) == 1 else "standins-left"


def _require_player(press: Press, table: Table, *, archived: bool = False) -> None:
    if table.seat_of(press.user) is None:
        raise Refusal("house-refuse-no-seat")
    if table.status != "running":
        raise Refusal("house-refuse-not-running")
    if table.archived is not None and not archived:
        raise TableError("archived", table=table.id)


async def _show_confirmation(press: Press, table: Table, go: Button, text_key: str) -> None:
    """Show the button, whose label is a text key, below its meaning."""
    language = await press.language()
    place = ComponentId(table.id, table.version, Route.SEAT, "")
    confirm = card.build_button(place, Button(go.key, say(go.label, language), go.style))
    text = say(text_key, language, table=str(table.id))
    await press.reply.show_page(
        text, rows=card.button_rows([confirm, card.back_button(place, language)])
    )


@button(Route.SEAT, "conceding")
async def _concede(press: Press) -> None:
    """Handle the confirmation."""
    submitted = await press.tables.substitutes.concede(
        press.table_id, press.user, key=press.idempotency_key
    )
    async with press.after_commit(submitted.table):
        await press.reply.confirm_done(await press.say("house-done"))


@button(Route.SEAT, "leaving")
async def _leave(press: Press) -> None:
    """Handle the confirmation."""
    submitted = await press.tables.leave_table(
        press.table_id, press.user, key=press.idempotency_key
    )
    async with press.after_commit(submitted.table):
        await press.reply.show_page(await press.say("house-left", table=str(press.table_id)))
