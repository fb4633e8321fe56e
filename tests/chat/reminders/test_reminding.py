"""How people are called: the way they chose, once, and told to somebody if it cannot be. What is
said when nothing fails `test_three_weeks` proves."""

from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot.tables.types.errors import TableError
from bot.tables.types.hours import DAY, HOUR, MINUTE, PingSettings
from bot.tables.types.model import Place
from tests.chat.harness.calls import Said
from tests.chat.harness.world import World, answers, labels, reply, words
from tests.example.rules.actions import Haul
from tests.tables.support import act, key, mover_of


async def _chose(world: World, person: Any, **changes: Any) -> None:
    tables = world.tables
    settings = await tables.person_settings(person.id)
    pings = replace(settings.pings, **changes)
    await tables.save_person_settings(person.id, replace(settings, pings=pings))


async def _all(world: World, **changes: Any) -> None:
    for person in (world.ann, world.bob, world.cat):
        await _chose(world, person, **changes)


async def _waiting_for(world: World, person: Any, place: Place | None = None) -> None:
    """One more table of Ann's and Bob's, there or in the channel, has this person to move. The
    other one began the game."""
    tables, place = world.tables, place or Place(world.guild.id, world.channel.id)
    owner = world.ann if person is world.bob else world.bob
    table = await tables.open_table("haul", place, owner.id, key=key())
    await tables.join(table.id, person.id)
    table = (await tables.start_game(table.id, owner.id, key=key())).table
    while mover_of(table) != person.id:
        table = (await act(tables, table, Haul())).table


async def _told(world: World, said: list[Said]) -> None:
    """What was to be said is said; what comes from now on is looked at."""
    await world.bot.services.delivery.deliver(None)
    said.clear()


def _closed(world: World, *channels: Any) -> None:
    """Nothing can be posted there any more."""
    for channel in channels:
        path = f"/channels/{channel.id}/messages"
        world.env.inject_error("POST", path, status=403, code=50007, times=None)


def _pings(said: list[Said]) -> list[Said]:
    return [call for call in said if not (call.card or call.lobby)]


async def test_quiet_means_quiet(world: World, said: list[Said]) -> None:
    await _all(world, how="quiet")
    await world.running()
    await (await world.mover()).click(world.card, label="Haul")
    await world.passes(30 * DAY)
    assert _pings(said) == []
    assert {call.called for call in said} == {()}
    inbox = await (await world.mover()).slash(world.channel, "remind inbox")
    assert "One table is waiting for you" in reply(inbox)


async def test_a_press_in_the_message_brings_the_card_to_its_person_alone(world: World) -> None:
    await _all(world, how="direct")
    await world.running()
    await (await world.mover()).click(world.card, label="Haul")
    await world.passes(3 * MINUTE)
    mover = await world.mover()
    message = world.messages(mover.user.dm_channel)[-1]
    assert labels(message) == ["Table 1"]
    opened = await mover.user.click(message, label="Table 1")
    assert "Haul" in labels(answers(opened)[0])
    version = (await world.table()).version
    await mover.user.click(answers(opened)[0], label="Haul")
    assert (await world.table()).version == version + 1


async def test_whoever_is_at_it_is_not_reminded_beneath_the_page(
    world: World, said: list[Said]
) -> None:
    """A look moves nothing, yet the reminder waits until three minutes after it."""
    await _all(world, how="mention", first=10)
    await world.running()
    mover = await world.mover()
    await world.passes(9 * MINUTE)
    said.clear()
    await mover.slash(world.channel, "table show")
    await world.passes(2 * MINUTE)
    assert _pings(said) == []
    await world.passes(MINUTE)
    assert [call.called for call in _pings(said)] == [(mover.name,)]


