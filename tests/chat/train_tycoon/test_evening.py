"""Random evenings of Train Tycoon: people press whatever is there, public or private, beside a
robot; nothing breaks, every card fits, and the game goes on."""

from __future__ import annotations

import random

import pytest

from tests.chat.harness.world import World, ids
from tests.chat.house.test_limits import _fits as fits
from tests.chat.rail_baron.positions import press_on
from tests.chat.train_tycoon.positions import own_page


@pytest.mark.parametrize(("seed", "options"), [(1, ["priority_auction", "investments"]), (2, [])])
async def test_a_random_evening_stays_within_the_limits(
    world: World, seed: int, options: list[str]
) -> None:
    chance = random.Random(seed)
    lobby = await world.opened(world.bob, game="train_tycoon")
    menu = await world.ann.click(lobby, label="Options…")
    await world.ann.select(menu.followups[0], options)
    await world.ann.click(lobby, label="Add a robot")
    await world.ann.click(lobby, label="Start")
    begun = (await world.table()).version
    for _ in range(30):
        if (await world.table()).status != "running":
            break
        fits(world.card)
        mover, page = await world.mover(), world.card
        if any(one.endswith(":look.mine") for one in ids(page)):
            page = await own_page(world, mover)
            fits(page)
        await press_on(chance, mover, page, fits)
    fits(world.card)
    assert (await world.table()).version > begun + 8


async def test_all_options_at_once(world: World) -> None:
    """However many are marked beside the map in force."""
    lobby = await world.opened(world.bob, game="train_tycoon")
    menu = await world.ann.click(lobby, label="Options…")
    chosen = ["investments", "priority_auction", "limited_liability"]
    await world.ann.select(menu.followups[0], ["alberta_v1", "appalachia", *chosen])
    options = (await world.table()).options
    assert options.map == "appalachia" and all(getattr(options, key) for key in chosen)
