"""Taking back, by appending: free until dice fell, something hidden was shown or another seat
acted; beyond that by consent of all persons. The dice counter never goes back."""

from __future__ import annotations

import sqlite3

import msgspec

from bot.tables.moves.play import must_sit, write_rows
from bot.tables.storage.core import Core, InvariantError, LogInsert, guard_bugs, moment
from bot.tables.storage.rows import Link, chain, draws_of, entries_where, load_state, table_of
from bot.tables.types.codec import codec, digest
from bot.tables.types.errors import TableError
from bot.tables.types.games import game_of
from bot.tables.types.model import Submitted, Table, UndoOffer, UndoWhy
from rules.dice import ReplayedDice
from rules.game import Game


class Plan(msgspec.Struct, frozen=True):
    """What would be taken back, oldest first, whose consent it needs, and why it does."""

    takes: tuple[int, ...]
    needs: tuple[int, ...]
    why: UndoWhy | None

    @property
    def back(self) -> int:
        return self.takes[0] - 1


def plan(db: sqlite3.Connection, table: Table, seat: int, to: int | None = None) -> Plan:
    """The seat's last action and everything since; or everything from row `to` on, whoever acted
    there. TableError: nothing-to-undo, no-such-move."""
    links: list[Link] = []
    for link in chain(db, table.id, table.version):
        if link.kind == "start" or (to is not None and link.seq < to):
            raise TableError("nothing-to-undo" if to is None else "no-such-move")
        links.append(link)
        if link.seat == seat if to is None else link.seq == to:
            break
    takes = tuple(link.seq for link in reversed(links))
    why: UndoWhy | None = None
    if any(link.seat != seat for link in links):
        why = "others"
    elif any(draws_of(db, table.id, link.seq) for link in links):
        why = "drawn"
    elif any(link.reveals for link in links):
        why = "shown"
    others = tuple(row.seat for row in table.seats if row.user is not None and row.seat != seat)
    return Plan(takes, () if why is None else others, why)


def may_undo(core: Core, table: int, user: int, to: int | None = None) -> UndoOffer:
    """What `undo` would take back. TableError: nothing-to-undo, no-such-move and as `submit`."""

    def ask(db: sqlite3.Connection) -> UndoOffer:
        found = table_of(db, table)
        wanted = plan(db, found, must_sit(found, user), to)
        rows = entries_where(db, found, f"AND seq IN ({', '.join(map(str, wanted.takes))})")
        return UndoOffer(tuple(rows), wanted.needs, wanted.why)

    return core.read(ask)


def restore(core: Core, table: Table, rows: list[LogInsert]) -> Submitted:
    """Write `rows`, the last of which takes back, with the state it goes back to."""
    game = game_of(table.game)
    detail = rows[-1].detail
    assert detail is not None and detail.back is not None
    back = detail.back
    with guard_bugs(core, table.id, doing="undo", back=back):
        state, kept = core.read(
            lambda db: (state_at(db, game, table.id, back), load_state(db, table.id))
        )
        now = moment(game, state, kept.counter)
    rows[-1].after = digest(now.state)
    now.rules = kept.rules
    return write_rows(core, table, rows, now)


def state_at(db: sqlite3.Connection, game: Game, table: int, seq: int) -> object:
    """The state after row `seq`: the nearest snapshot, and the actions since with their dice.

    Raises `InvariantError` if the rules of today make another state of them than was written down.
    """
    kept = {
        row[0]
        for row in db.execute(
            "SELECT seq FROM snapshots WHERE table_id = ? AND seq <= ?", [table, seq]
        )
    }
    again: list[int] = []
    for link in chain(db, table, seq):
        if link.seq in kept:
            base = link.seq
            break
        again.append(link.seq)
    else:
        raise InvariantError(f"no snapshot before row {seq}")
    (blob,) = db.execute(
        "SELECT state FROM snapshots WHERE table_id = ? AND seq = ?", [table, base]
    ).fetchone()
    state = codec(game).state(blob)
    for number in reversed(again):
        state = _again(db, game, table, number, state)
    return state


def _again(db: sqlite3.Connection, game: Game, table: int, seq: int, state: object) -> object:
    seat, kept, wanted = db.execute(
        "SELECT seat, action, digest FROM log WHERE table_id = ? AND seq = ?", [table, seq]
    ).fetchone()
    game.apply(state, seat, codec(game).action(kept), ReplayedDice(draws_of(db, table, seq)))
    if digest(state) != wanted:
        raise InvariantError(f"row {seq} played again gives another state")
    return state
