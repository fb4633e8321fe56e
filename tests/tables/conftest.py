"""A database in a temporary folder, a clock that stands still, secret bytes that are known."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.tables.api.service import Tables
from bot.tables.types.games import temporary_game
from tests.support import thrift
from tests.tables.faulty import GAME
from tests.tables.support import Clock, Entropy


@pytest.fixture(autouse=True)
def haul() -> Iterator[None]:
    with temporary_game(GAME):
        yield


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "roundhouse.sqlite"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def tables(path: Path, clock: Clock) -> AsyncIterator[Tables]:
    house = Tables(thrift.store(path), now=clock, entropy=Entropy())
    yield house
    await house.close()
