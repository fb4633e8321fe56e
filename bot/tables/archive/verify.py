"""Holding a table against its commitment: every draw recomputed, every row played again."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from itertools import chain
from typing import Any

import msgspec
import structlog

from bot.tables.archive.replay import Replay
from bot.tables.moves.undo import state_at
from bot.tables.storage.core import Core
from bot.tables.storage.rows import Detail, SavedState, draws_between, load_state, table_of
from bot.tables.types.codec import canonical, codec, digest, text
from bot.tables.types.games import game_of
from bot.tables.types.model import Table, VerifyReport
from rules.dice import Draw, commitment, value_at
from rules.game import Game

log = structlog.get_logger(__name__)


class Row(msgspec.Struct, frozen=True, array_like=True):
    """A log row as it is kept."""

    seq: int
    kind: str
    rules: int
    seat: int | None
    action: str | None
    events: str
    detail: str | None
    digest: bytes | None

    @property
    def back(self) -> int:
        return (msgspec.json.decode(self.detail, type=Detail).back or 0) if self.detail else 0


class Whole(msgspec.Struct):
    """All that is kept of one game."""

    table: Table
    kept: SavedState
    rows: list[Row]
    drawn: dict[int, tuple[Draw, ...]]
    """Draws by log row."""

    @property
    def draws(self) -> list[Draw]:
        """All of them, in the order of their numbers."""
        return sorted(chain.from_iterable(self.drawn.values()), key=lambda draw: draw.counter)


def whole(db: sqlite3.Connection, table: int) -> Whole:
    """TableError: no-table, not-running."""
    rows = db.execute(
        "SELECT seq, kind, rules, seat, action, events, detail, digest FROM log"
        " WHERE table_id = ? ORDER BY seq",
        [table],
    )
    found = Whole(table_of(db, table), load_state(db, table), [Row(*row) for row in rows], {})
    found.drawn = draws_between(db, table, 0, found.rows[-1].seq)
    return found


def verify(core: Core, table: int) -> VerifyReport:
    """Recompute a table, running or ended. TableError: no-table, not-running."""
    return core.read(lambda db: verified(db, table))


def verified(db: sqlite3.Connection, number: int) -> VerifyReport:
    """See `verify`; for who has only a connection."""
    found = whole(db, number)
    table, seed = found.table, found.kept.seed
    commitment_ok = commitment(seed) == table.commitment
    draws = found.draws
    wrong_draw = first_wrong(draws, seed, table.recorded)
    if wrong_draw is None and len(draws) != found.kept.counter:
        wrong_draw = len(draws)
    base, rows = _playable(found)
    replay = Replay(game_of(table.game), [row.back for row in rows if row.kind == "undo"])
    wrong_row = _play(db, found, replay, base, rows)
    same = wrong_row is not None or _same(replay.game, replay.state, found.kept.state)
    return VerifyReport(
        table=table.id,
        ok=commitment_ok and wrong_draw is None and wrong_row is None and same,
        commitment=table.commitment,
        seed=table.seed,
        draws=len(draws) - table.recorded,
        recorded=table.recorded,
        rows=len(rows),
        from_seq=rows[0].seq if rows else table.version + 1,
        commitment_ok=commitment_ok,
        wrong_draw=wrong_draw,
        wrong_row=wrong_row,
        wrong_end=not same,
    )


def first_wrong(draws: Sequence[Draw], seed: bytes, recorded: int) -> int | None:
    """The first draw that does not follow from the seed, those before `recorded` being taken as
    they are, or that is missing in the count."""
    for number, draw in enumerate(draws):
        if draw.counter != number:
            return number
        if number >= recorded and value_at(seed, number, draw.sides) != draw.value:
            return number
    return None


def _playable(found: Whole) -> tuple[int, list[Row]]:
    """The rows that the rules of today made, and the row before them (0: all rows)."""
    version = game_of(found.table.game).version
    base = 0
    for row in found.rows:
        if row.kind in ("start", "action") and row.rules != version:
            base = row.seq
    if base:
        later = (r.seq for r in found.rows if r.seq > base and r.kind == "action")
        base = next(later, found.table.version + 1) - 1
    return base, [row for row in found.rows if row.seq > base]


def _play(
    db: sqlite3.Connection, found: Whole, replay: Replay, base: int, rows: Sequence[Row]
) -> int | None:
    """Play the rows; the number of the first that does not give what is written."""
    if base:
        replay.state = _based(db, found, replay.game, base)
    for row in rows:
        try:
            fits = _step(db, found, replay, base, row)
        except Exception as error:  # noqa: BLE001 whatever goes wrong here is the finding
            log.warning("a row cannot be played again", table=found.table.id, seq=row.seq,
                        error=repr(error))  # fmt: skip
            fits = False
        if not fits:
            return row.seq
        replay.passed(row.seq)
    return None


def _based(db: sqlite3.Connection, found: Whole, game: Game, base: int) -> Any:
    """The state that older rules left behind."""
    row = db.execute(
        "SELECT state FROM snapshots WHERE table_id = ? AND seq = ?", [found.table.id, base]
    ).fetchone()
    return codec(game).state(found.kept.state if row is None else row[0])


def _step(db: sqlite3.Connection, found: Whole, replay: Replay, base: int, row: Row) -> bool:
    draws = found.drawn.get(row.seq, ())
    events: list[Any] = []
    if row.kind == "start":
        events = replay.start(len(found.table.seats), found.table.options, draws)
    elif row.kind == "action" and row.action is not None and row.seat is not None:
        events = replay.act(row.seat, codec(replay.game).action(row.action), draws)
    elif row.kind == "undo":
        if row.back <= base:
            replay.knows(row.back, state_at(db, replay.game, found.table.id, row.back))
        replay.undo(row.back)
    if row.digest is not None and digest(replay.state) != row.digest:
        return False
    return text(events) == row.events


def _same(game: Game, state: Any, kept: bytes) -> bool:
    """Whether two states are the same to the byte."""
    return canonical(state) == canonical(codec(game).state(kept))
