"""`python -m tests.benchmarks`: the figures of docs/architecture.md, measured here and now."""

import sys
from collections.abc import Callable, Iterable

from tests.benchmarks import blunders, pace, pictures, presses, rules, servers, tables, workers
from tests.benchmarks.measure import Row

PARTS: dict[str, Callable[[], Iterable[Row]]] = {
    "rules": rules.rows,
    "tables": tables.rows,
    "pictures": pictures.rows,
    "workers": workers.rows,
    "servers": servers.rows,
    "pace": pace.rows,
    "presses": presses.rows,
    "blunders": blunders.rows,
}


def main(wanted: list[str]) -> None:
    """Measure the parts named, or all, and print a line for each figure."""
    for part in wanted or PARTS:
        for row in PARTS[part]():
            aim = f"   aim {row.aim}" if row.aim else ""
            print(f"{part:9} {row.what:42} {row.figure:>22}{aim}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
