"""`/table …` during a game, `/admin`, `/help`."""

import pytest
import simcord

from tests.chat.harness.world import (
    World,
    follow,
    ids,
    labels,
    manager,
    press,
    reply,
    sane,
    tells,
    words,
)


async def test_show_brings_the_card_for_the_person_who_asks(world: World) -> None:
    """A move from it counts."""
    await world.running()
    mover, other = await world.mover(), await world.other()
    mine = await world.command(mover, "table show")
    assert "Haul" in labels(mine)
    theirs = await world.command(other, "table show")
    assert "Haul" not in labels(theirs)
    tells(theirs, mover.name)
    tells(await world.command(mover, "table show", text=True), "Round 1 of 3. ann, $")
    await mover.click(mine, label="Haul")
    assert (await world.table()).version == 2


async def test_standings_keep_secrets(world: World) -> None:
    await world.running()
    tells(await world.command(world.ann, "table standings"), "10")
    assert "10" not in sane(await world.command(world.cat, "table standings"))


async def test_export_and_verify(world: World) -> None:
    await world.running()
    exported = await world.command(world.ann, "table export")
    assert exported.attachments[0].filename == "table-1.txt"
    tells(await world.command(world.bob, "table verify"), "in order")


async def test_undo_shows_first_and_repairs_the_card(world: World) -> None:
    """Whoever has nothing to take back, or only watches, is told so."""
    await world.running()
    mover = await world.mover()
    tells(await press(mover, world.card, "Undo…"), "no move of yours")
    tells(await press(world.cat, world.card, "Undo…"), "no seat")
    await follow(mover, world.card, "Trade $1", "Trade")
    page = await press(mover, world.card, "Undo…")
    tells(page, "puts $")
    await press(mover, page, "Undo")
    assert "puts $" not in tells(world.card, "undoes")


async def test_undo_after_dice_needs_the_others(world: World) -> None:
    await world.running()
    mover, other = await world.mover(), await world.other()
    await mover.click(world.card, label="Haul")
    page = await world.command(mover, "table undo")
    tells(page, other.name)
    await press(mover, page, "Undo")
    assert {"Agree", "Refuse"} <= set(labels(world.card))
    assert reply(await world.cat.click(world.card, label="Agree"))
    await other.click(world.card, label="Agree")
    assert (await world.mover()) is mover
    assert "Agree" not in labels(world.card)


async def test_the_owner_ends_a_game_after_being_asked(world: World) -> None:
    """The card of before keeps nothing to press."""
    await world.running()
    card = world.card
    shown = await world.ann.slash(world.channel, "table end")
    assert "can't be undone" in reply(shown)
    assert (await world.table()).status == "running"
    await world.ann.click(shown.response, label="End it")
    assert (await world.table()).status == "ended"
    assert "**ann** ended the game early." in words(world.card)
    old = next(message for message in world.messages() if message.id == card.id)
    assert old.id == world.card.id or ids(old) == []


async def test_another_player_has_to_ask_for_the_end(world: World) -> None:
    await world.running()
    page = await world.command(world.bob, "table end")
    tells(page, "Ask the others")
    await press(world.bob, page, "End it")
    assert (await world.table()).status == "running"
    await world.ann.click(world.card, label="Agree")
    assert (await world.table()).status == "ended"


async def test_a_table_of_another_server_is_no_table(world: World) -> None:
    await world.running()
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("there")
    eve = elsewhere.add_member(world.env.create_user("eve"))
    assert "no table 1" in reply(await eve.slash(channel, "table show", table=1))


async def test_only_the_management_changes_settings(world: World) -> None:
    with pytest.raises(simcord.SetupError):
        await world.ann.slash(world.channel, "admin")
    boss = manager(world)
    page = await world.command(boss, "admin")
    tells(page, "in the channel")
    chosen = await boss.select(page, ["thread"], custom_id="rh:0:0:admin.tables")
    assert "thread of their own" in reply(chosen)
    assert (await world.tables.guild_settings(world.guild.id)).tables == "thread"


async def test_a_seat_is_handed_to_another_person_or_a_robot(world: World) -> None:
    bobs = (await world.running()).seat_of(world.bob.id) or 0
    handing = {"seat": bobs + 1, "person": world.cat}
    assert await world.command(world.cat, "table substitute", **handing)
    assert (await world.table()).seat_of(world.cat.id) is None
    await world.command(world.ann, "table substitute", **handing)
    assert (await world.table()).seat_of(world.cat.id) == bobs
    tells(world.card, "is now **cat**'s")
    await world.command(world.cat, "table robot")
    assert (await world.table()).seats[bobs].robot == "steady"
    tells(await world.command(world.bob, "table robot", table=1), "no seat")
