"""Import of a transcript: a new table with the same history, draw for draw.

The recorded draws are taken over. A finished game keeps its seed and can be verified as
before; a game that goes on gets a new secret seed for later draws, and its report says how
many draws are only recorded. A game with sealed choices or secret draws is imported up to
the first of these; with secret draws before the first move it cannot be imported."""

from __future__ import annotations

import sqlite3
from base64 import b64decode
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta

import msgspec

from bot.tables.archive.replay import Replay
from bot.tables.archive.transcript import Header, Transcript, TranscriptRow, read_transcript
from bot.tables.archive.verify import first_wrong_draw
from bot.tables.effects.reminders import update_after_row
from bot.tables.moves.lobby import insert_table
from bot.tables.moves.play import SEED_BYTES
from bot.tables.moves.server_rules import Limits, require_opening
from bot.tables.storage.core import (
    Core,
    InvariantError,
    LogInsert,
    Position,
    append_row,
    check_invariants,
    end_table,
    enqueue_card,
    position_of,
    save_snapshot,
    save_state,
)
from bot.tables.storage.fact_rows import set_facts
from bot.tables.storage.rows import StoredDetail, table_of
from bot.tables.types.codec import codec, pack_state, state_digest, to_json
from bot.tables.types.errors import TableError
from bot.tables.types.games import game_of, options_of, require_player_count
from bot.tables.types.model import Place, SeatRow, Table
from data.corrections import check_set
from data.facts import FactSet, facts_of, known_set, put_in_force, shipped_set, unpack_set
from rules.dice import WITHHELD, commitment
from rules.errors import RuleError
from rules.game import Game

EARLIEST_DATE = date(2026, 1, 1)
"""No game was played before this date: the bot is younger, and an earlier clock is wrong."""
MAX_CLOCK_SKEW = timedelta(days=1)
"""Maximum by which the clock of the machine that wrote a file may be ahead of ours."""


class ReplayedGame(msgspec.Struct):
    """Result of replaying a transcript: its rows, the snapshots among them, and the last
    position."""

    rows: list[tuple[int, LogInsert]] = []
    """With the time of each."""
    snapshots: list[tuple[int, bytes]] = []
    draws: int = 0
    now: Position | None = None


def import_text(
    core: Core,
    source: str,
    place: Place,
    owner: int,
    *,
    key: str,
    seats: Sequence[SeatRow] | None = None,
    limits: Limits | None = None,
) -> Table:
    """Import a transcript as a new table. `seats` replace those of the text; `limits`: it counts
    as opened by its owner.

    TableError: as `require_opening`; file-long, file-empty, unreadable, refused (`line`,
    `reason`), forged, no-game, no-rules, no-facts, bad-facts, time, bad-options, seats,
    no-robot, secret-start."""
    transcript = read_transcript(source)
    game = game_of(transcript.head.game)
    if not 1 <= transcript.head.rules <= game.version:
        raise TableError("no-rules", rules=str(transcript.head.rules), known=str(game.version))
    _check_times(transcript.lines, core.now())
    facts = _read_facts(transcript.head)
    put_in_force(facts)
    options = options_of(game, transcript.head.options)
    holders = _check_holders(game, transcript.head.seats, seats)
    replayed = _replay_rows(game, options, transcript)
    position = replayed.now
    if position is None:
        raise TableError("secret-start")
    seed, recorded = _choose_seed(core, transcript, replayed, position)
    at = core.now()

    def write(db: sqlite3.Connection) -> Table:
        existing = db.execute("SELECT id FROM tables WHERE made = ?", [key]).fetchone()
        if existing is not None:
            return table_of(db, existing[0])
        if limits is not None:
            require_opening(db, place.guild, owner, limits)
        table_id = insert_table(db, game.key, options, place, owner, key, at)
        db.executemany(
            "INSERT INTO seats (table_id, seat, user, robot) VALUES (?, ?, ?, ?)",
            [(table_id, seat, row.user, row.robot) for seat, row in enumerate(holders)],
        )
        db.execute(
            "UPDATE tables SET status = 'running', started = ?, seed = ?, commitment = ?,"
            " recorded = ? WHERE id = ?",
            [replayed.rows[0][0], seed, commitment(seed), recorded, table_id],
        )
        set_facts(db, table_id, facts)
        _write_rows(db, table_id, at, transcript.head, replayed, position)
        return table_of(db, table_id)

    return core.write(write)


def _read_facts(head: Header) -> FactSet | None:
    """Return the facts of the game, checked as those of a stranger; those of a text from before
    they were kept are the shipped ones. TableError: no-facts, bad-facts."""
    if head.facts is None:
        return shipped_set(head.game)
    try:
        digest = bytes.fromhex(head.facts)
        known = known_set(head.game, digest)
        if known is not None:
            return known
        if head.facts_set is None:
            raise TableError("no-facts")
        facts = unpack_set(head.game, b64decode(head.facts_set, validate=True))
        if facts.digest != digest:
            raise TableError("forged")
        check_set(facts_of(head.game), facts)
    except (ModuleNotFoundError, KeyError):
        raise TableError("no-facts") from None
    except (ValueError, RecursionError) as error:
        raise TableError("bad-facts", reason=str(error)) from None
    return facts


def _check_times(lines: Sequence[tuple[int, TranscriptRow]], now: int) -> None:
    """Check that no row is older than the bot or in the future, unless our own clock is wrong.

    TableError: time."""
    today = datetime.fromtimestamp(now, UTC)
    if today.date() < EARLIEST_DATE:
        return
    for number, line in lines:
        early = line.at.date() < EARLIEST_DATE
        if early or line.at > today + MAX_CLOCK_SKEW:
            when = "before" if early else "after"
            raise TableError("time", line=number, day=line.at.date().isoformat(), when=when)


