"""Going away, so that a robot plays the seat, and coming back by a button."""

from __future__ import annotations

from bot.chat.contract.pages import Button
from bot.chat.narration import standing_in
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.press import Press, button
from bot.tables.types.model import Table


async def leave_seat_to_robot(press: Press) -> None:
    """Let a robot play the presser's seat, and say how to come back."""
    done = await press.tables.stand_ins.away(press.number, press.user, key=press.id)
    everybody = len(done.table.away) == len(done.table.people)
    said = "standins-all-away" if everybody else "standins-away"
    await offer_return(press, done.table)
    async with press.following(done.table):
        await press.reply.page(await press.say(said, table=str(press.number)))


@button(Verb.SEAT, "back")
async def come_back(press: Press) -> None:
    """End the presser's absence."""
    done = await press.tables.stand_ins.back(press.number, press.user, key=press.id)
    press.reply.below = []
    async with press.following(done.table):
        await press.reply.page(await press.say("standins-back", table=str(press.number)))


async def offer_return(press: Press, table: Table) -> None:
    """Put the button that ends an absence below the private pages of somebody who is away."""
    if standing_in.is_away(table, press.user):
        label = await press.say("standins-press-back")
        place = Key(table.id, 0, Verb.SEAT, "")
        press.reply.below = card.button_rows([card.button(place, Button("back", label, "go"))])
