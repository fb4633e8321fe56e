"""`/railbaron …`: each action as a command, with what is legal offered while typing."""

import random
from typing import Any

from tests.chat.harness.world import World, labels, press_on, reply, sane, tells
from tests.chat.rail_baron.positions import arrived, riding, short
from tests.support.rail_baron.states import game, seat


async def railbaron(world: World, command: str, **options: Any) -> Any:
    """The private page that a command of Ann's answers with."""
    return await world.command(world.ann, f"railbaron {command}", **options)


async def test_nonsense_is_refused_in_one_sentence(world: World) -> None:
    await world.at(riding())
    for command, options in (
        ("region", {"region": "Atlantis"}),
        ("region", {"region": "x" * 300}),
        ("ride route", {"route": "nowhere"}),
        ("ride route", {"route": "via.99999"}),
        ("ride route", {"route": "via.x"}),
        ("ride route", {"route": "fast:1:2"}),
        ("buy railroad", {"railroad": "The Orient Express"}),
        ("sell", {"railroad": "💥" * 50}),
        ("bid", {"amount": "-5"}),
        ("bid", {"amount": "9" * 20}),
        ("bid", {"amount": "1e9"}),
        ("plan", {"places": "Xyzzy"}),
    ):
        text = sane(await railbaron(world, command, **options))
        assert len(text) < 400, (command, options)
    assert await world.unchanged()


async def test_riding_by_command_is_shown_first(world: World) -> None:
    """Places on the way are completed one after the other."""
    await world.at(riding())
    places = await world.offered(world.ann, "railbaron ride via", "places", "Omaha, chic")
    assert "Omaha; Chicago" in places.values()
    for value in list(places.values())[:3]:
        sane(await railbaron(world, "ride via", places=value))
    assert len(await world.offered(world.ann, "railbaron ride via", "places")) == 25
    offered = await world.offered(world.ann, "railbaron ride route", "route")
    assert next(iter(offered.values())) == "fast"
    page = await railbaron(world, "ride route", route="fast")
    assert labels(page) == ["Ride", "Back"]
    await world.confirm(world.ann, page, "Ride", "**ann** rides 7 mileposts")


async def test_what_is_for_sale_is_offered_to_the_buyer_alone(world: World) -> None:
    await world.at(arrived(cash=14_000))
    name, option = "railbaron buy railroad", "railroad"
    offered = await world.offered(world.ann, name, option)
    assert offered and all("$" in label for label in offered)
    assert "PA" not in offered.values()
    assert await world.offered(world.bob, name, option) == {}
    assert list((await world.offered(world.ann, name, option, "illinois")).values()) == ["IC"]
    page = await railbaron(world, "buy railroad", railroad="Illinois Central")
    await world.confirm(world.ann, page, "Buy", "Illinois Central")


async def test_owned_railroads_are_offered_for_sale(world: World) -> None:
    await world.at(short())
    for name, option, text, value in (
        ("railbaron sell", "railroad", "penn", "PA"),
        ("railbaron region", "region", "pl", "Plains"),
    ):
        assert list((await world.offered(world.ann, name, option, text)).values()) == [value]


async def test_drawing_and_rolling_by_command(world: World) -> None:
    await world.at(game(seat("Denver"), seat("Chicago")))
    tells(await railbaron(world, "destination"), "it's your turn")
    tells(world.card, "**ann** rolls")


async def test_engines_and_nothing(world: World) -> None:
    await world.at(arrived())
    tells(await railbaron(world, "buy engine", engine="Express"), "You keep $16,000")
    tells(await railbaron(world, "buy engine", engine="SuperChief"), "rule 15")
    await railbaron(world, "buy nothing")
    tells(world.card, "buys nothing")


async def test_a_plan_is_remembered_and_private(world: World) -> None:
    state = game(seat("Denver", destination="Miami"), seat("Chicago"), on_turn=1)
    await world.at(state)
    page = await railbaron(world, "plan")
    tells(page, "A: Fewest turns")
    assert page.attachments
    tells(await railbaron(world, "plan", places="Chicago, Atlanta"), "remember this route")
    assert (await world.tables.read_note(1, 0))["path"]
    tells(await world.command(world.bob, "railbaron plan"), "no destination yet")
    tells(await world.command(world.cat, "railbaron plan"), "no seat")


async def test_looks_by_command(world: World) -> None:
    await world.at(arrived(cash=66_000))
    for command in ("show", "deeds"):
        page = await railbaron(world, command)
        assert page.ephemeral and page.attachments[0].description
    tells(await railbaron(world, "cash"), "$66,000")
    assert "$66,000" not in sane(await world.command(world.bob, "railbaron cash"))


async def test_cash_from_turn_to_turn_is_drawn_with_secrets_kept(world: World) -> None:
    await world.at(arrived(cash=66_000))
    await railbaron(world, "buy nothing")
    begun = (await world.table()).turn
    chance = random.Random(1)
    while (await world.table()).turn == begun:
        await press_on(chance, await world.mover(), world.card)
    mine = await railbaron(world, "cash")
    assert mine.attachments[0].description
    theirs = await world.command(world.bob, "railbaron cash")
    assert "66,000" not in theirs.attachments[0].description


async def test_a_command_ends_being_away_as_a_press_does(world: World) -> None:
    """Both are away, so the game waits: with her ride Ann is back, and not before."""
    await world.at(riding())
    for person in (world.bob, world.ann):
        await person.slash(world.channel, "table away")
    page = await railbaron(world, "ride route", route="fast")
    assert labels(page) == ["Ride", "Back", "Return to the game"]
    assert len((await world.table()).away) == 2
    ridden = await world.ann.click(page, label="Ride")
    assert "You're playing at table 1 yourself" in reply(ridden)
    assert (await world.table()).away == (1,)
    await world.command(world.bob, "railbaron deeds")
    assert (await world.table()).away == (1,)
