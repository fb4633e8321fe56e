"""Export and deletion of a person's data.

Deletion leaves every game replayable: a pseudonym replaces the person in seats and logs. It
is a negative number, unlike Discord's ids, and random, so that it does not tell whose it
was. Forgotten people stay forgotten when an older copy of the database is restored
(`bot.tables.storage.forgotten`). A server that keeps somebody from its tables keeps that number,
or forgetting would be the way back in."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec
import structlog

from bot.tables.moves import lobby
from bot.tables.queries.table_queries import tables_of_user
from bot.tables.storage import forgotten
from bot.tables.storage.core import Core
from bot.tables.storage.rows import StoredDetail
from bot.tables.types.errors import TableError

log = structlog.get_logger(__name__)

_SHARED_COLUMNS = (
    ("tables", "owner"),
    ("seats", "user"),
    ("log", "user"),
    ("desk_sessions", "keeper"),
    ("desk_entries", "user"),
    ("desk_choices", "user"),
)
"""Columns that hold a person in data of others too."""

_PRIVATE_COLUMNS = (
    ("people", "id"),
    ("habits", "user"),
    ("reminders", "user"),
    ("hands", "user"),
    ("orders", "user"),
    ("notices", "user"),
    ("stand_ins", "user"),
    ("pings", "user"),
    ("ping_claims", "user"),
)
"""Columns that hold a person in data of that person alone."""


def export_person(core: Core, user: int) -> dict[str, object]:
    """Return everything stored about a person as plain data; times are seconds since 1970 (UTC)."""
    return core.read(lambda db: _person_data(db, user))


def _person_data(db: sqlite3.Connection, user: int) -> dict[str, object]:
    settings = db.execute("SELECT settings FROM people WHERE id = ?", [user]).fetchone()
    return {
        "person": user,
        "settings": None if settings is None else msgspec.json.decode(settings[0]),
        "hours": _rows(db, "SELECT hour, presses FROM habits WHERE user = ?", user),
        "tables": _rows(
            db,
            "SELECT t.id AS number, t.game, t.status, t.guild, t.channel, t.created, s.seat,"
            " n.note FROM tables t JOIN seats s ON s.table_id = t.id"
            " LEFT JOIN notes n ON n.table_id = t.id AND n.seat = s.seat WHERE s.user = ?",
            user,
        ),
        "opened": _rows(db, "SELECT id AS number FROM tables WHERE owner = ?", user),
        "acts": _rows(
            db, "SELECT table_id, seq, kind, at, seat, action FROM log WHERE user = ?", user
        ),
        "reminders": _rows(
            db, "SELECT table_id, kind, since, told, due FROM reminders WHERE user = ?", user
        ),
        "orders": _rows(db, "SELECT table_id, seat, wish FROM orders WHERE user = ?", user),
        "notices": _rows(db, "SELECT table_id, kind, due, body FROM notices WHERE user = ?", user),
        "clocks": _rows(db, "SELECT table_id, seat, remaining FROM hands WHERE user = ?", user),
        "away": _rows(db, "SELECT table_id, seat FROM stand_ins WHERE user = ?", user),
        "kept_away": _rows(
            db,
            "SELECT g.id AS server FROM guilds g, json_each(g.settings, '$.kept_away') j"
            " WHERE j.value = ?",
            user,
        ),
        "desk": _rows(
            db, "SELECT session, number, kind, events, at FROM desk_entries WHERE user = ?", user
        ),
    }


def _rows(db: sqlite3.Connection, query: str, user: int) -> list[dict[str, object]]:
    cursor = db.execute(query, [user])
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


def forget_person(core: Core, user: int) -> int:
    """Replace a person by a pseudonym, delete the person's own data, and return the pseudonym.

    TableError: still-playing while the person has a seat at a table that has not ended."""

    def write(db: sqlite3.Connection) -> int:
        if _has_seat(db, user):
            raise TableError("still-playing")
        line = _add_to_list(core, user, forgotten.last_carried_out(db))
        pseudonym = _anonymize(db, user, core.entropy)
        forgotten.mark_carried_out(db, line)
        return pseudonym

    pseudonym = core.write(write)
    core.store.truncate_wal()
    return pseudonym


def _add_to_list(core: Core, user: int, last_done: int) -> int:
    """Add the person to the list of forgotten people; return the number of the line."""
    try:
        return forgotten.add_person(
            forgotten.list_path(core.store.path), user, last_done, core.entropy
        )
    except OSError as error:
        log.error("forgotten_list_write_failed", error=str(error))
        raise TableError("not-saved") from error


def forget_again(core: Core, file: Path) -> int:
    """Forget everybody who is on the list but not yet forgotten in this restored copy.

    Return how many these were. At tables that have not ended a robot takes the seat."""
    listed, last_done = forgotten.read_list(file), core.read(forgotten.last_carried_out)
    pending = {} if listed is None else listed.numbers_after(last_done)
    if listed is None or not pending:
        return 0
    newest = max(pending.values())
    users = [user for user in core.read(_all_users) if listed.digest(user) in pending]
    for user in users:
        line = pending[listed.digest(user)]
        for table in tables_of_user(core, user):
            lobby.leave_table(
                core, table.id, user, key=f"forgotten-{line}-{table.id}", forgotten=True
            )
        core.write(partial(_anonymize, user=user, entropy=core.entropy))
    core.write(partial(forgotten.mark_carried_out, number=newest))
    core.store.truncate_wal()
    log.info("people_forgotten_again", people=len(users))
    return len(users)


def _all_users(db: sqlite3.Connection) -> list[int]:
    """Return the ids of all persons in the database."""
    queries = [
        f"SELECT {column} FROM {table}" for table, column in (*_SHARED_COLUMNS, *_PRIVATE_COLUMNS)
    ]
    queries.append("SELECT json_extract(detail, '$.holder.user') FROM log WHERE detail IS NOT NULL")
    queries.append("SELECT j.value FROM desk_sessions d, json_each(d.users) j")
    return [
        user for (user,) in db.execute(" UNION ".join(queries)) if user is not None and user >= 0
    ]


def _anonymize(db: sqlite3.Connection, user: int, entropy: Callable[[int], bytes]) -> int:
    """Replace a person by a pseudonym everywhere, and return the pseudonym."""
    pseudonym = _unused_number(db, entropy)
    db.execute(
        "DELETE FROM notes WHERE EXISTS (SELECT 1 FROM seats s WHERE s.user = ?"
        " AND s.table_id = notes.table_id AND s.seat = notes.seat)",
        [user],
    )
    for table, column in _SHARED_COLUMNS:
        db.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", [pseudonym, user])
    for table, column in _PRIVATE_COLUMNS:
        db.execute(f"DELETE FROM {table} WHERE {column} = ?", [user])
    _anonymize_details(db, user, pseudonym)
    _anonymize_desks(db, user, pseudonym)
    return pseudonym


def _has_seat(db: sqlite3.Connection, user: int) -> bool:
    row = db.execute(
        "SELECT 1 FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE s.user = ? AND t.status <> 'ended' LIMIT 1",
        [user],
    ).fetchone()
    return row is not None


def _unused_number(db: sqlite3.Connection, entropy: Callable[[int], bytes]) -> int:
    """Return a negative number that does not stand for anybody yet."""
    for number in _random_numbers(entropy):
        row = db.execute("SELECT 1 FROM log WHERE user = ? LIMIT 1", [number]).fetchone()
        if row is None:
            return number
    raise AssertionError("unreachable: random numbers never end")


def _random_numbers(entropy: Callable[[int], bytes]) -> Iterator[int]:
    while True:
        yield -1 - int.from_bytes(entropy(6), "big")


def _anonymize_details(db: sqlite3.Connection, user: int, pseudonym: int) -> None:
    """Replace a person in the details of log rows, which name the new holders of seats."""
    rows = db.execute(
        "SELECT table_id, seq, detail FROM log WHERE detail LIKE '%' || ? || '%'", [str(user)]
    ).fetchall()
    for table, seq, raw in rows:
        detail = msgspec.json.decode(raw, type=StoredDetail)
        if detail.holder is None or detail.holder.user != user:
            continue
        holder = msgspec.structs.replace(detail.holder, user=pseudonym)
        changed = msgspec.json.encode(msgspec.structs.replace(detail, holder=holder)).decode()
        db.execute(
            "UPDATE log SET detail = ? WHERE table_id = ? AND seq = ?", [changed, table, seq]
        )


def _anonymize_desks(db: sqlite3.Connection, user: int, pseudonym: int) -> None:
    rows = db.execute(
        "SELECT id, users FROM desk_sessions WHERE users LIKE '%' || ? || '%'", [str(user)]
    ).fetchall()
    for session, raw in rows:
        users = msgspec.json.decode(raw, type=dict[int, int])
        changed = {seat: pseudonym if holder == user else holder for seat, holder in users.items()}
        encoded = msgspec.json.encode(changed).decode()
        db.execute("UPDATE desk_sessions SET users = ? WHERE id = ?", [encoded, session])
