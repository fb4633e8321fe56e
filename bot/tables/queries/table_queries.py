"""Queries about a table: views, log, rankings. Nothing here changes anything but flags of
orders."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable
from functools import partial
from itertools import takewhile

import msgspec

from bot.tables.effects import order_rows
from bot.tables.effects.active_hours import settings_of
from bot.tables.queries import lessons
from bot.tables.queries.preferences import note_of
from bot.tables.storage import rows
from bot.tables.storage.core import Core, TurnStart, guard_bugs
from bot.tables.storage.parameters import numbered
from bot.tables.storage.rows import (
    effective_rows,
    entries_where,
    load_state,
    table_of,
    tables_where,
)
from bot.tables.types.codec import codec
from bot.tables.types.games import rules_of
from bot.tables.types.model import LogEntry, LogKind, Table, TableView, TurnStanding
from bot.tables.types.settings import PersonSettings
from rules.game import Game, RankingLine, Standing, View


def get_table(core: Core, table_id: int) -> Table:
    """Return a table. TableError: no-table."""
    return core.read(lambda db: table_of(db, table_id))


def tables_in_channel(core: Core, channel: int, *, ended: bool = False) -> list[Table]:
    """Return the tables played in this channel or thread, newest first; ended ones only on
    request."""
    condition = "" if ended else " AND t.status <> 'ended'"
    return core.read(
        lambda db: tables_where(
            db, f"coalesce(t.thread, t.channel) = ?{condition} ORDER BY t.id DESC", [channel]
        )
    )


def tables_of_user(core: Core, user: int, *, guild: int | None = None) -> list[Table]:
    """Return the open and running tables at which this person sits.

    Those waiting for the person come first, then the newest, archived ones last."""
    tables = core.read(
        lambda db: tables_where(
            db,
            "t.status <> 'ended' AND (?2 IS NULL OR t.guild = ?2)"
            " AND EXISTS (SELECT 1 FROM seats WHERE table_id = t.id AND user = ?1)"
            " ORDER BY t.id DESC",
            numbered(user, guild),
        )
    )
    return sorted(
        tables, key=lambda table: (table.archived or 0, table.seat_of(user) not in table.to_move)
    )


def has_played(core: Core, table_id: int, user: int) -> bool:
    """Return whether this person has a seat at the table, or has moved there."""

    def query(db: sqlite3.Connection) -> bool:
        moved = "SELECT 1 FROM log WHERE table_id = ? AND user = ? AND kind = 'action' LIMIT 1"
        seated = table_of(db, table_id).seat_of(user) is not None
        return seated or db.execute(moved, [table_id, user]).fetchone() is not None

    return core.read(query)


def robots_due(core: Core) -> list[int]:
    """Return the running tables on which a robot, or perhaps a standing order, is to act.

    Orders that have waited long enough are marked as due for evaluation."""
    if core.read(lambda db: order_rows.rested_tables(db, core.now())):
        core.write(lambda db: _wake_orders(db, core.now()))
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


def _wake_orders(db: sqlite3.Connection, at: int) -> None:
    for table_id in order_rows.rested_tables(db, at):
        order_rows.mark_orders_due(db, table_id)


def _load_game(core: Core, table_id: int) -> tuple[Table, Game, object]:
    """Return a table and its game's state, both of the same moment. TableError: not-running."""
    table, saved = core.read(lambda db: (table_of(db, table_id), load_state(db, table_id)))
    game = rules_of(table)
    return table, game, codec(game).decode_state(saved.state)


def read_view(core: Core, table_id: int, seat: int | None) -> View:
    """Return what a seat, or a spectator, may know now. TableError: not-running before the
    start."""
    table, game, state = _load_game(core, table_id)
    with guard_bugs(core, table.id, doing="view"):
        return game.view(state, seat)


def read_table(core: Core, table_id: int, user: int | None, *, ranking: bool = False) -> TableView:
    """Return a table with its views for a person; see `TableView`. TableError: no-table."""

    def query(db: sqlite3.Connection) -> tuple[TableView, bytes | None, list[TurnStart]]:
        table = table_of(db, table_id)
        seat = None if user is None else table.acting_seat(user)
        note = {} if seat is None else note_of(db, table_id, seat)
        settings = PersonSettings() if user is None else settings_of(db, user)
        state_blob = None if table.started is None else load_state(db, table_id).state
        turns = _recent_turns(core, db, table) if ranking and table.status == "running" else []
        taught = (
            user is not None and seat is not None and lessons.has_teacher(db, user, settings, table)
        )
        result = TableView(table, seat, None, None, note=note, settings=settings, taught=taught)
        return result, state_blob, turns

    result, state_blob, turns = core.read(query)
    if state_blob is None:
        return result
    table, seat = result.table, result.seat
    game = rules_of(table)
    with guard_bugs(core, table.id, doing="view"):
        state = codec(game).decode_state(state_blob)
        public = game.view(state, None)
        seat_view = public if seat is None else game.view(state, seat)
        is_active = table.status == "running" and table.archived is None
        return msgspec.structs.replace(
            result,
            view=seat_view,
            public=public,
            may_act=is_active and seat is not None and _can_act(game, state, seat),
            ranking=_ranking(game, state, turns, seat) if turns else (),
        )


