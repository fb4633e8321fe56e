"""What follows a change that is committed: everybody's card and the presser's answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord

from bot.chat.base.errors import answer_error, made
from bot.chat.base.services import services_of
from bot.tables.types.model import Table


@asynccontextmanager
async def following(interaction: discord.Interaction, table: Table) -> AsyncIterator[asyncio.Event]:
    """Tell the table from now on, while the body answers who pressed: neither waits for the other,
    and what goes wrong in the answer is told here, as something that happened after the change. The
    body may wait for the event: orders and robots have moved, and how it stands now lasts."""
    made(interaction)
    settled = asyncio.Event()
    telling = asyncio.create_task(services_of(interaction.client).delivery.after(table, settled))
    try:
        yield settled
    except asyncio.CancelledError:
        telling.cancel()
        raise
    except Exception as error:  # noqa: BLE001 - told to the presser, bugs logged
        await answer_error(interaction, error)
    finally:
        await telling
