"""What waits for a person, as a list of tables: for reminders and `/remind`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.chat.base.durations import timestamp_markup
from bot.chat.base.services import services_of
from bot.chat.contract.pages import Button
from bot.chat.narration import ranking
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.tables.types.messages import Wait
from data.texts import say

MAX_TABLES = 10
"""Tables in one message; the inbox has the rest."""


async def describe_waits(
    client: discord.Client, waits: Sequence[Wait], language: str, reader: int | None = None
) -> str:
    """Return what waits, a line each; for the reader alone also the seat's rank."""
    services = services_of(client)
    result = []
    for wait in waits[:MAX_TABLES]:
        table = await services.tables.get_table(wait.table)
        ask = next((ask for ask in table.asks if wait.seat in ask.waiting), None)
        result.append(
            say(
                f"remind-line-{wait.kind}",
                language,
                table=str(table.id),
                game=services.chat(table.game).name(language),
                place=f"<#{wait.spot}>",
                since=timestamp_markup(wait.since),
                about="none" if ask is None else ask.kind,
            )
        )
        if reader is not None:
            leads = await services.tables.ranking(table.id)
            result.append(ranking.seat_line(leads, table.seat_of(reader), language))
    if len(waits) > MAX_TABLES:
        result.append(say("remind-more", language, count=len(waits) - MAX_TABLES))
    return "\n".join(filter(None, result))


def table_buttons(waits: Sequence[Wait], language: str) -> list[discord.ui.ActionRow[Any]]:
    """Return a button for each table that shows its card to the presser."""
    numbers = list(dict.fromkeys(wait.table for wait in waits[:MAX_TABLES]))
    return card.button_rows(
        [
            card.build_button(
                ComponentId(number, 0, Route.SEAT, ""),
                Button("mine", say("remind-press-table", language, table=str(number)), "plain"),
            )
            for number in numbers
        ]
    )
