"""Idle tables in chat: the offer with its two buttons, the archive, and going on."""

import discord
import pytest
from msgspec.structs import replace

from bot.tables.types.hours import DAY, PingSettings
from bot.tables.types.model import Place
from bot.tables.types.settings import GuildSettings, PersonSettings
from tests.chat.harness.calls import Said
from tests.chat.harness.world import World, answers, labels, reply, sane, seat_id, tells, words
from tests.support.strict_discord import NOTICES


async def _pass(world: World, days: int) -> None:
    """So many days go by, and the loop looks."""
    world.clock.now += days * DAY
    await world.tables.clocks.record_heartbeat(10**9)  # the bot was there all the time
    world.bot.services.delivery.reminding.wake()
    await world.env.advance_time(25)


async def test_the_offer_is_one_card_with_two_answers_in_words(world: World) -> None:
    """It notifies all who are asked."""
    await world.running()
    before = len(world.messages())
    NOTICES.clear()
    await _pass(world, 30)
    notified = {notice.user for notice in NOTICES if notice.channel == world.channel.id}
    assert notified == {world.ann.id, world.bob.id}
    offer, idle = world.card, "Nobody has moved here for a long time"
    tells(offer, idle, f"<@{world.ann.id}>", f"<@{world.bob.id}>")
    assert {"Go on", "End the game", "Haul"} <= set(labels(offer))
    await _pass(world, 1)
    await _pass(world, 1)
    assert sum(idle in words(message) for message in world.messages()[before:]) == 1
    await world.bob.click(offer, label="Go on")
    tells(world.card, "**bob** wants to go on")
    assert "Go on" not in labels(world.card) and "Haul" in labels(world.card)


async def test_all_must_agree_to_end_it(world: World) -> None:
    await world.running()
    await _pass(world, 30)
    for person, said, status in (
        (world.ann, "**ann** agrees to end the game", "running"),
        (world.bob, "ended early", "ended"),
    ):
        await person.click(world.card, label="End the game")
        tells(world.card, said)
        assert (await world.table()).status == status


async def _archived(world: World) -> None:
    await _pass(world, 30)
    await _pass(world, 14)


async def test_an_archived_table_can_be_looked_at_and_resumed_with_its_button(
    world: World,
) -> None:
    await world.running()
    mover = await world.mover()
    old = await world.command(mover, "table show")
    await _archived(world)
    card = world.card
    tells(card, "Table 1 was archived", "everything is kept")
    assert "Resume" in labels(card) and "Haul" not in labels(card)
    assert "Undo…" not in labels(card)
    for command in ("table log", "table export", "table verify", "table show", "table standings"):
        sane(await world.command(world.bob, command))
    assert "Resume" in labels(await world.command(world.bob, "table show"))
    await mover.click(old, label="Haul")
    assert "Table 1 was archived" in words(old) and "Resume" in labels(old)
    tells(await world.command(mover, "table concede"), "archived")
    assert "no seat" in reply(await world.cat.click(card, label="Resume")).casefold()
    await world.bob.click(card, label="Resume")
    tells(world.card, "**bob** resumes the table")
    assert "Haul" in labels(world.card)
    await (await world.mover()).click(world.card, label="Haul")
    assert (await world.tables.log_entries(1, kind="action"))[-1].user == mover.id


async def test_a_command_resumes_it_and_comes_first_of_several_tables(world: World) -> None:
    """Whoever was away is back by resuming."""
    await world.running()
    mover = await world.mover()
    await mover.slash(world.channel, "table away")
    await _archived(world)
    await world.cat.slash(world.channel, "table open", game="haul")
    joined = await world.command(world.bob, "table join")
    tells(joined, "table 2")
    tells(await world.command(mover, "table resume", table=1), "Table 1 goes on")
    now = await world.table()
    assert now.archived is None and now.away == ()
    tells(await world.command(world.ann, "table resume", table=1), "isn't archived")


async def test_a_lobby_that_never_starts(world: World) -> None:
    await world.opened(world.bob)
    await _pass(world, 30)
    tells(world.card, "waiting for players for a long time")
    assert {"Keep it", "Close it", "Join", "Start"} <= set(labels(world.card))
    assert "no seat" in reply(await world.cat.click(world.card, label="Keep it")).casefold()
    await world.bob.click(world.card, label="Keep it")
    assert "Keep it" not in labels(world.card)
    await _archived(world)
    tells(world.card, "Table 1 was archived")
    assert labels(world.card) == ["Resume"]
    await world.bob.click(world.card, label="Resume")
    assert {"Join", "Start"} <= set(labels(world.card))
    await world.ann.click(world.card, custom_id=seat_id(world.card, "start"))
    assert (await world.table()).status == "running"


async def test_the_owner_closes_a_lobby_by_the_offer(world: World) -> None:
    await world.opened(world.bob)
    await _pass(world, 30)
    pressed = await world.ann.click(world.card, label="Close it")
    assert (await world.table()).status == "ended"
    assert not answers(pressed), "the card that was pressed says it"
    assert "This table is closed." in words(world.card) and not labels(world.card)
    assert not labels(world.messages()[0]), "the card before the offer has none since then"


async def test_in_german(world: World) -> None:
    await world.tables.save_guild_settings(world.guild.id, GuildSettings("de", "channel"))
    await world.running()
    await _pass(world, 30)
    tells(world.card, "Hier hat lange niemand gezogen")
    assert {"Weiterspielen", "Partie beenden"} <= set(labels(world.card))
    await _pass(world, 14)
    tells(world.card, "Tisch 1 wurde")
    await world.ann.click(world.card, label="Wieder aufnehmen")
    tells(world.card, "**ann** nimmt den Tisch wieder auf.")


async def test_where_the_channel_is_gone_the_owner_is_told_and_may_resume_elsewhere(
    world: World, said: list[Said]
) -> None:
    table = await world.running()
    for person in (world.ann, world.bob):
        settings = PersonSettings(language="de", pings=PingSettings(how="quiet"))
        await world.tables.save_person_settings(person.id, settings)
    gone = world.guild.create_text_channel("gone")
    await world.tables.set_place(1, Place(table.place.guild, gone.id))
    channel = await world.bot.fetch_channel(gone.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.delete()
    await _archived(world)
    assert "deshalb habe ich ihn archiviert" in said[-1].text and said[-1].where == "ann"
    world.clock.now += DAY
    assert await world.tables.claim_due() == [], "nothing is tried for ever"
    await world.ann.slash(world.channel, "table resume", table=1)
    assert "resumes the table" in words(world.card)
    assert (await world.table()).place.posting_channel == world.channel.id


async def test_thrown_out_and_invited_again(world: World) -> None:
    await world.running()
    before = len(world.messages())
    await world.bot.services.tables.idle.update_servers([])
    assert (await world.table()).archived is not None
    await _pass(world, 100)
    assert len(world.messages()) == before
    await world.bot.on_ready()
    assert (await world.table()).archived is None
    assert "I'm on this server again" in words(world.card)
    assert "Haul" in labels(world.card)


@pytest.mark.parametrize("days", [0, 7])
async def test_the_settings_say_how_long(world: World, days: int) -> None:
    services = world.bot.services
    services.settings = replace(services.settings, idle_days=days)
    await world.running()
    await _pass(world, 7)
    assert ("Nobody has moved" in words(world.card)) is bool(days)
