"""The process is killed again and again while people play, and other things go wrong meanwhile.

After each kill the log must hold what people saw and pressed, and nothing else; when all is quiet
again every row is told by exactly one card, and every table is played on.
"""

import asyncio
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bot.tables.types.games import all_games
from bot.tables.types.model import VerifyReport
from bot.upkeep.checking import check_tables
from tests.wire import audit
from tests.wire.house import House, build_house, played
from tests.wire.knobs import When
from tests.wire.people import Person
from tests.wire.process import Running, bot, command
from tests.wire.server import Last
from tests.wire.situations import SITUATIONS

STOPPING = 60.0
"""Seconds in which the process must be gone that was told to stop."""
QUIET = 300.0
"""Seconds in which everything must be said when nothing goes wrong any more."""
LIFE, LONGEST = 40, 20.0
"""Requests after which a process dies at the latest, and seconds."""
SOFTLY = 0.15
"""How many processes are told to stop instead."""
WORKERS = ("1", "2")
"""How many processes draw: few are soon there."""
PATIENT, ENOUGH = 900.0, 80
"""Seconds in which each table must be moved on by people who press what they find, or ways from the
card that they went in vain."""


@dataclass
class Tally:
    """What came of it."""

    kills: int = 0
    presses: int = 0
    unanswered: int = 0
    moves: int = 0
    cards: int = 0
    situations: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    turns: Counter[int] = field(default_factory=Counter)
    """By table, how often people went a way from its card."""

    def __str__(self) -> str:
        situations = ", ".join(f"{name} {count}" for name, count in sorted(self.situations.items()))
        return (
            f"{self.kills} kills ({situations}): {self.presses} presses, {self.unanswered} of them"
            f" never answered, {self.moves} moves, {self.cards} cards; wrong: {len(self.wrong)}"
        )


# --- playing ------------------------------------------------------------------------------------


async def _at_table(house: House, table: int, tally: Tally) -> None:
    """Whoever is to move at this table presses, now and then somebody else."""
    while True:
        _, to_move, status = audit.moving(house.path, table)
        users = house.tables[table][1]
        if status != "running" or table not in house.people.cards:
            await asyncio.sleep(0.1)
            continue
        seats = [seat for seat in to_move if seat < len(users)] or list(range(len(users)))
        user = users[house.chance.choice(seats)]
        if house.chance.random() < 0.1:
            user = house.chance.choice(users)
        person = Person(house.people, user, house.chance)
        await person.turn(table)
        tally.turns[table] += 1
        tally.presses += person.pressed
        tally.unanswered += person.unanswered
        await asyncio.sleep(0.02)


@asynccontextmanager
async def playing(house: House, tally: Tally) -> AsyncIterator[None]:
    """People play at all tables."""
    tasks = [asyncio.create_task(_at_table(house, table, tally)) for table in house.tables]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception):
                raise result


async def until(ready: Callable[[], bool], seconds: float) -> bool:
    """Whether it came about in so many seconds."""
    end = time.monotonic() + seconds
    while not ready():
        if time.monotonic() > end:
            return False
        await asyncio.sleep(0.05)
    return True


async def quiet(house: House, tally: Tally) -> None:
    """Nothing goes wrong any more while the bot runs: everything is said, and every table is played
    on, and that is said too."""
    before = {table: audit.moving(house.path, table) for table in house.tables}
    still = [table for table, at in before.items() if at[2] == "running"]
    if not await until(lambda: audit.at_rest(house.path), QUIET):
        tally.wrong.append("not everything was said")

    def stuck() -> list[int]:
        return [table for table in still if audit.moving(house.path, table)[0] == before[table][0]]

    tally.turns.clear()
    async with playing(house, tally):
        await until(lambda: all(tally.turns[table] > ENOUGH for table in stuck()), PATIENT)
    for table in stuck():
        ways = [way.custom_id for way in house.people.ways(*house.people.cards[table])]
        at, tried = audit.moving(house.path, table), house.people.tried(table)[-20:]
        tally.wrong.append(f"nobody could move at table {table}, {at}: {ways}, tried: {tried}")
    if not await until(lambda: audit.at_rest(house.path), QUIET):
        tally.wrong.append("not everything was said after playing on")


async def rehearsed(house: House) -> list[str]:
    """A copy is taken while people play, put in place elsewhere, and played again."""
    copy, other = (house.path.with_name(f"{name}-{time.time_ns()}") for name in ("copy", "other"))
    for database, words in ((house.path, ("backup", copy)), (other, ("restore", copy))):
        code, output = await command(house.discord, database, *map(str, words))
        if code:
            return [f"{words[0]} of a copy: {output}"]
    checked = list(check_tables(other))
    wrong = [
        str(report)
        for report in checked
        if not isinstance(report[1], VerifyReport) or not report[1].ok
    ]
    if len(checked) != len(house.tables):
        wrong.append(f"{len(checked)} tables are in the copy of {len(house.tables)}")
    return wrong