async def test_closed_direct_messages_give_way_to_a_mention(world: World, said: list[Said]) -> None:
    await _all(world, how="direct")
    await world.running()
    _closed(world, world.ann.user.dm_channel, world.bob.user.dm_channel)
    await (await world.mover()).click(world.card, label="Haul")
    await world.passes(3 * MINUTE)
    mover = await world.mover()
    (ping,) = [call for call in _pings(said) if mover.name in call.called]
    assert (ping.where, ping.called) == ("trains", (mover.name,))
    assert "private" not in ping.text, "that is nobody else's business"
    await world.passes(60)
    assert len(_pings(said)) == 1


async def test_a_deleted_channel_gives_way_to_a_direct_message_and_the_owner_hears_of_it(
    world: World, said: list[Said]
) -> None:
    await _waiting_for(world, world.bob)
    await _told(world, said)
    table = await world.table()
    other = world.guild.create_text_channel("gone")
    await world.tables.set_place(1, Place(table.place.guild, other.id))
    await (await world.bot.fetch_channel(other.id)).delete()
    await world.passes(DAY)
    assert [(call.where, call.called) for call in said] == [("bob", ("bob",)), ("ann", ())]
    assert "I can't write where the table is played" in said[0].text
    assert "I couldn't ping bob" in said[1].text
    said.clear()
    await world.passes(DAY)
    assert [call.where for call in said] == ["bob"], "the owner is told once"


async def test_a_bot_that_was_thrown_out_tells_whom_it_can(world: World, said: list[Said]) -> None:
    """Neither way is open: the owner is told, and the reminder comes again at its time."""
    await _waiting_for(world, world.bob)
    await _told(world, said)
    _closed(world, world.channel, world.bob.user.dm_channel)
    await world.passes(DAY)
    assert [call.where for call in said] == ["ann"]
    assert "I can't reach bob for table 1" in said[0].text
    said.clear()
    await world.passes(HOUR)
    assert said == []
    world.env.backend.faults.clear()
    await world.passes(DAY)
    assert [(call.where, call.called) for call in said] == [("trains", ("bob",))]


async def test_an_owner_out_of_reach_is_told_by_the_others_or_by_the_log(
    world: World, said: list[Said]
) -> None:
    await world.running(world.bob, world.cat)
    while await world.mover() is not world.ann:
        await (await world.mover()).click(world.card, label="Haul")
    said.clear()
    _closed(world, world.channel, world.ann.user.dm_channel, world.bob.user.dm_channel)
    await world.passes(2 * DAY)
    assert [call.where for call in said] == ["cat"]
    assert "I can't reach ann" in said[0].text


async def test_late_after_an_outage_one_message_with_an_apology(
    world: World, said: list[Said]
) -> None:
    for person in (world.ann, world.bob):
        await _chose(world, person, first=60)
    for _ in range(3):
        await _waiting_for(world, world.bob)
        world.clock.now += 60
    await _told(world, said)
    await world.passes(DAY)
    (ping,) = said
    assert ping.called == ("bob",)
    assert "3 tables are waiting for you, longest wait first" in ping.text
    assert ping.text.index("Table 1") < ping.text.index("Table 2") < ping.text.index("Table 3")
    assert "I was offline and couldn't tell you in time" in ping.text
    assert labels(ping.message) == ["Table 1", "Table 2", "Table 3"]


async def test_a_mention_names_no_table_that_is_played_elsewhere(
    world: World, said: list[Said]
) -> None:
    """Nobody in a channel reads where else a person is waited for, nor at how many tables."""
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.env.settle()
    await _waiting_for(world, world.bob)
    await _waiting_for(world, world.bob, Place(world.guild.id, elsewhere.id))
    await _chose(world, world.bob, first=60)
    await _told(world, said)
    await world.passes(HOUR)
    (ping,) = [call for call in said if call.called == ("bob",)]
    assert "a table is waiting for you" in ping.text and "Table 1" in ping.text
    assert "Table 2" not in ping.text and labels(ping.message) == ["Table 1"]
    assert "/remind inbox" in ping.text
    inbox = reply(await world.bob.slash(world.channel, "remind inbox"))
    assert "Table 1" in inbox and "Table 2" in inbox


