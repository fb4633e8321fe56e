"""What chance of winning everybody had, turn by turn, in a game that is over: what is kept of it,
and what it is reckoned from. Nothing of it is known while a game runs: it would tell secrets."""

from __future__ import annotations

import sqlite3
from functools import partial
from typing import Any

import msgspec

from bot.tables.moves.undo import state_at
from bot.tables.storage.core import Core
from bot.tables.storage.rows import chain, table_of
from bot.tables.types.codec import codec, pack, text
from bot.tables.types.errors import TableError
from bot.tables.types.games import game_of
from bot.tables.types.hours import DAY
from rules.game import Action, Event, Game
from rules.thinking.chances import compared, wins
from rules.thinking.hints import follows
from rules.thinking.mind import Mind

RECENT = 2 * DAY
"""Games that ended longer ago are reckoned once somebody asks."""


class Point(msgspec.Struct, frozen=True):
    """Everybody's chance to win, 0..1 by seat, after row `seq` of the log."""

    seq: int
    shares: tuple[float, ...]


class Better(msgspec.Struct, frozen=True):
    """What would have been better than row `row`: with it the seat's chance looked like `could`, as
    it was played like `had`."""

    row: int
    action: msgspec.Raw
    had: float
    could: float


class Swing(msgspec.Struct, frozen=True):
    """What a turn did to the chance of who played it: between the rows `since` and `until` it went
    from `was` to `now`."""

    seat: int
    since: int
    until: int
    was: float
    now: float
    better: Better | None = None


class Chances(msgspec.Struct, frozen=True):
    """Of one game: points oldest first, the few turns that changed most in their order."""

    points: tuple[Point, ...] = ()
    swings: tuple[Swing, ...] = ()


class Decision(msgspec.Struct, frozen=True):
    """What a seat did at row `row`, and what it and everybody saw then: plain data, to be carried
    anywhere."""

    game: str
    row: int
    seat: int
    view: Any
    public: Any
    action: Any

    @property
    def work(self) -> partial[tuple[Action, float, float] | None]:
        """Whether something would have been better, for a worker."""
        return partial(_improved, self)


def mind_of(game: Game) -> Mind | None:
    return getattr(game, "mind", None)


def known(core: Core, table: int) -> Chances | None:
    """What was reckoned; None if nothing is yet. TableError: not-over."""

    def ask(db: sqlite3.Connection) -> Chances | None:
        found = table_of(db, table)
        if found.status != "ended" or found.started is None:
            raise TableError("not-over")
        row = db.execute("SELECT found FROM chances WHERE table_id = ?", [table]).fetchone()
        return None if row is None else msgspec.json.decode(row[0], type=Chances)

    return core.read(ask)


def keep(core: Core, table: int, found: Chances) -> None:
    core.write(
        lambda db: db.execute(
            "INSERT OR REPLACE INTO chances (table_id, found) VALUES (?, ?)", [table, text(found)]
        )
    )


def owed(core: Core) -> list[int]:
    """Games that ended of late and are not reckoned, the oldest first."""
    since = core.now() - RECENT
    return core.read(
        lambda db: [
            row[0]
            for row in db.execute(
                "SELECT t.id FROM tables t LEFT JOIN chances c ON c.table_id = t.id"
                " WHERE t.status = 'ended' AND t.started IS NOT NULL AND t.ended > ?"
                " AND c.table_id IS NULL ORDER BY t.ended",
                [since],
            )
        ]
    )


def position(core: Core, table: int, seq: int) -> tuple[str, bytes]:
    """The game, and the state after a row."""

    def ask(db: sqlite3.Connection) -> tuple[str, bytes]:
        found = table_of(db, table)
        return found.game, pack(state_at(db, game_of(found.game), table, seq))

    return core.read(ask)


def tried(game: str, state: bytes, first: int, count: int) -> tuple[float, ...]:
    """How the wins are shared in so many playouts from a state, for a worker."""
    rules = game_of(game)
    mind = mind_of(rules)
    assert mind is not None, "only a game with a mind is thought about"
    return wins(rules, mind, codec(rules).state(state), range(first, first + count))


def decisions(core: Core, table: int, seat: int, since: int, until: int) -> list[Decision]:
    """What a seat did between two rows, without what was taken back."""

    def ask(db: sqlite3.Connection) -> list[Decision]:
        game = game_of(table_of(db, table).game)
        rows = [link.seq for link in chain(db, table, until) if link.seq > since]
        return [found for row in reversed(rows) if (found := _decision(db, game, table, row, seat))]

    return core.read(ask)


def decision(core: Core, table: int, row: int, seat: int) -> Decision:
    """What the seat did at a row."""

    def ask(db: sqlite3.Connection) -> Decision:
        found = _decision(db, game_of(table_of(db, table).game), table, row, seat)
        assert found is not None, "a row that was reckoned"
        return found

    return core.read(ask)


def _decision(
    db: sqlite3.Connection, game: Game, table: int, row: int, seat: int
) -> Decision | None:
    kind, mover, action = db.execute(
        "SELECT kind, seat, action FROM log WHERE table_id = ? AND seq = ?", [table, row]
    ).fetchone()
    if kind != "action" or mover != seat:
        return None
    before = next(link.seq for link in chain(db, table, row) if link.seq < row)
    state = state_at(db, game, table, before)
    seen, public = game.view(state, seat), game.view(state, None)
    return Decision(game.key, row, seat, seen, public, codec(game).action(action))


def _improved(asked: Decision) -> tuple[Action, float, float] | None:
    """What was surely better, its chance, and that of what was done."""
    game = game_of(asked.game)
    mind = mind_of(game)
    assert mind is not None, "only a game with a mind is thought about"
    best, done = compared(game, mind, asked.view, asked.seat, asked.action, mind.playouts)
    if best.action == done.action or best.chance <= done.chance:
        return None
    return best.action, best.chance, done.chance


def advised(asked: Decision, better: Better) -> tuple[Action, tuple[Event, ...]]:
    """The better action, and what would have followed of it at once."""
    game = game_of(asked.game)
    mind = mind_of(game)
    assert mind is not None, "only a game with a mind is thought about"
    action = codec(game).action(bytes(better.action))
    return action, follows(game, mind, asked.view, asked.seat, action)
