"""A server's own rules: who may do what, where; and what its managers can do about a table."""

from typing import Any

import discord
import pytest

from bot.chat.actions import importing
from bot.chat.ui.card import new_layout
from bot.tables.types.settings import GuildSettings
from tests.chat.harness.world import World, answers, ids, labels, manager, reply, seat_id, words


@pytest.fixture
def boss(world: World) -> Any:
    """Somebody who manages the server."""
    return manager(world)


async def _page(world: World, boss: Any) -> Any:
    return await world.command(boss, "admin")


async def _keep_away(world: World, boss: Any, *people: Any, seats: str = "robot") -> str:
    """Keep these from the tables; what the manager is told."""
    page = await _page(world, boss)
    return await _fill(boss, page, "Keep somebody away…", people=[*people], seats=seats)


async def _fill(person: Any, page: Any, label: str, **values: Any) -> str:
    form = await person.click(page, label=label)
    return words(answers(await person.submit_modal(form, values))[-1])


async def _choose(person: Any, page: Any, head: str, value: str) -> Any:
    menu = next(id_ for id_ in ids(page) if id_.rpartition("admin.")[2].startswith(head))
    result = await person.select(page, [value], custom_id=menu)
    return answers(result)[-1]


async def _refusal(world: World, person: Any) -> str:
    """What a person is told who may open no table."""
    return words(await world.command(person, "table open", game="haul"))


async def _settings(world: World) -> GuildSettings:
    return await world.tables.guild_settings(world.guild.id)


async def test_the_page_says_every_rule_that_holds(world: World, boss: Any) -> None:
    text = words(await _page(world, boss))
    assert "Tables may be opened in every channel." in text
    assert "Everybody may open a table." in text
    assert "Only server managers may import games." in text
    assert "Tables stay in the channel" in str((await _page(world, boss)).components)


async def test_tables_are_opened_only_where_the_managers_allow_it(world: World, boss: Any) -> None:
    other = world.guild.create_text_channel("games")
    text = await _fill(boss, await _page(world, boss), "Who and where…", channels=[other])
    assert f"Tables may be opened only in <#{other.id}>." in text
    only = f"The managers of this server allow new tables only in <#{other.id}>."
    assert await _refusal(world, world.ann) == f"{only} Please open yours there."
    await world.ann.slash(other, "table open", game="haul")
    await boss.slash(world.channel, "table open", game="haul")
    assert [(await world.table(n)).owner for n in (1, 2)] == [world.ann.id, boss.id]
    # The form comes filled in; emptied, it allows every channel again.
    text = await _fill(boss, await _page(world, boss), "Who and where…")
    assert "Tables may be opened in every channel." in text


async def test_a_category_stands_for_its_channels(world: World, boss: Any) -> None:
    category = world.guild.create_category("Games")
    inside = world.guild.create_text_channel("inside", category=category)
    await _fill(boss, await _page(world, boss), "Who and where…", channels=[category])
    await world.ann.slash(world.channel, "table open", game="haul")
    await world.ann.slash(inside, "table open", game="haul")
    assert (await world.table()).place.channel == inside.id
    with pytest.raises(Exception, match="no-table"):
        await world.table(2)


async def test_tables_are_opened_only_by_members_of_the_roles(world: World, boss: Any) -> None:
    club = world.guild.create_role("Club")
    member = world.guild.add_member(world.env.create_user("mia"), roles=[club])
    await _fill(boss, await _page(world, boss), "Who and where…", openers=[club])
    refused = await _refusal(world, world.ann)
    assert "The managers of this server let only members of" in refused
    assert f"<@&{club.id}>" in refused
    await member.slash(world.channel, "table open", game="haul")
    assert (await world.table()).owner == member.id
    await world.ann.click(world.card, custom_id=seat_id(world.card, "join"))
    assert (await world.table()).people == (member.id, world.ann.id)


async def test_a_server_s_limit_is_said_to_be_the_server_s(world: World, boss: Any) -> None:
    text = await _fill(boss, await _page(world, boss), "Limit tables…", person_tables="1")
    assert "One person may have 1 open table here. That's your rule." in text
    await world.opened()
    refused = await _refusal(world, world.ann)
    assert refused.startswith("You have 1 table open on this server")
    assert "The managers of this server decided that." in refused
    await _fill(
        boss, await _page(world, boss), "Limit tables…", person_tables="", server_tables="1"
    )
    refused = await _refusal(world, world.bob)
    assert refused.startswith("1 table is open on this server")


