"""What waits for a person, as a list of tables: for reminders and `/remind`."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.chat.base.durations import timestamp_markup
from bot.chat.base.services import Client
from bot.chat.contract.pages import Button
from bot.chat.narration import ranking
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.tables.types.messages import Wait
from data.texts import say

MAX_TABLES = 10
"""Tables in one message; the inbox has the rest."""


async def wait_rows(
    client: Client, waits: Sequence[Wait], language: str, reader: int | None = None
) -> list[card.Row]:
    """Return what waits, each table with a button that shows its card to the presser.

    For the reader alone also the seat's rank."""
    by_table: dict[int, list[str]] = {}
    for wait in waits[:MAX_TABLES]:
        by_table.setdefault(wait.table, []).append(await _describe_wait(client, wait, language))
    tables = client.services.tables
    lines = []
    for number, parts in by_table.items():
        if reader is not None:
            seat = (await tables.get_table(number)).seat_of(reader)
            parts.append(ranking.seat_line(await tables.ranking(number, seat), seat, language))
        show = Button("mine", say("remind-press-table", language, table=str(number)), "plain")
        item = card.build_button(ComponentId(number, 0, Route.SEAT, ""), show)
        lines.append(("\n".join(filter(None, parts)), item))
    rows = card.line_rows(lines)
    if len(waits) > MAX_TABLES:
        more = say("remind-more", language, count=len(waits) - MAX_TABLES)
        rows.append(discord.ui.TextDisplay(more))
    return rows


async def _describe_wait(client: Client, wait: Wait, language: str) -> str:
    services = client.services
    table = await services.tables.get_table(wait.table)
    ask = next((ask for ask in table.asks if wait.seat in ask.waiting), None)
    return say(
        f"remind-line-{wait.kind}",
        language,
        table=str(table.id),
        game=services.chat(table.game).name(language),
        place=f"<#{wait.spot}>",
        since=timestamp_markup(wait.since),
        about="none" if ask is None else ask.kind,
    )
