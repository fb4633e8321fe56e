"""Looking after the house: the subcommands backup, restore, check, export, import and doctor."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from bot.settings import Settings
from bot.tables.archive import importing, transcript
from bot.tables.storage.core import Core
from bot.tables.storage.store import Store, StoreError
from bot.tables.types.errors import TableError
from bot.tables.types.model import Place, Table, VerifyReport
from bot.upkeep.checking import check, finding
from bot.upkeep.copies import backup, current, free_name, reading, restore
from bot.upkeep.rotation import rotate
from data.texts import DEFAULT, say


def register(subparsers: Any, language: str = DEFAULT) -> None:
    """Add the subcommands to what `ArgumentParser.add_subparsers` returned, explained in this
    language."""
    told = partial(say, language=language)
    words: dict[str, argparse.ArgumentParser] = {
        name: subparsers.add_parser(name, help=told(f"upkeep-{name}")) for name in COMMANDS
    }
    words["backup"].add_argument("target", nargs="?", type=Path, help=told("upkeep-backup-target"))
    words["backup"].add_argument("--keep", type=int, help=told("upkeep-backup-keep"))
    words["restore"].add_argument("source", type=Path, help=told("upkeep-restore-source"))
    words["export"].add_argument("table", type=int, help=told("upkeep-export-table"))
    words["export"].add_argument("target", nargs="?", type=Path, help=told("upkeep-export-target"))
    made = words["import"]
    made.add_argument("source", type=Path, help=told("upkeep-import-source"))
    made.add_argument("--guild", type=int, required=True, help=told("upkeep-import-guild"))
    made.add_argument("--channel", type=int, required=True, help=told("upkeep-import-channel"))
    made.add_argument("--thread", type=int, help=told("upkeep-import-thread"))
    made.add_argument("--owner", type=int, help=told("upkeep-import-owner"))


def run(args: argparse.Namespace, settings: Settings) -> int:
    """Run the subcommand `args.what`; 0 if all is well, 1 if not.

    Raises `StoreError` with a sentence if the database cannot be used.
    """
    args.language = settings.language
    try:
        return COMMANDS[args.what](args, settings.database)
    except TableError as refusal:
        told = say(f"table-refuse-{refusal.code}", settings.language, **refusal.values)
        _tell(told, sys.stderr)
    except OSError as error:
        _tell(str(error), sys.stderr)
    return 1


def _tell(sentence: str, out: Any = None) -> None:
    print(sentence, file=out or sys.stdout)


def _gently() -> None:
    """Let whoever plays go first."""
    if hasattr(os, "nice"):  # Windows has none
        os.nice(10)


def _backup(args: argparse.Namespace, path: Path) -> int:
    if args.keep is not None:
        _gently()
        target = rotate(path, max(1, args.keep))
    else:
        target = args.target or free_name(path, "backup")
        backup(path, target)
    _tell(say("upkeep-backup-done", args.language, path=str(target)))
    return 0


def _restore(args: argparse.Namespace, path: Path) -> int:
    old = restore(path, args.source)
    _tell(say("upkeep-restore-done", args.language, path=str(path)))
    if old is not None:
        _tell(say("upkeep-restore-kept", args.language, path=str(old)))
    return 0


def _check(args: argparse.Namespace, path: Path) -> int:
    count = wrong = 0
    for table, found in check(path):
        if count == 0:
            _tell(say("upkeep-check-sound", args.language))
        count += 1
        wrong += not (isinstance(found, VerifyReport) and found.ok)
        _tell(finding(table, found, args.language))
    _tell(say("upkeep-check-total", args.language, tables=count, wrong=wrong))
    return 1 if wrong else 0


def _export(args: argparse.Namespace, path: Path) -> int:
    with reading(path) as db:
        current(db, path)
        written = transcript.exported(db, args.table, None)
    if args.target is None:
        print(written, end="")
    elif args.target.exists():
        raise StoreError("store-exists", path=str(args.target))
    else:
        args.target.write_text(written, encoding="utf-8")
    return 0


def _import(args: argparse.Namespace, path: Path) -> int:
    written = transcript.load(args.source)
    place = Place(args.guild, args.channel, args.thread)
    people = (row.user for row in transcript.read(written).head.seats if row.user is not None)
    owner = next(people, None) if args.owner is None else args.owner
    if owner is None:
        _tell(say("upkeep-import-nobody", args.language), sys.stderr)
        return 1
    table = _imported(path, written, place, owner)
    _tell(say("upkeep-import-done", args.language, table=table.id, rows=table.version))
    return 0


def _imported(path: Path, written: str, place: Place, owner: int) -> Table:
    key = f"import:{datetime.now(UTC).isoformat()}"
    with closing(Store(path)) as store:
        return importing.import_text(Core(store), written, place, owner, key=key)


COMMANDS = {
    "backup": _backup,
    "restore": _restore,
    "check": _check,
    "export": _export,
    "import": _import,
}
"""The subcommands and what each does with its arguments and the path of the database."""
