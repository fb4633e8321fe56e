"""Cards are said once, after the commit, whatever Discord or the pictures do."""

import asyncio
from functools import partial
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.chat.base.pictures import Pictures
from bot.chat.cards import turn
from bot.tables.effects.reminders import ATTENTION_SPAN
from bot.tables.types.errors import TableError
from bot.tables.types.model import LogEntry
from bot.tables.types.settings import PersonSettings
from bot.workers.processes import Priority
from bot.workers.workers import Workers
from render.paint.picture import Picture
from tests.chat.harness.faulty_chat import ALT
from tests.chat.harness.playing import to_the_end
from tests.chat.harness.world import (
    CODE,
    World,
    answers,
    follow,
    labels,
    press,
    reply,
    tells,
    words,
)
from tests.example.rules.actions import Haul, Trade
from tests.tables.support import act

POSTS = ("POST", "/channels/*/messages")


async def _hauled(world: World) -> None:
    await (await world.mover()).click(world.card, label="Haul")


@pytest.mark.parametrize(("status", "code"), [(500, 0), (403, 50013), (404, 10003)])
async def test_a_refused_card_is_kept_and_posted_later(
    world: World, status: int, code: int
) -> None:
    """Though the owner takes no messages either."""
    await world.running()
    before = len(world.messages())
    world.env.inject_error(*POSTS, status=status, code=code, times=6)
    await _hauled(world)
    assert (await world.table()).version == 2, "the move counts"
    assert len(world.messages()) == before
    assert world.messages(world.ann.user.dm_channel) == []
    world.env.backend.faults.clear()
    world.clock.now += 60
    await world.env.advance_time(60)
    assert len(world.messages()) == before + 1
    assert "hauls" in words(world.card)
    assert await world.tables.claim_due() == []


async def test_the_log_says_why_discord_refuses_to_edit_a_card(world: World) -> None:
    """Its number alone, 50035, stands for everything that Discord does not like."""
    await world.running()
    why = "components[0].custom_id: not unique"
    place = "/channels/*/messages/*"
    world.env.inject_error("PATCH", place, status=400, code=50035, message=why)
    with capture_logs() as logged:
        await follow(await world.mover(), world.card, "Trade $1", "Trade")
    (entry,) = [event for event in logged if event["event"] == "card_not_editable"]
    assert why in entry["why"]


async def test_a_card_that_keeps_failing_is_tried_less_and_less_often(world: World) -> None:
    await world.running()
    world.env.inject_error(*POSTS, status=403, code=50013, times=None)
    await _hauled(world)
    for _ in range(5):
        world.clock.now += 20
        await world.env.advance_time(20)
    tries = [request for request in world.env.http_requests if request.path.endswith("/messages")]
    assert len(tries) < 12


async def test_the_owner_is_told_once_when_discord_forbids_the_card(world: World) -> None:
    """In the language of the owner's choice."""
    await world.tables.save_person_settings(world.ann.id, PersonSettings(language="de"))
    await world.running()
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, times=4)
    await _hauled(world)
    for _ in range(4):
        world.clock.now += 60
        await world.env.advance_time(60)
    (note,) = world.messages(world.ann.user.dm_channel)
    tells(note, "Tisch 1", "403", "Die Partie ist sicher")
    tells(world.card, "hauls")


@pytest.mark.parametrize("why", ["deleted", "old"])
async def test_a_card_that_was_deleted_or_is_old_is_posted_anew(world: World, why: str) -> None:
    await world.running()
    mover, card = await world.mover(), world.card
    if why == "old":
        await world.env.advance_time(3700)
    page = await press(mover, card, "Trade $1")
    if why == "deleted":
        await card.delete()
    await press(mover, page, "Trade")
    assert world.card.id != card.id
    tells(world.card, "puts $")


async def test_the_nonce_stays_the_same_when_a_card_is_tried_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.running()
    nonces: list[Any] = []
    send = discord.TextChannel.send

    async def noted(channel: Any, *args: Any, **kwargs: Any) -> Any:
        nonces.append(kwargs.get("nonce"))
        return await send(channel, *args, **kwargs)

    monkeypatch.setattr(discord.TextChannel, "send", noted)
    world.env.inject_error(*POSTS, status=403, code=50013, times=1)
    await _hauled(world)
    world.clock.now += 60
    await world.env.advance_time(60)
    assert nonces == ["rh-1-2", "rh-1-2"]


async def test_without_its_picture_the_card_says_it_in_words(world: World) -> None:
    def fails() -> Picture:
        raise OSError("no canvas")

    await world.running()
    world.chat.draw = fails
    await _hauled(world)
    assert "Round 1 of 3. ann, $" in words(world.card)
    assert "Haul" in labels(world.card)
    assert not world.card.attachments
    page = await (await world.mover()).click(world.card, label="Map")
    assert "Round 1 of 3. ann, $" in reply(page)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (TableError("not-saved"), "couldn't be saved"),
        (RuntimeError("disk I/O error"), CODE),
    ],
    ids=["full disk", "broken database"],
)
async def test_what_cannot_be_stored_is_told_and_changes_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch, error: Exception, said: str
) -> None:
    async def fails(*args: Any, **kwargs: Any) -> Any:
        raise error

    await world.running()
    monkeypatch.setattr(world.tables, "submit_action", fails)
    text = reply(await (await world.mover()).click(world.card, label="Haul"))
    assert said in text and "disk" not in text
    assert await world.unchanged()


