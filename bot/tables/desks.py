"""Sessions of the dice desk: stored, numbered, undone by appending, each press counted once.

A session belongs to a place (a channel, a direct message) and there is one open in a place at a
time. Its secret seed is committed when it starts and leaves this module only when it has ended.
"""

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
Change = Callable[[Desk, SeededDice], Sequence[DeskEvent]]
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
    """Something about a session that cannot be done; nothing has changed. `code` names the
    sentence (`desk-refuse-<code>`), `values` fill it."""

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values


class Session(msgspec.Struct, frozen=True):
    """A session as it stands. `users`: who on Discord sits at which number, where that is known.

    `version` is the number of its last entry; `counter` how many dice were drawn; `seed` the
    secret, in hexadecimal, once it has ended.
    """

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
    """What a press did. `repeated`: the same press had been counted before; `before`: the people
    as they were."""

    session: Session
    entry: Entry
    before: Desk
    repeated: bool


class Store(Protocol):
    """The one SQLite file: reads see what was committed, writes are transactions in a row."""

    async def read(self, ask: Callable[[sqlite3.Connection], T]) -> T: ...

    async def write(self, change: Callable[[sqlite3.Connection], T]) -> T: ...


class Desks:
    """The sessions in a store. `entropy(n)` gives n secret bytes, `now()` the time."""

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
            "users": _json(dict(users)),
            "seed": seed,
            "commitment": commitment(seed),
            "desk": _json(desk),
            "version": 0,
            "counter": 0,
            "key": key,
            "started": self._stamp(),
        }

        def change(db: sqlite3.Connection) -> Session:
            known = db.execute("SELECT id FROM desk_sessions WHERE key = ?", [key]).fetchone()
            if known:
                return _session(db, known[0])
            if _open_in(db, place) is not None:
                raise DeskError("already-open")
            columns, holes = ", ".join(row), ", ".join("?" * len(row))
            done = db.execute(
                f"INSERT INTO desk_sessions ({columns}) VALUES ({holes})", list(row.values())
            )
            assert done.lastrowid is not None
            return _session(db, done.lastrowid)

        return await self._store.write(change)

    async def open_in(self, place: str) -> Session | None:
        """The open session of a place."""

        def ask(db: sqlite3.Connection) -> Session | None:
            number = _open_in(db, place)
            return None if number is None else _session(db, number)

        return await self._store.read(ask)

    async def get(self, session: int) -> Session:
        """A session, open or ended. Raises DeskError if there is none of that number."""
        return await self._store.read(lambda db: _session(db, session))

    async def act(
        self, session: int, kind: Kind, user: int, key: str, change: Change, at: int | None = None
    ) -> Outcome:
        """Let the rules change the people, in one transaction with the entry and the dice drawn.

        `key` is the press (an interaction id): the same key again changes nothing and gives the
        first outcome. `at`: the version the press was made at; a later one is refused. Raises
        RuleError from `change`, DeskError if the session has ended or moved on.
        """

        def write(db: sqlite3.Connection) -> Outcome:
            known = _known(db, key)
            if known:
                return known
            now = _session(db, session)
            _may_go_on(now, at)
            before = _text(db, session)
            (seed,) = db.execute(
                "SELECT seed FROM desk_sessions WHERE id = ?", [session]
            ).fetchone()
            dice = SeededDice(seed, now.counter)
            events = tuple(change(now.desk, dice))
            entry = Entry(now.version + 1, kind, user, events, tuple(dice.draws), self._stamp())
            _append(db, session, entry, key, before)
            _save(db, session, now.desk, entry.number, dice.counter)
            return Outcome(_session(db, session), entry, _desk(before), False)

        return await self._store.write(write)

    async def undo(self, session: int, user: int, key: str, at: int | None = None) -> Outcome:
        """Take back the last entry that stands. Its dice stay drawn: the next ones follow them.

        Raises DeskError if there is none left, or as `act` does.
        """

        def write(db: sqlite3.Connection) -> Outcome:
            known = _known(db, key)
            if known:
                return known
            now = _session(db, session)
            _may_go_on(now, at)
            last = _standing(_entries(db, session))
            if last is None:
                raise DeskError("nothing-to-undo")
            before = _text(db, session)
            (restored,) = db.execute(
                "SELECT before FROM desk_entries WHERE session = ? AND number = ?",
                [session, last.number],
            ).fetchone()
            entry = Entry(now.version + 1, "undo", user, (), (), self._stamp(), last.number)
            _append(db, session, entry, key, before)
            _save(db, session, _desk(restored), entry.number, now.counter)
            return Outcome(_session(db, session), entry, _desk(before), False)

        return await self._store.write(write)

    async def end(self, session: int) -> Session:
        """End a session and show its seed; ending it again changes nothing."""

        def write(db: sqlite3.Connection) -> Session:
            db.execute(
                "UPDATE desk_sessions SET ended = ? WHERE id = ? AND ended IS NULL",
                [self._stamp(), session],
            )
            return _session(db, session)

        return await self._store.write(write)

    async def history(self, session: int) -> list[Entry]:
        """Every entry, oldest first, those taken back included."""
        return await self._store.read(lambda db: _entries(db, session))

    async def choose(self, roll: str, region: str, user: int) -> str:
        """Name the region of a single roll; the first word counts, and is returned ever after."""

        def write(db: sqlite3.Connection) -> str:
            db.execute(
                "INSERT OR IGNORE INTO desk_choices (roll, region, user) VALUES (?, ?, ?)",
                [roll, region, user],
            )
            found = db.execute("SELECT region FROM desk_choices WHERE roll = ?", [roll]).fetchone()
            return str(found[0])

        return await self._store.write(write)

    async def secret(self) -> bytes:
        """The key with which single rolls are signed, made when first needed."""
        fresh = self._entropy(32)

        def write(db: sqlite3.Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO desk_secret (one, secret) VALUES (1, ?)", [fresh])
            return bytes(db.execute("SELECT secret FROM desk_secret").fetchone()[0])

        return await self._store.write(write)

    def _stamp(self) -> str:
        return self._now().isoformat(timespec="seconds")


def standing_entries(entries: Sequence[Entry]) -> list[Entry]:
    """The entries that were neither taken back nor take one back."""
    undone = {entry.undoes for entry in entries}
    return [entry for entry in entries if entry.kind != "undo" and entry.number not in undone]


def _standing(entries: Sequence[Entry]) -> Entry | None:
    left = standing_entries(entries)
    return left[-1] if left else None


def _json(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


def _desk(text: str) -> Desk:
    return msgspec.json.decode(text, type=Desk)


def _open_in(db: sqlite3.Connection, place: str) -> int | None:
    row = db.execute(
        "SELECT id FROM desk_sessions WHERE place = ? AND ended IS NULL", [place]
    ).fetchone()
    return None if row is None else int(row[0])


def _text(db: sqlite3.Connection, session: int) -> str:
    return str(db.execute("SELECT desk FROM desk_sessions WHERE id = ?", [session]).fetchone()[0])


def _session(db: sqlite3.Connection, session: int) -> Session:
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
        desk=_desk(desk),
        version=version,
        counter=counter,
        started=started,
        ended=ended,
        seed=bytes(seed).hex() if ended else None,
    )


def _may_go_on(session: Session, at: int | None) -> None:
    if session.ended:
        raise DeskError("ended")
    if at is not None and at != session.version:
        raise DeskError("moved-on")


def _entries(db: sqlite3.Connection, session: int) -> list[Entry]:
    rows = db.execute(
        "SELECT number, kind, user, events, draws, at, undoes FROM desk_entries"
        " WHERE session = ? ORDER BY number",
        [session],
    ).fetchall()
    return [_entry(row) for row in rows]


def _entry(row: Sequence[Any]) -> Entry:
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


def _known(db: sqlite3.Connection, key: str) -> Outcome | None:
    row = db.execute(
        "SELECT number, kind, user, events, draws, at, undoes, session, before"
        " FROM desk_entries WHERE key = ?",
        [key],
    ).fetchone()
    if row is None:
        return None
    return Outcome(_session(db, row[7]), _entry(row[:7]), _desk(row[8]), True)


def _append(db: sqlite3.Connection, session: int, entry: Entry, key: str, before: str) -> None:
    values: list[object] = [session, entry.number, entry.kind, entry.user, key, _json(entry.events)]
    values += [_json(entry.draws), before, entry.undoes, entry.at]
    db.execute(
        "INSERT INTO desk_entries (session, number, kind, user, key, events, draws, before,"
        " undoes, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        values,
    )


def _save(db: sqlite3.Connection, session: int, desk: Desk, version: int, counter: int) -> None:
    db.execute(
        "UPDATE desk_sessions SET desk = ?, version = ?, counter = ? WHERE id = ?",
        [_json(desk), version, counter, session],
    )