@pytest.mark.parametrize("typed", ["0", "-1", "many", "1001", "1.5", "²"])
async def test_a_wrong_number_changes_nothing(world: World, boss: Any, typed: str) -> None:
    before = await _settings(world)
    text = await _fill(
        boss, await _page(world, boss), "Limit tables…", person_tables=typed, server_tables="7"
    )
    sentence = f"“{typed}” isn't a whole number from 1 to 1,000. Nothing was changed."
    assert text == f"Open tables of one person: {sentence}"
    assert await _settings(world) == before


async def test_seats_kept_for_a_role_are_refused_to_others(world: World, boss: Any) -> None:
    club = world.guild.create_role("Club")
    member = world.guild.add_member(world.env.create_user("mia"), roles=[club])
    page = await _page(world, boss)
    assert "choose the role" in await _fill(boss, page, "Limit tables…", kept_seats="3")
    text = await _fill(boss, page, "Limit tables…", kept_seats="3", kept_role=[club])
    assert f"The last 3 seats of each table are kept for members of <@&{club.id}>." in text
    card = await world.opened()  # for four
    result = await world.bob.click(card, custom_id=seat_id(card, "join"))
    assert f"keep the last 3 seats of each table for members of <@&{club.id}>" in reply(result)
    refused = reply(await world.bob.slash(world.channel, "table join"))
    assert "The managers of this server" in refused
    await member.click(card, custom_id=seat_id(card, "join"))
    assert (await world.table()).people == (world.ann.id, member.id)


async def test_whoever_is_kept_away_loses_seats_but_no_game(world: World, boss: Any) -> None:
    await world.running(world.bob, world.cat)
    await world.opened(world.bob)
    await world.bob.slash(world.channel, "table open", game="haul")
    text = await _keep_away(world, boss, world.bob)
    assert "One person is kept from the tables now; 3 seats were theirs." in text
    assert f"One person is kept from the tables: <@{world.bob.id}>." in text
    running, lobby, alone = [await world.table(number) for number in (1, 2, 3)]
    assert running.status == "running"
    assert running.people == (world.ann.id, world.cat.id)
    assert [row.robot for row in running.seats if row.user is None] == ["steady"]
    assert lobby.people == (world.ann.id,) and alone.status == "ended"
    assert f"<@{world.bob.id}>" not in words(world.messages()[1])
    for command, options in (("open", {"game": "haul"}), ("join", {"table": 2})):
        refused = reply(await world.bob.slash(world.channel, f"table {command}", **options))
        assert refused == (
            "The managers of this server keep you from its tables. `/practice` still works."
        )
    seat = next(row.seat for row in running.seats if row.user == world.cat.id)
    handed = await world.ann.slash(
        world.channel, "table substitute", seat=seat + 1, person=world.bob, table=1
    )
    assert "keep that person from its tables" in reply(handed)
    assert await world.table() == running
    text = await _fill(boss, await _page(world, boss), "Let somebody back…", people=[world.bob])
    assert "kept from" not in text
    await world.bob.slash(world.channel, "table join", table=2)
    assert (await world.table(2)).people == (world.ann.id, world.bob.id)


async def test_a_seat_may_be_offered_to_anybody(world: World, boss: Any) -> None:
    table = await world.running(world.bob, world.cat)
    dan = world.guild.add_member(world.env.create_user("dan"))
    seat = table.seat_of(world.bob.id)
    assert seat is not None
    await _keep_away(world, boss, world.bob, seats="offer")
    offer = next(
        message for message in world.messages() if "Who would like to take it?" in words(message)
    )
    [take] = ids(offer)
    result = await world.bob.click(offer, custom_id=take)
    assert "keep you from its tables" in reply(result)
    await dan.click(offer, custom_id=take)
    assert (await world.table()).seats[seat].user == dan.id
    eve = world.guild.add_member(world.env.create_user("eve"))
    assert "isn't on offer" in reply(await eve.click(offer, custom_id=take))
    assert (await world.table()).seats[seat].user == dan.id


async def test_a_robot_that_was_only_seated_is_not_on_offer(world: World, boss: Any) -> None:
    table = await world.running(world.bob, world.cat)
    seat = table.seat_of(world.bob.id)
    await _keep_away(world, boss, world.bob)
    assert not any("Who would like" in words(message) for message in world.messages())
    with pytest.raises(Exception, match="not-offered"):
        await world.tables.clocks.take_seat(1, world.ann.id + 5, seat, key="forged")


