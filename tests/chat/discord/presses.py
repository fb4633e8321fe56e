"""What tests of presses on a bad network share: requests that were sent, and a page to press."""

from typing import Any

import simcord

from tests.chat.harness.world import World, answers, labels
from tests.support.faults import reset

BREAKS = [reset(), ConnectionResetError(104, "reset"), TimeoutError()]


def count_sent(env: simcord.Env, path: str) -> int:
    """How many requests the bot has sent to such a path."""
    return sum(path in request.path for request in env.http_requests)


def goes_on(pages: list[Any]) -> bool:
    """Whether the private card, and nothing else, answers: it asks what is next."""
    return [page for page in pages if "Haul" in labels(page)] == pages != []


async def traded(world: World) -> Any:
    """A private page that asks to confirm a trade, and whoever was asked."""
    await world.running()
    mover = await world.mover()
    return mover, answers(await mover.click(world.card, label="Trade $1"))[0]


async def bidding(world: World) -> Any:
    """A game in which a form may be opened, and a person who may."""
    await world.running()
    for _ in range(2):
        await (await world.mover()).click(world.card, label="Haul")
    return await world.mover()
