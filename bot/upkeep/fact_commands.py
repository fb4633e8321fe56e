"""The subcommand `facts`: corrections given to others, and taken from them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from bot.settings import Settings
from bot.tables.storage.default_facts import correctable_games
from bot.tables.storage.store import StoreError
from data.corrections import corrected, read_corrections
from data.facts import FactsError, facts_of
from data.printings import (
    FOLDER,
    MAX_BYTES,
    NAME,
    Printing,
    collect_corrections,
    decode_printing,
    differences,
    merge_corrections,
    save_printing,
    sets_of,
)
from data.texts import say


def register(subparsers: Any, language: str) -> None:
    """Add the subcommand, with help in this language."""
    translate = partial(say, language=language)
    parser = subparsers.add_parser("facts", help=translate("facts-cli"))
    actions = parser.add_subparsers(dest="action", required=True)
    export = actions.add_parser("export", help=translate("facts-cli-export"))
    export.add_argument("target", nargs="?", type=Path, help=translate("upkeep-export-target"))
    export.add_argument("--note", default="", help=translate("facts-cli-note"))
    imported = actions.add_parser("import", help=translate("facts-cli-import"))
    imported.add_argument("source", type=Path, help=translate("facts-cli-source"))
    imported.add_argument("--name", help=translate("facts-cli-name"))
    imported.add_argument("--yes", action="store_true", help=translate("facts-cli-yes"))


def run(args: argparse.Namespace, settings: Settings, ask: Callable[[str], str] = input) -> int:
    """Run the subcommand; return 0 if it succeeded, else 1. `ask` asks whether to go on."""
    try:
        if args.action == "export":
            return _export(args, settings)
        return _import(args, settings, ask)
    except FactsError as error:
        print(f"{error.describe(settings.language)}.", file=sys.stderr)
    except OSError as error:
        print(error, file=sys.stderr)
    return 1


def _export(args: argparse.Namespace, settings: Settings) -> int:
    games = correctable_games()
    printing = collect_corrections(games, settings.corrections, args.note)
    sets_of(games, printing)
    if not printing.corrections:
        path = str(settings.corrections)
        print(say("facts-cli-none", settings.language, path=path), file=sys.stderr)
        return 1
    text = msgspec.json.format(msgspec.json.encode(printing), indent=1).decode()
    if args.target is None:
        print(text)
    elif args.target.exists():
        raise StoreError("store-exists", path=str(args.target))
    else:
        args.target.write_text(f"{text}\n", encoding="utf-8")
    return 0


def _import(args: argparse.Namespace, settings: Settings, ask: Callable[[str], str]) -> int:
    language, folder, games = settings.language, settings.corrections, correctable_games()
    if args.name is not None and not NAME.fullmatch(args.name):
        print(say("facts-cli-bad-name", language, name=args.name), file=sys.stderr)
        return 1
    with args.source.open("rb") as file:
        printing = decode_printing(args.source.name, file.read(MAX_BYTES + 1))
    if not _show_differences(settings, printing, args.name):
        print(say("facts-cli-same", language))
        return 0
    if not args.yes and ask(say("facts-cli-ask", language)).strip().lower() not in _YES:
        print(say("facts-cli-kept", language))
        return 1
    if args.name is None:
        merge_corrections(games, folder, printing)
        print(say("facts-cli-merged", language, path=str(folder)))
    else:
        path = save_printing(folder, args.name, printing)
        print(say("facts-cli-saved", language, path=str(path), name=args.name))
    return 0


_YES = frozenset({"y", "yes", "j", "ja"})


def _show_differences(settings: Settings, printing: Printing, name: str | None) -> int:
    """Print what the printing would change, and return how much that is."""
    if printing.note:
        print(say("facts-cli-noted", settings.language, note=printing.note))
    old = settings.corrections / FOLDER / f"{name}.json"
    was = decode_printing(old.name, old.read_bytes()) if name and old.exists() else Printing({})
    count = 0
    for after in sets_of(correctable_games(), printing):
        facts = facts_of(after.game)
        if name is None:
            own = read_corrections(facts, settings.corrections)
            before = corrected(facts, own)
            after = corrected(facts, printing.corrections[after.game], before)
        else:
            before = corrected(facts, was.corrections.get(facts.game, {}))
        title = say(f"{facts.game}_chat-name", settings.language)
        for row in differences(facts, before, after):
            count += 1
            values = {"game": title, "place": f"{row.file}, {row.place}"}
            values |= {"before": _format_value(row.before), "after": _format_value(row.after)}
            print(say("facts-cli-difference", settings.language, **values))
    return count


def _format_value(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
