"""Private news that a standing order has expired, and why.

It is sent as a direct message within the hours in which the person wants to be pinged; if
the person wants or accepts no direct messages, it is shown at the next press at that table."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import structlog

from bot.chat.base import sending
from bot.chat.base.errors import describe_refusal, send_private
from bot.chat.base.language import person_language, private_language
from bot.chat.base.services import Client, Interaction
from bot.chat.base.table_contexts import load_context
from bot.chat.contract.adapter import OrdersChat
from bot.chat.contract.pages import Button
from bot.chat.contract.table_context import TableContext
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.tables.types.messages import OrderNews
from bot.tables.types.model import Table
from data.texts import say
from rules.errors import RuleError
from rules.game import Order, OrderExpired

log = structlog.get_logger(__name__)

MAX_LENGTH = 2_000
"""Maximum length of a plain message."""


def describe_order(chat: OrdersChat, ctx: TableContext, order: Order | None) -> str:
    """Return what an order does; it may be from an older version, whose orders are unknown now."""
    return say("orders-unknown", ctx.language) if order is None else chat.describe_order(ctx, order)


def describe_expiry(
    chat: OrdersChat, ctx: TableContext, order: Order | None, expired: OrderExpired, game: str
) -> str:
    """Return why an order has expired."""
    kind, _, code = expired.code.partition("table-")
    if kind or not code:
        assert order is not None
        return chat.describe_expiry(ctx, order, expired)
    if code == "refused":
        values = expired.args
        error = RuleError(values["code"], values["rule"], **values["args"])
        return describe_refusal(error, ctx.language, game) or ""
    key = "orders-lapsed-undone" if code == "undone" else f"orders-lapsed-{code}"
    return say(key, ctx.language, **expired.args)


def _describe_news(chat: OrdersChat, table: Table, ctx: TableContext, news: OrderNews) -> str:
    if news.lapsed.code == "table-ended":
        return say("orders-lapsed-ended", ctx.language, table=str(table.id))
    shown = {"table": str(table.id), "order": describe_order(chat, ctx, news.order)}
    if news.lapsed.code == "table-done":
        return say("orders-lapsed-done", ctx.language, **shown)
    return say(
        "orders-lapsed",
        ctx.language,
        **shown,
        why=describe_expiry(chat, ctx, news.order, news.lapsed, table.game),
    )


# --- sending ---------------------------------------------------------------------------------


async def send_order_news(client: Client, news: OrderNews) -> None:
    """Send the news to its person. Raises errors of Discord."""
    view = await _view(client, news)
    person = await sending.find_person(client, news.user)
    await sending.send(client, person, view, news.nonce, tried=0)


async def _view(client: Client, news: OrderNews) -> discord.ui.LayoutView:
    services = client.services
    table = await services.tables.get_table(news.table)
    language = await person_language(client, news.user, table.place.guild)
    table, ctx = await load_context(client, table.id, news.user, language)
    chat = services.chat(table.game).orders
    assert chat is not None, "game has no standing orders"
    text = _describe_news(chat, table, ctx, news)
    place = ComponentId(table.id, 0, Route.SEAT, "")
    label = say("remind-press-table", language, table=str(table.id))
    rows = card.button_rows([card.build_button(place, Button("mine", label, "plain"))])
    return card.build_layout([], None, [f"{text}\n<#{table.place.posting_channel}>"], rows)


# --- at the next press -----------------------------------------------------------------------


async def pending_news(interaction: Interaction, number: int) -> tuple[str, Sequence[OrderNews]]:
    """Return the news that the presser has not seen yet at this table, in words and as rows."""
    services = interaction.client.services
    news_rows = await services.tables.orders.order_news(number, interaction.user.id)
    if not news_rows:
        return "", ()
    language = await private_language(interaction)
    table, ctx = await load_context(interaction.client, number, interaction.user.id, language)
    chat = services.chat(table.game).orders
    assert chat is not None, "game has no standing orders"
    return "\n".join(_describe_news(chat, table, ctx, news) for news in news_rows), news_rows


async def mark_heard(client: Client, news_rows: Sequence[OrderNews]) -> None:
    """Mark these news as seen by the person."""
    for news in news_rows:
        await client.services.tables.notices.mark_delivered(news)


async def show_pending_news(interaction: Interaction, table: int) -> None:
    """Show pending news after any press at a table. Never raises."""
    try:
        text, news_rows = await pending_news(interaction, table)
        if text and await send_private(interaction, card.truncate(text, MAX_LENGTH)):
            await mark_heard(interaction.client, news_rows)
    except Exception:
        log.exception("order_news_failed", table=table)
