"""Before the game: the lobby card with Join, Leave, Add robot, Options and Start; and, during it,
the table's own questions: taking back, agreeing, refusing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, get_args

import discord
import structlog

from bot.chat.actions.concede import conceding
from bot.chat.actions.play import moved_on
from bot.chat.actions.private_card import brief, mine, take
from bot.chat.base import threads
from bot.chat.base.acknowledge import FAILED
from bot.chat.base.errors import Refusal, made
from bot.chat.base.following import following
from bot.chat.base.scenes import private_language, public_language, scene_of
from bot.chat.base.server import server_of
from bot.chat.base.services import services_of
from bot.chat.cards import lobby_card
from bot.chat.cards.lobby_card import lobby_view
from bot.chat.cards.turn import shortened
from bot.chat.contract.adapter import Button
from bot.chat.narration.tale import tale
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.reply import Reply
from bot.tables.types.games import games
from bot.tables.types.model import AskKind, Place, Table
from data.texts import say

log = structlog.get_logger(__name__)

ROBOT = "steady"
"""The robot that takes a seat unless another is asked for."""


def manages(interaction: discord.Interaction) -> bool:
    """Whether this person may manage the server, and so its tables."""
    return bool(interaction.permissions.manage_guild)


async def announce(
    reply: Reply, table: Table, key: str, *, lead: str = "", called: Sequence[int] = ()
) -> None:
    """After a command, or a press on another card: the lobby for everybody as a message of its own,
    and a word, `key`, for the person alone; a press needs none if the card is there."""
    interaction = reply.interaction
    shown = await lobby_card.show(interaction.client, table, lead=lead, called=called)
    if shown and reply.from_card:
        return
    language = await private_language(interaction)
    lines = [say(key, language, table=str(table.id))]
    if not shown:
        place = f"<#{table.place.spot}>"
        lines.append(say("house-lobby-unshown", language, place=place))
    await reply.page("\n".join(lines))


async def open_table(interaction: discord.Interaction, game: str) -> Table:
    """A new table where the interaction came from, its owner in the first seat."""
    if game not in services_of(interaction.client).chats or game not in games():
        raise Refusal("house-refuse-game")
    table = await services_of(interaction.client).tables.open(
        game, place_of(interaction), interaction.user.id, key=str(interaction.id)
    )
    made(interaction)
    return table


def place_of(interaction: discord.Interaction) -> Place:
    """The channel, or the thread and its channel, that an interaction came from."""
    guild, channel = server_of(interaction), interaction.channel
    assert interaction.channel_id is not None
    if isinstance(channel, discord.Thread):
        return Place(guild, channel.parent_id, channel.id)
    return Place(guild, interaction.channel_id)


async def _open(reply: Reply, key: Key) -> None:
    """`open/<game>`: the button of the welcome; the lobby card is for everybody."""
    table = await open_table(reply.interaction, key.key.partition("/")[2])
    await announce(reply, table, "house-opened")


async def pressed(interaction: discord.Interaction, key: Key) -> None:
    """A button of the lobby, or one of the table's questions."""
    head = key.key.partition("/")[0]
    handler = _HANDLERS.get(head)
    if handler is None:
        raise Refusal("house-refuse-tampered")
    reply = Reply(interaction)
    await reply.open()
    await handler(reply, key)


async def refresh(reply: Reply, table: Table) -> None:
    """Show the lobby as it is now on the card that was pressed."""
    client = reply.interaction.client
    view = await lobby_view(client, table, await public_language(client, table.place.guild))
    await reply.change(view)


def _tables(reply: Reply) -> Any:
    return services_of(reply.interaction.client).tables


async def _closed(reply: Reply, table: Table) -> None:
    """The lobby of a table that no longer is open loses its buttons, and the presser is told."""
    await refresh(reply, table)
    raise Refusal("house-refuse-started" if table.status == "running" else "house-refuse-closed")


async def _open_table(reply: Reply, key: Key) -> Table:
    table: Table = await _tables(reply).get(key.table)
    if table.status != "open":
        await _closed(reply, table)
    return table