async def test_who_owned_a_table_owns_it_no_longer(world: World, boss: Any) -> None:
    await world.running(world.bob, world.cat)
    await _keep_away(world, boss, world.ann)
    assert (await world.table()).owner == world.bob.id
    refused = reply(await world.ann.slash(world.channel, "table skip", table=1))
    assert "Only the table's owner" in refused


async def test_a_game_of_one_person_ends_when_that_person_is_kept_away(
    world: World, boss: Any
) -> None:
    card = await world.opened()
    await world.ann.click(card, custom_id=seat_id(card, "robot"))
    await world.ann.click(card, custom_id=seat_id(card, "start"))
    await _keep_away(world, boss, world.ann)
    assert (await world.table()).status == "ended"


async def test_managers_cannot_keep_themselves_away(world: World, boss: Any) -> None:
    text = await _keep_away(world, boss, boss, world.bob)
    assert text == "You can't keep yourself from the tables. Nothing was changed."
    assert (await _settings(world)).kept_away == ()


async def test_games_go_on_when_every_rule_is_tightened(world: World, boss: Any) -> None:
    """Nothing is lost at a table that would not be allowed any more."""
    await world.running()
    role, other = world.guild.create_role("Nobody"), world.guild.create_text_channel("games")
    page = await _page(world, boss)
    await _fill(boss, page, "Who and where…", channels=[other], openers=[role])
    await _fill(
        boss,
        page,
        "Limit tables…",
        person_tables="1",
        server_tables="1",
        kept_seats="9",
        kept_role=[role],
    )
    before = await world.table()
    mover = await world.mover()
    await mover.click(world.card, label="Haul")
    after = await world.table()
    assert after.status == "running" and after.version > before.version


async def test_the_list_leads_to_what_can_be_done(world: World, boss: Any) -> None:
    await world.running(world.bob)
    await world.opened(world.bob)
    page = answers(await boss.click(await _page(world, boss), label="Tables of this server"))[-1]
    text = words(page)
    assert f"**1** · Haul · <@{world.ann.id}>, <@{world.bob.id}>" in text and "**2**" not in text
    page = await _choose(boss, page, "list", "open")
    assert "**2** · Haul" in words(page) and "**1**" not in words(page)
    table = await _choose(boss, page, "table", "2")
    assert "Close it" in labels(table)
    left = await _choose(boss, table, "do", "out.1")
    assert (await world.table(2)).people == (world.ann.id,)
    assert words(left).startswith("Done.")
    back = answers(await boss.click(left, label="Back"))[-1]
    page = await _choose(boss, back, "list", "running")
    table = await _choose(boss, page, "table", "1")
    seat = (await world.table()).to_move[0]
    table = await _choose(boss, table, "do", f"robot.{seat}")
    assert (await world.table()).seats[seat].robot == "steady"
    sure = answers(await boss.click(table, label="End it"))[-1]
    await boss.click(sure, label="End it")
    assert (await world.table()).status == "ended"


async def test_older_tables_are_on_further_pages(world: World, boss: Any) -> None:
    count, place = 21, (await world.running()).place
    for number in range(count):
        await world.tables.open_table("haul", place, world.ann.id, key=f"made-{number}")
    page = answers(await boss.click(await _page(world, boss), label="Tables of this server"))[-1]
    page = await _choose(boss, page, "list", "open")
    assert f"**{count + 1}**" in words(page) and "**2**" not in words(page)
    older = answers(await boss.click(page, label="Older tables"))[-1]
    assert "**2** · Haul" in words(older) and f"**{count + 1}**" not in words(older)


PAGES = [
    "page",
    "tables/thread",
    "language/de",
    "form/where",
    "form/count",
    "form/away",
    "form/back",
    "list/running",
    "table/1",
]


async def test_strangers_and_managers_of_other_servers_are_refused(world: World, boss: Any) -> None:
    """By forged presses too: Discord shows the command to managers alone."""
    table = await world.running()
    before = await _settings(world)
    elsewhere = world.env.create_guild("Elsewhere")
    there = elsewhere.create_text_channel("games")
    role = elsewhere.create_role("Boss", permissions=discord.Permissions(manage_guild=True))
    manager = elsewhere.add_member(world.env.create_user("mia"), roles=[role])
    await world.env.settle()
    for key in (*PAGES, "do/robot.0", "end"):
        at = 1 if key in ("do/robot.0", "end") else 0
        forged = f"rh:{at}:0:admin.{key}"
        result = await _forge(world, world.channel, forged)
        assert reply(await world.ann.click(result, custom_id=forged)) == (
            "Only people who may manage this server can do that."
        )
        if at or key == "table/1":
            result = await _forge(world, there, forged)
            text = reply(await manager.click(result, custom_id=forged))
            assert text == "There's no table 1 on this server."
    assert await _settings(world) == before
    assert await world.table() == table


