"""A briefing for whoever takes a seat over in a running game: the position in words and as a
picture, and what happened since the seat moved last. Private: after a press beside the card, else
as a direct message; where Discord takes none, the person is called to a button where the table is
played."""

from __future__ import annotations

from typing import Any

import discord
import structlog

from bot.chat.base import sending, threads
from bot.chat.base.language import language_of, public_language
from bot.chat.base.scenes import apart, scene_of
from bot.chat.base.services import services_of
from bot.chat.cards.composing import compose
from bot.chat.cards.turn import TurnCard
from bot.chat.contract.pages import Button
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.tables.types.messages import Briefing
from bot.tables.types.model import LogEntry, Table
from data.texts import say

log = structlog.get_logger(__name__)

ROWS = 100
"""Rows of the log looked through for the seat's last move."""


async def briefing(client: discord.Client, number: int, user: int, language: str) -> TurnCard:
    """The card of a table for its new player alone, with everything he was not there for."""
    services = services_of(client)
    table, scene = await scene_of(client, number, user, language)
    rows = await services.tables.log(table.id, viewer=scene.seat, limit=ROWS)
    made = await compose(client, table, scene, _lately(rows, scene.seat), mine=True)
    if made.told:
        made.told = [say("standins-briefing-round", language), *made.told]
    if made.picture is not None:
        words = await apart(lambda: services.chat(table.game).text(scene.escaped))
        made.extra = [say("standins-briefing-position", language), words, *made.extra]
    return made


def _lately(rows: list[LogEntry], seat: int | None) -> list[LogEntry]:
    """The rows from the seat's last move on."""
    own = [n for n, row in enumerate(rows) if row.kind == "action" and row.seat == seat]
    standing = [n for n in own if not rows[n].undone]
    return rows[standing[-1] :] if standing else rows


async def send(client: discord.Client, owed: Briefing) -> None:
    """Brief a person by a direct message; where Discord takes none, by a button where the table is
    played. Raises what Discord answers."""
    table = await services_of(client).tables.get(owed.table)
    guild = table.place.guild
    language = await language_of(client, owed.user, guild)
    made = await briefing(client, table.id, owed.user, language)
    made.rows, made.foot = [_press(table, language)], []
    files = [] if made.picture is None else [card.picture_file(made.picture)]
    seat = (table.seat_of(owed.user) or 0) + 1
    values = {"number": str(seat), "table": str(table.id), "place": f"<#{table.place.spot}>"}
    lead = say("standins-briefing", language, **values)
    nobody = discord.AllowedMentions.none()
    try:
        person = client.get_user(owed.user) or await client.fetch_user(owed.user)
        await sending.send(
            client, person, made.view(lead), owed.nonce, mentions=nobody, files=files, tried=0
        )
    except discord.HTTPException as failure:
        if sending.passing(failure):
            raise
        log.info("a briefing was refused", table=table.id, user=owed.user, why=str(failure))
        await _call(client, table, owed, await public_language(client, guild))


async def _call(client: discord.Client, table: Table, owed: Briefing, language: str) -> None:
    """Call the person where the table is played, to a button that shows the briefing."""
    text = say("standins-briefing-here", language, called=f"<@{owed.user}>", table=str(table.id))
    place = await threads.place_of(client, table)
    only = discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(owed.user)]
    )
    view = card.layout([], None, [text], [_press(table, language, "briefing")])
    await sending.send(client, place, view, owed.nonce, mentions=only, tried=0)


def _press(table: Table, language: str, key: str = "mine") -> discord.ui.ActionRow[Any]:
    label = say("remind-press-table", language, table=str(table.id))
    place = Key(table.id, 0, Verb.SEAT, "")
    return card.button_rows([card.button(place, Button(key, label, "plain"))])[0]
