"""Whether Discord took a card is sometimes not known: every row of the log is told by one card."""

import asyncio
import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.chat.base import sending
from bot.chat.cards import turn
from bot.tables.api.service import Tables
from bot.tables.effects import outbox
from bot.tables.storage.runner import ThreadMethod
from bot.tables.types.model import LogEntry
from tests.chat.harness.world import World, ids, restarted, words
from tests.example.rules.actions import Bid, Haul, Trade
from tests.support.faults_delivery import PATCH, POST, REMEMBERED, Line, When, bad_line
from tests.tables.support import act

FIND = ("GET", "/channels/*/messages")


@pytest.fixture
def line(world: World, monkeypatch: pytest.MonkeyPatch) -> Iterator[Line]:
    """The line to Discord; cards name the rows of the log that they tell."""

    def rows(_chat: Any, _scene: Any, entries: list[LogEntry]) -> list[str]:
        return [f"row {entry.seq}." for entry in entries]

    monkeypatch.setattr(turn, "narrate_entries", rows)
    with bad_line(world.env, monkeypatch) as line:
        yield line


def rows_told(world: World) -> list[int]:
    """The rows of the log that public messages tell, each as often as it is told."""
    text = "\n".join(words(message) for message in world.messages())
    return sorted(int(row) for row in re.findall(r"row (\d+)\.", text))


async def moves(world: World, *actions: Any) -> None:
    """Moves, each followed by its card as far as the line allows."""
    for action in actions:
        done = await act(world.tables, await world.table(), action)
        await world.bot.services.delivery.follow_up(done.table)


async def later(world: World, seconds: int = 60, times: int = 1) -> None:
    """So much later by the bot's clock; of what is long Discord only forgets the nonce."""
    for _ in range(times):
        world.clock.now += seconds
        await world.env.advance_time(min(seconds, REMEMBERED + 60))


async def once_each(world: World) -> None:
    """Nothing is left to be said, and nothing was said twice or never."""
    assert await world.tables.claim_due() == []
    version = (await world.table()).version
    assert (await world.table()).said == version
    assert rows_told(world) == list(range(1, version + 1))


@pytest.mark.parametrize("when", ["before", "after"])
async def test_an_edit_whose_answer_broke_is_said_once(
    world: World, line: Line, when: When
) -> None:
    await world.running()
    line.breaks(PATCH, when)
    await moves(world, Trade(0))
    await once_each(world)
    await moves(world, Trade(0), Haul())
    await once_each(world)
    assert line.cut == 1


@pytest.mark.parametrize("what", [POST, PATCH])
async def test_an_error_of_discord_after_it_took_the_card(
    world: World, line: Line, what: tuple[str, str]
) -> None:
    await world.running()
    failure = discord.DiscordServerError(_Answer(502), "")  # type: ignore[arg-type]
    line.breaks(what, "after", error=failure)
    await moves(world, Trade(0) if what == PATCH else Haul(), Trade(0))
    await once_each(world)


class _Answer:
    def __init__(self, status: int) -> None:
        self.status, self.reason = status, "Bad Gateway"


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("what", [POST, PATCH])
async def test_moves_made_while_it_is_unclear_wait_and_are_said_next(
    world: World, line: Line, what: tuple[str, str], when: When
) -> None:
    """The line stays bad for several moves, beyond the time in which Discord knows a nonce."""
    await world.running()
    line.breaks(what, when)
    line.breaks(FIND, "before", times=40)
    line.breaks(("GET", "/channels/*/messages/*"), "before", times=40)
    await moves(world, Trade(0) if what == PATCH else Haul(), Trade(0), Haul())
    await later(world, 600)
    line.broken.clear()
    await later(world, 600, times=3)
    await once_each(world)


