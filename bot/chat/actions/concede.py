"""Giving a game up: asked once more, then told to all."""

from __future__ import annotations

from bot.chat.base.errors import Refusal
from bot.chat.base.following import following
from bot.chat.base.language import private_language
from bot.chat.base.services import services_of
from bot.chat.contract.adapter import Button
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.reply import Reply
from bot.tables.types.errors import TableError
from bot.tables.types.model import Table
from data.texts import say


async def ask(reply: Reply, table: Table) -> None:
    """What giving up would mean, with Concede and Back."""
    if table.seat_of(reply.interaction.user.id) is None:
        raise Refusal("house-refuse-no-seat")
    if table.status != "running":
        raise Refusal("house-refuse-not-running")
    if table.archived is not None:
        raise TableError("archived", table=table.id)
    language = await private_language(reply.interaction)
    place = Key(table.id, table.version, Verb.SEAT, "")
    label = say("standins-press-concede", language)
    go = card.button(place, Button("conceding", label, "stop"))
    back = card.button(place, Button("", say("house-back", language), "quiet"), verb=Verb.BACK)
    key = "standins-concede-two" if len(table.seats) == 2 else "standins-concede-more"
    text = say(key, language, table=str(table.id))
    await reply.page(text, rows=card.button_rows([go, back]))


async def conceding(reply: Reply, key: Key) -> None:
    """`conceding`: the presser is sure."""
    interaction = reply.interaction
    services = services_of(interaction.client)
    press = str(interaction.id)
    done = await services.tables.stand_ins.concede(key.table, interaction.user.id, key=press)
    async with following(interaction, done.table):
        await reply.done(say("house-done", await private_language(interaction)))
