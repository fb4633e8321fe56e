"""Questions to everybody: undos that are not free, ending early, clocks, pauses and hints.

A question and its answers are rows of the log and survive a restart. Robots always agree."""

from __future__ import annotations

import sqlite3

from bot.tables.effects import clock_rows
from bot.tables.effects.reminders import reschedule_pings
from bot.tables.moves.play import (
    idempotent,
    load_submitted,
    require_current,
    require_running,
    require_seat,
    write_rows,
)
from bot.tables.moves.undo import UndoPlan, plan_undo, restore_state
from bot.tables.storage.core import Core, LogInsert, end_table
from bot.tables.storage.rows import StoredDetail
from bot.tables.types.clock import ClockRules
from bot.tables.types.codec import to_json
from bot.tables.types.errors import TableError
from bot.tables.types.model import NO_SEAT, Ask, AskKind, ClockChange, LogKind, Submitted, Table


@idempotent
def request_undo(
    core: Core, table: Table, user: int, *, version: int, key: str, to: int | None = None
) -> Submitted:
    """Take back the seat's last action, or any seat's action of row `to`, and what followed.

    If the undo is free, it is done at once (kind `undo`), else the others are asked (kind
    `ask`, see `Table.asks`). TableError: as `submit_action`; nothing-to-undo, no-such-move,
    already-asked."""

    def query(db: sqlite3.Connection) -> tuple[int, UndoPlan]:
        seat = require_current(db, table, user, version)
        return seat, plan_undo(db, table, seat, to)

    seat, undo_plan = core.read(query)
    if not undo_plan.needs:
        return restore_state(core, table, [_undo_row(table, undo_plan, seat, user, key)])
    return ask_everybody(core, table, "undo", seat, user, key, undo_plan.takes)


@idempotent
def request_end(core: Core, table: Table, user: int, *, key: str, admin: bool = False) -> Submitted:
    """End a table: at once by its owner or an administrator, else by asking.

    One that keeps a record is ended at once by anybody who sits there.

    An open table is closed without a log row. TableError: ended, not-yours, not-owner,
    already-asked, archived."""
    may_end = admin or user == table.owner
    if table.status == "open":
        if not may_end:
            raise TableError("not-owner", owner=str(table.owner))
        at = core.now()
        core.write(lambda db: end_table(db, table.id, at, "closed"))
        return load_submitted(core, table.id, 1, 0)
    require_running(table, archived=True)
    seat = table.seat_of(user)
    is_alone = table.in_person or table.people == (user,)
    if may_end or (seat is not None and is_alone):
        return _stop(core, table, [_stop_row(table, seat, user, key, admin)])
    if seat is None:
        raise TableError("not-yours")
    require_running(table)
    return ask_everybody(core, table, "end", seat, user, key)


@idempotent
def answer(core: Core, table: Table, user: int, kind: AskKind, yes: bool, *, key: str) -> Submitted:
    """Agree to or refuse a question; the last agreement carries it out (a second row, `undo` or
    `stop`).

    The one who asked may withdraw with a "no". TableError: not-asked, already-answered and as
    `submit_action`."""
    seat = require_seat(table, user)
    ask = table.find_ask(kind)
    if ask is None:
        raise TableError("not-asked")
    if yes and seat in ask.agreed:
        raise TableError("already-answered")
    row = neutral_row(table, "answer", seat, user, key, StoredDetail(ask=kind, yes=yes))
    if not yes:
        return write_rows(
            core, table, [row], in_transaction=lambda db, at: _delete_question(db, table.id, kind)
        )
    if ask.waiting == (seat,):
        return _carry_out(core, table, ask, row)
    agreed = to_json((*ask.agreed, seat))
    return write_rows(
        core,
        table,
        [row],
        in_transaction=lambda db, at: _execute(
            db, "UPDATE asks SET agreed = ? WHERE table_id = ? AND kind = ?", agreed, table.id, kind
        ),
    )


