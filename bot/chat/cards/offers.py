"""Orders offered where they arise: what each does in a sentence, and a button that leaves it.

Which they are says the game (`rules.game.TakesOrders`), from the reader's own view, so they stand
on that person's pages alone. A button names its order by a mark of it: what has changed meanwhile
is not left.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord
import msgspec
from discord import ui

from bot.chat.base.scenes import apart
from bot.chat.base.services import services_of
from bot.chat.contract.adapter import OrdersChat, Scene
from bot.chat.contract.pages import Button
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.tables.types.games import offered
from bot.tables.types.model import Table
from bot.workers.processes import WorkerLost
from data.texts import say

MOST = 5
"""Orders offered at a time."""


@dataclass(frozen=True)
class Offer:
    """`label` on the button, `words` say what the order does and when it asks again."""

    order: Any
    label: str
    words: str

    @property
    def mark(self) -> str:
        """Tells this order from any other."""
        told = msgspec.json.encode(self.order, order="deterministic")
        return hashlib.blake2s(told, digest_size=6).hexdigest()


async def offers(client: discord.Client, table: Table, scene: Scene) -> list[Offer]:
    """What the reader can leave now, without what it has left already."""
    services = services_of(client)
    chat = services.chat(table.game).orders
    runs = table.status == "running" and table.archived is None
    if chat is None or scene.seat is None or not runs:
        return []
    left = await services.tables.orders.left(table.id, table.seats[scene.seat].user or 0)
    about = {row.order.subject for row in left if row.order is not None}
    try:
        found = await services.workers.hurry(partial(offered, table.game, scene.view, scene.seat))
    except WorkerLost:
        return []
    return await apart(lambda: _told(chat, scene, found, about))


async def covered(client: discord.Client, table: Table, scene: Scene) -> bool:
    """Whether the reader's orders choose in secret what he is asked, once the others have."""
    if scene.seat is None or scene.seat not in table.to_move:
        return False
    user = table.seats[scene.seat].user or 0
    return await services_of(client).tables.orders.covered(table.id, user)


def _told(chat: OrdersChat, scene: Scene, offered: Sequence[Any], about: set[str]) -> list[Offer]:
    found = chat.offers(scene, offered)
    made: dict[str, Any] = {}
    for order in found:
        if order.subject not in about:
            made.setdefault(chat.label(scene, order), order)
    first = list(made.items())[:MOST]
    return [Offer(order, label, chat.words(scene, order)) for label, order in first]


def lines(found: Sequence[Offer], language: str) -> str:
    """What can be left in one press; empty if nothing can."""
    if not found:
        return ""
    told = (f"- **{one.label}**: {one.words}" for one in found)
    return "\n".join([say("orders-offered", language), *told])


def rows(found: Sequence[Offer], place: Key) -> list[ui.ActionRow[Any]]:
    """Their buttons."""
    return card.button_rows(
        [
            card.button(place, Button(f"take/{one.mark}", one.label), verb=Verb.ORDER)
            for one in found
        ]
    )
