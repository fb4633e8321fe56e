"""The card of a table that has not begun: seats and lobby buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord
import structlog
from discord import ui
from discord.utils import escape_markdown

from bot.chat.base import sending, threads
from bot.chat.base.acknowledge import SEND_ERRORS
from bot.chat.base.language import public_language
from bot.chat.base.services import Client
from bot.chat.contract.pages import Button, Style
from bot.chat.narration import clock_words, idle_words, wait_words
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.tables.types.games import all_games, game_of
from bot.tables.types.model import SeatRow, Table
from data.facts import FactSet, put_in_force
from data.texts import say

log = structlog.get_logger(__name__)


async def build_lobby_view(
    client: Client, table: Table, language: str, lead: str = ""
) -> discord.ui.LayoutView:
    """Return the lobby card of a table; without buttons once it is no longer open."""
    services = client.services
    chat, game = services.chat(table.game), game_of(table.game)
    put_in_force(table.facts)
    fixed = game.fixed_seats(table.options)
    seats = [_describe_seat(row, fixed, language) for row in table.seats]
    free = 0 if fixed else game.seats.stop - 1 - len(seats)
    head = say("house-lobby-head", language, game=chat.name(language), table=str(table.id))
    texts = [
        f"## {head}",
        chat.blurb(table.options, language),
        "\n".join(seats),
        clock_words.lobby_line(table, language),
        _describe_facts(services.tables.printings(table.game), table, language),
        wait_words.lobby_line(table, game.seats.start, language) if table.status == "open" else "",
    ]
    question: list[str] = []
    place = ComponentId(table.id, table.version, Route.SEAT, "")
    rows: list[ui.ActionRow[ui.LayoutView]] = []
    if table.archived is not None:
        question = [idle_words.describe_archived(table, language)]
        rows = idle_words.resume_rows(table, language)
    elif table.status == "open":
        missing = game.seats.start - len(seats)
        key = "house-lobby-missing" if missing > 0 else "house-lobby-ready"
        key = "house-lobby-laid-out" if fixed else key
        question = [say(key, language, missing=missing, free=free, owner=f"<@{table.owner}>")]
        buttons = _lobby_buttons(table, fixed, free, language)
        rows = card.button_rows([card.build_button(place, button) for button in buttons])
        rows += idle_words.lobby_rows(table, language)
    elif table.status == "running":
        texts.append(
            say("house-lobby-started", language, place=f"<#{table.place.posting_channel}>")
        )
        texts.append("-# " + say("house-lobby-hash", language, hash=table.commitment or ""))
    else:
        texts.append(say("house-lobby-closed", language))
    return card.build_layout([lead, *texts], None, question, rows, accent=chat.accent(None))


def _describe_seat(row: SeatRow, fixed: Sequence[str], language: str) -> str:
    """Return who holds a seat; of a robot in a game that goes on from a position, for whom."""
    number = row.seat + 1
    if row.user is not None:
        return say("house-seat", language, number=number, name=f"<@{row.user}>")
    if row.seat < len(fixed) and fixed[row.seat]:
        name = escape_markdown(fixed[row.seat])
        return say("house-seat-for", language, number=number, name=name, level=row.robot or "")
    return say("house-seat-robot", language, number=number, level=row.robot or "")


def _lobby_buttons(table: Table, fixed: Sequence[str], free: int, language: str) -> list[Button]:
    """Return the buttons of an open table with `free` seats; those of a game that goes on from a
    position are taken each by itself."""

    def press(key: str, style: Style) -> Button:
        return Button(key, say(f"house-press-{key}", language), style)

    invite = Button("invite", say("house-press-invite", language), "quiet")
    joining = [press("leave", "quiet")]
    if free > 0:
        joining = [press("join", "go"), *joining, press("robot", "plain"), invite]
    if fixed:
        joining = [
            Button(f"join/{row.seat}", _label_fixed_seat(row, fixed, language), "plain")
            for row in table.seats
            if row.robot is not None
        ]
        joining += [press("leave", "quiet"), invite]
    return [*joining, press("options", "quiet"), press("start", "go")]


def _label_fixed_seat(row: SeatRow, fixed: Sequence[str], language: str) -> str:
    name = fixed[row.seat] if row.seat < len(fixed) else ""
    if name:
        return say("house-press-join-as", language, name=name)
    return say("house-press-join-seat", language, number=row.seat + 1)


async def post_lobby_card(
    client: Client, table: Table, *, lead: str = "", pinged: Sequence[int] = ()
) -> bool:
    """Post a new lobby card in the table's channel, and return whether that worked.

    Never raises: the table has changed in any case."""
    try:
        place = await threads.find_channel(client, table)
        language = await public_language(client, table.place.guild)
        view = await build_lobby_view(client, table, language, lead)
        sent = await place.send(view=view, allowed_mentions=sending.mention_only(pinged))
        await client.services.delivery.set_lobby_card(table, sent)
    except discord.HTTPException as failure:
        log.warning("lobby_card_refused", table=table.id, why=str(failure))
        return False
    except Exception:
        log.exception("lobby_card_failed", table=table.id)
        return False
    return True


def _describe_facts(printings: Mapping[str, FactSet], table: Table, language: str) -> str:
    """Return which printing of the game was chosen; empty if none was, as for the facts of a game
    that goes on from a board."""
    if table.facts is None or table.status != "open":
        return ""
    names = [name for name, facts in printings.items() if facts.digest == table.facts.digest]
    return say("facts-line", language, name=names[0]) if names else ""


async def update_lobby_card(client: Client, table: Table) -> bool:
    """Edit the lobby card in place, and return whether there is one.

    Once the game has begun, the newest card is a turn card."""
    services = client.services
    cards = [card for card in await services.tables.posted_messages(table.id) if card.is_lobby]
    if not cards:
        return False
    language = await public_language(client, table.place.guild)
    view = await build_lobby_view(client, table, language)
    try:
        await (await services.delivery.partial_message(cards[0])).edit(
            view=view, allowed_mentions=discord.AllowedMentions.none()
        )
    except SEND_ERRORS as failure:
        log.info("lobby_card_edit_failed", table=table.id, error=repr(failure))
        return False
    return True


def import_button(language: str) -> ui.Button[ui.LayoutView]:
    """Return the button of the form that imports a game from a file."""
    place = ComponentId(0, 0, Route.SEAT, "")
    return card.build_button(place, Button("import", say("admin-press-import", language), "quiet"))


def build_welcome(
    client: Client, language: str, *, importing: bool = False
) -> discord.ui.LayoutView:
    """Return the page on how to begin, with a button that opens a table of each game; sessions of
    games played in person are opened by their own commands. `importing`: the reader may import."""
    place = ComponentId(0, 0, Route.SEAT, "")
    open_buttons = [
        card.build_button(
            place, Button(f"open/{key}", say("house-press-open", language, game=name), "go")
        )
        for name, key in playable_games(client, language)
    ]
    practice_choices = [
        card.build_button(place, spec) for spec in practice_buttons(client, language)
    ]
    rows = card.button_rows(open_buttons) + card.button_rows(practice_choices)
    if importing:
        rows += card.button_rows([import_button(language)])
    return card.build_layout([], None, [say("house-help", language)], rows)


def playable_games(client: Client, language: str) -> list[tuple[str, str]]:
    """Return names and keys of the games that are played at tables here, sorted by name."""
    chats, games = client.services.chats, all_games()
    return sorted(
        (chat.name(language), key)
        for key, chat in chats.items()
        if key in games and not games[key].in_person
    )


def practice_buttons(client: Client, language: str, except_game: str = "") -> list[Button]:
    """Return a button for the practice of each game that has one, except that of `except_game`."""
    return [
        Button(f"practice/{key}", say("teacher-press", language, game=chat.name(language)))
        for key, chat in sorted(client.services.chats.items())
        if chat.reached_practice_goal is not None and key in all_games() and key != except_game
    ]


async def build_reminder(client: Client, table: Table) -> discord.ui.LayoutView:
    """Return the card with which a table that has not begun reminds its people."""
    language = await public_language(client, table.place.guild)
    lead = say("idle-lobby-ask", language) if table.ending_offered is not None else ""
    return await build_lobby_view(client, table, language, lead)
