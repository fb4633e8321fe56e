"""From `/table open` to the first card."""

import pytest
from msgspec.structs import replace

from bot.settings import Secret
from tests.chat.harness.world import (
    World,
    answers,
    ids,
    labels,
    press,
    reply,
    seat_id,
    tells,
    words,
)
from tests.support.facts import changed


async def test_a_newcomer_needs_one_command_and_then_only_buttons(world: World) -> None:
    shown = await world.ann.slash(world.channel, "table open", game="haul")
    card = world.card
    assert reply(shown) == "Table 1 is open."
    assert labels(card)[:6] == ["Join", "Leave", "Add a robot", "Invite…", "Options…", "Start"]
    assert "One more player is needed" in words(card)
    await world.bob.click(card, label="Join")
    assert f"<@{world.bob.id}>" in words(world.messages()[0])
    await world.ann.click(card, label="Start")
    table = await world.table()
    assert table.status == "running"
    assert "Haul the goods" in words(world.card)
    lobby = world.messages()[0]
    assert ids(lobby) == [], "the lobby keeps no buttons"
    assert f"<@{world.bob.id}>" in words(lobby), "it keeps those who joined"


@pytest.mark.parametrize("command", [False, True])
async def test_leaving_frees_the_seat_on_the_card(world: World, command: bool) -> None:
    """The last to leave closes the table."""
    card = await world.opened(world.bob)
    if command:
        tells(await world.command(world.bob, "table leave"), "left table 1")
    else:
        await world.bob.click(card, label="Leave")
    assert f"<@{world.bob.id}>" not in words(world.messages()[0])
    assert (await world.table()).people == (world.ann.id,)
    refused = await press(world.bob, world.messages()[0], "Leave")
    assert words(refused) == "You have no seat at this table."
    await world.command(world.ann, "table leave")
    [lobby] = world.messages()
    assert ids(lobby) == []
    tells(lobby, "This table is closed.")


async def test_what_a_command_refuses_the_typist_alone_reads(world: World) -> None:
    """Discord gives the first follow-up the visibility of the deferral, whatever it asks for."""
    await world.opened(world.bob)
    before = [message.id for message in world.messages()]
    for command, options, refusal in [
        ("table join", {}, "You already sit at this table"),
        ("table robot", {}, f"Only the table's owner, <@{world.ann.id}>, or"),
        ("table robot", {"what": "remove"}, "Only the table's owner"),
        ("table rematch", {}, "is still running"),
    ]:
        assert refusal in reply(await world.bob.slash(world.channel, command, table=1, **options))
        assert [message.id for message in world.messages()] == before


async def test_what_a_command_changes_everybody_sees_where_the_table_is(world: World) -> None:
    await world.opened()
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.env.settle()
    for person, command, options, said, shown in (
        (world.bob, "join", {}, "You have a seat at table 1.", f"<@{world.bob.id}>"),
        (world.ann, "robot", {}, "A robot has a seat at table 1.", "a robot"),
        (world.ann, "robot", {"what": "remove"}, "A robot has left table 1.", "Ready: "),
    ):
        done = await person.slash(elsewhere, f"table {command}", table=1, **options)
        assert reply(done) == said
        tells(world.card, shown)
    assert "a robot" not in words(world.card)
    assert (await world.table()).people == (world.ann.id, world.bob.id)
    assert len((await world.table()).seats) == 2
    assert world.messages(elsewhere) == []


async def test_a_lobby_that_cannot_be_posted_is_told(world: World) -> None:
    """Discord shows an answer to a command where it takes no messages of ours."""
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50013, times=None)
    opened = reply(await world.ann.slash(world.channel, "table open", game="haul"))
    assert "Table 1 is open" in opened and "doesn't let me post" in opened
    assert (await world.table()).people == (world.ann.id,)


async def test_only_the_owner_starts_and_chooses(world: World) -> None:
    card = await world.opened(world.bob)
    assert reply(await world.bob.click(card, label="Start"))
    page = (await world.bob.click(card, label="Options…")).followups[0]
    assert f"<@{world.ann.id}> sets the options of this table" in words(page) and not ids(page)
    assert not ids((await world.bob.slash(world.channel, "table clock")).response)
    table = await world.table()
    assert (table.status, table.options.rounds) == ("open", 3)


