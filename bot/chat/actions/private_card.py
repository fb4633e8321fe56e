"""A table's card for one person alone, and taking a seat that is on offer."""

from __future__ import annotations

from bot.chat.base import threads
from bot.chat.base.errors import Refusal
from bot.chat.base.following import following
from bot.chat.base.scenes import private_language, scene_of
from bot.chat.base.services import services_of
from bot.chat.cards import since
from bot.chat.cards.briefing import briefing
from bot.chat.ui.keys import Key
from bot.chat.ui.reply import Reply
from data.texts import say


async def take(reply: Reply, key: Key) -> None:
    """`take/<seat>`: take over a seat that is on offer, and see how it stands there."""
    seat = key.key.partition("/")[2]
    if not seat.isdecimal():
        raise Refusal("house-refuse-tampered")
    interaction = reply.interaction
    services = services_of(interaction.client)
    done = await services.tables.waiting.take(
        key.table, interaction.user.id, int(seat), key=str(interaction.id)
    )
    async with following(interaction, done.table):
        await brief(reply, key)
    await threads.enter(interaction.client, done.table, [interaction.user.id])


async def brief(reply: Reply, key: Key) -> None:
    """`briefing`: what somebody who has taken a seat over has to know."""
    interaction = reply.interaction
    language = await private_language(interaction)
    table = await services_of(interaction.client).tables.get(key.table)
    if table.status != "running" or table.seat_of(interaction.user.id) is None:
        raise Refusal("house-refuse-no-seat")
    made = await briefing(interaction.client, key.table, interaction.user.id, language)
    await reply.show(made.view(say("remind-clock-taken", language)), made.picture)


async def mine(reply: Reply, key: Key) -> None:
    """`mine`: the card of a table for the presser alone, from an inbox or a reminder."""
    await own_card(reply, key.table)


async def own_card(reply: Reply, number: int, lead: str = "") -> None:
    """A table as its presser may see it, with what he may do."""
    interaction = reply.interaction
    language = await private_language(interaction)
    table, scene = await scene_of(interaction.client, number, interaction.user.id, language)
    if scene.view is None:
        raise Refusal("house-refuse-not-running")
    made = await since.mine(interaction.client, table, scene)
    await reply.show(made.view(lead), made.picture)
