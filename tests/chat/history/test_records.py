"""`/table records` and rematches."""

from typing import Any

from bot.tables.types.hours import PingSettings
from bot.tables.types.settings import PersonSettings
from tests.chat.harness.playing import to_the_end
from tests.chat.harness.world import World, answers, ids, labels, reply, seat_id, words
from tests.support.strict_discord import NOTICES
from tests.tables.support import key


async def test_records_name_people_with_wins_and_ratings(world: World) -> None:
    nothing = await world.ann.slash(world.channel, "table records")
    assert "Nobody has played" in reply(nothing)
    await world.running()
    await to_the_end(world)
    text = reply(await world.cat.slash(world.channel, "table records", game="haul"))
    for piece in ("1 game played to the end", "ann", "bob", "1 of 1 won", "rating"):
        assert piece in text
    unknown = await world.ann.slash(world.channel, "table records", game="chess")
    assert "choose one of the games" in reply(unknown)


async def test_the_last_card_offers_a_rematch_and_calls_the_others(world: World) -> None:
    old = await world.running()
    await to_the_end(world)
    last = world.messages(await thread_of(world))[-1]
    await world.bob.click(last, custom_id=seat_id(last, "rematch"))
    new = await world.table(2)
    assert (new.status, new.game, new.options) == ("open", old.game, old.options)
    assert new.people == (world.bob.id,)
    lobby = world.messages(await thread_of(world))[-1]
    assert f"<@{world.ann.id}>" in words(lobby)
    await world.ann.click(lobby, custom_id=seat_id(lobby, "join"))
    assert (await world.table(2)).people == (world.bob.id, world.ann.id)


async def test_a_rematch_notifies_the_others_once(world: World) -> None:
    """An answer to a command that took its time is an edit, and an edit notifies nobody."""
    await world.running()
    await to_the_end(world)
    NOTICES.clear()
    typed = await world.ann.slash(world.channel, "table rematch", table=1)
    assert reply(typed) == "Table 2 is open."
    assert [(notice.user, notice.message) for notice in NOTICES] == [(world.bob.id, world.card.id)]
    last = next(m for m in world.messages() if any("rematch" in id_ for id_ in ids(m)))
    NOTICES.clear()
    pressed = await world.bob.click(last, custom_id=seat_id(last, "rematch"))
    assert not answers(pressed), "the lobby says it all"
    assert [(notice.user, notice.message) for notice in NOTICES] == [(world.ann.id, world.card.id)]


async def test_a_rematch_is_quiet_for_who_wants_that(world: World) -> None:
    await world.tables.save_person_settings(
        world.bob.id, PersonSettings(pings=PingSettings(how="quiet"))
    )
    await world.running(world.bob, world.cat)
    await to_the_end(world)
    NOTICES.clear()
    await world.ann.slash(world.channel, "table rematch", table=1)
    assert f"<@{world.bob.id}>" in words(world.card)
    assert [notice.user for notice in NOTICES] == [world.cat.id]


async def test_a_rematch_of_a_game_whose_other_player_was_forgotten(world: World) -> None:
    await world.running()
    await to_the_end(world)
    await world.bob.slash(world.channel, "privacy forget", sure=True)
    typed = await world.ann.slash(world.channel, "table rematch", table=1)
    assert reply(typed) == "Table 2 is open."
    assert "Join" in labels(world.card) and "<@-" not in words(world.card)


async def test_no_rematch_for_who_only_watched(world: World) -> None:
    await world.running()
    await to_the_end(world)
    said = reply(await world.cat.slash(world.channel, "table rematch", table=1))
    assert "Only those who played here" in said
    assert len(await world.tables.tables_in_channel(world.channel.id, ended=True)) == 1


async def test_the_owner_who_ended_it_by_leaving_can_call_a_rematch(world: World) -> None:
    """The last person who leaves is no spectator."""
    lobby = await world.opened()
    await world.ann.click(lobby, label="Add a robot")
    await world.ann.click(lobby, label="Start")
    leaving = await world.ann.slash(world.channel, "table leave")
    assert "the game ends at once" in reply(leaving)
    await world.ann.click(leaving.response, label="Leave")
    assert "**ann**" in words(world.card) and "Robot 1" not in words(world.card)
    await world.ann.click(world.card, label="Rematch")
    assert (await world.table(2)).people == (world.ann.id,)


async def test_who_left_a_game_that_went_on_can_call_a_rematch(world: World) -> None:
    await world.running(world.bob, world.cat)
    mover = await world.mover()
    await mover.click(world.card, label="Haul")
    leaving = await mover.slash(world.channel, "table leave")
    await mover.click(leaving.response, label="Leave")
    await world.tables.request_end(1, (await world.table()).owner, key=key())
    await mover.slash(world.channel, "table rematch", table=1)
    assert (await world.table(2)).people == (mover.id,)


async def test_a_conceded_game_is_not_told_as_played_to_the_end(world: World) -> None:
    await world.running()
    result = await world.bob.slash(world.channel, "table concede")
    await world.bob.click(result.response, label="Concede")
    text = reply(await world.cat.slash(world.channel, "table records"))
    assert "No game played to the end" in text and "1 conceded" in text
    assert "longest" not in text, "none was played to its end"
    assert "1 of 1 won" in text, "but it counts"


async def thread_of(world: World) -> Any:
    table = await world.table()
    return (
        world.channel if table.place.thread is None else world.guild.get_thread(table.place.thread)
    )
