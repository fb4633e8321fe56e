"""Playing a transcript on: a new table with the same history, draw for draw.

The draws so far are taken over as they are written. A finished game keeps its seed and can be
verified as before; one that goes on gets a new secret seed for the draws to come, and its report
says how many draws are only recorded. A game with choices still sealed or draws still secret goes
as far as the first; with secret draws before the first move it cannot be played on.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any

import msgspec

from bot.tables.archive.replay import Replay
from bot.tables.archive.transcript import Head, Line, Text, read
from bot.tables.archive.verify import first_wrong
from bot.tables.effects.reminders import follow
from bot.tables.moves.lobby import insert_table
from bot.tables.moves.play import SEED_BYTES
from bot.tables.storage.core import (
    Core,
    InvariantError,
    LogInsert,
    Moment,
    append,
    check_invariants,
    close,
    keep,
    moment,
    post,
    snapshot,
)
from bot.tables.storage.rows import Detail, table_of
from bot.tables.types.codec import codec, digest, pack, text
from bot.tables.types.errors import TableError
from bot.tables.types.games import game_of, must_seat, options_of
from bot.tables.types.model import Place, SeatRow, Table
from rules.dice import WITHHELD, commitment
from rules.errors import RuleError
from rules.game import Game

BEGAN = date(2026, 1, 1)
"""No game was played before: the bot is younger, and a clock that says so is wrong."""
ASTRAY = timedelta(days=1)
"""By so much the clock of the machine that wrote a file may be ahead of ours."""


class Played(msgspec.Struct):
    """What the transcript came to: its rows, the snapshots among them, the moment it ends at."""

    rows: list[tuple[int, LogInsert]] = []
    """With the time of each."""
    snapshots: list[tuple[int, bytes]] = []
    draws: int = 0
    now: Moment | None = None


def import_text(
    core: Core,
    written: str,
    place: Place,
    owner: int,
    *,
    key: str,
    seats: Sequence[SeatRow] | None = None,
) -> Table:
    """Play an export on into a new table. `seats` replace those of the text. TableError: file-long,
    file-empty, unreadable, refused (`line`, `reason`), forged, no-game, no-rules, time,
    bad-options, seats, no-robot, secret-start."""
    found = read(written)
    game = game_of(found.head.game)
    if not 1 <= found.head.rules <= game.version:
        raise TableError("no-rules", rules=str(found.head.rules), known=str(game.version))
    _must_be_possible(found.lines, core.now())
    options = options_of(game, found.head.options)
    holders = _holders(game, found.head.seats, seats)
    played = _played(game, options, found)
    now = played.now
    if now is None:
        raise TableError("secret-start")
    seed, recorded = _seed(core, found, played, now)
    at = core.now()

    def change(db: sqlite3.Connection) -> Table:
        known = db.execute("SELECT id FROM tables WHERE made = ?", [key]).fetchone()
        if known is not None:
            return table_of(db, known[0])
        number = insert_table(db, game.key, options, place, owner, key, at)
        db.executemany(
            "INSERT INTO seats (table_id, seat, user, robot) VALUES (?, ?, ?, ?)",
            [(number, seat, row.user, row.robot) for seat, row in enumerate(holders)],
        )
        db.execute(
            "UPDATE tables SET status = 'running', started = ?, seed = ?, commitment = ?,"
            " recorded = ? WHERE id = ?",
            [played.rows[0][0], seed, commitment(seed), recorded, number],
        )
        _write(db, number, at, found.head, played, now)
        return table_of(db, number)

    return core.write(change)


def _must_be_possible(lines: Sequence[tuple[int, Line]], now: int) -> None:
    """No row is older than the bot or still to come, unless our own clock is wrong and cannot
    tell. TableError: time."""
    today = datetime.fromtimestamp(now, UTC)
    if today.date() < BEGAN:
        return
    for number, line in lines:
        early = line.at.date() < BEGAN
        if early or line.at > today + ASTRAY:
            when = "before" if early else "after"
            raise TableError("time", line=number, day=line.at.date().isoformat(), when=when)


def _holders(
    game: Game, written: Sequence[SeatRow], wanted: Sequence[SeatRow] | None
) -> Sequence[SeatRow]:
    """Who sits where: those written, or others in their places."""
    seats = written if wanted is None else wanted
    must_seat(game, len(seats))
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


def _seed(core: Core, found: Text, played: Played, now: Moment) -> tuple[bytes, int]:
    """The seed of the new table, and how many of its draws are only recorded.

    A seed that the transcript shows must fit its commitment and its draws.
    """
    shown = found.head.seed
    if shown is None:
        return core.entropy(SEED_BYTES), played.draws
    try:
        seed = bytes.fromhex(shown)
    except ValueError:
        raise TableError("forged") from None
    draws = [draw for _, line in found.lines for draw in line.draws]
    if (
        commitment(seed) != found.head.commitment
        or first_wrong(draws, seed, found.head.recorded) is not None
    ):
        raise TableError("forged")
    if now.over or _conceded(found):
        return seed, found.head.recorded
    return core.entropy(SEED_BYTES), played.draws


def _conceded(found: Text) -> bool:
    """Whether one of two gave the game up."""
    return found.lines[-1][1].kind == "concede"


def _played(game: Game, options: Any, found: Text) -> Played:
    """Play every row up to the first that is withheld."""
    replay = Replay(game, [line.back or 0 for _, line in found.lines if line.kind == "undo"])
    played = Played()
    seats = len(found.head.seats)
    for number, line in found.lines:
        if line.withheld or any(draw.value == WITHHELD for draw in line.draws):
            break
        try:
            row = _row(replay, options, seats, line)
        except RuleError as error:
            raise TableError("refused", line=number, reason=str(error)) from error
        except Exception as error:
            raise TableError("unreadable", line=number, reason=str(error)) from error
        before = played.now
        played.draws += len(line.draws)
        played.now = moment(game, replay.state, played.draws)
        row.turn = played.now.turn if before is None else before.turn
        if row.kind in ("start", "action", "undo"):
            _sound(game, played.now, number)
            row.after = digest(played.now.state)
        if row.kind == "start" or (before is not None and before.turn != played.now.turn):
            played.snapshots.append((line.seq, pack(replay.state)))
        played.rows.append((int(line.at.timestamp()), row))
        replay.passed(line.seq)
    return played


def _sound(game: Game, now: Moment, number: int) -> None:
    """A file whose game does not add up is refused, as a bug would be at its next move."""
    try:
        check_invariants(game, now)
    except InvariantError as error:
        raise TableError("refused", line=number, reason=str(error)) from error


def _row(replay: Replay, options: Any, seats: int, line: Line) -> LogInsert:
    row = LogInsert(line.kind, 0, replay.game.version, seat=line.seat, draws=line.draws)
    if line.kind == "start":
        if replay.state is not None:
            raise ValueError("a second start")
        row.events = replay.start(seats, options, line.draws)
    elif line.kind == "action":
        if line.seat is None or line.seat not in range(seats) or line.action is None:
            raise ValueError("an action needs a seat and what it does")
        row.action = codec(replay.game).action(text(line.action))
        row.events = replay.act(line.seat, row.action, line.draws)
    elif line.draws:
        raise ValueError("dice where none are drawn")
    elif line.kind == "undo":
        replay.undo(line.back or 0)
    row.detail = None if line.kind in ("start", "action") else Detail(**line.detail())
    return row


def _write(
    db: sqlite3.Connection, table: int, at: int, head: Head, played: Played, now: Moment
) -> None:
    """Write the rows; a game that goes on says in its last row where it came from."""
    last = len(played.rows)
    for seq, (when, row) in enumerate(played.rows, 1):
        row.key = f"import:{seq}"
        append(db, table, seq, when, row)
    for seq, state in played.snapshots:
        snapshot(db, table, seq, now.rules, state)
    if played.rows[-1][1].kind == "concede":
        close(db, table, at, "conceded")
    elif now.over:
        close(db, table, at, "played")
    else:
        last += 1
        detail = Detail(origin=head.commitment)
        came = LogInsert("import", now.turn, now.rules, f"import:{last}", detail=detail)
        append(db, table, last, at, came)
    keep(db, table, last, now)
    post(db, table, last, at)
    follow(db, table, at)
