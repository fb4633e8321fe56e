"""Winning chances in an ended game, turn by turn: their storage and the data they are computed
from.

They are not available while a game runs, because they would reveal secrets."""

from __future__ import annotations

import sqlite3
from functools import partial

import msgspec

from bot.tables.moves.undo import rebuild_state
from bot.tables.storage.core import Core
from bot.tables.storage.rows import effective_rows, table_of
from bot.tables.types.codec import codec, pack_state, to_json
from bot.tables.types.errors import TableError
from bot.tables.types.games import game_of, rules_of
from bot.tables.types.hours import DAY
from rules.game import Action, Event, Game
from rules.thinking.chances import compare_with_best, count_wins
from rules.thinking.evaluator import Evaluator
from rules.thinking.hints import immediate_events, reasons_for
from rules.thinking.learned import Reason

AUTO_SPAN = 2 * DAY
"""Seconds after its end in which a game is analyzed automatically; later only on request."""


class ChancePoint(msgspec.Struct, frozen=True):
    """Every seat's chance to win, 0..1, after row `seq` of the log."""

    seq: int
    shares: tuple[float, ...]


class BetterMove(msgspec.Struct, frozen=True):
    """An action that would have been better than row `row`: the seat's chance would have been
    `could` instead of `had`, for these reasons."""

    row: int
    action: msgspec.Raw
    had: float
    could: float
    reasons: tuple[Reason, ...] = ()


class Swing(msgspec.Struct, frozen=True):
    """Change of the chance of the seat whose turn it was: from `was` at row `since` to `now`
    at row `until`."""

    seat: int
    since: int
    until: int
    was: float
    now: float
    better: BetterMove | None = None


class ChanceCurve(msgspec.Struct, frozen=True):
    """Chances in one game: points, oldest first, and the few turns with the largest swings, in
    order."""

    points: tuple[ChancePoint, ...] = ()
    swings: tuple[Swing, ...] = ()


class Decision(msgspec.Struct, frozen=True):
    """An action of a seat at row `row`, with the views of that moment, as plain data for a
    worker."""

    game: str
    row: int
    seat: int
    view: object
    public: object
    action: Action

    @property
    def work(self) -> partial[tuple[Action, float, float, tuple[Reason, ...]] | None]:
        """The call that looks for a better action, for a worker."""
        return partial(_find_better, self)


def evaluator_of(game: Game) -> Evaluator | None:
    return getattr(game, "evaluator", None)


def load_chances(core: Core, table_id: int) -> ChanceCurve | None:
    """Return the stored chances; None if there are none yet. TableError: not-over."""

    def query(db: sqlite3.Connection) -> ChanceCurve | None:
        table = table_of(db, table_id)
        if table.status != "ended" or table.started is None:
            raise TableError("not-over")
        row = db.execute("SELECT found FROM chances WHERE table_id = ?", [table_id]).fetchone()
        return None if row is None else msgspec.json.decode(row[0], type=ChanceCurve)

    return core.read(query)


def save_chances(core: Core, table_id: int, chances: ChanceCurve) -> None:
    core.write(
        lambda db: db.execute(
            "INSERT OR REPLACE INTO chances (table_id, found) VALUES (?, ?)",
            [table_id, to_json(chances)],
        )
    )


def pending_analyses(core: Core) -> list[int]:
    """Return the tables that ended recently and are not analyzed, the oldest first."""
    since = core.now() - AUTO_SPAN
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


def load_position(core: Core, table_id: int, seq: int) -> tuple[str, bytes]:
    """Return the game and the state after a row."""

    def query(db: sqlite3.Connection) -> tuple[str, bytes]:
        table = table_of(db, table_id)
        return table.game, pack_state(rebuild_state(db, rules_of(table), table_id, seq))

    return core.read(query)


def run_playouts(game: str, state: bytes, first: int, count: int) -> tuple[float, ...]:
    """Return how the wins are shared in some playouts from a state; for a worker."""
    rules = game_of(game)
    evaluator = evaluator_of(rules)
    assert evaluator is not None, "game has no evaluator"
    return count_wins(
        rules, evaluator, codec(rules).decode_state(state), range(first, first + count)
    )


def load_decisions(core: Core, table: int, seat: int, since: int, until: int) -> list[Decision]:
    """Return the decisions of a seat between two rows, without those that were taken back."""

    def query(db: sqlite3.Connection) -> list[Decision]:
        game = rules_of(table_of(db, table))
        rows = [link.seq for link in effective_rows(db, table, until) if link.seq > since]
        return [
            result for row in reversed(rows) if (result := _decision(db, game, table, row, seat))
        ]

    return core.read(query)


def load_decision(core: Core, table: int, row: int, seat: int) -> Decision:
    """Return the decision of the seat at a row."""

    def query(db: sqlite3.Connection) -> Decision:
        result = _decision(db, rules_of(table_of(db, table)), table, row, seat)
        assert result is not None, "row holds no decision of this seat"
        return result

    return core.read(query)


def _decision(
    db: sqlite3.Connection, game: Game, table: int, row: int, seat: int
) -> Decision | None:
    kind, row_seat, action = db.execute(
        "SELECT kind, seat, action FROM log WHERE table_id = ? AND seq = ?", [table, row]
    ).fetchone()
    if kind != "action" or row_seat != seat:
        return None
    before = next(link.seq for link in effective_rows(db, table, row) if link.seq < row)
    state = rebuild_state(db, game, table, before)
    view, public = game.view(state, seat), game.view(state, None)
    return Decision(game.key, row, seat, view, public, codec(game).decode_action(action))


def _find_better(
    decision: Decision,
) -> tuple[Action, float, float, tuple[Reason, ...]] | None:
    """Return a clearly better action, its chance, that of the actual one, and the reasons; None if
    there is none."""
    game = game_of(decision.game)
    evaluator = evaluator_of(game)
    assert evaluator is not None, "game has no evaluator"
    best, actual = compare_with_best(
        game, evaluator, decision.view, decision.seat, decision.action, evaluator.playouts
    )
    if best.action == actual.action or best.chance <= actual.chance:
        return None
    reasons = reasons_for(game, evaluator, decision.view, decision.seat, best.action, actual.action)
    return best.action, best.chance, actual.chance, reasons


def better_line(decision: Decision, better: BetterMove) -> tuple[Action, tuple[Event, ...]]:
    """Return the better action, and the events that would have followed immediately."""
    game = game_of(decision.game)
    evaluator = evaluator_of(game)
    assert evaluator is not None, "game has no evaluator"
    action = codec(game).decode_action(bytes(better.action))
    return action, immediate_events(game, evaluator, decision.view, decision.seat, action)
