"""How long orders wait where somebody is away and nobody presses anything."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.tables.api.service import Tables
from bot.tables.storage.store import Store
from bot.tables.types.clock import ClockRules
from bot.tables.types.hours import DAY, HOUR
from bot.tables.types.model import Submitted, Table
from tests.example.rules.actions import Trade
from tests.example.rules.orders import BidAlways, HaulOn, TradeOnce
from tests.tables.ordered import give
from tests.tables.support import ANN, BOB, Clock, key, opened, refused, started

MINUTES = 60


async def left_alone(tables: Tables) -> Table:
    """Ann is away, Bob has left orders for all that comes, and a robot plays too."""
    table = await started(tables, ANN, BOB, robots=1)
    for order in (HaulOn(), BidAlways(1)):
        await give(tables, table, BOB, order)
    return (await tables.substitutes.start_absence(table.id, ANN, key=key())).table


def turns(steps: Sequence[Submitted], seat: int) -> set[int]:
    return {step.entry.turn for step in steps if step.entry.seat == seat}


async def test_orders_play_two_turns_and_then_one_every_ten_minutes(
    tables: Tables, clock: Clock
) -> None:
    table = await left_alone(tables)
    seat = table.seat_of(BOB)
    assert seat is not None
    assert len(turns(await tables.step_robots(table.id), seat)) == 2
    resting = await tables.get_table(table.id)
    assert resting.status == "running" and resting.to_move == (seat,)
    assert not resting.orders_due, "the card is posted: it waits for Bob, like any other"
    for _ in range(2):
        assert await tables.step_robots(table.id) == []
        clock.now += 5 * MINUTES
    assert await tables.robots_due() == [table.id]
    assert len(turns(await tables.step_robots(table.id), seat)) == 1


async def test_whose_orders_wait_is_not_called(tables: Tables, clock: Clock) -> None:
    table = await left_alone(tables)
    await tables.step_robots(table.id)
    for row in await tables.claim_due():
        await tables.mark_sent(row, None)
    clock.now += 5 * MINUTES
    assert await tables.clocks.claim_pings() == []


async def test_orders_wait_over_a_restart(path: Path, clock: Clock) -> None:
    tables = Tables(Store(path), now=clock)
    table = await left_alone(tables)
    await tables.step_robots(table.id)
    await tables.close()
    tables = Tables(Store(path), now=clock)
    assert await tables.robots_due() == []
    clock.now += 10 * MINUTES
    assert await tables.robots_due() == [table.id]
    assert await tables.step_robots(table.id)
    await tables.close()


async def test_where_all_are_away_no_order_acts(tables: Tables, clock: Clock) -> None:
    table = await left_alone(tables)
    await tables.substitutes.start_absence(table.id, BOB, key=key())
    await tables.step_robots(table.id)
    rows = await tables.log_entries(table.id, kind="action")
    assert [row for row in rows if row.user == BOB] == []
    clock.now += 60 * MINUTES
    assert await tables.step_robots(table.id) == []


async def test_where_nobody_is_away_orders_act_at_once(tables: Tables) -> None:
    """Whoever rides on by an order against robots waits for nothing."""
    table = await started(tables, ANN, robots=1)
    for order in (HaulOn(), BidAlways(1)):
        await give(tables, table, ANN, order)
    await tables.step_robots(table.id)
    assert (await tables.get_table(table.id)).how == "played"


async def test_the_owner_chooses_the_pace_before_the_start(tables: Tables) -> None:
    table = await opened(tables, ANN, BOB)
    assert (await tables.set_pace(table.id, ANN, 3600)).pace == 3600
    with refused("not-owner"):
        await tables.set_pace(table.id, BOB, 0)
    with refused("no-pace"):
        await tables.set_pace(table.id, ANN, 5)
    running = await started(tables, ANN, BOB)
    with refused("started"):
        await tables.set_pace(running.id, ANN, 0)


async def test_with_a_turn_clock_too_no_order_acts_where_all_are_away(tables: Tables) -> None:
    table = await opened(tables, ANN, BOB)
    await tables.clocks.set_clock(table.id, ANN, ClockRules(DAY, HOUR), key=key())
    table = (await tables.start_game(table.id, ANN, key=key())).table
    for user in (ANN, BOB):
        await tables.substitutes.start_absence(table.id, user, key=key())
        await give(tables, table, user, HaulOn())
    assert await tables.step_robots(table.id) == []


@pytest.mark.parametrize(
    ("rules", "rests"),
    [
        (ClockRules(DAY, HOUR), True),
        (ClockRules(DAY, 300), False),
        (ClockRules(HOUR // 3, HOUR // 3), False),
    ],
)
async def test_no_time_of_a_turn_clock_is_lost_where_orders_wait(
    tables: Tables, clock: Clock, rules: ClockRules, rests: bool
) -> None:
    table = await opened(tables, ANN, BOB)
    await tables.clocks.set_clock(table.id, ANN, rules, key=key())
    table = (await tables.start_game(table.id, ANN, key=key())).table
    for order in (HaulOn(), BidAlways(1)):
        await give(tables, table, BOB, order)
    await tables.substitutes.start_absence(table.id, ANN, key=key())
    await tables.step_robots(table.id)
    now = await tables.get_table(table.id)
    assert (now.status == "running") is rests
    for _ in range(12 if rests else 0):
        hand = now.clock.seat_clock(now.seat_of(BOB) or 0)
        assert hand is not None and hand.left == rules.pool
        clock.now += 10 * MINUTES
        if await tables.robots_due():
            await tables.step_robots(table.id)
        now = await tables.get_table(table.id)
        assert await tables.clocks.expired_tables() == []
        if now.status == "ended":
            break
    assert now.status == "ended"


async def test_whoever_is_away_has_their_own_orders_carried_out_not_the_robot_s_choice(
    tables: Tables, clock: Clock
) -> None:
    """While Bob's orders wait, Ann's don't: a robot would play her seat in their place."""
    table = await left_alone(tables)
    for order in (HaulOn(), BidAlways(1)):
        await give(tables, table, ANN, order)
    steps = await tables.step_robots(table.id)
    for _ in range(3):
        clock.now += 10 * MINUTES
        assert await tables.robots_due() == [table.id]
        steps += await tables.step_robots(table.id)
    seat = table.seat_of(ANN)
    played = [step.entry for step in steps if step.entry.seat == seat]
    assert len({entry.turn for entry in played}) > 2
    assert {entry.user for entry in played} == {ANN}


