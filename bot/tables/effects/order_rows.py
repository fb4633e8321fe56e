"""Rows of standing orders, written with every move in its transaction; see `orders`.

After a move the orders of a table have to be evaluated (`order_looks`); until then no card
is posted. An expired order leaves a notice for its person alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from bot.tables.effects import notices
from bot.tables.storage.core import LogInsert
from bot.tables.storage.parameters import numbered
from bot.tables.storage.rows import StoredDetail
from bot.tables.types.codec import to_json
from bot.tables.types.games import order_of, rules_of
from bot.tables.types.model import OrderRow, Table
from rules.game import Order, OrderExpired, TakesOrders

_TRIGGERS = ("start", "action", "undo", "seat", "import", "resume", "back")
"""Kinds of log rows after which orders are evaluated again."""

NEVER = 1 << 60
"""A moment that never comes."""
NOT_CALLED = 0
"""Value of `told` for a wait that a standing order will end: nobody is called."""
IMMEDIATE_TURNS = 2
"""Turns of a seat that orders play immediately after any press."""

_ROW = "SELECT id, table_id, seat, user, wish, given FROM orders"


def orders_of(db: sqlite3.Connection, table: Table, seat: int | None = None) -> list[OrderRow]:
    """Return the orders of a table or of one seat, in the sequence of their evaluation."""
    game = rules_of(table)
    rows = db.execute(
        f"{_ROW} WHERE table_id = ?1 AND (?2 IS NULL OR seat = ?2) ORDER BY seat, place, id",
        numbered(table.id, seat),
    )
    return [
        OrderRow(order_id, table_id, order_seat, user, order_of(game, wish), given)
        for order_id, table_id, order_seat, user, wish, given in rows
    ]


def seats_with_orders(db: sqlite3.Connection, table_id: int) -> set[int]:
    """Return the seats that have orders."""
    rows = db.execute("SELECT DISTINCT seat FROM orders WHERE table_id = ?", [table_id])
    return {row[0] for row in rows}


def add_order(db: sqlite3.Connection, table: Table, seat: int, user: int, order: Order) -> int:
    """Store a new order and return its number.

    The reminder of the seat's next turn is deleted, because the order may take that turn."""
    db.execute(
        "DELETE FROM reminders WHERE table_id = ? AND seat = ? AND kind = 'next' AND ping IS NULL",
        [table.id, seat],
    )
    cursor = db.execute(
        "INSERT INTO orders (table_id, seat, user, place, given, wish) VALUES (?, ?, ?, ?, ?, ?)",
        [table.id, seat, user, int(order.general), table.version, to_json(order)],
    )
    assert cursor.lastrowid is not None
    return cursor.lastrowid


def save_order(db: sqlite3.Connection, order_id: int, order: object) -> None:
    """Store an order as it is after it has acted; None deletes it."""
    if order is None:
        db.execute("DELETE FROM orders WHERE id = ?", [order_id])
    else:
        db.execute("UPDATE orders SET wish = ? WHERE id = ?", [to_json(order), order_id])


def cancel_order(db: sqlite3.Connection, order_id: int, lapsed: OrderExpired, at: int) -> None:
    """Delete an order and add a notice of the reason for its person."""
    row = db.execute(
        "SELECT table_id, seat, user, wish FROM orders WHERE id = ?", [order_id]
    ).fetchone()
    if row is None:
        return
    table_id, seat, user, stored = row
    db.execute("DELETE FROM orders WHERE id = ?", [order_id])
    notices.add_notice(
        db, "order", table_id, user, at, seat=seat, wish=msgspec.Raw(stored), lapsed=lapsed
    )


def mark_orders_due(db: sqlite3.Connection, table_id: int) -> None:
    """Mark the orders of this table as due for evaluation."""
    db.execute("INSERT OR IGNORE INTO order_looks (table_id) VALUES (?)", [table_id])
    _stop_resting(db, table_id)


def are_looks_due(db: sqlite3.Connection, table_id: int) -> bool:
    """Return whether orders are marked as due, at a table that may be archived."""
    row = db.execute("SELECT 1 FROM order_looks WHERE table_id = ?", [table_id]).fetchone()
    return row is not None


def clear_orders_due(db: sqlite3.Connection, table_id: int) -> None:
    """Clear the pending flag: no order acts in this version."""
    db.execute("DELETE FROM order_looks WHERE table_id = ?", [table_id])


def resting_until(db: sqlite3.Connection, table: Table, seat: int) -> int | None:
    """Return the moment before which orders begin no turn of this seat; None: they may immediately.

    If anybody is away, `FREE_TURNS` turns of a seat are played immediately. After that each
    further one waits while there are no presses, so that the game is still running when the
    person comes back. To the others such a seat looks like one whose person has not moved yet.
    If everybody is away, orders wait as the game does."""
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
    if len(turns) < IMMEDIATE_TURNS or (table.turn,) in turns:
        return None
    (last_row_at,) = db.execute("SELECT max(at) FROM log WHERE table_id = ?", [table.id]).fetchone()
    return int(last_row_at) + table.pace


def _has_time(table: Table, seat: int) -> bool:
    """Whether the end of a turn gives the seat all the time back for which its orders wait, and
    that much is far from all it has left."""
    if table.clock is None:
        return True
    hand = table.clock.seat_clock(seat)
    left = 0 if hand is None else hand.left
    return table.clock.rules.increment >= table.pace and left > 2 * table.pace


