"""Where the code names texts of the catalogue.

A key stands in the code as a whole (`say("house-done", …)`), or without the domain its folder
speaks for (`t("bid", …)` in the folder where `rail_baron_chat` is named), or is put together from a
pattern whose open parts are words of the code (`f"house-press-{key}"` with `"join"` elsewhere).
"""

import ast
import importlib
import json
import pkgutil
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import cogs
import tests.example.cog
from bot.chat.declared.narrator import YOU
from bot.chat.declared.texts import DERIVED_KEYS, DERIVED_PREFIXES
from data.facts import facts_of
from data.provenance import values_of
from tests.support.facts import SOMETHING

ROOT = Path(__file__).parents[2]
EXAMPLE = ("tests", "example")
CODE = ("bot", "cogs", "data", "render", "rules", "/".join(EXAMPLE))
WHOLE = {"say", "localized", "slash", "Refusal", "StoreError"}
"""Functions whose first argument is a whole key."""
SHORT = {"t", "told", "o", "b"}
"""Functions whose first argument is a key, perhaps without the domain of the folder."""


@dataclass
class Source:
    """One file: its words, the patterns it builds keys from, and the keys it asks for."""

    path: Path
    words: set[str] = field(default_factory=set)
    patterns: set[tuple[str | None, ...]] = field(default_factory=set)
    whole: set[str] = field(default_factory=set)
    short: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)


def _pattern(node: ast.JoinedStr) -> tuple[str | None, ...]:
    return tuple(
        part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else None
        for part in node.values
    )


def _called(node: ast.Call) -> str:
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _constants(node: ast.expr) -> list[str]:
    """The texts an argument may be: one, or those of a choice between two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _constants(node.body) + _constants(node.orelse)
    return []


def _read(path: Path) -> Source:
    source = Source(path)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            source.words.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            source.patterns.add(_pattern(node))
        elif isinstance(node, ast.Call) and node.args:
            name, constants = _called(node), _constants(node.args[0])
            if name in WHOLE:
                source.whole.update(constants)
            elif name in SHORT:
                source.short.update(constants)
            elif name in ("RuleError", "TableError", "DeskError"):
                source.refused.update(f"{name}:{code}" for code in constants)
    return source


@cache
def sources() -> tuple[Source, ...]:
    return tuple(_read(path) for folder in CODE for path in sorted((ROOT / folder).rglob("*.py")))


@cache
def words() -> frozenset[str]:
    """Every text that stands in the code by itself, or as a name in the facts of a game."""
    return frozenset(word for source in sources() for word in source.words) | _named()


@cache
def _named() -> frozenset[str]:
    """The names in the facts of the games, as keys write them."""

    def strings(value: object) -> Iterable[str]:
        if isinstance(value, dict):
            for name, inner in value.items():
                yield name
                yield from strings(inner)
        elif isinstance(value, list):
            for inner in value:
                yield from strings(inner)
        elif isinstance(value, str):
            yield value.replace("_", "-")

    files = [*(ROOT / "data").glob("*/*.json"), *ROOT.joinpath(*EXAMPLE, "data").glob("*.json")]
    return frozenset(
        name for path in files for name in strings(json.loads(path.read_text("utf-8")))
    )


@cache
def _regex(pattern: tuple[str | None, ...]) -> re.Pattern[str] | None:
    """What keys a pattern makes; None for one that could make any."""
    fixed = "".join(part for part in pattern if part)
    if ("-" not in fixed and len(fixed) < 3) or not re.fullmatch(r"[A-Za-z0-9_-]*", fixed):
        return None
    return re.compile("".join("(.+)" if part is None else re.escape(part) for part in pattern))


@cache
def _patterns() -> frozenset[tuple[str | None, ...]]:
    return frozenset(pattern for source in sources() for pattern in source.patterns)


def _is_composed(key: str, patterns: Iterable[tuple[str | None, ...]], deep: bool = True) -> bool:
    """Whether one of the patterns makes the key, its open parts being words of the code or, one
    step deeper, made from such a pattern themselves."""
    for pattern in patterns:
        regex = _regex(pattern)
        match = regex.fullmatch(key) if regex else None
        if match is not None and all(
            group in words() or (deep and _is_composed(group, _patterns(), deep=False))
            for group in match.groups()
        ):
            return True
    return False


def _folder(path: Path) -> Path:
    """The folder of a game or of a part of the house in which a file stands, whatever its room."""
    below = path.parent.relative_to(ROOT).parts
    return ROOT.joinpath(*below[:2])


@cache
def _domains(folder: Path) -> frozenset[str]:
    """The domains this folder speaks for: named alone, or first in a pattern of keys."""
    here = [source for source in sources() if _folder(source.path) == folder]
    heads = {pattern[0] or "" for source in here for pattern in source.patterns if pattern}
    named = {head.partition("-")[0] for head in heads if "-" in head}
    return frozenset(named.union(*(source.words for source in here)))


@cache
def _speaking(domain: str) -> tuple[Source, ...]:
    """The sources of the folders that speak for this domain."""
    return tuple(source for source in sources() if domain in _domains(_folder(source.path)))


@cache
def _derived() -> frozenset[str]:
    """The keys that follow from what the cogs declare."""
    for package in (cogs, tests.example.cog):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    return frozenset(DERIVED_KEYS)


@cache
def _named_facts() -> frozenset[str]:
    """The keys of what stands in the facts of games, and of where that comes from."""
    keys = set()
    for facts in map(facts_of, SOMETHING):
        for file in facts.names:
            component = file.rpartition(".")[0].replace("/", "-")
            keys.add(f"facts-part-{facts.game}-{component}")
        for value in values_of(facts, facts.shipped):
            keys |= {f"facts-field-{step}" for step in value.way}
            keys.add(f"facts-source-{facts.game}-{value.claim.source}")
    return frozenset(keys)


def used(key: str) -> bool:
    """Whether the code can ask for this key."""
    if key.endswith(f"-{YOU}") and used(key.removesuffix(f"-{YOU}")):
        return True
    behind = [key.removeprefix(prefix) for prefix in DERIVED_PREFIXES if key.startswith(prefix)]
    if key in _derived() or any(
        rest in words() or _is_composed(rest, _patterns()) for rest in behind
    ):
        return True
    if key in words() or key in _named_facts() or _is_composed(key, _patterns()):
        return True
    domain, _, rest = key.partition("-")
    return any(
        rest in source.words or _is_composed(rest, source.patterns) for source in _speaking(domain)
    )


def missing(keys: set[str]) -> list[str]:
    """The keys the code asks for and no catalogue has."""
    short: dict[str, set[str]] = {}
    for key in keys:
        domain, _, rest = key.partition("-")
        short.setdefault(domain, set()).add(rest)
    complaints = [f"declared: {key}" for key in sorted(_derived() - keys)]
    for source in sources():
        where = source.path.relative_to(ROOT)
        complaints += [f"{where}: {key}" for key in sorted(source.whole - keys)]
        here = short.keys() & _domains(_folder(source.path))
        known = keys.union(*(short[domain] for domain in here))
        complaints += [f"{where}: …-{key}" for key in sorted(source.short - known)]
    return complaints
