"""Playing a recorded game again: through the import of the bot, and action by action."""

import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.tables.api.service import Tables
from bot.tables.archive.replay import Replay
from bot.tables.archive.report import NAMES, STATE_PREFIX
from bot.tables.archive.transcript import Transcript, TranscriptRow, read_transcript
from bot.tables.types.codec import codec, state_digest, to_json
from bot.tables.types.games import game_of, options_of
from bot.tables.types.model import Place, Table, VerifyReport
from data.texts import languages
from tests.playthroughs.coverage import Tally
from tests.playthroughs.plans import Plan
from tests.playthroughs.words import Told, describer, learned, marks, named, read_words
from tests.support import thrift

GAMES = Path(__file__).parents[1] / "games"


def files(game: str = "*") -> list[Path]:
    """The recorded games of one game, or of all."""
    return sorted(GAMES.glob(f"{game}/recorded/*.txt"))


def file_of(plan: Plan) -> Path:
    """Where the game of a plan is kept."""
    return GAMES / plan.game / "recorded" / f"{plan.name}.txt"


@dataclass(frozen=True)
class Replayed:
    """What a file comes to when it is played again. `rows` are those up to the first sealed one;
    `state` is the fingerprint after them and `tags` what they show (see `coverage`)."""

    game: str
    rows: list[TranscriptRow]
    state: str
    tags: set[str]


@dataclass(frozen=True)
class Imported:
    """What the bot made of a file: the table, its own check of it, and its export; the words are
    told with the names of the file, in the language of the file."""

    table: Table
    report: VerifyReport
    export: str
    words: Told
    words_by_language: dict[str, Told]
    """The words in each language, with marks for the people."""


def replayed(transcript: Transcript) -> Replayed:
    """Play every row with all checks of the rules and, after each, of the referee.

    AssertionError: what the referee says, with the number of the line.
    """
    game = game_of(transcript.head.game)
    options = options_of(game, transcript.head.options)
    tally = Tally(game, len(transcript.head.seats), options)
    replay = Replay(game, [line.back or 0 for _, line in transcript.lines if line.kind == "undo"])
    rows: list[TranscriptRow] = []
    for number, line in transcript.lines:
        if line.withheld:
            break
        _row(replay, tally, options, len(transcript.head.seats), line)
        complaints = list(game.invariants(replay.state))
        assert not complaints, f"line {number}: {complaints}"
        assert game.over(replay.state) or game.to_move(replay.state), f"line {number}: stuck"
        replay.finish_row(line.seq)
        rows.append(line)
    return Replayed(game.key, rows, state_digest(replay.state).hex(), tally.tags)


def _row(replay: Replay, tally: Tally, options: Any, seats: int, line: TranscriptRow) -> None:
    if line.kind == "start":
        events = replay.start(seats, options, line.draws)
        tally.note_events(replay.state, events)
    elif line.kind == "action":
        assert line.seat is not None
        action = codec(replay.game).decode_action(to_json(line.action))
        tally.acts(replay.state, line.seat, action)
        events = replay.act(line.seat, action, line.draws)
        tally.note_events(replay.state, events)
    elif line.kind == "undo":
        replay.undo(line.back or 0)


async def imported(written: str) -> Imported:
    """Import a file into a new database, as the bot does, and export it again."""
    with tempfile.TemporaryDirectory() as folder:
        tables = Tables(thrift.store(Path(folder) / "playthrough.sqlite"))
        try:
            table = await tables.import_text(written, Place(1, 1), 1, key="import")
            look = await tables.read_table(table.id, None)
            names = marks(len(table.seats))
            exports = [
                await tables.export(table.id, describer(look, names, language))
                for language in languages()
            ]
            report = await tables.verify_table(table.id)
        finally:
            await tables.close()
    words = [in_names(written, export) for export in exports]
    best = max(range(len(words)), key=lambda n: _alike(words[n], read_words(written)))
    each = dict(zip(languages(), map(read_words, exports), strict=True))
    return Imported(table, report, exports[best], words[best], each)


def in_names(written: str, export: str) -> Told:
    """The words of an export of marked people, with the names that the file gives them."""
    people = {
        row.seat: NAMES[row.seat]
        for row in read_transcript(written).head.seats
        if row.user == row.seat + 1
    }
    words = read_words(export)
    return named(words, people | learned(words, read_words(written)))


def _alike(words: Told, written: Told) -> int:
    """How many rows have the same words."""
    return sum(lines == written.get(row) for row, lines in words.items())


def golden_state(written: str) -> str | None:
    """The fingerprint that the file gives of its last state, if it gives one."""
    lines = [line for line in written.splitlines() if line.startswith(STATE_PREFIX)]
    return lines[-1].removeprefix(STATE_PREFIX).rstrip(".") if lines else None
