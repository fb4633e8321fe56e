"""Recorded games stay what they were: in every state, in every word, and as a file."""

import asyncio
import tempfile
from functools import cache
from pathlib import Path

import pytest

from bot.tables.api.service import Tables
from bot.tables.archive.report import NAMES
from bot.tables.archive.transcript import Header, read_transcript
from bot.tables.types.games import all_games, game_of, options_of
from bot.tables.types.model import Place
from data.texts import DEFAULT
from tests.conformance.cases import plans
from tests.playthroughs.coverage import wanted
from tests.playthroughs.plans import Plan
from tests.playthroughs.record import refreshed
from tests.playthroughs.replaying import (
    GAMES,
    Imported,
    Replayed,
    file_of,
    files,
    golden_state,
    imported,
    replayed,
)
from tests.playthroughs.words import Told, describer, read_words
from tests.support import thrift
from tests.support.catalogues import english_in

LARGEST = 150_000
"""Bytes of a recorded game."""
BROKEN_OFF = GAMES / "rail_baron" / "recorded" / "broken_off.txt"

every_file = pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)


@cache
def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def again(path: Path) -> Replayed:
    return replayed(read_transcript(text(path)))


@cache
def table(path: Path) -> Imported:
    return asyncio.run(imported(text(path)))


def rows(written: str) -> list[str]:
    return [line for line in written.splitlines() if line.startswith("{")]


@every_file
def test_it_plays_the_same_under_the_referee(path: Path) -> None:
    """Every action is legal, every draw asked for, nothing is missing after any of them, and the
    last state is the one noted in the file (a fresh export has no such note)."""
    assert golden_state(text(path)) in (again(path).state, None)


@every_file
def test_it_is_imported_and_verified(path: Path) -> None:
    """The bot takes the file and finds nothing wrong in what it made of it."""
    head, played, imported_table = read_transcript(text(path)).head, again(path), table(path)
    draws = sum(len(row.draws) for row in played.rows)
    assert imported_table.report.ok, imported_table.report
    assert imported_table.report.rows == imported_table.table.version
    assert imported_table.report.draws + imported_table.report.recorded == draws
    if imported_table.table.status == "ended":
        assert (imported_table.table.how, imported_table.table.version) == (
            "played",
            len(played.rows),
        )
        assert (imported_table.table.seed, imported_table.table.commitment) == (
            head.seed,
            head.commitment,
        )
        assert imported_table.report.recorded == head.recorded


@every_file
def test_it_is_told_in_the_same_words(path: Path) -> None:
    """After a change of wording that is meant: `python -m tests.playthroughs.record --refresh`."""
    written, last = read_words(text(path)), len(again(path).rows)
    if written:
        assert _upto(last, table(path).words) == _upto(last, written)


def _upto(last: int, words: Told) -> Told:
    return {row: lines for row, lines in words.items() if row <= last}


@every_file
def test_it_is_told_in_every_language(path: Path) -> None:
    """The same rows in each; nothing is left unsaid or in English."""
    by_language = table(path).words_by_language
    for language, words in by_language.items():
        text = "\n".join(line for lines in words.values() for line in lines)
        assert words.keys() == by_language[DEFAULT].keys() and text
        assert not any(left in text for left in ("{", "None", "MissingText"))
        assert language == DEFAULT or english_in(text, language) == []


@every_file
def test_it_is_exported_as_it_was(path: Path) -> None:
    """Row by row; a game that goes on has one row more, which says where it came from, and a new
    seed."""
    head, back = read_transcript(text(path)).head, read_transcript(table(path).export).head
    before, after = rows(text(path))[: len(again(path).rows)], rows(table(path).export)
    if table(path).table.status == "ended":
        assert after == before
        assert _fixed(back) == _fixed(head)
        assert (back.seed, back.commitment, back.recorded) == (
            head.seed,
            head.commitment,
            head.recorded,
        )
    else:
        assert after[:-1] == before
        assert '"kind":"import"' in after[-1]
        assert _fixed(back) == _fixed(head)
        assert back.recorded == sum(len(row.draws) for row in again(path).rows)


def _fixed(head: Header) -> tuple[object, ...]:
    """What of a head never changes; options that came later have their defaults."""
    return head.game, options_of(game_of(head.game), head.options), head.seats


@pytest.mark.parametrize("key", all_games())
def test_every_rule_and_option_is_in_a_recorded_game(key: str) -> None:
    """All classes of actions and events with their cases, all options, numbers of seats and ways
    to end. `python -m tests.playthroughs.search` looks for games that show what is missing."""
    shown = {tag for path in files(key) for tag in again(path).tags}
    missing = wanted(game_of(key)) - shown
    assert not missing, f"no recorded game shows {sorted(missing)}"


def test_every_file_of_the_folder_is_run() -> None:
    """Nothing lies with the games that is neither code nor a recorded game of theirs, and none is
    missing."""
    there = {
        path
        for path in GAMES.rglob("*")
        if path.is_file() and path.suffix != ".py" and "__pycache__" not in path.parts
    }
    assert there == set(files()) >= {file_of(plan) for plan in plans()}
    assert all(again(path).game == path.parents[1].name for path in files())


@pytest.mark.parametrize("plan", plans(), ids=lambda plan: plan.name)
def test_what_is_recorded_here_can_be_read(plan: Plan) -> None:
    """Short enough, told in words, and with the state it ends in."""
    path = file_of(plan)
    assert path.stat().st_size <= LARGEST
    assert read_words(text(path))
    assert golden_state(text(path))


async def test_an_export_of_other_people_can_be_dropped_in() -> None:
    """Their names are read from the words, so that the words can be compared; after a change of
    wording they are refreshed, and nothing else in the file is touched."""
    written = text(BROKEN_OFF).rsplit("\n", 2)[0] + "\n"
    names = {"Ada": "Anna, Bob", "Bert": "b\\_e\\_r\\_t", "Cleo": "Cleo the 2nd"}
    for seat, (name, other) in enumerate(names.items()):
        written = written.replace(name, other)
        written = written.replace(f'"user":{seat + 1}', f'"user":{seat + 1}23456789012345678')
    assert golden_state(written) is None
    imported_table = await imported(written)
    assert _upto(len(rows(written)), imported_table.words) == read_words(written)
    changed = written.replace("rolls", "throws")
    assert changed != written
    assert read_words(await refreshed(changed)) == read_words(written)
    assert rows(await refreshed(changed)) == rows(written)


async def test_a_report_can_be_dropped_in() -> None:
    """What `/table report` makes of a table is such a file: it replays, has its state, and is told
    in the same words with the names that stand for people here."""
    written = text(BROKEN_OFF)
    with tempfile.TemporaryDirectory() as folder:
        tables = Tables(thrift.store(Path(folder) / "reported.sqlite"))
        try:
            table = await tables.import_text(written, Place(1, 1), 1, key="import")
            table = (await tables.request_end(table.id, 1, key="end", admin=True)).table
            look = await tables.read_table(table.id, None)
            report = await tables.write_report(table.id, describer(look, NAMES, "en"), "A note.")
        finally:
            await tables.close()
    assert golden_state(report) == replayed(read_transcript(report)).state
    imported_table = await imported(report)
    assert imported_table.report.ok
    assert _upto(len(rows(written)), imported_table.words) == _upto(
        len(rows(written)), read_words(report)
    )
