"""The rows of standing orders, kept with every move, in its transaction; see `orders`.

After a move the orders of a table are to be asked what they come to now (`order_looks`); until then
no card is said. An order that is no more leaves a notice for its person alone.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.tables.effects import notices
from bot.tables.storage.core import LogInsert
from bot.tables.storage.rows import Detail
from bot.tables.types.codec import text
from bot.tables.types.games import game_of, order_of
from bot.tables.types.model import OrderRow, Table
from rules.game import Lapsed, TakesOrders

_CHANGES = ("start", "action", "undo", "seat", "import", "resume", "back")
"""Kinds of rows after which an order may come to something else."""

NEVER = 1 << 60
"""A moment that does not come."""
HUSHED = 0
"""When somebody was called of a wait that an order will end: not at all."""
FREE_TURNS = 2
"""Turns of a seat that orders play at once after somebody has pressed something."""

_ROW = "SELECT id, table_id, seat, user, wish, given FROM orders"


def orders_of(db: sqlite3.Connection, table: Table, seat: int | None = None) -> list[OrderRow]:
    """The orders of a table or of one seat, in the sequence in which they are asked."""
    game = game_of(table.game)
    rows = db.execute(
        f"{_ROW} WHERE table_id = ?1 AND (?2 IS NULL OR seat = ?2) ORDER BY seat, place, id",
        (table.id, seat),
    )
    return [
        OrderRow(number, of, at, user, order_of(game, wish), given)
        for number, of, at, user, wish, given in rows
    ]


def seats(db: sqlite3.Connection, table: int) -> set[int]:
    """The seats that have left orders."""
    rows = db.execute("SELECT DISTINCT seat FROM orders WHERE table_id = ?", [table])
    return {row[0] for row in rows}


def add(db: sqlite3.Connection, table: Table, seat: int, user: int, order: Any) -> int:
    """Keep a new order; its number. Nobody is told of a turn to come that it may take."""
    db.execute(
        "DELETE FROM reminders WHERE table_id = ? AND seat = ? AND kind = 'next' AND ping IS NULL",
        [table.id, seat],
    )
    done = db.execute(
        "INSERT INTO orders (table_id, seat, user, place, given, wish) VALUES (?, ?, ?, ?, ?, ?)",
        [table.id, seat, user, int(order.general), table.version, text(order)],
    )
    assert done.lastrowid is not None
    return done.lastrowid


def keep(db: sqlite3.Connection, number: int, order: Any) -> None:
    """The order as it stands after it has acted; None: it has done its work."""
    if order is None:
        db.execute("DELETE FROM orders WHERE id = ?", [number])
    else:
        db.execute("UPDATE orders SET wish = ? WHERE id = ?", [text(order), number])


def cancel(db: sqlite3.Connection, number: int, lapsed: Lapsed, at: int) -> None:
    """The order is no more; its person is to be told why."""
    row = db.execute(
        "SELECT table_id, seat, user, wish FROM orders WHERE id = ?", [number]
    ).fetchone()
    if row is None:
        return
    table, seat, user, wish = row
    db.execute("DELETE FROM orders WHERE id = ?", [number])
    notices.owe(db, "order", table, user, at, seat=seat, wish=msgspec.Raw(wish), lapsed=lapsed)


def look(db: sqlite3.Connection, table: int) -> None:
    """The orders of this table are to be asked."""
    db.execute("INSERT OR IGNORE INTO order_looks (table_id) VALUES (?)", [table])
    _stop_resting(db, table)


def looked(db: sqlite3.Connection, table: int) -> None:
    """They were asked, and come to nothing now."""
    db.execute("DELETE FROM order_looks WHERE table_id = ?", [table])


def resting_until(db: sqlite3.Connection, table: Table, seat: int) -> int | None:
    """The moment before which orders begin no turn of this seat; None: they may at once.

    Where somebody is away, `FREE_TURNS` turns of a seat are played at once. After that, while
    nobody presses anything, each further one waits, so that whoever comes back finds the game still
    under way. To everybody else such a seat looks like one whose person has not moved yet. No turn
    clock is used up by that: where it would be, nothing waits. Where everybody is away all orders
    wait, as the game does.
    """
    if table.away and len(table.away) == len(table.people):
        return NEVER
    if not table.away or not table.pace or not _has_time(table, seat):
        return None
    (pressed,) = db.execute(
        "SELECT max(seq) FROM log WHERE table_id = ? AND user IS NOT NULL AND kind <> 'away'"
        " AND json_extract(detail, '$.order') IS NULL",
        [table.id],
    ).fetchone()
    turns = db.execute(
        "SELECT DISTINCT turn FROM log WHERE table_id = ? AND seq > ? AND kind = 'action'"
        " AND seat = ?",
        (table.id, pressed or 0, seat),
    ).fetchall()
    if len(turns) < FREE_TURNS or (table.turn,) in turns:
        return None
    (last,) = db.execute("SELECT max(at) FROM log WHERE table_id = ?", [table.id]).fetchone()
    return int(last) + table.pace


def _has_time(table: Table, seat: int) -> bool:
    """Whether the end of a turn gives the seat all the time back for which its orders wait, and
    that much is far from all it has left."""
    if table.clock is None:
        return True
    hand = table.clock.hand(seat)
    left = 0 if hand is None else hand.left
    return table.clock.rules.increment >= table.pace and left > 2 * table.pace


def rest(db: sqlite3.Connection, table: int, until: int) -> None:
    """An order waits: the orders of this table are to be asked again at that moment."""
    db.execute(
        "UPDATE tables SET orders_rest = min(coalesce(orders_rest, ?1), ?1) WHERE id = ?2",
        (until, table),
    )


def _stop_resting(db: sqlite3.Connection, table: int) -> None:
    db.execute(
        "UPDATE tables SET orders_rest = NULL WHERE id = ? AND orders_rest IS NOT NULL", [table]
    )


def rested(db: sqlite3.Connection, at: int) -> list[int]:
    """Tables whose orders have waited long enough."""
    rows = db.execute("SELECT id FROM tables WHERE orders_rest <= ?", [at])
    return [row[0] for row in rows]


def follow(db: sqlite3.Connection, table: Table, rows: Sequence[LogInsert], at: int) -> None:
    """Let the orders of a table follow what has just happened there."""
    _stop_resting(db, table.id)
    kept = db.execute("SELECT 1 FROM orders WHERE table_id = ? LIMIT 1", [table.id]).fetchone()
    if kept is None and not _implied(table, rows) and not _hushed(db, table.id):
        looked(db, table.id)
        return
    if table.status != "running":
        db.execute("DELETE FROM orders WHERE table_id = ?", [table.id])
        looked(db, table.id)
        return
    for row in rows:
        if row.kind == "undo" and row.detail is not None:
            _undone(db, table.id, row.detail, at)
        elif row.kind == "seat" and row.seat is not None:
            _handed_over(db, table.id, row.seat, at)
    if table.archived is not None:
        looked(db, table.id)
    elif any(row.kind in _CHANGES for row in rows):
        look(db, table.id)


def _hushed(db: sqlite3.Connection, table: int) -> bool:
    """Whether somebody was not called for an order's sake, which may be no more."""
    row = db.execute(
        "SELECT 1 FROM reminders WHERE table_id = ? AND told = ? LIMIT 1", [table, HUSHED]
    ).fetchone()
    return row is not None


