"""Standing orders are secret, nobody is called for a turn that one takes, and only their persons
hear of them."""

from pathlib import Path
from typing import Any

import pytest

from bot.tables.api.service import Tables
from bot.tables.storage.store import Store
from bot.tables.types.hours import PingSettings
from bot.tables.types.messages import OrderNews
from bot.tables.types.model import Table
from bot.tables.types.settings import PersonSettings
from rules.game import OrderExpired
from tests.example.rules.actions import Haul, Trade
from tests.example.rules.orders import HaulOn, TradeOnce
from tests.tables.ordered import give, table_of
from tests.tables.support import ANN, BOB, CAT, Clock, Entropy, act, key

# --- secrecy ---------------------------------------------------------------------------------


async def test_that_an_order_acted_is_told_to_its_person_alone_until_the_end(
    tables: Tables,
) -> None:
    table, mover, waiting = await table_of(tables)
    await give(tables, table, mover, TradeOnce(1))
    await tables.step_robots(table.id)
    seat, other = table.seat_of(mover), table.seat_of(waiting)
    for viewer, seen in ((seat, True), (other, False), (None, False)):
        rows = await tables.log_entries(table.id, viewer=viewer, kind="action")
        assert [row.ordered for row in rows] == [seen]
    await tables.request_end(table.id, table.owner, key=key())
    assert (await tables.log_entries(table.id, kind="action"))[0].ordered


async def test_nothing_that_others_see_depends_on_an_order_that_waits(path: Path) -> None:
    """The same game with and without an order whose moment never comes."""
    seen_by_others = []
    for number, orders in enumerate(((), (TradeOnce(5), HaulOn(0)))):
        place = path.with_name(f"{number}.sqlite")
        tables = Tables(Store(place), now=Clock(), entropy=Entropy())
        table, mover, waiting = await table_of(tables)
        for order in orders:
            await tables.orders.give_order(table.id, waiting, order)
        await tables.orders.withdraw_order(table.id, waiting, 1)
        seen: list[Any] = []
        for _ in range(3):
            await act(tables, table, Trade(1))
            await tables.step_robots(table.id)
            seen += [(row.version, row.since, row.nonce) for row in await tables.claim_due()]
            seen.append(await tables.read_table(table.id, mover))
        seen += [await tables.export(table.id), await tables.clocks.waits_of_user(mover)]
        seen_by_others.append(seen)
        await tables.close()
    assert seen_by_others[0] == seen_by_others[1]


async def test_an_order_of_several_turns_tells_its_person_that_it_is_done(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TradeOnce, "tells_end", True)
    table, mover, waiting = await table_of(tables)
    await give(tables, table, mover, TradeOnce(1))
    await tables.step_robots(table.id)
    (news,) = await tables.orders.order_news(table.id, mover)
    assert (news.order, news.lapsed) == (TradeOnce(1), OrderExpired("table-done"))
    assert await tables.orders.orders_of_user(table.id, mover) == []
    assert await tables.orders.order_news(table.id, waiting) == []


# --- being called ----------------------------------------------------------------------------


async def test_nobody_is_called_for_a_turn_that_an_order_takes(
    tables: Tables, clock: Clock
) -> None:
    table, mover, waiting = await table_of(tables, ANN, BOB, CAT)
    for row in await tables.claim_due():
        await tables.mark_sent(row, None, called=[mover], composed=clock.now)
    await give(tables, table, waiting, HaulOn())
    await tables.step_robots(table.id)
    await act(tables, table, Haul())
    clock.now += 10 * 86_400
    assert await tables.clocks.claim_pings() == [], "neither before the order was asked"
    await tables.step_robots(table.id)
    (row,) = await tables.claim_due()
    (third,) = {ANN, BOB, CAT} - {mover, waiting}
    assert (await tables.clocks.due_mentions(table.id))[1] == (third,)
    await tables.mark_sent(row, None, called=[third], composed=clock.now)
    clock.now += 10 * 86_400
    assert {ping.user for ping in await tables.clocks.claim_pings()} == {third}


async def test_who_gives_an_order_is_there_when_it_acts_at_once_and_not_later(
    tables: Tables,
) -> None:
    """Asked again after its action, a person who has just given it is not called; one for whom it
    acted later is."""
    table, mover, waiting = await table_of(tables)
    await give(tables, table, mover, TradeOnce(1))
    await tables.step_robots(table.id)
    assert (await tables.clocks.due_mentions(table.id))[1] == ()
    await give(tables, table, waiting, TradeOnce(1))
    await act(tables, table, Haul())
    await tables.step_robots(table.id)
    assert (await tables.clocks.due_mentions(table.id))[1] == (waiting,)


# --- news ------------------------------------------------------------------------------------


async def lapsed(
    tables: Tables, user_settings: PingSettings | None = None
) -> tuple[Table, OrderNews]:
    """Somebody's order was refused."""
    table, mover, _ = await table_of(tables)
    if user_settings is not None:
        await tables.save_person_settings(mover, PersonSettings(pings=user_settings))
    await give(tables, table, mover, TradeOnce(1_000))
    await tables.step_robots(table.id)
    (news,) = await tables.orders.order_news(table.id, mover)
    return table, news


async def test_news_that_discord_does_not_let_in_wait_for_a_press(
    tables: Tables, clock: Clock
) -> None:
    table, news = await lapsed(tables)
    await tables.notices.mark_failed(news, lasting=True)
    clock.now += 10 * 86_400
    assert await tables.notices.due_notices() == []
    assert [row.id for row in await tables.orders.order_news(table.id, news.user)] == [news.id]


async def test_news_wait_for_waking_hours_and_are_not_sent_to_who_wants_none(
    path: Path, clock: Clock
) -> None:
    hour = clock.now // 3600 % 24
    for number, (pings, wait) in enumerate(
        (
            (PingSettings(how="quiet"), None),
            (
                PingSettings(how="direct", hours=((hour + 2) % 24 * 60, (hour + 4) % 24 * 60)),
                3 * 3600,
            ),
        )
    ):
        store = Store(path.with_name(f"{number}.sqlite"))
        tables = Tables(store, now=clock, entropy=Entropy())
        await lapsed(tables, pings)
        assert await tables.notices.due_notices() == []
        clock.now += wait or 86_400
        assert len(await tables.notices.due_notices()) == (0 if wait is None else 1)
        await tables.close()