async def _forge(world: World, channel: Any, custom_id: str) -> Any:
    """A message of ours with a button of this id."""
    view = new_layout()
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
    row.add_item(discord.ui.Button(label="forged", custom_id=custom_id))
    view.add_item(row)
    place = world.bot.get_channel(channel.id)
    assert isinstance(place, discord.abc.Messageable)
    return await place.send(view=view)


async def test_nothing_can_be_set_in_direct_messages(world: World) -> None:
    view = new_layout()
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
    for key in PAGES:
        if len(row.children) == 5:
            view.add_item(row)
            row = discord.ui.ActionRow()
        row.add_item(discord.ui.Button(label=key, custom_id=f"rh:0:0:admin.{key}"))
    view.add_item(row)
    user = world.ann.user
    message = await (await world.bot.fetch_user(user.id)).send(view=view)
    for key in PAGES:
        result = await user.click(message, custom_id=f"rh:0:0:admin.{key}")
        assert "use this in a server channel" in reply(result)


async def test_a_game_is_imported_by_whoever_the_managers_let(world: World, boss: Any) -> None:
    await world.running(world.bob)
    await (await world.mover()).click(world.card, label="Haul")
    text = await world.tables.export(1)
    file = ("game.txt", text.encode())
    refused = reply(await world.ann.slash(world.channel, "table open", file=file))
    assert refused == "The managers of this server let nobody else import games."
    club = world.guild.create_role("Club")
    mia = world.guild.add_member(world.env.create_user("mia"), roles=[club])
    await _fill(boss, await _page(world, boss), "Who and where…", importers=[club])
    refused = reply(await world.ann.slash(world.channel, "table open", file=file))
    assert f"let only members of <@&{club.id}> import games" in refused
    page = await _page(world, boss)
    await _fill(boss, page, "Keep somebody away…", people=[world.bob], seats="robot")
    imported = reply(await mia.slash(world.channel, "table open", file=file))
    assert imported.startswith("The game goes on as table 2.")
    table = await world.table(2)
    assert table.owner == mia.id and table.people == (world.ann.id,)
    wrong = ("game.txt", b"not a game")
    assert "can't be read" in reply(await mia.slash(world.channel, "table open", file=wrong))
    large = ("game.txt", b"x" * 2_000_001)
    assert "longer than 2 MB" in reply(await mia.slash(world.channel, "table open", file=large))


async def test_a_game_is_imported_by_a_form(
    world: World, boss: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Checked as with the command; what is refused leads back to the form, and one person has so
    many files an hour."""
    await world.running(world.bob)
    await (await world.mover()).click(world.card, label="Haul")
    text = await world.tables.export(1)
    shown = (await world.ann.slash(world.channel, "help")).response
    assert "Import a game…" not in labels(shown)
    form = await boss.click(await _page(world, boss), label="Import a game…")
    forged = f"{text}\n{text.splitlines()[-1]}".encode()
    refused = answers(await boss.submit_modal(form, {"file": ("game.txt", forged)}))[-1]
    assert labels(refused) == ["Change what you entered…"]
    form = await boss.click(refused, label="Change what you entered…")
    done = answers(await boss.submit_modal(form, {"file": ("game.txt", text.encode())}))[-1]
    assert words(done).startswith("The game goes on as table 2.")
    assert (await world.table(2)).owner == boss.id
    monkeypatch.setattr(importing, "PER_HOUR", 2)
    form = await boss.click(await _page(world, boss), label="Import a game…")
    refused = answers(await boss.submit_modal(form, {"file": ("game.txt", text.encode())}))[-1]
    assert words(refused).startswith("I read at most 2 files an hour for one person.")


async def test_forgetting_a_person_is_no_way_back_to_the_tables(world: World, boss: Any) -> None:
    await _keep_away(world, boss, world.bob)
    stored = await world.tables.export_person(world.bob.id)
    assert stored["kept_away"] == [{"server": world.guild.id}]
    await world.bob.slash(world.channel, "privacy forget", sure=True)
    refused = await _refusal(world, world.bob)
    assert "keep you from its tables" in refused