async def looked_over(house: House, tally: Tally) -> None:
    """The books while the bot is stopped, and everything is said."""
    tally.wrong += audit.moves(house)
    tally.wrong += audit.cards(house)
    tally.wrong += await audit.words(house)
    tally.wrong += house.discord.wrong
    tally.moves = sum(audit.moving(house.path, table)[0] for table in house.tables)
    tally.cards = sum(len(cards) for cards in audit.collect_cards(house).values())


async def calm(house: House, tally: Tally, *, rehearse: bool = False) -> None:
    """A life of the process in which nothing goes wrong, to its end; with `rehearse` a copy of the
    database is taken meanwhile and put in place elsewhere."""
    async with bot(house.discord, house.path, house.log) as running:
        if rehearse:
            async with playing(house, tally):
                tally.wrong += await rehearsed(house)
        await quiet(house, tally)
        running.send(signal.SIGTERM)
        await running.over(STOPPING)
    await looked_over(house, tally)


async def killed(house: House, tally: Tally, situation: str) -> None:
    """One life of the process. It is killed while Discord has a request of it in its hands, or told
    to stop."""
    when: When = house.chance.choice(("before", "after"))
    requests, softly = house.chance.randint(1, LIFE), house.chance.random() < SOFTLY
    workers = house.chance.choice(WORKERS)
    async with bot(house.discord, house.path, house.log, ROUNDHOUSE_WORKERS=workers) as running:
        if not softly:
            house.discord.last = Last(requests, when, lambda: running.send(signal.SIGKILL))
        async with playing(house, tally):
            going = asyncio.create_task(_life(house, running, situation))
            most = LONGEST * requests / LIFE if softly else LONGEST
            await until(lambda: running.process.returncode is not None, most)
            running.send(signal.SIGTERM if softly else signal.SIGKILL)
            await running.over(STOPPING)
            going.cancel()
            await asyncio.gather(going, return_exceptions=True)
    house.discord.last = None
    house.discord.lift()
    tally.kills += 1
    tally.situations[situation] += 1
    tally.wrong += [
        f"after kill {tally.kills} ({situation}): {complaint}" for complaint in audit.moves(house)
    ]


async def _life(house: House, running: Running, situation: str) -> None:
    await asyncio.sleep(house.chance.uniform(0, 1))
    await SITUATIONS[situation](house, running)
    await asyncio.Event().wait()


async def furnished(
    folder: Path, seed: int, tables: int, moves: int, *, most: int | None = None
) -> House:
    """Tables of every game in turn, with each number of seats in turn (or at `most` so many
    people), in the middle of play."""
    house = build_house(folder, seed)
    keys = played()
    for number in range(tables):
        game = all_games()[keys[number % len(keys)]]
        sizes = list(game.seats)
        seats = sizes[(seed + number // len(keys)) % len(sizes)]
        if most is not None:
            seats = max(size for size in sizes if size <= most)
        await house.furnish(game.key, seats, house.chance.randint(0, moves), number)
    return house


async def refurnished(house: House, moves: int) -> None:
    """A new table for each one whose game is over; the bot must not run."""
    for table, (_, users) in list(house.tables.items()):
        if table not in house.replaced and audit.moving(house.path, table)[2] == "ended":
            house.replaced.add(table)
            game = audit.game(house.path, table)
            await house.furnish(game, len(users), house.chance.randint(0, moves), len(house.tables))


async def kills(
    folder: Path,
    seed: int,
    count: int,
    *,
    tables: int = 8,
    moves: int = 120,
    every: int = 10,
    rehearse: bool = True,
    situations: Sequence[str] = sorted(SITUATIONS),
    tell: Callable[[str], None] = lambda line: None,
) -> Tally:
    """So many kills, with a quiet time after each few, in which a copy is `rehearsed`."""
    house = await furnished(folder, seed, tables, moves)
    tally = Tally()
    await house.discord.open()
    try:
        while tally.kills < count and not tally.wrong:
            await killed(house, tally, situations[(seed + tally.kills) % len(situations)])
            if tally.kills % every == 0 or tally.kills == count:
                await calm(house, tally, rehearse=rehearse)
                await refurnished(house, moves)
                tell(str(tally))
    finally:
        await house.discord.close()
    return tally