def rest_orders(db: sqlite3.Connection, table_id: int, until: int) -> None:
    """Let the orders of this table wait until that moment."""
    db.execute(
        "UPDATE tables SET orders_rest = min(coalesce(orders_rest, ?1), ?1) WHERE id = ?2",
        numbered(until, table_id),
    )


def _stop_resting(db: sqlite3.Connection, table_id: int) -> None:
    db.execute(
        "UPDATE tables SET orders_rest = NULL WHERE id = ? AND orders_rest IS NOT NULL", [table_id]
    )


def rested_tables(db: sqlite3.Connection, at: int) -> list[int]:
    """Return the tables whose orders have waited long enough."""
    rows = db.execute("SELECT id FROM tables WHERE orders_rest <= ?", [at])
    return [row[0] for row in rows]


def update_after_row(
    db: sqlite3.Connection, table: Table, rows: Sequence[LogInsert], at: int
) -> None:
    """Update the orders of a table after new log rows."""
    _stop_resting(db, table.id)
    for row in rows:
        if row.kind == "undo" and row.detail is not None:
            _cancel_undone(db, table.id, row.detail, row.user, at)
    any_order = db.execute("SELECT 1 FROM orders WHERE table_id = ? LIMIT 1", [table.id]).fetchone()
    if (
        any_order is None
        and not _has_implied_orders(table, rows)
        and not _has_withheld_ping(db, table.id)
    ):
        clear_orders_due(db, table.id)
        return
    if table.status != "running":
        db.execute("DELETE FROM orders WHERE table_id = ?", [table.id])
        clear_orders_due(db, table.id)
        return
    for row in rows:
        if row.kind == "seat" and row.seat is not None:
            _cancel_of_seat(db, table.id, row.seat, at)
    if table.archived is not None:
        clear_orders_due(db, table.id)
    elif any(row.kind in _TRIGGERS for row in rows):
        mark_orders_due(db, table.id)


def _has_withheld_ping(db: sqlite3.Connection, table: int) -> bool:
    """Whether a person's ping was withheld because of an order, which may be gone by now."""
    row = db.execute(
        "SELECT 1 FROM reminders WHERE table_id = ? AND told = ? LIMIT 1", [table, NOT_CALLED]
    ).fetchone()
    return row is not None


def _has_implied_orders(table: Table, rows: Sequence[LogInsert]) -> bool:
    """Return whether implied orders may act: several seats choose simultaneously, or did."""
    choose = len(table.to_move) > 1 or any(getattr(row.action, "sealed", False) for row in rows)
    if not choose or table.status != "running":
        return False
    game = rules_of(table)  # asked last: whether it takes orders takes longer to find out
    return isinstance(game, TakesOrders) and bool(game.implied)


def implied_orders(table: Table) -> list[OrderRow]:
    """Return the implied orders of the people who are to choose now: virtual rows with
    negative ids."""
    game = rules_of(table)
    if not isinstance(game, TakesOrders):
        return []
    orders = (
        (row.seat, row.user, order)
        for row in table.seats
        if row.seat in table.to_move and row.user is not None
        for order in game.implied
    )
    return [OrderRow(-number, table.id, *row, -1) for number, row in enumerate(orders, 1)]


def _cancel_undone(
    db: sqlite3.Connection, table_id: int, detail: StoredDetail, undoer: int | None, at: int
) -> None:
    """Cancel the orders given since the restored version, and those whose actions were taken
    back, which would only act again.

    Orders that had ended by then are gone; other people than the `undoer` are told so too."""
    acted = _orders_in_rows(db, table_id, detail.takes)
    orders = db.execute("SELECT id, given FROM orders WHERE table_id = ?", [table_id]).fetchall()
    for number, given in orders:
        if number in acted or given > (detail.back or 0):
            cancel_order(db, number, OrderExpired("table-undone"), at)
            acted.pop(number, None)
    for seat, user in set(acted.values()):
        if user is not None and user != undoer:
            expired = OrderExpired("table-ended")
            notices.add_notice(
                db, "order", table_id, user, at, seat=seat, wish=None, lapsed=expired
            )


def _orders_in_rows(
    db: sqlite3.Connection, table_id: int, rows: Sequence[int]
) -> dict[int, tuple[int, int | None]]:
    """Return the orders that acted in these rows of the log, with seat and person."""
    orders = {}
    for seq in rows:
        stored, seat, user = db.execute(
            "SELECT l.detail, l.seat, s.user FROM log l LEFT JOIN seats s"
            " ON s.table_id = l.table_id AND s.seat = l.seat WHERE l.table_id = ? AND l.seq = ?",
            [table_id, seq],
        ).fetchone()
        order = msgspec.json.decode(stored, type=StoredDetail).order if stored else None
        if order is not None and order > 0:
            orders[order] = (seat, user)
    return orders


def _cancel_of_seat(db: sqlite3.Connection, table_id: int, seat: int, at: int) -> None:
    orders = db.execute(
        "SELECT id FROM orders WHERE table_id = ? AND seat = ?", [table_id, seat]
    ).fetchall()
    for (number,) in orders:
        cancel_order(db, number, OrderExpired("table-seat"), at)