async def test_a_card_unclear_for_long_is_looked_up(world: World, line: Line) -> None:
    """Long after Discord forgot the nonce, in a place where many wrote meanwhile."""
    await world.running()
    line.breaks(POST, "after")
    line.breaks(FIND, "before", times=40)
    line.breaks(("GET", "/channels/*/messages/*"), "before", times=40)
    await moves(world, Haul())
    for number in range(30):
        await world.cat.send(world.channel, f"talk {number}")
    await later(world, 3600)
    line.broken.clear()
    await later(world, 3600)
    await once_each(world)


async def test_where_history_cannot_be_read_the_nonce_tells(world: World, line: Line) -> None:
    await world.running()
    world.env.inject_error("GET", "/channels/*/messages*", status=403, code=50001, times=None)
    line.breaks(POST, "after")
    await moves(world, Haul(), Trade(0))
    await once_each(world)


@pytest.mark.parametrize(
    "seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(2, 20))]
)
async def test_resets_over_a_sequence_of_moves(world: World, line: Line, seed: int) -> None:
    chance = random.Random(seed)
    await world.running()
    cuts = 0
    while (await world.table()).status == "running" and (await world.table()).version < 24:
        before = line.cut
        for what in (POST, PATCH):
            for _ in range(chance.choice((0, 1, 1, 2))):
                line.breaks(what, chance.choice(("before", "after")))
        await moves(world, await _any(world, chance))
        if chance.random() < 0.4:
            await later(world, chance.choice((20, 400)))
        line.broken.clear()
        cuts += line.cut - before
    await later(world, 3600, times=2)
    assert cuts >= (await world.table()).version * 15 / 24, "of 24 moves, or of a shorter game"
    await once_each(world)


async def _any(world: World, chance: random.Random) -> Any:
    """Something that may be done now."""
    view = await world.tables.read_view(1, None)
    if view.phase != "haul":
        return Bid(0)
    return chance.choice((Trade(0), Trade(0), Haul()))


async def test_a_reset_calls_nobody_twice(world: World, line: Line) -> None:
    await world.running()
    line.breaks(POST, "after")
    await moves(world, Haul())
    mover = await world.mover()
    sent = world.env.backend.messages[world.channel.id].values()
    assert Counter(user for message in sent for user in message.ping_user_ids)[mover.id] == 1
    assert await world.tables.clocks.claim_pings() == [], "the card has called"


# --- a process that dies between ------------------------------------------------------------


@pytest.fixture
def dies(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bool]]:
    """While the list is not empty nothing that was said can be noted, as if the process was dead:
    its task stands still, until it is gone."""
    armed: list[bool] = []

    def noted(*values: Any, **named: Any) -> None:
        if armed:
            raise asyncio.CancelledError
        outbox.mark_sent(*values, **named)

    monkeypatch.setattr(Tables, "mark_sent", ThreadMethod(noted))
    yield armed


@pytest.mark.parametrize("away", [10, 7200])
@pytest.mark.parametrize("action", [Trade(0), Haul()])
async def test_a_process_killed_between_a_card_and_its_note(
    world: World, line: Line, dies: list[bool], action: Any, away: int
) -> None:
    await world.running()
    await moves(world, Trade(0))
    done = await act(world.tables, await world.table(), action)
    dies.append(True)
    with pytest.raises(asyncio.CancelledError):
        await world.bot.services.delivery.deliver(1)
    dies.clear()
    rows = rows_told(world)
    assert rows == list(range(1, done.table.version + 1)), "Discord took it"
    await restarted(world)
    await later(world, away)
    assert rows_told(world) == rows
    await moves(world, Trade(0), Haul())
    await later(world)
    await once_each(world)
    await world.tables.close()


@pytest.mark.parametrize("action", [Trade(0), Haul()])
async def test_a_process_killed_before_discord_had_the_card(
    world: World, line: Line, action: Any
) -> None:
    await world.running()
    done = await act(world.tables, await world.table(), action)
    assert await world.tables.claim_due(), "claimed, and no more"
    await restarted(world)
    await later(world, 7200)
    await once_each(world)
    assert done.table.version == (await world.table()).said
    await world.tables.close()


