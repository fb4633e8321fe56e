"""How fast robots go on where no person moves: set in the lobby, or on the card while they rest."""

from __future__ import annotations

from bot.chat.actions import lobby
from bot.chat.base.errors import Refusal
from bot.chat.ui.keys import Verb
from bot.chat.ui.press import Press, button


@button(Verb.SEAT, "pace")
async def set_pace(press: Press) -> None:
    """`pace/<seconds>`: the seconds between two turns of robots."""
    if not press.rest.isdecimal():
        raise Refusal("house-refuse-tampered")
    table = await press.tables.set_pace(
        press.number, press.user, int(press.rest), admin=press.admin
    )
    if table.status == "open":
        await lobby.show_options(press, table)
        return
    async with press.following(table):
        await press.reply.page(await press.say("standins-pace-set"))
