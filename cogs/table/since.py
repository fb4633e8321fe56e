"""`/table since`: what happened since the reader's last turn."""

from __future__ import annotations

from discord import app_commands

from bot.chat.base.errors import Refusal, report_errors
from bot.chat.base.services import Interaction
from bot.chat.base.slash import localized
from bot.chat.base.table_contexts import render_or_none
from bot.chat.base.table_lookup import takes_table
from bot.chat.cards import catch_up
from bot.chat.contract.pages import Button
from bot.chat.outgoing import order_news
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.press import Press, press_from_command
from cogs.table.base import TableCommands
from data.texts import say


class Since(TableCommands):
    @app_commands.command(description=localized("orders-slash-since"))
    @takes_table
    @report_errors
    async def since(self, interaction: Interaction, table: int | None = None) -> None:
        press, resolved = await press_from_command(interaction, table, ended=True)
        if resolved.started is None:
            raise Refusal("house-refuse-not-running")
        await show_since(press)


async def show_since(press: Press, version: int | None = None) -> None:
    """Show what has happened since a version, or since the reader's last turn."""
    record, ctx = await press.load_context()
    if ctx.seat is None and version is None:
        raise Refusal("house-refuse-no-seat")
    text, draw = await catch_up.build_catch_up(press.client, record, ctx, version)
    picture = await render_or_none(press.client, draw, table=record.id)
    rows = []
    if ctx.seat is not None:
        label = say("remind-press-table", ctx.language, table=str(record.id))
        component_id = ComponentId(record.id, record.version, Route.SEAT, "")
        rows = card.button_rows([card.build_button(component_id, Button("mine", label, "plain"))])
    accent = press.services.chat(record.game).accent(ctx.seat)
    await press.reply.show_page(text, picture, rows, accent=accent)
    await order_news.show_pending_news(press.interaction, record.id)
