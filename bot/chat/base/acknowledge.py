"""The first answer to an interaction, for which Discord waits three seconds, and what became of it.

Discord takes one first answer and tells whoever sends another that it has one. So one whose
connection broke is sent again: either it arrives now, or we learn that it had arrived before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from enum import Enum, auto

import aiohttp
import discord
import structlog

from bot import metrics

log = structlog.get_logger(__name__)

BROKEN: tuple[type[Exception], ...] = (aiohttp.ClientError, OSError)
"""The connection broke or nothing came in time: nobody knows whether Discord did what it was asked
to do. `TimeoutError` is an `OSError`."""
FAILED: tuple[type[Exception], ...] = (discord.HTTPException, *BROKEN)
"""All that may become of a request instead of an answer."""

IN_TIME = 3.0
"""Seconds that Discord waits for a first answer."""
_HAS_ONE = 40060
"""Discord's code for an interaction that was answered before."""


class Heard(Enum):
    """Whether Discord has our first answer."""

    NOT_YET = auto()
    """Nothing was sent."""
    YES = auto()
    PERHAPS = auto()
    """The connection broke, or Discord failed: what follows is tried, and may be refused."""
    NO = auto()
    """It came too late, or was refused: Discord has told the person that we failed, and takes
    nothing more."""


def heard(interaction: discord.Interaction) -> Heard:
    """What became of the first answer; known to everybody who handles the interaction."""
    known = interaction.extras.get("heard")
    if isinstance(known, Heard):
        return known
    return Heard.YES if interaction.response.is_done() else Heard.NOT_YET


def arrived(interaction: discord.Interaction) -> None:
    """Note that an interaction has just begun to be handled. By this process's own clock: Discord's
    may differ by more than the three seconds."""
    interaction.extras["arrived"] = asyncio.get_running_loop().time()


async def first(interaction: discord.Interaction, send: Callable[[], Awaitable[object]]) -> Heard:
    """Send the first answer, unless there was one; never raises for what Discord or the connection
    does. One for which Discord does not wait any more is not sent."""
    known = heard(interaction)
    if known is not Heard.NOT_YET:
        return known
    now = asyncio.get_running_loop().time()
    if now - interaction.extras.get("arrived", now) > IN_TIME:
        log.warning("an acknowledgement came too late", interaction=interaction.id)
        found = Heard.NO
    else:
        found = await _sent(interaction, send)
    took = asyncio.get_running_loop().time() - interaction.extras.get("arrived", now)
    metrics.ACKNOWLEDGED.labels(found.name.lower()).observe(took)
    interaction.extras["heard"] = found
    return found


async def _sent(interaction: discord.Interaction, send: Callable[[], Awaitable[object]]) -> Heard:
    try:
        async with asyncio.timeout(IN_TIME):
            try:
                await send()
            except BROKEN as failure:
                log.info(
                    "an acknowledgement broke", interaction=interaction.id, error=repr(failure)
                )
                await send()
    except discord.HTTPException as failure:
        if failure.code == _HAS_ONE:
            return Heard.YES
        log.warning("an acknowledgement failed", interaction=interaction.id, error=repr(failure))
        return Heard.PERHAPS if failure.status >= 500 else Heard.NO
    except BROKEN as failure:
        log.warning("an acknowledgement failed", interaction=interaction.id, error=repr(failure))
        return Heard.PERHAPS
    except RuntimeError as failure:  # what aiohttp says of a connection that was let go of
        if not interaction.client.is_closed():
            raise
        log.info("nothing is answered any more", interaction=interaction.id, error=repr(failure))
        return Heard.NO
    return Heard.YES