def _can_act(game: Game, state: object, seat: int) -> bool:
    """Return whether the seat can act: a game may let a seat act for which it does not wait."""
    return seat in game.to_move(state) or next(iter(game.legal(state, seat)), None) is not None


def is_outdated(core: Core, table_id: int, version: int, seat: int) -> bool:
    """Return whether a card made for this version is stale for the seat.

    Sealed choices of others and questions to the table make no card stale."""
    return core.read(lambda db: rows.is_outdated(db, table_of(db, table_id), version, seat))


def entries_since(
    core: Core, table_id: int, since: int, upto: int | None = None, *, viewer: int | None = None
) -> list[LogEntry]:
    """Return the rows after `since` up to `upto`, as everybody or a seat may know them."""

    def query(db: sqlite3.Connection) -> list[LogEntry]:
        table = table_of(db, table_id)
        last = table.version if upto is None else upto
        return entries_where(db, table, "AND seq > ? AND seq <= ?", [since, last], viewer=viewer)

    return core.read(query)


def news_since_turn(
    core: Core, table_id: int, user: int, made: int | None = None
) -> list[LogEntry]:
    """Return the rows after the end of this person's last turn, as the person may know them.

    `made`: the row of a move the person just made, whose outcome is news as well.

    Questions about the table and their answers are omitted, actions of the person's standing
    orders are included. In the middle of a turn, the person's own actions in it do not end it.
    A person who took a seat over has seen what was before; in an imported game, whose rows name
    no persons, all moves of the seat count as the person's."""

    def query(db: sqlite3.Connection) -> list[LogEntry]:
        table = table_of(db, table_id)
        seat = table.seat_of(user)

        def last_own_action(before: int) -> tuple[int, int | None]:
            seq, turn = db.execute(
                "SELECT max(seq), turn FROM log WHERE table_id = ?1 AND seq < ?4 AND"
                " ((kind = 'action' AND user = ?2 AND json_extract(detail, '$.order') IS NULL)"
                " OR (kind = 'seat' AND seat = ?3)"
                " OR (kind = 'action' AND seat = ?3 AND seq <"
                " (SELECT max(seq) FROM log WHERE table_id = ?1 AND kind = 'import')))",
                numbered(table_id, user, seat, before),
            ).fetchone()
            return seq or 0, turn

        last, turn = last_own_action(table.version + 1)
        if seat in table.to_move and turn == table.turn:
            (others,) = db.execute(
                "SELECT max(seq) FROM log WHERE table_id = ? AND kind = 'action' AND seat <> ?",
                (table_id, seat),
            ).fetchone()
            last = min(last, last_own_action(others or 0)[0])
        if made is not None:
            last = min(last, made - 1)
        news = "AND seq > ? AND kind NOT IN ('ask', 'answer', 'hints', 'hint')"
        return entries_where(db, table, news, [last], viewer=seat)

    return core.read(query)


def log_entries(
    core: Core,
    table_id: int,
    *,
    viewer: int | None = None,
    seat: int | None = None,
    kind: LogKind | Collection[LogKind] | None = None,
    before: int | None = None,
    limit: int = 25,
) -> list[LogEntry]:
    """Return the newest `limit` rows before row `before`, oldest first, of one seat and some kinds.

    `viewer`: the seat that reads, which sees its own sealed actions."""
    where, values = "", list[object]()
    kinds = (kind,) if isinstance(kind, str) else kind
    if kinds is not None:
        where += f" AND kind IN ({', '.join('?' * len(kinds))})"
        values += kinds
    for column, wanted in (("seat = ?", seat), ("seq < ?", before)):
        if wanted is not None:
            where += f" AND {column}"
            values.append(wanted)

    def query(db: sqlite3.Connection) -> list[LogEntry]:
        table = table_of(db, table_id)
        return entries_where(
            db, table, f"{where} ORDER BY seq DESC LIMIT ?", [*values, limit], viewer=viewer
        )

    return core.read(query)


def ranking_of(
    game: Game, state: object, seat: int | None, everything: bool
) -> tuple[Standing, ...]:
    """Return the ranking as a seat may know it. With `everything`, each seat's line is as that seat
    knows it, placed by those totals."""
    if not everything:
        return tuple(game.standing(state, seat))
    seats = [line.seat for line in game.standing(state, None)]
    lines = [
        line for viewer in seats for line in game.standing(state, viewer) if line.seat == viewer
    ]
    if game.over(state) or any(line.total is None for line in lines):
        return tuple(game.standing(state, seat))
    totals = sorted((line.total or 0 for line in lines), reverse=True)
    placed = [
        msgspec.structs.replace(line, place=totals.index(line.total or 0) + 1) for line in lines
    ]
    return tuple(sorted(placed, key=lambda line: line.place))


