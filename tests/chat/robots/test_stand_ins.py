"""`/table skip`, `/table away`, seats handed over: what people see of robots and substitutes."""

import pytest

from bot.tables.types.settings import GuildSettings, PersonSettings
from tests.chat.harness.world import World, answers, labels, reply, seat_id, words
from tests.example.rules.orders import BidAlways, HaulOn


async def test_the_owner_skips_a_turn_and_all_see_who_did_it(world: World) -> None:
    table = await world.running()
    mover = await world.mover()
    refused = reply(await world.bob.slash(world.channel, "table skip"))
    assert "Only the table's owner" in refused
    done = reply(await world.ann.slash(world.channel, "table skip"))
    assert "A robot plays this turn" in done
    shown = "\n".join(words(message) for message in world.messages())
    assert f"**ann** lets a robot play this turn for **{mover.name}**" in shown
    now = await world.table()
    assert now.to_move != table.to_move and now.seats == table.seats
    log = reply(await world.cat.slash(world.channel, "table log", kind="seats"))
    assert "lets a robot play" in log


async def test_skip_asks_which_seat_where_several_are_waited_for(world: World) -> None:
    await world.running()
    for _ in range(2):
        await (await world.mover()).click(world.card, label="Haul")
    assert len((await world.table()).to_move) == 2
    assert "which seat" in reply(await world.ann.slash(world.channel, "table skip"))
    await world.ann.slash(world.channel, "table skip", seat=2)
    assert (await world.table()).to_move == (0,)


async def test_a_look_ends_no_absence_and_offers_the_way_back(world: World) -> None:
    await world.running()
    mover, other = await world.mover(), await world.other()
    said = reply(await mover.slash(world.channel, "table away"))
    assert "a robot plays for you" in said.casefold()
    again = reply(await mover.slash(world.channel, "table away"))
    assert again.startswith("You're away from table 1 already")
    assert (await world.mover()) == other
    assert f"{mover.name} is away, and a robot plays the seat" in words(world.card)
    mine = reply(await mover.slash(world.channel, "table show"))
    assert "a robot plays for you" in mine
    looked = await mover.click(world.card, label="Map")
    assert "The map." in reply(looked) and "yourself again" not in reply(looked)
    assert (await world.table()).away != ()
    back = await mover.click(answers(looked)[0], label="Return to the game")
    assert "You're playing at table 1 yourself" in reply(back)
    assert (await world.table()).away == ()
    assert f"**{mover.name}** is back" in "\n".join(words(m) for m in world.messages())
    assert "is away, and a robot plays the seat" not in words(world.card)


async def test_a_table_of_absent_people_rests_and_the_first_press_is_a_move(world: World) -> None:
    await world.running()
    mover, other = await world.mover(), await world.other()
    await other.slash(world.channel, "table away")
    said = reply(await mover.slash(world.channel, "table away"))
    assert "the game waits" in said
    assert (await world.mover()) == mover
    assert "Haul" in labels(world.card)
    await mover.click(world.card, label="Haul")
    now = await world.table()
    seat = now.seat_of(other.id)
    assert seat is not None and now.away == (seat,)
    rows = await world.tables.log_entries(1, kind="action")
    assert rows[0].user == mover.id and rows[1].user is None


async def test_a_move_at_another_table_ends_no_absence_here(world: World) -> None:
    await world.running()
    for person in (world.ann, world.bob):
        await person.slash(world.channel, "table away")
    rested = await world.table()
    lobby = await world.opened(world.bob)
    await world.ann.click(lobby, label="Start")
    for _ in range(2):
        now = await world.table(2)
        mover = world.actor(now.seats[now.to_move[0]].user)
        await mover.click(world.card, label="Haul")
    assert len((await world.table(2)).to_move) == 2, "both have moved there"
    assert len(rested.away) == 2
    assert await world.table() == rested


async def test_a_form_ends_an_absence_once_its_move_is_made(world: World) -> None:
    await world.running()
    for _ in range(2):
        await (await world.mover()).click(world.card, label="Haul")
    for person in (world.ann, world.bob):  # so that no robot bids at once
        await person.slash(world.channel, "table away")
    form = await world.bob.click(world.card, label="Another bid")
    assert len((await world.table()).away) == 2, "to open it is no move"
    page = await world.bob.submit_modal(form, {"coins": "1"})
    assert "Bid $1?" in reply(page) and len((await world.table()).away) == 2
    said = reply(await world.bob.click(answers(page)[0], label="Bid"))
    assert "You're playing at table 1 yourself" in said
    now = await world.table()
    assert now.away == (now.seat_of(world.ann.id),)