async def test_a_robot_fills_a_seat_and_plays(world: World) -> None:
    card = await world.opened()
    await world.ann.click(card, label="Add a robot")
    assert "a robot" in words(world.messages()[0])
    await world.ann.click(card, label="Start")
    table = await world.table()
    assert table.robot_due is None
    assert "it's your turn" in words(world.card)


async def test_a_full_table_offers_no_seat(world: World) -> None:
    card = await world.opened()
    for offered in (True, True, True, False):
        shown = labels(world.messages()[0])
        assert [label in shown for label in ("Join", "Add a robot")] == [offered, offered]
        if offered:
            await world.ann.click(card, label="Add a robot")
    assert "The table is full." in words(world.messages()[0]) and "Leave" in shown


async def test_options_are_chosen_in_private_and_show_on_the_lobby_card(world: World) -> None:
    page = await press(world.ann, await world.opened(), "Options…")
    assert page.ephemeral
    chosen = await world.ann.select(page, ["long"], custom_id=seat_id(page, "set"))
    after = answers(chosen)[-1].message
    assert (await world.table()).options.rounds == 9
    assert after.id == page.id and ids(after), "more can be chosen"
    tells(after, "9 rounds")
    tells(world.messages()[0], "9 rounds")


@pytest.mark.parametrize("stale", ["page", "lobby"])
async def test_who_comes_late_to_the_lobby_leaves_the_card_of_the_game_alone(
    world: World, stale: str
) -> None:
    """From a private page that was left open, or the lobby that `/table show` brought."""
    card = await world.opened(world.bob)
    if stale == "page":
        late = (await world.ann.click(card, label="Options…")).followups[0]
    else:
        late = (await world.cat.slash(world.channel, "table show")).response
    await world.ann.click(card, label="Start")
    turn = words(world.card)
    if stale == "page":
        pressed = await world.ann.select(late, ["long"], custom_id=seat_id(late, "set"))
    else:
        pressed = await world.cat.click(late, label="Join")
    assert reply(pressed)
    assert words(world.card) == turn


async def test_only_the_newest_lobby_card_has_buttons(world: World) -> None:
    card = await world.opened(world.bob)
    await world.cat.slash(world.channel, "table join", table=1)
    assert world.card.id != card.id and "Join" in labels(world.card)
    old = world.messages()[0]
    assert ids(old) == [] and "Haul" in words(old) and "Press **Join**" not in words(old)


async def test_closing_a_table_that_has_not_begun_is_told_and_its_card_loses_its_buttons(
    world: World,
) -> None:
    await world.opened(world.bob)
    result = await world.ann.slash(world.channel, "table end")
    said = reply(await world.ann.click(result.response, label="End it"))
    assert said == "This table is closed." and (await world.table()).how == "closed"
    [lobby] = world.messages()
    assert ids(lobby) == [] and "This table is closed." in words(lobby)


async def test_the_lobby_names_who_starts(world: World) -> None:
    """One person alone can't start and is told how many it takes."""
    card = await world.opened()
    tells(world.card, f"<@{world.ann.id}> can add")
    refused = await press(world.ann, card, "Start")
    assert words(refused) == "This game is for 2–4 players; this table has 1."
    await world.bob.slash(world.channel, "table join")
    tells(world.card, f"Ready: <@{world.ann.id}> sets the options")
    assert (await world.table()).status == "open"


async def test_the_lobby_card_for_one_alone_changes_everybody_s(world: World) -> None:
    await world.opened()
    shown = await world.bob.slash(world.channel, "table show")
    await world.bob.click(shown.response, label="Join")
    assert f"<@{world.bob.id}>" in words(world.card) and len(world.messages()) == 1
    assert f"<@{world.bob.id}>" in words(shown.response)


