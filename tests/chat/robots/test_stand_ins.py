"""`/table skip`, `/table away`, seats handed over: what people see of robots and substitutes."""

import pytest

from bot.tables.types.settings import GuildSettings, PersonSettings
from tests.chat.harness.world import (
    World,
    answers,
    labels,
    press,
    reply,
    sane,
    seat_id,
    tells,
    typed,
    words,
)
from tests.example.rules.orders import BidAlways, HaulOn


def told(world: World) -> str:
    """All that the public cards say."""
    return "\n".join(map(words, world.messages()))


async def alone(world: World, robots: int = 1) -> None:
    """Ann's game against robots."""
    lobby = await world.opened()
    for _ in range(robots):
        await world.ann.click(lobby, label="Add a robot")
    await world.ann.click(lobby, label="Start")


async def test_the_owner_skips_a_turn_and_all_see_who_did_it(world: World) -> None:
    table = await world.running()
    mover = await world.mover()
    tells(await world.command(world.bob, "table skip"), "Only the table's owner")
    tells(await world.command(world.ann, "table skip"), "A robot plays this turn")
    assert f"**ann** lets a robot play this turn for **{mover.name}**" in told(world)
    now = await world.table()
    assert now.to_move != table.to_move and now.seats == table.seats
    tells(await world.command(world.cat, "table log", kind="seats"), "lets a robot play")


async def test_skip_asks_which_seat_where_several_are_waited_for(world: World) -> None:
    """They are addressed as several."""
    await world.tables.save_guild_settings(world.guild.id, GuildSettings("de", "channel"))
    await world.running()
    tells(world.card, ", du bist am Zug.")
    for _ in range(2):
        await (await world.mover()).click(world.card, label="Fahren")
    assert len((await world.table()).to_move) == 2
    tells(world.card, ", ihr seid am Zug; gewählt wird unabhängig voneinander.")
    tells(await world.command(world.ann, "table skip"), "which seat")
    await world.command(world.ann, "table skip", seat=2)
    assert (await world.table()).to_move == (0,)


async def test_a_look_ends_no_absence_and_offers_the_way_back(world: World) -> None:
    await world.running()
    mover, other = await world.mover(), await world.other()
    tells(await world.command(mover, "table away"), "robot plays for you")
    again = sane(await world.command(mover, "table away"))
    assert again.startswith("You're away from table 1 already")
    assert (await world.mover()) == other
    absent = "is away, and a robot plays the seat"
    tells(world.card, f"{mover.name} {absent}")
    tells(await world.command(mover, "table show"), "a robot plays for you")
    looked = await press(mover, world.card, "Map")
    assert "yourself again" not in tells(looked, "The map.")
    assert (await world.table()).away != ()
    tells(await press(mover, looked, "Return to the game"), "You're playing at table 1 yourself")
    assert (await world.table()).away == ()
    assert f"**{mover.name}** is back" in told(world)
    assert absent not in words(world.card)


async def test_a_table_of_absent_people_rests_and_the_first_press_is_a_move(world: World) -> None:
    """A move at another table ends no absence here."""
    await world.running()
    mover, other = await world.mover(), await world.other()
    await other.slash(world.channel, "table away")
    tells(await world.command(mover, "table away"), "the game waits")
    rested, card = await world.table(), world.card
    assert len(rested.away) == 2 and "Haul" in labels(card)
    lobby = await world.opened(world.bob)
    await world.ann.click(lobby, label="Start")
    for _ in range(2):
        there = await world.table(2)
        await world.actor(there.seats[there.to_move[0]].user).click(world.card, label="Haul")
    assert len((await world.table(2)).to_move) == 2, "both have moved there"
    assert await world.table() == rested
    await mover.click(card, label="Haul")
    now = await world.table()
    assert now.away == (now.seat_of(other.id),)
    rows = await world.tables.log_entries(1, kind="action")
    assert rows[0].user == mover.id and rows[1].user is None


