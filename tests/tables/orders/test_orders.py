"""Standing orders at a table: run after others' moves, once, as if pressed; and how they end."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.tables.api.service import Tables
from bot.tables.moves import orders as house
from bot.tables.moves import play
from bot.tables.storage.store import Store
from bot.tables.types.model import SeatRow, Table
from rules.game import OrderExpired
from tests.example.rules.actions import Bid, Haul, Trade
from tests.example.rules.game import HaulGame
from tests.example.rules.orders import BidAlways, HaulOn, TradeOnce
from tests.tables.faulty import BreakIt
from tests.tables.ordered import give, kinds, reasons, run, table_of
from tests.tables.support import ANN, BOB, CAT, EVE, act, key, refused, started, take_back

# --- running ---------------------------------------------------------------------------------


async def test_an_order_runs_after_another_s_move_as_if_its_person_had_pressed(
    tables: Tables,
) -> None:
    table, _, waiting = await table_of(tables)
    await give(tables, table, waiting, HaulOn())
    assert await run(tables, table) == []
    done = await act(tables, table, Haul())
    assert done.table.orders_due
    (step,) = await tables.step_robots(table.id)
    assert (step.entry.kind, step.entry.user, step.entry.action) == ("action", waiting, Haul())
    assert await run(tables, table) == []
    assert (await tables.verify_table(table.id)).ok
    assert await kinds(tables, table, waiting) == [HaulOn()]


async def test_an_order_that_has_done_its_work_is_gone_and_nobody_told(tables: Tables) -> None:
    table, mover, _ = await table_of(tables)
    await give(tables, table, mover, TradeOnce(3))
    assert await run(tables, table) == [Trade(3)]
    assert await kinds(tables, table, mover) == []
    assert await reasons(tables, table, mover) == []
    assert await run(tables, table) == []


async def test_orders_and_robots_alternate(tables: Tables) -> None:
    table = await started(tables, ANN, robots=1)
    await give(tables, table, ANN, HaulOn())
    await give(tables, table, ANN, BidAlways(1))
    moved = await tables.step_robots(table.id)
    assert {step.entry.user for step in moved} == {ANN, None}
    ended = await tables.get_table(table.id)
    assert ended.how == "played"
    assert len(moved) == 12
    assert (await tables.verify_table(table.id)).ok


async def test_a_guard_ends_orders_that_never_end(tables: Tables) -> None:
    table = await started(tables, ANN, robots=1)
    await give(tables, table, ANN, HaulOn())
    await give(tables, table, ANN, BidAlways(1))
    assert len(await tables.step_robots(table.id, limit=5)) == 5
    assert await tables.robots_due() == [table.id]


async def test_general_orders_stand_behind_and_one_about_the_same_replaces(tables: Tables) -> None:
    table, mover, _ = await table_of(tables)
    for order in (HaulOn(), TradeOnce(1), TradeOnce(2), HaulOn(7), BidAlways(1), BidAlways(2)):
        await give(tables, table, mover, order)
    assert await kinds(tables, table, mover) == [
        TradeOnce(1),
        TradeOnce(2),
        BidAlways(2),
        HaulOn(7),
    ]
    assert await run(tables, table) == [Trade(1), Trade(2), Haul()]


async def test_a_seat_has_room_for_a_few_orders(tables: Tables) -> None:
    table, _, waiting = await table_of(tables)
    for coins in range(house.MAX_ORDERS):
        await give(tables, table, waiting, TradeOnce(coins))
    with refused("many-orders"):
        await tables.orders.give_order(table.id, waiting, TradeOnce(99))
    await give(tables, table, waiting, TradeOnce(0))
    first = (await tables.orders.orders_of_user(table.id, waiting))[0]
    assert await tables.orders.withdraw_order(table.id, waiting, first.id)
    assert not await tables.orders.withdraw_order(table.id, waiting, first.id)
    await give(tables, table, waiting, TradeOnce(99))


async def test_a_number_beyond_what_is_kept_is_refused(tables: Tables) -> None:
    """64 bits are kept: an order with a larger count is refused and breaks nothing."""
    table, _, waiting = await table_of(tables)
    for ask in (tables.orders.give_order, tables.orders.preview_order):
        with refused("too-large"):
            await ask(table.id, waiting, TradeOnce(2**63))
    assert await kinds(tables, table, waiting) == []


async def test_only_a_person_at_the_table_leaves_or_drops_orders(tables: Tables) -> None:
    table, mover, waiting = await table_of(tables)
    await give(tables, table, waiting, HaulOn())
    (row,) = await tables.orders.orders_of_user(table.id, waiting)
    assert not await tables.orders.withdraw_order(table.id, mover, row.id)
    with refused("not-yours"):
        await tables.orders.give_order(table.id, EVE, HaulOn())
    lobby = await tables.open_table("haul", table.place, ANN, key=key())
    with refused("not-running"):
        await tables.orders.give_order(lobby.id, ANN, HaulOn())


async def test_a_game_without_orders_says_so(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    class WithoutOrders(HaulGame):
        evaluate_order: Any = None

    table, mover, _ = await table_of(tables)
    monkeypatch.setattr(house, "rules_of", lambda table: WithoutOrders())
    with refused("no-orders"):
        await tables.orders.give_order(table.id, mover, HaulOn())


# --- lapsing ---------------------------------------------------------------------------------


async def test_an_order_that_has_lapsed_already_is_not_kept(tables: Tables) -> None:
    table, mover, _ = await table_of(tables)
    said = await tables.orders.give_order(table.id, mover, HaulOn(until=0))
    assert said == OrderExpired("past", {"round": 1})
    assert await kinds(tables, table, mover) == []


async def test_a_lapsed_order_is_cancelled_and_told_to_its_person_alone(tables: Tables) -> None:
    table, _, waiting = await table_of(tables)
    await give(tables, table, waiting, HaulOn(until=1))
    while (await tables.get_table(table.id)).turn < 4:
        now = await tables.get_table(table.id)
        await act(tables, table, Haul() if now.on_turn is not None else Bid(0))
        await tables.step_robots(table.id)
    assert await kinds(tables, table, waiting) == []
    (news,) = await tables.orders.order_news(table.id, waiting)
    assert (news.order, news.lapsed) == (HaulOn(until=1), OrderExpired("past", {"round": 2}))
    assert await tables.orders.order_news(table.id, BOB if waiting == ANN else ANN) == []
    await tables.notices.mark_delivered(news)
    assert await tables.orders.order_news(table.id, waiting) == []


async def test_what_the_rules_refuse_cancels_the_order_and_changes_nothing(tables: Tables) -> None:
    table, mover, _ = await table_of(tables)
    await give(tables, table, mover, TradeOnce(1_000))
    assert await run(tables, table) == []
    (news,) = await tables.orders.order_news(table.id, mover)
    wanted = {"code": "too-much", "rule": "3", "args": {"coins": 1_000}}
    assert news.lapsed == OrderExpired("table-refused", wanted)
    now = await tables.get_table(table.id)
    assert (now.version, now.orders_due) == (1, False)


@pytest.mark.parametrize("itself", [False, True])
async def test_a_bug_cancels_the_order_and_the_game_goes_on(tables: Tables, itself: bool) -> None:
    table, mover, _ = await table_of(tables)
    await give_unasked(tables, table, mover, BreakIt(itself))
    await give(tables, table, mover, TradeOnce(2))
    assert await run(tables, table) == [Trade(2)]
    code = "table-unknown" if itself else "table-bug"
    assert await reasons(tables, table, mover) == [code]


async def give_unasked(tables: Tables, table: Table, user: int, order: Any) -> None:
    """An order whose judgement breaks from now on."""
    await give(tables, table, user, TradeOnce(9))
    await tables.store.write(
        lambda db: db.execute("UPDATE orders SET wish = ?", [msgspec.json.encode(order).decode()])
    )


async def test_an_order_of_an_older_program_is_told_of(tables: Tables) -> None:
    table, mover, _ = await table_of(tables)
    await give(tables, table, mover, TradeOnce(9))
    await tables.store.write(lambda db: db.execute("""UPDATE orders SET wish = '{"order":"x"}'"""))
    assert await run(tables, table) == []
    (news,) = await tables.orders.order_news(table.id, mover)
    assert (news.order, news.lapsed.code) == (None, "table-unknown")


# --- undo, other holders, the end ------------------------------------------------------------


async def test_taking_back_what_an_order_did_cancels_it(tables: Tables) -> None:
    table, mover, _ = await table_of(tables)
    await give(tables, table, mover, TradeOnce(1))
    await give(tables, table, mover, TradeOnce(2))
    assert await run(tables, table) == [Trade(1), Trade(2)]
    await take_back(tables, table, mover)
    assert await run(tables, table) == []
    assert (await tables.verify_table(table.id)).ok


async def test_a_standing_order_does_not_act_again_after_an_undo(tables: Tables) -> None:
    """All agree to take its haul back; it must not haul once more at once."""
    table, mover, waiting = await table_of(tables)
    await give(tables, table, waiting, HaulOn())
    await act(tables, table, Haul())
    assert await run(tables, table) == [Haul()]
    await take_back(tables, table, waiting)
    await tables.answer(table.id, mover, "undo", True, key=key())
    assert (await tables.get_table(table.id)).to_move == (table.seat_of(waiting),)
    assert await run(tables, table) == []
    assert await kinds(tables, table, waiting) == []
    assert await reasons(tables, table, waiting) == ["table-undone"]
    assert (await tables.verify_table(table.id)).ok


async def test_an_undo_to_before_an_order_was_given_removes_it_and_a_later_one_does_not(
    tables: Tables,
) -> None:
    table, mover, waiting = await table_of(tables)
    await give(tables, table, waiting, BidAlways(1))
    await act(tables, table, Trade(1))
    await give(tables, table, waiting, HaulOn())
    await take_back(tables, table, mover)
    assert await kinds(tables, table, waiting) == [BidAlways(1)]
    assert await reasons(tables, table, waiting) == ["table-undone"]


async def test_whoever_loses_what_an_ended_order_did_hears_of_it(tables: Tables) -> None:
    """The other one undoes the order's only move; nobody is told of an undo of one's own."""
    table, mover, waiting = await table_of(tables)
    await give(tables, table, waiting, TradeOnce(3))
    await act(tables, table, Haul())
    assert await run(tables, table) == [Trade(3)] and await kinds(tables, table, waiting) == []
    await take_back(tables, table, mover)
    await tables.answer(table.id, waiting, "undo", True, key=key())
    assert await reasons(tables, table, waiting) == ["table-ended"]
    assert await reasons(tables, table, mover) == []


async def test_a_seat_that_changes_hands_loses_its_orders(tables: Tables) -> None:
    table, mover, waiting = await table_of(tables, ANN, BOB, CAT)
    await give(tables, table, waiting, HaulOn())
    await give(tables, table, mover, BidAlways(1))
    seat = table.seat_of(waiting)
    assert seat is not None
    await tables.reseat(table.id, waiting, SeatRow(seat, user=EVE), key=key())
    assert await kinds(tables, table, EVE) == []
    assert await kinds(tables, table, mover) == [BidAlways(1)]
    assert await reasons(tables, table, waiting) == ["table-seat"]


async def test_an_ended_game_has_no_orders(tables: Tables) -> None:
    table, _, waiting = await table_of(tables)
    await give(tables, table, waiting, BidAlways(1))
    await tables.request_end(table.id, table.owner, key=key())
    left = await tables.store.read(lambda db: db.execute("SELECT 1 FROM orders").fetchall())
    assert left == []
    assert not (await tables.get_table(table.id)).orders_due
    assert [row.version for row in await tables.claim_due()] == [2]


# --- crashes ---------------------------------------------------------------------------------


async def test_a_crash_between_a_move_and_the_order_is_made_good_at_the_next_start(
    path: Path,
) -> None:
    tables = Tables(Store(path))
    table, _, waiting = await table_of(tables)
    await give(tables, table, waiting, HaulOn())
    await tables.step_robots(table.id)
    await act(tables, table, Haul())
    await tables.close()
    tables = Tables(Store(path))
    try:
        assert await tables.robots_due() == [table.id]
        assert await tables.claim_due() == [], "nothing is said before the orders were asked"
        assert await run(tables, table) == [Haul()]
        assert [row.version for row in await tables.claim_due()] == [3]
        assert await tables.robots_due() == []
        assert await run(tables, table) == []
    finally:
        await tables.close()


async def test_a_crash_after_an_order_acted_lets_it_act_once(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(Store(path))
    table, mover, _ = await table_of(tables)
    await give(tables, table, mover, TradeOnce(1))
    with monkeypatch.context() as broken:
        broken.setattr(play, "load_submitted", _dies)
        with pytest.raises(SystemError):
            await tables.step_robots(table.id)
    await tables.close()
    tables = Tables(Store(path))
    try:
        assert await run(tables, table) == []
        assert (await tables.get_table(table.id)).version == 2
    finally:
        await tables.close()


def _dies(*_values: object) -> None:
    raise SystemError("the process dies here")
