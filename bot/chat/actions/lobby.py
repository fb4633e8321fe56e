"""Before the game and after it: the lobby card with Join, Leave, Add robot, Options and Start,
ending a table, and letting one go on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.chat.base import threads
from bot.chat.base.errors import Refusal, made
from bot.chat.base.language import public_language
from bot.chat.base.server import server_of
from bot.chat.cards import lobby_card
from bot.chat.cards.lobby_card import lobby_view
from bot.chat.contract.pages import Button, Menu, Option
from bot.chat.narration import clock_words
from bot.chat.ui import card
from bot.chat.ui.keys import Verb
from bot.chat.ui.press import Press, button
from bot.tables.moves.lobby import PACES
from bot.tables.types.games import game_of, games
from bot.tables.types.model import Place, SeatRow, Table
from data.texts import say
from rules.thinking.levels import STEADY, levels

ROBOT = STEADY
"""The robot that takes a seat unless another is asked for."""


async def announce(
    press: Press, table: Table, key: str, *, lead: str = "", called: Sequence[int] = ()
) -> None:
    """After a command, or a press on another card: the lobby for everybody as a message of its own,
    and a word, `key`, for the person alone; a press needs none if the card is there."""
    shown = await lobby_card.show(press.client, table, lead=lead, called=called)
    if shown and press.reply.from_card:
        return
    lines = [await press.say(key, table=str(table.id))]
    if not shown:
        lines.append(await press.say("house-lobby-unshown", place=f"<#{table.place.spot}>"))
    await press.reply.page("\n".join(lines))


async def open_table(press: Press, game: str) -> Table:
    """A new table where the press came from, its owner in the first seat."""
    if game not in press.services.chats or game not in games():
        raise Refusal("house-refuse-game")
    place = place_of(press.interaction)
    language = await public_language(press.client, place.guild)
    services = press.services
    options, limits = services.chats[game].usual_options(language), services.limits
    table = await press.tables.open(
        game, place, press.user, key=press.id, options=options, limits=limits
    )
    made(press.interaction)
    return table


def place_of(interaction: discord.Interaction) -> Place:
    """The channel, or the thread and its channel, that an interaction came from."""
    guild, channel = server_of(interaction), interaction.channel
    assert interaction.channel_id is not None
    if isinstance(channel, discord.Thread):
        return Place(guild, channel.parent_id, channel.id)
    return Place(guild, interaction.channel_id)


@button(Verb.SEAT, "open")
async def _open(press: Press) -> None:
    """`open/<game>`: the button of the welcome; the lobby card is for everybody."""
    table = await open_table(press, press.rest)
    await announce(press, table, "house-opened")


def _on_card(press: Press) -> bool:
    """Whether a button of the public card was pressed."""
    return press.reply.from_card and not press.reply.in_place


async def _refresh(press: Press, table: Table) -> None:
    """Show the lobby as it is now on its card, and on the private one that was pressed."""
    if _on_card(press):
        language = await public_language(press.client, table.place.guild)
        await press.reply.change(await lobby_view(press.client, table, language))
        return
    await lobby_card.update(press.client, table)
    if press.reply.in_place:
        await press.reply.show(await lobby_view(press.client, table, await press.language()))


async def _open_one(press: Press) -> Table:
    """The table, still open; the lobby of one that no longer is loses its buttons."""
    table = await press.table()
    if table.status != "open":
        await _refresh(press, table)
        running = table.status == "running"
        raise Refusal("house-refuse-started" if running else "house-refuse-closed")
    return table


@button(Verb.SEAT, "join")
async def _join(press: Press) -> None:
    await _open_one(press)
    await _refresh(press, await press.tables.join(press.number, press.user))


@button(Verb.SEAT, "leave")
async def _leave(press: Press) -> None:
    await _open_one(press)
    left = await press.tables.leave(press.number, press.user, key=press.id)
    await _refresh(press, left.table)


@button(Verb.SEAT, "robot")
async def _robot(press: Press) -> None:
    """One that plays like the last."""
    level = _level(await _open_one(press))
    table = await press.tables.add_robot(press.number, press.user, level, admin=press.admin)
    await _refresh(press, table)


def _level(table: Table) -> str:
    """How the robots of a table play, the last of them if they differ."""
    return next((row.robot for row in reversed(table.seats) if row.robot), ROBOT)


@button(Verb.SEAT, "options", kind="look")
async def _options(press: Press) -> None:
    """Show the options as private menus."""
    await _options_page(press, await _open_one(press))


async def _options_page(press: Press, table: Table) -> None:
    """What applies, and menus to change it: the options, how each robot plays, the turn clock."""
    chat, language = press.services.chat(table.game), await press.language()
    menus = [replace(chat.option_menu(table.options, language), key="set")]
    if len(levels(game_of(table.game))) > 1:
        menus += [_level_menu(table, row, language) for row in table.seats if row.robot]
    clock = Button("clock", say("remind-press-clock", language), "quiet")
    told = [say("house-options", language), chat.blurb(table.options, language)]
    told.append(clock_words.in_lobby(table, language))
    if chat.orders is not None:
        menus.append(_pace_menu(table, language))
    place = press.key._replace(version=table.version)
    rows = card.controls(place, [clock], menus)
    await press.reply.page("\n".join(filter(None, told)), rows=rows)


def _pace_menu(table: Table, language: str) -> Menu:
    """How long orders wait where nobody presses anything."""
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


def _level_menu(table: Table, row: SeatRow, language: str) -> Menu:
    """How well one robot plays."""
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


@button(Verb.SEAT, "level")
async def _set_level(press: Press) -> None:
    """`level/<seat>/<robot>`: how the robot of a seat plays."""
    table = await _open_one(press)
    seat, _, robot = press.rest.partition("/")
    if not (seat.isdecimal() and robot):
        raise Refusal("house-refuse-tampered")
    table = await press.tables.set_robot(table.id, press.user, int(seat), robot, admin=press.admin)
    await _options_page(press, table)
    await lobby_card.update(press.client, table)


@button(Verb.SEAT, "pace")
async def _set_pace(press: Press) -> None:
    """`pace/<seconds>`: how long orders wait where nobody presses anything."""
    table = await _open_one(press)
    if not press.rest.isdecimal():
        raise Refusal("house-refuse-tampered")
    pace = int(press.rest)
    table = await press.tables.set_pace(table.id, press.user, pace, admin=press.admin)
    await _options_page(press, table)


@button(Verb.SEAT, "set")
async def _set(press: Press) -> None:
    """`set/<value>+<value>`: the options chosen."""
    table = await _open_one(press)
    chat, values = press.services.chat(table.game), press.rest
    if "/" in values:
        raise Refusal("house-refuse-tampered")
    options = chat.with_options(table.options, [value for value in values.split("+") if value])
    table = await press.tables.set_options(table.id, press.user, options, admin=press.admin)
    await _options_page(press, table)
    await lobby_card.update(press.client, table)


@button(Verb.SEAT, "start")
async def _start(press: Press) -> None:
    await _open_one(press)
    await start(press)


async def start(press: Press) -> Table:
    """Begin the game: where the server wants it, a thread is made for it first."""
    done = await press.tables.start(press.number, press.user, key=press.id, admin=press.admin)
    made(press.interaction)
    table = await threads.made(press.interaction, done.table)
    if not _on_card(press):
        await _refresh(press, table)
    for kept in await press.tables.messages(table.id):
        if kept.lobby:  # else the first card strips it
            await press.tables.forget(kept)
    async with press.following(table):
        if _on_card(press):
            await _refresh(press, table)
    await threads.enter(press.client, table, table.people)
    return table


@button(Verb.SEAT, "keep")
async def _keep(press: Press) -> None:
    """Leave a table that has not begun as it is."""
    table = await press.tables.idle.keep(press.number, press.user, admin=press.admin)
    await _refresh(press, table)


@button(Verb.SEAT, "resume")
async def _resume(press: Press) -> None:
    """Let an archived table go on."""
    table = await resume(press)
    if table.status == "open":
        await _refresh(press, table)


async def resume(press: Press) -> Table:
    """Let an archived table go on, here if the place where it was played is gone."""
    done = await press.tables.idle.resume(press.number, press.user, key=press.id, admin=press.admin)
    made(press.interaction)
    table = done.table
    try:
        await threads.place_of(press.client, table)
    except discord.NotFound:
        table = await press.tables.move(table.id, place_of(press.interaction))
    async with press.following(table):
        await press.reply.done(await press.say("idle-resumed", table=str(table.id)))
    await threads.enter(press.client, table, table.people)
    return table


@button(Verb.SEAT, "ending")
async def _ending(press: Press) -> None:
    """End a game, or close a table that has not begun: at once, or by asking the others."""
    done = await press.tables.end(press.number, press.user, key=press.id, admin=press.admin)
    async with press.following(done.table):
        if done.entries:
            asked = done.entry.kind == "ask"
            await press.reply.done(await press.say("house-end-asked" if asked else "house-ended"))
        elif _on_card(press):
            await _refresh(press, done.table)
        else:
            await shown_changed(press, done.table)
            await press.reply.page(await press.say("house-lobby-closed"))


async def shown_changed(press: Press, table: Table) -> None:
    """Tell everybody that a table changed that has not begun: on its card, or on a new one."""
    if not await lobby_card.update(press.client, table):
        await lobby_card.show(press.client, table)