async def test_a_question_answered_ends_no_absence(world: World) -> None:
    await world.running()
    mover, other = await world.mover(), await world.other()
    await other.slash(world.channel, "table away")
    done = await world.tables.request_hints(1, mover.id, key="ask")
    await world.bot.services.delivery.follow_up(done.table)
    await other.click(world.card, label="Agree")
    assert (await world.table()).away == ((await world.table()).seat_of(other.id),)


async def test_back_is_told_and_twice_changes_nothing(world: World) -> None:
    await world.running()
    await world.bob.slash(world.channel, "table away")
    for _ in range(2):
        said = reply(await world.bob.slash(world.channel, "table away", back=True))
        assert "yourself" in said
    assert len(await world.tables.log_entries(1, kind="back")) == 1


async def test_nobody_plays_again_themselves_once_the_game_has_ended(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Robots answer the move of somebody who was away, and with that the game is over; no button
    or command brings anybody back to it."""
    await world.running()
    mover, other = await world.mover(), await world.other()
    for person in (other, mover):
        page = await person.slash(world.channel, "table away")

    async def play_to_the_end(table: int) -> None:
        await world.tables.request_end(table, mover.id, key="end", admin=True)

    monkeypatch.setattr(world.bot.services.delivery, "_step_robots", play_to_the_end)
    pressed = await mover.click(world.card, label="Haul")
    assert (await world.table()).status == "ended" and not answers(pressed)
    late = await other.slash(world.channel, "table away", back=True, table=1)
    assert "yourself" not in reply(late)
    late = await mover.click(page.response, label="Return to the game")
    assert "yourself" not in reply(late)


async def test_a_seat_handed_over_names_who_did_it(world: World) -> None:
    await world.running()
    await world.ann.slash(world.channel, "table substitute", seat=2, person=world.cat)
    shown = "\n".join(words(message) for message in world.messages())
    assert "Seat 2 is now **cat**'s. **ann** handed the seat over." in shown
    await world.ann.slash(world.channel, "table robot", kind="steady", seat=2)
    log = reply(await world.bob.slash(world.channel, "table log"))
    assert "A robot plays on for seat 2. **ann** handed the seat over." in log


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "**eve** isn't a member of this server"),
        ("de", "**eve** ist auf diesem Server nicht"),
    ],
)
async def test_a_seat_goes_to_nobody_who_is_not_on_the_server(
    world: World, language: str, sentence: str
) -> None:
    before = await world.running()
    await world.tables.save_person_settings(world.ann.id, PersonSettings(language=language))
    eve = world.env.create_user("eve")
    said = await world.ann.slash(world.channel, "table substitute", seat=2, person=eve)
    assert sentence in reply(said)
    assert (await world.table()).seats == before.seats


async def test_back_to_a_move_chosen_in_words_with_everybody_s_consent(world: World) -> None:
    await world.running()
    first = await world.mover()
    for _ in range(2):
        await (await world.mover()).click(world.card, label="Haul")
    offered = await world.bob.autocomplete(world.channel, "table undo", "to", "")
    assert [choice["value"] for choice in offered] == [3, 2]
    assert offered[1]["name"].startswith(f"2 · {first.name} hauls ")
    shown = await world.bob.slash(world.channel, "table undo", to=2)
    assert "All of this" in reply(shown) and "ann must agree" in reply(shown)
    await world.bob.click(shown.response, label="Undo")
    assert "bob would like to undo the last 2 steps, back to entry 2" in words(world.card)
    await world.ann.click(world.card, label="Agree")
    assert (await world.mover()) == first
    assert "**bob** undoes the last 2 steps" in "\n".join(words(m) for m in world.messages())
    assert "Haul" in labels(world.card)
    assert await world.bob.autocomplete(world.channel, "table undo", "to", "") == []
    gone = reply(await world.bob.slash(world.channel, "table undo", to=2))
    assert "no such move" in gone


async def test_conceding_is_asked_once_more_and_told_on_the_last_card(world: World) -> None:
    await world.running()
    result = await world.bob.slash(world.channel, "table concede")
    assert "The other player wins" in reply(result)
    assert (await world.table()).status == "running"
    await world.bob.click(result.response, label="Concede")
    assert (await world.table()).how == "conceded"
    said = words(world.card)
    assert "**ann has won.**\n**bob** concedes." in said and said.count("bob") == 2
    assert "1. **ann**" in said
    again = reply(await world.cat.slash(world.channel, "table show"))
    assert "**ann has won.**" in again
    refused = reply(await world.bob.slash(world.channel, "table concede", table=1))
    assert "isn't running" in refused


async def test_who_plays_alone_hears_that_the_game_ends_if_he_concedes(world: World) -> None:
    lobby = await world.opened()
    for _ in range(2):
        await world.ann.click(lobby, label="Add a robot")
    await world.ann.click(lobby, label="Start")
    result = await world.ann.slash(world.channel, "table concede")
    assert "the game ends at once" in reply(result)
    await world.ann.click(result.response, label="Concede")
    assert (await world.table()).how == "deserted"
    assert "**ann** ended the game early." in words(world.card)


async def test_who_gives_the_only_seat_of_a_person_away_hears_that_the_game_is_over(
    world: World,
) -> None:
    lobby = await world.opened()
    await world.ann.click(lobby, label="Add a robot")
    await world.ann.click(lobby, label="Start")
    said = reply(await world.ann.slash(world.channel, "table robot"))
    assert said == "The game has been ended."
    assert (await world.table()).how == "deserted"


async def test_where_everybody_is_away_no_robot_is_said_to_play(world: World) -> None:
    """A robot alone waits for its one person, and nobody reads that it plays."""
    lobby = await world.opened()
    await world.ann.click(lobby, label="Add a robot")
    await world.ann.click(lobby, label="Start")
    assert f"<@{world.ann.id}>" in words(world.card)
    assert "the game waits" in reply(await world.ann.slash(world.channel, "table away"))
    assert f"<@{world.ann.id}>" not in words(world.card), "nobody is waited for"
    assert "ann" in words(world.card) and "Haul" in labels(world.card)
    said = "\n".join(words(message) for message in world.messages())
    assert "**ann** is away." in said and "robot plays" not in said
    assert "Everybody is away, so the game waits" in words(world.card)
    mine = reply(await world.ann.slash(world.channel, "table show"))
    assert "robot plays" not in mine


async def test_conceding_at_a_larger_table_leaves_the_seat_to_a_robot(world: World) -> None:
    await world.running(world.bob, world.cat)
    result = await world.cat.slash(world.channel, "table concede")
    assert "A robot takes over your seat" in reply(result)
    await world.cat.click(result.response, label="Concede")
    table = await world.table()
    assert table.status == "running" and table.seats[2].robot is not None
    nobody = reply(await world.cat.slash(world.channel, "table concede", table=1))
    assert "no seat" in nobody


async def test_several_who_are_asked_at_once_are_addressed_as_several(world: World) -> None:
    await world.tables.save_guild_settings(world.guild.id, GuildSettings("de", "channel"))
    await world.running()
    assert ", du bist am Zug." in words(world.card)
    for _ in range(2):
        await (await world.mover()).click(world.card, label="Fahren")
    assert len((await world.table()).to_move) == 2
    assert ", ihr seid am Zug; gewählt wird unabhängig voneinander." in words(world.card)


async def test_a_game_left_to_orders_is_still_under_way(world: World) -> None:
    """Ann is away and the others have left orders: nothing on the card says so."""
    await world.running(world.bob, world.cat)
    for order in (HaulOn(), BidAlways(1)):
        await world.tables.orders.give_order(1, world.bob.id, order)
        await world.tables.orders.give_order(1, world.cat.id, order)
    await world.ann.slash(world.channel, "table away")
    await world.env.advance_time(60)
    assert (await world.table()).status == "running"
    shown = words(world.card)
    assert "minutes" not in shown and "order" not in shown.casefold().replace("orders…", "")
    for _ in range(12):
        world.clock.now += 600
        await world.bot.services.delivery.sweep()
    assert (await world.table()).status == "ended"


async def test_the_pace_of_orders_is_chosen_in_the_lobby(world: World) -> None:
    card = await world.opened(world.bob)
    page = answers(await world.ann.click(card, label="Options…"))[0]
    await world.ann.select(page, ["3600"], custom_id=seat_id(page, "pace"))
    assert (await world.table()).pace == 3600
