"""Starting a game and acting in it: check, apply, and write everything in one transaction."""

from __future__ import annotations

import hmac
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Concatenate, ParamSpec

from bot.tables.effects.reminders import update_after_row
from bot.tables.storage.core import (
    Core,
    LogInsert,
    Position,
    advance_version,
    append_row,
    check_invariants,
    end_table,
    enqueue_card,
    guard_bugs,
    position_of,
    save_note,
    save_snapshot,
    save_state,
)
from bot.tables.storage.fact_rows import set_facts
from bot.tables.storage.rows import (
    Outdates,
    SavedState,
    StoredDetail,
    entries_of_press,
    entries_where,
    is_outdated,
    load_state,
    table_of,
)
from bot.tables.types.codec import fits_int64, state_digest
from bot.tables.types.errors import TableError
from bot.tables.types.games import game_of, require_player_count, rules_of
from bot.tables.types.model import OrderRow, Submitted, Table
from data.facts import default_set, put_in_force
from rules.dice import SeededDice, commitment
from rules.game import Action, Event, View

P = ParamSpec("P")

SEED_BYTES = 32
SUBSTITUTE_ROBOT = "steady"
"""The robot that plays for a person who leaves a running game, or whose time is up."""


def idempotent(
    operation: Callable[Concatenate[Core, Table, int, P], Submitted],
) -> Callable[Concatenate[Core, int, int, P], Submitted]:
    """Make an operation on a table count once per press (its keyword `key`); a decorator.

    A repeated press returns the rows it wrote the first time, even if the table has changed
    since. TableError: no-table; not-yours, if it was another person's press."""

    @wraps(operation)
    def run(
        core: Core, table_id: int, user: int, /, *args: P.args, **kwargs: P.kwargs
    ) -> Submitted:
        key = str(kwargs["key"])
        table, repeated = core.read(
            lambda db: ((now := table_of(db, table_id)), entries_of_press(db, now, key))
        )
        if not repeated:
            return operation(core, table, user, *args, **kwargs)
        if repeated[0].user != user:
            raise TableError("not-yours")
        return Submitted(table, tuple(repeated), repeated=True)

    return run


def require_seat(table: Table, user: int) -> int:
    """Return the seat for which this person acts. TableError: not-running, ended, archived,
    not-yours."""
    require_running(table)
    seat = table.acting_seat(user)
    if seat is None:
        raise TableError("not-yours")
    return seat


def require_current(db: sqlite3.Connection, table: Table, user: int, version: int) -> int:
    """Return the seat of a person whose card is of this version.

    TableError: stale, and as `require_seat`."""
    seat = require_seat(table, user)
    if is_outdated(db, table, version, seat):
        raise TableError("stale")
    return seat


def require_running(table: Table, *, archived: bool = False) -> None:
    """Raise TableError unless the table is running: not-running, ended; archived unless allowed."""
    if table.status == "open":
        raise TableError("not-running")
    if table.status == "ended":
        raise TableError("ended")
    if table.archived is not None and not archived:
        raise TableError("archived", table=table.id)


def require_open(table: Table, *, archived: bool = False) -> None:
    """Raise TableError unless the table is open: started, ended; archived unless allowed."""
    if table.status != "open":
        raise TableError("started" if table.status == "running" else "ended")
    if table.archived is not None and not archived:
        raise TableError("archived", table=table.id)


def require_no_record(table: Table) -> None:
    """Raise TableError if the table only keeps the record of a game played in person: in-person."""
    if table.in_person:
        raise TableError("in-person")


def require_owner(table: Table, user: int, admin: bool) -> None:
    """Raise TableError unless the person is the owner or an administrator: not-owner."""
    if user != table.owner and not admin:
        raise TableError("not-owner", owner=str(table.owner))


def require_storable(value: object) -> None:
    """Raise TableError if a number in an action or order is too large to be stored: too-large."""
    if not fits_int64(value):
        raise TableError("too-large")


def load_submitted(core: Core, table_id: int, first: int, last: int) -> Submitted:
    """Return the rows just written and the table after them."""

    def query(db: sqlite3.Connection) -> Submitted:
        table = table_of(db, table_id)
        return Submitted(
            table, tuple(entries_where(db, table, "AND seq BETWEEN ? AND ?", [first, last]))
        )

    return core.read(query)


