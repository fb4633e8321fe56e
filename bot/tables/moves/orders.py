"""Standing orders: left by a seat, asked after every move, run as if its person had pressed.

An order that gives an action is carried out at once, as one move in one transaction that also keeps
the order as it stands then. What the rules refuse, and what the game says has lapsed, cancels the
order and is told to its person alone, unless it has simply had its time.

A choice that an order makes in secret waits until nothing but such choices is missing, so that the
card, which says who is still out, does not tell who has left an order. Its person is not called
meanwhile. At a table with a turn clock nothing waits: nobody's time runs for a secret's sake. Nor
does an order of a seat that a robot plays: the robot would choose in its place.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

import msgspec
import structlog

from bot.tables.effects import order_rows
from bot.tables.effects.reminders import call_after_all, suppress
from bot.tables.moves.play import act, must_fit, must_sit, next_robot
from bot.tables.storage.core import Core, guard_bugs
from bot.tables.storage.rows import SavedState, load_state, table_of
from bot.tables.types.errors import TableError
from bot.tables.types.games import game_of
from bot.tables.types.model import OrderRow, Submitted, Table
from rules.dice import SeededDice
from rules.errors import RuleError
from rules.game import Carried, Event, Game, Lapsed, TakesOrders, copied
from rules.orders import refused

log = structlog.get_logger(__name__)

Seats = tuple[int, ...]
MOST = 8
"""Orders that a seat may leave at a time."""


class Found(msgspec.Struct):
    """A table whose orders are to be asked."""

    table: Table
    kept: SavedState
    orders: list[OrderRow]
    waiting: set[int] = msgspec.field(default_factory=set)
    """Seats whose orders wait, so that nobody is called there."""


def next_step(core: Core, table: int) -> Submitted | None:
    """Let a standing order act, or else the first robot that is to; None if neither is."""
    return _next_order(core, table) or next_robot(core, table)


def _next_order(core: Core, table: int) -> Submitted | None:
    while True:
        found = core.read(lambda db: _found(db, table))
        if found is None:
            return None
        step = _asked(core, found)
        if step is None:
            core.write(partial(_done, found=found, at=core.now()))
            return None
        if isinstance(step, Submitted):
            return step


def _done(db: sqlite3.Connection, found: Found, at: int) -> None:
    """All orders were asked: whoever none of them helps is called."""
    order_rows.looked(db, found.table.id)
    call_after_all(db, found.table, found.waiting, at)


def _found(db: sqlite3.Connection, table: int) -> Found | None:
    now = table_of(db, table)
    return _waiting(db, now) if now.orders_due else None


def _waiting(db: sqlite3.Connection, table: Table) -> Found:
    orders = [*order_rows.orders_of(db, table), *order_rows.implied(table)]
    return Found(table, load_state(db, table.id), orders)


def _asked(core: Core, found: Found) -> Submitted | bool | None:
    """Ask the orders, one after the other: the move that one of them made; True if one was
    cancelled, so that the others are to be asked again; None if they come to nothing."""
    game = game_of(found.table.game)
    for row, came in _outcomes(core, game, found):
        if isinstance(came, Lapsed):
            _cancel(core, row, came)
            return True
        if row.seat not in found.table.to_move:
            continue
        if row.seat not in found.table.helped:  # else a robot would choose meanwhile
            if came.action.sealed and _held(core, game, found):
                found.waiting.add(row.seat)
                _hushed(core, row)
                continue
            if _rests(core, found.table, row):
                found.waiting.add(row.seat)
                continue
        return _carried(core, found, row, came) or True
    return None


def _rests(core: Core, table: Table, row: OrderRow) -> bool:
    """Whether the order waits because nobody presses anything; then its person is not called."""
    if row.id <= 0:  # one that everybody has makes no difference and never waits
        return False
    now = core.now()
    until = core.read(lambda db: order_rows.resting_until(db, table, row.seat))
    if until is None or until <= now:
        return False

    def wait(db: sqlite3.Connection) -> None:
        suppress(db, row.table, row.seat)
        order_rows.rest(db, row.table, until)

    core.write(wait)
    return True


def _hushed(core: Core, row: OrderRow) -> None:
    """Its person is not called to choose what the order will."""
    core.write(lambda db: suppress(db, row.table, row.seat))


def _held(core: Core, game: Game, found: Found) -> bool:
    """Whether secret choices of orders wait, as others are still out: tried on a copy."""
    if found.table.clock is not None:
        return False
    return _tried(core, game, found, lambda events, to_move: _reveal(events)) is False


def _reveal(events: Iterable[Event]) -> bool:
    return any(event.reveals for event in events)


def _tried(
    core: Core, game: Game, found: Found, done: Callable[[list[Event], Seats], bool]
) -> bool | None:
    """Whether secret choices of these orders alone bring it so far, or the turn to its end, tried
    on a copy. `done`: of a choice's events, and who is to move after it. None: they failed."""
    kept = found.kept
    mine = core.states.take(found.table.id, kept, game)
    state, dice = copied(mine), SeededDice(kept.seed, kept.counter)
    core.states.put(found.table.id, kept.seq, mine)
    turn, orders = game.turn_of(state), {row.id: row for row in found.orders}
    try:
        while game.turn_of(state) == turn:
            step = next(_chosen(game, state, orders.values()), None)
            if step is None:
                return False
            row, came = step
            orders[row.id] = msgspec.structs.replace(row, order=came.then)
            if done(game.apply(state, row.seat, came.action, dice), game.to_move(state)):
                return True
    except Exception as error:
        log.warning("orders could not be tried", table=found.table.id, exc_info=error)
        return None
    return True


