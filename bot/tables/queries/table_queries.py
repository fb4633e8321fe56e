"""Looking at a table: views, log, standings. Nothing here changes anything."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable
from functools import partial
from itertools import takewhile
from typing import Any

import msgspec

from bot.tables.effects import order_rows
from bot.tables.effects.active_hours import settings_of
from bot.tables.queries import lessons
from bot.tables.queries.preferences import note_of
from bot.tables.storage import rows
from bot.tables.storage.core import Core, Turn, guard_bugs
from bot.tables.storage.rows import chain, entries_where, load_state, table_of, tables_where
from bot.tables.types.codec import codec
from bot.tables.types.games import game_of
from bot.tables.types.model import LogEntry, LogKind, Look, PersonSettings, Table, TurnStanding
from rules.game import Game, Lead, Standing


def get(core: Core, table: int) -> Table:
    """TableError: no-table."""
    return core.read(lambda db: table_of(db, table))


def find(core: Core, spot: int, *, ended: bool = False) -> list[Table]:
    """Tables played in this channel or thread, newest first; ended ones only if asked."""
    condition = "" if ended else " AND t.status <> 'ended'"
    return core.read(
        lambda db: tables_where(
            db, f"coalesce(t.thread, t.channel) = ?{condition} ORDER BY t.id DESC", [spot]
        )
    )


def of_user(core: Core, user: int, *, guild: int | None = None) -> list[Table]:
    """Tables, open or running, at which this person sits: those waiting for it first, then the
    newest, archived ones last."""
    found = core.read(
        lambda db: tables_where(
            db,
            "t.status <> 'ended' AND (?2 IS NULL OR t.guild = ?2)"
            " AND EXISTS (SELECT 1 FROM seats WHERE table_id = t.id AND user = ?1)"
            " ORDER BY t.id DESC",
            (user, guild),
        )
    )
    return sorted(
        found, key=lambda table: (table.archived or 0, table.seat_of(user) not in table.to_move)
    )


def has_played(core: Core, table: int, user: int) -> bool:
    """Whether this person has a seat at the table, or has moved there."""

    def ask(db: sqlite3.Connection) -> bool:
        moved = "SELECT 1 FROM log WHERE table_id = ? AND user = ? AND kind = 'action' LIMIT 1"
        seated = table_of(db, table).seat_of(user) is not None
        return seated or db.execute(moved, [table, user]).fetchone() is not None

    return core.read(ask)


def robots_due(core: Core) -> list[int]:
    """Running tables on which a robot, or perhaps a standing order, is to act. Orders that have
    waited long enough are to be asked again from now on."""
    if core.read(lambda db: order_rows.rested(db, core.now())):
        core.write(lambda db: _wake(db, core.now()))
    return core.read(
        lambda db: [
            row[0]
            for row in db.execute(
                "SELECT DISTINCT t.id FROM tables t JOIN states s ON s.table_id = t.id"
                " JOIN json_each(s.to_move) m"
                " JOIN seats p ON p.table_id = t.id AND p.seat = m.value"
                " LEFT JOIN hands h ON h.table_id = t.id AND h.seat = m.value"
                " LEFT JOIN stand_ins i ON i.table_id = t.id AND i.seat = m.value"
                " LEFT JOIN idle e ON e.table_id = t.id"
                " WHERE t.status = 'running' AND e.archived IS NULL"
                " AND (p.robot IS NOT NULL OR h.flag = 'robot'"
                " OR i.seat IS NOT NULL"
                " OR EXISTS (SELECT 1 FROM order_looks q WHERE q.table_id = t.id))"
                " ORDER BY t.id"
            )
        ]
    )


def _wake(db: sqlite3.Connection, at: int) -> None:
    for table in order_rows.rested(db, at):
        order_rows.look(db, table)


def _state(core: Core, table: int) -> tuple[Table, Game, Any]:
    """A table and its game's state, both of the same moment. TableError: not-running."""
    found, kept = core.read(lambda db: (table_of(db, table), load_state(db, table)))
    game = game_of(found.game)
    return found, game, codec(game).state(kept.state)


def view(core: Core, table: int, seat: int | None) -> Any:
    """What a seat, or a spectator, may know now. TableError: not-running before the start."""
    found, game, state = _state(core, table)
    with guard_bugs(core, found.id, doing="view"):
        return game.view(state, seat)


