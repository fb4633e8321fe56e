"""Actions of people and time on the turn clock of a table; see `clock` for the rules."""

from __future__ import annotations

import sqlite3

import msgspec

from bot.tables.effects import clock_rows
from bot.tables.effects.reminders import remind_now, reschedule_pings
from bot.tables.moves import questions
from bot.tables.moves.play import (
    idempotent,
    require_no_record,
    require_owner,
    require_running,
    require_seat,
    write_rows,
)
from bot.tables.moves.reseating import reseat
from bot.tables.storage.core import Core, LogInsert
from bot.tables.storage.rows import StoredDetail, is_vacant, table_of
from bot.tables.types.clock import ClockRules, SeatClock, TableClock
from bot.tables.types.errors import TableError
from bot.tables.types.hours import DAY, MINUTE
from bot.tables.types.model import ClockChange, SeatRow, Submitted, Table

MIN_SECONDS, MAX_SECONDS = 5 * MINUTE, 90 * DAY
"""Bounds of pool and increment; less would be unplayable."""


@idempotent
def set_clock(
    core: Core, table: Table, user: int, rules: ClockRules | None, *, key: str, admin: bool = False
) -> Submitted:
    """Set the clock of a table (None: remove it).

    Before the start its owner or an administrator decides, without a log row; in a running game
    everybody is asked (a row of kind `ask_clock` or `clock`). TableError: not-owner, not-yours,
    clock-bounds, no-clock, already-asked, ended."""
    require_no_record(table)
    _check_bounds(rules)
    if table.status == "open":
        require_owner(table, user, admin)
        core.write(lambda db: clock_rows.set_clock(db, table, rules))
        return Submitted(core.read(lambda db: table_of(db, table.id)), ())
    seat = require_seat(table, user)
    if rules is None and table.clock is None:
        raise TableError("no-clock")
    if table.people == (user,):
        return questions.change_clock(core, table, "clock", rules, seat, user, key, [])
    return questions.ask_everybody(core, table, "clock", seat, user, key, rules=rules)


@idempotent
def request_pause(core: Core, table: Table, user: int, *, key: str) -> Submitted:
    """Ask everybody to pause the clock; a person alone at the table pauses it.

    TableError: no-clock, paused, not-yours, already-asked, not-running, ended."""
    seat = require_seat(table, user)
    if _require_clock(table).paused is not None:
        raise TableError("paused")
    if table.people == (user,):
        return questions.change_clock(core, table, "pause", None, seat, user, key, [])
    return questions.ask_everybody(core, table, "pause", seat, user, key)


@idempotent
def resume_clock(core: Core, table: Table, user: int, *, key: str) -> Submitted:
    """End a pause, by anybody at the table. TableError: no-clock, not-paused and as
    `request_pause`."""
    seat = require_seat(table, user)
    if _require_clock(table).paused is None:
        raise TableError("not-paused")

    def in_transaction(db: sqlite3.Connection, at: int) -> None:
        clock_rows.resume_clock(db, table, at)
        reschedule_pings(db, at, table=table.id)

    return write_rows(
        core, table, [_clock_row(table, "resume", seat, user, key)], in_transaction=in_transaction
    )


@idempotent
def take_seat(core: Core, table: Table, user: int, seat: int, *, key: str) -> Submitted:
    """Take over a seat that is on offer; only then does its person, or a robot, lose it.

    TableError: not-offered, seated, kept-away, not-running, ended."""
    require_running(table)
    if seat not in table.offered_seats and not core.read(lambda db: is_vacant(db, table, seat)):
        raise TableError("not-offered")
    holder = SeatRow(seat, user=user)
    return reseat(core, table.id, user, holder, key=key, offered=True)


def expired_tables(core: Core) -> list[int]:
    """Return the tables at which a person's time is up."""
    return core.read(lambda db: clock_rows.expired_tables(db, core.now()))


def expire_clocks(core: Core, table_id: int) -> Submitted | None:
    """Do what the table has chosen to each person whose time is up; return None if there is
    none."""
    table = core.read(lambda db: table_of(db, table_id))
    now, clock = core.now(), table.clock
    if table.status != "running" or clock is None:
        return None
    expired = [
        seat_clock
        for seat_clock in clock.hands
        if seat_clock.deadline is not None and seat_clock.deadline <= now
    ]
    if not expired:
        return None
    rows = [
        _clock_row(
            table, clock.rules.zero, seat_clock.seat, None, f"clock:{table.version + number}"
        )
        for number, seat_clock in enumerate(expired, 1)
    ]

    def in_transaction(db: sqlite3.Connection, at: int) -> None:
        clock_rows.save_seat_clocks(db, table_id, _with_flags(clock, expired))
        remind_now(db, table_id, {seat_clock.seat for seat_clock in expired}, at)

    return write_rows(core, table, rows, in_transaction=in_transaction)


def _with_flags(clock: TableClock, expired: list[SeatClock]) -> list[SeatClock]:
    return [
        msgspec.structs.replace(seat_clock, flag=clock.rules.zero, left=0, since=None)
        if seat_clock in expired
        else seat_clock
        for seat_clock in clock.hands
    ]


def _clock_row(
    table: Table, change: ClockChange, seat: int | None, user: int | None, key: str | None
) -> LogInsert:
    return LogInsert(
        "clock", table.turn, table.rules, key, seat, user, detail=StoredDetail(clock=change),
        outdates="none",
    )  # fmt: skip


def _check_bounds(rules: ClockRules | None) -> None:
    if rules is not None and not all(
        MIN_SECONDS <= n <= MAX_SECONDS for n in (rules.pool, rules.increment)
    ):
        raise TableError("clock-bounds", least=MIN_SECONDS // MINUTE, most=MAX_SECONDS // DAY)


def _require_clock(table: Table) -> TableClock:
    if table.clock is None:
        raise TableError("no-clock")
    return table.clock