def _chosen(
    game: Game, state: Any, orders: Iterable[OrderRow]
) -> Iterator[tuple[OrderRow, Carried]]:
    """The secret choices that orders make now."""
    for row in orders:
        if row.order is None or row.seat not in game.to_move(state):
            continue
        came = _outcome(game, game.view(state, row.seat), row.seat, row.order)
        if isinstance(came, Carried) and came.action.sealed:
            yield row, came


def _outcomes(core: Core, game: Game, found: Found) -> list[tuple[OrderRow, Carried | Lapsed]]:
    """What the orders come to now, those left out that wait."""
    state = core.states.take(found.table.id, found.kept, game)
    views: dict[int, Any] = {}
    outcomes = []
    for row in found.orders:
        try:
            if row.seat not in views:
                views[row.seat] = game.view(state, row.seat)
            came = _outcome(game, views[row.seat], row.seat, row.order)
        except Exception as error:
            log.error("an order could not be asked", order=row.id, table=row.table, exc_info=error)
            came = Lapsed("table-unknown")
        if came is not None:
            outcomes.append((row, came))
    core.states.put(found.table.id, found.kept.seq, state)
    return outcomes


def _outcome(game: Game, view: Any, seat: int, order: Any) -> Carried | Lapsed | None:
    if order is None or not isinstance(game, TakesOrders):
        return Lapsed("table-unknown")
    return game.carry_out(view, seat, order)


def _carried(core: Core, found: Found, row: OrderRow, came: Carried) -> Submitted | None:
    """Act; None if that cancelled the order instead. TableError: not-saved."""
    kept = found.kept
    try:
        return act(
            core, found.table, kept, row.seat, row.user, came.action, f"order:{kept.seq + 1}",
            order=row, also=lambda db: order_rows.keep(db, row.id, came.then),
        )  # fmt: skip
    except RuleError as error:
        _cancel(core, row, refused(error))
    except TableError as error:
        if error.code != "bug":
            raise
        _cancel(core, row, Lapsed("table-bug", {"code": error.values["code"]}))
    return None


def _cancel(core: Core, row: OrderRow, lapsed: Lapsed) -> None:
    at = core.now()
    if lapsed.told:
        core.write(lambda db: order_rows.cancel(db, row.id, lapsed, at))
    else:
        core.write(lambda db: order_rows.keep(db, row.id, None))


def covered(core: Core, table: int, user: int) -> bool:
    """Whether all that this person is asked to choose in secret now will be chosen by orders, which
    wait for the others. TableError: no-table, not-running, ended, not-yours."""

    def ask(db: sqlite3.Connection) -> tuple[int, Found]:
        now, seat = _seated(db, table, user)
        return seat, _waiting(db, now)

    seat, found = core.read(ask)
    found.orders = [row for row in found.orders if row.seat == seat]
    if not found.orders or seat not in found.table.to_move:
        return False
    game = game_of(found.table.game)
    done = _tried(core, game, found, lambda events, to_move: seat not in to_move)
    return done is True


# --- giving and taking back ------------------------------------------------------------------


def _seated(db: sqlite3.Connection, table: int, user: int) -> tuple[Table, int]:
    """TableError: no-table, not-running, ended, not-yours."""
    found = table_of(db, table)
    return found, must_sit(found, user)


def outcome(core: Core, table: int, user: int, order: Any) -> Carried | Lapsed | None:
    """What an order would come to if it were given now. TableError: no-orders and as `give`."""
    must_fit(order)

    def ask(db: sqlite3.Connection) -> tuple[Table, int, SavedState]:
        return (*_seated(db, table, user), load_state(db, table))

    found, seat, kept = core.read(ask)
    game = game_of(found.game)
    if not isinstance(game, TakesOrders):
        raise TableError("no-orders")
    with guard_bugs(core, table, doing="order", order=type(order).__name__):
        state = core.states.take(table, kept, game)
        came = game.carry_out(game.view(state, seat), seat, order)
    if not isinstance(came, Carried):
        return came
    waits = came.action.sealed and found.clock is None and found.to_move != (seat,)
    return came if seat in found.to_move and not waits else None


def give(core: Core, table: int, user: int, order: Any) -> Lapsed | None:
    """Leave an order, in place of one about the same. Nothing is kept of one that has lapsed
    already: the reason. TableError: no-table, not-running, ended, not-yours, no-orders,
    many-orders, too-large."""
    came = outcome(core, table, user, order)
    if isinstance(came, Lapsed):
        return came

    def change(db: sqlite3.Connection) -> None:
        found, seat = _seated(db, table, user)
        kept = order_rows.orders_of(db, found, seat)
        for row in kept:
            if row.order is not None and row.order.subject == order.subject:
                order_rows.keep(db, row.id, None)
                kept = [one for one in kept if one is not row]
        if len(kept) >= MOST:
            raise TableError("many-orders", most=MOST)
        order_rows.add(db, found, seat, user, order)
        order_rows.look(db, table)

    core.write(change)
    return None


def drop(core: Core, table: int, user: int, number: int) -> bool:
    """Take an order back; False if it is no more."""

    def change(db: sqlite3.Connection) -> bool:
        done = db.execute(
            "DELETE FROM orders WHERE id = ? AND table_id = ? AND user = ?", [number, table, user]
        )
        if done.rowcount and table_of(db, table).archived is None:
            order_rows.look(db, table)
        return done.rowcount > 0

    return core.write(change)


def left(core: Core, table: int, user: int) -> list[OrderRow]:
    """The orders of this person at a table, in the sequence in which they are asked."""

    def ask(db: sqlite3.Connection) -> list[OrderRow]:
        found = table_of(db, table)
        seat = found.seat_of(user)
        return [] if seat is None else order_rows.orders_of(db, found, seat)

    return core.read(ask)
