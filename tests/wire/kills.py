"""The process is killed again and again while people play, and other things go wrong meanwhile.

After each kill the log must hold what people saw and pressed, and nothing else; when all is quiet
again every row is told by exactly one card, and every table is played on.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from bot.tables.types.games import games
from bot.tables.types.model import VerifyReport
from bot.upkeep.checking import check
from tests.wire import audit
from tests.wire.house import House, house, played
from tests.wire.knobs import Fault
from tests.wire.people import Person
from tests.wire.process import Running, bot, command

CARDS = "/channels/*/messages*"
STOPPING = 60.0
"""Seconds in which the process must be gone that was told to stop."""
QUIET = 90.0
"""Seconds in which everything must be said when nothing goes wrong any more."""
LIFE, LONGEST = 60, 8.0
"""Presses after which a process dies at the latest, and seconds."""
PATIENT, ENOUGH = 240.0, 80
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
        told = ", ".join(f"{name} {count}" for name, count in sorted(self.situations.items()))
        return (
            f"{self.kills} kills ({told}): {self.presses} presses, {self.unanswered} of them never"
            f" answered, {self.moves} moves, {self.cards} cards; wrong: {len(self.wrong)}"
        )


# --- what goes wrong besides --------------------------------------------------------------------

Situation = Callable[[House, Running], Awaitable[None]]


async def _nothing(_house: House, _running: Running) -> None:
    pass


async def _full_disk(house: House, running: Running) -> None:
    running.full_disk()
    await asyncio.sleep(house.chance.uniform(0.2, 1.5))
    if house.chance.random() < 0.5:
        running.full_disk(False)


async def _locked(house: House, _running: Running) -> None:
    """Somebody else holds the write lock of the database."""
    other = sqlite3.connect(house.path, isolation_level=None, timeout=1)
    try:
        with suppress(sqlite3.OperationalError):
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(house.chance.uniform(0.3, 6))
    finally:
        other.close()


async def _no_pictures(house: House, running: Running) -> None:
    """The processes that draw die, again and again."""
    for _ in range(house.chance.randint(1, 4)):
        for pid in running.workers():
            if house.chance.random() < 0.7:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        await asyncio.sleep(0.3)


async def _refusing(house: House, _running: Running) -> None:
    """Discord takes no cards for a while."""
    what = house.chance.choice([(403, 50013), (404, 10003), (500, 0), (503, 0), (429, 0)])
    house.discord.meets(Fault("*", CARDS, what[0], times=None, code=what[1]))
    house.discord.meets(Fault("*", CARDS + "/*", what[0], times=None, code=what[1]))
    await asyncio.sleep(house.chance.uniform(0.3, 2))
    house.discord.lift()


async def _bad_line(house: House, _running: Running) -> None:
    """A third of everything breaks, before or after Discord did it."""
    for path in ("/channels/*", "/channels/*/*", "/channels/*/*/*", "/interactions/*/*/*",
                 "/webhooks/*/*", "/webhooks/*/*/*/*"):  # fmt: skip
        for when in ("before", "after"):
            house.discord.meets(Fault("*", path, "reset", when, None, chance=0.15))
    await asyncio.sleep(house.chance.uniform(0.5, 3))


async def _cut_off(house: House, _running: Running) -> None:
    """The gateway breaks; what happens meanwhile is told afterwards."""
    for _ in range(house.chance.randint(1, 3)):
        await house.discord.gateway.cut(abort=house.chance.random() < 0.5)
        await asyncio.sleep(house.chance.uniform(0.2, 1))


async def _slow(house: House, _running: Running) -> None:
    """Discord is out of breath."""
    house.discord.meets(Fault("*", CARDS, "hang", "after", None, chance=0.5))
    await asyncio.sleep(house.chance.uniform(0.3, 1))


SITUATIONS: dict[str, Situation] = {
    "nothing": _nothing,
    "full disk": _full_disk,
    "locked database": _locked,
    "no pictures": _no_pictures,
    "refusing Discord": _refusing,
    "bad line": _bad_line,
    "gateway cut": _cut_off,
    "slow Discord": _slow,
}


# --- playing ------------------------------------------------------------------------------------


async def _at_table(made: House, table: int, tally: Tally) -> None:
    """Whoever is to move at this table presses, now and then somebody else."""
    while True:
        _, to_move, status = audit.moving(made.path, table)
        users = made.tables[table][1]
        if status != "running" or table not in made.people.cards:
            await asyncio.sleep(0.1)
            continue
        seats = [seat for seat in to_move if seat < len(users)] or list(range(len(users)))
        user = users[made.chance.choice(seats)]
        if made.chance.random() < 0.1:
            user = made.chance.choice(users)
        person = Person(made.people, user, made.chance)
        await person.turn(table)
        tally.turns[table] += 1
        tally.presses += person.pressed
        tally.unanswered += person.unanswered
        await asyncio.sleep(0.02)


@asynccontextmanager
async def playing(made: House, tally: Tally) -> AsyncIterator[None]:
    """People play at all tables."""
    tasks = [asyncio.create_task(_at_table(made, table, tally)) for table in made.tables]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        for one in found:
            if isinstance(one, Exception):
                raise one


async def until(ready: Callable[[], bool], seconds: float) -> bool:
    """Whether it came about in so many seconds."""
    end = time.monotonic() + seconds
    while not ready():
        if time.monotonic() > end:
            return False
        await asyncio.sleep(0.05)
    return True


async def quiet(made: House, tally: Tally) -> None:
    """Nothing goes wrong any more while the bot runs: everything is said, and every table is played
    on, and that is said too."""
    before = {table: audit.moving(made.path, table) for table in made.tables}
    still = [table for table, at in before.items() if at[2] == "running"]
    if not await until(lambda: audit.at_rest(made.path), QUIET):
        tally.wrong.append("not everything was said")

    def stuck() -> list[int]:
        return [one for one in still if audit.moving(made.path, one)[0] == before[one][0]]

    tally.turns.clear()
    async with playing(made, tally):
        await until(lambda: all(tally.turns[one] > ENOUGH for one in stuck()), PATIENT)
    for table in stuck():
        ways = [way.custom_id for way in made.people.ways(*made.people.cards[table])]
        at = audit.moving(made.path, table)
        tally.wrong.append(f"nobody could move at table {table}, {at}: {ways}")
    if not await until(lambda: audit.at_rest(made.path), QUIET):
        tally.wrong.append("not everything was said after playing on")


async def rehearsed(made: House) -> list[str]:
    """A copy is taken while people play, put in place elsewhere, and played again."""
    copy, other = (made.path.with_name(f"{name}-{time.time_ns()}") for name in ("copy", "other"))
    for database, words in ((made.path, ("backup", copy)), (other, ("restore", copy))):
        code, told = await command(made.discord, database, *map(str, words))
        if code:
            return [f"{words[0]} of a copy: {told}"]
    checked = list(check(other))
    wrong = [str(one) for one in checked if not isinstance(one[1], VerifyReport) or not one[1].ok]
    if len(checked) != len(made.tables):
        wrong.append(f"{len(checked)} tables are in the copy of {len(made.tables)}")
    return wrong


async def looked_over(made: House, tally: Tally) -> None:
    """The books while the bot is stopped, and everything is said."""
    tally.wrong += audit.moves(made)
    tally.wrong += audit.cards(made)
    tally.wrong += await audit.words(made)
    tally.wrong += made.discord.wrong
    tally.moves = sum(audit.moving(made.path, table)[0] for table in made.tables)
    tally.cards = sum(len(found) for found in audit.told(made).values())


async def calm(made: House, tally: Tally, *, rehearse: bool = False) -> None:
    """A life of the process in which nothing goes wrong, to its end; with `rehearse` a copy of the
    database is taken meanwhile and put in place elsewhere."""
    async with bot(made.discord, made.path, made.log) as running:
        if rehearse:
            async with playing(made, tally):
                tally.wrong += await rehearsed(made)
        await quiet(made, tally)
        running.send(signal.SIGTERM)
        await running.over(STOPPING)
    await looked_over(made, tally)


async def killed(made: House, tally: Tally, situation: str) -> None:
    """One life of the process."""
    async with bot(made.discord, made.path, made.log) as running, playing(made, tally):
        await until(lambda: len(made.people.cards) == len(made.tables), LONGEST)
        going = asyncio.create_task(_life(made, running, situation))
        presses = tally.presses + made.chance.randint(0, LIFE)
        await until(lambda: tally.presses >= presses, LONGEST)
        await asyncio.sleep(made.chance.uniform(0, 0.3))
        softly = made.chance.random() < 0.2
        running.send(signal.SIGTERM if softly else signal.SIGKILL)
        await running.over(STOPPING)
        going.cancel()
        await asyncio.gather(going, return_exceptions=True)
    made.discord.lift()
    tally.kills += 1
    tally.situations[situation] += 1
    tally.wrong += [f"after kill {tally.kills} ({situation}): {one}" for one in audit.moves(made)]


async def _life(made: House, running: Running, situation: str) -> None:
    await asyncio.sleep(made.chance.uniform(0, 1))
    await SITUATIONS[situation](made, running)
    await asyncio.Event().wait()


async def furnished(
    folder: Path, seed: int, tables: int, moves: int, *, most: int | None = None
) -> House:
    """Tables of every game in turn, with each number of seats in turn (or at `most` so many
    people), in the middle of play."""
    made = house(folder, seed)
    keys = played()
    for number in range(tables):
        game = games()[keys[number % len(keys)]]
        sizes = list(game.seats)
        seats = sizes[(seed + number // len(keys)) % len(sizes)]
        if most is not None:
            seats = max(size for size in sizes if size <= most)
        await made.furnish(game.key, seats, made.chance.randint(0, moves), number)
    return made


async def kills(
    folder: Path,
    seed: int,
    count: int,
    *,
    tables: int = 8,
    moves: int = 120,
    every: int = 10,
    rehearse: bool = True,
    tell: Callable[[str], None] = lambda line: None,
) -> Tally:
    """So many kills, with a quiet time after each few, in which a copy is `rehearsed`."""
    made = await furnished(folder, seed, tables, moves)
    tally = Tally()
    await made.discord.open()
    names = sorted(SITUATIONS)
    try:
        while tally.kills < count and not tally.wrong:
            await killed(made, tally, names[(seed + tally.kills) % len(names)])
            if tally.kills % every == 0 or tally.kills == count:
                await calm(made, tally, rehearse=rehearse)
                tell(str(tally))
    finally:
        await made.discord.close()
    return tally
