"""`/table since`: what happened since one's last turn."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.base.errors import Refusal, told
from bot.chat.base.scenes import drawn
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import takes_table
from bot.chat.cards import since
from bot.chat.contract.pages import Button
from bot.chat.outgoing import order_news
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from cogs.table.part import Part
from data.texts import say


class Since(Part):
    @app_commands.command(description=described("orders-slash-since"))
    @takes_table
    @told
    async def since(self, interaction: discord.Interaction, table: int | None = None) -> None:
        reply, record, scene = await self.played(interaction, table)
        if scene.seat is None:
            raise Refusal("house-refuse-no-seat")
        text, draw = await since.page(self.bot, record, scene)
        picture = await drawn(self.bot, draw, table=record.id)
        label = say("remind-press-table", scene.language, table=str(record.id))
        place = Key(record.id, record.version, Verb.SEAT, "")
        rows = card.button_rows([card.button(place, Button("mine", label, "plain"))])
        accent = self.services.chat(record.game).accent(scene.seat)
        await reply.page(text, picture, rows, accent=accent)
        await order_news.at_press(interaction, record.id)