async def test_a_game_is_begun_and_left_by_commands_too(world: World) -> None:
    """The lobby card says that it has begun; the seat goes to a robot."""
    await world.opened(world.bob)
    tells(await world.command(world.ann, "table start"), f"<#{world.channel.id}>")
    lobby = world.messages()[0]
    assert ids(lobby) == []
    tells(lobby, "The game has begun")
    page = await world.command(world.bob, "table leave")
    tells(page, "A robot takes over your seat")
    assert (await world.table()).people == (world.ann.id, world.bob.id)
    tells(await press(world.bob, page, "Leave"), "left table 1")
    seats = (await world.table()).seats
    assert [row.robot for row in seats if row.user is None] == ["steady"]
    tells(world.card, "robot")


async def test_the_game_is_offered_while_typing_and_another_refused(world: World) -> None:
    assert "Haul" in await world.offered(world.ann, "table open", "game", "ha")
    shown = await world.command(world.ann, "table open", game="chess")
    tells(shown, "choose one of the games")


async def test_a_thread_is_made_at_the_start(threads: World) -> None:
    card = await threads.opened(threads.bob)
    await threads.ann.click(card, label="Start")
    table = await threads.table()
    assert table.place.thread is not None
    assert f"<#{table.place.thread}>" in words(threads.messages()[0])
    thread = threads.env.bot.get_channel(table.place.thread)
    assert thread is not None and str(thread) == "Haul · table 1"


async def test_without_leave_to_make_threads_the_game_is_played_in_the_channel(
    threads: World,
) -> None:
    card = await threads.opened(threads.bob)
    threads.env.inject_error("POST", "/channels/*/threads", status=403, code=50013)
    await threads.ann.click(card, label="Start")
    assert (await threads.table()).place.thread is None
    assert "Haul the goods" in words(threads.card)


async def test_without_a_table_a_command_says_how_to_open_one(world: World) -> None:
    for command in ["show", "join", "log", "undo", "standings", "verify", "end"]:
        shown = await world.ann.slash(world.channel, f"table {command}")
        assert "/table open" in reply(shown)


async def test_two_tables_in_one_channel_must_be_told_apart(world: World) -> None:
    await world.opened()
    await world.opened()
    assert "`table`" in reply(await world.bob.slash(world.channel, "table join"))
    await world.bob.slash(world.channel, "table join", table=2)
    assert (await world.table(2)).people == (world.ann.id, world.bob.id)
    offered = await world.ann.autocomplete(world.channel, "table show", "table", "")
    assert sorted(row["value"] for row in offered) == [1, 2]


async def test_the_lobby_names_people_without_calling_them(world: World) -> None:
    await world.opened(world.bob)
    bodies = [request.json or {} for request in world.env.http_requests]
    sent = [body["allowed_mentions"] for body in bodies if "components" in body]
    assert sent
    assert all(asked["parse"] == [] and not asked.get("users") for asked in sent)


async def test_one_person_opens_a_few_tables_and_no_more(world: World) -> None:
    """On Discord; the playground has no limit."""
    services = world.bot.services
    await world.opened()
    await world.opened()
    services.settings = replace(services.settings, token=Secret("t"), tables_per_person=2)
    said = reply(await world.ann.slash(world.channel, "table open", game="haul"))
    assert "2 tables open" in said and "most for one person" in said
    await world.bob.slash(world.channel, "table open", game="haul")
    assert (await world.table(3)).owner == world.bob.id


async def test_a_printing_of_the_game_is_chosen_in_the_lobby(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is a menu only where the host has noted printings."""
    card = await world.opened(world.bob)
    page = answers(await world.ann.click(card, label="Options…"))[0]
    assert not [id_ for id_ in ids(page) if id_.endswith(":seat.facts")]
    printing = changed("haul", "goods.json", ("wagons",), 3)
    monkeypatch.setitem(world.tables._printings, "haul", {"second": printing})
    page = answers(await world.ann.click(card, label="Options…"))[0]
    menu = seat_id(page, "facts")
    await world.ann.select(page, ["second"], custom_id=menu)
    assert "Printing: **second**" in words(world.card)
    chosen = (await world.table()).facts
    assert chosen is not None and chosen.digest == printing.digest
    await world.ann.select(page, ["-"], custom_id=menu)
    assert (await world.table()).facts is None and "Printing" not in words(world.card)