async def _hauled_in_a_thread(threads: World, change: str, **values: Any) -> discord.Thread:
    """A move in a game whose thread has been changed or deleted by somebody; the thread."""
    card = await threads.opened(threads.bob)
    await threads.ann.click(card, label="Start")
    table = await threads.table()
    thread = threads.bot.get_channel(table.place.thread or 0)
    assert isinstance(thread, discord.Thread)
    await getattr(thread, change)(**values)
    await act(threads.tables, table, Haul())
    await threads.bot.services.delivery.deliver(1)
    return thread


async def test_an_archived_thread_is_opened_again(threads: World) -> None:
    thread = await _hauled_in_a_thread(threads, "edit", archived=True)
    again = await threads.bot.fetch_channel(thread.id)
    assert isinstance(again, discord.Thread) and not again.archived


async def test_a_deleted_thread_gives_way_to_its_channel(threads: World) -> None:
    await _hauled_in_a_thread(threads, "delete")
    assert "hauls" in words(threads.card)


async def test_the_end_shows_the_ranking_and_the_secret_of_the_dice(world: World) -> None:
    await world.running()
    await to_the_end(world)
    text = words(world.card)
    assert "1. " in text and "The game is over" in text
    assert (await world.table()).seed in text
    assert "Haul" not in labels(world.card)
    assert "My purse" in labels(world.card), "looking goes on"


async def test_what_fails_after_a_move_is_done_by_the_next_sweep(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*args: Any, **kwargs: Any) -> Any:
        raise RuntimeError("no disk")

    await world.running()
    with monkeypatch.context() as patched:
        patched.setattr(world.tables, "claim_due", broken)
        result = await (await world.mover()).click(world.card, label="Haul")
    assert answers(result) == [], "the presser is not told that nothing happened"
    await world.env.advance_time(60)
    assert "hauls" in words(world.card)


# --- what a card costs -----------------------------------------------------------------------


def _asked_of_discord(world: World, since: int) -> list[str]:
    """The requests that count against a bot's rate; answers to interactions do not."""
    return [
        request.method
        for request in world.env.http_requests[since:]
        if not request.path.startswith(("/interactions/", "/webhooks/"))
    ]


async def test_an_old_card_is_stripped_without_being_read_again(world: World) -> None:
    """What it says was in Discord's answer when it was posted, and in that of each edit."""
    await world.running()
    for _ in range(2):
        mover, old = await world.mover(), world.card
        await follow(mover, old, "Trade $1", "Trade")
        assert world.card.id == old.id, "edited"
        before = len(world.env.http_requests)
        world.clock.now += 2 * ATTENTION_SPAN
        await mover.click(world.card, label="Haul")
        assert _asked_of_discord(world, before) == ["POST", "PATCH"]
        old_card = next(message for message in world.messages() if message.id == old.id)
        assert labels(old_card) == []
        assert "puts $" in words(old_card)


async def test_a_card_of_before_a_restart_is_read_and_stripped(world: World) -> None:
    await world.running()
    old, delivery = world.card, world.bot.services.delivery
    delivery.__init__(world.bot)  # type: ignore[misc]
    await _hauled(world)
    old_card = next(message for message in world.messages() if message.id == old.id)
    assert world.card.id != old.id and labels(old_card) == []


class _Slow(Workers):
    """Draws nothing before it is let go; `requested` counts what it is to draw."""

    def __init__(self) -> None:
        super().__init__()
        self.requested = asyncio.Semaphore(0)
        self.gate = asyncio.Event()

    async def run_packed(self, work: bytes, priority: Priority = Priority.NORMAL) -> object:
        self.requested.release()
        await self.gate.wait()
        return await super().run_packed(work, priority)


async def test_no_picture_is_drawn_for_a_card_that_is_overtaken(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves follow each other faster than pictures are drawn: two cards are left out, the third is
    finished, and together with the newest it tells every row once."""

    def rows(_chat: Any, _scene: Any, entries: list[LogEntry]) -> list[str]:
        return [f"row {entry.seq}." for entry in entries]

    monkeypatch.setattr(turn, "narrate_entries", rows)
    await world.running(world.bob, world.cat)
    delivery, slow, tasks = world.bot.services.delivery, _Slow(), []
    world.bot.services.pictures = Pictures(slow)
    world.chat.draw = partial(Picture, b"another", "png", ALT)
    cards = len(world.messages())
    for number, action in enumerate((Haul(), Trade(0), Trade(0), Haul())):
        done = await act(world.tables, await world.table(), action)
        tasks.append(asyncio.create_task(delivery.follow_up(done.table)))
        if number < 3:
            await slow.requested.acquire()
    assert len(world.messages()) == cards, "nothing is said without its picture"
    slow.gate.set()
    await asyncio.gather(*tasks)
    assert await world.tables.claim_due() == []
    public = "\n".join(map(words, world.messages()))
    assert [public.count(f"row {number}.") for number in range(1, 6)] == [1] * 5
    assert len(world.messages()) <= cards + 2
