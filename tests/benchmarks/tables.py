"""The store: opening a table from what is kept, a durable move, with many tables."""

import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from bot.tables.api.service import Tables
from bot.tables.types.model import Place
from rules.rail_baron.model.actions import DrawDestination
from tests.benchmarks.measure import Row

MANY = 200


async def _running(tables: Tables, number: int) -> int:
    place = Place(1, 10, 100 + number)
    table = await tables.open_table("rail_baron", place, 1, key=f"open {number}")
    for user in (2, 3, 4):
        await tables.join(table.id, user)
    await tables.start_game(table.id, 1, key=f"start {number}")
    return table.id


async def _measure(path: Path) -> list[Row]:
    tables = await Tables.connect(path)
    numbers = [await _running(tables, number) for number in range(MANY)]
    moves = []
    for number in numbers:
        table = await tables.get_table(number)
        mover = table.seats[table.to_move[0]].user
        assert mover is not None
        start = time.perf_counter()
        await tables.submit_action(
            number, mover, DrawDestination(), version=table.version, key=f"move {number}"
        )
        moves.append(time.perf_counter() - start)
    await tables.close()
    tables = await Tables.connect(path)
    opened = []
    for number in numbers:
        start = time.perf_counter()
        await tables.read_table(number, 1)
        opened.append(time.perf_counter() - start)
    await tables.close()
    return [
        Row("a durable move, median", f"{1000 * statistics.median(moves):.2f} ms", ""),
        Row("opening a table, median", f"{1000 * statistics.median(opened):.2f} ms", "10 ms"),
        Row("opening a table, worst of all", f"{1000 * max(opened):.2f} ms", "10 ms"),
    ]


def rows() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder) / "bench.sqlite"))