def _carry_out(core: Core, table: Table, ask: Ask, row: LogInsert) -> Submitted:
    """Write the last agreement and carry the question out, in one transaction."""
    if ask.kind in ("end", "idle"):
        by = None if ask.by == NO_SEAT else ask.by
        return _stop(core, table, [row, _stop_row(table, by, None, None, False)])
    if ask.kind in ("clock", "pause"):
        return change_clock(core, table, ask.kind, ask.rules, ask.by, None, None, [row])
    if ask.kind == "hints":
        allowed = neutral_row(table, "hints", ask.by, None, None, StoredDetail())
        return write_rows(
            core,
            table,
            [row, allowed],
            in_transaction=lambda db, at: _delete_question(db, table.id, "hints"),
        )
    undo_plan = core.read(lambda db: plan_undo(db, table, ask.by, ask.target))
    return restore_state(core, table, [row, _undo_row(table, undo_plan, ask.by, None, None)])


def neutral_row(
    table: Table,
    kind: LogKind,
    seat: int | None,
    user: int | None,
    key: str | None,
    detail: StoredDetail,
) -> LogInsert:
    """Return a log row that leaves the game unchanged and makes no card stale."""
    return LogInsert(kind, table.turn, table.rules, key, seat, user, detail=detail, outdates="none")


def _undo_row(
    table: Table, undo_plan: UndoPlan, seat: int, user: int | None, key: str | None
) -> LogInsert:
    row = neutral_row(
        table, "undo", seat, user, key, StoredDetail(back=undo_plan.target, takes=undo_plan.takes)
    )
    row.outdates = "all"
    return row


def _stop_row(
    table: Table, seat: int | None, user: int | None, key: str | None, admin: bool
) -> LogInsert:
    row = neutral_row(
        table, "stop", seat, user, key, StoredDetail(admin=admin and user != table.owner)
    )
    row.outdates = "all"
    return row


def _stop(core: Core, table: Table, rows: list[LogInsert]) -> Submitted:
    return write_rows(
        core, table, rows, in_transaction=lambda db, at: end_table(db, table.id, at, "stopped")
    )


def ask_everybody(
    core: Core,
    table: Table,
    kind: AskKind,
    seat: int,
    user: int,
    key: str,
    takes: tuple[int, ...] = (),
    rules: ClockRules | None = None,
) -> Submitted:
    """Write a question to everybody; its seat has agreed."""
    if table.find_ask(kind) is not None:
        raise TableError("already-asked")
    row = neutral_row(
        table, "ask", seat, user, key, StoredDetail(ask=kind, takes=takes, rules=rules)
    )
    clock_json = None if rules is None else to_json(rules)
    values = (table.id, kind, seat, takes[0] if takes else 0, to_json([seat]), clock_json)
    return write_rows(
        core,
        table,
        [row],
        in_transaction=lambda db, at: _execute(
            db,
            "INSERT INTO asks (table_id, kind, seat, target, agreed, wish)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            *values,
        ),
    )


def change_clock(
    core: Core,
    table: Table,
    kind: AskKind,
    rules: ClockRules | None,
    seat: int | None,
    user: int | None,
    key: str | None,
    before: list[LogInsert],
) -> Submitted:
    """Set, remove or pause the clock, with the consent of all, or where none is needed."""
    pause = kind == "pause"
    change: ClockChange = "pause" if pause else "off" if rules is None else "set"
    row = neutral_row(table, "clock", seat, user, key, StoredDetail(clock=change, rules=rules))

    def in_transaction(db: sqlite3.Connection, at: int) -> None:
        if pause:
            clock_rows.pause_clock(db, table, at)
            reschedule_pings(db, at, table=table.id)
        else:
            clock_rows.set_clock(db, table, rules)
        _delete_question(db, table.id, kind)

    return write_rows(core, table, [*before, row], in_transaction=in_transaction)


def _delete_question(db: sqlite3.Connection, table: int, kind: AskKind) -> None:
    _execute(db, "DELETE FROM asks WHERE table_id = ? AND kind = ?", table, kind)


def _execute(db: sqlite3.Connection, sql: str, *values: object) -> None:
    db.execute(sql, values)
