"""What is to be said outlives crashes and failures: cards, pings, news of orders and briefings."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.tables.api.service import Tables
from bot.tables.storage.store import Store
from bot.tables.types.model import SeatRow
from tests.example.rules.orders import TradeOnce
from tests.tables.ordered import give, table_of
from tests.tables.pinged import carded, says
from tests.tables.support import ANN, BOB, CAT, Clock, Entropy, key, started


@dataclass(frozen=True)
class Queue:
    """How one message becomes due, is claimed and marked; `first`: seconds to the second try."""

    begin: Callable[[Tables], Any]
    claim: Callable[[Tables], Any] = lambda tables: tables.notices.due_notices()
    sent: Callable[[Tables, Any], Any] = lambda tables, row: tables.notices.mark_delivered(row)
    failed: Callable[[Tables, Any], Any] = lambda tables, row: tables.notices.mark_failed(
        row, lasting=False
    )
    first: int = 60


async def _ping(tables: Tables) -> None:
    for user in (ANN, BOB):
        await says(tables, user, how="direct")
    await started(tables, ANN, BOB)
    await carded(tables)


async def _news(tables: Tables) -> None:
    table, mover, _ = await table_of(tables)
    await give(tables, table, mover, TradeOnce(1_000))
    await tables.step_robots(table.id)


async def _briefing(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    await tables.reseat(table.id, ANN, SeatRow(1, user=CAT), key=key())


QUEUES = {
    "card": Queue(
        lambda tables: started(tables, ANN, BOB),
        lambda tables: tables.claim_due(),
        lambda tables, row: tables.mark_sent(row, None),
        lambda tables, row: tables.mark_failed(row, "503"),
        first=5,
    ),
    "ping": Queue(
        _ping,
        lambda tables: tables.clocks.claim_pings(),
        lambda tables, row: tables.clocks.mark_sent(row),
        lambda tables, row: tables.clocks.mark_failed(row, "503"),
    ),
    "news": Queue(_news),
    "briefing": Queue(_briefing),
}


@pytest.mark.parametrize("queue", QUEUES.values(), ids=QUEUES)
async def test_after_a_crash_the_same_comes_again_under_its_nonce(
    queue: Queue, path: Path, clock: Clock
) -> None:
    tables = Tables(Store(path), now=clock, entropy=Entropy())
    await queue.begin(tables)
    (before,) = await queue.claim(tables)
    assert len(before.nonce) <= 25
    await tables.close()
    tables = Tables(Store(path), now=clock, entropy=Entropy())
    try:
        (again,) = await queue.claim(tables)
        assert again.nonce == before.nonce
        await queue.sent(tables, again)
        assert await queue.claim(tables) == []
    finally:
        await tables.close()


@pytest.mark.parametrize("queue", QUEUES.values(), ids=QUEUES)
async def test_a_failure_comes_again_later_and_later(
    queue: Queue, tables: Tables, clock: Clock
) -> None:
    await queue.begin(tables)
    (row,) = await queue.claim(tables)
    for attempt in range(1, 12):
        await queue.failed(tables, row)
        clock.now += min(3600, queue.first << (attempt - 1)) - 1
        assert await queue.claim(tables) == []
        clock.now += 1
        (row,) = await queue.claim(tables)
        assert row.attempts == attempt