@idempotent
def start_game(core: Core, table: Table, user: int, *, key: str, admin: bool = False) -> Submitted:
    """Set the game up with a new secret seed. TableError: not-owner, seats, started."""
    require_open(table)
    require_owner(table, user, admin)
    table_id, game = table.id, game_of(table.game)
    facts = table.facts or default_set(table.game)
    put_in_force(facts)
    count = len(table.seats)
    require_player_count(game, count)
    seed = core.entropy(SEED_BYTES)
    dice = SeededDice(seed)
    with guard_bugs(core, table_id, doing="start"):
        state, events = game.setup(count, table.options, dice)
        position = position_of(game, state, dice.counter)
        check_invariants(game, position)
    row = LogInsert(
        "start",
        position.turn,
        game.version,
        key,
        user=user,
        events=events,
        draws=dice.draws,
        after=state_digest(position.state),
        detail=StoredDetail(admin=True) if user != table.owner else None,
    )
    at = core.now()

    def write(db: sqlite3.Connection) -> None:
        db.execute(
            "UPDATE tables SET status = 'running', started = ?, seed = ?, commitment = ?"
            " WHERE id = ?",
            [at, seed, commitment(seed), table_id],
        )
        set_facts(db, table_id, facts)
        record_position(db, table_id, 1, at, row, position, is_new_turn=True)
        update_after_row(db, table_id, at, [row])

    core.write(write)
    core.state_cache.put(table_id, 1, state)
    return load_submitted(core, table_id, 1, 1)


def record_position(
    db: sqlite3.Connection,
    table_id: int,
    seq: int,
    at: int,
    row: LogInsert,
    position: Position,
    is_new_turn: bool,
) -> None:
    """Write a row that made a new state, the state, and the card for it."""
    append_row(db, table_id, seq, at, row)
    save_state(db, table_id, seq, position)
    if is_new_turn or position.over:
        db.execute(
            "INSERT OR IGNORE INTO snapshots (table_id, seq, rules, state)"
            " SELECT table_id, seq, rules, state FROM states WHERE table_id = ?",
            [table_id],
        )
    db.execute("DELETE FROM asks WHERE table_id = ? AND kind = 'undo'", [table_id])
    if position.over:
        end_table(db, table_id, at, "played")
    enqueue_card(db, table_id, seq, at)


def write_rows(
    core: Core,
    table: Table,
    rows: Sequence[LogInsert],
    position: Position | None = None,
    in_transaction: Callable[[sqlite3.Connection, int], None] | None = None,
) -> Submitted:
    """Write rows after the table's last one and return them.

    `position`: the new state after the last of them, if it changed. `in_transaction` runs in the
    same transaction and gets the time."""
    at, seq = core.now(), table.version
    last = seq + len(rows)

    def write(db: sqlite3.Connection) -> None:
        for number, row in enumerate(rows if position is None else rows[:-1], seq + 1):
            append_row(db, table.id, number, at, row)
        if position is not None:
            record_position(db, table.id, last, at, rows[-1], position, is_new_turn=False)
        else:
            advance_version(db, table.id, last)
            enqueue_card(db, table.id, last, at)
        if in_transaction is not None:
            in_transaction(db, at)
        update_after_row(db, table.id, at, rows)

    core.write(write)
    return load_submitted(core, table.id, seq + 1, last)


@idempotent
def submit_action(
    core: Core,
    table: Table,
    user: int,
    action: Action,
    *,
    version: int,
    key: str,
    note: Mapping[str, object] | None = None,
) -> Submitted:
    """Execute a person's action once, durably. `note` replaces the seat's private note.

    TableError: see `require_current`, `require_storable` and `apply_action`; RuleError: refusal
    by the rules."""
    require_storable(action)
    seat, saved = core.read(
        lambda db: (require_current(db, table, user, version), load_state(db, table.id))
    )
    return apply_action(core, table, saved, seat, user, action, key, note)