async def test_a_form_ends_an_absence_once_its_move_is_made(world: World) -> None:
    await world.running()
    for _ in range(2):
        await (await world.mover()).click(world.card, label="Haul")
    for person in (world.ann, world.bob):  # so that no robot bids at once
        await person.slash(world.channel, "table away")
    page = await typed(world.bob, world.card, "Another bid", coins="1")
    tells(page, "Bid $1?")
    assert len((await world.table()).away) == 2
    said = reply(await world.bob.click(page, label="Bid"))
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
    await world.command(world.bob, "table away")
    for _ in range(2):
        tells(await world.command(world.bob, "table away", back=True), "yourself")
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
    await world.command(world.ann, "table substitute", seat=2, person=world.cat)
    assert "Seat 2 is now **cat**'s. **ann** handed the seat over." in told(world)
    await world.command(world.ann, "table robot", kind="steady", seat=2)
    handed = "A robot plays on for seat 2. **ann** handed the seat over."
    tells(await world.command(world.bob, "table log"), handed)


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
    offered = await world.offered(world.bob, "table undo", "to")
    assert list(offered.values()) == [3, 2]
    assert list(offered)[1].startswith(f"2 · {first.name} hauls ")
    page = await world.command(world.bob, "table undo", to=2)
    tells(page, "All of this", "ann must agree")
    await press(world.bob, page, "Undo")
    tells(world.card, "bob would like to undo the last 2 steps, back to entry 2")
    await world.ann.click(world.card, label="Agree")
    assert (await world.mover()) == first
    assert "**bob** undoes the last 2 steps" in told(world)
    assert "Haul" in labels(world.card)
    assert await world.offered(world.bob, "table undo", "to") == {}
    tells(await world.command(world.bob, "table undo", to=2), "no such move")


async def test_conceding_is_asked_once_more_and_told_on_the_last_card(world: World) -> None:
    await world.running()
    page = await world.command(world.bob, "table concede")
    tells(page, "The other player wins")
    assert (await world.table()).status == "running"
    await press(world.bob, page, "Concede")
    assert (await world.table()).how == "conceded"
    said = tells(world.card, "**ann has won.**\n**bob** concedes.", "1. **ann**")
    assert said.count("bob") == 2
    tells(await world.command(world.cat, "table show"), "**ann has won.**")
    tells(await world.command(world.bob, "table concede", table=1), "isn't running")


async def test_who_plays_alone_hears_that_the_game_ends_without_him(world: World) -> None:
    """By conceding, or giving the only seat of a person away."""
    await alone(world, robots=2)
    page = await world.command(world.ann, "table concede")
    tells(page, "the game ends at once")
    await press(world.ann, page, "Concede")
    assert (await world.table()).how == "deserted"
    tells(world.card, "**ann** ended the game early.")
    await alone(world)
    given = await world.command(world.ann, "table robot", table=2)
    assert words(given) == "The game has been ended."
    assert (await world.table(2)).how == "deserted"


async def test_where_everybody_is_away_no_robot_is_said_to_play(world: World) -> None:
    """A robot alone waits for its one person, and nobody reads that it plays."""
    await alone(world)
    tells(world.card, f"<@{world.ann.id}>")
    tells(await world.command(world.ann, "table away"), "the game waits")
    text = tells(world.card, "ann", "Everybody is away, so the game waits")
    assert f"<@{world.ann.id}>" not in text, "nobody is waited for"
    assert "Haul" in labels(world.card)
    assert "**ann** is away." in told(world) and "robot plays" not in told(world)
    assert "robot plays" not in words(await world.command(world.ann, "table show"))


async def test_conceding_at_a_larger_table_leaves_the_seat_to_a_robot(world: World) -> None:
    await world.running(world.bob, world.cat)
    page = await world.command(world.cat, "table concede")
    tells(page, "A robot takes over your seat")
    await press(world.cat, page, "Concede")
    table = await world.table()
    assert table.status == "running" and table.seats[2].robot is not None
    tells(await world.command(world.cat, "table concede", table=1), "no seat")


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
