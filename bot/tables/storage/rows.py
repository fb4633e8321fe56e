"""Reads rows of the database as the Structs of `bot.tables.types.model`."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from bot.tables.storage.fact_rows import load_facts
from bot.tables.storage.parameters import numbered
from bot.tables.types.clock import ClockRules, SeatClock, TableClock
from bot.tables.types.codec import codec
from bot.tables.types.errors import TableError
from bot.tables.types.games import game_of, options_of, rules_of
from bot.tables.types.model import Ask, LogDetail, LogEntry, Place, SeatRow, Table
from rules.dice import Draw

Outdates = Literal["all", "seat", "none"]
AWAY = -1
"""Stands for a turn number: until the person is back."""


class StoredDetail(LogDetail, frozen=True, kw_only=True):
    """Stored detail of a log row, with the fields that exports omit; see `LogEntry`."""

    admin: bool = False
    owner: bool = False
    origin: str | None = None
    """Of an import: the commitment of the table it came from."""
    order: int | None = None
    """Of an action: the standing order that caused it."""
    vacant: bool = False
    """Of a seat given to a robot: anybody may take it."""


class SavedState(msgspec.Struct, frozen=True):
    """Stored state of a running game; it never leaves this package. `counter`: the next draw."""

    seq: int
    rules: int
    counter: int
    turn: int
    seed: bytes
    state: bytes


class Link(msgspec.Struct, frozen=True):
    """A log row that made a state, with what undo and replay need."""

    seq: int
    kind: str
    seat: int | None
    reveals: bool


_TABLE = (
    "SELECT t.id, t.game, t.options, t.status, t.how, t.guild, t.channel, t.thread, t.owner,"
    " t.created, t.started, t.ended, t.seed, t.commitment, t.recorded, t.said, t.pace, t.facts,"
    " s.seq, s.rules, s.turn, s.on_turn, s.to_move, s.next_up,"
    " EXISTS (SELECT 1 FROM order_looks WHERE table_id = t.id), i.offered, i.archived,"
    " EXISTS (SELECT 1 FROM asks WHERE table_id = t.id),"
    " EXISTS (SELECT 1 FROM clocks WHERE table_id = t.id),"
    " EXISTS (SELECT 1 FROM stand_ins WHERE table_id = t.id)"
    " FROM tables t LEFT JOIN states s ON s.table_id = t.id"
    " LEFT JOIN idle i ON i.table_id = t.id"
)


def table_of(db: sqlite3.Connection, table_id: int) -> Table:
    """Load a table. TableError: no-table."""
    row = db.execute(f"{_TABLE} WHERE t.id = ?", [table_id]).fetchone()
    if row is None:
        raise TableError("no-table", table=table_id)
    return _table(db, row)


def is_vacant(db: sqlite3.Connection, table: Table, seat: int) -> bool:
    """Return whether a robot plays a seat that anybody may take."""
    if seat not in range(len(table.seats)) or table.seats[seat].robot is None:
        return False
    row = db.execute(
        "SELECT json_extract(detail, '$.vacant') FROM log"
        " WHERE table_id = ? AND kind = 'seat' AND seat = ? ORDER BY seq DESC LIMIT 1",
        [table.id, seat],
    ).fetchone()
    return row is not None and bool(row[0])


def tables_where(
    db: sqlite3.Connection, where: str, values: Sequence[object] | dict[str, object]
) -> list[Table]:
    """Return the tables `t` for a WHERE clause, which may continue with ORDER BY."""
    return [_table(db, row) for row in db.execute(f"{_TABLE} WHERE {where}", values).fetchall()]


def _table(db: sqlite3.Connection, row: Sequence[Any]) -> Table:
    (table_id, key, options, status, how, guild, channel, thread, owner, created, *rest) = row
    (started, ended, seed, commitment, recorded, said, pace, facts, seq, rules, turn, *moving) = (
        rest
    )
    on_turn, to_move, next_up, orders_due, ending_offered, archived, *more = moving
    is_asked, has_clock, is_substituted = more  # each saves a query of its own for most tables
    is_active = status == "running" and archived is None
    game = game_of(key)
    seats = _seats(db, table_id)
    away, skipped = (
        _substituted_seats(db, table_id, turn)
        if is_substituted and status == "running"
        else ((), ())
    )
    chosen = options_of(game, msgspec.json.decode(options))
    return Table(
        id=table_id,
        game=key,
        rules=rules or game.version,
        options=chosen,
        status=status,
        place=Place(guild, channel, thread),
        owner=owner,
        seats=seats,
        created=created,
        version=seq or 0,
        turn=turn or 0,
        on_turn=on_turn,
        to_move=_decode_seats(to_move) if is_active else (),
        started=started,
        ended=ended,
        how=how,
        commitment=commitment,
        seed=bytes(seed).hex() if seed and status == "ended" else None,
        recorded=recorded,
        said=said,
        pace=pace,
        asks=_asks(db, table_id, seats) if is_asked and status == "running" else (),
        next_up=_decode_seats(next_up) if is_active else (),
        clock=clock_of(db, table_id) if has_clock and status != "ended" else None,
        orders_due=bool(orders_due) and is_active,
        away=away,
        skipped=skipped,
        conceded=_find_conceder(db, table_id) if how == "conceded" else None,
        ending_offered=ending_offered if archived is None else None,
        archived=archived,
        facts=None if facts is None else load_facts(db, key, facts),
        in_person=game.in_person,
        open_to_all=game.in_person and bool(getattr(chosen, "open_to_all", False)),
    )


def _find_conceder(db: sqlite3.Connection, table: int) -> int | None:
    row = db.execute(
        "SELECT seat FROM log WHERE table_id = ? AND kind = 'concede' ORDER BY seq DESC LIMIT 1",
        [table],
    ).fetchone()
    return None if row is None else int(row[0])


def _substituted_seats(
    db: sqlite3.Connection, table: int, turn: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the seats that robots play while their persons are away, and those played for
    this turn."""
    rows = db.execute(
        "SELECT i.seat, i.turn FROM stand_ins i JOIN seats s"
        " ON s.table_id = i.table_id AND s.seat = i.seat AND s.user = i.user"
        " WHERE i.table_id = ?1 AND i.turn IN (?2, ?3) ORDER BY i.seat",
        numbered(table, AWAY, turn),
    ).fetchall()
    away = tuple(seat for seat, until in rows if until == AWAY)
    return away, tuple(seat for seat, until in rows if until != AWAY)


