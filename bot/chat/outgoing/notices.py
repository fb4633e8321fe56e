"""Telling single persons, and nobody else: that a standing order is no more, and how it stands at a
seat that somebody gave them."""

from __future__ import annotations

import discord
import structlog

from bot.chat.base import sending
from bot.chat.base.acknowledge import FAILED
from bot.chat.base.services import services_of
from bot.chat.cards import briefing
from bot.chat.outgoing import order_news
from bot.tables.types.messages import Briefing, OrderNews

log = structlog.get_logger(__name__)


async def send(client: discord.Client) -> None:
    """Send what is due. Never raises: orders are told at the next press too, and a table's
    reminders call whoever was given a seat."""
    try:
        for one in await services_of(client).tables.notices.due():
            await _send(client, one)
    except Exception:
        log.exception("notices could not be sent; they come again")


async def _send(client: discord.Client, one: OrderNews | Briefing) -> None:
    """One message. What may pass by itself is tried again."""
    notices = services_of(client).tables.notices
    try:
        if isinstance(one, OrderNews):
            await order_news.send(client, one)
        else:
            await briefing.send(client, one)
    except FAILED as failure:
        log.warning("a notice failed", notice=one.id, table=one.table, why=str(failure))
        await notices.untold(one, lasting=not sending.passing(failure))
    except Exception:
        log.exception("a notice could not be made", notice=one.id, table=one.table)
        await notices.untold(one, lasting=isinstance(one, OrderNews))
    else:
        await notices.told(one)
