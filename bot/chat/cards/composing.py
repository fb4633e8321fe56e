"""A card of a table, put together of its words and its picture."""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

import discord

from bot.chat.base.display_names import PATIENT
from bot.chat.base.language import public_language
from bot.chat.base.scenes import apart, drawn, led, scene_of, spectator, unnoted
from bot.chat.base.services import Services, services_of
from bot.chat.cards import turn
from bot.chat.contract.adapter import GameChat, Scene
from bot.chat.narration.tale import newest
from bot.tables.types.model import LogEntry, Table
from bot.workers.processes import WorkerLost
from render.paint.picture import Picture

EARLIER = 8
"""Rows before those of a card in which its picture's last line is looked for."""

Drawing = Coroutine[Any, Any, Picture | None]


async def compose(
    client: discord.Client,
    table: Table,
    scene: Scene,
    entries: Sequence[LogEntry],
    *,
    mine: bool = False,
    through: Callable[[Drawing], Awaitable[Picture | None]] | None = None,
) -> turn.TurnCard:
    """A card with its picture drawn, which `through` may give up by an error; without a picture if
    drawing fails."""
    services = services_of(client)
    chat = services.chat(table.game)
    standing = (
        await services.tables.standings(table.id, None)
        if table.status == "ended" and table.started is not None
        else []
    )
    scene = await led(services.tables, scene, mine=mine)
    undo, back = table.ask("undo"), list[LogEntry]()
    if undo is not None:
        rows = await services.tables.events_since(table.id, undo.takes[0] - 1, undo.takes[-1])
        back = [row for row in rows if row.seq in undo.takes]

    def composed(earlier: Sequence[LogEntry] | None = None) -> turn.TurnCard | None:
        """None if the newest line of the story stands in rows that are to be read first."""
        last = newest(chat, scene, entries) or newest(chat, scene, earlier or ())
        if not last and earlier is None and table.status == "running":
            return None
        told = dataclasses.replace(scene, last=last)
        return turn.compose(chat, table, told, entries, standing, asked=back, mine=mine)

    await thought(services, chat, scene)
    made = await apart(composed)
    if made is None:
        upto = entries[0].seq - 1 if entries else table.version
        rows = await services.tables.events_since(table.id, max(0, upto - EARLIER), upto)
        made = await apart(lambda: composed(rows))
    assert made is not None, "what comes before has been read"
    drawing = drawn(client, made.draw, table=table.id)
    made.picture = await (drawing if through is None else through(drawing))
    if made.picture is None:
        made.words = await apart(lambda: chat.text(scene.escaped))
    return made


async def thought(services: Services, chat: GameChat, scene: Scene) -> None:
    """What the words need that takes long is worked out by a worker before. If none can, it is done
    with the words."""
    ahead = chat.ahead(scene)
    if ahead is not None:
        with suppress(WorkerLost):
            ahead.learn(await services.workers.hurry(ahead.work))


async def public(
    client: discord.Client,
    table: Table,
    entries: Sequence[LogEntry],
    through: Callable[[Drawing], Awaitable[Picture | None]] | None = None,
) -> turn.TurnCard:
    """The card for everybody, asking the first person who must act."""
    language = await public_language(client, table.place.guild)
    people = [table.seats[seat].user for seat in table.to_move]
    mover = next((user for user in people if user is not None), None)
    _, scene = await scene_of(client, table.id, mover, language, patience=PATIENT, leads=True)
    scene = spectator(scene) if mover is None else unnoted(scene)
    return await compose(client, table, scene, entries, through=through)
