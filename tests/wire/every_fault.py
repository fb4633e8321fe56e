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
    made = await furnished(folder, seed, tables, moves)
    tally = Tally()
    await made.discord.open()
    try:
        todo = list(chosen(list(everyone())))
        made.chance.shuffle(todo)
        rare = [one for one in todo if one[0].partition(":")[0] in ONCE]
        for kind in sorted({_kind(one) for one in rare}):
            for _ in range(LIVES):  # one fault may keep another from being run into
                left = [one for one in rare if _kind(one) == kind and not one[1].met]
                if left:
                    await _newcomers(made, tally, left, patience)
            tell(f"{len(tally.situations)} met; {kind}")
        async with bot(made.discord, made.path, made.log) as running:
            async with playing(made, tally):
                for one in todo:
                    if one not in rare:
                        await _met(made, tally, [one], patience)
                        tell(f"{len(tally.situations)} met; {one[0]}")
            await quiet(made, tally)
            running.send(signal.SIGTERM)
            await running.over(STOPPING)
        await looked_over(made, tally)
    finally:
        await made.discord.close()
    tally.wrong += [f"never met: {name}" for name, _ in todo if not tally.situations[name]]
    tally.wrong += [f"no fault is known for {one}" for one in _unknown(made)]
    return tally


def _kind(one: Named) -> str:
    return one[0].partition(": ")[2]


async def _met(made: House, tally: Tally, armed: Sequence[Named], patience: float) -> None:
    """Until somebody ran into all of these."""
    for _, fault in armed:
        if fault not in made.discord.faults:
            made.discord.meets(fault)
    for _ in range(math.ceil(patience / AGAIN)):
        for _, fault in armed:
            if not fault.met:
                _provoke(made, fault)
        if await until(lambda: all(fault.met for _, fault in armed), AGAIN):
            break
    made.discord.lift()
    tally.situations.update(name for name, fault in armed if fault.met)


async def _newcomers(made: House, tally: Tally, armed: Sequence[Named], patience: float) -> None:
    """A process that knows nobody, with a new table whose people are all called by private
    messages, and two of them who begin others on the server: where the first meets a fault and gets
    no thread, the second has one."""
    table = await made.furnish("rail_baron", 3, 2, len(made.tables), called=3)
    _, (owner, guest, _) = made.tables[table]
    create = made.discord.backend.create_channel
    fresh = [create(made.guild, f"new-{table}-{number}").id for number in range(2)]
    made.discord.meets(*(fault for _, fault in armed))
    async with bot(made.discord, made.path, made.log, ROUNDHOUSE_WORKERS="1") as running:
        async with playing(made, tally):
            for channel in fresh:
                await made.people.told(owner, channel, "table open", game="rail_baron")
                await made.people.told(guest, channel, "table join")
                await made.people.told(owner, channel, "table start")
            await _met(made, tally, armed, patience)
        running.send(signal.SIGTERM)
        await running.over(STOPPING)
    for channel in fresh:
        made.tables |= _begun(made, channel)


def _begun(made: House, channel: int) -> dict[int, tuple[int, list[int]]]:
    """The table that was begun in this channel."""
    with closing(sqlite3.connect(made.path)) as db:
        rows = db.execute(
            "SELECT t.id, coalesce(thread, channel), user FROM tables t"
            " JOIN seats ON table_id = t.id WHERE channel = ? AND status = 'running' ORDER BY seat",
            [channel],
        ).fetchall()
    return {table: (spot, [row[2] for row in rows]) for table, spot, _ in rows}


def _provoke(made: House, fault: Fault) -> None:
    """What play alone does not bring about: a thread that is archived; a card of which nobody knows
    whether Discord took it."""
    backend = made.discord.backend
    for channel, _ in made.tables.values():
        if fault.path == "/channels/*" and backend.channels[channel].is_thread:
            backend.edit_channel(channel, {}, thread_metadata={"archived": True})
    if fault.method == "GET" and "messages" in fault.path:
        for method, path in (ROUTES["new card"], ROUTES["changed card"]):
            made.discord.meets(Fault(method, path, "reset", "before"))


def _unknown(made: House) -> list[str]:
    """What was asked of Discord that no fault is for."""
    known = {*START, *ELSEWHERE, *(f"{method} {path}" for method, path in ROUTES.values())}
    known = {one.replace("[0-9]", "") for one in known}
    asked = {one for one in made.discord.counted if one.split()[0].isalpha()}
    return sorted(one for one in asked - known if not one.endswith("/commands"))
