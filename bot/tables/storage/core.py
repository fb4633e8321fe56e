"""Shared services of all table operations, and the functions that write a step of a game.

Everything here is synchronous and runs in a worker thread, but for reads of a few rows in the event
loop (`QuickRead`), with at most one writing job per table at a time (`bot.tables.api.service`
ensures that)."""

from __future__ import annotations

import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Generic, TypeVar

import msgspec
import structlog
from cachetools import LRUCache

from bot.tables.storage.rows import Outdates, SavedState, StoredDetail
from bot.tables.storage.store import Store, StoreClosed
from bot.tables.types.codec import codec, pack_state, to_json
from bot.tables.types.errors import TableError, new_reference
from bot.tables.types.model import PRACTICE_PLACE, EndReason, LogKind
from rules.dice import Draw
from rules.errors import RuleError
from rules.game import Action, Event, Game, PredictsNextTurn, Standing

T = TypeVar("T")
log = structlog.get_logger(__name__)

CACHED_STATES = 256
CACHED_TURNS = 1024
"""Beginnings of turns that are cached."""


class InvariantError(Exception):
    """A game violates its invariants: a bug."""


class StateCache:
    """LRU cache of the states of running games.

    A state is taken out while it is worked on and put back after the commit, so that any
    failure in between discards it."""

    def __init__(self, size: int = CACHED_STATES) -> None:
        self._cache: LRUCache[int, tuple[int, object]] = LRUCache(size)
        self._lock = threading.Lock()

    def take(self, table: int, saved: SavedState, game: Game) -> object:
        """Remove and return the state of a table, from the cache or decoded from storage."""
        with self._lock:
            seq, state = self._cache.pop(table, (-1, None))
        return state if seq == saved.seq else codec(game).decode_state(saved.state)

    def put(self, table: int, seq: int, state: object) -> None:
        with self._lock:
            self._cache[table] = (seq, state)

    def drop(self, table: int) -> None:
        with self._lock:
            self._cache.pop(table, None)

    def __len__(self) -> int:
        return len(self._cache)


class TurnStart(msgspec.Struct, frozen=True):
    """The beginning of a turn, as everybody may know it."""

    number: int
    mover: int | None
    standing: tuple[Standing, ...]


