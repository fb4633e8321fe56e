"""/hint says what an expert would do in somebody's place, and the best can be pressed there."""

from __future__ import annotations

import pytest

from tests.chat.harness.world import World, ids, told
from tests.conformance.found import cases


@pytest.mark.parametrize("game", [key for key, case in cases().items() if key != "haul"])
async def test_a_hint_names_the_best_and_offers_it(world: World, game: str) -> None:
    """At the first question of a game against robots."""
    card = await world.opened(game=game)
    await world.ann.click(card, label="Add a robot")
    while (await world.table()).status == "open":
        await world.ann.click(card, label="Add a robot")
        await world.ann.click(card, label="Start")
    said = await world.ann.slash(world.channel, "hint")
    text = told(said)
    assert "1. **" in text or "only one thing" in text, text
    assert "trials" in text or "only one" in text
    shown = said.followups[0] if said.followups else said.response
    if any(".play." in one for one in ids(shown)):
        await world.ann.click(shown, custom_id=next(one for one in ids(shown) if ".play." in one))
    assert "another of the choices" not in text, text


async def test_no_hints_where_people_play_each_other(world: World) -> None:
    await world.running(world.bob, game="railroad_barons")
    said = told(await (await world.mover()).slash(world.channel, "hint"))
    assert said == "Hints are for tables where you play against robots alone."


async def test_no_hint_in_a_game_that_nobody_thinks_about(world: World) -> None:
    card = await world.opened()
    await world.ann.click(card, label="Add a robot")
    await world.ann.click(card, label="Start")
    assert told(await world.ann.slash(world.channel, "hint")) == "This game has no hints."
