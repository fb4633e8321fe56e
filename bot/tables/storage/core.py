"""What every part of the tables works with, and how a step of a game is written down.

Everything here is synchronous and runs in a worker thread, at most one writing job a table at a
time (`bot.tables.api.service` sees to that).
"""

from __future__ import annotations

import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

import msgspec
import structlog
from cachetools import LRUCache

from bot.tables.storage.rows import Detail, Outdates, SavedState
from bot.tables.storage.store import Closed, Store
from bot.tables.types.codec import codec, pack, text
from bot.tables.types.errors import TableError, reference
from bot.tables.types.model import NOWHERE, Ended, LogKind
from rules.dice import Draw
from rules.errors import RuleError
from rules.game import Foresees, Game, Standing

T = TypeVar("T")
log = structlog.get_logger(__name__)

CACHED_STATES = 256
TURNS = 1024
"""Beginnings of turns that are remembered."""


class InvariantError(Exception):
    """The referee found a game that does not add up: a bug."""


class States:
    """States of games in play, the ones unused for longest dropped first.

    A state is taken out while it is worked on and put back after the commit, so that whatever
    fails in between throws it away.
    """

    def __init__(self, size: int = CACHED_STATES) -> None:
        self._kept: LRUCache[int, tuple[int, Any]] = LRUCache(size)
        self._lock = threading.Lock()

    def take(self, table: int, kept: SavedState, game: Game) -> Any:
        """The state of this table, from memory or decoded from what is kept."""
        with self._lock:
            seq, state = self._kept.pop(table, (-1, None))
        return state if seq == kept.seq else codec(game).state(kept.state)

    def put(self, table: int, seq: int, state: Any) -> None:
        with self._lock:
            self._kept[table] = (seq, state)

    def drop(self, table: int) -> None:
        with self._lock:
            self._kept.pop(table, None)

    def __len__(self) -> int:
        return len(self._kept)


class Turn(msgspec.Struct, frozen=True):
    """The beginning of a turn, as everybody may know it."""

    number: int
    mover: int | None
    standing: tuple[Standing, ...]


class Remembered(Generic[T]):
    """A least-recently-used cache, shared by threads, of values that never change."""

    def __init__(self, size: int) -> None:
        self._kept: LRUCache[Hashable, T] = LRUCache(size)
        self._lock = threading.Lock()

    def of(self, key: Hashable, make: Callable[[], T]) -> T:
        with self._lock:
            if key in self._kept:
                return self._kept[key]
        made = make()
        with self._lock:
            self._kept[key] = made
        return made


class InFlight:
    """Which tables have a card on its way from this process."""

    def __init__(self) -> None:
        self._tables: set[int] = set()
        self._lock = threading.Lock()

    def take(self, table: int) -> bool:
        with self._lock:
            if table in self._tables:
                return False
            self._tables.add(table)
            return True

    def free(self, table: int) -> None:
        with self._lock:
            self._tables.discard(table)