def _check_holders(
    game: Game, written: Sequence[SeatRow], wanted: Sequence[SeatRow] | None
) -> Sequence[SeatRow]:
    """Return the holders of the seats: those of the text, or `wanted` instead."""
    seats = written if wanted is None else wanted
    require_player_count(game, len(seats))
    if len(seats) != len(written):
        raise TableError("seats", seats=str(len(written)), now=len(seats))
    people = [row.user for row in seats if row.user is not None]
    if len(set(people)) != len(people) or any(
        (row.user is None) == (row.robot is None) for row in seats
    ):
        raise TableError("unreadable", line=0, reason="seats")
    for row in seats:
        if row.robot is not None:
            try:
                game.robot(row.robot)
            except (LookupError, ValueError):
                raise TableError("no-robot", robot=row.robot) from None
    return seats


def _choose_seed(
    core: Core, transcript: Transcript, replayed: ReplayedGame, position: Position
) -> tuple[bytes, int]:
    """Return the seed of the new table, and how many of its draws are only recorded.

    A seed in the transcript must fit its commitment and its draws. TableError: forged."""
    shown = transcript.head.seed
    if shown is None:
        return core.entropy(SEED_BYTES), replayed.draws
    try:
        seed = bytes.fromhex(shown)
    except ValueError:
        raise TableError("forged") from None
    draws = [draw for _, line in transcript.lines for draw in line.draws]
    if (
        commitment(seed) != transcript.head.commitment
        or first_wrong_draw(draws, seed, transcript.head.recorded) is not None
    ):
        raise TableError("forged")
    if position.over or _is_conceded(transcript):
        return seed, transcript.head.recorded
    return core.entropy(SEED_BYTES), replayed.draws


def _is_conceded(transcript: Transcript) -> bool:
    """Return whether one of two seats conceded."""
    return transcript.lines[-1][1].kind == "concede"


def _replay_rows(game: Game, options: object, transcript: Transcript) -> ReplayedGame:
    """Replay every row up to the first that is withheld. TableError: refused, unreadable."""
    replay = Replay(game, [line.back or 0 for _, line in transcript.lines if line.kind == "undo"])
    result = ReplayedGame()
    seats = len(transcript.head.seats)
    for number, line in transcript.lines:
        if line.withheld or any(draw.value == WITHHELD for draw in line.draws):
            break
        try:
            row = _replay_row(replay, options, seats, line)
        except RuleError as error:
            raise TableError("refused", line=number, reason=str(error)) from error
        except Exception as error:
            raise TableError("unreadable", line=number, reason=str(error)) from error
        before = result.now
        result.draws += len(line.draws)
        result.now = position_of(game, replay.state, result.draws)
        row.turn = result.now.turn if before is None else before.turn
        if row.kind in ("start", "action", "undo"):
            _check_position(game, result.now, number)
            row.after = state_digest(result.now.state)
        if row.kind == "start" or (before is not None and before.turn != result.now.turn):
            result.snapshots.append((line.seq, pack_state(replay.state)))
        result.rows.append((int(line.at.timestamp()), row))
        replay.finish_row(line.seq)
    return result


def _check_position(game: Game, position: Position, number: int) -> None:
    """Raise TableError if the game's invariants do not hold, as for a bug at the next move:
    refused."""
    try:
        check_invariants(game, position)
    except InvariantError as error:
        raise TableError("refused", line=number, reason=str(error)) from error


def _replay_row(replay: Replay, options: object, seats: int, line: TranscriptRow) -> LogInsert:
    row = LogInsert(line.kind, 0, replay.game.version, seat=line.seat, draws=line.draws)
    if line.kind == "start":
        if replay.state is not None:
            raise ValueError("duplicate start row")
        row.events = replay.start(seats, options, line.draws)
    elif line.kind == "action":
        if line.seat is None or line.seat not in range(seats) or line.action is None:
            raise ValueError("action row lacks seat or action")
        row.action = codec(replay.game).decode_action(to_json(line.action))
        row.events = replay.act(line.seat, row.action, line.draws)
    elif line.draws:
        raise ValueError("row of this kind cannot have draws")
    elif line.kind == "undo":
        replay.undo(line.back or 0)
    row.detail = None if line.kind in ("start", "action") else StoredDetail(**line.detail_fields())
    return row


def _write_rows(
    db: sqlite3.Connection,
    table_id: int,
    at: int,
    head: Header,
    replayed: ReplayedGame,
    position: Position,
) -> None:
    """Write the rows; if the game goes on, a last row tells its origin."""
    last = len(replayed.rows)
    for seq, (when, row) in enumerate(replayed.rows, 1):
        row.key = f"import:{seq}"
        append_row(db, table_id, seq, when, row)
    for seq, state in replayed.snapshots:
        save_snapshot(db, table_id, seq, position.rules, state)
    if replayed.rows[-1][1].kind == "concede":
        end_table(db, table_id, at, "conceded")
    elif position.over:
        end_table(db, table_id, at, "played")
    else:
        last += 1
        detail = StoredDetail(origin=head.commitment)
        import_row = LogInsert(
            "import", position.turn, position.rules, f"import:{last}", detail=detail
        )
        append_row(db, table_id, last, at, import_row)
    save_state(db, table_id, last, position)
    enqueue_card(db, table_id, last, at)
    update_after_row(db, table_id, at)
