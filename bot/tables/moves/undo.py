"""Undo by appending rows.

It is free until dice were rolled, something hidden was revealed or another seat acted;
beyond that it needs the consent of all persons. The dice counter is never decremented."""

from __future__ import annotations

import sqlite3

import msgspec

from bot.tables.moves.play import require_seat, write_rows
from bot.tables.storage.core import Core, InvariantError, LogInsert, guard_bugs, position_of
from bot.tables.storage.rows import (
    Link,
    draws_of,
    effective_rows,
    entries_where,
    load_state,
    table_of,
)
from bot.tables.types.codec import codec, state_digest
from bot.tables.types.errors import TableError
from bot.tables.types.games import rules_of
from bot.tables.types.model import Submitted, Table, UndoObstacle, UndoOffer
from rules.dice import ReplayedDice
from rules.game import Game


class UndoPlan(msgspec.Struct, frozen=True):
    """What would be taken back, oldest first, whose consent it needs, and why."""

    takes: tuple[int, ...]
    needs: tuple[int, ...]
    why: UndoObstacle | None

    @property
    def target(self) -> int:
        return self.takes[0] - 1


def plan_undo(db: sqlite3.Connection, table: Table, seat: int, to: int | None = None) -> UndoPlan:
    """Plan to take back the seat's last action and everything since; or everything from row
    `to` on, whichever seat acted there.

    At a table that keeps a record it is the last entry, and free. TableError: nothing-to-undo,
    no-such-move."""
    links: list[Link] = []
    for link in effective_rows(db, table.id, table.version):
        if link.kind == "start" or (to is not None and link.seq < to):
            raise TableError("nothing-to-undo" if to is None else "no-such-move")
        links.append(link)
        if (table.in_person or link.seat == seat) if to is None else link.seq == to:
            break
    takes = tuple(link.seq for link in reversed(links))
    why: UndoObstacle | None = None
    if any(link.seat != seat for link in links):
        why = "others"
    elif any(draws_of(db, table.id, link.seq) for link in links):
        why = "drawn"
    elif any(link.reveals for link in links):
        why = "shown"
    others = tuple(row.seat for row in table.seats if row.user is not None and row.seat != seat)
    why = None if table.in_person else why
    return UndoPlan(takes, () if why is None else others, why)


def undo_offer(core: Core, table_id: int, user: int, to: int | None = None) -> UndoOffer:
    """Return what `request_undo` would take back. TableError: nothing-to-undo, no-such-move
    and as `submit_action`."""

    def query(db: sqlite3.Connection) -> UndoOffer:
        table = table_of(db, table_id)
        undo_plan = plan_undo(db, table, require_seat(table, user), to)
        rows = entries_where(db, table, f"AND seq IN ({', '.join(map(str, undo_plan.takes))})")
        return UndoOffer(tuple(rows), undo_plan.needs, undo_plan.why)

    return core.read(query)


def restore_state(core: Core, table: Table, rows: list[LogInsert]) -> Submitted:
    """Write `rows`, the last of which is an undo, with the state it restores."""
    game = rules_of(table)
    detail = rows[-1].detail
    assert detail is not None and detail.back is not None
    back = detail.back
    with guard_bugs(core, table.id, doing="undo", back=back):
        state, saved = core.read(
            lambda db: (rebuild_state(db, game, table.id, back), load_state(db, table.id))
        )
        position = position_of(game, state, saved.counter)
    rows[-1].after = state_digest(position.state)
    position.rules = saved.rules
    return write_rows(core, table, rows, position)


def rebuild_state(db: sqlite3.Connection, game: Game, table_id: int, seq: int) -> object:
    """Rebuild the state after row `seq`: the nearest snapshot, and the later actions with their
    dice.

    Raises `InvariantError` if the current rules make another state of them than the stored one."""
    snapshots = {
        row[0]
        for row in db.execute(
            "SELECT seq FROM snapshots WHERE table_id = ? AND seq <= ?", [table_id, seq]
        )
    }
    replayed: list[int] = []
    for link in effective_rows(db, table_id, seq):
        if link.seq in snapshots:
            base = link.seq
            break
        replayed.append(link.seq)
    else:
        raise InvariantError(f"no snapshot before row {seq}")
    (blob,) = db.execute(
        "SELECT state FROM snapshots WHERE table_id = ? AND seq = ?", [table_id, base]
    ).fetchone()
    state = codec(game).decode_state(blob)
    for replayed_seq in reversed(replayed):
        state = _replay_row(db, game, table_id, replayed_seq, state)
    return state


def _replay_row(
    db: sqlite3.Connection, game: Game, table_id: int, seq: int, state: object
) -> object:
    seat, action, expected = db.execute(
        "SELECT seat, action, digest FROM log WHERE table_id = ? AND seq = ?", [table_id, seq]
    ).fetchone()
    game.apply(
        state, seat, codec(game).decode_action(action), ReplayedDice(draws_of(db, table_id, seq))
    )
    if state_digest(state) != expected:
        raise InvariantError(f"row {seq} replays to another state")
    return state