def look(core: Core, table: int, user: int | None, *, leads: bool = False) -> Look:
    """See `Look`. TableError: no-table."""

    def ask(db: sqlite3.Connection) -> tuple[Look, bytes | None, list[Turn]]:
        found = table_of(db, table)
        seat = None if user is None else found.seat_of(user)
        note = {} if seat is None else note_of(db, table, seat)
        settings = PersonSettings() if user is None else settings_of(db, user)
        kept = None if found.started is None else load_state(db, table).state
        turns = _turns(core, db, found) if leads and found.status == "running" else []
        taught = user is not None and seat is not None and lessons.taught(db, user, settings, found)
        read = Look(found, seat, None, None, note=note, settings=settings, taught=taught)
        return read, kept, turns

    read, kept, turns = core.read(ask)
    if kept is None:
        return read
    found, seat = read.table, read.seat
    game = game_of(found.game)
    with guard_bugs(core, found.id, doing="view"):
        state = codec(game).state(kept)
        public = game.view(state, None)
        own = public if seat is None else game.view(state, seat)
        runs = found.status == "running" and found.archived is None
        return msgspec.structs.replace(
            read,
            view=own,
            public=public,
            may_act=runs and seat is not None and _may_act(game, state, seat),
            leads=_leads(game, state, turns, seat) if turns else (),
        )


def _may_act(game: Game, state: Any, seat: int) -> bool:
    """Whether the seat can do anything: a game may let a seat act for which it does not wait."""
    return seat in game.to_move(state) or next(iter(game.legal(state, seat)), None) is not None


def outdated(core: Core, table: int, version: int, seat: int) -> bool:
    """Whether a card made for this version is stale for the seat: what others chose in secret and
    questions to the table make none stale."""
    return core.read(lambda db: rows.outdated(db, table_of(db, table), version, seat))


def events_since(core: Core, table: int, since: int, upto: int | None = None) -> list[LogEntry]:
    """Rows after `since` up to `upto`, as everybody may know them."""

    def ask(db: sqlite3.Connection) -> list[LogEntry]:
        found = table_of(db, table)
        last = found.version if upto is None else upto
        return entries_where(db, found, "AND seq > ? AND seq <= ?", [since, last])

    return core.read(ask)


def since(core: Core, table: int, user: int) -> list[LogEntry]:
    """Rows after the end of this person's last turn, as he may know them, without questions about
    the table and their answers. In the middle of a turn what he has done in it ends none. What a
    standing order did for him is among the rows. Whoever took a seat over has seen what was before;
    in a game that goes on from a file nobody is named, and the seat's moves count as his."""

    def ask(db: sqlite3.Connection) -> list[LogEntry]:
        found = table_of(db, table)
        seat = found.seat_of(user)

        def last_own(before: int) -> tuple[int, int | None]:
            seq, turn = db.execute(
                "SELECT max(seq), turn FROM log WHERE table_id = ?1 AND seq < ?4 AND"
                " ((kind = 'action' AND user = ?2 AND json_extract(detail, '$.order') IS NULL)"
                " OR (kind = 'seat' AND seat = ?3)"
                " OR (kind = 'action' AND seat = ?3 AND seq <"
                " (SELECT max(seq) FROM log WHERE table_id = ?1 AND kind = 'import')))",
                (table, user, seat, before),
            ).fetchone()
            return seq or 0, turn

        last, turn = last_own(found.version + 1)
        if seat in found.to_move and turn == found.turn:
            (others,) = db.execute(
                "SELECT max(seq) FROM log WHERE table_id = ? AND kind = 'action' AND seat <> ?",
                (table, seat),
            ).fetchone()
            last = min(last, last_own(others or 0)[0])
        news = "AND seq > ? AND kind NOT IN ('ask', 'answer', 'hints', 'hint')"
        return entries_where(db, found, news, [last], viewer=seat)

    return core.read(ask)


def log(
    core: Core,
    table: int,
    *,
    viewer: int | None = None,
    seat: int | None = None,
    kind: LogKind | Collection[LogKind] | None = None,
    before: int | None = None,
    limit: int = 25,
) -> list[LogEntry]:
    """The newest `limit` rows before row `before`, oldest first, of one seat and of one kind or
    several. `viewer`: the seat that reads, which sees its own sealed actions."""
    where, values = "", list[Any]()
    kinds = (kind,) if isinstance(kind, str) else kind
    if kinds is not None:
        where += f" AND kind IN ({', '.join('?' * len(kinds))})"
        values += kinds
    for column, wanted in (("seat = ?", seat), ("seq < ?", before)):
        if wanted is not None:
            where += f" AND {column}"
            values.append(wanted)

    def ask(db: sqlite3.Connection) -> list[LogEntry]:
        found = table_of(db, table)
        return entries_where(
            db, found, f"{where} ORDER BY seq DESC LIMIT ?", [*values, limit], viewer=viewer
        )

    return core.read(ask)


def standing_of(game: Game, state: Any, seat: int | None, everything: bool) -> tuple[Standing, ...]:
    """The ranking as a seat may know it; with `everything`, each seat's line as it knows it
    itself, placed by those totals."""
    if not everything:
        return tuple(game.standing(state, seat))
    seats = [line.seat for line in game.standing(state, None)]
    lines = [line for own in seats for line in game.standing(state, own) if line.seat == own]
    if game.over(state) or any(line.total is None for line in lines):
        return tuple(game.standing(state, seat))
    totals = sorted((line.total or 0 for line in lines), reverse=True)
    placed = [
        msgspec.structs.replace(line, place=totals.index(line.total or 0) + 1) for line in lines
    ]
    return tuple(sorted(placed, key=lambda line: line.place))