async def said_all(tables: Tables) -> None:
    for row in await tables.claim_due():
        await tables.mark_sent(row, None)


@pytest.mark.parametrize("coins", [1, 99], ids=["acts", "lapses"])
async def test_whoever_must_go_on_after_an_order_that_waited_is_called(
    tables: Tables, clock: Clock, coins: int
) -> None:
    """The order does a part of the turn, or has lapsed when its time comes."""
    table = await left_alone(tables)
    await tables.step_robots(table.id)
    for row in await tables.orders.orders_of_user(table.id, BOB):
        await tables.orders.withdraw_order(table.id, BOB, row.id)
    await give(tables, table, BOB, TradeOnce(1))
    assert await tables.step_robots(table.id) == []
    if coins == 99:
        tables.store.write_now(
            lambda db: db.execute("UPDATE orders SET wish = replace(wish, '1', '99')").rowcount
        )
    await said_all(tables)
    clock.now += 5 * MINUTES
    assert await tables.clocks.claim_pings() == []
    clock.now += 5 * MINUTES
    assert await tables.robots_due() == [table.id]
    steps = await tables.step_robots(table.id)
    assert [step.entry.action for step in steps] == ([Trade(1)] if coins == 1 else [])
    await said_all(tables)
    clock.now += 2 * MINUTES
    assert [ping.user for ping in await tables.clocks.claim_pings()] == [BOB]


async def test_whoever_takes_back_an_order_that_waits_is_called(tables: Tables) -> None:
    table = await left_alone(tables)
    await tables.step_robots(table.id)
    for row in await tables.orders.orders_of_user(table.id, BOB):
        await tables.orders.withdraw_order(table.id, BOB, row.id)
    assert await tables.robots_due() == [table.id]
    assert await tables.step_robots(table.id) == []
    await said_all(tables)
    assert [ping.user for ping in await tables.clocks.claim_pings()] == [BOB]
