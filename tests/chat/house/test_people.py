"""Names never hold anything up."""

import asyncio
import time
from typing import Any

import discord
import pytest

from bot.chat.base import display_names as asked_of
from bot.chat.base.display_names import NameCache, clean_name
from bot.chat.base.table_contexts import load_context
from tests.chat.harness.world import World, labels, reply

Patch = pytest.MonkeyPatch


@pytest.fixture
def slow(monkeypatch: Patch) -> asyncio.Event:
    """Discord tells no name before this is set."""
    gate = asyncio.Event()
    fetch = discord.Guild.fetch_member

    async def late(guild: discord.Guild, user: int) -> Any:
        await gate.wait()
        return await fetch(guild, user)

    monkeypatch.setattr(discord.Guild, "fetch_member", late)
    monkeypatch.setattr(asked_of, "LONG_TIMEOUT", 0.3)
    return gate


def _restart(world: World) -> NameCache:
    """The process knows nobody's name any more."""
    world.bot.services.people = NameCache()
    return world.bot.services.people


async def test_after_a_restart_all_names_are_asked_at_once(
    world: World, monkeypatch: Patch
) -> None:
    table = await world.running(world.bob, world.cat)
    under_way, most = 0, 0
    fetch = discord.Guild.fetch_member

    async def counted(guild: discord.Guild, user: int) -> Any:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        await asyncio.sleep(0.05)
        under_way -= 1
        return await fetch(guild, user)

    monkeypatch.setattr(discord.Guild, "fetch_member", counted)
    names = await _restart(world).seat_names(world.bot, table, "en")
    assert set(names) == {"ann", "bob", "cat"}
    assert most == 3


async def test_who_is_not_told_in_time_has_a_stand_in_and_is_known_later(
    world: World, slow: asyncio.Event
) -> None:
    table = await world.running(world.bob, world.cat)
    people = _restart(world)
    assert await people.seat_names(world.bot, table, "en", patience=0.05) == [
        "Player 1",
        "Player 2",
        "Player 3",
    ]
    assert await people.seat_names(world.bot, table, "de", patience=0.05) == [
        "Person 1",
        "Person 2",
        "Person 3",
    ]
    slow.set()
    assert set(await people.seat_names(world.bot, table, "en", patience=1)) == {"ann", "bob", "cat"}


async def test_one_question_is_waited_for_once_only(world: World, slow: asyncio.Event) -> None:
    """However often it is needed meanwhile: its time counts from when it was asked."""
    table = await world.running()
    people = _restart(world)
    await people.seat_names(world.bot, table, "en", patience=0.2)
    began = time.monotonic()
    for _ in range(20):
        await people.seat_names(world.bot, table, "en", patience=0.2)
    assert time.monotonic() - began < 0.2
    slow.set()


async def test_a_form_comes_in_time_though_discord_tells_no_names(
    world: World, monkeypatch: Patch
) -> None:
    """Discord waits three seconds for it; every name takes an hour."""
    await world.running()
    while "Another bid" not in labels(world.card):
        await (await world.mover()).click(world.card, label="Haul")

    async def late(guild: discord.Guild, user: int) -> Any:
        await asyncio.sleep(3600)

    monkeypatch.setattr(discord.Guild, "fetch_member", late)
    _restart(world)
    pressed = await (await world.mover()).click(world.card, label="Another bid")
    await world.env.advance_time(2)
    assert pressed.modal is not None


async def test_choices_come_in_time_though_discord_tells_no_names(
    world: World, slow: asyncio.Event
) -> None:
    """What is offered while somebody types is read from this."""
    await world.running()
    _restart(world)
    began = time.monotonic()
    _, ctx = await load_context(world.bot, 1, world.cat.id, "en")
    assert time.monotonic() - began < 2
    assert ctx.names == ["Player 1", "Player 2"]
    slow.set()


