"""Drawing in worker processes: what it costs beside drawing here, what is left for the process that
answers, and what all of them hold."""

import asyncio
import os
import pickle
import statistics
import time
from collections.abc import Sequence

from bot.chat.contract.pages import Draw
from bot.workers.jobs import pack_call
from bot.workers.workers import Workers, default_worker_count
from tests.benchmarks.measure import Row, best
from tests.benchmarks.pictures import cards_of
from tests.benchmarks.processes import family, held
from tests.conformance.cases import cases
from tests.playthroughs.replaying import files

EACH = 10
"""Pictures of each game in a round, the games in turn, no two alike."""


def _jobs() -> list[Draw]:
    spread = []
    for case in cases().values():
        for path in files(case.key)[:1]:
            cards = cards_of(path, case.chat, "en", lambda phase: True)
            draws = [card.draw for card in cards if card.kind == "card"]
            spread.append(draws[:: max(1, len(draws) // EACH)][:EACH])
    return [draw for turn in zip(*spread, strict=False) for draw in turn]


async def _round(workers: Workers, jobs: Sequence[Draw]) -> tuple[float, float]:
    """Seconds by the clock, and of this process's own work, for all at once."""
    start, busy = time.perf_counter(), time.process_time()
    await asyncio.gather(*(workers.run(job) for job in jobs))
    return time.perf_counter() - start, time.process_time() - busy


async def _measured(count: int, jobs: Sequence[Draw]) -> tuple[float, float, int]:
    """The best of two rounds after a first one, and what all processes hold beyond this one."""
    workers = Workers(count)
    try:
        await _round(workers, jobs)
        clock, work = min([await _round(workers, jobs) for _ in range(2)])
        return clock, work, held(family(os.getpid())[1:])
    finally:
        workers.close()


def rows() -> list[Row]:
    jobs = _jobs()
    sizes = [len(pack_call(job)) for job in jobs]
    carrying = best(lambda: [pickle.loads(pack_call(job)) for job in jobs])
    cores = default_worker_count()
    single, _, _ = asyncio.run(_measured(1, jobs))
    all_, all_work, bytes_ = asyncio.run(_measured(cores, jobs))
    threads, threads_work, _ = asyncio.run(_measured(0, jobs))
    count = len(jobs)
    return [
        Row(
            "carrying a view to its drawing, of drawing it",
            f"{carrying / threads_work:.3f}",
            "0.02",
        ),
        Row("a view on its way, median", f"{statistics.median(sizes) / 1000:.1f} kB", ""),
        Row(f"pictures a second, {cores} workers to one", f"{single / all_:.2f}", ""),
        Row(f"pictures a second, {cores} workers to threads", f"{threads / all_:.2f}", ""),
        Row("work left here, workers to threads", f"{all_work / threads_work:.3f}", "0.05"),
        Row("work left here for a picture", f"{1000 * all_work / count:.2f} ms", ""),
        Row(
            f"memory of {cores} workers after {3 * count} pictures",
            f"{bytes_ / 1e6:.0f} MB",
            "120 MB",
        ),
    ]
