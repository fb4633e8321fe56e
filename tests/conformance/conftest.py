"""While the suite runs the house knows the games of all cases, also those that `rules/` lacks."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.chat.conftest import clock, env
from tests.chat.harness.world import World, furnish
from tests.conformance import play
from tests.conformance.cases import examples, known

__all__ = ["clock", "env"]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[Any]:
    """A check that fails says in which position of which game."""
    play.forget_position()
    try:
        return (yield)
    except BaseException as failure:
        failure.add_note(play.where())
        raise


@pytest.fixture(autouse=True)
def every_game() -> Iterator[None]:
    with known():
        yield


@pytest.fixture
async def world(env, clock) -> World:  # type: ignore[no-untyped-def]
    """Ann, Bob and Cat in one channel, and every game."""
    world = await furnish(env, clock)
    for case in examples():
        world.bot.services.chats[case.key] = case.chat
    return world