async def test_an_edit_of_a_card_shown_again_is_known_after_a_crash(
    world: World, line: Line, dies: list[bool]
) -> None:
    await world.running()
    await world.bot.services.delivery.repost(await world.table())
    shown = world.card.id
    await act(world.tables, await world.table(), Trade(0))
    dies.append(True)
    with pytest.raises(asyncio.CancelledError):
        await world.bot.services.delivery.deliver(1)
    dies.clear()
    assert world.card.id == shown
    await restarted(world)
    await later(world, 7200)
    await once_each(world)
    await world.tables.close()


async def test_a_card_shown_again_leaves_out_nothing_that_is_still_to_be_said(
    world: World, line: Line
) -> None:
    await world.running()
    world.env.inject_error(*POST, status=403, code=50013, times=2)
    await moves(world, Haul())
    world.env.backend.faults.clear()
    await world.bot.services.delivery.repost(await world.table())
    await later(world)
    await once_each(world)


# --- what is refused for good ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("status", "code"), [(400, 50083), (403, 50001), (403, 50005), (404, 10008)]
)
async def test_an_edit_refused_for_good_gives_way_to_a_new_card_at_once(
    world: World, line: Line, status: int, code: int
) -> None:
    await world.running()
    card = world.card.id
    world.env.inject_error(*PATCH, status=status, code=code, times=1)
    await moves(world, Trade(0))
    assert world.card.id != card
    await once_each(world)


async def test_a_card_pressed_before_it_is_known_keeps_its_buttons(
    world: World, line: Line
) -> None:
    await world.running()
    line.breaks(POST, "after")
    line.breaks(FIND, "before", times=40)
    await moves(world, Haul())
    await world.bot.services.delivery.strip_old_card(await world.table(), world.card)
    assert world.card.components[0].children[-1].type is discord.ComponentType.action_row  # type: ignore[union-attr]


async def test_a_card_pressed_before_it_was_edited_keeps_what_it_told_then(
    world: World, line: Line
) -> None:
    """The press brings the message as it was; the card is older than the newest when it is
    answered."""
    await world.running()
    channel = world.bot.get_channel(world.card.channel.id)
    assert isinstance(channel, discord.TextChannel)
    pressed = await channel.fetch_message(world.card.id)
    await moves(world, Trade(0))
    assert world.card.id == pressed.id
    await later(world, 3601)
    await moves(world, Haul())
    assert world.card.id != pressed.id
    await world.bot.services.delivery.strip_old_card(await world.table(), pressed)
    await once_each(world)


async def test_a_press_made_up_takes_no_buttons_from_another_table(world: World) -> None:
    """It names a table whose card is newer than the card that is pressed."""
    await world.running()
    card = world.card
    newer = await world.opened(world.bob)
    assert newer.id > card.id
    await world.bot.services.delivery.strip_old_card(await world.tables.get_table(2), card)
    old_card = next(message for message in world.messages() if message.id == card.id)
    assert ids(old_card) == ids(card) != []


def test_a_mark_fits_a_component() -> None:
    assert {0 < sending.nonce_mark(f"rh-{n}-{n}") < 2**31 for n in range(100)} == {True}
    assert len({sending.nonce_mark(f"rh-{n}-{v}") for n in range(30) for v in range(30)}) == 900


@pytest.mark.parametrize("when", ["before", "after"])
async def test_the_end_is_told_once_if_the_card_before_it_was_in_doubt(
    world: World, line: Line, when: When
) -> None:
    """The card of a move breaks, and the game ends before anybody knows what became of it."""
    await world.running()
    line.breaks(POST, when)
    line.breaks(FIND, "before")
    await moves(world, Haul())
    table = await world.table()
    await world.tables.substitutes.concede(table.id, table.seats[0].user, key="end")
    await world.bot.services.delivery.follow_up(await world.table())
    await later(world, times=3)
    await once_each(world)
    seed = (await world.table()).seed or ""
    last = [message for message in world.messages() if seed in words(message)]
    assert len(last) == 1
