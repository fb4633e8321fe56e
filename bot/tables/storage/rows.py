"""Reading: rows of the database as the Structs of `bot.tables.types.model`."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from bot.tables.types.clock import ClockRules, Hand, TableClock
from bot.tables.types.codec import codec
from bot.tables.types.errors import TableError
from bot.tables.types.games import game_of, options_of
from bot.tables.types.model import Ask, LogDetail, LogEntry, Place, SeatRow, Table
from rules.dice import Draw

Outdates = Literal["all", "seat", "none"]
AWAY = -1
"""In place of a turn: until the person is back."""


class Detail(LogDetail, frozen=True, kw_only=True):
    """The same as it is kept, with what an export leaves out; see `LogEntry`."""

    admin: bool = False
    owner: bool = False
    origin: str | None = None
    """Of an import: the commitment of the table it came from."""
    order: int | None = None
    """Of an action: the standing order that took it."""


class SavedState(msgspec.Struct, frozen=True):
    """What is kept of a running game and never leaves this package. `counter`: the next draw."""

    seq: int
    rules: int
    counter: int
    turn: int
    seed: bytes
    state: bytes


class Link(msgspec.Struct, frozen=True):
    """A log row that made a state, as far as undo and replay ask."""

    seq: int
    kind: str
    seat: int | None
    reveals: bool


_TABLE = (
    "SELECT t.id, t.game, t.options, t.status, t.how, t.guild, t.channel, t.thread, t.owner,"
    " t.created, t.started, t.ended, t.seed, t.commitment, t.recorded, t.said, t.pace,"
    " s.seq, s.rules, s.turn, s.on_turn, s.to_move, s.next_up,"
    " EXISTS (SELECT 1 FROM order_looks WHERE table_id = t.id), i.offered, i.archived"
    " FROM tables t LEFT JOIN states s ON s.table_id = t.id"
    " LEFT JOIN idle i ON i.table_id = t.id"
)


def table_of(db: sqlite3.Connection, table: int) -> Table:
    """TableError: no-table."""
    found = db.execute(f"{_TABLE} WHERE t.id = ?", [table]).fetchone()
    if found is None:
        raise TableError("no-table", table=table)
    return _table(db, found)


def tables_where(db: sqlite3.Connection, where: str, values: Sequence[Any]) -> list[Table]:
    """`where` may go on with ORDER BY; the table is `t`."""
    return [_table(db, row) for row in db.execute(f"{_TABLE} WHERE {where}", values).fetchall()]


def _table(db: sqlite3.Connection, row: Sequence[Any]) -> Table:
    (number, key, options, status, how, guild, channel, thread, owner, created, *rest) = row
    (started, ended, seed, committed, recorded, said, pace, seq, rules, turn, *moving) = rest
    on_turn, to_move, next_up, orders_due, offered, archived = moving
    waits = status == "running" and archived is None
    game = game_of(key)
    seats = _seats(db, number)
    away, skipped = _stood_in(db, number, turn) if status == "running" else ((), ())
    return Table(
        id=number,
        game=key,
        rules=rules or game.version,
        options=options_of(game, msgspec.json.decode(options)),
        status=status,
        place=Place(guild, channel, thread),
        owner=owner,
        seats=seats,
        created=created,
        version=seq or 0,
        turn=turn or 0,
        on_turn=on_turn,
        to_move=_numbers(to_move) if waits else (),
        started=started,
        ended=ended,
        how=how,
        commitment=committed,
        seed=bytes(seed).hex() if seed and status == "ended" else None,
        recorded=recorded,
        said=said,
        pace=pace,
        asks=_asks(db, number, seats) if status == "running" else (),
        next_up=_numbers(next_up) if waits else (),
        clock=clock_of(db, number) if status != "ended" else None,
        orders_due=bool(orders_due) and waits,
        away=away,
        skipped=skipped,
        conceded=_conceded(db, number) if how == "conceded" else None,
        ending_offered=offered if archived is None else None,
        archived=archived,
    )


def _conceded(db: sqlite3.Connection, table: int) -> int | None:
    row = db.execute(
        "SELECT seat FROM log WHERE table_id = ? AND kind = 'concede' ORDER BY seq DESC LIMIT 1",
        [table],
    ).fetchone()
    return None if row is None else int(row[0])


def _stood_in(
    db: sqlite3.Connection, table: int, turn: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Seats that a robot plays while their persons are away, and those it plays in this turn."""
    rows = db.execute(
        "SELECT i.seat, i.turn FROM stand_ins i JOIN seats s"
        " ON s.table_id = i.table_id AND s.seat = i.seat AND s.user = i.user"
        " WHERE i.table_id = ?1 AND i.turn IN (?2, ?3) ORDER BY i.seat",
        (table, AWAY, turn),
    ).fetchall()
    away = tuple(seat for seat, of in rows if of == AWAY)
    return away, tuple(seat for seat, of in rows if of != AWAY)


