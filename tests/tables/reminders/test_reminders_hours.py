"""When people are called: nights, holidays, other settings, usual hours that were learned."""

from datetime import date

from msgspec.structs import replace

from bot.tables.api.service import Tables
from bot.tables.types.hours import DAY, HOUR
from tests.example.rules.actions import Trade
from tests.tables.pinged import carded, pinged, says
from tests.tables.support import ANN, BOB, Clock, act, mover_of, started


async def test_what_became_due_in_an_outage_waits_for_the_morning(
    tables: Tables, clock: Clock
) -> None:
    clock.now = 20 * HOUR
    for user in (ANN, BOB):
        await says(tables, user, how="direct", first=60, hours=(8 * 60, 22 * 60))
    table = await started(tables, ANN, BOB)
    await carded(tables)
    clock.now = 23 * HOUR
    assert await pinged(tables) == []
    clock.now = DAY + 8 * HOUR
    (ping,) = await tables.clocks.claim_pings()
    assert (ping.user, ping.late) == (mover_of(table), True)


async def test_coming_back_early_calls_at_once(tables: Tables, clock: Clock) -> None:
    for user in (ANN, BOB):
        await says(tables, user, holiday=date(1970, 1, 20))
    table = await started(tables, ANN, BOB)
    await carded(tables)
    clock.now += DAY
    await says(tables, mover_of(table))
    assert await pinged(tables) == [(mover_of(table), [table.id])]


async def test_other_settings_move_what_is_to_come(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    mover = mover_of(table)
    await carded(tables)
    await says(tables, mover, repeat=60)
    assert await tables.clocks.seconds_until_due() == HOUR
    await says(tables, mover, how="quiet")
    assert await tables.clocks.seconds_until_due() is None
    await says(tables, mover, repeat=120)
    assert await tables.clocks.seconds_until_due() == 2 * HOUR


async def test_the_language_says_nothing_about_pings(tables: Tables, clock: Clock) -> None:
    table = await started(tables, ANN, BOB)
    mover = mover_of(table)
    await carded(tables)
    clock.now += HOUR
    person = await tables.person_settings(mover)
    await tables.save_person_settings(mover, replace(person, language="de"))
    assert await tables.clocks.seconds_until_due() == DAY - HOUR


async def _play_at(tables: Tables, clock: Clock, table: int, hour: int, days: int) -> None:
    """Somebody moves every day at this hour."""
    for _ in range(days):
        clock.now = (clock.now // DAY + 1) * DAY + hour * HOUR
        await act(tables, await tables.get_table(table), Trade(0))


async def test_usual_hours_are_learned_only_of_who_says_so(tables: Tables, clock: Clock) -> None:
    table = await started(tables, ANN, BOB)
    mover = mover_of(table)
    await _play_at(tables, clock, table.id, 20, 30)
    assert (await tables.person_settings(mover)).pings.waking_hours is None
    await says(tables, mover, learn=True)
    await _play_at(tables, clock, table.id, 20, 19)
    assert (await tables.person_settings(mover)).pings.waking_hours is None
    await _play_at(tables, clock, table.id, 20, 1)
    start, end = (await tables.person_settings(mover)).pings.waking_hours or (0, 0)
    assert start <= 20 * 60
    assert end - start == 8 * 60 or start - end == 16 * 60
    await carded(tables)
    clock.now = (clock.now // DAY + 1) * DAY + 21 * HOUR
    clock.now += 5 * HOUR
    assert await pinged(tables) == [], "that is the night"


async def test_learned_hours_are_forgotten_on_request(tables: Tables, clock: Clock) -> None:
    table = await started(tables, ANN, BOB)
    mover = mover_of(table)
    await says(tables, mover, learn=True)
    await _play_at(tables, clock, table.id, 20, 25)
    person = await tables.person_settings(mover)
    assert person.pings.learned is not None
    await tables.save_person_settings(
        mover, replace(person, pings=replace(person.pings, learn=False))
    )
    assert (await tables.person_settings(mover)).pings.learned is None
    left = await tables.store.read(
        lambda db: db.execute("SELECT count(*) FROM habits").fetchone()[0]
    )
    assert left == 0
