"""How people are called to a table: the card, the interval, the inbox, one message for all."""

from bot.tables.api.service import Tables
from bot.tables.types.hours import DAY, HOUR
from tests.example.rules.actions import Haul, Trade
from tests.tables.pinged import carded, pinged, says, waits_of
from tests.tables.support import ANN, BOB, Clock, act, mover_of, started


async def test_the_card_is_the_first_ping_and_the_interval_brings_the_next(
    tables: Tables, clock: Clock
) -> None:
    table = await started(tables, ANN, BOB)
    mover = mover_of(table)
    assert await tables.clocks.claim_pings() == [], "the card is still to be said"
    assert await carded(tables) == (mover,)
    assert await pinged(tables) == []
    clock.now += DAY - 1
    assert await pinged(tables) == []
    clock.now += 1
    assert await pinged(tables) == [(mover, [table.id])]
    assert await pinged(tables) == []
    clock.now += DAY
    assert await pinged(tables) == [(mover, [table.id])]


async def test_whoever_has_just_acted_is_not_called_for_that(tables: Tables, clock: Clock) -> None:
    table = await started(tables, ANN, BOB)
    mover = mover_of(table)
    await carded(tables)
    await act(tables, table, Trade(1))
    assert await carded(tables) == ()
    assert await pinged(tables) == []
    clock.now += DAY
    assert await pinged(tables) == [(mover, [table.id])]


async def test_the_turn_takes_the_reminder_along(tables: Tables, clock: Clock) -> None:
    table = await started(tables, ANN, BOB)
    first = mover_of(table)
    await carded(tables)
    done = await act(tables, table, Haul())
    second = mover_of(done.table)
    assert await carded(tables) == (second,)
    assert await waits_of(tables, ANN, BOB) == [second]
    clock.now += DAY
    assert await pinged(tables) == [(second, [table.id])]
    assert first != second


async def test_a_direct_message_comes_apart_from_the_card_and_after_it(
    tables: Tables,
) -> None:
    for user in (ANN, BOB):
        await says(tables, user, how="direct")
    table = await started(tables, ANN, BOB)
    assert await pinged(tables) == [], "robots and orders move before the card is said"
    assert await carded(tables) == ()
    assert await pinged(tables) == [(mover_of(table), [table.id])]


async def test_a_card_that_cannot_be_posted_does_not_hold_the_ping_for_ever(
    tables: Tables, clock: Clock
) -> None:
    for user in (ANN, BOB):
        await says(tables, user, how="direct")
    table = await started(tables, ANN, BOB)
    for _ in range(6):
        assert await pinged(tables) == []
        (row,) = await tables.claim_due()
        await tables.mark_failed(row, "404")
        clock.now += HOUR
    assert await pinged(tables) == [(mover_of(table), [table.id])]


async def test_the_first_ping_may_come_later(tables: Tables, clock: Clock) -> None:
    for user in (ANN, BOB):
        await says(tables, user, first=240, repeat=60)
    table = await started(tables, ANN, BOB)
    assert await carded(tables) == ()
    assert await tables.clocks.seconds_until_due() == 4 * HOUR
    clock.now += 4 * HOUR
    assert await pinged(tables) == [(mover_of(table), [table.id])]
    assert await tables.clocks.seconds_until_due() == HOUR


async def test_a_repeat_of_never_says_it_once(tables: Tables, clock: Clock) -> None:
    for user in (ANN, BOB):
        await says(tables, user, repeat=0)
    table = await started(tables, ANN, BOB)
    assert await carded(tables) == (mover_of(table),)
    clock.now += 100 * DAY
    assert await pinged(tables) == []
    assert await tables.clocks.seconds_until_due() is None


async def test_a_turn_came_when_it_began_whatever_was_done_in_it(
    tables: Tables, clock: Clock
) -> None:
    table = await started(tables, ANN, BOB)
    mover, began = mover_of(table), clock.now
    clock.now += 5 * HOUR
    table = (await act(tables, table, Trade(1))).table
    assert mover_of(table) == mover
    assert [wait.since for wait in await tables.clocks.waits_of_user(mover)] == [began]
    table = (await act(tables, table, Haul())).table
    assert [wait.since for wait in await tables.clocks.waits_of_user(mover_of(table))] == [
        clock.now
    ]
