"""A table's card for one person alone, and taking a seat that is on offer."""

from __future__ import annotations

from bot.chat.base import threads
from bot.chat.base.errors import Refusal
from bot.chat.cards import since
from bot.chat.cards.briefing import briefing
from bot.chat.ui.keys import Verb
from bot.chat.ui.press import Press, button


@button(Verb.SEAT, "take")
async def _take(press: Press) -> None:
    """`take/<seat>`: take over a seat that is on offer, and see how it stands there."""
    if not press.rest.isdecimal():
        raise Refusal("house-refuse-tampered")
    seat = int(press.rest)
    done = await press.tables.waiting.take(press.number, press.user, seat, key=press.id)
    async with press.following(done.table):
        await brief(press)
    await threads.enter(press.client, done.table, [press.user])


@button(Verb.SEAT, "briefing", kind="look")
async def brief(press: Press) -> None:
    """What somebody who has taken a seat over has to know."""
    table = await press.table()
    if table.status != "running" or table.seat_of(press.user) is None:
        raise Refusal("house-refuse-no-seat")
    made = await briefing(press.client, table.id, press.user, await press.language())
    await press.reply.show(made.view(await press.say("remind-clock-taken")), made.picture)


@button(Verb.SEAT, "mine", kind="look")
async def _mine(press: Press) -> None:
    """A table as its presser may see it, with what he may do: from an inbox or a reminder."""
    table, scene = await press.scene()
    if scene.view is None:
        raise Refusal("house-refuse-not-running")
    made = await since.mine(press.client, table, scene)
    await press.reply.show(made.view(), made.picture)
