"""The lobby card's buttons, ending a table, and resuming an archived one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import discord
from discord.utils import escape_markdown

from bot.chat.base import threads
from bot.chat.base.display_names import shown_name
from bot.chat.base.errors import Refusal, mark_done, require_known
from bot.chat.base.language import public_language
from bot.chat.base.server import require_opening, role_ids, server_of
from bot.chat.base.services import Interaction
from bot.chat.cards import lobby_card
from bot.chat.cards.lobby_card import build_lobby_view
from bot.chat.contract.pages import Button, Menu, Option
from bot.chat.narration import clock_words
from bot.chat.ui import card
from bot.chat.ui.keys import Route
from bot.chat.ui.press import Press, button
from bot.tables.moves.lobby import PACES
from bot.tables.types.games import all_games, game_of
from bot.tables.types.model import Place, SeatRow, Table
from data.facts import FactSet
from data.texts import say
from rules.thinking.levels import STEADY, levels

DEFAULT_ROBOT = STEADY
"""The level of a robot unless another is chosen."""

SEAT_DIGITS = 2
USUAL = "-"
"""The facts of new tables, in the menu of printings."""


async def announce_lobby(
    press: Press, table: Table, key: str, *, lead: str = "", pinged: Sequence[int] = ()
) -> None:
    """Post the lobby card for everybody, and confirm privately with the text `key`.

    This is for commands and presses on other cards. A press needs no confirmation if the card
    was posted."""
    posted = await lobby_card.post_lobby_card(press.client, table, lead=lead, pinged=pinged)
    if posted and press.reply.from_card:
        return
    lines = [await press.say(key, table=str(table.id))]
    if not posted:
        lines.append(
            await press.say("house-lobby-unshown", place=f"<#{table.place.posting_channel}>")
        )
    await press.reply.show_page("\n".join(lines))


async def announce_invitation(press: Press, table: Table, key: str, invited: Sequence[int]) -> None:
    """Post the lobby card with the text `key`, and ping those invited, unless they want no pings.

    It is a message of its own, since an answer edits a progress message and pings no one."""
    language = await public_language(press.client, table.place.guild)
    pinged = [
        user for user in invited if (await press.tables.person_settings(user)).pings.how != "quiet"
    ]
    lead = say(
        key,
        language,
        name=f"**{escape_markdown(shown_name(press.interaction.user, language))}**",
        called=" ".join(f"<@{user}>" for user in invited),
        game=press.services.chat(table.game).name(language),
    )
    await announce_lobby(press, table, "house-opened", lead=lead, pinged=pinged)


async def open_table(press: Press, game: str) -> Table:
    """Open a table where the press came from, its owner in the first seat."""
    if game not in press.services.chats or game not in all_games():
        raise Refusal("house-refuse-game")
    language = await public_language(press.client, server_of(press.interaction))
    return await open_with_options(
        press, game, press.services.chats[game].default_options(language)
    )


async def open_with_options(press: Press, game: str, options: object) -> Table:
    """Open a table with these options where the press came from, if server and host allow it."""
    place = interaction_place(press.interaction)
    require_opening(press.interaction, await press.tables.guild_settings(place.guild))
    limits = press.services.limits
    table = await press.tables.open_table(
        game, place, press.user, key=press.idempotency_key, options=options, limits=limits
    )
    mark_done(press.interaction)
    return table


async def join_table(press: Press, seat: int | None = None) -> Table:
    """Take the next seat of the press's table, or this one, and return the table."""
    return await press.tables.join(
        press.table_id,
        press.user,
        roles=role_ids(press.interaction),
        admin=press.is_admin,
        seat=seat,
    )


def interaction_place(interaction: Interaction) -> Place:
    """Return the channel, or the thread with its channel, of an interaction."""
    guild, channel = server_of(interaction), interaction.channel
    assert interaction.channel_id is not None
    if isinstance(channel, discord.Thread):
        return Place(guild, channel.parent_id, channel.id)
    return Place(guild, interaction.channel_id)


@button(Route.SEAT, "open")
async def _open_from_welcome(press: Press) -> None:
    """Handle `open/<game>`: the button of the welcome; the lobby card is public."""
    table = await open_table(press, press.argument)
    await announce_lobby(press, table, "house-opened")


def _is_on_public_card(press: Press) -> bool:
    """Return whether a button of the public card was pressed."""
    return press.reply.from_card and not press.reply.in_place


async def _refresh_lobby(press: Press, table: Table) -> None:
    """Update the lobby card, and the private one that was pressed."""
    if _is_on_public_card(press):
        language = await public_language(press.client, table.place.guild)
        await press.reply.update_card(await build_lobby_view(press.client, table, language))
        return
    await lobby_card.update_lobby_card(press.client, table)
    if press.reply.in_place:
        await press.reply.show_view(
            await build_lobby_view(press.client, table, await press.language())
        )


