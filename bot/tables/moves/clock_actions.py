"""What people and time do to the turn clock of a table; what the clock is stands in `clock`."""

from __future__ import annotations

import sqlite3

import msgspec

from bot.tables.effects import clock_rows
from bot.tables.effects.reminders import remind_now, reschedule
from bot.tables.moves import asks, lobby
from bot.tables.moves.play import must_own, must_run, must_sit, once, write_rows
from bot.tables.storage.core import Core, LogInsert
from bot.tables.storage.rows import Detail, table_of
from bot.tables.types.clock import ClockRules, Hand, TableClock
from bot.tables.types.errors import TableError
from bot.tables.types.hours import DAY, MINUTE
from bot.tables.types.model import ClockDeed, SeatRow, Submitted, Table

LEAST, MOST = 5 * MINUTE, 90 * DAY
"""Bounds of pool and increment: less than that nobody could play by."""


@once
def set_clock(
    core: Core, found: Table, by: int, rules: ClockRules | None, *, key: str, admin: bool = False
) -> Submitted:
    """Give the table this clock (None: none). Before the start its owner or an administrator
    decides, without a row; in a running game everybody is asked (a row of kind `ask` or `clock`).

    TableError: not-owner, not-yours, clock-bounds, no-clock, already-asked, ended.
    """
    _bounded(rules)
    if found.status == "open":
        must_own(found, by, admin)
        core.write(lambda db: clock_rows.put(db, found, rules))
        return Submitted(core.read(lambda db: table_of(db, found.id)), ())
    seat = must_sit(found, by)
    if rules is None and found.clock is None:
        raise TableError("no-clock")
    if found.people == (by,):
        return asks.set_clock(core, found, "clock", rules, seat, by, key, [])
    return asks.put(core, found, "clock", seat, by, key, rules=rules)


@once
def pause(core: Core, found: Table, by: int, *, key: str) -> Submitted:
    """Ask everybody to let the clock stand still; alone at the table, do it.

    TableError: no-clock, paused, not-yours, already-asked, not-running, ended.
    """
    seat = must_sit(found, by)
    if _clock(found).paused is not None:
        raise TableError("paused")
    if found.people == (by,):
        return asks.set_clock(core, found, "pause", None, seat, by, key, [])
    return asks.put(core, found, "pause", seat, by, key)


@once
def resume(core: Core, found: Table, by: int, *, key: str) -> Submitted:
    """End a pause: anybody at the table may. TableError: no-clock, not-paused and as `pause`."""
    seat = must_sit(found, by)
    if _clock(found).paused is None:
        raise TableError("not-paused")

    def also(db: sqlite3.Connection, at: int) -> None:
        clock_rows.resume(db, found, at)
        reschedule(db, at, table=found.id)

    return write_rows(core, found, [_row(found, "resume", seat, by, key)], also=also)


@once
def take(core: Core, found: Table, user: int, seat: int, *, key: str) -> Submitted:
    """Take over a seat that is on offer; its person loses it with that, and not before.

    TableError: not-offered, seated, not-running, ended.
    """
    must_run(found)
    if seat not in found.offered:
        raise TableError("not-offered")
    holder = SeatRow(seat, user=user)
    return lobby.reseat(core, found.id, user, holder, key=key, offered=True)


def struck(core: Core) -> list[int]:
    """Tables at which somebody's time is up."""
    return core.read(lambda db: clock_rows.due(db, core.now()))


def strike(core: Core, table: int) -> Submitted | None:
    """Do what the table has chosen for everybody whose time is up; None if nobody's is."""
    found = core.read(lambda db: table_of(db, table))
    now, clock = core.now(), found.clock
    if found.status != "running" or clock is None:
        return None
    struck = [hand for hand in clock.hands if hand.due is not None and hand.due <= now]
    if not struck:
        return None
    rows = [
        _row(found, clock.rules.zero, hand.seat, None, f"clock:{found.version + number}")
        for number, hand in enumerate(struck, 1)
    ]

    def also(db: sqlite3.Connection, at: int) -> None:
        clock_rows.keep_hands(db, table, _flagged(clock, struck))
        remind_now(db, table, {hand.seat for hand in struck}, at)

    return write_rows(core, found, rows, also=also)


def _flagged(clock: TableClock, struck: list[Hand]) -> list[Hand]:
    return [
        msgspec.structs.replace(hand, flag=clock.rules.zero, left=0, since=None)
        if hand in struck
        else hand
        for hand in clock.hands
    ]


def _row(
    table: Table, deed: ClockDeed, seat: int | None, user: int | None, key: str | None
) -> LogInsert:
    return LogInsert(
        "clock", table.turn, table.rules, key, seat, user, detail=Detail(clock=deed),
        outdates="none",
    )  # fmt: skip


def _bounded(rules: ClockRules | None) -> None:
    if rules is not None and not all(LEAST <= n <= MOST for n in (rules.pool, rules.increment)):
        raise TableError("clock-bounds", least=LEAST // MINUTE, most=MOST // DAY)


def _clock(table: Table) -> TableClock:
    if table.clock is None:
        raise TableError("no-clock")
    return table.clock
