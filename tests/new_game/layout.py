"""The files of a new game, made of those of the example."""

import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

TESTS = Path(__file__).parents[1]
PLACES = {
    "example/data": "data",
    "example/rules": "rules",
    "example/render": "render",
    "example/cog": "cogs",
    "games/haul": "tests/games",
    "rules/haul": "tests/rules",
}
"""Where the parts of the example lie in `tests/`, and to which folder they go."""
SUFFIXES = {".py", ".ftl", ".json", ".md"}
_CASE = """\
    commands="{group}",
    rulings=Rulings(last=6, parts={{}}),
    refused=Refused(),
    recorded=Recorded(situations=situations, plans=PLANS),
    film=3,
    steady_wins=0,
)
"""
_PLANS = '''\
"""Which games of {name} are recorded: who plays how, with which options and seeds."""

from rules.{key}.options import Options
from tests.playthroughs.plans import Plan

PLANS = (
    Plan("{key}", "{key}_two", "rs", 1, Options(), "Two seats, without goods."),
    Plan("{key}", "{key}_three", "rsr", 2, Options(goods=True), "Three seats, with goods."),
    Plan("{key}", "{key}_four", "rrss", 3, Options(goods=True), "Four seats, with goods."),
)
'''
_SITUATIONS = '''\
"""Situations of {name} that recorded games must show."""

from collections.abc import Iterator
from typing import Any

IMPOSSIBLE: frozenset[str] = frozenset()
SITUATIONS: frozenset[str] = frozenset()


def before(state: Any, seat: int, action: Any) -> Iterator[str]:
    """Those that are met when a seat is about to act."""
    return iter(())


def after(state: Any, event: Any) -> Iterator[str]:
    """Those that an event brings."""
    return iter(())
'''
_GUIDES = {
    "en": """\
# {name}

*[Auf Deutsch]({stem}.de.md) · [All games, and how a table goes](README.md)*

<!-- in short: 2 to 4 | about three rounds | haul goods, and bid in secret for the load -->

## The aim

Whoever has most dollars at the end wins.

## A turn from chat

Press <kbd>Haul</kbd>, or <kbd>Trade…</kbd> first.

<img src="../pictures/{key}-begun.png" width="400" alt="The table at the beginning">
<img src="../pictures/{key}-bidding.png" width="400" alt="The table while everybody bids">
<img src="../pictures/{key}-ended.png" width="400" alt="The table at the end">

## All commands

<!-- commands -->
<!-- end -->

## Standing orders

<!-- orders -->
<!-- end -->

## Options

<!-- options -->
<!-- end -->
""",
    "de": """\
# {name}

*[In English]({stem}.md) · [Alle Spiele, und wie ein Tisch läuft](README.de.md)*

<!-- in short: 2 bis 4 | etwa drei Runden | Güter fahren und geheim auf die Ladung bieten -->

## Das Ziel

Wer am Ende die meisten Dollar hat, gewinnt.

## Ein Zug im Chat

Drück <kbd>Fahren</kbd>, oder erst <kbd>Geld hinlegen…</kbd>.

<img src="../pictures/{key}-begun-de.png" width="400" alt="Der Tisch am Anfang">
<img src="../pictures/{key}-bidding-de.png" width="400" alt="Der Tisch, während alle bieten">
<img src="../pictures/{key}-ended-de.png" width="400" alt="Der Tisch am Ende">

## Alle Befehle

<!-- commands -->
<!-- end -->

## Aufträge

<!-- orders -->
<!-- end -->

## Optionen

<!-- options -->
<!-- end -->
""",
}


def group_of(key: str) -> str:
    """The first word of its commands."""
    return key.replace("_", "")


def laid_out(key: str, name: str) -> dict[str, str]:
    """The text of each file of a new game, by its path."""
    files = {}
    for place, target in PLACES.items():
        for path in sorted((TESTS / place).rglob("*")):
            if path.suffix in SUFFIXES:
                where = f"{target}/{key}/{path.relative_to(TESTS / place)}"
                files[where] = _renamed(path.read_text("utf-8"), key, name)
    case = f"tests/games/{key}/__init__.py"
    given = {"key": key, "name": name, "group": group_of(key)}
    text = files[case].replace("    steady_wins=0,\n)\n", _CASE.format(**given))
    text = text.replace(
        "import Case, Orders, expired", "import Case, Orders, Recorded, Refused, Rulings, expired"
    )
    ledger = f"from tests.games.{key}.ledger import Ledger\n"
    files[case] = text.replace(
        ledger,
        f"from tests.games.{key} import situations\n{ledger}"
        f"from tests.games.{key}.plans import PLANS\n",
    )
    files[f"tests/games/{key}/plans.py"] = _PLANS.format(**given)
    files[f"tests/games/{key}/situations.py"] = _SITUATIONS.format(**given)
    stem = name.lower().replace("&", "and").replace(" ", "-")
    for language, guide in _GUIDES.items():
        ending = "" if language == "en" else f".{language}"
        files[f"docs/players/{stem}{ending}.md"] = guide.format(stem=stem, **given)
    return _formatted(files)


def _formatted(files: Mapping[str, str]) -> dict[str, str]:
    """The files with their imports in order again, and lines as long as they may be."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        write(root, files)
        isort = 'lint.isort.known-first-party=["bot","cogs","data","render","rules","tests"]'
        config = ["--config", str(TESTS.parent / "pyproject.toml"), "--config", isort, "-q", folder]
        for how in (["check", "--select", "I", "--fix"], ["format"]):
            subprocess.run([sys.executable, "-m", "ruff", *how, *config], check=True)
        return {where: (root / where).read_text("utf-8") for where in files}


def _renamed(text: str, key: str, name: str) -> str:
    """The text of a file of the example with the key and the name of another game."""
    pairs: Mapping[str, str] = {
        r"tests\.example\.cog\b": f"cogs.{key}",
        r"tests\.example\.(data|rules|render)\b": rf"\1.{key}",
        r"tests\.games\.haul\b": f"tests.games.{key}",
        r"\bhaul(_[a-z]+|-refuse)": rf"{key}\1",
        r'(Facts\(|key = |KEY = )"haul"': rf'\1"{key}"',
        r'group="haul"': f'group="{group_of(key)}"',
        rf"({key}_chat-slash-)haul\b": rf"\1{group_of(key)}",
        rf"({key}_chat-name = )Haul": rf"\1{name}",
        r"\bHaulGame\b": "".join(map(str.title, key.split("_"))) + "Game",
        r"\n\ntexts\.add_folder.*\n": "\n",
        r"from data import texts\n": "",
    }
    for pattern, put in pairs.items():
        text = re.sub(pattern, put, text)
    return text


def write(root: Path, files: Mapping[str, str]) -> None:
    """Write the files that are not there."""
    for where, text in files.items():
        path = root / where
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.write_text(text, "utf-8")