async def require_open_table(press: Press) -> Table:
    """Return the table if it is still open, else raise `Refusal`.

    In the second case the lobby card is updated, so that it loses its buttons."""
    table = await press.fetch_table()
    if table.status != "open":
        await _refresh_lobby(press, table)
        running = table.status == "running"
        raise Refusal("house-refuse-started" if running else "house-refuse-closed")
    return table


@button(Route.SEAT, "join")
async def _join(press: Press) -> None:
    """Handle `join` and, at a table that goes on from a position, `join/<seat>`."""
    await require_open_table(press)
    seat = press.argument
    require_known(not seat or (seat.isdecimal() and len(seat) <= SEAT_DIGITS))
    await _refresh_lobby(press, await join_table(press, int(seat) if seat else None))


@button(Route.SEAT, "leave")
async def _leave(press: Press) -> None:
    await require_open_table(press)
    left = await press.tables.leave_table(press.table_id, press.user, key=press.idempotency_key)
    await _refresh_lobby(press, left.table)


@button(Route.SEAT, "robot")
async def _add_robot(press: Press) -> None:
    """Add a robot of the same level as the last one."""
    level = _robot_level(await require_open_table(press))
    table = await press.tables.add_robot(press.table_id, press.user, level, admin=press.is_admin)
    await _refresh_lobby(press, table)


def _robot_level(table: Table) -> str:
    """Return the level of the table's robots, of the last one if they differ."""
    return next((row.robot for row in reversed(table.seats) if row.robot), DEFAULT_ROBOT)


@button(Route.SEAT, "options", kind="look")
async def _show_options(press: Press) -> None:
    """Show the options as private menus."""
    await _show_options_page(press, await require_open_table(press))


async def _show_options_page(press: Press, table: Table) -> None:
    """Show the active options; to those who may change them, with menus for options, robot levels
    and the clock."""
    chat, language = press.services.chat(table.game), await press.language()
    blurb, clock_line = (
        chat.blurb(table.options, language),
        clock_words.lobby_line(table, language),
    )
    if press.user != table.owner and not press.is_admin:
        theirs = say("house-options-theirs", language, owner=f"<@{table.owner}>")
        await press.reply.show_page("\n".join(filter(None, [theirs, blurb, clock_line])))
        return
    menus = [replace(chat.option_menu(table.options, language), key="set")]
    if len(levels(game_of(table.game))) > 1:
        menus += [_level_menu(table, row, language) for row in table.seats if row.robot]
    clock = Button("clock", say("remind-press-clock", language), "quiet")
    lines = [say("house-options", language), blurb, clock_line]
    if chat.orders is not None:
        menus.append(_pace_menu(table, language))
    if press.tables.printings(table.game):
        menus.append(_facts_menu(table, press.tables.printings(table.game), language))
    place = press.key._replace(version=table.version)
    rows = card.control_rows(place, [clock], menus)
    await press.reply.show_page("\n".join(filter(None, lines)), rows=rows)


