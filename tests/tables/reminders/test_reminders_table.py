"""Reminders follow their table: undos, questions, seats changing hands, ends, who is next."""

from bot.tables.api.service import Tables
from bot.tables.types.clock import ClockRules
from bot.tables.types.hours import HOUR
from bot.tables.types.model import SeatRow
from tests.example.rules.actions import Bid, Haul, Trade
from tests.example.rules.orders import HaulOn
from tests.tables.pinged import carded, pinged, says, waits_of
from tests.tables.support import ANN, BOB, CAT, act, key, mover_of, started, take_back, who


async def test_an_undo_takes_the_reminder_back(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    for _ in table.seats:
        table = (await act(tables, table, Haul())).table
    await carded(tables)
    await act(tables, table, Bid(1), seat=0)
    assert await waits_of(tables, who(table, 0), who(table, 1)) == [who(table, 1)]
    await take_back(tables, table, who(table, 0))
    assert await waits_of(tables, ANN, BOB) == [ANN, BOB]
    assert await carded(tables) == (), "who takes back knows it; the other was called before"


async def test_a_question_is_a_wait_too(tables: Tables) -> None:
    table = await started(tables, ANN, BOB, CAT)
    await carded(tables)
    done = await act(tables, table, Haul())
    hauler, mover = mover_of(table), mover_of(done.table)
    await carded(tables)
    await tables.request_undo(table.id, hauler, version=done.table.version, key=key())
    third = next(user for user in (ANN, BOB, CAT) if user not in (hauler, mover))
    kinds = {
        user: [wait.kind for wait in await tables.clocks.waits_of_user(user)]
        for user in (mover, third)
    }
    assert kinds == {mover: ["ask", "turn"], third: ["ask"]} or kinds == {
        mover: ["turn", "ask"],
        third: ["ask"],
    }
    assert set(await carded(tables)) == {mover, third}
    await tables.answer(table.id, third, "undo", True, key=key())
    assert await tables.clocks.waits_of_user(third) == []
    await tables.answer(table.id, mover, "undo", True, key=key())
    assert await waits_of(tables, ANN, BOB, CAT) == [hauler]
    assert await carded(tables) == (hauler,)


async def test_a_seat_given_away_takes_its_reminder_along(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    seat = table.to_move[0]
    await carded(tables)
    await tables.reseat(table.id, ANN, SeatRow(seat, user=CAT), key=key())
    assert await waits_of(tables, ANN, BOB, CAT) == [CAT]
    assert await carded(tables) == (CAT,)
    await tables.reseat(table.id, ANN, SeatRow(seat, robot="steady"), key=key())
    assert await waits_of(tables, ANN, BOB, CAT) == []


async def test_robots_are_never_waited_for(tables: Tables) -> None:
    table = await started(tables, ANN, robots=2)
    await tables.step_robots(table.id)
    now = await tables.get_table(table.id)
    assert [who(now, seat) for seat in now.to_move] == [ANN]
    assert await carded(tables) == (ANN,)


async def test_the_end_forgets_everything(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    await tables.clocks.set_clock(table.id, ANN, ClockRules(HOUR, HOUR), key=key())
    await tables.request_end(table.id, ANN, key=key())
    assert await waits_of(tables, ANN, BOB) == []
    assert await tables.clocks.seconds_until_due() is None


async def test_an_early_notice_comes_once_to_who_asked_for_it(tables: Tables) -> None:
    table = await started(tables, ANN, BOB, CAT)
    third = who(table, (table.to_move[0] + 2) % 3)
    for user in (ANN, BOB, CAT):
        await says(tables, user, early=user == third)
    await carded(tables)
    assert await pinged(tables) == []
    done = await act(tables, table, Haul())
    assert await carded(tables) == (mover_of(done.table), third)
    assert await pinged(tables) == []
    assert await waits_of(tables, third) == [], "a notice is no wait"
    await act(tables, table, Trade(1))
    assert await carded(tables) == ()
    assert await pinged(tables) == []


async def test_no_early_notice_of_a_turn_that_an_order_may_take(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    other = who(table, 1 - table.to_move[0])
    await carded(tables)
    await says(tables, other, how="direct", early=True)
    await act(tables, table, Trade(1))
    assert await tables.orders.give_order(table.id, other, HaulOn()) is None
    await carded(tables)
    assert await pinged(tables) == [], "one that was still to come goes with the order"
    await act(tables, table, Trade(1))
    await carded(tables)
    assert await pinged(tables) == []
