"""What happens after a committed change: the public card and the presser's answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.chat.base.errors import answer_error, mark_done
from bot.chat.base.services import Interaction
from bot.tables.types.model import Table


@asynccontextmanager
async def after_commit(interaction: Interaction, table: Table) -> AsyncIterator[asyncio.Event]:
    """Update the table's public card in the background while the body answers the presser.

    Neither waits for the other, and once the presser is answered, others are admitted. An error in
    the body is answered here as one that happened after the change. The body may wait for the event
    that is yielded: it is set when standing orders and robots have moved."""
    mark_done(interaction)
    robots_done = asyncio.Event()
    delivery_task = asyncio.create_task(
        interaction.client.services.delivery.follow_up(table, robots_done)
    )
    try:
        yield robots_done
    except asyncio.CancelledError:
        delivery_task.cancel()
        raise
    except Exception as error:  # noqa: BLE001 - reported to presser, bugs logged
        await answer_error(interaction, error)
    finally:
        interaction.client.services.crowd.release_slot()
        await delivery_task
