"""Sends notices to single persons: a standing order has expired, or they were given a seat."""

from __future__ import annotations

import structlog

from bot.chat.base import sending
from bot.chat.base.acknowledge import SEND_ERRORS
from bot.chat.base.services import Client
from bot.chat.cards import briefing
from bot.chat.outgoing import order_news
from bot.tables.types.messages import Briefing, OrderNews

log = structlog.get_logger(__name__)


async def send_due_notices(client: Client) -> None:
    """Send what is due.

    Never raises: expired orders are also shown at the next press, and reminders of the table
    ping a person who was given a seat."""
    try:
        for notice in await client.services.tables.notices.due_notices():
            await _send_notice(client, notice)
    except Exception:
        log.exception("notices_failed")


async def _send_notice(client: Client, notice: OrderNews | Briefing) -> None:
    """Send one notice. A transient error is retried later."""
    notices = client.services.tables.notices
    try:
        if isinstance(notice, OrderNews):
            await order_news.send_order_news(client, notice)
        else:
            await briefing.send_briefing(client, notice)
    except SEND_ERRORS as failure:
        log.warning("notice_refused", notice=notice.id, table=notice.table, why=str(failure))
        await notices.mark_failed(notice, lasting=not sending.is_transient(failure))
    except Exception:
        log.exception("notice_failed", notice=notice.id, table=notice.table)
        await notices.mark_failed(notice, lasting=isinstance(notice, OrderNews))
    else:
        await notices.mark_delivered(notice)
