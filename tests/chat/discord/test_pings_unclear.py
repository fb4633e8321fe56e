"""Cards, reminders, news of orders and briefings whose answer broke: nobody is told twice."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot.chat.base.sending import may_have_succeeded
from bot.chat.outgoing import notices
from bot.tables.types.hours import DAY
from bot.tables.types.model import SeatRow
from tests.chat.harness.world import World, restarted, words
from tests.example.rules.actions import Haul
from tests.example.rules.orders import TradeOnce
from tests.support.faults_delivery import POST, REMEMBERED, RESET, Line, When, bad_line
from tests.tables.support import act, key

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


class _Answer:
    status, reason = 502, "Bad Gateway"


async def _card(world: World) -> None:
    done = await act(world.tables, await world.table(), Haul())
    await world.bot.services.delivery.follow_up(done.table)


async def _mention(world: World) -> None:
    await _later(world, DAY)


async def _direct(world: World) -> None:
    await _how(world, await world.mover(), "direct")
    await _later(world, DAY)


async def _news(world: World) -> None:
    await world.tables.orders.give_order(1, (await world.mover()).id, TradeOnce(500))
    await world.tables.step_robots(1)
    await notices.send_due_notices(world.bot)


async def _briefing(world: World) -> None:
    seat = (await world.table()).seat_of(world.bob.id)
    assert seat is not None
    await world.tables.reseat(1, world.ann.id, SeatRow(seat, user=world.cat.id), key=key())
    await notices.send_due_notices(world.bot)


@pytest.mark.parametrize(
    ("cause", "said"),
    [
        (_card, "hauls"),
        (_mention, "is waiting for you"),
        (_direct, "is waiting for you"),
        (_news, "your order has lapsed"),
        (_briefing, "is yours now"),
    ],
)
@WHEN
@pytest.mark.parametrize(
    "error",
    [RESET, discord.DiscordServerError(_Answer(), "")],  # type: ignore[arg-type]
    ids=["reset", "502"],
)
async def test_what_breaks_arrives_once(
    world: World, line: Line, cause: Any, said: str, when: When, error: BaseException
) -> None:
    """The search for it fails at first, too, until Discord knows the nonce no more."""
    await world.running()
    line.breaks(POST, when, error=error)
    line.breaks(("GET", "/channels/*/messages"), "before", times=2)
    await cause(world)
    for _ in range(3):
        await _later(world, LATER)
        await world.bot.services.delivery.sweep()
    assert line.cut >= 1
    places = world.env.backend.messages.values()
    assert sum(said in words(message) for place in places for message in place.values()) == 1
    assert await world.tables.claim_due() == await world.tables.clocks.claim_pings() == []
    assert await world.tables.notices.due_notices() == []


def test_a_reset_and_time_that_is_up_are_unclear_alike() -> None:
    assert may_have_succeeded(RESET) and may_have_succeeded(TimeoutError())


async def _due(world: World, how: str) -> tuple[Any, Any]:
    """Whoever is to move will be reminded this way; who it is, and where that is said."""
    await world.running()
    await (await world.mover()).click(world.card, label="Haul")
    mover = await world.mover()
    await _how(world, mover, how)
    return mover, world.channel if how == "mention" else mover.user.dm_channel


async def _reminder(world: World, place: Any) -> discord.Message:
    """The one that comes there within a day."""
    before = len(world.messages(place))
    await _later(world, DAY)
    assert len(world.messages(place)) == before + 1
    return world.messages(place)[-1]


@WHEN
@pytest.mark.parametrize("how", ["mention", "direct"])
async def test_a_reminder_goes_when_its_person_has_moved(
    world: World, line: Line, how: str, when: When
) -> None:
    mover, place = await _due(world, how)
    card, ping = world.card, await _reminder(world, place)
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
    mover, place = await _due(world, how)
    line.breaks(("POST", f"/channels/{place.id}/messages"), "after")
    line.breaks(("GET", "/channels/*/messages"), "before")
    card, ping = world.card, await _reminder(world, place)
    await mover.click(card, label="Haul")
    if restarts:
        await restarted(world)
    for _ in range(3):
        await _later(world, LATER)
    assert line.cut == 2, "and the search was tried again"
    assert ping.id not in [message.id for message in world.messages(place)]
    assert await world.tables.clocks.lost_pings() == []


async def test_a_restart_between_a_move_and_the_deletion_of_its_reminder(world: World) -> None:
    _, place = await _due(world, "mention")
    ping = await _reminder(world, place)
    await act(world.tables, await world.table(), Haul())
    await restarted(world)
    await _later(world, LATER)
    assert ping.id not in [message.id for message in world.messages()]