def _decode_seats(stored: str) -> tuple[int, ...]:
    return tuple(msgspec.json.decode(stored, type=list[int]))


def clock_of(db: sqlite3.Connection, table: int) -> TableClock | None:
    """Load the turn clock of a table, None if it has none."""
    row = db.execute(
        "SELECT pool, increment, zero, paused FROM clocks WHERE table_id = ?", [table]
    ).fetchone()
    if row is None:
        return None
    seat_clocks = db.execute(
        "SELECT seat, user, remaining, since, turn, gain, gained, flag FROM hands"
        " WHERE table_id = ? ORDER BY seat",
        [table],
    )
    *rules, paused = row
    return TableClock(
        ClockRules(*rules), paused, tuple(SeatClock(*seat_clock) for seat_clock in seat_clocks)
    )


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
    asks = []
    for kind, by, target, stored, wish in rows:
        agreed = tuple(msgspec.json.decode(stored))
        waiting = tuple(r.seat for r in seats if r.user is not None and r.seat not in agreed)
        rules = msgspec.json.decode(wish, type=ClockRules) if wish else None
        takes = _requested_undo(db, table, target) if kind == "undo" else ()
        asks.append(Ask(kind, by, agreed, waiting, target, rules, takes))
    return tuple(asks)


def _requested_undo(db: sqlite3.Connection, table: int, target: int) -> tuple[int, ...]:
    """Return the rows that the last requested undo would take back, starting at `target`."""
    rows = db.execute(
        "SELECT detail FROM log WHERE table_id = ? AND seq > ? AND kind = 'ask' ORDER BY seq DESC",
        [table, target],
    )
    for (stored,) in rows:
        detail = msgspec.json.decode(stored, type=StoredDetail)
        if detail.ask == "undo":
            return detail.takes
    return ()


def load_state(db: sqlite3.Connection, table: int) -> SavedState:
    """Load the state of a game. TableError: not-running if it never began."""
    row = db.execute(
        "SELECT s.seq, s.rules, s.counter, s.turn, t.seed, s.state FROM states s"
        " JOIN tables t ON t.id = s.table_id WHERE s.table_id = ?",
        [table],
    ).fetchone()
    if row is None:
        raise TableError("not-running")
    return SavedState(*row)


