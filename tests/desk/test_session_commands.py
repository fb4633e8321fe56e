"""Sessions of the dice desk on the real bot: rolling, naming regions, correcting, taking back,
closing; in channels and in direct messages."""

import asyncio
import json
import re
from typing import Any

import discord
import pytest

from bot.tables.storage.store import Store
from bot.tables.types.errors import TableError
from rules.dice import commitment
from rules.dice_desk.actions import CloseDesk
from rules.dice_desk.state import Naming
from rules.rail_baron.cities.lookup import regions
from tests.chat.harness.world import tells, typed, words
from tests.desk.kit import (
    card,
    correcting,
    ids_of,
    opened,
    refused,
    session,
    slash,
    table_of,
    with_homes,
)


async def naming(world: Any, person: str, who: str = "anna") -> tuple[Any, Naming]:
    """Roll until the person has a region to name."""
    for _ in range(200):
        await slash(world, "next", who, person=person)
        waiting = (await session(world)).naming
        if waiting is not None:
            return await card(world), waiting
        await slash(world, "undo", who)
    raise AssertionError("no region to name in 200 rolls")


async def test_a_session_is_a_table_with_one_card(world: Any) -> None:
    """Its opening tells the fingerprint of the dice, and a second one is refused. It knows of no
    railroads, so it has no button for them."""
    response = (await slash(world, "start", people="Anna, Bob", edition="u21")).response
    table = await table_of(world)
    assert response.ephemeral and str(table.commitment) in words(response)
    assert (table.game, table.status, table.owner) == ("dice_desk", "running", world.anna.id)
    shown = words(await card(world))
    assert "The desk is open" in shown and "**Anna**: no home yet" in shown
    assert "<@" not in shown, "nobody is called"
    there = ids_of(await card(world))
    assert "Where all are" in there and "Railroads" not in there
    again = await refused(world, await slash(world, "start", "bob", people="Zoe"))
    assert f"Table {table.id}" in again and "/desk session end" in again


async def test_one_press_is_one_roll_by_anybody_in_the_channel(world: Any) -> None:
    """Where only names were typed; the same card then has the next roll."""
    shown = await opened(world)
    assert list(ids_of(shown))[:2] == ["Anna: home", "Bob: home"]
    await world.bob.click(shown, label="Bob: home")
    now = await card(world)
    assert now.id == shown.id and "**Bob**'s home city is" in words(now)
    assert len(now.attachments) == 1
    assert (await table_of(world)).version == 2
    await world.carl.click(now, label="Anna: home")
    assert all(person.home for person in (await session(world)).people)
    (entry,) = [
        row for row in await world.bot.services.tables.entries_since(1, 2) if row.kind == "action"
    ]
    assert (entry.seat, entry.user) == (0, world.carl.id)


async def test_arriving_pays_and_rolls_on(world: Any) -> None:
    await with_homes(world)
    await slash(world, "correct", person="Anna", what="destination", city="Seattle")
    await slash(world, "next", person="ann")
    tells(
        await card(world),
        "**Anna** arrives in Seattle and is paid **$21,500** for the trip from Chicago",
    )
    anna = (await session(world)).people[0]
    assert (anna.place, anna.collected) == ("Seattle", 21_500)


async def test_when_all_are_under_way_the_desk_asks_who_arrived(world: Any) -> None:
    await with_homes(world)
    await slash(world, "correct", person="Anna", what="destination", city="Seattle")
    await slash(world, "correct", person="Bob", what="destination", city="Boston")
    page = (await slash(world, "next")).response
    assert page.ephemeral and "Bob arrives: Boston" in ids_of(page)
    await world.anna.click(page, label="Bob arrives: Boston")
    tells(await card(world), "**Bob** arrives in Boston")


async def test_wrong_person_names(world: Any) -> None:
    await opened(world)
    refusal = await refused(world, await slash(world, "next", person="Zoe"))
    assert "“Zoe”" in refusal and "Anna and Bob" in refusal
    offered = await world.anna.autocomplete(world.channel, "desk session next", "person", "b")
    assert [choice["value"] for choice in offered] == ["Bob"]


async def test_a_stale_press_gets_a_sentence_and_the_fresh_card(world: Any) -> None:
    shown = await opened(world)
    place = ids_of(shown)["Anna: home"]
    await world.anna.click(shown, label="Anna: home")
    channel = world.bot.get_channel(world.channel.id)
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="again", custom_id=place))
    stale = await world.bob.click(await channel.send(view=view), label="again")
    (answer,) = stale.followups
    assert answer.ephemeral and "Bob: home" in ids_of(answer)
    assert (await table_of(world)).version == 2
    await world.bob.click(answer, label="Bob: home")
    assert (await table_of(world)).version == 3


