"""Desk sessions on the real bot: rolling, naming regions, correcting, taking back, closing."""

import asyncio
import re
from typing import Any

import discord
import pytest

from bot.tables.desks import Session
from cogs.desk.service import desks_of
from rules.dice import commitment, value_at
from rules.rail_baron.cities.lookup import regions
from rules.rail_baron.dice_desk.desk import Naming
from tests.desk.test_commands import ids_of, pictures_of, refused, text_of


@pytest.fixture
def world(simcord_env: Any) -> Any:
    guild = simcord_env.create_guild()
    simcord_env.channel = guild.create_text_channel("trains")
    for name in ("anna", "bob", "carl"):
        setattr(simcord_env, name, guild.add_member(simcord_env.create_user(name)))
    return simcord_env


async def slash(world: Any, name: str, who: str = "anna", **options: Any) -> Any:
    return await getattr(world, who).slash(world.channel, f"desk session {name}", **options)


async def said(world: Any, name: str, who: str = "anna", **options: Any) -> str:
    return text_of((await slash(world, name, who, **options)).response)


async def session(world: Any) -> Session:
    found = await desks_of(world.bot).open_session(str(world.channel.id))
    assert found is not None
    return found


async def opened(world: Any, people: str = "Anna, Bob") -> Any:
    return (await slash(world, "start", people=people)).response


async def with_homes(world: Any, people: str = "Anna, Bob") -> None:
    """A desk whose people have homes given by hand: Chicago and Miami."""
    await opened(world, people)
    names = [person.name for person in (await session(world)).desk.people]
    for name, city in zip(names, ["Chicago", "Miami", "Denver"], strict=False):
        await slash(world, "correct", person=name, what="home", city=city)


@pytest.mark.parametrize("command", ["roll", "home"])
async def test_a_roll_beside_an_open_session_says_so(world: Any, command: str) -> None:
    """With the session's own buttons, one of which rolls in it; without one nothing is said."""
    options = {"from": "Chicago"} if command == "roll" else {}
    alone = await world.anna.slash(world.channel, f"desk {command}", **options)
    assert "isn't part of it" not in text_of(alone.response)
    await with_homes(world)
    beside = (await world.anna.slash(world.channel, f"desk {command}", **options)).response
    assert "A desk session is open here, and this roll isn't part of it." in text_of(beside)
    before = (await session(world)).version
    rolls = next(one for one in ids_of(beside).values() if one.startswith("rh:desk:next:"))
    await world.anna.click(beside, custom_id=rolls)
    assert (await session(world)).version > before


async def naming(world: Any, who: str) -> tuple[Any, Naming]:
    """Correct and roll until this person has a region to name; the card and what is to name."""
    for _ in range(300):
        result = await slash(world, "next", person=who)
        here = await session(world)
        if here.desk.naming:
            return result.response, here.desk.naming
    raise AssertionError("no own region in 300 rolls")


async def test_opening(world: Any) -> None:
    card = await opened(world, "Anna, Bob; Cleo")
    text = text_of(card)
    assert "Anna, Bob" in text and "Cleo" in text
    here = await session(world)
    assert here.commitment in text
    assert list(ids_of(card)) == ["Anna: home", "Bob: home", "Cleo: home"]
    told = await refused(world, await slash(world, "start", "bob", people="Dan"))
    assert "already open" in told


async def test_opening_with_names_parted_by_spaces(world: Any) -> None:
    await opened(world, "Anna Bob *Cleo*")
    assert [p.name for p in (await session(world)).desk.people] == ["Anna", "Bob", "Cleo"]


@pytest.mark.parametrize(
    ("people", "words"),
    [
        (" , ,", "one to 6"),
        ("a,b,c,d,e,f,g", "one to 6"),
        ("Anna, anna", "tell them apart"),
        ("x" * 30, "too long"),
    ],
)
async def test_names_that_do_not_do(world: Any, people: str, words: str) -> None:
    assert words in await refused(world, await slash(world, "start", people=people))


@pytest.mark.parametrize("name", ["next", "status", "history", "undo", "end"])
async def test_nothing_without_a_desk(world: Any, name: str) -> None:
    assert "No desk is open here" in await refused(world, await slash(world, name))


async def test_next_goes_round_for_homes_and_first_destinations(world: Any) -> None:
    await opened(world)
    for name in ("Anna", "Bob"):
        result = await slash(world, "next")
        assert f"**{name}**'s home city is" in text_of(result.response)
        assert len(pictures_of(result.response)) == 1
    told = text_of((await slash(world, "next")).response)
    assert told.strip().startswith("### Anna")


