"""Who is given a seat is owed a briefing: kept with the change, and until it was sent."""

from bot.tables.api.service import Tables
from bot.tables.types.hours import DAY, HOUR, PingSettings
from bot.tables.types.model import SeatRow
from bot.tables.types.settings import PersonSettings
from tests.tables.support import ANN, BOB, CAT, DAN, Clock, key, started


async def test_who_takes_a_seat_himself_sees_it_at_once(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    await tables.reseat(table.id, CAT, SeatRow(1, user=CAT), key=key(), admin=True)
    await tables.reseat(table.id, ANN, SeatRow(1, robot="steady"), key=key())
    assert await tables.notices.due_notices() == []


async def test_not_at_night_and_not_to_who_has_lost_the_seat(tables: Tables, clock: Clock) -> None:
    clock.now = DAY + 23 * HOUR
    for user in (CAT, DAN):
        pings = PingSettings(hours=(8 * 60, 22 * 60))
        await tables.save_person_settings(user, PersonSettings(pings=pings))
    table = await started(tables, ANN, BOB)
    await tables.reseat(table.id, ANN, SeatRow(1, user=CAT), key=key())
    assert await tables.notices.due_notices() == []
    await tables.reseat(table.id, ANN, SeatRow(1, user=DAN), key=key())
    clock.now = 2 * DAY + 8 * HOUR
    assert [owed.user for owed in await tables.notices.due_notices()] == [DAN]
    await tables.request_end(table.id, ANN, key=key())
    assert await tables.notices.due_notices() == []


async def test_what_cannot_be_sent_comes_again_later_each_time_and_not_for_ever(
    tables: Tables, clock: Clock
) -> None:
    table = await started(tables, ANN, BOB)
    await tables.reseat(table.id, ANN, SeatRow(1, user=CAT), key=key())
    tries = 0
    while owed := await tables.notices.due_notices():
        await tables.notices.mark_failed(owed[0], lasting=False)
        assert await tables.notices.due_notices() == []
        clock.now += HOUR
        tries += 1
    assert tries == 12