def check_action(core: Core, table_id: int, user: int, action: Action, *, version: int) -> None:
    """Raise what `submit_action` would raise, without changes."""
    require_storable(action)

    def query(db: sqlite3.Connection) -> tuple[Table, int, SavedState]:
        table = table_of(db, table_id)
        return table, require_current(db, table, user, version), load_state(db, table_id)

    table, seat, saved = core.read(query)
    game = rules_of(table)
    with guard_bugs(core, table_id, doing="check", action=type(action).__name__):
        game.check(core.state_cache.take(table_id, saved, game), seat, action)


def apply_action(
    core: Core,
    table: Table,
    saved: SavedState,
    seat: int,
    user: int | None,
    action: Action,
    key: str,
    note: Mapping[str, object] | None = None,
    order: OrderRow | None = None,
    in_transaction: Callable[[sqlite3.Connection], None] | None = None,
) -> Submitted:
    """Apply an action and write everything; `in_transaction` runs in the same transaction.

    `order`: the standing order that acts instead of its person. TableError: bug, not-saved;
    then, as after RuleError, nothing has changed."""
    game = rules_of(table)
    dice = SeededDice(saved.seed, saved.counter)
    with guard_bugs(core, table.id, seq=saved.seq, seat=seat, action=type(action).__name__):
        state = core.state_cache.take(table.id, saved, game)
        events = game.apply(state, seat, action, dice)
        position = position_of(game, state, dice.counter)
        check_invariants(game, position)
        row = LogInsert(
            "action",
            saved.turn,
            game.version,
            key,
            seat,
            user,
            action,
            events,
            draws=dice.draws,
            after=state_digest(position.state),
            outdates=_find_outdated(action, events),
            detail=StoredDetail(order=order.id) if order is not None and order.id > 0 else None,
            pressed_now=order is None or order.given == saved.seq,
        )
    seq, at = saved.seq + 1, core.now()

    def write(db: sqlite3.Connection) -> None:
        if saved.rules != game.version:
            save_snapshot(db, table.id, saved.seq, saved.rules, saved.state)
        record_position(
            db, table.id, seq, at, row, position, is_new_turn=position.turn != saved.turn
        )
        if note is not None:
            save_note(db, table.id, seat, note)
        if in_transaction is not None:
            in_transaction(db)
        update_after_row(db, table.id, at, [row])

    core.write(write)
    core.state_cache.put(table.id, seq, state)
    return load_submitted(core, table.id, seq, seq)


def _find_outdated(action: Action, events: list[Event]) -> Outdates:
    """Return whose cards the action makes stale: a sealed one leaves those of the others
    valid, until something is revealed."""
    is_secret = action.sealed and not any(event.reveals for event in events)
    return "seat" if is_secret else "all"


def move_next_robot(core: Core, table_id: int) -> Submitted | None:
    """Let the first robot that is to act move once.

    Return None if there is none, or if it needs a search: see `bot.tables.moves.robot_search`."""

    def query(db: sqlite3.Connection) -> tuple[Table, SavedState | None]:
        table = table_of(db, table_id)
        acts_now = table.robot_due is not None and not table.needs_search
        return table, load_state(db, table_id) if acts_now else None

    table, saved = core.read(query)
    seat = table.robot_due
    if saved is None or seat is None:
        return None
    name, view, dice_seed = robot_input(core, table, saved, seat)
    with guard_bugs(core, table_id, seq=saved.seq, seat=seat, robot=name):
        action = rules_of(table).robot(name).choose(view, seat, SeededDice(dice_seed))
    return apply_action(core, table, saved, seat, None, action, robot_key(saved))


def robot_input(core: Core, table: Table, saved: SavedState, seat: int) -> tuple[str, View, bytes]:
    """Return the robot at this seat, its view, and the seed of its dice.

    The dice are separate: no draw of the table is used up."""
    name, game = table.robot_at(seat) or SUBSTITUTE_ROBOT, rules_of(table)
    with guard_bugs(core, table.id, seq=saved.seq, seat=seat, robot=name):
        view = game.view(core.state_cache.take(table.id, saved, game), seat)
    dice_seed = hmac.digest(saved.seed, f"robot:{saved.seq + 1}:{seat}".encode(), "sha256")
    return name, view, dice_seed


def robot_key(saved: SavedState) -> str:
    """Return the key of a robot's action in this state."""
    return f"robot:{saved.seq + 1}"