async def _join(reply: Reply, key: Key) -> None:
    await _open_table(reply, key)
    await refresh(reply, await _tables(reply).join(key.table, reply.interaction.user.id))


async def _leave(reply: Reply, key: Key) -> None:
    await _open_table(reply, key)
    user, press = reply.interaction.user.id, str(reply.interaction.id)
    left = await _tables(reply).leave(key.table, user, key=press)
    await refresh(reply, left.table)


async def _robot(reply: Reply, key: Key) -> None:
    await _open_table(reply, key)
    admin = manages(reply.interaction)
    table = await _tables(reply).add_robot(key.table, reply.interaction.user.id, ROBOT, admin=admin)
    await refresh(reply, table)


async def _options(reply: Reply, key: Key) -> None:
    """Show the options as a private menu; its answer names the lobby card to bring up to date."""
    table = await _open_table(reply, key)
    interaction = reply.interaction
    language = await private_language(interaction)
    menu = services_of(interaction.client).chat(table.game).option_menu(table.options, language)
    message = interaction.message.id if interaction.message is not None else 0
    menu = replace(menu, key=f"set/{message}")
    rows = card.menus(key, menu)
    await reply.page(say("house-options", language), rows=rows)


async def _set(reply: Reply, key: Key) -> None:
    """`set/<lobby card>/<value>+<value>`: the options chosen."""
    table = await _open_table(reply, key)
    parts = key.key.split("/")
    if len(parts) != 3 or not parts[1].isdecimal():
        raise Refusal("house-refuse-tampered")
    interaction = reply.interaction
    services = services_of(interaction.client)
    chat = services.chat(table.game)
    options = chat.with_options(table.options, [value for value in parts[2].split("+") if value])
    table = await services.tables.set_options(
        table.id, interaction.user.id, options, admin=manages(interaction)
    )
    language = await private_language(interaction)
    await reply.page(chat.blurb(table.options, language))
    await _bring_up_to_date(interaction, table, int(parts[1]))


async def _bring_up_to_date(interaction: discord.Interaction, table: Table, message: int) -> None:
    """Change the lobby card from elsewhere, if it is still there."""
    channel: Any = interaction.channel
    if not message or channel is None:
        return
    language = await public_language(interaction.client, table.place.guild)
    view = await lobby_view(interaction.client, table, language)
    try:
        await channel.get_partial_message(message).edit(
            view=view, allowed_mentions=discord.AllowedMentions.none()
        )
    except FAILED as failure:
        log.info("a lobby card stays as it was", table=table.id, error=repr(failure))


async def _start(reply: Reply, key: Key) -> None:
    await _open_table(reply, key)
    await start(reply, key.table)


async def start(reply: Reply, number: int) -> Table:
    """Begin the game: where the server wants it, a thread is made for it first."""
    interaction = reply.interaction
    tables = _tables(reply)
    done = await tables.start(
        number, interaction.user.id, key=str(interaction.id), admin=manages(interaction)
    )
    made(interaction)
    table = await threads.made(interaction, done.table)
    async with following(interaction, table):
        await refresh(reply, table)
    await threads.enter(interaction.client, table, table.people)
    return table


def _row(key: Key) -> int | None:
    """`undo/<row>`: the row from which on is to be taken back; None: one's last move."""
    row = key.key.partition("/")[2]
    if row and not (row.isdecimal() and len(row) < 10):
        raise Refusal("house-refuse-tampered")
    return int(row) if row else None


async def _undo(reply: Reply, key: Key) -> None:
    """Show what would be taken back and whose consent it needs."""
    interaction = reply.interaction
    language = await private_language(interaction)
    table, scene = await scene_of(interaction.client, key.table, interaction.user.id, language)
    if scene.seat is None:
        raise Refusal("house-refuse-no-seat")
    to = _row(key)
    offer = await _tables(reply).may_undo(table.id, interaction.user.id, to)
    chat = services_of(interaction.client).chat(table.game)
    told = "\n".join(shortened(tale(chat, scene, offer.takes)))
    lines = [say("house-undo", language, count=len(offer.takes)), told]
    if offer.needs:
        names = ", ".join(scene.names[seat] for seat in offer.needs)
        lines.append(say("house-undo-needs", language, names=names))
    place = Key(table.id, table.version, Verb.SEAT, "")
    sure = "undoing" if to is None else f"undoing/{to}"
    go = card.button(place, Button(sure, say("house-press-undo-sure", language), "go"))
    back = card.button(place, Button("", say("house-back", language), "quiet"), verb=Verb.BACK)
    await reply.page("\n".join(lines), rows=card.button_rows([go, back]))