def awarded(table: Table, standing: Iterable[Standing]) -> list[Standing]:
    """The ranking of a table as it counts: who gave the game up is behind the other."""
    if table.conceded is None:
        return list(standing)
    lines = [
        msgspec.structs.replace(line, place=2 if line.seat == table.conceded else 1)
        for line in standing
    ]
    return sorted(lines, key=lambda line: line.place)


def standings(core: Core, table: int, seat: int | None) -> list[Standing]:
    """The ranking as it counts, as a seat or a spectator may know it."""
    found, game, state = _state(core, table)
    with guard_bugs(core, found.id, doing="standing"):
        return awarded(found, standing_of(game, state, seat, found.status == "ended"))


def leads(core: Core, table: int, seat: int | None = None) -> tuple[Lead, ...]:
    """The ranking of a running game as everybody may know it, and how it has moved; nothing before
    and after. With `seat` that one's line has its own total. Looks back over two rounds of turns at
    most."""

    def ask(db: sqlite3.Connection) -> tuple[Table, bytes, list[Turn]] | None:
        found = table_of(db, table)
        if found.status != "running":
            return None
        return found, load_state(db, table).state, _turns(core, db, found)

    asked = core.read(ask)
    if asked is None:
        return ()
    found, now, turns = asked
    game = game_of(found.game)
    with guard_bugs(core, table, doing="leads"):
        return _leads(game, codec(game).state(now), turns, seat)


def _turns(core: Core, db: sqlite3.Connection, table: Table) -> list[Turn]:
    """The beginnings of the last two rounds of turns that still stand, newest first. What a
    beginning was does not change, so it is remembered."""
    rows = db.execute(
        "SELECT seq FROM snapshots WHERE table_id = ? ORDER BY seq DESC LIMIT ?",
        [table.id, 2 * len(table.seats) + 1],
    )
    kept = {row[0] for row in rows}
    links = takewhile(lambda link: link.seq >= min(kept), chain(db, table.id, table.version))
    game = game_of(table.game)

    def began(seq: int) -> Turn:
        (blob,) = db.execute(
            "SELECT state FROM snapshots WHERE table_id = ? AND seq = ?", [table.id, seq]
        ).fetchone()
        state = codec(game).state(blob)
        return Turn(*game.turn_of(state), tuple(game.standing(state, None)))

    with guard_bugs(core, table.id, doing="leads"):
        return [
            core.turns.of((table.id, table.commitment, link.seq), partial(began, link.seq))
            for link in links
            if link.seq in kept
        ]


def _leads(game: Game, state: Any, turns: Iterable[Turn], seat: int | None) -> tuple[Lead, ...]:
    turn, rows = game.turn_of(state)[0], game.standing(state, None)
    mine = [] if seat is None else game.standing(state, seat)
    own = {row.seat: row.total for row in mine if row.seat == seat}
    began: dict[int, Standing] = {}
    for before in turns:
        if before.number < turn:
            for row in before.standing:
                if before.mover in (None, row.seat):
                    began.setdefault(row.seat, row)
    return tuple(_led(row, began.get(row.seat), own.get(row.seat)) for row in rows)


def _led(row: Standing, before: Standing | None, own: int | None) -> Lead:
    """A line of the ranking beside what it was."""
    change = None
    if before is not None and _hidden(before) == _hidden(row):
        change = row.known - before.known
    return Lead(row.place, row.seat, row.total, row.sums, change, own)


def _hidden(row: Standing) -> set[str]:
    return {name for name, amount in row.sums.items() if amount is None}


def history(core: Core, table: int, seat: int | None) -> tuple[int, tuple[TurnStanding, ...]]:
    """The version it was made at, and the ranking at each turn's beginning and now."""

    def ask(db: sqlite3.Connection) -> tuple[Table, list[bytes]]:
        found = table_of(db, table)
        kept = load_state(db, table)
        standing = {link.seq for link in chain(db, table, found.version)}
        rows = db.execute(
            "SELECT seq, state FROM snapshots WHERE table_id = ? ORDER BY seq", [table]
        )
        return found, [blob for seq, blob in rows if seq in standing] + [kept.state]

    found, blobs = core.read(ask)
    game = game_of(found.game)
    turns: dict[int, TurnStanding] = {}
    with guard_bugs(core, table, doing="history"):
        for number, blob in enumerate(blobs):
            state = codec(game).state(blob)
            turn, on_turn = game.turn_of(state)
            if turn in turns and number < len(blobs) - 1:
                continue
            ranking = standing_of(game, state, seat, found.status == "ended")
            turns[turn] = TurnStanding(turn, on_turn, ranking)
    return found.version, tuple(turns[turn] for turn in sorted(turns))
