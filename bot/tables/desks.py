"""Sessions of the dice desk: stored, numbered, undone by appending, each press counted once.

A session belongs to a place (a channel, a direct message), and each place has at most one
open session. Its secret seed is committed when it starts and leaves this module only when
it has ended."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Literal, Protocol, TypeVar

import msgspec

from rules.dice import Draw, SeededDice, commitment
from rules.rail_baron.dice_desk.desk import Desk, DeskEvent, open_desk
from rules.rail_baron.model.options import Edition

Kind = Literal["next", "region", "swap", "correct", "undo"]
DeskChange = Callable[[Desk, SeededDice], Sequence[DeskEvent]]
T = TypeVar("T")

SCHEMA = (
    """CREATE TABLE desk_sessions (
        id INTEGER PRIMARY KEY,
        place TEXT NOT NULL,
        keeper INTEGER NOT NULL,
        users TEXT NOT NULL,
        seed BLOB NOT NULL,
        commitment TEXT NOT NULL,
        desk TEXT NOT NULL,
        version INTEGER NOT NULL,
        counter INTEGER NOT NULL,
        key TEXT NOT NULL UNIQUE,
        started TEXT NOT NULL,
        ended TEXT
    ) STRICT""",
    "CREATE UNIQUE INDEX desk_sessions_open ON desk_sessions (place) WHERE ended IS NULL",
    """CREATE TABLE desk_entries (
        session INTEGER NOT NULL REFERENCES desk_sessions (id),
        number INTEGER NOT NULL,
        kind TEXT NOT NULL,
        user INTEGER NOT NULL,
        key TEXT NOT NULL UNIQUE,
        events TEXT NOT NULL,
        draws TEXT NOT NULL,
        before TEXT NOT NULL,
        undoes INTEGER,
        at TEXT NOT NULL,
        PRIMARY KEY (session, number)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE desk_choices (
        roll TEXT PRIMARY KEY,
        region TEXT NOT NULL,
        user INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE desk_secret (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        secret BLOB NOT NULL
    ) STRICT""",
)


class DeskError(Exception):
    """A refusal about a session; nothing has changed. `code` names the sentence
    (`desk-refuse-<code>`), `values` are its variables."""

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values


class Session(msgspec.Struct, frozen=True):
    """The current data of a session. `users`: the Discord user at each number, where known.

    `version` is the number of its last entry; `counter` the number of dice drawn; `seed` the
    secret, in hexadecimal, once it has ended."""

    id: int
    place: str
    keeper: int
    users: dict[int, int]
    commitment: str
    desk: Desk
    version: int
    counter: int
    started: str
    ended: str | None
    seed: str | None


class Entry(msgspec.Struct, frozen=True):
    """One line of the history. `undoes`: the number of the entry it takes back."""

    number: int
    kind: Kind
    user: int
    events: tuple[DeskEvent, ...]
    draws: tuple[Draw, ...]
    at: str
    undoes: int | None = None


class Outcome(msgspec.Struct, frozen=True):
    """Result of a press. `repeated`: the same press had been counted before; `before`: the
    desk before it."""

    session: Session
    entry: Entry
    before: Desk
    repeated: bool


class Store(Protocol):
    """The database: reads see committed data, writes are serialized transactions."""

    async def read(self, query: Callable[[sqlite3.Connection], T]) -> T: ...

    async def write(self, change: Callable[[sqlite3.Connection], T]) -> T: ...


class Desks:
    """The sessions in a store. `entropy(n)` returns n secret bytes, `now()` the time."""

    def __init__(
        self,
        store: Store,
        entropy: Callable[[int], bytes],
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._store = store
        self._entropy = entropy
        self._now = now

    async def start(
        self,
        place: str,
        keeper: int,
        names: Sequence[str],
        users: Mapping[int, int],
        edition: Edition,
        key: str,
    ) -> Session:
        """Open a session. Raises RuleError for the names, DeskError if the place has one."""
        desk = open_desk(list(names), edition)
        seed = self._entropy(32)
        row = {
            "place": place,
            "keeper": keeper,
            "users": _to_json(dict(users)),
            "seed": seed,
            "commitment": commitment(seed),
            "desk": _to_json(desk),
            "version": 0,
            "counter": 0,
            "key": key,
            "started": self._timestamp(),
        }

        def write(db: sqlite3.Connection) -> Session:
            existing = db.execute("SELECT id FROM desk_sessions WHERE key = ?", [key]).fetchone()
            if existing:
                return _load_session(db, existing[0])
            if _open_session_id(db, place) is not None:
                raise DeskError("already-open")
            columns, placeholders = ", ".join(row), ", ".join("?" * len(row))
            cursor = db.execute(
                f"INSERT INTO desk_sessions ({columns}) VALUES ({placeholders})", list(row.values())
            )
            assert cursor.lastrowid is not None
            return _load_session(db, cursor.lastrowid)

        return await self._store.write(write)

    async def open_session(self, place: str) -> Session | None:
        """Return the open session of a place, or None."""

        def query(db: sqlite3.Connection) -> Session | None:
            number = _open_session_id(db, place)
            return None if number is None else _load_session(db, number)

        return await self._store.read(query)

    async def get(self, session: int) -> Session:
        """Return a session, open or ended. Raises DeskError if it does not exist."""
        return await self._store.read(lambda db: _load_session(db, session))

    async def act(
        self,
        session: int,
        kind: Kind,
        user: int,
        key: str,
        change: DeskChange,
        at: int | None = None,
    ) -> Outcome:
        """Apply a change of the rules to the desk, in one transaction with the entry and the dice
        drawn.

        `key` is the press (an interaction id): the same key again changes nothing and returns
        the first outcome. `at`: the version at which the press was made; a later version is
        refused. Raises RuleError from `change`, DeskError if the session has ended or moved on."""

        def write(db: sqlite3.Connection) -> Outcome:
            repeated = _repeated_outcome(db, key)
            if repeated:
                return repeated
            current = _load_session(db, session)
            _require_current(current, at)
            before = _desk_json(db, session)
            (seed,) = db.execute(
                "SELECT seed FROM desk_sessions WHERE id = ?", [session]
            ).fetchone()
            dice = SeededDice(seed, current.counter)
            events = tuple(change(current.desk, dice))
            entry = Entry(
                current.version + 1, kind, user, events, tuple(dice.draws), self._timestamp()
            )
            _append(db, session, entry, key, before)
            _save(db, session, current.desk, entry.number, dice.counter)
            return Outcome(_load_session(db, session), entry, _decode_desk(before), False)

        return await self._store.write(write)

    async def undo(self, session: int, user: int, key: str, at: int | None = None) -> Outcome:
        """Take back the last entry that was not undone. Its dice stay drawn, so the next ones
        follow them.

        Raises DeskError if there is none left, or as `act` does."""

        def write(db: sqlite3.Connection) -> Outcome:
            repeated = _repeated_outcome(db, key)
            if repeated:
                return repeated
            current = _load_session(db, session)
            _require_current(current, at)
            last = _last_effective(_load_entries(db, session))
            if last is None:
                raise DeskError("nothing-to-undo")
            before = _desk_json(db, session)
            (restored,) = db.execute(
                "SELECT before FROM desk_entries WHERE session = ? AND number = ?",
                [session, last.number],
            ).fetchone()
            entry = Entry(current.version + 1, "undo", user, (), (), self._timestamp(), last.number)
            _append(db, session, entry, key, before)
            _save(db, session, _decode_desk(restored), entry.number, current.counter)
            return Outcome(_load_session(db, session), entry, _decode_desk(before), False)

        return await self._store.write(write)

    async def end(self, session: int) -> Session:
        """End a session and reveal its seed; ending it again changes nothing."""

        def write(db: sqlite3.Connection) -> Session:
            db.execute(
                "UPDATE desk_sessions SET ended = ? WHERE id = ? AND ended IS NULL",
                [self._timestamp(), session],
            )
            return _load_session(db, session)

        return await self._store.write(write)

    async def history(self, session: int) -> list[Entry]:
        """Return every entry, oldest first, those taken back included."""
        return await self._store.read(lambda db: _load_entries(db, session))

    async def choose_region(self, roll: str, region: str, user: int) -> str:
        """Set the region of a single roll; the first choice counts, and is returned from then
        on."""

        def write(db: sqlite3.Connection) -> str:
            db.execute(
                "INSERT OR IGNORE INTO desk_choices (roll, region, user) VALUES (?, ?, ?)",
                [roll, region, user],
            )
            row = db.execute("SELECT region FROM desk_choices WHERE roll = ?", [roll]).fetchone()
            return str(row[0])

        return await self._store.write(write)

    async def signing_key(self) -> bytes:
        """Return the key with which single rolls are signed; it is created when first needed."""
        new_key = self._entropy(32)

        def write(db: sqlite3.Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO desk_secret (one, secret) VALUES (1, ?)", [new_key])
            return bytes(db.execute("SELECT secret FROM desk_secret").fetchone()[0])

        return await self._store.write(write)

    def _timestamp(self) -> str:
        return self._now().isoformat(timespec="seconds")


def effective_entries(entries: Sequence[Entry]) -> list[Entry]:
    """Return the entries that were neither taken back nor take one back."""
    undone = {entry.undoes for entry in entries}
    return [entry for entry in entries if entry.kind != "undo" and entry.number not in undone]


def _last_effective(entries: Sequence[Entry]) -> Entry | None:
    effective = effective_entries(entries)
    return effective[-1] if effective else None


def _to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _decode_desk(text: str) -> Desk:
    return msgspec.json.decode(text, type=Desk)


def _open_session_id(db: sqlite3.Connection, place: str) -> int | None:
    row = db.execute(
        "SELECT id FROM desk_sessions WHERE place = ? AND ended IS NULL", [place]
    ).fetchone()
    return None if row is None else int(row[0])


def _desk_json(db: sqlite3.Connection, session: int) -> str:
    return str(db.execute("SELECT desk FROM desk_sessions WHERE id = ?", [session]).fetchone()[0])


def _load_session(db: sqlite3.Connection, session: int) -> Session:
    row = db.execute(
        "SELECT place, keeper, users, commitment, desk, version, counter, started, ended, seed"
        " FROM desk_sessions WHERE id = ?",
        [session],
    ).fetchone()
    if row is None:
        raise DeskError("no-session")
    place, keeper, users, committed, desk, version, counter, started, ended, seed = row
    return Session(
        id=session,
        place=place,
        keeper=keeper,
        users=msgspec.json.decode(users, type=dict[int, int]),
        commitment=committed,
        desk=_decode_desk(desk),
        version=version,
        counter=counter,
        started=started,
        ended=ended,
        seed=bytes(seed).hex() if ended else None,
    )


def _require_current(session: Session, at: int | None) -> None:
    if session.ended:
        raise DeskError("ended")
    if at is not None and at != session.version:
        raise DeskError("moved-on")


def _load_entries(db: sqlite3.Connection, session: int) -> list[Entry]:
    rows = db.execute(
        "SELECT number, kind, user, events, draws, at, undoes FROM desk_entries"
        " WHERE session = ? ORDER BY number",
        [session],
    ).fetchall()
    return [_decode_entry(row) for row in rows]


def _decode_entry(row: Sequence[Any]) -> Entry:
    number, kind, user, events, draws, at, undoes = row
    return Entry(
        number,
        kind,
        user,
        msgspec.json.decode(events, type=tuple[DeskEvent, ...]),
        msgspec.json.decode(draws, type=tuple[Draw, ...]),
        at,
        undoes,
    )


def _repeated_outcome(db: sqlite3.Connection, key: str) -> Outcome | None:
    row = db.execute(
        "SELECT number, kind, user, events, draws, at, undoes, session, before"
        " FROM desk_entries WHERE key = ?",
        [key],
    ).fetchone()
    if row is None:
        return None
    return Outcome(_load_session(db, row[7]), _decode_entry(row[:7]), _decode_desk(row[8]), True)


def _append(db: sqlite3.Connection, session: int, entry: Entry, key: str, before: str) -> None:
    values: list[object] = [
        session,
        entry.number,
        entry.kind,
        entry.user,
        key,
        _to_json(entry.events),
    ]
    values += [_to_json(entry.draws), before, entry.undoes, entry.at]
    db.execute(
        "INSERT INTO desk_entries (session, number, kind, user, key, events, draws, before,"
        " undoes, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        values,
    )


def _save(db: sqlite3.Connection, session: int, desk: Desk, version: int, counter: int) -> None:
    db.execute(
        "UPDATE desk_sessions SET desk = ?, version = ?, counter = ? WHERE id = ?",
        [_to_json(desk), version, counter, session],
    )
