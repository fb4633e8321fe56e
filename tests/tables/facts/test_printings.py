"""Corrections as one file: given away, taken over with every difference shown, or kept beside the
usual facts under a name."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from bot.main import build_parser
from bot.settings import Settings
from bot.tables.api.service import Tables
from bot.tables.storage.store import Store, StoreError
from bot.upkeep import fact_commands
from data.corrections import corrected, read_corrections
from data.facts import FactSet, facts_of
from data.printings import printing_files
from tests.tables.support import ANN, BOB, CAT, PLACE, key, refused

BO = facts_of("baltimore_ohio")
ROOT = Path(fact_commands.__file__).parents[2]
PATCH = {"hexes": {"E14": {"cost": 60}}}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=tmp_path / "here.sqlite")


def call(settings: Settings, *words: str, answer: str = "y") -> int:
    args = build_parser().parse_args(["facts", *words])
    return fact_commands.run(args, settings, lambda _question: answer)


def write(settings: Settings, content: Any, file: str = "map.json") -> None:
    path = settings.corrections / "baltimore_ohio" / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content), "utf-8")


def current(settings: Settings) -> FactSet:
    return corrected(BO, read_corrections(BO, settings.corrections))


def test_corrections_travel_in_one_file_and_every_difference_is_shown(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(settings, PATCH)
    file = tmp_path / "mine.json"
    assert call(settings, "export", str(file), "--note", "box of 2019") == 0
    elsewhere = Settings(database=tmp_path / "there" / "there.sqlite", language="de")
    write(elsewhere, {"K2": {"coal": 2}})
    before = current(elsewhere)
    capsys.readouterr()
    assert call(elsewhere, "import", str(file), answer="n") == 1
    shown = capsys.readouterr().out
    assert "box of 2019" in shown and "map.json, hexes, E14, cost: aus 30 wird 60" in shown
    assert current(elsewhere).digest == before.digest
    assert call(elsewhere, "import", str(file), answer="j") == 0
    both = current(elsewhere)
    assert both.digest != before.digest
    write(settings, {"hexes": {"E14": {"cost": 60}, "K2": {"coal": 2}}})
    assert both.digest == current(settings).digest
    capsys.readouterr()
    assert call(elsewhere, "import", str(file)) == 0
    assert "ändert nichts" in capsys.readouterr().out


def test_nothing_is_exported_over_a_file_or_where_nothing_is_corrected(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call(settings, "export") == 1 and "no corrections" in capsys.readouterr().err
    write(settings, PATCH)
    assert call(settings, "export") == 0
    exported = json.loads(capsys.readouterr().out)
    assert exported["corrections"] == {"baltimore_ohio": {"map.json": PATCH}}
    target = tmp_path / "there.json"
    target.write_text("mine")
    with pytest.raises(StoreError):
        call(settings, "export", str(target))
    write(settings, {"E14": {"cost": -1}})
    assert call(settings, "export") == 1 and "E14, cost: expected" in capsys.readouterr().err


WRONG = {
    "{": "expected a JSON file",
    "[]": "expected a file written by",
    '{"corrections": {"chess": {}}}': "chess, -: expected one of baltimore_ohio",
    '{"corrections": {"baltimore_ohio": {"../../x": {}}}}': "../../x, -: expected one of map.json",
    '{"corrections": {"baltimore_ohio": {"map.json": {"E14": {"cost": "x"}}}}}':
        "map.json, hexes, E14, cost: expected a whole number, found x",
    '{"corrections": {}, "roundhouse_facts": 2}': "roundhouse_facts: expected 1, found 2",
    " " * 1_000_001: "expected a number from 1 to 1000000",
}  # fmt: skip


@pytest.mark.parametrize("content", WRONG)
def test_a_wrong_file_is_refused_with_a_sentence_and_changes_nothing(
    settings: Settings, tmp_path: Path, content: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "theirs.json"
    file.write_text(content)
    for words in ((), ("--name", "second")):
        assert call(settings, "import", str(file), "--yes", *words) == 1
        assert WRONG[content] in capsys.readouterr().err
    assert not settings.corrections.exists()


def test_a_name_must_be_plain(settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("", "..", "a/b", "second printing", "-"):
        assert call(settings, "import", "none.json", "--yes", f"--name={name}") == 1
        assert "can't be a name" in capsys.readouterr().err


async def test_a_printing_is_chosen_for_a_table_and_kept_by_it(
    settings: Settings, tmp_path: Path
) -> None:
    file = tmp_path / "theirs.json"
    file.write_text(json.dumps({"corrections": {"baltimore_ohio": {"map.json": PATCH}}}))
    assert call(settings, "import", str(file), "--name", "second", "--yes") == 0
    assert [path.stem for path in printing_files(settings.corrections)] == ["second"]
    assert current(settings) is BO.shipped
    tables = Tables(Store(settings.database), corrections=settings.corrections)
    assert tables.printings("rail_baron") == {}
    second = tables.printings("baltimore_ohio")["second"]
    table = await tables.open_table("baltimore_ohio", PLACE, ANN, key=key())
    for user in (BOB, CAT):
        await tables.join(table.id, user)
    with refused("not-owner"):
        await tables.set_facts(table.id, BOB, second)
    for choice in (second, None, second):
        table = await tables.set_facts(table.id, ANN, choice)
        assert table.facts is choice or (choice and table.facts.digest == choice.digest)
    started = (await tables.start_game(table.id, ANN, key=key())).table
    assert started.facts is not None and started.facts.digest == second.digest
    assert (await tables.verify_table(table.id)).ok
    with refused("started"):
        await tables.set_facts(table.id, ANN, None)
    await tables.close()


WRITES = """
import sys
from pathlib import Path
from data.correction_files import write_whole
while True:
    for letter in (b"a", b"b"):
        write_whole(Path(sys.argv[1]), letter * 3_000_000)
        print(letter, flush=True)
"""


def test_a_kill_while_a_correction_is_written_leaves_the_old_or_the_new(tmp_path: Path) -> None:
    path = tmp_path / "map.json"
    for number in range(8):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITES, str(path)], stdout=subprocess.PIPE, cwd=ROOT
        )
        assert writer.stdout is not None and writer.stdout.readline()
        time.sleep(0.003 * number)
        writer.kill()
        writer.wait()
        assert path.read_bytes() in (b"a" * 3_000_000, b"b" * 3_000_000)