class SharedCache(Generic[T]):
    """A thread-safe LRU cache of values that never change."""

    def __init__(self, size: int) -> None:
        self._cache: LRUCache[Hashable, T] = LRUCache(size)
        self._lock = threading.Lock()

    def get_or_make(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the cached value, or make and cache it."""
        with self._lock:
            if key in self._cache:
                return self._cache[key]
        value = make()
        with self._lock:
            self._cache[key] = value
        return value


class InFlight:
    """The tables for which this process is sending a card."""

    def __init__(self) -> None:
        self._tables: set[int] = set()
        self._lock = threading.Lock()

    def claim(self, table: int) -> bool:
        """Claim a table; return False if it is claimed already."""
        with self._lock:
            if table in self._tables:
                return False
            self._tables.add(table)
            return True

    def release(self, table: int) -> None:
        with self._lock:
            self._tables.discard(table)


class Core:
    """The store, the clock (seconds since 1970), the source of secret bytes, and caches."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float] = time.time,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.store = store
        self.entropy = entropy
        self.state_cache = StateCache()
        self.turn_cache = SharedCache[TurnStart](CACHED_TURNS)
        self.in_flight = InFlight()
        self._now = now

    def now(self) -> int:
        return int(self._now())

    def seconds_until(self, moment: int | None) -> float | None:
        """Return the seconds until a moment; None for None."""
        return None if moment is None else float(max(0, moment - self.now()))

    def read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        return self.store.read_now(query)

    def write(self, change: Callable[[sqlite3.Connection], T]) -> T:
        """Run a function in one transaction.

        TableError: not-saved, with nothing changed, if the database cannot be written."""
        try:
            return self.store.write_now(change)
        except StoreClosed as error:
            raise TableError("not-saved") from error
        except sqlite3.Error as error:
            log.error("save_failed", error=str(error), exc_info=error)
            raise TableError("not-saved") from error


class LogInsert(msgspec.Struct):
    """A log row to be written. `after`: digest of the new state, if the row changes the state."""

    kind: LogKind
    turn: int
    rules: int
    key: str | None = None
    seat: int | None = None
    user: int | None = None
    action: Action | None = None
    events: Sequence[Event] = ()
    detail: StoredDetail | None = None
    outdates: Outdates = "all"
    draws: Sequence[Draw] = ()
    after: bytes | None = None
    pressed_now: bool = True
    """Whether the person has just pressed; a standing order acts without the person."""


class Position(msgspec.Struct):
    """A state with the values that are stored in columns of their own. `counter`: the next draw."""

    state: object
    counter: int
    rules: int
    turn: int
    on_turn: int | None
    to_move: tuple[int, ...]
    over: bool
    next_up: tuple[int, ...] = ()


def position_of(game: Game, state: object, counter: int) -> Position:
    """Return a state as a position of its game."""
    turn, on_turn = game.turn_of(state)
    to_move, over = tuple(game.to_move(state)), game.over(state)
    next_up = (
        tuple(game.next_seats(state)) if isinstance(game, PredictsNextTurn) and not over else ()
    )
    return Position(state, counter, game.version, turn, on_turn, to_move, over, next_up)


def check_invariants(game: Game, position: Position) -> None:
    """Raise `InvariantError` if the game violates its invariants or is stuck."""
    complaints = list(game.invariants(position.state))
    if not position.over and not position.to_move:
        complaints.append("no seat can act")
    if complaints:
        raise InvariantError("; ".join(complaints))


@contextmanager
def guard_bugs(core: Core, table: int, **context: object) -> Iterator[None]:
    """Let refusals pass; log any other exception as a bug and raise TableError("bug") instead.

    In both cases the state is dropped from the cache."""
    try:
        yield
    except (RuleError, TableError):
        core.state_cache.drop(table)
        raise
    except Exception as error:
        core.state_cache.drop(table)
        code = new_reference()
        log.error("table_bug", reference=code, table=table, exc_info=error, **context)
        raise TableError("bug", code=code) from error


# --- writing; all of these run inside a transaction ------------------------------------------


def append_row(db: sqlite3.Connection, table: int, seq: int, at: int, row: LogInsert) -> None:
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
            None if row.action is None else to_json(row.action),
            to_json(row.events),
            None if row.detail is None else to_json(row.detail),
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


def save_state(db: sqlite3.Connection, table: int, seq: int, position: Position) -> None:
    """Write the current state."""
    db.execute(
        "INSERT OR REPLACE INTO states (table_id, seq, rules, counter, turn, on_turn, to_move,"
        " next_up, state) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            table,
            seq,
            position.rules,
            position.counter,
            position.turn,
            position.on_turn,
            to_json(position.to_move),
            to_json(position.next_up),
            pack_state(position.state),
        ],
    )


def advance_version(db: sqlite3.Connection, table: int, seq: int) -> None:
    """Record that a row was written that leaves the state unchanged."""
    db.execute("UPDATE states SET seq = ? WHERE table_id = ?", [seq, table])


def save_snapshot(db: sqlite3.Connection, table: int, seq: int, rules: int, state: bytes) -> None:
    db.execute(
        "INSERT OR IGNORE INTO snapshots (table_id, seq, rules, state) VALUES (?, ?, ?, ?)",
        [table, seq, rules, state],
    )


def enqueue_card(db: sqlite3.Connection, table: int, version: int, at: int) -> None:
    """Put a card into the outbox; practice tables have none."""
    db.execute(
        "INSERT INTO outbox (table_id, version, due) SELECT id, ?, ? FROM tables"
        " WHERE id = ? AND guild <> ?",
        [version, at, table, PRACTICE_PLACE.guild],
    )


def end_table(db: sqlite3.Connection, table: int, at: int, how: EndReason) -> None:
    """End a table: delete its questions; its seed becomes public."""
    db.execute(
        "UPDATE tables SET status = 'ended', ended = ?, how = ? WHERE id = ?", [at, how, table]
    )
    db.execute("DELETE FROM asks WHERE table_id = ?", [table])
    db.execute("DELETE FROM idle WHERE table_id = ?", [table])


def save_note(db: sqlite3.Connection, table: int, seat: int, note: Mapping[str, object]) -> None:
    """Replace the private note of a seat; an empty one removes it."""
    if note:
        db.execute(
            "INSERT OR REPLACE INTO notes (table_id, seat, note) VALUES (?, ?, ?)",
            [table, seat, to_json(note)],
        )
    else:
        db.execute("DELETE FROM notes WHERE table_id = ? AND seat = ?", [table, seat])
