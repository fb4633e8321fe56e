"""`python -m tests.wire kills|faults|crowd|flood|security`: proofs on real sockets, with a seed."""

import argparse
import asyncio
import os
import sys
import tempfile
from fnmatch import fnmatch
from importlib import import_module
from itertools import product
from pathlib import Path

import pytest

from bot.workers.preparation import preparation_modules
from tests.support import strict_discord
from tests.support.faults_delivery import hide_shown_attachments
from tests.wire.crowd import crowd, middle, scales
from tests.wire.every_fault import faults
from tests.wire.kills import kills
from tests.wire.security import security

CROWDS = (50, 200, 500)


def main() -> int:
    """Run what is asked for; 0 if nothing was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.wire", description=__doc__)
    words = parser.add_subparsers(dest="what", required=True)
    for name in ("kills", "faults", "crowd", "flood", "security"):
        words.add_parser(name).add_argument("--seed", type=int, default=1)
    words.choices["kills"].add_argument("--count", type=int, default=500)
    words.choices["faults"].add_argument(
        "--only", nargs="*", default=["*"], help='such as "new card: * after"'
    )
    words.choices["security"].add_argument("--count", type=int, default=1000)
    here = words.choices["crowd"]
    here.add_argument("--people", type=int, nargs="*", default=CROWDS)
    here.add_argument("--seconds", type=float, default=60)
    here.add_argument("--tables", type=int, default=1, help="running tables, at the least")
    here.add_argument("--weighed", type=int, default=30, help="presses weighed at each table")
    here.add_argument(
        "--experts", type=int, default=0, help="each crowd again, beside so many tables of experts"
    )
    here.add_argument("--own", action="store_true", help="everybody at a table of their own")
    words.choices["flood"].add_argument("--people", type=int, default=50)
    words.choices["flood"].add_argument("--seconds", type=float, default=30)
    here.add_argument("--limits", action="store_true", help="with Discord's limits of requests")
    args = parser.parse_args()
    _prepare()
    with (
        tempfile.TemporaryDirectory() as folder,
        pytest.MonkeyPatch.context() as patch,
    ):
        strict_discord.install(patch)
        hide_shown_attachments(patch)
        wrong = asyncio.run(_run(args, Path(folder)))
    for complaint in wrong:
        print(" ", complaint)
    return 1 if wrong else 0


def _prepare() -> None:
    """What is drawn once for all is drawn before, and kept where no other version of the project
    throws it away: a process that lives for seconds would never be done with it."""
    pictures = Path(tempfile.gettempdir()) / "roundhouse-wire-pictures"
    os.environ["XDG_CACHE_HOME"] = str(pictures)
    for name in preparation_modules():
        import_module(name).prepare()


async def _run(args: argparse.Namespace, folder: Path) -> list[str]:
    if args.what == "kills":
        tally = await kills(folder, args.seed, args.count, tell=_print_line)
    elif args.what == "faults":
        tally = await faults(
            folder,
            args.seed,
            chosen=lambda known: [
                named for named in known if any(fnmatch(named[0], only) for only in args.only)
            ],
            tell=_print_line,
        )
    elif args.what == "security":
        findings = await security(folder, args.seed, count=args.count, tell=_print_line)
        return findings.wrong
    elif args.what == "flood":
        return await _floods(args, folder)
    else:
        return await _crowds(args, folder)
    _print_line(str(tally))
    return tally.wrong


FLOODED = 1.5
"""How much later others may be acknowledged while one person floods the bot."""


async def _floods(args: argparse.Namespace, folder: Path) -> list[str]:
    """The same crowd twice, with and without somebody who floods."""
    wrong, late = [], []
    for flooding in (False, True):
        place = folder / f"flood-{flooding}"
        place.mkdir()
        figures = await crowd(place, args.seed, args.people, args.seconds, flooding=flooding)
        _print_line(("flooded: " if flooding else "quiet: ") + str(figures))
        late.append(middle(figures.first, 0.99))
        wrong += figures.wrong
        if flooding:
            _print_line(", ".join(f"{count} {name}" for name, count in figures.flooded.items()))
    ratio = late[1] / late[0]
    _print_line(f"the others' acknowledgement (p99) takes {ratio:.2f} times as long")
    if ratio > FLOODED:
        wrong.append(f"one person who floods makes others wait {ratio:.2f} times as long")
    return wrong


async def _crowds(args: argparse.Namespace, folder: Path) -> list[str]:
    wrong = []
    if args.weighed:
        (folder / "scales").mkdir()
        await scales(folder / "scales", args.seed, args.weighed, _print_line)
    for people, experts in product(args.people, sorted({0, args.experts})):
        place = folder / f"{people}-{experts}"
        place.mkdir()
        figures = await crowd(
            place,
            args.seed,
            people,
            args.seconds,
            tables=args.tables,
            limits=args.limits,
            experts=experts,
            alone=args.own,
        )
        _print_line(str(figures))
        wrong += figures.wrong
    return wrong


def _print_line(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
