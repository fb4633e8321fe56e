"""What needs everybody: taking back what is no longer one's own to take back, and stopping early.

A question and its answers are rows of the log and stay through a restart. Robots always agree.
"""

from __future__ import annotations

import sqlite3

from bot.tables.effects import clock_rows
from bot.tables.effects.reminders import reschedule
from bot.tables.moves.play import must_be_current, must_run, must_sit, once, submitted, write_rows
from bot.tables.moves.undo import Plan, plan, restore
from bot.tables.storage.core import Core, LogInsert, close
from bot.tables.storage.rows import Detail
from bot.tables.types.clock import ClockRules
from bot.tables.types.codec import text
from bot.tables.types.errors import TableError
from bot.tables.types.model import NO_SEAT, Ask, AskKind, ClockDeed, LogKind, Submitted, Table


@once
def undo(
    core: Core, table: Table, user: int, *, version: int, key: str, to: int | None = None
) -> Submitted:
    """Take back the seat's last action, or the action of row `to` whose ever it is, and what
    followed: at once (kind `undo`) if it is free, else by asking the others (kind `ask`, see
    `Table.asks`). TableError: as `submit`; nothing-to-undo, no-such-move, already-asked."""

    def ask(db: sqlite3.Connection) -> tuple[int, Plan]:
        seat = must_be_current(db, table, user, version)
        return seat, plan(db, table, seat, to)

    seat, wanted = core.read(ask)
    if not wanted.needs:
        return restore(core, table, [_undo_row(table, wanted, seat, user, key)])
    return put(core, table, "undo", seat, user, key, wanted.takes)


@once
def end(core: Core, found: Table, by: int, *, key: str, admin: bool = False) -> Submitted:
    """Stop a table: at once by its owner or an administrator, else by asking. An open table is
    closed, without a row. TableError: ended, not-yours, not-owner, already-asked, archived."""
    owns = admin or by == found.owner
    if found.status == "open":
        if not owns:
            raise TableError("not-owner")
        at = core.now()
        core.write(lambda db: close(db, found.id, at, "closed"))
        return submitted(core, found.id, 1, 0)
    must_run(found, archived=True)
    seat = found.seat_of(by)
    if owns or (seat is not None and found.people == (by,)):
        return _stop(core, found, [_stop_row(found, seat, by, key, admin)])
    if seat is None:
        raise TableError("not-yours")
    must_run(found)
    return put(core, found, "end", seat, by, key)


@once
def answer(core: Core, now: Table, user: int, kind: AskKind, yes: bool, *, key: str) -> Submitted:
    """Agree or refuse; the last agreement does it (a second row, `undo` or `stop`). The one who
    asked may withdraw with a "no". TableError: not-asked, already-answered and as `submit`."""
    seat = must_sit(now, user)
    ask = now.ask(kind)
    if ask is None:
        raise TableError("not-asked")
    if yes and seat in ask.agreed:
        raise TableError("already-answered")
    row = leaving_the_game(now, "answer", seat, user, key, Detail(ask=kind, yes=yes))
    if not yes:
        return write_rows(core, now, [row], also=lambda db, at: _forget(db, now.id, kind))
    if ask.waiting == (seat,):
        return _done(core, now, ask, row)
    agreed = text((*ask.agreed, seat))
    return write_rows(
        core,
        now,
        [row],
        also=lambda db, at: _execute(
            db, "UPDATE asks SET agreed = ? WHERE table_id = ? AND kind = ?", agreed, now.id, kind
        ),
    )


def _done(core: Core, now: Table, ask: Ask, row: LogInsert) -> Submitted:
    """Everybody agreed: the last answer and what was asked for, in one transaction."""
    if ask.kind in ("end", "idle"):
        by = None if ask.by == NO_SEAT else ask.by
        return _stop(core, now, [row, _stop_row(now, by, None, None, False)])
    if ask.kind in ("clock", "pause"):
        return set_clock(core, now, ask.kind, ask.rules, ask.by, None, None, [row])
    if ask.kind == "hints":
        allowed = leaving_the_game(now, "hints", ask.by, None, None, Detail())
        return write_rows(
            core, now, [row, allowed], also=lambda db, at: _forget(db, now.id, "hints")
        )
    wanted = core.read(lambda db: plan(db, now, ask.by, ask.target))
    return restore(core, now, [row, _undo_row(now, wanted, ask.by, None, None)])


def leaving_the_game(
    table: Table, kind: LogKind, seat: int | None, user: int | None, key: str | None, detail: Detail
) -> LogInsert:
    """A row that leaves the game as it is and makes no card stale."""
    return LogInsert(kind, table.turn, table.rules, key, seat, user, detail=detail, outdates="none")


def _undo_row(
    table: Table, wanted: Plan, seat: int, user: int | None, key: str | None
) -> LogInsert:
    row = leaving_the_game(
        table, "undo", seat, user, key, Detail(back=wanted.back, takes=wanted.takes)
    )
    row.outdates = "all"
    return row


def _stop_row(
    table: Table, seat: int | None, user: int | None, key: str | None, admin: bool
) -> LogInsert:
    row = leaving_the_game(
        table, "stop", seat, user, key, Detail(admin=admin and user != table.owner)
    )
    row.outdates = "all"
    return row


def _stop(core: Core, table: Table, rows: list[LogInsert]) -> Submitted:
    return write_rows(core, table, rows, also=lambda db, at: close(db, table.id, at, "stopped"))


def put(
    core: Core,
    table: Table,
    kind: AskKind,
    seat: int,
    user: int,
    key: str,
    takes: tuple[int, ...] = (),
    rules: ClockRules | None = None,
) -> Submitted:
    """Ask everybody; the one who asks has agreed."""
    if table.ask(kind) is not None:
        raise TableError("already-asked")
    row = leaving_the_game(
        table, "ask", seat, user, key, Detail(ask=kind, takes=takes, rules=rules)
    )
    wish = None if rules is None else text(rules)
    values = (table.id, kind, seat, takes[0] if takes else 0, text([seat]), wish)
    return write_rows(
        core,
        table,
        [row],
        also=lambda db, at: _execute(
            db,
            "INSERT INTO asks (table_id, kind, seat, target, agreed, wish)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            *values,
        ),
    )


def set_clock(
    core: Core,
    table: Table,
    kind: AskKind,
    rules: ClockRules | None,
    seat: int | None,
    user: int | None,
    key: str | None,
    before: list[LogInsert],
) -> Submitted:
    """Everybody agreed, or nobody else is to be asked: set the clock, take it away or pause it."""
    pause = kind == "pause"
    deed: ClockDeed = "pause" if pause else "off" if rules is None else "set"
    row = leaving_the_game(table, "clock", seat, user, key, Detail(clock=deed, rules=rules))

    def also(db: sqlite3.Connection, at: int) -> None:
        if pause:
            clock_rows.pause(db, table, at)
            reschedule(db, at, table=table.id)
        else:
            clock_rows.put(db, table, rules)
        _forget(db, table.id, kind)

    return write_rows(core, table, [*before, row], also=also)


def _forget(db: sqlite3.Connection, table: int, kind: AskKind) -> None:
    _execute(db, "DELETE FROM asks WHERE table_id = ? AND kind = ?", table, kind)


def _execute(db: sqlite3.Connection, sql: str, *values: object) -> None:
    db.execute(sql, values)
