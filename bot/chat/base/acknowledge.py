"""The first response to an interaction, which Discord expects within three seconds.

Discord accepts one first response and rejects a second with a specific error. So a response
whose connection broke is sent again: either it arrives now, or we learn that the first one
had arrived."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from enum import Enum, auto

import aiohttp
import discord
import structlog

from bot import metrics

log = structlog.get_logger(__name__)

CONNECTION_ERRORS: tuple[type[Exception], ...] = (aiohttp.ClientError, OSError)
"""The connection broke or timed out, so it is unknown whether Discord executed the request.
`TimeoutError` is an `OSError`."""
SEND_ERRORS: tuple[type[Exception], ...] = (discord.HTTPException, *CONNECTION_ERRORS)
"""All errors that a request to Discord can end with."""

ACK_TIMEOUT = 3.0
"""Seconds within which Discord expects the first response."""
_ALREADY_ACKNOWLEDGED = 40060
"""Discord's error code for an interaction that was answered before."""


class AckState(Enum):
    """Whether Discord has received our first response."""

    NOT_YET = auto()
    """Nothing was sent yet."""
    YES = auto()
    PERHAPS = auto()
    """The connection broke, or Discord failed: later responses are tried, and may be refused."""
    NO = auto()
    """It was too late, or was refused: Discord has shown an error and accepts no response."""


def ack_state(interaction: discord.Interaction) -> AckState:
    """Return the state of the first response, shared by all code that handles the interaction."""
    state = interaction.extras.get("heard")
    if isinstance(state, AckState):
        return state
    return AckState.YES if interaction.response.is_done() else AckState.NOT_YET


def start_ack_timer(interaction: discord.Interaction) -> None:
    """Record when handling of the interaction began.

    The local clock is used, since Discord's may differ by more than three seconds."""
    interaction.extras["arrived"] = asyncio.get_running_loop().time()


async def send_first_response(
    interaction: discord.Interaction, send: Callable[[], Awaitable[object]]
) -> AckState:
    """Send the first response unless there was one, and return the resulting state.

    Nothing is sent once the timeout has passed. Never raises for errors of Discord or the
    connection."""
    state = ack_state(interaction)
    if state is not AckState.NOT_YET:
        return state
    now = asyncio.get_running_loop().time()
    if now - interaction.extras.get("arrived", now) > ACK_TIMEOUT:
        log.warning("ack_too_late", interaction=interaction.id)
        result = AckState.NO
    else:
        result = await _send_with_retry(interaction, send)
    took = asyncio.get_running_loop().time() - interaction.extras.get("arrived", now)
    metrics.ACKNOWLEDGED.labels(result.name.lower()).observe(took)
    interaction.extras["heard"] = result
    return result


async def _send_with_retry(
    interaction: discord.Interaction, send: Callable[[], Awaitable[object]]
) -> AckState:
    try:
        async with asyncio.timeout(ACK_TIMEOUT):
            try:
                await send()
            except CONNECTION_ERRORS as failure:
                log.info("ack_retried", interaction=interaction.id, error=repr(failure))
                await send()
    except discord.HTTPException as failure:
        if failure.code == _ALREADY_ACKNOWLEDGED:
            return AckState.YES
        log.warning("ack_failed", interaction=interaction.id, error=repr(failure))
        return AckState.PERHAPS if failure.status >= 500 else AckState.NO
    except CONNECTION_ERRORS as failure:
        log.warning("ack_failed", interaction=interaction.id, error=repr(failure))
        return AckState.PERHAPS
    except RuntimeError as failure:  # aiohttp's error for a released connection
        if not interaction.client.is_closed():
            raise
        log.info("ack_failed_client_closed", interaction=interaction.id, error=repr(failure))
        return AckState.NO
    return AckState.YES
