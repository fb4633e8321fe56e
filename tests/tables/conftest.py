"""A database in a temporary folder, a clock that stands still, secret bytes that are known."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import structlog

from bot.tables.games import also
from bot.tables.service import Tables
from bot.tables.store import Store
from tests.tables.support import Clock, Entropy
from tests.tables.toy import GAME


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with also(GAME):
        yield


@pytest.fixture(autouse=True)
def plain_log() -> Iterator[None]:
    """Tracebacks as plain text, as the bot writes them."""
    shown = structlog.dev.ConsoleRenderer(
        colors=False, exception_formatter=structlog.dev.plain_traceback
    )
    structlog.configure(processors=[structlog.stdlib.add_log_level, shown])
    yield
    structlog.reset_defaults()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "roundhouse.sqlite"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def tables(path: Path, clock: Clock) -> AsyncIterator[Tables]:
    made = Tables(Store(path), now=clock, entropy=Entropy())
    yield made
    await made.close()
