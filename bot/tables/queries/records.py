"""What a server has played: games, wins, ratings and pace, worked out from its ended tables.

Only games played out by their rules, or given up by one of two, count. Ratings are Weng and Lin's
(Plackett-Luce) as the library openskill has them, over the games between people in the order in
which they ended; a robot at the table is left out of them, and games in which one person met robots
alone are counted apart.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from statistics import median

import msgspec
from openskill.models import PlackettLuce

from bot.tables.queries import results
from bot.tables.storage.core import Core

Places = dict[int, int]
"""The place that each person of a game took; robots may have taken those between."""

_MODEL = PlackettLuce()
_NEW = _MODEL.rating()


class PersonRecord(msgspec.Struct, frozen=True):
    """One person on one server. `games` and `wins` among people (a shared first place is a win),
    `robot_games` and `robot_wins` alone against robots. `rating` is the mean of what is known of
    the strength and `doubt` its deviation; a beginner has 25 and 8.3. `pace` is the median of the
    seconds until the person moved in these games, None if no move was found."""

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
    by their rules, the `longest` of them in days; `conceded` ones were given up, `broken` ones
    ended otherwise after they had begun."""

    people: tuple[PersonRecord, ...]
    played: int
    conceded: int
    broken: int
    longest: float


class _Game(msgspec.Struct):
    """An ended table: how, how many days it took, and who sat where (None: a robot)."""

    id: int
    how: str
    days: float
    seats: list[int | None]


def records(core: Core, guild: int, game: str | None = None) -> ServerRecord:
    """Games, wins, ratings and pace of a server's people, at one game or at all."""
    ended, known = core.read(lambda db: (_ended(db, guild, game), results.known(db, guild)))
    played = [one for one in ended if one.how == "played"]
    counted = [one for one in ended if one.how in ("played", "conceded")]
    known |= results.worked_out(core, [one.id for one in counted if one.id not in known])
    people: dict[int, PersonRecord] = {}
    placed: list[Places] = []
    waits: dict[int, list[int]] = {}
    for one in counted:
        outcome, places = known[one.id], Places()
        for seat, user in enumerate(one.seats):
            if user is not None:
                people.setdefault(user, PersonRecord(user))
                places[user] = outcome.places[seat]
                waits.setdefault(user, []).extend(outcome.waits[seat])
        placed.append(places)
        _count(people, places, robots=None in one.seats)
    _rate(people, placed)
    for user in people.keys() & {user for user, found in waits.items() if found}:
        people[user] = msgspec.structs.replace(people[user], pace=round(median(waits[user])))
    days = max((one.days for one in played), default=0.0)
    ranked = sorted(people.values(), key=lambda one: (one.games == 0, -one.sure, one.user))
    conceded, broken = len(counted) - len(played), len(ended) - len(counted)
    return ServerRecord(tuple(ranked), len(played), conceded, broken, days)


def _ended(db: sqlite3.Connection, guild: int, game: str | None) -> list[_Game]:
    """The tables that ended after they had begun, in the order in which they did."""
    rows = db.execute(
        "SELECT t.id, t.how, (t.ended - t.started) / 86400.0,"
        " (SELECT json_group_array(user) FROM (SELECT user FROM seats WHERE table_id = t.id"
        " ORDER BY seat)) FROM tables t WHERE t.status = 'ended' AND t.started IS NOT NULL"
        " AND t.guild = ?1 AND (?2 IS NULL OR t.game = ?2) ORDER BY t.ended, t.id",
        (guild, game),
    )
    return [
        _Game(number, how, days, msgspec.json.decode(seats, type=list[int | None]))
        for number, how, days, seats in rows
    ]


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