async def test_what_may_pass_is_asked_again_and_who_is_gone_is_not(
    world: World, monkeypatch: Patch
) -> None:
    await world.env.settle()
    people, calls = _restart(world), []
    called = asked_of._fetch_display_name

    async def counted(client: discord.Client, guild: int, user: int) -> str:
        calls.append(user)
        if len(calls) == 1:
            raise OSError("reset")
        return await called(client, guild, user)

    monkeypatch.setattr(asked_of, "_fetch_display_name", counted)
    ann, nobody = world.ann.id, 12345
    assert await people.names(world.bot, world.guild.id, [ann]) == [None]
    assert await people.names(world.bot, world.guild.id, [ann, nobody]) == ["ann", ""]
    assert await people.names(world.bot, world.guild.id, [ann, nobody]) == ["ann", ""]
    assert calls == [ann, ann, nobody]


async def test_who_left_the_server_keeps_a_name(world: World) -> None:
    outside = world.env.create_user("dan")
    people = _restart(world)
    assert await people.names(world.bot, world.guild.id, [outside.id]) == ["dan"]


async def test_who_is_forgotten_is_not_learned_from_a_late_answer(
    world: World, slow: asyncio.Event
) -> None:
    people = _restart(world)
    ann = world.ann.id
    assert await people.names(world.bot, world.guild.id, [ann], patience=0.01) == [None]
    people.forget(ann)
    slow.set()
    await asyncio.sleep(0.05)
    assert not people._names and not people._asked


async def test_a_name_that_changed_is_told_at_the_next_press(world: World) -> None:
    """Typing a command tells the name too."""
    await world.running()
    world.env.backend.guilds[world.guild.id].members[world.bob.id].nick = "Bobby"
    await world.bob.slash(world.channel, "table show", text=True)
    assert "Bobby" in reply(await world.ann.slash(world.channel, "table standings"))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \n Lovelace ", "Ada Lovelace"),
        ("Zoë Öztürk 李小龍 🚂", "Zoë Öztürk 李小龍 🚂"),
        ("snake_case", "snake_case"),
        ("<@123456789012345678>", "‹@123456789012345678›"),
        ("<@&1> </cmd:1> <t:0:R>", "‹@&1› ‹/cmd:1› ‹t:0:R›"),
        ("<:x:1><id:customize><#1>", "‹:x:1›‹id:customize›‹#1›"),
        ("@everyone and @\u200bHERE", "everyone and HERE"),
        ("@@everyone", "everyone"),
        ("@@\u200b@hereby", "hereby"),
        ("\u202eneB\u202c", "neB"),
        ("A\u2066d\u2069a\u200f", "Ada"),
        ("A\x00d\x1ba", "Ada"),
        ("https://evil.example/a_b_c", "https:evil.example/a_b_c"),
        ("Z" + "\u0300" * 20 + "a", "Z\u0300\u0300a"),
        ("\u200b\u200d\u2060\ufeff", ""),
        ("\u3164\u115f\u1160\uffa0\u2800\u034f", ""),
        ("\u0300\u0301\u0302\u20dd", ""),
        ("\ufe0f\U000e0001\U000e0041\U000e0101", ""),
        ("\ue000\U000f0000\ud800", ""),
    ],
)
def test_a_name_is_only_letters(name: str, shown: str) -> None:
    """Nothing is left that Discord draws as something else, or of which nothing is seen."""
    assert clean_name(name) == shown


async def test_who_has_a_name_of_nothing_visible_is_called_by_the_seat(world: World) -> None:
    """Told or asked for, and it is not asked for again; elsewhere it is somebody."""
    table = await world.running()
    world.env.backend.guilds[world.guild.id].members[world.bob.id].nick = "\u200b\u3164"
    people = _restart(world)
    for _ in range(2):
        assert set(await people.seat_names(world.bot, table, "en")) in (
            {"ann", "Player 1"},
            {"ann", "Player 2"},
        )
    await world.bob.slash(world.channel, "table show", text=True)
    assert await people.names(world.bot, world.guild.id, [world.bob.id]) == [None]
    assert await people.name(world.bot, world.guild.id, world.bob.id, "en") == "Somebody"