async def test_naming_ones_region(world: Any, make_bot: Any) -> None:
    """Also after a restart."""
    await with_homes(world)
    shown, waiting = await naming(world, "Anna")
    assert list(ids_of(shown))[:7] == list(regions())
    text = words(shown)
    assert "on average, likeliest" in text and "has a region to name" in text
    again = (await slash(world, "next")).response
    assert again.ephemeral and waiting.region in words(again)
    await world.restart_bot(make_bot())
    await world.bob.click(shown, label="Northwest")
    tells(await card(world), "**Anna** names **Northwest**")
    assert (await session(world)).naming is None


async def test_a_desk_of_mentioned_people_is_theirs(world: Any) -> None:
    """They have seats, and others can look but not enter."""
    await with_homes(world, f"{world.bob.mention} {world.carl.mention}")
    table = await table_of(world)
    assert table.people == (world.anna.id, world.bob.id, world.carl.id)
    state = await session(world)
    assert [person.seat for person in state.people] == [1, 2]
    dan = world.guild.add_member(world.create_user("dan"))
    refusal = await refused(world, await dan.slash(world.channel, "desk session next"))
    assert "no seat" in refusal
    names = [person.name for person in state.people]
    shown, waiting = await naming(world, names[0])
    assert waiting.person == 0
    refusal = await refused(world, await world.carl.click(shown, label="Plains"))
    assert f"for {names[0]} or the keeper" in refusal
    await refused(world, await dan.click(shown, label="Plains"))
    await world.bob.click(shown, label="Plains")
    tells(await card(world), "names **Plains**")