def adjusted_ranking(table: Table, ranking: Iterable[Standing]) -> list[Standing]:
    """Return the ranking that counts: a seat that conceded is behind the other."""
    if table.conceded is None:
        return list(ranking)
    lines = [
        msgspec.structs.replace(line, place=2 if line.seat == table.conceded else 1)
        for line in ranking
    ]
    return sorted(lines, key=lambda line: line.place)


def final_ranking(core: Core, table: int, seat: int | None) -> list[Standing]:
    """Return the ranking that counts, as a seat or a spectator may know it."""
    stored, game, state = _load_game(core, table)
    with guard_bugs(core, stored.id, doing="ranking"):
        return adjusted_ranking(stored, ranking_of(game, state, seat, stored.status == "ended"))


def ranking(core: Core, table: int, seat: int | None = None) -> tuple[RankingLine, ...]:
    """Return the public ranking of a running game with its changes; empty before the start."""

    def ask(db: sqlite3.Connection) -> tuple[Table, bytes, list[TurnStart]] | None:
        stored = table_of(db, table)
        if stored.status != "running":
            return None
        return stored, load_state(db, table).state, _recent_turns(core, db, stored)

    row = core.read(ask)
    if row is None:
        return ()
    stored, now, turns = row
    game = rules_of(stored)
    with guard_bugs(core, table, doing="ranking"):
        return _ranking(game, codec(game).decode_state(now), turns, seat)


def _recent_turns(core: Core, db: sqlite3.Connection, table: Table) -> list[TurnStart]:
    """Return the beginnings of the last two rounds of turns, newest first, without undone ones.

    Beginnings never change, so they are cached."""
    rows = db.execute(
        "SELECT seq FROM snapshots WHERE table_id = ? ORDER BY seq DESC LIMIT ?",
        [table.id, 2 * len(table.seats) + 1],
    )
    snapshots = {row[0] for row in rows}
    links = takewhile(
        lambda link: link.seq >= min(snapshots), effective_rows(db, table.id, table.version)
    )
    game = rules_of(table)

    def load_turn(seq: int) -> TurnStart:
        (blob,) = db.execute(
            "SELECT state FROM snapshots WHERE table_id = ? AND seq = ?", [table.id, seq]
        ).fetchone()
        state = codec(game).decode_state(blob)
        return TurnStart(*game.turn_of(state), tuple(game.standing(state, None)))

    with guard_bugs(core, table.id, doing="ranking"):
        return [
            core.turn_cache.get_or_make(
                (table.id, table.commitment, link.seq), partial(load_turn, link.seq)
            )
            for link in links
            if link.seq in snapshots
        ]


def _ranking(
    game: Game, state: object, turns: Iterable[TurnStart], seat: int | None
) -> tuple[RankingLine, ...]:
    turn, rows = game.turn_of(state)[0], game.standing(state, None)
    mine = [] if seat is None else game.standing(state, seat)
    totals = {row.seat: row.total for row in mine if row.seat == seat}
    began: dict[int, Standing] = {}
    for before in turns:
        if before.number < turn:
            for row in before.standing:
                if before.mover in (None, row.seat):
                    began.setdefault(row.seat, row)
    return tuple(_ranking_line(row, began.get(row.seat), totals.get(row.seat)) for row in rows)


def _ranking_line(row: Standing, before: Standing | None, own_total: int | None) -> RankingLine:
    """Return a line of the ranking with the change since an earlier one."""
    change = None
    if before is not None and _hidden_sums(before) == _hidden_sums(row):
        change = row.known - before.known
    return RankingLine(row.place, row.seat, row.total, row.sums, change, own_total)


def _hidden_sums(row: Standing) -> set[str]:
    return {name for name, amount in row.sums.items() if amount is None}


def ranking_history(
    core: Core, table_id: int, seat: int | None
) -> tuple[int, tuple[TurnStanding, ...]]:
    """Return the table's version, and the rankings at each turn's beginning and now."""

    def query(db: sqlite3.Connection) -> tuple[Table, list[bytes]]:
        table = table_of(db, table_id)
        saved = load_state(db, table_id)
        effective = {link.seq for link in effective_rows(db, table_id, table.version)}
        rows = db.execute(
            "SELECT seq, state FROM snapshots WHERE table_id = ? ORDER BY seq", [table_id]
        )
        return table, [blob for seq, blob in rows if seq in effective] + [saved.state]

    table, blobs = core.read(query)
    game = rules_of(table)
    turns: dict[int, TurnStanding] = {}
    with guard_bugs(core, table_id, doing="history"):
        for index, blob in enumerate(blobs):
            state = codec(game).decode_state(blob)
            turn, on_turn = game.turn_of(state)
            if turn in turns and index < len(blobs) - 1:
                continue
            ranking = ranking_of(game, state, seat, table.status == "ended")
            turns[turn] = TurnStanding(turn, on_turn, ranking)
    return table.version, tuple(turns[turn] for turn in sorted(turns))
