"""`/table …` during a game, `/admin`, `/help`."""

import pytest

from tests.chat.harness.world import World, answers, ids, labels, reply, words


async def test_show_brings_the_card_for_the_person_who_asks(world: World) -> None:
    """A move from it counts."""
    await world.running()
    mover, other = await world.mover(), await world.other()
    mine = await mover.slash(world.channel, "table show")
    assert "Haul" in labels(mine.response) and mine.ephemeral
    theirs = await other.slash(world.channel, "table show")
    assert "Haul" not in labels(theirs.response)
    assert mover.name in reply(theirs)
    text = await mover.slash(world.channel, "table show", text=True)
    assert "Round 1 of 3. ann, $" in reply(text)
    await mover.click(mine.response, label="Haul")
    assert (await world.table()).version == 2


async def test_the_log_tells_what_happened(world: World) -> None:
    await world.running()
    await (await world.mover()).click(world.card, label="Haul")
    text = reply(await world.cat.slash(world.channel, "table log"))
    assert "hauls" in text
    earlier = reply(await world.cat.slash(world.channel, "table log", before=2))
    assert "hauls" not in earlier


async def test_standings_keep_secrets(world: World) -> None:
    await world.running()
    mine = reply(await world.ann.slash(world.channel, "table standings"))
    theirs = reply(await world.cat.slash(world.channel, "table standings"))
    assert "10" in mine and "10" not in theirs


async def test_export_and_verify(world: World) -> None:
    await world.running()
    await (await world.mover()).click(world.card, label="Haul")
    exported = await world.ann.slash(world.channel, "table export")
    assert exported.response.attachments[0].filename == "table-1.txt"
    assert "in order" in reply(await world.bob.slash(world.channel, "table verify"))


async def test_undo_shows_first_and_repairs_the_card(world: World) -> None:
    await world.running()
    mover = await world.mover()
    result = await mover.click(world.card, label="Trade $1")
    await mover.click(result.followups[0], label="Trade")
    shown = await mover.click(world.card, label="Undo…")
    assert "puts $" in reply(shown)
    await mover.click(answers(shown)[0], label="Undo")
    assert "undoes" in words(world.card)
    assert "puts $" not in words(world.card)


async def test_undo_after_dice_needs_the_others(world: World) -> None:
    await world.running()
    mover, other = await world.mover(), await world.other()
    await mover.click(world.card, label="Haul")
    shown = await mover.slash(world.channel, "table undo")
    assert other.name in reply(shown)
    await mover.click(shown.response, label="Undo")
    assert {"Agree", "Refuse"} <= set(labels(world.card))
    assert reply(await world.cat.click(world.card, label="Agree"))
    await other.click(world.card, label="Agree")
    table = await world.table()
    assert table.seats[table.to_move[0]].user == mover.id
    assert "Agree" not in labels(world.card)


async def test_a_refused_undo_goes_on(world: World) -> None:
    await world.running()
    mover, other = await world.mover(), await world.other()
    await mover.click(world.card, label="Haul")
    shown = await mover.slash(world.channel, "table undo")
    await mover.click(shown.response, label="Undo")
    await other.click(world.card, label="Refuse")
    table = await world.table()
    assert table.seats[table.to_move[0]].user == other.id
    assert "doesn't agree" in words(world.card)


async def test_a_spectator_takes_nothing_back(world: World) -> None:
    await world.running()
    assert "no seat" in reply(await world.cat.click(world.card, label="Undo…"))


async def test_nothing_to_take_back_is_said(world: World) -> None:
    await world.running()
    assert "no move of yours" in reply(await (await world.mover()).click(world.card, label="Undo…"))


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
    shown = await world.bob.slash(world.channel, "table end")
    assert "Ask the others" in reply(shown)
    await world.bob.click(shown.response, label="End it")
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
    import simcord

    with pytest.raises(simcord.SetupError):
        await world.ann.slash(world.channel, "admin")
    boss = world.guild.add_member(world.env.create_user("boss"), roles=[_managers(world)])
    page = await boss.slash(world.channel, "admin")
    assert "in the channel" in reply(page)
    chosen = await boss.select(page.response, ["thread"], custom_id="rh:0:0:admin.tables")
    assert "thread of their own" in reply(chosen)
    assert (await world.tables.guild_settings(world.guild.id)).tables == "thread"


def _managers(world: World) -> object:
    import discord

    return world.guild.create_role("Boss", permissions=discord.Permissions(manage_guild=True))


async def test_a_seat_is_handed_to_another_person_or_a_robot(world: World) -> None:
    await world.running()
    table = await world.table()
    bobs = table.seat_of(world.bob.id) or 0
    refused = await world.cat.slash(
        world.channel, "table substitute", seat=bobs + 1, person=world.cat
    )
    assert reply(refused)
    assert (await world.table()).seat_of(world.cat.id) is None
    await world.ann.slash(world.channel, "table substitute", seat=bobs + 1, person=world.cat)
    assert (await world.table()).seat_of(world.cat.id) == bobs
    assert "is now **cat**'s" in words(world.card)
    await world.cat.slash(world.channel, "table robot")
    assert (await world.table()).seats[bobs].robot == "steady"
    assert "no seat" in reply(await world.bob.slash(world.channel, "table robot", table=1))
