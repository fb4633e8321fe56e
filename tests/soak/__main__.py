"""`python -m tests.soak --days 365 --from 0009-notices.sqlite.xz`: a year of three servers."""

import argparse
import asyncio
import logging
import lzma
import sys
import tempfile
from pathlib import Path

from bot.logs import configure_logging
from tests.soak.year import Year, live_through

EARLIER = Path(__file__).parents[1] / "tables/storage/earlier"


def main() -> int:
    """Live through the days, told by the month; 0 if nothing was wrong at the end."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--days", type=int, default=365)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="start", help="a database in tests/tables/storage/earlier")
    args = parser.parse_args()
    configure_logging(logging.CRITICAL)  # a full disk is part of the year
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "roundhouse.sqlite"
        if args.start:
            path.write_bytes(lzma.decompress((EARLIER / args.start).read_bytes()))
        year = Year(path, args.seed, tell=lambda line: print(line, flush=True))
        asyncio.run(live_through(year, args.days))
        wrong = year.wrong
    for line in wrong:
        print("WRONG:", line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
