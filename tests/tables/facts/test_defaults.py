"""The facts of new tables: shipped, corrected by the host, or those that were good last."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.settings import Settings, load_settings
from bot.tables.api.service import Tables
from bot.tables.storage.store import Store
from bot.tables.types.games import game_of
from bot.upkeep.machine_checks import Finding, local_findings
from data.facts import facts_of
from tests.support.facts import SOMETHING
from tests.tables.support import ANN, BOB, CAT, PLACE, key

BO = facts_of("baltimore_ohio")


@pytest.fixture(autouse=True)
def shipped_again() -> Iterator[None]:
    yield
    for game in SOMETHING:
        facts_of(game).default = facts_of(game).shipped


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "facts"


def correct(folder: Path, content: str) -> None:
    (folder / "baltimore_ohio").mkdir(parents=True, exist_ok=True)
    (folder / "baltimore_ohio" / "map.json").write_text(content, "utf-8")


async def starts(path: Path, folder: Path | None) -> bytes:
    """Start the bot, and return the digest of the facts of a new table."""
    tables = Tables(Store(path), corrections=folder)
    table = await tables.open_table("baltimore_ohio", PLACE, ANN, key=key())
    for user in (BOB, CAT):
        await tables.join(table.id, user)
    table = (await tables.start_game(table.id, ANN, key=key())).table
    await tables.close()
    assert table.facts is not None and table.facts.digest == BO.default.digest
    return table.facts.digest


def read_finding(path: Path, folder: Path) -> Finding:
    """What the doctor says of the corrections."""
    settings = Settings(database=path, facts=folder)
    return next(f for f in local_findings(settings, datetime.now(UTC)) if "facts" in f.key)


async def test_new_tables_get_the_corrections_and_after_a_mistake_the_last_good_ones(
    path: Path, folder: Path
) -> None:
    shipped = BO.shipped.digest
    assert await starts(path, folder) == shipped and read_finding(path, folder).key == "facts"
    correct(folder, '{"E14": {"cost": 60}}')
    good = await starts(path, folder)
    assert good != shipped and read_finding(path, folder).key == "facts-corrected"
    assert "Baltimore & Ohio" in read_finding(path, folder).describe("en")
    correct(folder, '{"E14": {"cost": "60"}}')
    with capture_logs() as logs:
        assert await starts(path, folder) == good
    [wrong] = [row for row in logs if row["event"] == "facts_wrong"]
    assert wrong["used"] == "last good" and wrong["error"].startswith("map.json, hexes, E14, cost")
    finding = read_finding(path, folder)
    assert (finding.level, finding.key) == ("ill", "facts-wrong")
    assert "expected a whole number, found 60" in finding.describe("en")
    correct(folder, "{}")
    assert await starts(path, folder) == shipped


async def test_a_mistake_at_the_first_start_leaves_the_shipped_ones(
    path: Path, folder: Path
) -> None:
    correct(folder, "{")
    with capture_logs() as logs:
        assert await starts(path, folder) == BO.shipped.digest
    assert [row["used"] for row in logs if row["event"] == "facts_wrong"] == ["shipped"]
    assert await starts(path, None) == BO.shipped.digest


def test_the_folder_is_beside_the_database_unless_it_is_named(tmp_path: Path) -> None:
    assert Settings(database=tmp_path / "a.sqlite").corrections == tmp_path / "facts"
    none = tmp_path / "none.env"
    named = load_settings({"ROUNDHOUSE_FACTS": str(tmp_path / "mine")}, none)
    assert named.corrections == tmp_path / "mine"
    assert load_settings({}, none).corrections == Path("var/facts")


async def test_a_session_of_the_desk_keeps_the_facts_of_rail_baron(path: Path) -> None:
    tables = Tables(Store(path))
    table = await tables.open_table(
        "dice_desk", PLACE, ANN, key=key(), options={"people": [{"name": "Ada"}]}
    )
    for user in (BOB, CAT)[: game_of("dice_desk").seats[0] - 1]:
        await tables.join(table.id, user)
    table = (await tables.start_game(table.id, ANN, key=key())).table
    await tables.close()
    assert table.facts is facts_of("rail_baron").shipped is facts_of("dice_desk").shipped
