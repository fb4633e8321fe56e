"""Standing orders: left by a seat, evaluated after every move, executed as if pressed by its
person.

An order that gives an action is carried out at once, as one move, in one transaction with
the update of the order. If the rules refuse the action or the game says that the order has
expired, the order is cancelled and its person alone is told, unless it ended as planned.

A secret choice of an order waits until only such choices are missing, so that the card,
which says who has not chosen, does not tell who has left an order. Its person is not pinged
meanwhile. At a table with a turn clock nothing waits, since clock time matters more than
hiding that an order exists."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from functools import partial

import msgspec
import structlog

from bot.tables.effects import order_rows
from bot.tables.effects.reminders import call_after_all, suppress_ping
from bot.tables.moves.play import apply_action, move_next_robot, require_seat, require_storable
from bot.tables.storage.core import Core, guard_bugs
from bot.tables.storage.rows import SavedState, load_state, table_of
from bot.tables.types.errors import TableError
from bot.tables.types.games import rules_of
from bot.tables.types.model import OrderRow, Submitted, Table
from rules.dice import SeededDice
from rules.errors import RuleError
from rules.game import (
    Event,
    Game,
    Order,
    OrderAction,
    OrderExpired,
    TakesOrders,
    copy_state,
)
from rules.orders import expire_refused

log = structlog.get_logger(__name__)

Seats = tuple[int, ...]
MAX_ORDERS = 8
"""Orders that a seat may have at a time."""


class DueOrders(msgspec.Struct):
    """A table with its state and the orders to evaluate."""

    table: Table
    saved: SavedState
    orders: list[OrderRow]
    waiting: set[int] = msgspec.field(default_factory=set)
    """Seats whose orders wait, so that nobody is called there."""


def next_step(core: Core, table_id: int) -> Submitted | None:
    """Let a standing order act, else the first robot that is to act; return None if neither is."""
    return _next_order(core, table_id) or move_next_robot(core, table_id)


def _next_order(core: Core, table_id: int) -> Submitted | None:
    while True:
        due = core.read(lambda db: _due_orders(db, table_id))
        if due is None:
            return None
        step = _run_orders(core, due)
        if step is None:
            core.write(partial(_clear_due, due=due, at=core.now()))
            return None
        if isinstance(step, Submitted):
            return step


def _clear_due(db: sqlite3.Connection, due: DueOrders, at: int) -> None:
    """All orders were asked: whoever none of them helps is called."""
    order_rows.clear_orders_due(db, due.table.id)
    call_after_all(db, due.table, due.waiting, at)


def _due_orders(db: sqlite3.Connection, table_id: int) -> DueOrders | None:
    if not order_rows.are_looks_due(db, table_id):
        return None
    table = table_of(db, table_id)
    return _load_orders(db, table) if table.orders_due else None


def _load_orders(db: sqlite3.Connection, table: Table) -> DueOrders:
    return DueOrders(table, load_state(db, table.id), _orders_in_force(db, table))


def _orders_in_force(db: sqlite3.Connection, table: Table) -> list[OrderRow]:
    return [*order_rows.orders_of(db, table), *order_rows.implied_orders(table)]


def _run_orders(core: Core, due: DueOrders) -> Submitted | bool | None:
    """Evaluate the orders one after the other.

    Return the move that one of them made; True if one was cancelled, so that the others have to
    be evaluated again; None if no order acts."""
    game = rules_of(due.table)
    for row, result in _evaluate_orders(core, game, due):
        if isinstance(result, OrderExpired):
            _cancel_order(core, row, result)
            return True
        if row.seat not in due.table.to_move:
            continue
        if row.seat not in due.table.substituted_seats:  # else a robot would choose meanwhile
            if result.action.sealed and _must_wait(core, game, due):
                due.waiting.add(row.seat)
                _suppress_ping(core, row)
                continue
            if _is_resting(core, due.table, row):
                due.waiting.add(row.seat)
                continue
        return _execute_order(core, due, row, result) or True
    return None


def _is_resting(core: Core, table: Table, row: OrderRow) -> bool:
    """Return whether the order waits because there are no presses; then its person is not
    pinged."""
    if row.id <= 0:  # implied orders make no difference and never wait
        return False
    now = core.now()
    until = core.read(lambda db: order_rows.resting_until(db, table, row.seat))
    if until is None or until <= now:
        return False

    def rest(db: sqlite3.Connection) -> None:
        suppress_ping(db, row.table, row.seat)
        order_rows.rest_orders(db, row.table, until)

    core.write(rest)
    return True


def _suppress_ping(core: Core, row: OrderRow) -> None:
    """Do not ping the person for a choice that the order will make."""
    core.write(lambda db: suppress_ping(db, row.table, row.seat))


def _must_wait(core: Core, game: Game, due: DueOrders) -> bool:
    """Return whether secret choices of orders wait because others are missing, tried on a copy."""
    if due.table.clock is not None:
        return False
    return _try_orders(core, game, due, lambda events, to_move: _is_revealing(events)) is False


def _is_revealing(events: Iterable[Event]) -> bool:
    return any(event.reveals for event in events)


def _try_orders(
    core: Core, game: Game, due: DueOrders, done: Callable[[list[Event], Seats], bool]
) -> bool | None:
    """Try on a copy whether secret choices of these orders alone fulfil a condition or end the
    turn.

    `done`: condition on the events of a choice and the seats to move after it. Return None if
    the orders failed."""
    saved = due.saved
    cached = core.state_cache.take(due.table.id, saved, game)
    state, dice = copy_state(cached), SeededDice(saved.seed, saved.counter)
    core.state_cache.put(due.table.id, saved.seq, cached)
    turn, orders = game.turn_of(state), {row.id: row for row in due.orders}
    try:
        while game.turn_of(state) == turn:
            step = next(_secret_choices(game, state, orders.values()), None)
            if step is None:
                return False
            row, action = step
            orders[row.id] = msgspec.structs.replace(row, order=action.then)
            if done(game.apply(state, row.seat, action.action, dice), game.to_move(state)):
                return True
    except Exception as error:
        log.warning("orders_trial_failed", table=due.table.id, exc_info=error)
        return None
    return True


def _secret_choices(
    game: Game, state: object, orders: Iterable[OrderRow]
) -> Iterator[tuple[OrderRow, OrderAction]]:
    """Yield the secret choices that orders make now."""
    for row in orders:
        if row.order is None or row.seat not in game.to_move(state):
            continue
        action = _evaluate_order(game, game.view(state, row.seat), row.seat, row.order)
        if isinstance(action, OrderAction) and action.action.sealed:
            yield row, action


def _evaluate_orders(
    core: Core, game: Game, due: DueOrders
) -> list[tuple[OrderRow, OrderAction | OrderExpired]]:
    """Return the outcomes of the orders now, without those that wait."""
    state = core.state_cache.take(due.table.id, due.saved, game)
    views: dict[int, object] = {}
    outcomes = []
    for row in due.orders:
        try:
            if row.seat not in views:
                views[row.seat] = game.view(state, row.seat)
            result = _evaluate_order(game, views[row.seat], row.seat, row.order)
        except Exception as error:
            log.error("order_evaluation_failed", order=row.id, table=row.table, exc_info=error)
            result = OrderExpired("table-unknown")
        if result is not None:
            outcomes.append((row, result))
    core.state_cache.put(due.table.id, due.saved.seq, state)
    return outcomes


def _evaluate_order(
    game: Game, view: object, seat: int, order: Order | None
) -> OrderAction | OrderExpired | None:
    if order is None or not isinstance(game, TakesOrders):
        return OrderExpired("table-unknown")
    return game.evaluate_order(view, seat, order)


def _execute_order(
    core: Core, due: DueOrders, row: OrderRow, action: OrderAction
) -> Submitted | None:
    """Execute the action of an order; return None if that cancelled the order. TableError:
    not-saved."""
    saved = due.saved
    is_told = action.then is None and row.order is not None and row.order.tells_end

    def in_transaction(db: sqlite3.Connection) -> None:
        if is_told:
            order_rows.cancel_order(db, row.id, OrderExpired("table-done"), core.now())
        else:
            order_rows.save_order(db, row.id, action.then)

    try:
        return apply_action(
            core, due.table, saved, row.seat, row.user, action.action, f"order:{saved.seq + 1}",
            order=row, in_transaction=in_transaction,
        )  # fmt: skip
    except RuleError as error:
        _cancel_order(core, row, expire_refused(error))
    except TableError as error:
        if error.code != "bug":
            raise
        _cancel_order(core, row, OrderExpired("table-bug", {"code": error.values["code"]}))
    return None


def _cancel_order(core: Core, row: OrderRow, lapsed: OrderExpired) -> None:
    at = core.now()
    if lapsed.told:
        core.write(lambda db: order_rows.cancel_order(db, row.id, lapsed, at))
    else:
        core.write(lambda db: order_rows.save_order(db, row.id, None))


def is_covered(core: Core, table_id: int, user: int) -> bool:
    """Return whether orders will make all secret choices for which this person is asked now.

    TableError: no-table, not-running, ended, not-yours."""

    def query(db: sqlite3.Connection) -> tuple[int, DueOrders | None]:
        table, seat = _load_seat(db, table_id, user)
        if seat not in table.to_move:
            return seat, None
        orders = [row for row in _orders_in_force(db, table) if row.seat == seat]
        return seat, DueOrders(table, load_state(db, table_id), orders) if orders else None

    seat, due = core.read(query)
    if due is None:
        return False
    game = rules_of(due.table)
    result = _try_orders(core, game, due, lambda events, to_move: seat not in to_move)
    return result is True


# --- giving and withdrawing -------------------------------------------------------------------


def _load_seat(db: sqlite3.Connection, table_id: int, user: int) -> tuple[Table, int]:
    """Return the table and the person's seat. TableError: no-table, not-running, ended,
    not-yours."""
    table = table_of(db, table_id)
    return table, require_seat(table, user)


def preview_order(
    core: Core, table_id: int, user: int, order: Order
) -> OrderAction | OrderExpired | None:
    """Return what an order would do if it were given now. TableError: no-orders and as
    `give_order`."""
    require_storable(order)

    def query(db: sqlite3.Connection) -> tuple[Table, int, SavedState]:
        return (*_load_seat(db, table_id, user), load_state(db, table_id))

    table, seat, saved = core.read(query)
    game = rules_of(table)
    if not isinstance(game, TakesOrders):
        raise TableError("no-orders")
    with guard_bugs(core, table_id, doing="order", order=type(order).__name__):
        state = core.state_cache.take(table_id, saved, game)
        result = game.evaluate_order(game.view(state, seat), seat, order)
    if not isinstance(result, OrderAction):
        return result
    must_wait = result.action.sealed and table.clock is None and table.to_move != (seat,)
    return result if seat in table.to_move and not must_wait else None


def give_order(core: Core, table_id: int, user: int, order: Order) -> OrderExpired | None:
    """Store an order, replacing one about the same subject.

    An order that has expired already is not stored: return the reason. TableError: no-table,
    not-running, ended, not-yours, no-orders, many-orders, too-large."""
    result = preview_order(core, table_id, user, order)
    if isinstance(result, OrderExpired):
        return result

    def write(db: sqlite3.Connection) -> None:
        table, seat = _load_seat(db, table_id, user)
        orders = order_rows.orders_of(db, table, seat)
        for row in orders:
            if row.order is not None and row.order.subject == order.subject:
                order_rows.save_order(db, row.id, None)
                orders = [other for other in orders if other is not row]
        if len(orders) >= MAX_ORDERS:
            raise TableError("many-orders", most=MAX_ORDERS)
        order_rows.add_order(db, table, seat, user, order)
        order_rows.mark_orders_due(db, table_id)

    core.write(write)
    return None


def withdraw_order(core: Core, table_id: int, user: int, order_id: int) -> bool:
    """Withdraw an order; return False if it does not exist any more."""

    def write(db: sqlite3.Connection) -> bool:
        cursor = db.execute(
            "DELETE FROM orders WHERE id = ? AND table_id = ? AND user = ?",
            [order_id, table_id, user],
        )
        if cursor.rowcount and table_of(db, table_id).archived is None:
            order_rows.mark_orders_due(db, table_id)
        return cursor.rowcount > 0

    return core.write(write)


def orders_of_user(core: Core, table_id: int, user: int) -> list[OrderRow]:
    """Return the orders of this person at a table, in the sequence of their evaluation."""

    def query(db: sqlite3.Connection) -> list[OrderRow]:
        table = table_of(db, table_id)
        seat = table.seat_of(user)
        return [] if seat is None else order_rows.orders_of(db, table, seat)

    return core.read(query)
