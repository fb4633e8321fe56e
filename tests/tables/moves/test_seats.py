"""The lobby, seats that change hands, and tables that stop early."""

import asyncio

import pytest

from bot.tables.api.service import Tables
from bot.tables.moves.server_rules import Limits
from bot.tables.types.model import Place, SeatRow
from tests.example.rules.actions import Haul
from tests.example.rules.options import Options
from tests.tables.support import (
    ANN,
    BOB,
    CAT,
    DAN,
    EVE,
    PLACE,
    act,
    key,
    opened,
    play_round,
    refused,
    started,
    take_back,
    who,
)


async def test_seats_are_taken_in_the_order_of_joining(tables: Tables) -> None:
    table = await opened(tables, ANN, BOB, CAT)
    assert table.people == (ANN, BOB, CAT)
    with refused("seated"):
        await tables.join(table.id, BOB)
    left = await tables.leave_table(table.id, BOB, key=key())
    assert (left.table.people, left.entries) == ((ANN, CAT), ())
    table = await tables.add_robot(table.id, ANN, "random")
    table = await tables.add_robot(table.id, ANN, "steady")
    assert [row.robot for row in table.seats] == [None, None, "random", "steady"]
    with refused("full"):
        await tables.join(table.id, DAN)
    table = await tables.remove_robot(table.id, ANN)
    table = await tables.join(table.id, DAN)
    assert [(row.user, row.robot) for row in table.seats] == [
        (ANN, None),
        (CAT, None),
        (None, "random"),
        (DAN, None),
    ]
    table = await tables.remove_robot(table.id, ANN)
    assert table.people == (ANN, CAT, DAN)
    with refused("no-robots"):
        await tables.remove_robot(table.id, ANN)
    with refused("no-robot"):
        await tables.add_robot(table.id, ANN, "brilliant")
    with refused("not-owner"):
        await tables.add_robot(table.id, BOB, "steady")


async def test_people_who_join_at_once_all_get_a_seat(tables: Tables) -> None:
    table = await opened(tables, ANN)
    await asyncio.gather(*(tables.join(table.id, user) for user in (BOB, CAT, DAN)))
    assert sorted((await tables.get_table(table.id)).people) == [ANN, BOB, CAT, DAN]
    late = await asyncio.gather(tables.join(table.id, EVE), return_exceptions=True)
    assert [str(error) for error in late] == ["full (most=4)"]


async def test_options_are_checked_when_they_are_chosen(tables: Tables) -> None:
    table = await opened(tables, ANN, options={"rounds": 2})
    assert table.options == Options(rounds=2)
    table = await tables.set_options(table.id, ANN, Options(rounds=5, purse=3))
    assert table.options == Options(rounds=5, purse=3)
    for wrong in ({"rounds": "many"}, {"horses": 3}, [1], "rounds"):
        with refused("bad-options"):
            await tables.set_options(table.id, ANN, wrong)
    with refused("not-owner"):
        await tables.set_options(table.id, BOB, {})
    changed = await tables.set_options(table.id, BOB, {}, admin=True)
    assert changed.options == Options()
    with refused("no-game"):
        await tables.open_table("chess", PLACE, ANN, key=key())


async def test_a_game_starts_with_the_seats_it_needs(tables: Tables) -> None:
    table = await opened(tables, ANN)
    with refused("seats"):
        await tables.start_game(table.id, ANN, key=key())
    with refused("not-running"):
        await tables.submit_action(table.id, ANN, Haul(), version=0, key=key())
    with refused("not-running"):
        await tables.read_view(table.id, None)
    assert (await tables.read_table(table.id, ANN)).view is None
    await tables.join(table.id, BOB)
    with refused("not-owner"):
        await tables.start_game(table.id, BOB, key=key())
    done = await tables.start_game(table.id, BOB, key=key(), admin=True)
    assert (done.table.status, done.entry.user, done.entry.admin) == ("running", BOB, True)
    for late in (
        tables.join(table.id, CAT),
        tables.add_robot(table.id, ANN, "steady"),
        tables.set_options(table.id, ANN, {}),
    ):
        with refused("started"):
            await late


