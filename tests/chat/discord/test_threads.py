"""The thread of a table is in the lists of all who play in it."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.tables.types.hours import PingMode
from bot.tables.types.model import Table
from tests.chat.harness.world import World, reply
from tests.support.strict_discord import NOTICES


async def _wants(world: World, person: Any, how: PingMode) -> None:
    settings = await world.tables.person_settings(person.id)
    await world.tables.save_person_settings(
        person.id, replace(settings, pings=replace(settings.pings, how=how))
    )


def _inside(world: World, table: Table) -> set[int]:
    """The people in a table's thread, without the bot."""
    assert table.place.thread is not None
    members = world.env.backend.get_thread(table.place.thread).thread_members
    return set(members) - {world.env.backend.bot_user.id}


def _notified(table: Table, person: Any) -> int:
    return sum(
        (notice.user, notice.channel) == (person.id, table.place.thread) for notice in NOTICES
    )


@pytest.mark.parametrize("how", ["direct", "quiet"])
async def test_who_wants_no_mention_finds_the_thread_in_the_list(
    threads: World, how: PingMode
) -> None:
    await _wants(threads, threads.ann, how)
    await _wants(threads, threads.bob, how)
    table = await threads.running()
    assert _inside(threads, table) == {threads.ann.id, threads.bob.id}
    assert _notified(table, threads.ann) == 1, "Discord says once that one was added"


async def test_who_is_mentioned_comes_in_by_that_and_by_nothing_else(threads: World) -> None:
    """A line in the thread says of each that he was added: of these it would be noise."""
    table = await threads.running()
    mover, other = await threads.mover(), await threads.other()
    assert _inside(threads, table) == {mover.id}
    assert (_notified(table, mover), _notified(table, other)) == (1, 0)


async def test_who_takes_a_seat_over_finds_the_thread(threads: World) -> None:
    await _wants(threads, threads.cat, "quiet")
    table = await threads.running()
    seat = table.seat_of(threads.bob.id)
    assert seat is not None
    await threads.bob.slash(threads.channel, "table substitute", seat=seat + 1,
                            person=threads.cat, table=1)  # fmt: skip
    assert (await threads.table()).seat_of(threads.cat.id) == seat
    assert threads.cat.id in _inside(threads, table)


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 50083), (404, 10013)])
async def test_a_thread_that_takes_nobody_stops_no_game(
    threads: World, capsys: pytest.CaptureFixture[str], status: int, code: int
) -> None:
    for person in (threads.ann, threads.bob):
        await _wants(threads, person, "quiet")
    path = "/channels/*/thread-members/*"
    threads.env.inject_error("PUT", path, status=status, code=code, times=None)
    await threads.opened(threads.bob)
    begun = await threads.ann.slash(threads.channel, "table start")
    assert "has begun" in reply(begun)
    table = await threads.table()
    assert (table.status, _inside(threads, table)) == ("running", set())
    assert capsys.readouterr().out.count("thread_member_refused") == 2
