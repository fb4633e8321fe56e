"""The card of a table that has not begun: its seats, and Join, Leave, Add robot, Options, Start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import structlog

from bot.chat.base import threads
from bot.chat.base.acknowledge import FAILED
from bot.chat.base.language import public_language
from bot.chat.base.services import services_of
from bot.chat.contract.pages import Button, Style
from bot.chat.narration import clock_words, idle_words, wait_words
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.tables.types.games import game_of, games
from bot.tables.types.model import Table
from data.texts import say

log = structlog.get_logger(__name__)


async def lobby_view(
    client: discord.Client, table: Table, language: str, lead: str = ""
) -> discord.ui.LayoutView:
    """The lobby card of a table; without buttons once it is no longer open."""
    services = services_of(client)
    chat, game = services.chat(table.game), game_of(table.game)
    seats = [
        say("house-seat", language, number=row.seat + 1, name=f"<@{row.user}>")
        if row.user is not None
        else say("house-seat-robot", language, number=row.seat + 1, level=row.robot or "")
        for row in table.seats
    ]
    free = game.seats.stop - 1 - len(seats)
    head = say("house-lobby-head", language, game=chat.name(language), table=str(table.id))
    texts = [
        f"## {head}",
        chat.blurb(table.options, language),
        "\n".join(seats),
        clock_words.in_lobby(table, language),
        wait_words.in_lobby(table, game.seats.start, language) if table.status == "open" else "",
    ]
    asked: list[str] = []
    place = Key(table.id, table.version, Verb.SEAT, "")
    rows: list[Any] = []
    if table.archived is not None:
        asked = [idle_words.archived(table, language)]
        rows = idle_words.resume_row(table, language)
    elif table.status == "open":
        missing = game.seats.start - len(seats)
        key = "house-lobby-missing" if missing > 0 else "house-lobby-ready"
        asked = [say(key, language, missing=missing, free=free, owner=f"<@{table.owner}>")]
        keys: tuple[tuple[str, Style], ...] = (
            ("join", "go"),
            ("leave", "quiet"),
            ("robot", "plain"),
            ("options", "quiet"),
            ("start", "go"),
        )
        rows = card.button_rows(
            [
                card.button(place, Button(key, say(f"house-press-{key}", language), style))
                for key, style in keys
            ]
        )
        rows += idle_words.lobby_rows(table, language)
    elif table.status == "running":
        texts.append(say("house-lobby-started", language, place=f"<#{table.place.spot}>"))
        texts.append("-# " + say("house-lobby-hash", language, hash=table.commitment or ""))
    else:
        texts.append(say("house-lobby-closed", language))
    return card.layout([lead, *texts], None, asked, rows, accent=chat.accent(None))


async def show(
    client: discord.Client, table: Table, *, lead: str = "", called: Sequence[int] = ()
) -> bool:
    """Post a lobby card anew, where the table stands: it has changed elsewhere than on its card.
    Whether it is there now; never raises, for the table has changed all the same."""
    calls = discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(user) for user in called]
    )
    try:
        place = await threads.place_of(client, table)
        language = await public_language(client, table.place.guild)
        view = await lobby_view(client, table, language, lead)
        sent = await place.send(view=view, allowed_mentions=calls)
        await services_of(client).delivery.lobby_shown(table, sent)
    except discord.HTTPException as failure:
        log.warning("a lobby card was refused", table=table.id, why=str(failure))
        return False
    except Exception:
        log.exception("a lobby card was not posted", table=table.id)
        return False
    return True


async def update(client: discord.Client, table: Table) -> bool:
    """Change the lobby card where it stands; whether there is one. Once the game has begun, the
    newest card is another's."""
    services = services_of(client)
    kept = [card for card in await services.tables.messages(table.id) if card.lobby]
    if not kept:
        return False
    language = await public_language(client, table.place.guild)
    view = await lobby_view(client, table, language)
    try:
        await (await services.delivery.message(kept[0])).edit(
            view=view, allowed_mentions=discord.AllowedMentions.none()
        )
    except FAILED as failure:
        log.info("a lobby card stays as it was", table=table.id, error=repr(failure))
        return False
    return True


def welcome(client: discord.Client, language: str) -> discord.ui.LayoutView:
    """How to begin, with a button that opens a table of each game."""
    place = Key(0, 0, Verb.SEAT, "")
    chats = services_of(client).chats
    opens = [
        card.button(
            place,
            Button(
                f"open/{key}", say("house-press-open", language, game=chat.name(language)), "go"
            ),
        )
        for key, chat in sorted(chats.items())
        if key in games()
    ]
    tries = [card.button(place, one) for one in practices(client, language)]
    rows = card.button_rows(opens) + card.button_rows(tries)
    return card.layout([], None, [say("house-help", language)], rows)


def practices(client: discord.Client, language: str, leave: str = "") -> list[Button]:
    """A button for the practice of each game that has one, but for that of `leave`."""
    return [
        Button(f"practice/{key}", say("teacher-press", language, game=chat.name(language)))
        for key, chat in sorted(services_of(client).chats.items())
        if chat.practice is not None and key in games() and key != leave
    ]


async def notice(client: discord.Client, table: Table) -> discord.ui.LayoutView:
    """The card with which a table that has not begun reminds of itself."""
    language = await public_language(client, table.place.guild)
    lead = say("idle-lobby-ask", language) if table.ending_offered is not None else ""
    return await lobby_view(client, table, language, lead)