def _implied(table: Table, rows: Sequence[LogInsert]) -> bool:
    """Whether orders that nobody has left may come to something: several choose at once, or did."""
    game = game_of(table.game)
    if not isinstance(game, TakesOrders) or not game.implied or table.status != "running":
        return False
    return len(table.to_move) > 1 or any(getattr(row.action, "sealed", False) for row in rows)


def implied(table: Table) -> list[OrderRow]:
    """Those orders, of the people who are to choose now; they are no rows: their numbers are below
    nothing."""
    game = game_of(table.game)
    if not isinstance(game, TakesOrders):
        return []
    found = (
        (row.seat, row.user, order)
        for row in table.seats
        if row.seat in table.to_move and row.user is not None
        for order in game.implied
    )
    return [OrderRow(-number, table.id, *row, -1) for number, row in enumerate(found, 1)]


def _undone(db: sqlite3.Connection, table: int, detail: Detail, at: int) -> None:
    """Orders given since what was gone back to, and those whose actions were taken back: they would
    only act again."""
    acted = _acted(db, table, detail.takes)
    found = db.execute("SELECT id, given FROM orders WHERE table_id = ?", [table]).fetchall()
    for number, given in found:
        if number in acted or given > (detail.back or 0):
            cancel(db, number, Lapsed("table-undone"), at)


def _acted(db: sqlite3.Connection, table: int, rows: Sequence[int]) -> set[int]:
    """The orders that acted in these rows of the log."""
    found = set()
    for seq in rows:
        (kept,) = db.execute(
            "SELECT detail FROM log WHERE table_id = ? AND seq = ?", [table, seq]
        ).fetchone()
        order = msgspec.json.decode(kept, type=Detail).order if kept else None
        if order is not None:
            found.add(order)
    return found


def _handed_over(db: sqlite3.Connection, table: int, seat: int, at: int) -> None:
    found = db.execute(
        "SELECT id FROM orders WHERE table_id = ? AND seat = ?", [table, seat]
    ).fetchall()
    for (number,) in found:
        cancel(db, number, Lapsed("table-seat"), at)