@pytest.mark.parametrize("closed", [False, True])
async def test_tables_of_two_servers(world: World, said: list[Said], closed: bool) -> None:
    """In private one message; where they are played, each server hears of its own tables."""
    await _all(world, how="direct", first=60)
    abroad = world.env.create_guild("Abroad")
    other = abroad.create_text_channel("ferries")
    for person in (world.ann, world.bob):
        abroad.add_member(person.user)
    await world.env.settle()
    await _waiting_for(world, world.ann)
    await _waiting_for(world, world.ann, Place(abroad.id, other.id))
    await _told(world, said)
    if closed:
        _closed(world, world.ann.user.dm_channel)
    await world.passes(HOUR)
    if not closed:
        assert [(call.where, call.tables) for call in said] == [("ann", ["1", "2"])]
        return
    assert sorted((call.where, *call.tables) for call in said) == [("?", "2"), ("trains", "1")]
    assert {call.nonce for call in said} == {"rhp-1-0", "rhp-1-1"}


async def test_a_clock_that_cannot_be_saved_is_tried_again_a_minute_later(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[int] = []

    async def full(table: int) -> Any:
        tries.append(table)
        raise TableError("not-saved")

    async def fail() -> list[int]:
        return [1]

    await world.running()
    waiting = world.tables.clocks
    monkeypatch.setattr(waiting, "expire_clocks", full)
    monkeypatch.setattr(waiting, "expired_tables", fail)
    coming = iter((0, 700, 0, 0))

    async def soon(_spans: Any) -> int:
        return next(coming)

    monkeypatch.setattr(world.tables.idle, "seconds_until_any_due", soon)
    assert await world.bot.services.delivery.reminding.run_due() == 600
    assert await world.bot.services.delivery.reminding.run_due() == 60
    assert tries == [1, 1]


async def test_an_archived_thread_that_cannot_be_opened_gives_way_to_its_channel(
    threads: World,
) -> None:
    """Discord lets a server have only so many open threads, and keeps locked ones shut."""
    card = await threads.opened(threads.bob)
    await threads.ann.click(card, label="Start")
    table = await threads.table()
    thread = threads.bot.get_channel(table.place.thread or 0)
    assert isinstance(thread, discord.Thread)
    await thread.edit(archived=True)
    threads.env.inject_error("PATCH", f"/channels/{thread.id}", status=400, code=160006, times=None)
    before = len(threads.messages())
    await threads.passes(DAY)
    assert len(threads.messages()) == before + 1
    assert "a table is waiting for you" in words(threads.card)
    await act(threads.tables, table, Haul())
    await threads.bot.services.delivery.deliver(1)
    assert "hauls" in words(threads.card)


async def test_a_message_in_the_language_of_its_reader(world: World, said: list[Said]) -> None:
    await _all(world, how="direct")
    await world.running()
    await (await world.mover()).click(world.card, label="Haul")
    mover = await world.mover()
    person = await world.tables.person_settings(mover.id)
    await world.tables.save_person_settings(mover.id, replace(person, language="de"))
    await world.passes(DAY)
    assert "ein Tisch wartet auf dich" in _pings(said)[-1].text


async def test_more_tables_than_a_message_holds(world: World, said: list[Said]) -> None:
    await _all(world, first=60)
    for _ in range(12):
        await _waiting_for(world, world.ann)
    await _told(world, said)
    await world.passes(HOUR)
    (ping,) = said
    assert "12 tables are waiting for you" in ping.text
    assert "and 2 more" in ping.text
    assert len(labels(ping.message)) == 10


def test_defaults_are_what_the_page_says() -> None:
    assert PingSettings() == PingSettings(
        "mention", 0, 24 * 60, "UTC", None, None, False, False, None
    )
