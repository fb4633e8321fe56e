"""`/privacy`: what is kept, handed out, forgotten."""

import json

from tests.chat.harness.world import World, answers, press, reply, tells


async def test_what_is_kept_is_said(world: World) -> None:
    shown = await world.ann.slash(world.channel, "privacy show")
    assert "What is kept about you" in reply(shown)
    assert "until this bot has run for 7 more days" in reply(shown)


async def test_a_person_gets_everything_kept_and_nobody_else_s(world: World) -> None:
    await world.running()
    shown = await world.ann.slash(world.channel, "privacy export")
    [attachment] = answers(shown)[-1].message.attachments
    export = json.loads(await attachment.read())
    assert export["person"] == world.ann.id
    assert [table["number"] for table in export["tables"]] == [1]
    assert str(world.bob.id) not in json.dumps(export)


async def test_nobody_is_forgotten_by_mistake(world: World) -> None:
    """Whoever is sure presses the button below."""
    await world.running()
    page = await world.command(world.ann, "privacy forget")
    tells(page, "1 running game")
    assert (await world.table()).seat_of(world.ann.id) is not None
    tells(await press(world.ann, page, "Delete everything about me"), "has been deleted")
    assert world.ann.id not in (await world.table()).people


async def test_who_is_forgotten_leaves_and_games_go_on(world: World) -> None:
    """A robot takes the seat, the others play on, and the cards know no name any more."""
    await world.running()
    shown = await world.ann.slash(world.channel, "privacy forget", sure=True)
    assert "Your data has been deleted" in reply(shown)
    assert "still hold it until this bot has run for 7 more days" in reply(shown)
    table = await world.table()
    assert table.status == "running"
    assert world.ann.id not in table.people
    assert table.owner != world.ann.id
    again = await world.bob.slash(world.channel, "table log", table=1)
    assert "ann" not in reply(again)
    export = await world.tables.export_person(world.ann.id)
    assert (export["tables"], export["acts"], export["settings"]) == ([], [], None)
