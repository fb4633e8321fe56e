"""A process that plays without end, for a test to kill: a line for each move that was saved."""

import asyncio
import sys
from pathlib import Path

from bot.tables.api.service import Tables
from bot.tables.storage.store import Store
from bot.tables.types.games import temporary_game
from tests.example.rules.actions import Trade
from tests.tables.faulty import GAME
from tests.tables.support import ANN, BOB, started, who


async def main(path: Path) -> None:
    tables = Tables(Store(path))
    table = await started(tables, ANN, BOB)
    for number in range(1_000_000):
        user = who(table, table.to_move[0])
        if number % 3 == 0:
            await tables.claim_due()
        done = await tables.submit_action(
            table.id, user, Trade(0), version=table.version, key=f"move-{number}"
        )
        table = done.table
        print(table.id, table.version, f"move-{number}", user, flush=True)


if __name__ == "__main__":
    with temporary_game(GAME):
        asyncio.run(main(Path(sys.argv[1])))
