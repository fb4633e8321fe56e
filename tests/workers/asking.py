"""Processes that ask for work and are then killed, or end: `python -m tests.workers.asking`."""

import asyncio
import sys
from functools import partial
from pathlib import Path

from bot.workers.workers import Workers
from tests.workers import jobs


async def ask(folder: Path) -> None:
    """For what two workers and the one that thinks never end with; tells who they are."""
    workers = Workers(2)
    drawing = asyncio.create_task(workers.run(partial(jobs.keeps_on, folder / "drawing")))
    thinking = asyncio.create_task(
        workers.run_robot_search(partial(jobs.keeps_on, folder / "thinking"))
    )
    assert workers.processes is not None
    while len(workers.processes.pids) < 2:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0.01)
    (folder / "pids").write_text(" ".join(map(str, workers.processes.pids)))
    await asyncio.gather(drawing, thinking)


async def leave(folder: Path) -> None:
    """While a thread still draws."""
    workers = Workers(0)
    drawing = asyncio.create_task(workers.run(partial(jobs.keeps_on, folder / "drawing")))
    while not (folder / "drawing").exists():  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0.01)
    workers.close()
    drawing.cancel()


if __name__ == "__main__":
    asyncio.run({"ask": ask, "leave": leave}[sys.argv[1]](Path(sys.argv[2])))
