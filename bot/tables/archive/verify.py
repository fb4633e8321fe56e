"""Verification of a table: recompute every draw, compare with the commitment, replay every row."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from itertools import chain

import msgspec
import structlog

from bot.tables.archive.replay import Replay
from bot.tables.moves.undo import rebuild_state
from bot.tables.storage.core import Core
from bot.tables.storage.rows import SavedState, StoredDetail, draws_between, load_state, table_of
from bot.tables.types.codec import canonical_bytes, codec, state_digest, to_json
from bot.tables.types.games import rules_of
from bot.tables.types.model import Table, VerifyReport
from rules.dice import Draw, commitment, value_at
from rules.game import Event, Game

log = structlog.get_logger(__name__)


class StoredRow(msgspec.Struct, frozen=True, array_like=True):
    """A log row as stored."""

    seq: int
    kind: str
    rules: int
    seat: int | None
    action: str | None
    events: str
    detail: str | None
    digest: bytes | None

    @property
    def undo_target(self) -> int:
        return (msgspec.json.decode(self.detail, type=StoredDetail).back or 0) if self.detail else 0


class StoredGame(msgspec.Struct):
    """Everything stored of one game."""

    table: Table
    saved: SavedState
    rows: list[StoredRow]
    drawn: dict[int, tuple[Draw, ...]]
    """Draws by log row."""

    @property
    def draws(self) -> list[Draw]:
        """All draws in the order of their numbers."""
        return sorted(chain.from_iterable(self.drawn.values()), key=lambda draw: draw.counter)


def load_game(db: sqlite3.Connection, table_id: int) -> StoredGame:
    """Load everything stored of a game. TableError: no-table, not-running."""
    rows = db.execute(
        "SELECT seq, kind, rules, seat, action, events, detail, digest FROM log"
        " WHERE table_id = ? ORDER BY seq",
        [table_id],
    )
    stored = StoredGame(
        table_of(db, table_id), load_state(db, table_id), [StoredRow(*row) for row in rows], {}
    )
    stored.drawn = draws_between(db, table_id, 0, stored.rows[-1].seq)
    return stored


def verify_table(core: Core, table_id: int) -> VerifyReport:
    """Verify a whole table, running or ended: dice, commitment, replay.

    TableError: no-table, not-running."""
    return core.read(lambda db: verify_from(db, table_id))


def verify_from(db: sqlite3.Connection, table_id: int) -> VerifyReport:
    """Verify a table with a connection instead of a `Core`; see `verify_table`."""
    stored = load_game(db, table_id)
    table, seed = stored.table, stored.saved.seed
    commitment_ok = commitment(seed) == table.commitment
    draws = stored.draws
    wrong_draw = first_wrong_draw(draws, seed, table.recorded)
    if wrong_draw is None and len(draws) != stored.saved.counter:
        wrong_draw = len(draws)
    base, rows = _replayable_rows(stored)
    replay = Replay(rules_of(table), [row.undo_target for row in rows if row.kind == "undo"])
    wrong_row = _replay(db, stored, replay, base, rows)
    same_end = wrong_row is not None or _is_same(replay.game, replay.state, stored.saved.state)
    return VerifyReport(
        table=table.id,
        ok=commitment_ok and wrong_draw is None and wrong_row is None and same_end,
        commitment=table.commitment,
        seed=table.seed,
        draws=len(draws) - table.recorded,
        recorded=table.recorded,
        rows=len(rows),
        from_seq=rows[0].seq if rows else table.version + 1,
        commitment_ok=commitment_ok,
        wrong_draw=wrong_draw,
        wrong_row=wrong_row,
        wrong_end=not same_end,
    )


def first_wrong_draw(draws: Sequence[Draw], seed: bytes, recorded: int) -> int | None:
    """Return the first draw that does not follow from the seed, or that is missing in the count.

    Draws before `recorded` are taken as they are."""
    for number, draw in enumerate(draws):
        if draw.counter != number:
            return number
        if number >= recorded and value_at(seed, number, draw.sides) != draw.value:
            return number
    return None


def _replayable_rows(stored: StoredGame) -> tuple[int, list[StoredRow]]:
    """Return the rows made by the current rules, and the number of the row before them (0: all
    rows)."""
    version = rules_of(stored.table).version
    base = 0
    for row in stored.rows:
        if row.kind in ("start", "action") and row.rules != version:
            base = row.seq
    if base:
        actions = (r.seq for r in stored.rows if r.seq > base and r.kind == "action")
        base = next(actions, stored.table.version + 1) - 1
    return base, [row for row in stored.rows if row.seq > base]


def _replay(
    db: sqlite3.Connection, stored: StoredGame, replay: Replay, base: int, rows: Sequence[StoredRow]
) -> int | None:
    """Replay the rows; return the number of the first with another result, or None."""
    if base:
        replay.state = _base_state(db, stored, replay.game, base)
    for row in rows:
        try:
            is_equal = _replay_row(db, stored, replay, base, row)
        except Exception as error:  # noqa: BLE001 any failure here is the finding
            log.warning("row_replay_failed", table=stored.table.id, seq=row.seq,
                        error=repr(error))  # fmt: skip
            is_equal = False
        if not is_equal:
            return row.seq
        replay.finish_row(row.seq)
    return None


def _base_state(db: sqlite3.Connection, stored: StoredGame, game: Game, base: int) -> object:
    """Return the state that older rules left behind."""
    row = db.execute(
        "SELECT state FROM snapshots WHERE table_id = ? AND seq = ?", [stored.table.id, base]
    ).fetchone()
    return codec(game).decode_state(stored.saved.state if row is None else row[0])


def _replay_row(
    db: sqlite3.Connection, stored: StoredGame, replay: Replay, base: int, row: StoredRow
) -> bool:
    draws = stored.drawn.get(row.seq, ())
    events: list[Event] = []
    if row.kind == "start":
        events = replay.start(len(stored.table.seats), stored.table.options, draws)
    elif row.kind == "action" and row.action is not None and row.seat is not None:
        events = replay.act(row.seat, codec(replay.game).decode_action(row.action), draws)
    elif row.kind == "undo":
        if row.undo_target <= base:
            replay.add_state(
                row.undo_target, rebuild_state(db, replay.game, stored.table.id, row.undo_target)
            )
        replay.undo(row.undo_target)
    if row.digest is not None and state_digest(replay.state) != row.digest:
        return False
    return to_json(events) == row.events


def _is_same(game: Game, state: object, saved: bytes) -> bool:
    """Return whether two states are equal byte by byte."""
    return canonical_bytes(state) == canonical_bytes(codec(game).decode_state(saved))
