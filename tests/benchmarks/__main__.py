"""`python -m tests.benchmarks`: the figures of docs/architecture.md, measured here and now."""

from __future__ import annotations

import sys
from collections.abc import Callable

from bot.tables.types.games import also
from tests.benchmarks import (
    baltimore_ohio_chat,
    baltimore_ohio_rules,
    chat,
    pace,
    pictures,
    rail_baron_rules,
    railroad_barons_rules,
    servers,
    tables,
    train_tycoon_rules,
    workers,
)
from tests.benchmarks.measure import Row
from tests.tables.faulty import GAME

PARTS: dict[str, Callable[[], list[Row]]] = {
    "rules": rail_baron_rules.rows,
    "barons": railroad_barons_rules.rows,
    "bando": baltimore_ohio_rules.rows,
    "tycoon": train_tycoon_rules.rows,
    "tables": tables.rows,
    "pictures": pictures.rows,
    "chat": chat.rows,
    "bandochat": baltimore_ohio_chat.rows,
    "workers": workers.rows,
    "servers": servers.rows,
    "pace": pace.rows,
}


def main(wanted: list[str]) -> None:
    """Measure the parts named, or all, and print a line for each figure."""
    with also(GAME):  # the pretended Discord has a table of the example game too
        for part in wanted or PARTS:
            for row in PARTS[part]():
                aim = f"   aim {row.aim}" if row.aim else ""
                print(f"{part:9} {row.what:42} {row.figure:>22}{aim}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
