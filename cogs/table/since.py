"""`/table since`: what happened since the reader's last turn."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.base.errors import Refusal, report_errors
from bot.chat.base.slash import localized
from bot.chat.base.table_contexts import render_or_none
from bot.chat.base.table_lookup import takes_table
from bot.chat.cards import catch_up
from bot.chat.contract.pages import Button
from bot.chat.outgoing import order_news
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from cogs.table.base import TableCommands
from data.texts import say


class Since(TableCommands):
    @app_commands.command(description=localized("orders-slash-since"))
    @takes_table
    @report_errors
    async def since(self, interaction: discord.Interaction, table: int | None = None) -> None:
        reply, record, ctx = await self.load_started(interaction, table)
        if ctx.seat is None:
            raise Refusal("house-refuse-no-seat")
        text, draw = await catch_up.build_catch_up(self.bot, record, ctx)
        picture = await render_or_none(self.bot, draw, table=record.id)
        label = say("remind-press-table", ctx.language, table=str(record.id))
        component_id = ComponentId(record.id, record.version, Route.SEAT, "")
        rows = card.button_rows([card.build_button(component_id, Button("mine", label, "plain"))])
        accent = self.services.chat(record.game).accent(ctx.seat)
        await reply.show_page(text, picture, rows, accent=accent)
        await order_news.show_pending_news(interaction, record.id)