async def test_arriving_pays_and_rolls_on(world: Any) -> None:
    await with_homes(world)
    await slash(world, "correct", person="Anna", what="destination", city="Seattle")
    result = await slash(world, "next", person="ann")
    text = text_of(result.response)
    assert "**Anna** arrives in Seattle and is paid **$21,500** for the trip from Chicago" in text
    here = await session(world)
    anna = here.desk.people[0]
    assert anna.place == "Seattle"
    if anna.destination:
        assert f"**Seattle – {anna.destination}**" in text
        shown = await world.bob.click(result.response, label="On the map")
        assert f"Seattle – {anna.destination}" in text_of(shown.response)


async def test_when_all_are_under_way_the_desk_asks_who_arrived(world: Any) -> None:
    await with_homes(world)
    await slash(world, "correct", person="Anna", what="destination", city="Seattle")
    await slash(world, "correct", person="Bob", what="destination", city="Boston")
    result = await slash(world, "next")
    assert result.ephemeral and "Who has arrived?" in text_of(result.response)
    pressed = await world.anna.click(result.response, label="Bob arrives: Boston")
    public = pressed.followups[-1]
    assert not public.ephemeral and "**Bob** arrives in Boston" in text_of(public)


async def test_wrong_person_names(world: Any) -> None:
    await opened(world)
    told = await refused(world, await slash(world, "next", person="Zoe"))
    assert "“Zoe”" in told and "Anna and Bob" in told
    offered = await world.anna.autocomplete(world.channel, "desk session next", "person", "b")
    assert [choice["value"] for choice in offered] == ["Bob"]


async def test_a_press_rolls_and_uses_its_card_up(world: Any) -> None:
    card = await opened(world)
    pressed = await world.bob.click(card, label="Bob: home")
    assert "**Bob**'s home city is" in text_of(pressed.followups[-1])
    assert not _pressable(world, card)
    assert (await session(world)).version == 1


def _pressable(world: Any, card: Any) -> bool:
    stored = world.backend.get_message(card.channel_id, card.id)
    return "custom_id" in str(stored.components)


async def test_a_stale_press_gets_a_sentence_and_the_fresh_card(world: Any) -> None:
    card = await opened(world)
    await slash(world, "next")
    stale = await world.bob.click(card, label="Anna: home")
    (answer,) = stale.followups
    assert answer.ephemeral
    text = text_of(answer)
    assert "moved on" in text and "**Anna**: home" in text
    assert (await session(world)).version == 1
    fresh = await world.bob.click(answer, label="Bob: home")
    assert "**Bob**'s home city is" in text_of(fresh.followups[-1])


async def test_naming_ones_region(world: Any) -> None:
    """Ruling 6 at a desk that everybody may use."""
    await with_homes(world)
    card, waiting = await naming(world, "Anna")
    assert list(ids_of(card))[:7] == list(regions())
    assert "on average, likeliest" in text_of(card)
    again = await slash(world, "next")
    assert again.ephemeral and waiting.region in text_of(again.response)
    told = await said(world, "status")
    assert "has a region to name" in told
    named = await world.bob.click(card, label="Northwest")
    text = text_of(named.followups[-1])
    assert "**Anna** names **Northwest**" in text and "City:" in text
    assert (await session(world)).desk.naming is None


async def test_naming_survives_a_restart(world: Any, make_bot: Any) -> None:
    await with_homes(world)
    card, _ = await naming(world, "Anna")
    await world.restart_bot(make_bot())
    named = await world.anna.click(card, label="Plains")
    assert "**Anna** names **Plains**" in text_of(named.followups[-1])
    assert "Anna names Plains" in await said(world, "history")


async def test_a_desk_of_mentioned_people_is_theirs(world: Any) -> None:
    mentions = f"{world.bob.mention} {world.carl.mention}"
    await with_homes(world, mentions)
    here = await session(world)
    assert here.users == {0: world.bob.id, 1: world.carl.id}
    dan = world.guild.add_member(world.create_user("dan"))
    told = await refused(world, await dan.slash(world.channel, "desk session next"))
    assert "kept for the people at its board" in told
    names = [person.name for person in here.desk.people]
    card, waiting = await naming(world, names[0])
    assert waiting.person == 0
    told = await refused(world, await world.carl.click(card, label="Plains"))
    assert f"for {names[0]} to decide" in told
    told = await refused(world, await dan.click(card, label="Plains"))
    assert "kept for" in told
    named = await world.bob.click(card, label="Plains")
    assert "names **Plains**" in text_of(named.followups[-1])