async def test_the_owner_who_leaves_hands_the_table_on(tables: Tables) -> None:
    table = await opened(tables, ANN, BOB)
    left = await tables.leave_table(table.id, ANN, key=key())
    assert (left.table.owner, left.table.status) == (BOB, "open")
    left = await tables.leave_table(table.id, BOB, key=key())
    assert (left.table.status, left.table.how) == ("ended", "closed")
    with refused("not-running"):
        await tables.export(table.id)


async def test_who_leaves_a_running_game_is_followed_by_a_robot(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    await tables.set_note(table.id, 0, {"plan": "win"})
    left = await tables.leave_table(table.id, ANN, key="go")
    assert (left.entry.kind, left.entry.holder) == ("seat", SeatRow(0, robot="steady"))
    assert (left.entry.user, left.entry.admin) == (ANN, False)
    assert left.table.owner == BOB
    assert left.table.seats[0] == SeatRow(0, robot="steady")
    assert await tables.read_note(table.id, 0) == {}
    again = await tables.leave_table(table.id, ANN, key="go")
    assert again.repeated
    assert again.entries == left.entries
    await tables.step_robots(table.id)
    assert (await tables.verify_table(table.id)).ok
    with refused("not-yours"):
        await tables.leave_table(table.id, ANN, key=key())


async def test_the_last_person_who_leaves_ends_the_game_and_keeps_the_name(tables: Tables) -> None:
    """No robot has played the seat: the result and the curves are the person's."""
    table = await started(tables, ANN, robots=1)
    left = await tables.leave_table(table.id, ANN, key="go")
    assert [e.kind for e in left.entries] == ["stop"]
    assert left.table.seats == table.seats
    assert (left.table.status, left.table.how) == ("ended", "deserted")
    assert left.table.seed is not None
    assert await tables.robots_due() == []
    assert await tables.step_robots(table.id) == []
    assert (await tables.leave_table(table.id, ANN, key="go")).entries == left.entries


async def test_a_substitute_takes_a_seat_over(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    with refused("not-owner"):
        await tables.reseat(table.id, BOB, SeatRow(0, user=EVE), key=key())
    with refused("seated"):
        await tables.reseat(table.id, ANN, SeatRow(0, user=BOB), key=key())
    with refused("no-robot"):
        await tables.reseat(table.id, ANN, SeatRow(0, robot="x"), key=key())
    with refused("no-seat"):
        await tables.reseat(table.id, ANN, SeatRow(9, user=EVE), key=key())
    done = await tables.reseat(table.id, ANN, SeatRow(1, user=EVE), key=key())
    assert done.table.people == (ANN, EVE)
    assert done.entry.admin is False
    forced = await tables.reseat(table.id, CAT, SeatRow(1, robot="random"), key=key(), admin=True)
    assert (forced.entry.user, forced.entry.admin) == (CAT, True)
    assert forced.table.seats[1].robot == "random"


@pytest.mark.parametrize(("by", "admin", "marked"), [(ANN, False, False), (EVE, True, True)])
async def test_the_owner_or_an_administrator_stops_a_game(
    tables: Tables, by: int, admin: bool, marked: bool
) -> None:
    table = await started(tables, ANN, BOB)
    await act(tables, table, Haul())
    done = await tables.request_end(table.id, by, key="stop", admin=admin)
    assert (done.entry.kind, done.entry.user, done.entry.admin) == ("stop", by, marked)
    assert (done.table.status, done.table.how, done.table.to_move) == ("ended", "stopped", ())
    assert done.table.seed is not None
    assert (await tables.request_end(table.id, by, key="stop", admin=admin)).repeated
    with refused("ended"):
        await tables.request_end(table.id, by, key=key(), admin=admin)
    assert (await tables.verify_table(table.id)).ok


async def test_the_others_stop_a_game_only_together(tables: Tables) -> None:
    table = await started(tables, ANN, BOB, CAT)
    request = await tables.request_end(table.id, BOB, key=key())
    assert (request.entry.kind, request.entry.ask) == ("ask", "end")
    with refused("not-yours"):
        await tables.request_end(table.id, EVE, key=key())
    await act(tables, table, Haul())
    assert (await tables.get_table(table.id)).find_ask("end") is not None
    await tables.answer(table.id, ANN, "end", True, key=key())
    done = await tables.answer(table.id, CAT, "end", True, key=key())
    assert [e.kind for e in done.entries] == ["answer", "stop"]
    assert (done.table.status, done.table.how) == ("ended", "stopped")


async def test_an_open_table_is_closed_by_its_owner(tables: Tables) -> None:
    table = await opened(tables, ANN, BOB)
    with refused("not-owner"):
        await tables.request_end(table.id, BOB, key=key())
    done = await tables.request_end(table.id, ANN, key=key())
    assert (done.entries, done.table.how) == ((), "closed")


async def test_tables_are_found_by_place_and_person(tables: Tables) -> None:
    first = await started(tables, ANN, BOB)
    second = await opened(tables, ANN)
    second = await tables.set_place(second.id, Place(1, 10, 200))
    third = await tables.open_table("haul", Place(2, 30), ANN, key=key())
    assert [t.id for t in await tables.tables_in_channel(100)] == [first.id]
    assert [t.id for t in await tables.tables_in_channel(200)] == [second.id]
    assert [t.id for t in await tables.tables_in_channel(30)] == [third.id]
    assert await tables.tables_in_channel(10) == []
    waiting = who(first, first.to_move[0])
    mine = await tables.tables_of_user(waiting)
    assert mine[0].id == first.id
    assert [t.id for t in await tables.tables_of_user(ANN, guild=2)] == [third.id]
    await tables.request_end(first.id, ANN, key=key())
    assert await tables.tables_in_channel(100) == []
    assert [t.id for t in await tables.tables_in_channel(100, ended=True)] == [first.id]
    assert first.id not in [t.id for t in await tables.tables_of_user(ANN)]


async def test_standings_and_history_show_what_one_may_know(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    await play_round(tables, table.id)
    ranking = await tables.final_ranking(table.id, 0)
    assert ranking[0].total is not None
    assert ranking[1].total is None
    assert [line.total for line in await tables.final_ranking(table.id, None)] == [None, None]
    turns = await tables.ranking_history(table.id, 0)
    assert [t.turn for t in turns] == [1, 2, 3, 4]
    assert turns[0].standing[0].total == 10
    assert await tables.ranking_history(table.id, 0) is turns
    assert all(
        line.total is None
        for t in await tables.ranking_history(table.id, None)
        for line in t.standing
    )
    await tables.request_end(table.id, ANN, key=key())
    shown = await tables.ranking_history(table.id, None)
    assert [t.turn for t in shown] == [1, 2, 3, 4]
    assert {line.total for line in shown[0].standing} == {10}
    assert all(line.total is not None for t in shown for line in t.standing)
    final = await tables.final_ranking(table.id, None)
    assert [line.total for line in final] == [line.total for line in shown[-1].standing]


async def test_history_leaves_out_what_was_taken_back(tables: Tables) -> None:
    table = await started(tables, ANN, robots=1)
    await tables.step_robots(table.id)
    await act(tables, table, Haul(), seat=0)
    await tables.step_robots(table.id)
    assert len(await tables.ranking_history(table.id, 0)) == 3
    await take_back(tables, table, ANN)
    history = await tables.ranking_history(table.id, 0)
    assert history[-1].turn == (await tables.get_table(table.id)).turn
    assert len(history) == history[-1].turn


async def test_a_person_and_a_server_have_so_many_tables_open_and_no_more(tables: Tables) -> None:
    """What has ended makes room; other servers and other people have their own."""

    async def opens(user: int, place: Place = PLACE) -> int:
        limits = Limits(person=2, server=3)
        return (await tables.open_table("haul", place, user, key=key(), limits=limits)).id

    first = await opens(ANN)
    await opens(ANN)
    with refused("own-limit"):
        await opens(ANN)
    await opens(ANN, Place(77, 78))
    await opens(BOB)
    with refused("server-limit"):
        await opens(CAT)
    await tables.request_end(first, ANN, key=key())
    await opens(ANN)
    with refused("own-limit"):
        await opens(ANN)
