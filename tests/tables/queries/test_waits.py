"""How often a table has waited, and for how long: counted from what everybody may know."""

from bot.tables.api.service import Tables
from bot.tables.types.hours import HOUR
from tests.example.rules.actions import Bid, Haul, Trade
from tests.example.rules.orders import BidAlways, HaulOn
from tests.tables.ordered import give, table_of
from tests.tables.support import Clock, act, key


async def test_answers_are_counted_that_somebody_waited_for(tables: Tables, clock: Clock) -> None:
    """Steps of one visit are one answer, what was taken back and what orders and robots do at once
    none; the middle one of all and of one person is told."""
    table, mover, other = await table_of(tables)
    clock.now += 3 * HOUR
    await act(tables, table, Trade(1))
    await act(tables, table, Trade(1))
    clock.now += 60
    await tables.request_undo(table.id, mover, version=3, key=key())
    await act(tables, table, Haul())
    times = await tables.answer_times(table.id)
    assert [took for _, took in times.answers] == [3 * HOUR, 60]
    assert times.median(mover) == 3 * HOUR // 2 + 30 and times.median(other) is None
    await give(tables, table, other, HaulOn(1))
    clock.now += 1
    await tables.step_robots(table.id)
    assert len((await tables.answer_times(table.id)).answers) == 2


async def test_a_secret_choice_of_an_order_counts_like_any_other(
    tables: Tables, clock: Clock
) -> None:
    """It is made once only such are missing: nobody sees from the count that it waited."""
    table, mover, other = await table_of(tables)
    for _ in (mover, other):
        await act(tables, table, Haul())
    await give(tables, table, other, BidAlways(1))
    await tables.step_robots(table.id)
    clock.now += HOUR
    before = (await tables.answer_times(table.id)).answers
    await act(tables, table, Bid(1), next(row.seat for row in table.seats if row.user == mover))
    await tables.step_robots(table.id)
    after = (await tables.answer_times(table.id)).answers
    assert after[len(before) :] == ((mover, HOUR), (other, HOUR))
