"""Leaving a running game, or giving it up: what that means is asked once more, then told to all."""

from __future__ import annotations

from bot.chat.base.errors import Refusal
from bot.chat.contract.pages import Button
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.press import Press, button
from bot.tables.types.errors import TableError
from bot.tables.types.model import Table
from data.texts import say


async def ask(press: Press, table: Table) -> None:
    """What giving up would mean, with Concede and Back."""
    _must_play(press, table)
    two = len(table.seats) == 2
    meant = "standins-concede-two" if two else _left(table)
    await _sure(press, table, Button("conceding", "standins-press-concede", "stop"), meant)


async def ask_leave(press: Press, table: Table) -> None:
    """What leaving would mean, with Leave and Back."""
    _must_play(press, table, archived=True)
    await _sure(press, table, Button("leaving", "house-press-leave", "stop"), _left(table))


def _left(table: Table) -> str:
    """What becomes of a table that one person leaves: without any it ends."""
    return "standins-left-alone" if len(table.people) == 1 else "standins-left"


def _must_play(press: Press, table: Table, *, archived: bool = False) -> None:
    if table.seat_of(press.user) is None:
        raise Refusal("house-refuse-no-seat")
    if table.status != "running":
        raise Refusal("house-refuse-not-running")
    if table.archived is not None and not archived:
        raise TableError("archived", table=table.id)


async def _sure(press: Press, table: Table, go: Button, meant: str) -> None:
    """The button, whose label is a key, below what it means."""
    language = await press.language()
    place = Key(table.id, table.version, Verb.SEAT, "")
    sure = card.button(place, Button(go.key, say(go.label, language), go.style))
    text = say(meant, language, table=str(table.id))
    await press.reply.page(text, rows=card.button_rows([sure, card.back(place, language)]))


@button(Verb.SEAT, "conceding")
async def _conceding(press: Press) -> None:
    """The presser is sure."""
    done = await press.tables.stand_ins.concede(press.number, press.user, key=press.id)
    async with press.following(done.table):
        await press.reply.done(await press.say("house-done"))


@button(Verb.SEAT, "leaving")
async def _leaving(press: Press) -> None:
    """The presser is sure."""
    done = await press.tables.leave(press.number, press.user, key=press.id)
    async with press.following(done.table):
        await press.reply.page(await press.say("house-left", table=str(press.number)))
