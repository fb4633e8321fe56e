"""Every fault on every route, before and after Discord carried it out, while people play."""

import math
import signal
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from tests.wire.house import House
from tests.wire.kills import STOPPING, Tally, furnished, looked_over, playing, quiet, until
from tests.wire.knobs import ROUTES, Fault, everyone
from tests.wire.process import bot

PATIENCE = 300.0
"""Seconds until a fault that nobody ran into is given up: a busy machine presses seldom."""
AGAIN = 15.0
"""Seconds until what leads to a fault is brought about once more."""
LIVES = 3
"""Processes that may be started until all faults of a kind were met."""
ONCE = ("a member", "a person", "a private channel", "a thread", "somebody in a thread")
"""What a process asks of Discord once and remembers, or only where people are new."""
EMOJI = ("GET /applications/*/emojis", "POST /applications/*/emojis")
START = ("GET /gateway/bot", "GET /users/@me", "GET /oauth2/applications/@me", *EMOJI)
"""What it asks once, when it starts: nobody plays yet. Faults of emoji are in
tests/chat/discord/test_emoji.py."""
ELSEWHERE = ("DELETE /channels/*/messages/*",)
"""A ping that is taken back: too rare in such play; its faults are in
tests/chat/discord/test_pings_unclear.py."""
Named = tuple[str, Fault]


async def faults(
    folder: Path,
    seed: int,
    *,
    tables: int = 8,
    moves: int = 60,
    chosen: Callable[[Sequence[Named]], Sequence[Named]] = lambda all_: all_,
    patience: float = PATIENCE,
    tell: Callable[[str], None] = lambda line: None,
) -> Tally:
    """Each fault once; then everything must be in order. What a process asks `ONCE` meets them in
    lives of its own, one for each kind of fault, all else in one long life. `situations` of the
    tally are the faults that were met."""
    house = await furnished(folder, seed, tables, moves)
    tally = Tally()
    await house.discord.open()
    try:
        todo = list(chosen(list(everyone())))
        house.chance.shuffle(todo)
        rare = [named for named in todo if named[0].partition(":")[0] in ONCE]
        for kind in sorted({_kind(named) for named in rare}):
            for _ in range(LIVES):  # one fault may keep another from being run into
                left = [named for named in rare if _kind(named) == kind and not named[1].met]
                if left:
                    await _newcomers(house, tally, left, patience)
            tell(f"{len(tally.situations)} met; {kind}")
        async with bot(house.discord, house.path, house.log) as running:
            async with playing(house, tally):
                for named in todo:
                    if named not in rare:
                        await _met(house, tally, [named], patience)
                        tell(f"{len(tally.situations)} met; {named[0]}")
            await quiet(house, tally)
            running.send(signal.SIGTERM)
            await running.over(STOPPING)
        await looked_over(house, tally)
    finally:
        await house.discord.close()
    tally.wrong += [f"never met: {name}" for name, _ in todo if not tally.situations[name]]
    tally.wrong += [f"no fault is known for {request}" for request in _unknown(house)]
    return tally


def _kind(named: Named) -> str:
    return named[0].partition(": ")[2]


async def _met(house: House, tally: Tally, armed: Sequence[Named], patience: float) -> None:
    """Until somebody ran into all of these."""
    for _, fault in armed:
        if fault not in house.discord.faults:
            house.discord.meets(fault)
    for _ in range(math.ceil(patience / AGAIN)):
        for _, fault in armed:
            if not fault.met:
                _provoke(house, fault)
        if await until(lambda: all(fault.met for _, fault in armed), AGAIN):
            break
    house.discord.lift()
    tally.situations.update(name for name, fault in armed if fault.met)


async def _newcomers(house: House, tally: Tally, armed: Sequence[Named], patience: float) -> None:
    """A process that knows nobody, with a new table whose people are all called by private
    messages, and two of them who begin others on the server: where the first meets a fault and gets
    no thread, the second has one."""
    table = await house.furnish("rail_baron", 3, 2, len(house.tables), called=3)
    _, (owner, guest, _) = house.tables[table]
    create = house.discord.backend.create_channel
    fresh = [create(house.guild, f"new-{table}-{number}").id for number in range(2)]
    house.discord.meets(*(fault for _, fault in armed))
    async with bot(house.discord, house.path, house.log, ROUNDHOUSE_WORKERS="1") as running:
        async with playing(house, tally):
            for channel in fresh:
                await house.people.run_command(owner, channel, "table open", game="rail_baron")
                await house.people.run_command(guest, channel, "table join")
                await house.people.run_command(owner, channel, "table start")
            await _met(house, tally, armed, patience)
        running.send(signal.SIGTERM)
        await running.over(STOPPING)
    for channel in fresh:
        house.tables |= _begun(house, channel)


def _begun(house: House, channel: int) -> dict[int, tuple[int, list[int]]]:
    """The table that was begun in this channel."""
    with closing(sqlite3.connect(house.path)) as db:
        rows = db.execute(
            "SELECT t.id, coalesce(thread, channel), user FROM tables t"
            " JOIN seats ON table_id = t.id WHERE channel = ? AND status = 'running' ORDER BY seat",
            [channel],
        ).fetchall()
    return {table: (spot, [row[2] for row in rows]) for table, spot, _ in rows}


def _provoke(house: House, fault: Fault) -> None:
    """What play alone does not bring about: a thread that is archived; a card of which nobody knows
    whether Discord took it."""
    backend = house.discord.backend
    for channel, _ in house.tables.values():
        if fault.path == "/channels/*" and backend.channels[channel].is_thread:
            backend.edit_channel(channel, {}, thread_metadata={"archived": True})
    if fault.method == "GET" and "messages" in fault.path:
        for method, path in (ROUTES["new card"], ROUTES["changed card"]):
            house.discord.meets(Fault(method, path, "reset", "before"))


def _unknown(house: House) -> list[str]:
    """What was asked of Discord that no fault is for."""
    known = {*START, *ELSEWHERE, *(f"{method} {path}" for method, path in ROUTES.values())}
    known = {pattern.replace("[0-9]", "") for pattern in known}
    requests = {request for request in house.discord.counted if request.split()[0].isalpha()}
    return sorted(request for request in requests - known if not request.endswith("/commands"))
