"""What a person sees after a move: the next question, if it is theirs again once orders and robots
have moved, else what can be left to be done for them. Nobody who is there is sent away."""

from __future__ import annotations

import asyncio
from typing import Any

from discord import ui

from bot.chat.cards import offers, since
from bot.chat.contract.adapter import Scene
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.press import Press
from bot.tables.types.model import Table


async def onward(
    press: Press, settled: asyncio.Event, said: str = "", *, told: bool = False
) -> tuple[Table, Scene] | None:
    """Answer a move that is made. A public card that was pressed shows the next question itself.
    `said`: what was done, in words; `told`: it is said in any case. Returns how it stands, where
    nobody has taught the presser what matters now."""
    await settled.wait()
    if press.reply.lost:
        return None
    if press.reply.home is not None:  # a practice, whose card is shown again
        press.reply.left = True
        return None
    table, scene = await press.scene()
    on_public = press.reply.from_card and not press.reply.in_place
    asked = table.status == "running" and table.archived is None and scene.seat in table.to_move
    asked = asked and not await offers.covered(press.client, table, scene)
    if asked and not on_public:
        made = await since.mine(press.client, table, scene)
        await press.reply.show(made.view(said if told else ""), made.picture)
        return None
    found = [] if asked else await offers.offers(press.client, table, scene)
    if found:
        text = "\n\n".join(filter(None, [said, offers.lines(found, scene.language)]))
        accent = press.services.chat(table.game).accent(scene.seat)
        rows = [*offers.rows(found, _place(table)), *_away(table, scene.language)]
        await press.reply.page(text, rows=rows, accent=accent)
    elif told:
        await press.reply.page(said)
    else:
        await press.reply.done(said)
    return table, scene


def _place(table: Table) -> Key:
    return Key(table.id, table.version, Verb.PLAY, "")


def _away(table: Table, language: str) -> list[ui.ActionRow[Any]]:
    return card.button_rows([card.back(_place(table), language)])
