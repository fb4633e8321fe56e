"""What a server has played: games, wins, ratings and pace, worked out from its ended tables.

Only games played out by their rules, or given up by one of two, count. Ratings are Weng and Lin's
(Plackett-Luce) as the library openskill has them, over the games between people in the order in
which they ended; a robot at the table is left out of them, and games in which one person met robots
alone are counted apart.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from statistics import median

import msgspec
from openskill.models import PlackettLuce

from bot.tables.codec import codec
from bot.tables.core import Core, mishaps
from bot.tables.games import game_of
from bot.tables.looking import awarded
from bot.tables.model import Table
from bot.tables.rows import kept_of, tables_where

Places = dict[int, int]
"""The place that each person of a game took; robots may have taken those between."""

_MODEL = PlackettLuce()
_NEW = _MODEL.rating()


class PersonRecord(msgspec.Struct, frozen=True):
    """One person on one server. `games` and `wins` among people (a shared first place is a win),
    `robot_games` and `robot_wins` alone against robots. `rating` is the mean of what is known of
    the strength and `doubt` its deviation; a beginner has 25 and 8.3. `pace` is the median of the
    seconds until the person moved, None if no move was found."""

    user: int
    games: int = 0
    wins: int = 0
    robot_games: int = 0
    robot_wins: int = 0
    rating: float = _NEW.mu
    doubt: float = _NEW.sigma
    pace: int | None = None

    @property
    def sure(self) -> float:
        """What the strength is at least, all but certainly: what people are ranked by."""
        return self.rating - 3 * self.doubt


class ServerRecord(msgspec.Struct, frozen=True):
    """`people` by `sure`, strongest first, those with robots only behind them; `played` games ended
    by their rules or given up, `broken` otherwise after they had begun; `longest` in days."""

    people: tuple[PersonRecord, ...]
    played: int
    broken: int
    longest: float


def records(core: Core, guild: int, game: str | None) -> ServerRecord:
    """The record of a server, of one game or of all."""

    def ask(db: sqlite3.Connection) -> tuple[list[Table], list[tuple[Table, bytes]]]:
        ended = tables_where(
            db,
            "t.status = 'ended' AND t.started IS NOT NULL AND t.guild = ?1"
            " AND (?2 IS NULL OR t.game = ?2) ORDER BY t.ended, t.id",
            (guild, game),
        )
        played = [table for table in ended if table.how in ("played", "conceded")]
        return ended, [(table, kept_of(db, table.id).state) for table in played]

    ended, played = core.read(ask)
    placed = [_places(core, table, state) for table, state in played]
    people = {user: PersonRecord(user) for places in placed for user in places}
    for places, (table, _) in zip(placed, played, strict=True):
        _count(people, places, robots=any(row.robot for row in table.seats))
    _rate(people, placed)
    _pace(core, people, [table.id for table, _ in played])
    days = [((table.ended or 0) - (table.started or 0)) / 86_400 for table, _ in played]
    ranked = sorted(people.values(), key=lambda one: (one.games == 0, -one.sure, one.user))
    return ServerRecord(
        tuple(ranked), len(played), len(ended) - len(played), max(days, default=0.0)
    )


def _places(core: Core, table: Table, state: bytes) -> Places:
    """Where the people of a table came in among all its seats."""
    game = game_of(table.game)
    with mishaps(core, table.id, doing="records"):
        standing = awarded(table, game.standing(codec(game).state(state), None))
    place = {line.seat: line.place for line in standing}
    return {row.user: place[row.seat] for row in table.seats if row.user is not None}


def _count(people: dict[int, PersonRecord], places: Places, robots: bool) -> None:
    alone = len(places) == 1 and robots
    best = min(places.values(), default=0)
    for user, place in places.items():
        old = people[user]
        won = place == 1 if alone else place == best
        people[user] = (
            msgspec.structs.replace(
                old, robot_games=old.robot_games + 1, robot_wins=old.robot_wins + won
            )
            if alone
            else msgspec.structs.replace(old, games=old.games + 1, wins=old.wins + won)
        )


def _rate(people: dict[int, PersonRecord], placed: Iterable[Places]) -> None:
    ratings = {user: _MODEL.rating() for user in people}
    for places in placed:
        users = sorted(places)
        if len(users) < 2:
            continue
        teams = [[ratings[user]] for user in users]
        for user, [rated] in zip(
            users, _MODEL.rate(teams, ranks=[float(places[user]) for user in users]), strict=True
        ):
            ratings[user] = rated
    for user, rated in ratings.items():
        people[user] = msgspec.structs.replace(people[user], rating=rated.mu, doubt=rated.sigma)


_WAITS = (
    "SELECT user, at - before FROM (SELECT user, kind, at,"
    " lag(at) OVER here AS before, lag(user) OVER here AS mover FROM log"
    " WHERE table_id = ? AND kind IN ('start', 'action') WINDOW here AS (ORDER BY seq))"
    " WHERE kind = 'action' AND user IS NOT NULL AND before IS NOT NULL AND user IS NOT mover"
)


def _pace(core: Core, people: dict[int, PersonRecord], tables: Sequence[int]) -> None:
    """How long the others waited each time until a person moved."""

    def ask(db: sqlite3.Connection) -> list[tuple[int, int]]:
        return [row for table in tables for row in db.execute(_WAITS, [table])]

    waits: dict[int, list[int]] = {}
    for user, seconds in core.read(ask):
        waits.setdefault(user, []).append(seconds)
    for user in people.keys() & waits.keys():
        people[user] = msgspec.structs.replace(people[user], pace=round(median(waits[user])))
