"""Sending messages exactly once over a connection that may break.

Discord accepts a nonce once, but forgets it after a few minutes and does not show it. So
every message also carries a mark of its nonce, the id of its outermost component, and a
message that may have been accepted is searched for before it is sent again."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import structlog

from bot.chat.base.acknowledge import CONNECTION_ERRORS, SEND_ERRORS
from bot.chat.base.errors import Refusal
from bot.chat.base.files import BytesFile
from data.texts import decimal

log = structlog.get_logger(__name__)

SEARCH_LIMIT = 200
"""Messages searched for one that may have been sent."""
CLOCK_MARGIN = timedelta(minutes=10)
"""How far the local clock may be ahead of Discord's."""
_MARKS = 1 << 30


def may_have_succeeded(error: BaseException) -> bool:
    """Return whether Discord may have executed the request despite this error."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500
    return isinstance(error, CONNECTION_ERRORS)


def is_transient(error: BaseException) -> bool:
    """Return whether the error is transient."""
    return may_have_succeeded(error) or (
        isinstance(error, discord.HTTPException) and error.status == 429
    )


def nonce_mark(nonce: str) -> int:
    """Return the component id that marks a message; it lies above those that Discord assigns."""
    return _MARKS | zlib.crc32(nonce.encode()) % _MARKS


def set_mark(view: discord.ui.LayoutView, nonce: str) -> discord.ui.LayoutView:
    """Set the card's mark to this nonce, and return the card."""
    view.children[0].id = nonce_mark(nonce)
    return view


def has_mark(message: discord.Message, nonce: str) -> bool:
    """Return whether the message carries the mark of this nonce."""
    containers = [
        component for component in message.components if isinstance(component, discord.Container)
    ]
    return any(box.id == nonce_mark(nonce) for box in containers)


async def find_sent(
    client: discord.Client, place: object, nonce: str, tried: int = 0
) -> discord.Message | None:
    """Return our message of this nonce (`search_sent`), or None if that is not readable."""
    try:
        return await search_sent(client, place, nonce, tried)
    except (discord.Forbidden, discord.NotFound) as failure:
        log.info("history_unreadable", nonce=nonce, status=failure.status)
        return None


async def search_sent(
    client: discord.Client, place: Any, nonce: str, tried: int = 0
) -> discord.Message | None:
    """Return our message of this nonce, sent at or after the Unix time `tried`.

    0: among the newest. Raises `discord.Forbidden` or `discord.NotFound` where the history is
    not readable."""
    options: dict[str, Any] = {}
    if tried:
        since = datetime.fromtimestamp(tried, UTC) - CLOCK_MARGIN
        options["after"] = discord.Object(max(1, discord.utils.time_snowflake(since)))
    async for message in place.history(limit=SEARCH_LIMIT, **options):
        ours = client.user is not None and message.author.id == client.user.id
        if ours and has_mark(message, nonce):
            return message  # type: ignore[no-any-return]
    return None


async def send(
    client: discord.Client,
    place: Any,
    view: discord.ui.LayoutView,
    nonce: str | None,
    *,
    pinged: Iterable[int] = (),
    files: Sequence[discord.File] = (),
    tried: int | None = None,
) -> discord.Message:
    """Send a message unless it was accepted before, and return it. Only `pinged` are pinged.

    `tried`: the Unix time of an earlier attempt; 0: the time is unknown, None: there was none."""
    if nonce is not None and tried is not None:
        accepted = await find_sent(client, place, nonce, tried)
        if accepted is not None:
            log.info("duplicate_suppressed", nonce=nonce)
            return accepted
    message: discord.Message = await place.send(
        view=view if nonce is None else set_mark(view, nonce),
        nonce=nonce,
        files=list(files),
        allowed_mentions=mention_only(pinged),
    )
    return message


def mention_only(users: Iterable[int]) -> discord.AllowedMentions:
    """Return allowed mentions for these persons only."""
    persons = [discord.Object(user) for user in users]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=persons)


# --- one person ------------------------------------------------------------------------------


async def find_person(client: discord.Client, user: int) -> discord.User:
    """Return a person, to whom messages can be sent. Raises errors of Discord."""
    return client.get_user(user) or await client.fetch_user(user)


async def tell_person(client: discord.Client, user: int, text: str) -> bool:
    """Send one plain direct message, and return whether Discord accepted it."""
    try:
        await (await find_person(client, user)).send(text)
    except SEND_ERRORS as failure:
        log.warning("person_notice_failed", user=user, why=str(failure))
        return False
    return True


# --- files -----------------------------------------------------------------------------------


def check_size(size: int, limit: int, language: str) -> None:
    """Raise `Refusal` for a file larger than Discord's limit, in bytes."""
    if size > limit:
        megabytes = [decimal(bytes_ / 2**20, language) for bytes_ in (size, limit)]
        raise Refusal("house-refuse-too-large", size=megabytes[0], limit=megabytes[1])


def text_file(name: str, data: bytes, limit: int, language: str) -> discord.File:
    """Return a text as a file, gzipped if it would exceed Discord's limit."""
    if len(data) > limit:
        name, data = f"{name}.gz", gzip.compress(data)
        check_size(len(data), limit, language)
    return BytesFile(data, name)