async def _undoing(reply: Reply, key: Key) -> None:
    interaction = reply.interaction
    language = await private_language(interaction)
    table, scene = await scene_of(interaction.client, key.table, interaction.user.id, language)
    if table.version != key.version:
        await moved_on(reply, table, scene)
        return
    done = await _tables(reply).undo(
        table.id, interaction.user.id, version=key.version, key=str(interaction.id), to=_row(key)
    )
    said = "house-undo-asked" if done.entry.kind == "ask" else "house-undone"
    async with following(interaction, done.table):
        await reply.done(say(said, language))


async def _ending(reply: Reply, key: Key) -> None:
    """End a game, or close a table that has not begun: at once, or by asking the others."""
    interaction = reply.interaction
    services = services_of(interaction.client)
    language = await private_language(interaction)
    done = await services.tables.end(
        key.table, interaction.user.id, key=str(interaction.id), admin=manages(interaction)
    )
    async with following(interaction, done.table):
        if done.entries:
            asked = done.entry.kind == "ask"
            await reply.done(say("house-end-asked" if asked else "house-ended", language))
        elif reply.from_card and not reply.in_place:
            await refresh(reply, done.table)
        else:
            await lobby_card.show(interaction.client, done.table)
            await reply.page(say("house-lobby-closed", language))


async def _answer(reply: Reply, key: Key) -> None:
    """`yes/undo`, `no/end`: a seat's word on what another asked for."""
    word, _, asked = key.key.partition("/")
    kind = next((kind for kind in get_args(AskKind) if kind == asked), None)
    if kind is None:
        raise Refusal("house-refuse-tampered")
    interaction = reply.interaction
    done = await _tables(reply).answer(
        key.table, interaction.user.id, kind, word == "yes", key=str(interaction.id)
    )
    async with following(interaction, done.table):
        await reply.done(say("house-answered", await private_language(interaction)))


async def _keep(reply: Reply, key: Key) -> None:
    """Leave a table that has not begun as it is."""
    user, admin = reply.interaction.user.id, manages(reply.interaction)
    await refresh(reply, await _tables(reply).idle.keep(key.table, user, admin=admin))


async def _resume(reply: Reply, key: Key) -> None:
    """Let an archived table go on."""
    table = await resume(reply, key.table)
    if table.status == "open":
        await refresh(reply, table)


async def resume(reply: Reply, number: int) -> Table:
    """Let an archived table go on, here if the place where it was played is gone."""
    interaction = reply.interaction
    done = await _tables(reply).idle.resume(
        number, interaction.user.id, key=str(interaction.id), admin=manages(interaction)
    )
    made(interaction)
    table: Table = done.table
    try:
        await services_of(interaction.client).delivery.place_of(table)
    except discord.NotFound:
        table = await _tables(reply).move(number, place_of(interaction))
    async with following(interaction, table):
        language = await private_language(interaction)
        await reply.done(say("idle-resumed", language, table=str(number)))
    await threads.enter(interaction.client, table, table.people)
    return table


_HANDLERS: dict[str, Callable[[Reply, Key], Awaitable[None]]] = {
    "open": _open,
    "join": _join,
    "leave": _leave,
    "robot": _robot,
    "options": _options,
    "set": _set,
    "start": _start,
    "undo": _undo,
    "undoing": _undoing,
    "ending": _ending,
    "yes": _answer,
    "no": _answer,
    "mine": mine,
    "take": take,
    "briefing": brief,
    "conceding": conceding,
    "keep": _keep,
    "resume": _resume,
}
