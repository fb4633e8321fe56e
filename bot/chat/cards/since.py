"""What happened since one's last turn: three lines and the picture with the others' moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.chat.base.scenes import apart, led
from bot.chat.base.services import services_of
from bot.chat.cards import offers
from bot.chat.cards.composing import compose
from bot.chat.cards.turn import TurnCard
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Draw
from bot.chat.narration import teacher
from bot.chat.narration.tale import digest, drawn, happened, newest, tale
from bot.chat.ui.keys import Key, Verb
from bot.tables.types.model import LogEntry, Table
from data.texts import say


async def entries(client: discord.Client, table: Table, scene: Scene) -> list[LogEntry]:
    """What the reader has not seen; nothing for a spectator."""
    user = None if scene.seat is None else table.seats[scene.seat].user
    return [] if user is None else await services_of(client).tables.since(table.id, user)


async def mine(
    client: discord.Client, table: Table, scene: Scene, seen: Sequence[LogEntry] | None = None
) -> TurnCard:
    """The card of a table for its reader alone: since the last turn, or `seen` in full, and how
    many orders are left."""
    services = services_of(client)
    rows = await entries(client, table, scene) if seen is None else seen
    made = await compose(client, table, scene, rows, mine=True)
    if seen is None:
        made.told = digest(made.told, scene.language)
    ordered = services.chat(table.game).orders is not None and not table.practice
    if scene.seat is not None and ordered:
        left = await services.tables.orders.left(table.id, table.seats[scene.seat].user or 0)
        if left:
            made.extra.append("-# " + say("orders-left", scene.language, count=len(left)))
        if await offers.covered(client, table, scene):
            made.asked = [say("orders-covered", scene.language)]
        found = await offers.offers(client, table, scene)
        made.asked += filter(None, [offers.lines(found, scene.language)])
        made.rows += offers.rows(found, Key(table.id, table.version, Verb.ORDER, ""))
    made.extra.append(await teacher.line(client, table, scene))
    return made


async def page(client: discord.Client, table: Table, scene: Scene) -> tuple[str, Draw | None]:
    """The digest and the picture of `/table since`."""
    chat = services_of(client).chat(table.game)
    scene = await led(services_of(client).tables, scene, mine=True)
    seen = await entries(client, table, scene)
    told = await apart(lambda: tale(chat, scene, seen))
    lines = await apart(lambda: drawn(chat, scene, seen))
    shown = replace(scene, last=newest(chat, scene, seen), since=lines)
    draw = chat.moves(shown, happened(seen))
    if not told:
        return say("orders-since-nothing", scene.language), draw
    head = say("orders-since", scene.language)
    return "\n".join([head, *digest(told, scene.language)]), draw
