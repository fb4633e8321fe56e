"""The daily copy in a process of its own."""

from pathlib import Path

import pytest

from bot.settings import Settings
from bot.tables.storage.store import Store
from bot.upkeep.daily import take_copy
from bot.upkeep.rotation import list_copies
from tests.tables.storage.test_maintenance import damage


async def test_a_copy_is_taken_and_a_failure_is_logged(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Store(path).close()
    settings = Settings(database=path)
    assert await take_copy(settings)
    assert len(list_copies(path)) == 1
    damage(path)
    assert not await take_copy(settings)
    assert "daily_copy_failed" in capsys.readouterr().out
    assert len(list_copies(path)) == 1
