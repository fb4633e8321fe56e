"""Starting a game and acting in it: check, apply, and write everything down in one transaction."""

from __future__ import annotations

import hmac
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from bot.tables.effects.reminders import follow
from bot.tables.storage.core import (
    Core,
    LogInsert,
    Moment,
    append,
    bump,
    check_invariants,
    close,
    guard_bugs,
    keep,
    moment,
    post,
    set_note,
    snapshot,
)
from bot.tables.storage.rows import (
    Detail,
    Outdates,
    SavedState,
    entries_where,
    load_state,
    outdated,
    pressed,
    table_of,
)
from bot.tables.types.codec import digest, fits
from bot.tables.types.errors import TableError
from bot.tables.types.games import game_of, must_seat
from bot.tables.types.model import OrderRow, Submitted, Table
from rules.dice import SeededDice, commitment
from rules.game import View

P = ParamSpec("P")

SEED_BYTES = 32
STAND_IN = "steady"
"""The robot that plays for somebody who leaves a running game, or whose time is up."""


def once(
    job: Callable[Concatenate[Core, Table, int, P], Submitted],
) -> Callable[Concatenate[Core, int, int, P], Submitted]:
    """What a person's press (its keyword `key`) does to a table as it stands, unless it was counted
    before: then its rows of then, whatever has changed since. TableError: no-table; not-yours, if
    it was somebody else's press.
    """

    @wraps(job)
    def run(core: Core, table: int, user: int, /, *args: P.args, **kwargs: P.kwargs) -> Submitted:
        key = str(kwargs["key"])
        found, repeated = core.read(
            lambda db: ((now := table_of(db, table)), pressed(db, now, key))
        )
        if not repeated:
            return job(core, found, user, *args, **kwargs)
        if repeated[0].user != user:
            raise TableError("not-yours")
        return Submitted(found, tuple(repeated), repeated=True)

    return run


def must_sit(table: Table, user: int) -> int:
    """The seat of this person. TableError: not-running, ended, archived, not-yours."""
    must_run(table)
    seat = table.seat_of(user)
    if seat is None:
        raise TableError("not-yours")
    return seat


def must_be_current(db: sqlite3.Connection, table: Table, user: int, version: int) -> int:
    """The seat of this person, whose card is of this version. TableError: stale, and as
    `must_sit`."""
    seat = must_sit(table, user)
    if outdated(db, table, version, seat):
        raise TableError("stale")
    return seat


def must_run(table: Table, *, archived: bool = False) -> None:
    """TableError: not-running, ended; archived, unless that is no hindrance."""
    if table.status == "open":
        raise TableError("not-running")
    if table.status == "ended":
        raise TableError("ended")
    if table.archived is not None and not archived:
        raise TableError("archived", table=table.id)


def must_be_open(table: Table, *, archived: bool = False) -> None:
    """TableError: started, ended; archived, unless that is no hindrance."""
    if table.status != "open":
        raise TableError("started" if table.status == "running" else "ended")
    if table.archived is not None and not archived:
        raise TableError("archived", table=table.id)


def must_own(table: Table, by: int, admin: bool) -> None:
    """TableError: not-owner."""
    if by != table.owner and not admin:
        raise TableError("not-owner")


def must_fit(thing: Any) -> None:
    """TableError: too-large, if a number in an action or order is larger than any that is kept."""
    if not fits(thing):
        raise TableError("too-large")


def submitted(core: Core, table: int, first: int, last: int) -> Submitted:
    """The rows just written and the table after them."""

    def ask(db: sqlite3.Connection) -> Submitted:
        now = table_of(db, table)
        return Submitted(
            now, tuple(entries_where(db, now, "AND seq BETWEEN ? AND ?", [first, last]))
        )

    return core.read(ask)


@once
def start(core: Core, found: Table, by: int, *, key: str, admin: bool = False) -> Submitted:
    """Set the game up with a fresh secret seed. TableError: not-owner, seats, started."""
    must_be_open(found)
    must_own(found, by, admin)
    table, game = found.id, game_of(found.game)
    count = len(found.seats)
    must_seat(game, count)
    seed = core.entropy(SEED_BYTES)
    dice = SeededDice(seed)
    with guard_bugs(core, table, doing="start"):
        state, events = game.setup(count, found.options, dice)
        now = moment(game, state, dice.counter)
        check_invariants(game, now)
    row = LogInsert(
        "start", now.turn, game.version, key, user=by, events=events, draws=dice.draws,
        after=digest(now.state), detail=Detail(admin=True) if by != found.owner else None,
    )  # fmt: skip
    at = core.now()

    def change(db: sqlite3.Connection) -> None:
        db.execute(
            "UPDATE tables SET status = 'running', started = ?, seed = ?, commitment = ?"
            " WHERE id = ?",
            [at, seed, commitment(seed), table],
        )
        record(db, table, 1, at, row, now, turned=True)
        follow(db, table, at, [row])

    core.write(change)
    core.states.put(table, 1, state)
    return submitted(core, table, 1, 1)


def record(
    db: sqlite3.Connection, table: int, seq: int, at: int, row: LogInsert, now: Moment, turned: bool
) -> None:
    """Write a row that made a new state, the state, and all that follows from it."""
    append(db, table, seq, at, row)
    keep(db, table, seq, now)
    if turned or now.over:
        db.execute(
            "INSERT OR IGNORE INTO snapshots (table_id, seq, rules, state)"
            " SELECT table_id, seq, rules, state FROM states WHERE table_id = ?",
            [table],
        )
    db.execute("DELETE FROM asks WHERE table_id = ? AND kind = 'undo'", [table])
    if now.over:
        close(db, table, at, "played")
    post(db, table, seq, at)