def _numbers(kept: str) -> tuple[int, ...]:
    return tuple(msgspec.json.decode(kept, type=list[int]))


def clock_of(db: sqlite3.Connection, table: int) -> TableClock | None:
    """The turn clock of a table, None if it has none."""
    row = db.execute(
        "SELECT pool, increment, zero, paused FROM clocks WHERE table_id = ?", [table]
    ).fetchone()
    if row is None:
        return None
    hands = db.execute(
        "SELECT seat, user, remaining, since, turn, gain, gained, flag FROM hands"
        " WHERE table_id = ? ORDER BY seat",
        [table],
    )
    *rules, paused = row
    return TableClock(ClockRules(*rules), paused, tuple(Hand(*hand) for hand in hands))


def _seats(db: sqlite3.Connection, table: int) -> tuple[SeatRow, ...]:
    rows = db.execute(
        "SELECT seat, user, robot FROM seats WHERE table_id = ? ORDER BY seat", [table]
    )
    return tuple(SeatRow(*row) for row in rows)


def _asks(db: sqlite3.Connection, table: int, seats: Sequence[SeatRow]) -> tuple[Ask, ...]:
    rows = db.execute(
        "SELECT kind, seat, target, agreed, wish FROM asks WHERE table_id = ? ORDER BY kind",
        [table],
    )
    found = []
    for kind, by, target, kept, wish in rows:
        agreed = tuple(msgspec.json.decode(kept))
        waiting = tuple(r.seat for r in seats if r.user is not None and r.seat not in agreed)
        rules = msgspec.json.decode(wish, type=ClockRules) if wish else None
        takes = _asked_back(db, table, target) if kind == "undo" else ()
        found.append(Ask(kind, by, agreed, waiting, target, rules, takes))
    return tuple(found)


def _asked_back(db: sqlite3.Connection, table: int, target: int) -> tuple[int, ...]:
    """What the undo that was asked for last would take back, from its first row on."""
    rows = db.execute(
        "SELECT detail FROM log WHERE table_id = ? AND seq > ? AND kind = 'ask' ORDER BY seq DESC",
        [table, target],
    )
    for (kept,) in rows:
        asked = msgspec.json.decode(kept, type=Detail)
        if asked.ask == "undo":
            return asked.takes
    return ()


def load_state(db: sqlite3.Connection, table: int) -> SavedState:
    """TableError: not-running if the game never began."""
    row = db.execute(
        "SELECT s.seq, s.rules, s.counter, s.turn, t.seed, s.state FROM states s"
        " JOIN tables t ON t.id = s.table_id WHERE s.table_id = ?",
        [table],
    ).fetchone()
    if row is None:
        raise TableError("not-running")
    return SavedState(*row)


def outdated(db: sqlite3.Connection, table: Table, version: int, seat: int) -> bool:
    """Whether a card made for `version` is stale for this seat: what others chose in secret, and
    questions to the table, make no card stale."""
    if version > table.version:
        return True
    found = db.execute(
        "SELECT 1 FROM log WHERE table_id = ? AND seq > ?"
        " AND (outdates = 'all' OR (outdates = 'seat' AND seat = ?)) LIMIT 1",
        [table.id, version, seat],
    ).fetchone()
    return found is not None


_ENTRY = (
    "SELECT seq, kind, at, turn, seat, user, action, events, detail, sealed FROM log"
    " WHERE table_id = ?"
)


