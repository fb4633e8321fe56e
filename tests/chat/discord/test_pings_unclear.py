"""Reminders, news of orders and briefings whose answer broke: nobody is told twice."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.tables.types.hours import DAY
from tests.chat.harness.world import World, restarted, words
from tests.example.rules.actions import Haul
from tests.example.rules.orders import TradeOnce
from tests.support.faults_delivery import REMEMBERED, Line, When, bad_line
from tests.tables.support import act

LATER = 1200
WHEN = pytest.mark.parametrize("when", ["before", "after"])


@pytest.fixture
def line(world: World, monkeypatch: pytest.MonkeyPatch) -> Iterator[Line]:
    with bad_line(world.env, monkeypatch) as line:
        yield line


async def _later(world: World, seconds: int) -> None:
    """So much later by the bot's clock, and Discord knows a nonce no more."""
    world.clock.now += seconds
    world.bot.services.delivery.reminding.wake()
    await world.env.advance_time(REMEMBERED + 1)
    await world.env.advance_time(25)


async def _how(world: World, person: Any, how: str) -> None:
    settings = await world.tables.person_settings(person.id)
    pings = replace(settings.pings, how=how)
    await world.tables.save_person_settings(person.id, replace(settings, pings=pings))


def _post(channel: Any) -> tuple[str, str]:
    return "POST", f"/channels/{channel.id}/messages"


@WHEN
@pytest.mark.parametrize("how", ["mention", "direct"])
async def test_a_reminder(world: World, line: Line, how: str, when: When) -> None:
    await world.running()
    mover = await world.mover()
    await _how(world, mover, how)
    await (await world.mover()).click(world.card, label="Haul")
    mover = await world.mover()
    await _how(world, mover, how)
    place = world.channel if how == "mention" else mover.user.dm_channel
    await _later(world, DAY)
    before = len(world.messages(place))
    line.breaks(_post(place), when)
    line.breaks(("GET", "/channels/*/messages"), "before", times=3)
    await _later(world, DAY)
    for _ in range(6):
        await _later(world, LATER)
    assert line.cut >= 1
    assert len(world.messages(place)) == before + 1
    assert await world.tables.clocks.claim_pings() == []


@WHEN
@pytest.mark.parametrize("how", ["mention", "direct"])
async def test_a_reminder_goes_when_its_person_has_moved(
    world: World, line: Line, how: str, when: When
) -> None:
    await world.running()
    await (await world.mover()).click(world.card, label="Haul")
    mover = await world.mover()
    await _how(world, mover, how)
    place = world.channel if how == "mention" else mover.user.dm_channel
    card, before = world.card, len(world.messages(place))
    await _later(world, DAY)
    assert len(world.messages(place)) == before + 1
    ping = world.messages(place)[-1]
    line.breaks(("DELETE", f"/channels/{place.id}/messages/*"), when)
    await mover.click(card, label="Haul")
    for _ in range(3):
        await _later(world, LATER)
    assert line.cut == 1
    assert ping.id not in [message.id for message in world.messages(place)]
    assert await world.tables.clocks.done_pings() == []


@pytest.mark.parametrize("restarts", [False, True])
@pytest.mark.parametrize("how", ["mention", "direct"])
async def test_a_reminder_that_nobody_noted_goes_when_its_person_has_moved(
    world: World, line: Line, how: str, restarts: bool
) -> None:
    """It arrived, the answer was lost, and its person moved before the next attempt."""
    await world.running()
    await (await world.mover()).click(world.card, label="Haul")
    mover = await world.mover()
    await _how(world, mover, how)
    place = world.channel if how == "mention" else mover.user.dm_channel
    card, before = world.card, len(world.messages(place))
    line.breaks(_post(place), "after")
    line.breaks(("GET", "/channels/*/messages"), "before")
    await _later(world, DAY)
    assert len(world.messages(place)) == before + 1
    ping = world.messages(place)[-1]
    await mover.click(card, label="Haul")
    if restarts:
        await restarted(world)
    for _ in range(3):
        await _later(world, LATER)
    assert line.cut == 2, "and the search was tried again"
    assert ping.id not in [message.id for message in world.messages(place)]
    assert await world.tables.clocks.lost_pings() == []


async def test_a_restart_between_a_move_and_the_deletion_of_its_reminder(world: World) -> None:
    await world.running()
    await (await world.mover()).click(world.card, label="Haul")
    mover = await world.mover()
    await _how(world, mover, "mention")
    await _later(world, DAY)
    ping = world.messages()[-1]
    await act(world.tables, await world.table(), Haul())
    await restarted(world)
    await _later(world, LATER)
    assert ping.id not in [message.id for message in world.messages()]


@WHEN
async def test_news_of_an_order(world: World, line: Line, when: When) -> None:
    await world.running()
    mover = await world.mover()
    place = mover.user.dm_channel
    line.breaks(_post(place), when)
    await world.tables.orders.give_order(1, mover.id, TradeOnce(500))
    await world.bot.services.delivery.follow_up(await world.table())
    for _ in range(3):
        await _later(world, LATER)
    assert line.cut == 1
    assert len([one for one in world.messages(place) if "Put $500" in words(one)]) == 1
    assert await world.tables.orders.order_news(1, mover.id) == []


@WHEN
async def test_a_briefing(world: World, line: Line, when: When) -> None:
    await world.running()
    place = world.cat.user.dm_channel
    line.breaks(_post(place), when)
    line.breaks(_post(place), "before", times=2)
    await world.ann.slash(world.channel, "table substitute", seat=2, person=world.cat)
    for _ in range(5):
        await _later(world, LATER)
    assert line.cut >= 1
    assert len([one for one in world.messages(place) if "Seat 2 of table 1" in words(one)]) == 1
    assert await world.tables.notices.due_notices() == []
