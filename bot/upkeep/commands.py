"""Maintenance subcommands: backup, restore, upgrade, check, export and import."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Protocol, TextIO

from bot.settings import Settings
from bot.tables.archive import importing, transcript
from bot.tables.storage.core import Core
from bot.tables.storage.store import Store, StoreError
from bot.tables.types.errors import TableError
from bot.tables.types.model import Place, Table, VerifyReport
from bot.upkeep.checking import check_tables, describe_check
from bot.upkeep.copies import backup, go_back, open_readonly, require_current, restore, unused_name
from bot.upkeep.rotation import keep_before_upgrade, rotate
from data.texts import DEFAULT, say


class Subparsers(Protocol):
    """What `ArgumentParser.add_subparsers` returns."""

    def add_parser(self, name: str, *, help: str) -> argparse.ArgumentParser: ...


def register(subparsers: Subparsers, language: str = DEFAULT) -> None:
    """Add the subcommands to the result of `ArgumentParser.add_subparsers`, with help in this
    language."""
    translate = partial(say, language=language)
    parsers: dict[str, argparse.ArgumentParser] = {
        name: subparsers.add_parser(name, help=translate(f"upkeep-{name}")) for name in COMMANDS
    }
    parsers["backup"].add_argument(
        "target", nargs="?", type=Path, help=translate("upkeep-backup-target")
    )
    parsers["backup"].add_argument("--keep", type=int, help=translate("upkeep-backup-keep"))
    parsers["restore"].add_argument("source", type=Path, help=translate("upkeep-restore-source"))
    parsers["upgrade"].add_argument(
        "--back", type=Path, metavar="COPY", help=translate("upkeep-upgrade-back")
    )
    parsers["export"].add_argument("table", type=int, help=translate("upkeep-export-table"))
    parsers["export"].add_argument(
        "target", nargs="?", type=Path, help=translate("upkeep-export-target")
    )
    import_parser = parsers["import"]
    import_parser.add_argument("source", type=Path, help=translate("upkeep-import-source"))
    import_parser.add_argument(
        "--guild", type=int, required=True, help=translate("upkeep-import-guild")
    )
    import_parser.add_argument(
        "--channel", type=int, required=True, help=translate("upkeep-import-channel")
    )
    import_parser.add_argument("--thread", type=int, help=translate("upkeep-import-thread"))
    import_parser.add_argument("--owner", type=int, help=translate("upkeep-import-owner"))


def run(args: argparse.Namespace, settings: Settings) -> int:
    """Run the subcommand `args.what`; return 0 if it succeeded, else 1.

    Raises `StoreError` with a sentence if the database cannot be used."""
    args.language = settings.language
    try:
        return COMMANDS[args.what](args, settings.database)
    except TableError as refusal:
        sentence = say(f"table-refuse-{refusal.code}", settings.language, **refusal.values)
        _print(sentence, sys.stderr)
    except OSError as error:
        _print(str(error), sys.stderr)
    return 1


def _print(sentence: str, out: TextIO | None = None) -> None:
    print(sentence, file=out or sys.stdout)


def _lower_priority() -> None:
    """Raise the niceness of this process, so that the bot has the processor first."""
    if hasattr(os, "nice"):  # Windows has none
        os.nice(10)


def _backup(args: argparse.Namespace, path: Path) -> int:
    if args.keep is not None:
        _lower_priority()
        target = rotate(path, max(1, args.keep))
    else:
        target = args.target or unused_name(path, "backup")
        backup(path, target)
    _print(say("upkeep-backup-done", args.language, path=str(target)))
    return 0


def _restore(args: argparse.Namespace, path: Path) -> int:
    old = restore(path, args.source)
    _print(say("upkeep-restore-done", args.language, path=str(path)))
    if old is not None:
        _print(say("upkeep-restore-kept", args.language, path=str(old)))
    return 0


def _upgrade(args: argparse.Namespace, path: Path) -> int:
    """Bring the database up to date after copying it, or put such a copy back."""
    if args.back is not None:
        put = go_back(path, args.back)
        _print(say("upkeep-upgrade-put-back", args.language, path=str(path), step=put.step))
        if put.forgotten:
            _print(say("upkeep-upgrade-forgotten", args.language, count=put.forgotten))
        if put.old is not None:
            _print(say("upkeep-restore-kept", args.language, path=str(put.old)))
        return 0
    copy = keep_before_upgrade(path)
    if copy is None:
        _print(say("upkeep-upgrade-none", args.language, path=str(path)))
        return 0
    with closing(Store(path)):  # opening it brings it up to date
        _print(say("upkeep-upgrade-done", args.language, path=str(path)))
    _print(say("upkeep-upgrade-copy", args.language, path=str(copy)))
    return 0


def _check(args: argparse.Namespace, path: Path) -> int:
    count = failures = 0
    for table, result in check_tables(path):
        if count == 0:
            _print(say("upkeep-check-sound", args.language))
        count += 1
        failures += not (isinstance(result, VerifyReport) and result.ok)
        _print(describe_check(table, result, args.language))
    _print(say("upkeep-check-total", args.language, tables=count, wrong=failures))
    return 1 if failures else 0


def _export(args: argparse.Namespace, path: Path) -> int:
    with open_readonly(path) as db:
        require_current(db, path)
        transcript_text = transcript.export_from(db, args.table, None)
    if args.target is None:
        print(transcript_text, end="")
    elif args.target.exists():
        raise StoreError("store-exists", path=str(args.target))
    else:
        args.target.write_text(transcript_text, encoding="utf-8")
    return 0


def _import(args: argparse.Namespace, path: Path) -> int:
    transcript_text = transcript.load_file(args.source)
    place = Place(args.guild, args.channel, args.thread)
    people = (
        row.user
        for row in transcript.read_transcript(transcript_text).head.seats
        if row.user is not None
    )
    owner = next(people, None) if args.owner is None else args.owner
    if owner is None:
        _print(say("upkeep-import-nobody", args.language), sys.stderr)
        return 1
    table = _import_table(path, transcript_text, place, owner)
    _print(say("upkeep-import-done", args.language, table=table.id, rows=table.version))
    return 0


def _import_table(path: Path, transcript_text: str, place: Place, owner: int) -> Table:
    key = f"import:{datetime.now(UTC).isoformat()}"
    with closing(Store(path)) as store:
        return importing.import_text(Core(store), transcript_text, place, owner, key=key)


COMMANDS = {
    "backup": _backup,
    "restore": _restore,
    "upgrade": _upgrade,
    "check": _check,
    "export": _export,
    "import": _import,
}
"""The functions of the subcommands; each takes its arguments and the path of the database."""
