"""A week at two tables, in virtual time: three people in three zones, one on holiday, one restart,
a crash between sending and noting it, and an outage of a day. Everything said is listed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.tables.types.hours import Pings
from tests.chat.harness.calls import recorded, shown
from tests.chat.harness.passing import chose, crash, lasting, off, on, until
from tests.chat.harness.world import World
from tests.example.rules.actions import Haul
from tests.tables.support import key


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "roundhouse.sqlite"


@pytest.fixture
async def week(path: Path) -> AsyncIterator[World]:
    async with lasting(path) as world:
        yield world


async def _until(world: World, day: int, hour: int, minute: int = 0) -> None:
    await until(world, _at(day, hour, minute))


def _at(day: int, hour: int, minute: int = 0) -> datetime:
    return datetime(2026, 1, day, hour, minute, tzinfo=UTC)


async def _moves(world: World, number: int, person: Any) -> None:
    """This person, whose turn it is, makes a move."""
    table = await world.table(number)
    assert table.seats[table.to_move[0]].user == person.id
    done = await world.tables.submit(number, person.id, Haul(), version=table.version, key=key())
    with world.env.time_context():
        await world.bot.services.delivery.after(done.table)
    await world.env.settle()


async def _begun(world: World, number: int) -> None:
    card = await world.opened(world.bob, world.cat)
    await world.ann.click(card, label="Start")
    table = await world.table(number)
    assert table.status == "running"


ANN, BOB, CAT = "ann", "bob", "cat"

WEEK = [
    # The cards call nobody: Bob wants private messages, Cat is on holiday.
    "01 12:00 card 1 calls -",
    "01 12:00 card 2 calls -",
    "01 12:00 card 3 calls -",
    # Bob's hour was over at 8 in New York; his day begins at 9.
    "01 14:00 ping 2 to bob",
    # Bob moves, and the table waits for Cat, as the two others do.
    "02 02:00 card 2 calls -",
    # Cat plays on holiday all the same. Ann is called by the card.
    "03 10:00 card 1 calls ann",
    # Twelve hours later it is 23 in Berlin: at 8 in the morning instead, then at 20.
    "04 07:00 ping 1 to ann",
    # A restart on the fourth at 8 changes nothing.
    "04 19:00 ping 1 to ann",
    "04 20:30 card 2 calls ann",
    # Sent, crashed before it was noted, sent again under the same nonce.
    "05 07:00 ping 1 to ann",
    "05 08:30 ping 2 to ann",
    # Ann moves at table 1. Bob, who sleeps, would be called at 14.
    "05 09:00 card 1 calls -",
    # Away from the fifth at 10 to the sixth at 10. Cat's holiday ended on the fifth at 15, Ann was
    # to be called at 20:30, Bob at 14: now it is 19 in Tokyo, 11 in Berlin, and 5 in New York.
    "06 10:00 ping 3, late to cat",
    "06 10:00 ping 2, late to ann",
    "06 14:00 ping 1, late to bob",
    # And on at their intervals; Cat's comes on the eighth.
    "07 07:00 ping 2 to ann",
    "07 14:00 ping 1 to bob",
    "07 19:00 ping 2 to ann",
]


async def test_a_week(week: World, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann: Berlin (Greenwich + 1), by mention, 8 to 22, again after 12 hours. Bob: New York (- 5),
    in private after an hour, 9 to 21, again after 24 hours. Cat: Tokyo (+ 9), on holiday through
    5 January, by mention, again after 48 hours. All moments are Greenwich's."""
    world = week
    people = (world.ann, world.bob, world.cat)
    names = {person.id: person.name for person in people} | {world.channel.id: "trains"}
    eight, nine = (8 * 60, 22 * 60), (9 * 60, 21 * 60)
    berlin = Pings(repeat=720, zone="Europe/Berlin", hours=eight)
    york = Pings("direct", 60, 1440, "America/New_York", nine)
    tokyo = Pings(repeat=2880, zone="Asia/Tokyo", holiday=date(2026, 1, 5))
    for person, pings in zip(people, (berlin, york, tokyo), strict=True):
        await chose(world, person, pings)
    await _until(world, 1, 12)
    with recorded(monkeypatch, world.env.now, names) as said:
        for number in (1, 2, 3):
            await _begun(world, number)
        await _until(world, 2, 2)
        await _moves(world, 2, world.bob)
        await _until(world, 3, 10)
        await _moves(world, 1, world.cat)
        await _until(world, 4, 8)
        await off(world)
        await on(world, path)
        await _until(world, 4, 20, 30)
        await _moves(world, 2, world.cat)
        # Ann's reminder is sent, and the process dies before it is noted.
        await _until(world, 5, 6, 59)
        await crash(world, path, monkeypatch, "bot.tables.effects.reminders.said", _at(5, 7))
        await _until(world, 5, 9)
        await _moves(world, 1, world.ann)
        await _until(world, 5, 10)
        await off(world)
        await _until(world, 6, 10)
        await on(world, path)
        await _until(world, 7, 23, 59)
    said = [one for one in said if not one.lobby]
    found = shown(said)
    assert [one.line for one in found] == WEEK
    assert len(said) == len(found), "after the crash it was found, and not sent again"
    assert {one.where for one in said if one.called == (BOB,)} == {BOB}, "Bob only in private"
    assert {one.where for one in said if one.called in ((ANN,), (CAT,))} == {"trains"}
