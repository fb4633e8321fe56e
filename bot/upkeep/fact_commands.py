"""The subcommand `facts`: sheets to compare with a copy, corrections, and those of others."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from bot.settings import Settings
from bot.tables.storage.default_facts import correctable_games
from bot.tables.storage.store import StoreError
from bot.upkeep.commands import Subparsers
from bot.upkeep.fact_sheets import describe_guesses, write_change, write_sheets
from data.components import find_file
from data.correcting import find_wishes, format_value, propose
from data.correction_files import locked, save_corrections
from data.corrections import corrected, patches_of, read_corrections
from data.fact_errors import FactsError
from data.facts import facts_of
from data.printings import (
    FOLDER,
    MAX_BYTES,
    NAME,
    Difference,
    Printing,
    collect_corrections,
    decode_printing,
    differences,
    merge_corrections,
    save_printing,
    sets_of,
)
from data.texts import say

Ask = Callable[[str], str]
SHEETS = Path("fact-sheets")
"""The folder of sheets unless another one is named."""


def register(subparsers: Subparsers, language: str) -> None:
    """Add the subcommand, with help in this language."""
    translate = partial(say, language=language)
    games = [facts.game for facts in correctable_games()]
    parser = subparsers.add_parser("facts", help=translate("facts-cli"))
    parser.set_defaults(folder=SHEETS, game=None)
    actions = parser.add_subparsers(dest="action")
    sheets = actions.add_parser("sheets", help=translate("facts-cli-sheets"))
    sheets.add_argument(
        "folder", nargs="?", type=Path, default=SHEETS, help=translate("facts-cli-folder")
    )
    check = actions.add_parser("check", help=translate("facts-cli-check"))
    for subcommand in (sheets, check):
        subcommand.add_argument("--game", choices=games, help=translate("facts-cli-game"))
    change = actions.add_parser("set", help=translate("facts-cli-set"))
    change.add_argument("game", choices=games, help=translate("facts-cli-game"))
    change.add_argument("component", help=translate("facts-cli-component"))
    change.add_argument("words", nargs="+", help=translate("facts-cli-words"))
    change.add_argument("--and", dest="more", nargs="+", action="append", default=[],
                        help=translate("facts-cli-and"))  # fmt: skip
    change.add_argument("--picture", type=Path, default=Path("facts-change.png"),
                        help=translate("facts-cli-picture"))  # fmt: skip
    export = actions.add_parser("export", help=translate("facts-cli-export"))
    export.add_argument("target", nargs="?", type=Path, help=translate("upkeep-export-target"))
    export.add_argument("--note", default="", help=translate("facts-cli-note"))
    imported = actions.add_parser("import", help=translate("facts-cli-import"))
    imported.add_argument("source", type=Path, help=translate("facts-cli-source"))
    imported.add_argument("--name", help=translate("facts-cli-name"))
    for subcommand in (change, imported):
        subcommand.add_argument("--yes", action="store_true", help=translate("facts-cli-yes"))


def run(args: argparse.Namespace, settings: Settings, ask: Ask = input) -> int:
    """Run the subcommand; return 0 if it succeeded, else 1. `ask` asks whether to go on."""
    try:
        match args.action:
            case "export":
                return _export(args, settings)
            case "import":
                return _import(args, settings, ask)
            case "set":
                return _set(args, settings, ask)
            case "check":
                for line in describe_guesses(settings, args.game):
                    print(line)
            case _:
                files = write_sheets(settings, args.folder, args.game)
                values = {"count": len(files), "path": str(args.folder)}
                print(say("facts-cli-sheets-done", settings.language, **values))
    except FactsError as error:
        print(f"{error.describe(settings.language)}.", file=sys.stderr)
        return 1
    except OSError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _set(args: argparse.Namespace, settings: Settings, ask: Ask) -> int:
    """Write a correction, after it was shown before and after."""
    facts, folder, language = facts_of(args.game), settings.corrections, settings.language
    base = corrected(facts, read_corrections(facts, folder))
    file = find_file(facts, args.component)
    wishes = find_wishes(facts, base, file, [args.words, *args.more])
    proposal = propose(facts, folder, wishes)
    if not proposal.differences:
        print(say("facts-cli-there", language))
        return 0
    _print_differences(settings, facts.game, proposal.differences)
    write_change(proposal, args.picture, language)
    print(say("facts-cli-drawn", language, path=str(args.picture)))
    if not _ask_for_consent(args, language, ask):
        return 1
    with locked(folder):
        if propose(facts, folder, wishes).after.digest != proposal.after.digest:
            print(say("table-refuse-facts-changed", language), file=sys.stderr)
            return 1
        save_corrections(folder, {facts.game: patches_of(facts, proposal.after)})
    print(say("facts-cli-merged", language, path=str(folder)))
    return 0


def _ask_for_consent(args: argparse.Namespace, language: str, ask: Ask) -> bool:
    agreed = args.yes or ask(say("facts-cli-ask", language)).strip().lower() in _YES
    if not agreed:
        print(say("facts-cli-kept", language))
    return agreed


_YES = frozenset({"y", "yes", "j", "ja"})


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


def _import(args: argparse.Namespace, settings: Settings, ask: Ask) -> int:
    language, folder, games = settings.language, settings.corrections, correctable_games()
    if args.name is not None and not NAME.fullmatch(args.name):
        print(say("facts-cli-bad-name", language, name=args.name), file=sys.stderr)
        return 1
    with args.source.open("rb") as file:
        printing = decode_printing(args.source.name, file.read(MAX_BYTES + 1))
    if not _show_differences(settings, printing, args.name):
        print(say("facts-cli-same", language))
        return 0
    if not _ask_for_consent(args, language, ask):
        return 1
    if args.name is None:
        merge_corrections(games, folder, printing)
        print(say("facts-cli-merged", language, path=str(folder)))
    else:
        path = save_printing(folder, args.name, printing)
        print(say("facts-cli-saved", language, path=str(path), name=args.name))
    return 0


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
            corrections = read_corrections(facts, settings.corrections)
            before = corrected(facts, corrections)
            after = corrected(facts, printing.corrections[after.game], before)
        else:
            before = corrected(facts, was.corrections.get(facts.game, {}))
        rows = tuple(differences(facts, before, after))
        _print_differences(settings, facts.game, rows)
        count += len(rows)
    return count


def _print_differences(settings: Settings, game: str, rows: tuple[Difference, ...]) -> None:
    title = say(f"{game}_chat-name", settings.language)
    for row in rows:
        values = {"game": title, "place": f"{row.file}, {row.place}"}
        values |= {"before": format_value(row.before), "after": format_value(row.after)}
        print(say("facts-cli-difference", settings.language, **values))
