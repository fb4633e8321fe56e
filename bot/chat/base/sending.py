"""Sending so that nothing is said twice, on a line that may break before or after Discord took it.

Under one nonce Discord takes a message once, but forgets the nonce after a few minutes and does not
show it. So every message also bears its nonce as a mark, the number of its outermost component, and
what may have been taken is looked up before it is sent again.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import structlog

from bot.chat.base.acknowledge import BROKEN
from bot.chat.base.errors import Refusal
from bot.chat.base.files import Enclosed
from data.texts import decimal

log = structlog.get_logger(__name__)

SEARCHED = 200
"""Messages looked through for one that may have been sent."""
MARGIN = timedelta(minutes=10)
"""How far our clock may be ahead of Discord's."""
_MARKS = 1 << 30


def unclear(error: BaseException) -> bool:
    """Whether Discord may have done what it was asked for, though this was the answer."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500
    return isinstance(error, BROKEN)


def passing(error: BaseException) -> bool:
    """Whether the same may succeed later."""
    return unclear(error) or (isinstance(error, discord.HTTPException) and error.status == 429)


def mark(nonce: str) -> int:
    """The number by which a message is known again; beyond those that Discord gives itself."""
    return _MARKS | zlib.crc32(nonce.encode()) % _MARKS


def marked(view: discord.ui.LayoutView, nonce: str) -> discord.ui.LayoutView:
    """The card with its mark, in place of the one it had."""
    view.children[0].id = mark(nonce)
    return view


def bears(message: discord.Message, nonce: str) -> bool:
    """Whether this is the message that was sent, or edited last, under this nonce."""
    boxes = [one for one in message.components if isinstance(one, discord.Container)]
    return any(box.id == mark(nonce) for box in boxes)


async def find(
    client: discord.Client, place: Any, nonce: str, tried: int = 0
) -> discord.Message | None:
    """Our message of this nonce; see `search`. None also where we may not read what was said."""
    try:
        return await search(client, place, nonce, tried)
    except (discord.Forbidden, discord.NotFound) as failure:
        log.info("a place cannot be searched", nonce=nonce, status=failure.status)
        return None


async def search(
    client: discord.Client, place: Any, nonce: str, tried: int = 0
) -> discord.Message | None:
    """Our message of this nonce, sent at `tried` (seconds since 1970) or soon after; 0: among the
    newest here. Raises `discord.Forbidden` or `discord.NotFound` where nothing may be read."""
    options: dict[str, Any] = {}
    if tried:
        since = datetime.fromtimestamp(tried, UTC) - MARGIN
        options["after"] = discord.Object(max(1, discord.utils.time_snowflake(since)))
    async for message in place.history(limit=SEARCHED, **options):
        ours = client.user is not None and message.author.id == client.user.id
        if ours and bears(message, nonce):
            return message  # type: ignore[no-any-return]
    return None


async def send(
    client: discord.Client,
    place: Any,
    view: discord.ui.LayoutView,
    nonce: str,
    *,
    mentions: discord.AllowedMentions,
    files: Sequence[discord.File] = (),
    tried: int | None = None,
) -> None:
    """Send it, unless it was taken when it was `tried` before (0: nobody knows when, if at all)."""
    if tried is not None and await find(client, place, nonce, tried) is not None:
        log.info("it was said already", nonce=nonce)
        return
    await place.send(
        view=marked(view, nonce), nonce=nonce, files=list(files), allowed_mentions=mentions
    )


# --- files -----------------------------------------------------------------------------------


def check_size(size: int, limit: int, language: str) -> None:
    """Refuse a file that is larger than Discord takes here."""
    if size > limit:
        told = [decimal(bytes_ / 2**20, language) for bytes_ in (size, limit)]
        raise Refusal("house-refuse-too-large", size=told[0], limit=told[1])


def text_file(name: str, data: bytes, limit: int, language: str) -> discord.File:
    """A text as a file; packed, if it would be larger than Discord takes here."""
    if len(data) > limit:
        name, data = f"{name}.gz", gzip.compress(data)
        check_size(len(data), limit, language)
    return Enclosed(data, name)