async def test_a_desk_is_opened_in_time_though_discord_tells_no_names(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord waits three seconds for the answer; every name takes an hour."""

    async def late(*_: Any) -> Any:
        await asyncio.sleep(3600)

    monkeypatch.setattr(discord.Guild, "fetch_member", late)
    monkeypatch.setattr(discord.Client, "fetch_user", late)
    mentions = f"{world.anna.mention} {world.bob.mention} {world.carl.mention}"
    opening = await slash(world, "start", people=mentions)
    await world.advance_time(2)
    assert re.search("anna, Player 2,? (and )?Player 3", text_of(opening.response))
    here = await session(world)
    assert here.users == {0: world.anna.id, 1: world.bob.id, 2: world.carl.id}


async def test_somebody_who_is_not_on_discord_is_refused(world: Any) -> None:
    told = await refused(world, await slash(world, "start", people="Anna <@12345>"))
    assert "can't be found" in told


async def test_home_swap(world: Any) -> None:
    """Rulings 5 and 5a."""
    await with_homes(world, "Anna")
    told = await refused(world, await slash(world, "swap", person="Anna"))
    assert "rules 5 and 5a" in told
    for _ in range(50):
        result = await slash(world, "next")
        here = await session(world)
        if here.desk.people[0].may_swap:
            break
        await slash(world, "undo")
    drawn = here.desk.people[0].destination
    swapped = await world.anna.click(result.response, label="Swap home")
    assert "swaps home and destination" in text_of(swapped.followups[-1])
    anna = (await session(world)).desk.people[0]
    assert (anna.home, anna.place, anna.destination) == (drawn, drawn, "Chicago")
    await slash(world, "undo")
    result = await slash(world, "swap", person="Anna")
    assert f"home is now **{drawn}**" in text_of(result.response)


async def test_correcting(world: Any) -> None:
    await with_homes(world)
    told = await said(world, "correct", person="Bob", what="place", city="st louis")
    assert "The city **Bob** last arrived in is set by hand: St. Louis (was Miami)" in told
    told = await said(world, "correct", person="Bob", what="destination", city="LA")
    assert "Los Angeles (was none)" in told
    assert "**Bob**: St. Louis – Los Angeles, pays $20,500" in await said(world, "status")
    told = await said(world, "correct", person="Bob", what="destination")
    assert "none (was Los Angeles)" in told
    bad = await slash(world, "correct", person="Bob", what="place")
    assert "needs a city" in await refused(world, bad)
    bad = await slash(world, "correct", person="Bob", what="place", city="St. Louis")
    assert "how it stands already" in await refused(world, bad)
    bad = await slash(world, "correct", person="Bob", what="destination", city="St Louis")
    assert "rule 7" in await refused(world, bad)
    bad = await slash(world, "correct", person="Bob", what="place", city="Portland")
    assert "could be" in await refused(world, bad)


async def test_undo_and_history(world: Any) -> None:
    await with_homes(world)
    before = (await session(world)).desk
    await slash(world, "next")
    told = await said(world, "undo", who="bob")
    assert "bob undoes entry 3: Anna" in told
    assert (await session(world)).desk == before
    history = await said(world, "history")
    assert "1. Anna: home set to Chicago (was none)" in history
    assert re.search(r"~~3\. Anna .*\(dice 0–\d\)~~", history)
    assert "4. Entry 3 undone." in history
    for _ in range(2):
        await slash(world, "undo")
    assert "nothing left" in await refused(world, await slash(world, "undo"))


async def test_history_has_pages(world: Any) -> None:
    await opened(world, "Anna")
    for index in range(23):
        city = ["Chicago", "Miami"][index % 2]
        await slash(world, "correct", person="Anna", what="home", city=city)
    newest = (await slash(world, "history")).response
    assert "Page 3 of 3" in text_of(newest) and "23. Anna" in text_of(newest)
    assert list(ids_of(newest)) == ["Older"]
    older = await world.anna.click(newest, label="Older")
    assert "Page 2 of 3" in text_of(older.response)
    oldest = await world.anna.click(older.response, label="Older")
    assert "1. Anna" in text_of(oldest.response)
    assert list(ids_of(oldest.response)) == ["Newer"]
    back = await world.anna.click(oldest.response, label="Newer")
    assert "Page 2 of 3" in text_of(back.response)


async def test_closing_shows_the_seed_and_the_record(world: Any) -> None:
    await opened(world)
    for _ in range(4):
        await slash(world, "next")
        here = await session(world)
        if here.desk.naming:
            await desks_of(world.bot).undo(here.id, 1, f"undo {here.version}")
    entries = await desks_of(world.bot).history(here.id)
    told = await refused(world, await slash(world, "end", "bob"))
    assert "can close it" in told
    asked = await slash(world, "end")
    assert asked.ephemeral and list(ids_of(asked.response)) == ["Close the desk", "Back"]
    await world.anna.click(asked.response, label="Back")
    assert (await session(world)).ended is None
    asked = await slash(world, "end")
    closed = await world.anna.click(asked.response, label="Close the desk")
    public = closed.followups[-1]
    seed = re.search(r"Secret seed: `([0-9a-f]{64})`", text_of(public))
    assert seed and not public.ephemeral
    assert commitment(bytes.fromhex(seed[1])) == here.commitment
    (file,) = [a for a in public.attachments if a.filename.endswith(".txt")]
    record = (await file.read()).decode()
    assert seed[1] in record and here.commitment in record
    for draw in [draw for entry in entries for draw in entry.draws]:
        assert value_at(bytes.fromhex(seed[1]), draw.counter, 6) == draw.value
        assert f"{draw.counter}:{draw.value}" in record
    assert await desks_of(world.bot).open_session(str(world.channel.id)) is None
    history = await world.bob.click(public, label="History")
    assert "Desk history" in text_of(history.followups[0])


async def test_buttons_of_a_closed_desk(world: Any) -> None:
    card = await opened(world)
    here = await session(world)
    await desks_of(world.bot).end(here.id)
    told = await refused(world, await world.anna.click(card, label="Anna: home"))
    assert "closed" in told


async def test_lookups_follow_the_edition_of_the_desk(world: Any) -> None:
    await slash(world, "start", people="Anna", edition="u21")
    options = {"a": "Dallas", "b": "Las Vegas"}
    result = await world.anna.slash(world.channel, "desk payoff", **options)
    assert "$15,000" in text_of(result.response)
    told = await said(world, "correct", person="Anna", what="home", city="St. Paul")
    assert "Minneapolis (was none)" in told


async def test_a_desk_in_a_direct_message_and_one_in_a_channel(world: Any) -> None:
    dan = world.create_user("dan")
    await dan.send_dm("hello")
    await opened(world)
    result = await dan.slash("desk session start", people="Dan, Eve")
    assert "Dan and Eve" in text_of(result.response)
    rolled = await dan.slash("desk session next")
    assert "**Dan**'s home city is" in text_of(rolled.response)
    assert (await session(world)).version == 0
    asked = await dan.slash("desk session end")
    closed = await dan.click(asked.response, label="Close the desk")
    assert "Secret seed" in text_of(closed.followups[-1])


async def test_two_quick_presses_roll_once(world: Any) -> None:
    """The second press carries the version of the card it was made on."""
    card = await opened(world)
    here = await session(world)
    await world.anna.click(card, label="Anna: home")
    found = await desks_of(world.bot).history(here.id)
    assert len(found) == 1
    channel = world.bot.get_channel(world.channel.id)
    view_id = f"rh:desk:next:{here.id}:0:0"
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="again", custom_id=view_id))
    double = await channel.send(view=view)
    again = await world.anna.click(double, label="again")
    assert "moved on" in text_of(again.followups[0])
    assert len(await desks_of(world.bot).history(here.id)) == 1


async def test_a_roll_counts_even_if_discord_gives_the_answer_up(world: Any) -> None:
    await opened(world)
    world.inject_error("POST", "/interactions/*/*/callback", status=404)
    await slash(world, "next")
    assert (await session(world)).version == 1


async def test_names_are_only_letters_and_each_person_has_one(world: Any) -> None:
    """Whatever is typed or is somebody's name; who has nothing to see in it is called by number."""
    world.backend.guilds[world.channel.guild.id].members[world.bob.id].nick = "\u200b<@&1>\u202ebob"
    await opened(world, f"<t:0:R>\u202e Ada, \u200b\u3164, <@{world.bob.id}>")
    names = [person.name for person in (await session(world)).desk.people]
    assert names == ["t:0:R Ada", "Player 2", "&1 bob"]
    assert (await session(world)).users == {2: world.bob.id}