def write_rows(
    core: Core,
    table: Table,
    rows: Sequence[LogInsert],
    now: Moment | None = None,
    also: Callable[[sqlite3.Connection, int], None] | None = None,
) -> Submitted:
    """Write rows after the table's last, with the new state of the last of them if there is one,
    and whatever else belongs into the transaction (`also` gets the time)."""
    at, seq = core.now(), table.version
    last = seq + len(rows)

    def change(db: sqlite3.Connection) -> None:
        for number, row in enumerate(rows if now is None else rows[:-1], seq + 1):
            append(db, table.id, number, at, row)
        if now is not None:
            record(db, table.id, last, at, rows[-1], now, turned=False)
        else:
            bump(db, table.id, last)
            post(db, table.id, last, at)
        if also is not None:
            also(db, at)
        follow(db, table.id, at, rows)

    core.write(change)
    return submitted(core, table.id, seq + 1, last)


@once
def submit(
    core: Core,
    table: Table,
    user: int,
    action: Any,
    *,
    version: int,
    key: str,
    note: Mapping[str, Any] | None = None,
) -> Submitted:
    """Do a person's action, once, durably. `note` replaces the seat's private note with it.

    TableError: see `must_be_current`, `must_fit` and `act`; RuleError: what the game refuses.
    """
    must_fit(action)
    seat, kept = core.read(
        lambda db: (must_be_current(db, table, user, version), load_state(db, table.id))
    )
    return act(core, table, kept, seat, user, action, key, note)


def check(core: Core, table: int, user: int, action: Any, *, version: int) -> None:
    """Raise what `submit` would refuse; changes nothing."""
    must_fit(action)

    def ask(db: sqlite3.Connection) -> tuple[Table, int, SavedState]:
        found = table_of(db, table)
        return found, must_be_current(db, found, user, version), load_state(db, table)

    found, seat, kept = core.read(ask)
    game = game_of(found.game)
    with guard_bugs(core, table, doing="check", action=type(action).__name__):
        game.check(core.states.take(table, kept, game), seat, action)


def act(
    core: Core,
    table: Table,
    kept: SavedState,
    seat: int,
    user: int | None,
    action: Any,
    key: str,
    note: Mapping[str, Any] | None = None,
    order: OrderRow | None = None,
    also: Callable[[sqlite3.Connection], None] | None = None,
) -> Submitted:
    """Apply and write, with whatever else belongs into the transaction. `order`: it acts in place
    of its person. TableError: bug, not-saved; then, as after RuleError, nothing changed."""
    game = game_of(table.game)
    dice = SeededDice(kept.seed, kept.counter)
    with guard_bugs(core, table.id, seq=kept.seq, seat=seat, action=type(action).__name__):
        state = core.states.take(table.id, kept, game)
        events = game.apply(state, seat, action, dice)
        now = moment(game, state, dice.counter)
        check_invariants(game, now)
        row = LogInsert(
            "action", kept.turn, game.version, key, seat, user, action, events,
            draws=dice.draws, after=digest(now.state), outdates=_outdates(action, events),
            detail=Detail(order=order.id) if order is not None and order.id > 0 else None,
            there=order is None or order.given == kept.seq,
        )  # fmt: skip
    seq, at = kept.seq + 1, core.now()

    def change(db: sqlite3.Connection) -> None:
        if kept.rules != game.version:
            snapshot(db, table.id, kept.seq, kept.rules, kept.state)
        record(db, table.id, seq, at, row, now, turned=now.turn != kept.turn)
        if note is not None:
            set_note(db, table.id, seat, note)
        if also is not None:
            also(db)
        follow(db, table.id, at, [row])

    core.write(change)
    core.states.put(table.id, seq, state)
    return submitted(core, table.id, seq, seq)


def _outdates(action: Any, events: list[Any]) -> Outdates:
    """A sealed choice leaves the cards of the others good, until something is revealed."""
    quiet = action.sealed and not any(event.reveals for event in events)
    return "seat" if quiet else "all"


def next_robot(core: Core, table: int) -> Submitted | None:
    """Let the first robot that is to act move once; None if none is, or if it thinks ahead: see
    `bot.tables.moves.thinking`."""

    def ask(db: sqlite3.Connection) -> tuple[Table, SavedState | None]:
        found = table_of(db, table)
        quick = found.robot_due is not None and not found.ponders
        return found, load_state(db, table) if quick else None

    found, kept = core.read(ask)
    seat = found.robot_due
    if kept is None or seat is None:
        return None
    name, view, own = robot_asked(core, found, kept, seat)
    with guard_bugs(core, table, seq=kept.seq, seat=seat, robot=name):
        action = game_of(found.game).robot(name).choose(view, seat, SeededDice(own))
    return act(core, found, kept, seat, None, action, robot_key(kept))


def robot_asked(core: Core, table: Table, kept: SavedState, seat: int) -> tuple[str, View, bytes]:
    """The robot at this seat, what it sees, and the seed of its dice: they are its own, no draw of
    the table is used up."""
    name, game = table.robot_at(seat) or STAND_IN, game_of(table.game)
    with guard_bugs(core, table.id, seq=kept.seq, seat=seat, robot=name):
        view = game.view(core.states.take(table.id, kept, game), seat)
    own = hmac.digest(kept.seed, f"robot:{kept.seq + 1}:{seat}".encode(), "sha256")
    return name, view, own


def robot_key(kept: SavedState) -> str:
    """The key of what a robot does then."""
    return f"robot:{kept.seq + 1}"
