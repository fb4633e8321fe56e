"""What the tests of reminders share."""

from typing import Any

from bot.tables.api.service import Tables
from bot.tables.types.hours import PingSettings
from bot.tables.types.settings import PersonSettings


async def says(tables: Tables, user: int, **changes: Any) -> None:
    """This person wants to be called so."""
    await tables.save_person_settings(user, PersonSettings(pings=PingSettings(**changes)))


async def posted(tables: Tables) -> list[int]:
    """Post every card that is due, as the chat does; of which versions."""
    return [version for version, _ in await _post(tables)]


async def carded(tables: Tables) -> tuple[int, ...]:
    """Post every card that is due, as the chat does; whom they called."""
    return tuple(user for _, called in await _post(tables) for user in called)


async def _post(tables: Tables) -> list[tuple[int, tuple[int, ...]]]:
    cards = []
    while rows := await tables.claim_due():
        for row in rows:
            composed, called = await tables.clocks.due_mentions(row.table)
            await tables.mark_sent(row, None, called=called, composed=composed)
            cards.append((row.version, called))
    return cards


async def pinged(tables: Tables) -> list[tuple[int, list[int]]]:
    """Send every ping that is due: to whom, and of which tables."""
    mentions = []
    while pings := await tables.clocks.claim_pings():
        for ping in pings:
            await tables.clocks.mark_sent(ping)
            mentions.append((ping.user, [wait.table for wait in ping.waits]))
    return mentions


async def waits_of(tables: Tables, *users: int) -> list[int]:
    """Of these, for whom something waits."""
    return [user for user in users if await tables.clocks.waits_of_user(user)]
