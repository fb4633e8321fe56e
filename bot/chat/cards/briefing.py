"""A briefing for a person who takes over a seat in a running game.

It has the position in words and as a picture, and what happened since the seat's last move.
It is private: an ephemeral answer to a press, else a direct message. If Discord refuses
that, the person is pinged where the table is played, with a button that shows it."""

from __future__ import annotations

import discord
import structlog

from bot.chat.base import sending, threads
from bot.chat.base.language import person_language, public_language
from bot.chat.base.night import is_dark_for_person
from bot.chat.base.services import Client
from bot.chat.base.table_contexts import load_context, run_in_thread
from bot.chat.cards.composing import compose_card
from bot.chat.cards.turn import TurnCard
from bot.chat.contract.pages import Button
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.tables.types.messages import Briefing
from bot.tables.types.model import LogEntry, Table
from data.texts import say

log = structlog.get_logger(__name__)

SEARCH_LIMIT = 100
"""Log rows searched for the seat's last move."""


async def build_briefing(client: Client, number: int, user: int, language: str) -> TurnCard:
    """Build the card of a table for its new player, with all since the seat's last move."""
    services = client.services
    table, ctx = await load_context(client, number, user, language)
    rows = await services.tables.log_entries(table.id, viewer=ctx.seat, limit=SEARCH_LIMIT)
    result = await compose_card(client, table, ctx, _since_last_move(rows, ctx.seat), mine=True)
    if result.narration:
        result.narration = [say("standins-briefing-round", language), *result.narration]
    if result.picture is not None:
        words = await run_in_thread(
            lambda: services.chat(table.game).picture_text(ctx.with_escaped_names)
        )
        result.extra = [say("standins-briefing-position", language), words, *result.extra]
    return result


def _since_last_move(rows: list[LogEntry], seat: int | None) -> list[LogEntry]:
    """Return the rows from the seat's last standing move on."""
    own_rows = [n for n, row in enumerate(rows) if row.kind == "action" and row.seat == seat]
    standing = [n for n in own_rows if not rows[n].undone]
    return rows[standing[-1] :] if standing else rows


async def send_briefing(client: Client, notice: Briefing) -> None:
    """Send a briefing by direct message, else post a button that shows it.

    The button is posted where the table is played. Raises errors of Discord."""
    table = await client.services.tables.get_table(notice.table)
    guild = table.place.guild
    language = await person_language(client, notice.user, guild)
    result = await build_briefing(client, table.id, notice.user, language)
    result.rows, result.foot = [_table_row(table, language)], []
    dark = await is_dark_for_person(client, notice.user)
    files = [] if result.picture is None else [card.picture_file(result.picture, dark=dark)]
    seat = (table.seat_of(notice.user) or 0) + 1
    values = {
        "number": str(seat),
        "table": str(table.id),
        "place": f"<#{table.place.posting_channel}>",
    }
    lead = say("standins-briefing", language, **values)
    try:
        person = await sending.find_person(client, notice.user)
        view = result.build_view(lead)
        await sending.send(client, person, view, notice.nonce, files=files, tried=0)
    except discord.HTTPException as failure:
        if sending.is_transient(failure):
            raise
        log.info("briefing_dm_refused", table=table.id, user=notice.user, why=str(failure))
        await _ping_with_button(client, table, notice, await public_language(client, guild))


async def _ping_with_button(client: Client, table: Table, notice: Briefing, language: str) -> None:
    """Ping the person where the table is played, with a button that shows the briefing."""
    text = say("standins-briefing-here", language, called=f"<@{notice.user}>", table=str(table.id))
    place = await threads.find_channel(client, table)
    view = card.build_layout([], None, [text], [_table_row(table, language, "briefing")])
    await sending.send(client, place, view, notice.nonce, pinged=[notice.user], tried=0)


def _table_row(
    table: Table, language: str, key: str = "mine"
) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    label = say("remind-press-table", language, table=str(table.id))
    place = ComponentId(table.id, 0, Route.SEAT, "")
    return card.button_rows([card.build_button(place, Button(key, label, "plain"))])[0]