async def test_a_desk_is_opened_in_time_though_discord_tells_no_names(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every name takes an hour."""

    async def late(*_: Any) -> Any:
        await asyncio.sleep(3600)

    monkeypatch.setattr(discord.Guild, "fetch_member", late)
    monkeypatch.setattr(discord.Client, "fetch_user", late)
    await slash(world, "start", people=f"{world.anna.mention} {world.bob.mention}")
    await world.advance_time(20)
    assert [person.name for person in (await session(world)).people] == ["anna", "Player 2"]


async def test_somebody_who_is_not_on_discord_is_refused(world: Any) -> None:
    refusal = await refused(world, await slash(world, "start", people="Anna <@12345>"))
    assert "can't be found" in refusal


async def test_names_are_only_letters_and_each_person_has_one(world: Any) -> None:
    """Whatever is typed or is somebody's name; who has nothing to see in it is called by number."""
    world.backend.guilds[world.channel.guild.id].members[world.bob.id].nick = "\u200b<@&1>\u202ebob"
    await opened(world, f"<t:0:R>\u202e Ada, \u200b\u3164, <@{world.bob.id}>")
    names = [person.name for person in (await session(world)).people]
    assert names == ["t:0:R Ada", "Player 2", "&1 bob"]


async def test_home_swap(world: Any) -> None:
    await with_homes(world, "Anna")
    refusal = await refused(world, await slash(world, "swap", person="Anna"))
    assert "(rule 7)" in refusal
    for _ in range(50):
        await slash(world, "next")
        anna = (await session(world)).people[0]
        if anna.may_swap:
            break
        await slash(world, "undo")
    drawn = anna.destination
    await world.anna.click(await card(world), label="Swap home: Anna")
    tells(await card(world), "swaps home and destination")
    anna = (await session(world)).people[0]
    assert (anna.home, anna.place, anna.destination) == (drawn, drawn, "Chicago")
    await slash(world, "undo")
    await slash(world, "swap", person="Anna")
    assert (await session(world)).people[0].home == drawn


async def test_correcting(world: Any) -> None:
    await with_homes(world)
    await slash(world, "correct", person="Bob", what="place", city="st louis")
    tells(
        await card(world), "The city **Bob** last arrived in is set by hand: St. Louis (was Miami)"
    )
    await slash(world, "correct", person="Bob", what="destination", city="LA")
    way = "**Bob**: St. Louis – Los Angeles, pays $20,500"
    tells(await card(world), "Los Angeles (was none)", way)
    await slash(world, "correct", person="Bob", what="destination")
    tells(await card(world), "none (was Los Angeles)")
    for what, city, said in (
        ("place", None, "needs a city"),
        ("place", "St. Louis", "how it stands already"),
        ("destination", "St Louis", "rule 5"),
        ("place", "Portland", "could be"),
    ):
        options = {"what": what} if city is None else {"what": what, "city": city}
        assert said in await refused(world, await slash(world, "correct", person="Bob", **options))


async def test_correcting_by_presses(world: Any) -> None:
    """The card leads there: whom it is about, what of theirs, and a form for the city."""
    await with_homes(world)
    page = await correcting(world, world.bob, "Bob…")
    await typed(world.bob, page, "Destination…", city="sf")
    assert (await session(world)).people[1].destination == "San Francisco"


async def test_undo_and_history(world: Any) -> None:
    """One press takes back the last entry, whoever made it."""
    await with_homes(world)
    before = await session(world)
    await slash(world, "next")
    await world.bob.click(await card(world), label="Undo")
    assert await session(world) == before
    history = words((await slash(world, "history")).response)
    assert "**Anna**'s home is set by hand: Chicago (was none)" in history
    for _ in range(2):
        await slash(world, "undo")
    assert "no move" in await refused(world, await slash(world, "undo"))


async def test_closing_shows_the_seed_and_every_die_is_checked(world: Any) -> None:
    await opened(world)
    await slash(world, "next")
    question = (await slash(world, "end")).response
    assert question.ephemeral and "Close the desk" in ids_of(question)
    await world.anna.click(question, label="Close the desk")
    text = words(await card(world))
    seed = re.search(r"`?([0-9a-f]{64})`?", text)
    table = await table_of(world)
    assert "The desk is closed" in text and "**Anna**: $0 in payoffs from 0 trips" in text
    assert seed and commitment(bytes.fromhex(seed[1])) == table.commitment
    assert (await world.bot.services.tables.verify_table(table.id)).ok
    refusal = await refused(world, await slash(world, "next"))
    assert "No desk is open" in refusal


async def test_whoever_manages_the_server_ends_a_session_that_is_not_theirs(world: Any) -> None:
    await opened(world, f"{world.anna.mention}")
    world.carl.permissions = discord.Permissions.all()
    tables = world.bot.services.tables
    await tables.request_end(1, world.carl.id, key="end", admin=True)
    assert (await table_of(world)).how == "stopped"


async def test_lookups_follow_the_edition_of_the_desk(world: Any) -> None:
    """And offer its rolls."""
    await opened(world, "Anna", edition="u21")
    result = await world.anna.slash(world.channel, "desk payoff", a="Dallas", b="Las Vegas")
    assert "$15,000" in words(result.response)
    await slash(world, "correct", person="Anna", what="home", city="St. Paul")
    assert (await session(world)).people[0].home == "Minneapolis"
    rolled = await world.anna.slash(world.channel, "desk roll", **{"from": "Denver"})
    assert "isn't part of it" in words(rolled.response)
    await world.anna.click(rolled.response, label="Anna: first destination")
    state = await session(world)
    assert state.people[0].drew_first or state.naming is not None


async def test_a_desk_in_a_direct_message_and_one_in_a_channel(world: Any) -> None:
    """There the card is the answer, edited with each press."""
    dan = world.create_user("dan")
    await dan.send_dm("hello")
    await opened(world)
    shown = (await dan.slash("desk session start", people="Dan, Eve")).response
    assert "**Dan**: no home yet" in words(shown)
    rolled = (await dan.slash("desk session next")).response
    assert "**Dan**'s home city is" in words(rolled)
    assert (await table_of(world)).version == 1
    rolled = (await dan.click(rolled, label="Eve: home")).response
    assert "**Eve**'s home city is" in words(rolled)
    question = (await dan.slash("desk session end")).response
    closed = (await dan.click(question, label="Close the desk")).response
    assert "secret seed" in words(closed)


async def test_nobody_is_reminded_and_no_robot_plays(world: Any) -> None:
    await opened(world, f"{world.anna.mention} {world.bob.mention}")
    table = await table_of(world)
    tables, bob = world.bot.services.tables, world.bob.id
    assert await tables.clocks.waits_of_user(bob) == []
    for refuse in (
        tables.substitutes.start_absence(table.id, bob, key="away"),
        tables.substitutes.concede(table.id, bob, key="concede"),
        tables.substitutes.skip(table.id, table.owner, 1, key="skip"),
        tables.leave_table(table.id, bob, key="leave"),
        tables.clocks.set_clock(table.id, bob, None, key="clock"),
    ):
        with pytest.raises(TableError, match="in-person"):
            await refuse
    assert (await table_of(world)).people == table.people


async def test_no_record_counts_a_session(world: Any) -> None:
    await opened(world, f"{world.anna.mention} {world.bob.mention}")
    tables = world.bot.services.tables
    await tables.submit_action(1, world.anna.id, CloseDesk(), version=1, key="close")
    record = await tables.server_record(world.channel.guild.id)
    assert (record.people, record.played) == ((), 0)


async def test_a_card_of_before_sessions_were_tables_is_answered(world: Any, store: Store) -> None:
    """With where everybody was, and the seed of the dice."""
    people = [{"name": "Anna", "home": "Miami", "place": "Boston"}, {"name": "Bob"}]
    values = ["9", 1, "{}", b"s" * 32, "f" * 64, json.dumps({"people": people}), "k", "", ""]
    await store.write(
        lambda db: db.execute(
            "INSERT INTO desk_sessions (place, keeper, users, seed, commitment, desk, key, started,"
            " ended, version, counter) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0)",
            values,
        )
    )
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Anna: home", custom_id="rh:desk:next:1:0:0"))
    earlier = await world.bot.get_channel(world.channel.id).send(view=view)
    (answer,) = (await world.bob.click(earlier, label="Anna: home")).followups
    text = words(answer)
    assert answer.ephemeral and "Anna and Bob ended" in text and b"s".hex() * 32 in text
    assert "**Anna**: home Miami, last in Boston, destination none" in text