def is_outdated(db: sqlite3.Connection, table: Table, version: int, seat: int) -> bool:
    """Return whether a card made for `version` is stale for this seat.

    Sealed choices of others and questions to the table make no card stale."""
    if version > table.version:
        return True
    row = db.execute(
        "SELECT 1 FROM log WHERE table_id = ? AND seq > ?"
        " AND (outdates = 'all' OR (outdates = 'seat' AND seat = ?)) LIMIT 1",
        [table.id, version, seat],
    ).fetchone()
    return row is not None


_ENTRY = (
    "SELECT seq, kind, at, turn, seat, user, action, events, detail, sealed FROM log"
    " WHERE table_id = ?"
)


def entries_where(
    db: sqlite3.Connection,
    table: Table,
    where: str = "",
    values: Sequence[object] = (),
    *,
    viewer: int | None = None,
    everything: bool = False,
) -> list[LogEntry]:
    """Return rows as seat `viewer`, or everybody, may know them.

    Secret draws come without their values until the table has ended; `everything` is for this
    package only. `where` continues a condition on the table and may order and limit; the result
    is sorted by seq."""
    rows = db.execute(f"{_ENTRY} {where}", [table.id, *values]).fetchall()
    if not rows:
        return []
    rows.sort()
    is_public = everything or table.status == "ended"
    is_any_sealed = any(row[-1] for row in rows)
    shown = table.version if is_public or not is_any_sealed else _last_revealing_row(db, table.id)
    undone = _undone_rows(db, table.id)
    draws = draws_between(db, table.id, rows[0][0], rows[-1][0])
    game_codec = codec(rules_of(table))
    entries = []
    for seq, kind, at, turn, seat, user, action, events, detail, sealed in rows:
        stored = msgspec.json.decode(detail, type=StoredDetail) if detail else StoredDetail()
        withheld = bool(sealed) and seq > shown and (viewer is None or viewer != seat)
        entries.append(
            LogEntry(
                table=table.id,
                seq=seq,
                kind=kind,
                at=at,
                turn=turn,
                seat=seat,
                user=user,
                action=None if action is None or withheld else game_codec.decode_action(action),
                withheld=withheld,
                undone=seq in undone,
                events=game_codec.decode_events(events),
                draws=_public_draws(draws.get(seq, ()), whole=is_public),
                admin=stored.admin,
                owner=stored.owner,
                ordered=stored.order is not None
                and (is_public or (viewer is not None and viewer == seat)),
                **stored.detail_fields(),
            )
        )
    return entries


def _public_draws(draws: tuple[Draw, ...], *, whole: bool) -> tuple[Draw, ...]:
    """Return draws as everybody may know them; the rules show a secret one to whom it concerns."""
    return draws if whole else tuple(draw.without_secret() for draw in draws)


def entries_of_press(db: sqlite3.Connection, table: Table, key: str) -> list[LogEntry]:
    """Return the rows that this press wrote, none if it is new."""
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


def _last_revealing_row(db: sqlite3.Connection, table: int) -> int:
    """Return the number of the row up to which sealed actions are public."""
    row = db.execute("SELECT max(seq) FROM log WHERE table_id = ? AND reveals", [table]).fetchone()
    return row[0] or 0


def _undone_rows(db: sqlite3.Connection, table: int) -> set[int]:
    rows = db.execute("SELECT detail FROM log WHERE table_id = ? AND kind = 'undo'", [table])
    return {
        seq for (stored,) in rows for seq in msgspec.json.decode(stored, type=StoredDetail).takes
    }


def draws_between(
    db: sqlite3.Connection, table: int, low: int, high: int
) -> dict[int, tuple[Draw, ...]]:
    """Return the draws of these rows, by row and in order."""
    rows = db.execute(
        "SELECT seq, counter, sides, value, why FROM draws"
        " WHERE table_id = ? AND seq BETWEEN ? AND ? ORDER BY counter",
        [table, low, high],
    )
    draws_by_row: dict[int, list[Draw]] = {}
    for seq, *draw in rows:
        draws_by_row.setdefault(seq, []).append(Draw(*draw))
    return {seq: tuple(draws) for seq, draws in draws_by_row.items()}


def draws_of(db: sqlite3.Connection, table: int, seq: int) -> list[Draw]:
    """Return the draws of one row, in order."""
    return list(draws_between(db, table, seq, seq).get(seq, ()))


def effective_rows(db: sqlite3.Connection, table: int, upto: int) -> Iterator[Link]:
    """Yield the rows that made the state after row `upto`, newest first, the start last.

    Rows that were taken back are left out."""
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
            cursor = msgspec.json.decode(detail, type=StoredDetail).back or 0
        else:
            yield Link(seq, kind, seat, bool(reveals))
