"""Cards to be posted: one a table, nothing twice, nothing lost."""

import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.tables.api.service import Tables
from bot.tables.storage.store import Store
from bot.tables.types.messages import Message
from tests.example.rules.actions import Haul, Trade
from tests.tables.support import ANN, BOB, Clock, act, key, started


async def test_what_happened_is_coalesced_into_one_card(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    await act(tables, table, Trade(1))
    await act(tables, table, Haul())
    (row,) = await tables.claim_due()
    assert (row.table, row.version, row.since, row.attempts) == (table.id, 3, 0, 0)
    assert len(row.nonce) <= 25
    assert await tables.claim_due() == []
    await tables.mark_sent(row, Message(100, 555))
    assert await tables.claim_due() == []
    assert (await tables.get_table(table.id)).said == 3
    assert await tables.posted_messages(table.id) == [Message(100, 555, 3)]
    await act(tables, table, Trade(1))
    (row,) = await tables.claim_due()
    assert (row.version, row.since) == (4, 3)


async def test_each_table_has_its_own_card(tables: Tables) -> None:
    numbers = [(await started(tables, ANN, BOB)).id for _ in range(3)]
    (card,) = await tables.claim_due(table=numbers[1])
    assert card.table == numbers[1]
    rows = await tables.claim_due(limit=1) + await tables.claim_due(limit=10)
    assert sorted(row.table for row in rows) == [numbers[0], numbers[2]]
    assert len({row.nonce for row in [card, *rows]}) == 3


async def test_a_move_made_while_a_card_is_on_its_way_is_said_next(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    (first,) = await tables.claim_due()
    await act(tables, table, Trade(1))
    assert await tables.claim_due() == []
    await tables.mark_sent(first, Message(100, 1))
    (second,) = await tables.claim_due()
    assert (second.version, second.since) == (2, 1)
    await tables.mark_sent(second, None)
    assert [m.id for m in await tables.posted_messages(table.id)] == [1]
    assert await tables.claim_due() == []


async def test_a_new_move_does_not_wait_for_a_card_that_failed(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    (row,) = await tables.claim_due()
    await tables.mark_failed(row, "403")
    assert await tables.claim_due() == []
    await act(tables, table, Trade(1))
    (row,) = await tables.claim_due()
    assert (row.version, row.since, row.attempts) == (2, 0, 1)


async def test_quick_play_puts_the_next_try_off_no_further(tables: Tables, clock: Clock) -> None:
    """Failures are counted by time: seven moves in seven seconds are one try, not seven."""
    table = await started(tables, ANN, BOB)
    (row,) = await tables.claim_due()
    await tables.mark_failed(row, "403")
    clock.now += 5
    (row,) = await tables.claim_due()
    await tables.mark_failed(row, "403")
    due = clock.now + 10
    for _ in range(7):
        clock.now += 1
        await act(tables, table, Trade(0))
        (row,) = await tables.claim_due()
        await tables.mark_failed(row, "403")
    assert await tables.claim_due() == []
    clock.now = due
    (row,) = await tables.claim_due()
    assert row.attempts == 2


async def test_a_card_interrupted_by_a_crash_comes_first_with_its_nonce(path: Path) -> None:
    tables = Tables(Store(path))
    table = await started(tables, ANN, BOB)
    (row,) = await tables.claim_due()
    await act(tables, table, Trade(1))
    await tables.close()
    tables = Tables(Store(path))
    try:
        (again,) = await tables.claim_due()
        assert again.tried is not None
        assert not again.newest
        assert replace(again, tried=None, newest=True) == row
        await tables.mark_sent(again, Message(100, 1))
        (rest,) = await tables.claim_due()
        assert (rest.version, rest.since) == (2, 1)
    finally:
        await tables.close()


async def test_a_card_that_could_not_be_marked_comes_again_with_its_nonce(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(tables, ANN, BOB)
    (row,) = await tables.claim_due()
    with monkeypatch.context() as broken:
        broken.setattr(tables.store, "write_now", _full)
        with pytest.raises(Exception, match="not-saved"):
            await tables.mark_sent(row, Message(100, 1))
    (again,) = await tables.claim_due()
    assert again == replace(row, tried=1_000_000)


async def test_an_unclear_card_is_tried_as_it_was_before_anything_newer(
    tables: Tables, clock: Clock
) -> None:
    table = await started(tables, ANN, BOB)
    (row,) = await tables.claim_due()
    first = clock.now
    waits = []
    for attempt in range(1, 6):
        await act(tables, table, Trade(0))
        clock.now += 1
        await tables.mark_failed(row, "reset", uncertain=True)
        begun = clock.now
        while not (again := await tables.claim_due()):
            clock.now += 1
        waits.append(clock.now - begun)
        (row,) = again
        assert (row.version, row.since, row.nonce) == (1, 0, "rh-1-1")
        assert (row.tried, row.attempts, row.error) == (first, attempt, "reset")
    assert waits == [0, 5, 10, 20, 40], "a move made meanwhile does not make it come in a rush"
    await tables.mark_failed(row, "reset", uncertain=True)
    assert await tables.claim_due() == []
    await act(tables, table, Trade(0))
    (row,) = await tables.claim_due()
    assert row.version == 1, "a new move has it tried at once"
    await tables.mark_sent(row, Message(100, 1))
    (newer,) = await tables.claim_due()
    assert (newer.version, newer.since, newer.tried) == (7, 1, None), "and then waits no longer"


async def test_a_card_refused_after_it_was_unclear_is_free_again(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    (row,) = await tables.claim_due()
    await tables.mark_failed(row, "reset", uncertain=True)
    (row,) = await tables.claim_due()
    await tables.mark_failed(row, "403")
    await act(tables, table, Trade(0))
    (row,) = await tables.claim_due()
    assert (row.version, row.since, row.tried) == (2, 0, None)


async def test_a_card_that_only_shows_is_the_newest(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    (row,) = await tables.claim_due()
    await tables.mark_sent(row, Message(100, 1))
    await tables.add_message(table.id, Message(100, 2, 1))
    assert [m.id for m in await tables.posted_messages(table.id, limit=1)] == [2]


def _full(_change: object) -> None:
    raise sqlite3.OperationalError("database or disk is full")


async def test_messages_are_listed_newest_first_and_forgotten(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    for number in range(3):
        (row,) = await tables.claim_due()
        await tables.mark_sent(row, Message(100, 50 + number))
        await act(tables, table, Trade(1))
    assert [m.id for m in await tables.posted_messages(table.id, limit=2)] == [52, 51]
    await tables.remove_message(Message(100, 52))
    assert [m.id for m in await tables.posted_messages(table.id)] == [51, 50]


async def test_questions_and_ends_are_said_too(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    await tables.request_end(table.id, BOB, key=key())
    (row,) = await tables.claim_due()
    assert row.version == 2
    await tables.mark_sent(row, None)
    await tables.answer(table.id, ANN, "end", True, key=key())
    (row,) = await tables.claim_due()
    assert [e.kind for e in await tables.entries_since(table.id, row.since)] == ["answer", "stop"]
