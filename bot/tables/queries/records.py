"""Records of a server: games, wins, ratings and pace, computed from its ended tables.

Only games that were played out, or conceded by one of two, count. Ratings are Weng and
Lin's (Plackett-Luce), as implemented by the library openskill, over the games between
people in the order of their ends; robots at the table are ignored in them, and games of one
person against robots alone are counted separately."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from statistics import median

import msgspec
from openskill.models import PlackettLuce

from bot.tables.queries import results
from bot.tables.storage.core import Core
from bot.tables.storage.parameters import numbered
from bot.tables.types.codec import to_json
from bot.tables.types.games import all_games

Places = dict[int, int]
"""The place of each person in a game; robots may have other places in between."""

_MODEL = PlackettLuce()
_NEW = _MODEL.rating()


class PersonRecord(msgspec.Struct, frozen=True):
    """One person on one server.

    `games` and `wins` are those among people (a shared first place is a win, a place behind a robot
    is none), `robot_games` and `robot_wins` those against robots alone. `rating` is the mean of
    the estimated strength and `doubt` its deviation; a beginner has 25 and 8.3. `pace` is the
    median of the seconds before the person moved in these games, None without a move."""

    user: int
    games: int = 0
    wins: int = 0
    robot_games: int = 0
    robot_wins: int = 0
    rating: float = _NEW.mu
    doubt: float = _NEW.sigma
    pace: int | None = None

    @property
    def lower_bound(self) -> float:
        """Lower bound of the strength, three deviations below the mean; people are ranked by it."""
        return self.rating - 3 * self.doubt


class ServerRecord(msgspec.Struct, frozen=True):
    """`people` by `lower_bound`, strongest first, those with robots only at the end; `played`:
    games that were played out, the `longest` of them in days; `conceded`: games that were
    conceded; `broken`: games that ended otherwise after they had begun."""

    people: tuple[PersonRecord, ...]
    played: int
    conceded: int
    broken: int
    longest: float


class GameTogether(msgspec.Struct, frozen=True):
    """How often two persons have ended one game: `games` in all, and in how many of them the first
    or the second was `ahead` or `behind` of the other."""

    game: str
    games: int
    ahead: int
    behind: int


class _Game(msgspec.Struct):
    """An ended table: why it ended, its days, and the person at each seat (None: a robot);
    `in_person`: it kept the record of a game played in person."""

    id: int
    game: str
    how: str
    days: float
    seats: list[int | None]
    in_person: bool

    @property
    def counts(self) -> bool:
        return self.how in ("played", "conceded")


def records_together(core: Core, guild: int, user: int, other: int) -> list[GameTogether]:
    """Return for each game how two persons have done against each other on a server.

    The game that they have played most stands first."""
    _, counted, outcomes = _load_games(core, guild)
    shared = [game for game in counted if {user, other} <= {*game.seats}]
    leads: dict[str, list[int]] = {}
    for game in shared:
        places = outcomes[game.id].places
        lead = places[game.seats.index(other)] - places[game.seats.index(user)]
        leads.setdefault(game.game, []).append(lead)
    return [
        GameTogether(key, len(of), sum(lead > 0 for lead in of), sum(lead < 0 for lead in of))
        for key, of in sorted(leads.items(), key=lambda item: (-len(item[1]), item[0]))
    ]


def server_record(core: Core, guild: int, game: str | None = None) -> ServerRecord:
    """Return games, wins, ratings and pace of a server's people, at one game or at all."""
    ended, counted, outcomes = _load_games(core, guild, game)
    played = [ended_game for ended_game in counted if ended_game.how == "played"]
    people: dict[int, PersonRecord] = {}
    placed: list[Places] = []
    waits: dict[int, list[int]] = {}
    for ended_game in counted:
        outcome, places = outcomes[ended_game.id], Places()
        for seat, user in enumerate(ended_game.seats):
            if user is not None:
                people.setdefault(user, PersonRecord(user))
                places[user] = outcome.places[seat]
                waits.setdefault(user, []).extend(outcome.waits[seat])
        placed.append(places)
        _count(people, places, robots=None in ended_game.seats)
    _rate(people, placed)
    for user in people.keys() & {user for user, seconds in waits.items() if seconds}:
        people[user] = msgspec.structs.replace(people[user], pace=round(median(waits[user])))
    days = max((ended_game.days for ended_game in played), default=0.0)
    ranked = sorted(
        people.values(),
        key=lambda ended_game: (ended_game.games == 0, -ended_game.lower_bound, ended_game.user),
    )
    broken = sum(not ended_game.counts and not ended_game.in_person for ended_game in ended)
    conceded = len(counted) - len(played)
    return ServerRecord(tuple(ranked), len(played), conceded, broken, days)


def _load_games(
    core: Core, guild: int, game: str | None = None
) -> tuple[list[_Game], list[_Game], dict[int, results.Outcome]]:
    """Return a server's ended games, those of them that count, and their outcomes."""
    ended, outcomes = core.read(
        lambda db: (_ended_games(db, guild, game), results.stored_outcomes(db, guild))
    )
    counted = [ended_game for ended_game in ended if ended_game.counts]
    missing = [ended_game.id for ended_game in counted if ended_game.id not in outcomes]
    outcomes |= results.compute_outcomes(core, missing)
    return ended, [ended_game for ended_game in counted if outcomes[ended_game.id].places], outcomes


def _ended_games(db: sqlite3.Connection, guild: int, game: str | None) -> list[_Game]:
    """Return the tables that ended after they had begun, in the order of their ends."""
    records = [game.key for game in all_games().values() if game.in_person]
    rows = db.execute(
        "SELECT t.id, t.game, t.how, (t.ended - t.started) / 86400.0,"
        " (SELECT json_group_array(user) FROM (SELECT user FROM seats WHERE table_id = t.id"
        " ORDER BY seat)), t.game IN (SELECT value FROM json_each(?3))"
        " FROM tables t WHERE t.status = 'ended' AND t.started IS NOT NULL"
        " AND t.guild = ?1 AND (?2 IS NULL OR t.game = ?2)"
        " ORDER BY t.ended, t.id",
        numbered(guild, game, to_json(records)),
    )
    return [
        _Game(table, key, how, days, msgspec.json.decode(seats, type=list[int | None]), bool(real))
        for table, key, how, days, seats, real in rows
    ]


def _count(people: dict[int, PersonRecord], places: Places, robots: bool) -> None:
    is_solo = len(places) == 1 and robots
    for user, place in places.items():
        old = people[user]
        won = place == 1
        people[user] = (
            msgspec.structs.replace(
                old, robot_games=old.robot_games + 1, robot_wins=old.robot_wins + won
            )
            if is_solo
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
