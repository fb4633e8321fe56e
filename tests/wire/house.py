"""A server with people, and tables of every game in the middle of play, in a database."""

import hashlib
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from bot.tables.api.service import Tables
from bot.tables.types.games import all_games
from bot.tables.types.hours import PingSettings
from bot.tables.types.model import Place
from bot.tables.types.settings import PersonSettings
from rules.dice import SeededDice
from rules.errors import RuleError
from tests.conformance.cases import cases, examples
from tests.support import thrift
from tests.wire.people import People
from tests.wire.server import Discord

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


def played() -> list[str]:
    """The games that the bot as a process knows: no examples."""
    return sorted(cases().keys() - {case.key for case in examples()})


@dataclass
class House:
    """The pretended Discord, who is there, and the database of the bot. `tables`: the channel of
    each table and who sits at it, by seat."""

    seed: int
    discord: Discord
    people: People
    path: Path
    chance: random.Random
    guild: int
    tables: dict[int, tuple[int, list[int]]] = field(default_factory=dict)
    log: list[str] = field(default_factory=list)
    replaced: set[int] = field(default_factory=set)
    """Tables whose game is over, and for which there is another."""

    async def furnish(
        self,
        game: str,
        seats: int,
        moves: int,
        number: int,
        *,
        called: int = 1,
        robots: int = 0,
        level: str = "expert",
    ) -> int:
        """One more table of this game with people at every seat, so many moves after its start; the
        bot must not run. Every other one is in a thread, and whoever sits first (so many) is called
        by private messages. With `robots`, so many of a `level` sit there besides: then without
        moves. Returns the number of the table."""
        backend = self.discord.backend
        channel = backend.create_channel(self.guild, f"{game.replace('_', '-')}-{number}")
        spot, thread = channel.id, None
        if number % 2:
            spot = thread = backend.create_thread(channel.id, game, backend.bot_user.id).id
        users = []
        for name in NAMES[:seats]:
            user = backend.make_user(f"{name.lower()}{number}", global_name=f"{name}{number}")
            backend.add_member(self.guild, user.id)
            users.append(user.id)
        tables = Tables(thrift.store(self.path), entropy=self.entropy(number))
        place = Place(self.guild, channel.id, thread)
        try:
            for user in users[:called]:
                await tables.save_person_settings(
                    user, PersonSettings(pings=PingSettings("direct"))
                )
            table = await _begun(tables, game, place, users, number, (level,) * robots)
            for _ in range(moves):
                if not await _moved(tables, table, users, number):
                    break
        finally:
            await tables.close()
        self.tables[table] = (spot, users)
        return table

    def entropy(self, number: int) -> Callable[[int], bytes]:
        """Secret bytes that are the same for the same seed and table."""
        calls = count()
        return lambda size: hashlib.sha256(f"{self.seed} {number} {next(calls)}".encode()).digest()[
            :size
        ]


def build_house(folder: Path, seed: int, **options: object) -> House:
    """An empty server."""
    discord = Discord(seed, **options)  # type: ignore[arg-type]
    guild = discord.backend.create_guild("Trains")
    people = People(discord)
    return House(seed, discord, people, folder / "wire.sqlite", random.Random(seed), guild.id)


async def _begun(
    tables: Tables, game: str, place: Place, users: list[int], number: int, robots: Sequence[str]
) -> int:
    options = _accepted(game, len(users) + len(robots), number)
    table = await tables.open_table(game, place, users[0], key=f"open-{number}", options=options)
    for user in users[1:]:
        await tables.join(table.id, user)
    for level in robots:
        await tables.add_robot(table.id, users[0], level)
    await tables.start_game(table.id, users[0], key=f"start-{number}")
    return table.id


def _accepted(game: str, seats: int, number: int) -> Any:
    """Options with which the game can be played by so many: not all books of the dice desk can."""
    for step in count(number):
        options = cases()[game].combination(step)[1]
        with suppress(RuleError):
            all_games()[game].setup(seats, options, SeededDice(b"house"))
            return options
    raise AssertionError("`count` never ends")


async def _moved(tables: Tables, number: int, users: list[int], seed: int) -> bool:
    """The seat to move does what a robot would; False if the game is over."""
    table = await tables.get_table(number)
    if table.status != "running" or not table.to_move:
        return False
    seat = table.to_move[0]
    user = table.seats[seat].user
    assert user is not None
    look = await tables.read_table(number, user)
    robot = all_games()[table.game].robot("steady")
    dice = SeededDice(f"{seed}-{table.version}".encode())
    action = robot.choose(look.view, seat, dice)
    key = f"move-{number}-{table.version}"
    await tables.submit_action(number, user, action, version=table.version, key=key)
    return True
