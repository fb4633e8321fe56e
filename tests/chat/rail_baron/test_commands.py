"""`/railbaron …`: each action as a command, with what is legal offered while typing."""

import random
from typing import Any

import pytest

from rules.rail_baron.model.state import Phase
from tests.chat.harness.world import CODE, World, labels, press_on, reply, words
from tests.chat.rail_baron.positions import arrived, riding, short
from tests.support.rail_baron.states import game, seat


async def type_in(person: Any, world: World, command: str, **options: Any) -> Any:
    return await person.slash(world.channel, f"railbaron {command}", **options)


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
        text = reply(await type_in(world.ann, world, command, **options))
        assert CODE not in text and len(text) < 400, (command, options)
        assert await world.unchanged(), (command, options)


async def test_riding_by_command_is_shown_first(world: World) -> None:
    await world.at(riding())
    offered = await world.ann.autocomplete(world.channel, "railbaron ride route", "route", "")
    assert offered[0]["value"] == "fast"
    shown = await type_in(world.ann, world, "ride route", route="fast")
    assert labels(shown.response) == ["Ride", "Back"]
    assert await world.unchanged()
    await world.ann.click(shown.response, label="Ride")
    assert "**ann** rides 7 mileposts" in words(world.card)


async def test_places_are_completed_one_after_the_other(world: World) -> None:
    await world.at(riding())
    place = "railbaron ride via"
    offered = await world.ann.autocomplete(world.channel, place, "places", "Omaha, chic")
    assert "Omaha; Chicago" in [row["value"] for row in offered]
    for row in offered[:3]:
        shown = await type_in(world.ann, world, "ride via", places=row["value"])
        assert CODE not in reply(shown)
    everything = await world.ann.autocomplete(world.channel, place, "places", "")
    assert len(everything) == 25


async def test_what_is_for_sale_is_offered_to_the_buyer_alone(world: World) -> None:
    await world.at(arrived(cash=14_000))
    name, option = "railbaron buy railroad", "railroad"
    offered = await world.ann.autocomplete(world.channel, name, option, "")
    assert all("$14" in row["name"] or "$1" in row["name"] or "$" in row["name"] for row in offered)
    assert "PA" not in [row["value"] for row in offered]
    assert await world.bob.autocomplete(world.channel, name, option, "") == []
    choices = await world.ann.autocomplete(world.channel, name, option, "illinois")
    assert [row["value"] for row in choices] == ["IC"]
    shown = await type_in(world.ann, world, "buy railroad", railroad="Illinois Central")
    await world.ann.click(shown.response, label="Buy")
    assert "Illinois Central" in words(world.card)


async def test_owned_railroads_are_offered_for_sale(world: World) -> None:
    await world.at(short())
    offered = await world.ann.autocomplete(world.channel, "railbaron sell", "railroad", "penn")
    assert [row["value"] for row in offered] == ["PA"]
    regions = await world.ann.autocomplete(world.channel, "railbaron region", "region", "pl")
    assert [row["value"] for row in regions] == ["Plains"]


async def test_drawing_and_rolling_by_command(world: World) -> None:
    await world.at(game(seat("Denver"), seat("Chicago")))
    shown = await type_in(world.ann, world, "destination")
    assert "it's your turn" in reply(shown), "what is next"
    assert "**ann** rolls" in words(world.card)


async def test_engines_and_nothing(world: World) -> None:
    await world.at(arrived())
    shown = await type_in(world.ann, world, "buy engine", engine="Express")
    assert "You keep $16,000" in reply(shown)
    refused = reply(await type_in(world.ann, world, "buy engine", engine="SuperChief"))
    assert "rule 15" in refused
    await type_in(world.ann, world, "buy nothing")
    assert "buys nothing" in words(world.card)


async def test_a_plan_is_remembered_and_private(world: World) -> None:
    state = game(seat("Denver", destination="Miami"), seat("Chicago"), on_turn=1, phase=Phase.ROLL)
    state.phase = Phase.DESTINATION
    await world.at(state)
    shown = await type_in(world.ann, world, "plan")
    assert "A: Fewest turns" in reply(shown) and shown.response.attachments
    shown = await type_in(world.ann, world, "plan", places="Chicago, Atlanta")
    assert "remember this route" in reply(shown)
    assert (await world.tables.read_note(1, 0))["path"]
    assert "no destination yet" in reply(await type_in(world.bob, world, "plan"))
    assert "no seat" in reply(await type_in(world.cat, world, "plan"))


@pytest.mark.parametrize("command", ["show", "deeds", "cash"])
async def test_looks_by_command(world: World, command: str) -> None:
    await world.at(arrived(cash=66_000))
    mine = await type_in(world.ann, world, command)
    assert mine.ephemeral
    if command == "cash":
        assert "$66,000" in reply(mine)
        assert "$66,000" not in reply(await type_in(world.bob, world, command))
    else:
        assert mine.response.attachments[0].description


async def test_cash_from_turn_to_turn_is_drawn_with_secrets_kept(world: World) -> None:
    await world.at(arrived(cash=66_000))
    await type_in(world.ann, world, "buy nothing")
    begun = (await world.table()).turn
    chance = random.Random(1)
    for _ in range(20):
        await press_on(chance, await world.mover(), world.card)
    assert (await world.table()).turn > begun
    mine = await type_in(world.ann, world, "cash")
    assert mine.response.attachments[0].description
    theirs = await type_in(world.bob, world, "cash")
    assert "66,000" not in theirs.response.attachments[0].description


async def test_a_command_ends_being_away_as_a_press_does(world: World) -> None:
    """Both are away, so the game waits: with her ride Ann is back, and not before."""
    await world.at(riding())
    for person in (world.bob, world.ann):
        await person.slash(world.channel, "table away")
    shown = await type_in(world.ann, world, "ride route", route="fast")
    assert labels(shown.response) == ["Ride", "Back", "Return to the game"]
    assert len((await world.table()).away) == 2
    ridden = await world.ann.click(shown.response, label="Ride")
    assert "You're playing at table 1 yourself" in reply(ridden)
    assert (await world.table()).away == (1,)
    await type_in(world.bob, world, "deeds")
    assert (await world.table()).away == (1,)