def _pace_menu(table: Table, language: str) -> Menu:
    """Return the menu for the delay of standing orders."""
    options = tuple(
        Option(
            str(pace),
            say("standins-pace", language, minutes=pace // 60),
            say("standins-pace-detail", language),
            chosen=pace == table.pace,
        )
        for pace in PACES
    )
    return Menu("pace", say("standins-pace-hint", language), options)


def _facts_menu(table: Table, printings: Mapping[str, FactSet], language: str) -> Menu:
    """Return the menu of the printings of the game."""
    chosen = None if table.facts is None else table.facts.digest
    options = [Option(USUAL, say("facts-default", language), chosen=chosen is None)]
    options += [
        Option(name, name, say("facts-printing-detail", language), chosen=facts.digest == chosen)
        for name, facts in printings.items()
    ]
    return Menu("facts", say("facts-hint", language), tuple(options))


def _level_menu(table: Table, row: SeatRow, language: str) -> Menu:
    """Return the menu for the level of one robot."""
    options = tuple(
        Option(
            name,
            say("house-robot-option", language, number=str(row.seat + 1), level=name),
            say("house-robot-detail", language, level=name),
            chosen=name == row.robot,
        )
        for name in levels(game_of(table.game))
    )
    hint = say("house-robots", language, number=str(row.seat + 1))
    return Menu(f"level/{row.seat}", hint, options)


@button(Route.SEAT, "level")
async def _set_level(press: Press) -> None:
    """Handle `level/<seat>/<robot>`: the level of a seat's robot."""
    table = await require_open_table(press)
    seat, _, robot = press.argument.partition("/")
    require_known(seat.isdecimal() and robot)
    table = await press.tables.set_robot(
        table.id, press.user, int(seat), robot, admin=press.is_admin
    )
    await _show_options_page(press, table)
    await lobby_card.update_lobby_card(press.client, table)


@button(Route.SEAT, "pace")
async def _set_pace(press: Press) -> None:
    """Handle `pace/<seconds>`: the delay of standing orders."""
    table = await require_open_table(press)
    require_known(press.argument.isdecimal())
    pace = int(press.argument)
    table = await press.tables.set_pace(table.id, press.user, pace, admin=press.is_admin)
    await _show_options_page(press, table)


@button(Route.SEAT, "facts")
async def _set_facts(press: Press) -> None:
    """Handle `facts/<name>`: the printing of the game, or `USUAL`."""
    table = await require_open_table(press)
    printings = press.tables.printings(table.game)
    require_known(press.argument in (USUAL, *printings))
    facts = printings.get(press.argument)
    table = await press.tables.set_facts(table.id, press.user, facts, admin=press.is_admin)
    await _show_options_page(press, table)
    await lobby_card.update_lobby_card(press.client, table)


@button(Route.SEAT, "set")
async def _set_options(press: Press) -> None:
    """Handle `set/<value>+<value>`: the chosen options."""
    table = await require_open_table(press)
    chat, values = press.services.chat(table.game), press.argument
    require_known("/" not in values)
    options = chat.with_options(table.options, [value for value in values.split("+") if value])
    table = await press.tables.set_options(table.id, press.user, options, admin=press.is_admin)
    await _show_options_page(press, table)
    await lobby_card.update_lobby_card(press.client, table)


@button(Route.SEAT, "start")
async def _start(press: Press) -> None:
    await require_open_table(press)
    await start_game(press)


async def start_game(press: Press) -> Table:
    """Start the game; first create its thread, where the server wants one."""
    submitted = await press.tables.start_game(
        press.table_id, press.user, key=press.idempotency_key, admin=press.is_admin
    )
    mark_done(press.interaction)
    table = await threads.create_thread(press.interaction, submitted.table)
    if not _is_on_public_card(press):
        await _refresh_lobby(press, table)
    for message in await press.tables.posted_messages(table.id):
        if message.is_lobby:  # otherwise the first card would strip it
            await press.tables.remove_message(message)
    async with press.after_commit(table):
        if _is_on_public_card(press):
            await _refresh_lobby(press, table)
    await threads.add_people(press.client, table, table.people)
    return table


@button(Route.SEAT, "keep")
async def _keep_table(press: Press) -> None:
    """Keep a table open that has not begun."""
    table = await press.tables.idle.keep_open(press.table_id, press.user, admin=press.is_admin)
    await _refresh_lobby(press, table)


@button(Route.SEAT, "resume")
async def _resume_from_card(press: Press) -> None:
    """Resume an archived table."""
    table = await resume_table(press)
    if table.status == "open":
        await _refresh_lobby(press, table)


async def resume_table(press: Press) -> Table:
    """Resume an archived table; in this channel if its own is gone."""
    submitted = await press.tables.idle.resume_table(
        press.table_id, press.user, key=press.idempotency_key, admin=press.is_admin
    )
    mark_done(press.interaction)
    table = submitted.table
    try:
        await threads.find_channel(press.client, table)
    except discord.NotFound:
        table = await press.tables.set_place(table.id, interaction_place(press.interaction))
    async with press.after_commit(table):
        await press.reply.confirm_done(await press.say("idle-resumed", table=str(table.id)))
    await threads.add_people(press.client, table, table.people)
    return table


@button(Route.SEAT, "ending")
async def _end_table(press: Press) -> None:
    """End a game or close a table that has not begun: at once, or by asking the others."""
    submitted = await press.tables.request_end(
        press.table_id, press.user, key=press.idempotency_key, admin=press.is_admin
    )
    async with press.after_commit(submitted.table):
        if submitted.entries:
            is_asked = submitted.entry.kind == "ask"
            await press.reply.confirm_done(
                await press.say("house-end-asked" if is_asked else "house-ended")
            )
        elif _is_on_public_card(press):
            await _refresh_lobby(press, submitted.table)
        else:
            await show_lobby_change(press, submitted.table)
            await press.reply.show_page(await press.say("house-lobby-closed"))


async def show_lobby_change(press: Press, table: Table) -> None:
    """Show everybody that an open table changed: on its card, or on a new one."""
    if not await lobby_card.update_lobby_card(press.client, table):
        await lobby_card.post_lobby_card(press.client, table)
