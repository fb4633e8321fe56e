"""Every fault on every route, before and after Discord carried it out, while people play."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.wire.house import House
from tests.wire.kills import STOPPING, Tally, furnished, looked_over, playing, quiet, until
from tests.wire.knobs import Fault, everyone
from tests.wire.process import bot

PATIENCE = 20.0
"""Seconds until a fault that nobody ran into is given up."""


async def faults(
    folder: Path,
    seed: int,
    *,
    tables: int = 8,
    moves: int = 60,
    chosen: Callable[[Sequence[tuple[str, Fault]]], Sequence[tuple[str, Fault]]] = lambda all_: (
        all_
    ),
    patience: float = PATIENCE,
    tell: Callable[[str], None] = lambda line: None,
) -> Tally:
    """Each fault once, one after the other, in one process; then everything must be in order.
    `situations` of the tally are the faults that were met."""
    made = await furnished(folder, seed, tables, moves)
    tally = Tally()
    await made.discord.open()
    try:
        todo = list(chosen(list(everyone())))
        made.chance.shuffle(todo)
        async with bot(made.discord, made.path, made.log) as running:
            async with playing(made, tally):
                for name, fault in todo:
                    made.discord.meets(fault)
                    _provoke(made, fault)
                    met = await until(lambda one=fault: bool(one.met), patience)  # type: ignore[misc]
                    made.discord.lift()
                    tally.situations[name] += met
                    tell(f"{'met' if met else 'not met'}: {name}")
            await quiet(made, tally)
            running.send(signal.SIGTERM)
            await running.over(STOPPING)
        await looked_over(made, tally)
    finally:
        await made.discord.close()
    return tally


def _provoke(made: House, fault: Fault) -> None:
    """What play alone does not bring about: a thread that is archived, a new table in a thread."""
    backend = made.discord.backend
    for channel, _ in made.tables.values():
        if fault.path == "/channels/*" and backend.channels[channel].is_thread:
            backend.edit_channel(channel, {}, thread_metadata={"archived": True})
    if fault.path.endswith("/threads"):
        fresh = backend.create_channel(made.guild, f"new-{time.time_ns()}")
        user = next(iter(made.tables.values()))[1][0]
        made.people.command(user, fresh.id, "table open", game="rail_baron")
