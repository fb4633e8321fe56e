"""Giving a game up: asked once more, then told to all."""

from __future__ import annotations

from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import Button
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.press import Press, button
from bot.tables.types.errors import TableError
from bot.tables.types.model import Table
from data.texts import say


async def ask(press: Press, table: Table) -> None:
    """What giving up would mean, with Concede and Back."""
    if table.seat_of(press.user) is None:
        raise Refusal("house-refuse-no-seat")
    if table.status != "running":
        raise Refusal("house-refuse-not-running")
    if table.archived is not None:
        raise TableError("archived", table=table.id)
    language = await press.language()
    place = Key(table.id, table.version, Verb.SEAT, "")
    label = say("standins-press-concede", language)
    go = card.button(place, Button("conceding", label, "stop"))
    key = "standins-concede-two" if len(table.seats) == 2 else "standins-concede-more"
    text = say(key, language, table=str(table.id))
    await press.reply.page(text, rows=card.button_rows([go, card.back(place, language)]))


@button(Verb.SEAT, "conceding")
async def _conceding(press: Press) -> None:
    """The presser is sure."""
    done = await press.tables.stand_ins.concede(press.number, press.user, key=press.id)
    async with press.following(done.table):
        await press.reply.done(await press.say("house-done"))