def entries_where(
    db: sqlite3.Connection,
    table: Table,
    where: str = "",
    values: Sequence[Any] = (),
    *,
    viewer: int | None = None,
    everything: bool = False,
) -> list[LogEntry]:
    """Rows as seat `viewer`, or everybody, may know them, secret draws without their values until
    the table has ended; `everything` is for this package only.

    `where` goes on from a condition on the table, may order and limit; the order of seq returns.
    """
    rows = db.execute(f"{_ENTRY} {where}", [table.id, *values]).fetchall()
    if not rows:
        return []
    rows.sort()
    whole = everything or table.status == "ended"
    shown = table.version if whole else _revealed(db, table.id)
    undone = _undone(db, table.id)
    draws = draws_between(db, table.id, rows[0][0], rows[-1][0])
    coded = codec(game_of(table.game))
    found = []
    for seq, kind, at, turn, seat, user, action, events, detail, sealed in rows:
        more = msgspec.json.decode(detail, type=Detail) if detail else Detail()
        withheld = bool(sealed) and seq > shown and (viewer is None or viewer != seat)
        found.append(
            LogEntry(
                table=table.id,
                seq=seq,
                kind=kind,
                at=at,
                turn=turn,
                seat=seat,
                user=user,
                action=None if action is None or withheld else coded.action(action),
                withheld=withheld,
                undone=seq in undone,
                events=coded.events(events),
                draws=_told(draws.get(seq, ()), whole=whole),
                admin=more.admin,
                owner=more.owner,
                ordered=more.order is not None
                and (whole or (viewer is not None and viewer == seat)),
                **more.detail(),
            )
        )
    return found


def _told(draws: tuple[Draw, ...], *, whole: bool) -> tuple[Draw, ...]:
    """Draws as everybody may know them; the rules tell a secret one to whom it concerns."""
    return draws if whole else tuple(draw.withheld() for draw in draws)


def pressed(db: sqlite3.Connection, table: Table, key: str) -> list[LogEntry]:
    """The rows that this press wrote, none if it is new."""
    first = db.execute(
        "SELECT seq FROM log WHERE table_id = ? AND key = ?", [table.id, key]
    ).fetchone()
    if first is None:
        return []
    after = db.execute(
        "SELECT min(seq) FROM log WHERE table_id = ? AND seq > ? AND key IS NOT NULL",
        [table.id, first[0]],
    ).fetchone()[0]
    last = table.version if after is None else after - 1
    return entries_where(db, table, "AND seq BETWEEN ? AND ?", [first[0], last])


def _revealed(db: sqlite3.Connection, table: int) -> int:
    """Sealed actions up to this row are public."""
    row = db.execute("SELECT max(seq) FROM log WHERE table_id = ? AND reveals", [table]).fetchone()
    return row[0] or 0


def _undone(db: sqlite3.Connection, table: int) -> set[int]:
    rows = db.execute("SELECT detail FROM log WHERE table_id = ? AND kind = 'undo'", [table])
    return {seq for (kept,) in rows for seq in msgspec.json.decode(kept, type=Detail).takes}


def draws_between(
    db: sqlite3.Connection, table: int, low: int, high: int
) -> dict[int, tuple[Draw, ...]]:
    """What was drawn in these rows, by row and in order."""
    rows = db.execute(
        "SELECT seq, counter, sides, value, why FROM draws"
        " WHERE table_id = ? AND seq BETWEEN ? AND ? ORDER BY counter",
        [table, low, high],
    )
    found: dict[int, list[Draw]] = {}
    for seq, *draw in rows:
        found.setdefault(seq, []).append(Draw(*draw))
    return {seq: tuple(draws) for seq, draws in found.items()}


def draws_of(db: sqlite3.Connection, table: int, seq: int) -> list[Draw]:
    """What was drawn in one row, in order."""
    return list(draws_between(db, table, seq, seq).get(seq, ()))


def chain(db: sqlite3.Connection, table: int, upto: int) -> Iterator[Link]:
    """The rows that made the state after row `upto`, newest first, the start last: what was taken
    back is left out."""
    cursor = upto
    rows = db.execute(
        "SELECT seq, kind, seat, reveals, detail FROM log WHERE table_id = ? AND seq <= ?"
        " AND kind IN ('start', 'action', 'undo') ORDER BY seq DESC",
        [table, upto],
    )
    for seq, kind, seat, reveals, detail in rows:
        if seq > cursor:
            continue
        if kind == "undo":
            cursor = msgspec.json.decode(detail, type=Detail).back or 0
        else:
            yield Link(seq, kind, seat, bool(reveals))