class Core:
    """The store, the clock (seconds since 1970) and the source of secret bytes."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float] = time.time,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.store = store
        self.entropy = entropy
        self.states = States()
        self.turns = Remembered[Turn](TURNS)
        self.in_flight = InFlight()
        self._now = now

    def now(self) -> int:
        return int(self._now())

    def until(self, moment: int | None) -> float | None:
        """Seconds until then; None: it never comes."""
        return None if moment is None else float(max(0, moment - self.now()))

    def read(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        return self.store.read_now(ask)

    def write(self, change: Callable[[sqlite3.Connection], T]) -> T:
        """One transaction. TableError: not-saved, with nothing changed, if the disk refuses."""
        try:
            return self.store.write_now(change)
        except Closed as error:
            raise TableError("not-saved") from error
        except sqlite3.Error as error:
            log.error("not saved", error=str(error), exc_info=error)
            raise TableError("not-saved") from error


class LogInsert(msgspec.Struct):
    """A log row to be written. `after` is the state it leaves, where it changes it."""

    kind: LogKind
    turn: int
    rules: int
    key: str | None = None
    seat: int | None = None
    user: int | None = None
    action: Any = None
    events: Sequence[Any] = ()
    detail: Detail | None = None
    outdates: Outdates = "all"
    draws: Sequence[Draw] = ()
    after: bytes | None = None
    there: bool = True
    """Whether the person has just pressed; a standing order acts without him."""


class Moment(msgspec.Struct):
    """A state and what the tables keep beside it. `counter`: the next draw."""

    state: Any
    counter: int
    rules: int
    turn: int
    on_turn: int | None
    to_move: tuple[int, ...]
    over: bool
    next_up: tuple[int, ...] = ()


def moment(game: Game, state: Any, counter: int) -> Moment:
    turn, on_turn = game.turn_of(state)
    to_move, over = tuple(game.to_move(state)), game.over(state)
    after = tuple(game.next_up(state)) if isinstance(game, Foresees) and not over else ()
    return Moment(state, counter, game.version, turn, on_turn, to_move, over, after)


def check_invariants(game: Game, found: Moment) -> None:
    """Raise `InvariantError` if the game does not add up or is stuck."""
    complaints = list(game.invariants(found.state))
    if not found.over and not found.to_move:
        complaints.append("nobody can act")
    if complaints:
        raise InvariantError("; ".join(complaints))


@contextmanager
def guard_bugs(core: Core, table: int, **where: Any) -> Iterator[None]:
    """Let refusals through; anything else is a bug: it is logged and becomes TableError("bug").

    In both cases the state worked on is out of the cache and forgotten.
    """
    try:
        yield
    except (RuleError, TableError):
        core.states.drop(table)
        raise
    except Exception as error:
        core.states.drop(table)
        code = reference()
        log.error("bug in a table", reference=code, table=table, exc_info=error, **where)
        raise TableError("bug", code=code) from error


# --- writing; all of these run inside a transaction ------------------------------------------


def append(db: sqlite3.Connection, table: int, seq: int, at: int, row: LogInsert) -> None:
    """Write one log row and its draws."""
    db.execute(
        "INSERT INTO log (table_id, seq, key, kind, at, turn, rules, seat, user, action, events,"
        " detail, sealed, reveals, outdates, digest)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            table,
            seq,
            row.key,
            row.kind,
            at,
            row.turn,
            row.rules,
            row.seat,
            row.user,
            None if row.action is None else text(row.action),
            text(row.events),
            None if row.detail is None else text(row.detail),
            row.action is not None and row.action.sealed,
            any(event.reveals for event in row.events),
            row.outdates,
            row.after,
        ],
    )
    db.executemany(
        "INSERT INTO draws (table_id, counter, sides, value, why, seq) VALUES (?, ?, ?, ?, ?, ?)",
        [(table, draw.counter, draw.sides, draw.value, draw.why, seq) for draw in row.draws],
    )


def keep(db: sqlite3.Connection, table: int, seq: int, found: Moment) -> None:
    """Write the state of now."""
    db.execute(
        "INSERT OR REPLACE INTO states (table_id, seq, rules, counter, turn, on_turn, to_move,"
        " next_up, state) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            table,
            seq,
            found.rules,
            found.counter,
            found.turn,
            found.on_turn,
            text(found.to_move),
            text(found.next_up),
            pack(found.state),
        ],
    )


def bump(db: sqlite3.Connection, table: int, seq: int) -> None:
    """A row was written that leaves the state as it is."""
    db.execute("UPDATE states SET seq = ? WHERE table_id = ?", [seq, table])


def snapshot(db: sqlite3.Connection, table: int, seq: int, rules: int, state: bytes) -> None:
    db.execute(
        "INSERT OR IGNORE INTO snapshots (table_id, seq, rules, state) VALUES (?, ?, ?, ?)",
        [table, seq, rules, state],
    )


def post(db: sqlite3.Connection, table: int, version: int, at: int) -> None:
    """A card is to be said; of what somebody practises there is none."""
    db.execute(
        "INSERT INTO outbox (table_id, version, due) SELECT id, ?, ? FROM tables"
        " WHERE id = ? AND guild <> ?",
        [version, at, table, NOWHERE.guild],
    )


def close(db: sqlite3.Connection, table: int, at: int, how: Ended) -> None:
    """The table has ended: nothing is asked any more and its seed is no secret any more."""
    db.execute(
        "UPDATE tables SET status = 'ended', ended = ?, how = ? WHERE id = ?", [at, how, table]
    )
    db.execute("DELETE FROM asks WHERE table_id = ?", [table])
    db.execute("DELETE FROM idle WHERE table_id = ?", [table])


def set_note(db: sqlite3.Connection, table: int, seat: int, note: Mapping[str, Any]) -> None:
    """Replace the private note of a seat; an empty one removes it."""
    if note:
        db.execute(
            "INSERT OR REPLACE INTO notes (table_id, seat, note) VALUES (?, ?, ?)",
            [table, seat, text(note)],
        )
    else:
        db.execute("DELETE FROM notes WHERE table_id = ? AND seat = ?", [table, seat])
