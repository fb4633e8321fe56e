"""What waits for a person, as a list of tables: in a reminder, and on the page of `/remind`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.chat.base.durations import stamp
from bot.chat.base.services import services_of
from bot.chat.contract.pages import Button
from bot.chat.narration import leading
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.tables.types.messages import Wait
from data.texts import say

MOST = 10
"""Tables in one message; the inbox has the rest."""


async def lines(
    client: discord.Client, waits: Sequence[Wait], language: str, reader: int | None = None
) -> str:
    """What waits, a line each; to its reader alone also which place the seat has."""
    services = services_of(client)
    told = []
    for wait in waits[:MOST]:
        table = await services.tables.get(wait.table)
        ask = next((ask for ask in table.asks if wait.seat in ask.waiting), None)
        told.append(
            say(
                f"remind-line-{wait.kind}",
                language,
                table=str(table.id),
                game=services.chat(table.game).name(language),
                place=f"<#{wait.spot}>",
                since=stamp(wait.since),
                about="none" if ask is None else ask.kind,
            )
        )
        if reader is not None:
            leads = await services.tables.leads(table.id)
            told.append(leading.own(leads, table.seat_of(reader), language))
    if len(waits) > MOST:
        told.append(say("remind-more", language, count=len(waits) - MOST))
    return "\n".join(filter(None, told))


def presses(waits: Sequence[Wait], language: str) -> list[discord.ui.ActionRow[Any]]:
    """A button for each table that brings its card to the presser."""
    numbers = list(dict.fromkeys(wait.table for wait in waits[:MOST]))
    return card.button_rows(
        [
            card.button(
                Key(number, 0, Verb.SEAT, ""),
                Button("mine", say("remind-press-table", language, table=str(number)), "plain"),
            )
            for number in numbers
        ]
    )
