"""`/table since`: what happened since one's last turn."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat import card, order_news, since
from bot.chat.adapter import Button
from bot.chat.asking import takes_table
from bot.chat.errors import Refusal, told
from bot.chat.keys import Key, Verb
from bot.chat.scenes import drawn
from bot.chat.slash import described
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
        picture = await drawn(draw, table=record.id)
        label = say("remind-press-table", scene.language, table=str(record.id))
        place = Key(record.id, record.version, Verb.SEAT, "")
        rows = card.button_rows([card.button(place, Button("mine", label, "plain"))])
        accent = self.services.chat(record.game).accent(scene.seat)
        await reply.page(text, picture, rows, accent=accent)
        await order_news.at_press(interaction, record.id)
