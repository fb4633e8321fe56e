"""What is kept of a person, handing it out, and forgetting it.

Forgetting leaves every game replayable: a number that belongs to nobody takes the person's place in
seats and logs. It is below zero, as no number of Discord's is, and drawn at random, so that nobody
can tell whose it was. Who was forgotten stays so when an older copy of the database is put back
(`bot.tables.storage.forgotten`).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import structlog

from bot.tables.moves import lobby
from bot.tables.queries.table_queries import of_user
from bot.tables.storage import forgotten
from bot.tables.storage.core import Core
from bot.tables.storage.rows import Detail
from bot.tables.types.errors import TableError

log = structlog.get_logger(__name__)

_OWNED = (
    ("tables", "owner"),
    ("seats", "user"),
    ("log", "user"),
    ("desk_sessions", "keeper"),
    ("desk_entries", "user"),
    ("desk_choices", "user"),
)
"""Where a person stands in what is kept for others too."""

_OWN = (
    ("people", "id"),
    ("habits", "user"),
    ("reminders", "user"),
    ("hands", "user"),
    ("orders", "user"),
    ("notices", "user"),
    ("stand_ins", "user"),
    ("pings", "user"),
)
"""What is kept for the person alone."""


def kept(core: Core, user: int) -> dict[str, Any]:
    """Everything that is kept of a person, as plain data; times are seconds since 1970 (UTC)."""
    return core.read(lambda db: _kept(db, user))


def _kept(db: sqlite3.Connection, user: int) -> dict[str, Any]:
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
        "desk": _rows(
            db, "SELECT session, number, kind, events, at FROM desk_entries WHERE user = ?", user
        ),
    }


def _rows(db: sqlite3.Connection, query: str, user: int) -> list[dict[str, Any]]:
    found = db.execute(query, [user])
    names = [column[0] for column in found.description]
    return [dict(zip(names, row, strict=True)) for row in found.fetchall()]


def forget(core: Core, user: int) -> int:
    """Put a number of nobody's in the person's place, and drop what was the person's own; that
    number. TableError: still-playing while the person has a seat at a table that has not ended."""

    def change(db: sqlite3.Connection) -> int:
        if _seated(db, user):
            raise TableError("still-playing")
        number = _listed(core, user, forgotten.carried_out(db))
        nobody = _replace(db, user, core.entropy)
        forgotten.carry_out(db, number)
        return nobody

    nobody = core.write(change)
    core.store.empty_log()
    return nobody


def _listed(core: Core, user: int, done: int) -> int:
    """Put the person on the list beside the database; the number of the line."""
    try:
        return forgotten.add(forgotten.list_of(core.store.path), user, done, core.entropy)
    except OSError as error:
        log.error("the list of forgotten people can't be written", error=str(error))
        raise TableError("not-saved") from error


def forget_again(core: Core, file: Path) -> int:
    """Forget everybody who is on the list and not yet forgotten in this database, which is an older
    copy then; how many these were. At tables that have not ended a robot takes the seat."""
    known, done = forgotten.read(file), core.read(forgotten.carried_out)
    later = {} if known is None else known.later(done)
    if known is None or not later:
        return 0
    newest = max(later.values())
    users = [user for user in core.read(_everybody) if known.digest(user) in later]
    for user in users:
        number = later[known.digest(user)]
        for table in of_user(core, user):
            lobby.leave(core, table.id, user, key=f"forgotten-{number}-{table.id}")
        core.write(partial(_replace, user=user, entropy=core.entropy))
    core.write(partial(forgotten.carry_out, number=newest))
    core.store.empty_log()
    log.info("forgot people again in an older copy of the database", people=len(users))
    return len(users)


def _everybody(db: sqlite3.Connection) -> list[int]:
    """The numbers of all persons in the database."""
    asked = [f"SELECT {column} FROM {table}" for table, column in (*_OWNED, *_OWN)]
    asked.append("SELECT json_extract(detail, '$.holder.user') FROM log WHERE detail IS NOT NULL")
    asked.append("SELECT j.value FROM desk_sessions d, json_each(d.users) j")
    return [user for (user,) in db.execute(" UNION ".join(asked)) if user is not None and user >= 0]


def _replace(db: sqlite3.Connection, user: int, entropy: Callable[[int], bytes]) -> int:
    """Put a number of nobody's in the person's place everywhere; that number."""
    nobody = _number(db, entropy)
    db.execute(
        "DELETE FROM notes WHERE EXISTS (SELECT 1 FROM seats s WHERE s.user = ?"
        " AND s.table_id = notes.table_id AND s.seat = notes.seat)",
        [user],
    )
    for table, column in _OWNED:
        db.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", [nobody, user])
    for table, column in _OWN:
        db.execute(f"DELETE FROM {table} WHERE {column} = ?", [user])
    _forget_details(db, user, nobody)
    _forget_desks(db, user, nobody)
    return nobody


def _seated(db: sqlite3.Connection, user: int) -> bool:
    found = db.execute(
        "SELECT 1 FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE s.user = ? AND t.status <> 'ended' LIMIT 1",
        [user],
    ).fetchone()
    return found is not None


def _number(db: sqlite3.Connection, entropy: Callable[[int], bytes]) -> int:
    """A number below zero that stands for nobody yet."""
    for number in _numbers(entropy):
        taken = db.execute("SELECT 1 FROM log WHERE user = ? LIMIT 1", [number]).fetchone()
        if taken is None:
            return number
    raise AssertionError("unreachable: the numbers never end")


def _numbers(entropy: Callable[[int], bytes]) -> Iterator[int]:
    while True:
        yield -1 - int.from_bytes(entropy(6), "big")


def _forget_details(db: sqlite3.Connection, user: int, nobody: int) -> None:
    """Seats that changed hands name the new holder in the detail of their log row."""
    rows = db.execute(
        "SELECT table_id, seq, detail FROM log WHERE detail LIKE '%' || ? || '%'", [str(user)]
    ).fetchall()
    for table, seq, raw in rows:
        detail = msgspec.json.decode(raw, type=Detail)
        if detail.holder is None or detail.holder.user != user:
            continue
        holder = msgspec.structs.replace(detail.holder, user=nobody)
        made = msgspec.json.encode(msgspec.structs.replace(detail, holder=holder)).decode()
        db.execute("UPDATE log SET detail = ? WHERE table_id = ? AND seq = ?", [made, table, seq])


def _forget_desks(db: sqlite3.Connection, user: int, nobody: int) -> None:
    rows = db.execute(
        "SELECT id, users FROM desk_sessions WHERE users LIKE '%' || ? || '%'", [str(user)]
    ).fetchall()
    for number, raw in rows:
        users = msgspec.json.decode(raw, type=dict[int, int])
        changed = {seat: nobody if held == user else held for seat, held in users.items()}
        made = msgspec.json.encode(changed).decode()
        db.execute("UPDATE desk_sessions SET users = ? WHERE id = ?", [made, number])
