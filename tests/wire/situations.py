"""What goes wrong besides while people play."""

import asyncio
import os
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress

from tests.wire.house import House
from tests.wire.knobs import Fault
from tests.wire.process import Running

CARDS = "/channels/*/messages*"

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
