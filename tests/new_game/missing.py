"""What a game still lacks, in words."""

import importlib
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

from data.texts import DEFAULT, has_text, languages, say
from tests.playthroughs.coverage import classes_of

MAY_STAY = {"__init__.py", "words.py", "situations.py"}
"""Files in which a game may say what the example does."""
GIVEN = ("commands", "ledger", "rulings", "refused", "recorded")
"""What a `Case` of a game in `rules/` has though it has a default."""


def missing(root: Path, key: str, files: Mapping[str, str]) -> Iterator[str]:
    """Yield a sentence for everything that is missing or still the example's."""
    yield from _untouched(root, files)
    modules: dict[str, ModuleType] = {}
    for name in (f"rules.{key}", f"cogs.{key}.chat", f"tests.games.{key}"):
        try:
            with patch("bot.chat.base.slash.say", _say_or_key):
                modules[name] = importlib.import_module(name)
        except Exception as error:  # noqa: BLE001 - whatever a half-written module raises
            why = f"{type(error).__name__}: {error}"
            yield f"{name.replace('.', '/')} can't be loaded ({why}). The rest comes after that."
    if f"rules.{key}" not in modules:
        return
    game = modules[f"rules.{key}"].GAME
    yield from _rules(key, game)
    if f"cogs.{key}.chat" in modules:
        chat = modules[f"cogs.{key}.chat"].CHAT
        yield from _kinds(game, chat)
        yield from _moves(key, game, chat)
        yield from _texts(root, key, chat)
    if f"tests.games.{key}" in modules:
        yield from _case(key, modules[f"tests.games.{key}"].CASE)
    yield from _rulings(root, key)
    if len(modules) == 3:
        yield from _documents(root, key)


def _say_or_key(key: str) -> str:
    """The description of a command, or its key while there is none."""
    return say(key) if has_text(key) else key


def _untouched(root: Path, files: Mapping[str, str]) -> Iterator[str]:
    """Files that say what the example says, a line for each folder."""
    by_folder: dict[str, list[str]] = {}
    for where, text in files.items():
        path = root / where
        if not path.exists():
            if path.suffix == ".md":
                yield f"{where} is not there."
        elif path.read_text("utf-8") == text and path.name not in MAY_STAY:
            by_folder.setdefault(str(path.parent.relative_to(root)), []).append(path.name)
    for folder, names in by_folder.items():
        yield f"{folder} is still the example's in {', '.join(sorted(names))}."


def _rules(key: str, game: Any) -> Iterator[str]:
    """Classes that no union has, phases and steps without rules, actions that no phase takes."""
    for part, union, base in (
        ("actions", game.action_type, "Action"),
        ("events", game.event_type, "Event"),
        ("orders", getattr(game, "order_type", None), "Order"),
    ):
        known = set(classes_of(union))
        try:
            module = importlib.import_module(f"rules.{key}.{part}")
        except ModuleNotFoundError:
            continue
        for name, value in vars(module).items():
            is_own = isinstance(value, type) and value.__module__ == module.__name__
            if is_own and any(b.__name__ == base for b in value.__mro__[1:]) and value not in known:
                yield f"rules/{key}/{part}.py: {name} is not in the union of the {part}."
    taken = {action for rules in game.phase_rules.values() for action in rules.verbs}
    for action in classes_of(game.action_type):
        if action not in taken:
            yield f"rules/{key}/game.py: no phase takes the action {action.__name__}."
    ends = [phase for phase in game.phases if phase not in game.phase_rules]
    if len(ends) != 1:
        names = ", ".join(map(str, ends)) or "none"
        yield f"rules/{key}/game.py: one phase has no rules, the end; here it is {names}."
    for order in classes_of(getattr(game, "order_type", None)):
        if order not in game.orders:
            yield f"rules/{key}/orders.py: nothing says what the order {order.__name__} does."
    for robot in ("random", "steady"):
        if robot not in game.robots:
            yield f"rules/{key}/robots.py: there is no robot “{robot}”."


def _kinds(game: Any, chat: Any) -> Iterator[str]:
    """Kinds of fields of which the chat doesn't know how they are written."""
    from bot.chat.declared.field_types import struct_fields

    unions = (game.action_type, game.event_type, getattr(game, "order_type", None))
    for struct in (class_ for union in unions for class_ in classes_of(union)):
        for name, info in struct_fields(struct).items():
            if info.kind and info.kind not in chat.moves.kinds.kinds:
                yield (
                    f"KINDS has no type “{info.kind}”, which {struct.__name__}.{name} is of:"
                    " say how it is written (named_type, worded_type)."
                )


def _moves(key: str, game: Any, chat: Any) -> Iterator[str]:
    """Actions and orders that nobody can press."""
    moves = chat.moves
    pressed = {spec.action for spec in moves.moves.values()} | moves.keys.keys()
    for action in classes_of(game.action_type):
        if action not in pressed:
            yield f"cogs/{key}: no move makes the action {action.__name__} (move_spec)."
    declared = {spec.order for spec in chat.orders.orders.values()} if chat.orders else set()
    for order in classes_of(getattr(game, "order_type", None)):
        if order not in declared:
            yield f"cogs/{key}: the order {order.__name__} is not declared (order_spec)."
    if chat.lesson is None or chat.reached_practice_goal is None:
        yield f"cogs/{key}: there are no lessons, or no goal of a practice (lesson, reached_…)."
    else:
        for phase in game.phase_rules:
            if hasattr(chat.lesson, "situations") and phase not in chat.lesson.situations:
                yield f"cogs/{key}: there is no lesson for the phase “{phase}”."


def _texts(root: Path, key: str, chat: Any) -> Iterator[str]:
    """Texts asked for and not there, there and never asked for, or not there in every language."""
    from tests.support import text_uses
    from tests.support.catalogues import texts

    english = texts(DEFAULT)
    prefix = re.compile(rf"{key}(_[a-z]+)?-")
    complaints = [
        line
        for line in text_uses.missing(set(english))
        if f"/{key}/" in line or prefix.search(line)
    ]
    for line in complaints:
        where, _, text = line.partition(": ")
        who = "a declaration" if where == "declared" else where
        yield f"There is no text “{text}”, for which {who} asks."
    try:
        chat.check_catalogue()
    except ValueError as error:
        yield f"Texts are not there that every game has: {error}."
    needed = {"game-over", "not-your-turn"}
    game = importlib.import_module(f"rules.{key}").GAME
    needed |= {f"now-{phase}" for phase in game.phase_rules}
    for source in text_uses.sources():
        if f"rules/{key}/" in str(source.path.relative_to(root)) + "/":
            needed |= {code.split(":")[1] for code in source.refused}
    for code in sorted(needed):
        if f"{key}-refuse-{code}" not in english:
            yield f"There is no text “{key}-refuse-{code}” for what the rules refuse."
    for text in english:
        if prefix.match(text) and not text_uses.used(text):
            yield f"Nobody says the text “{text}”: delete it, or say it."
    for language in languages():
        lacking = [key_ for key_ in english if prefix.match(key_) and key_ not in texts(language)]
        if lacking:
            yield f"{len(lacking)} texts are not there in {language}: {', '.join(lacking[:5])} …"


def _case(key: str, case: Any) -> Iterator[str]:
    names = [name for name in GIVEN if not getattr(case, name)]
    if classes_of(getattr(case.game, "order_type", None)) and case.orders is None:
        names.append("orders")
    if case.chat.film is not None and not case.film:
        names.append("film")
    for name in names:
        yield f"tests/games/{key}: the CASE has no “{name}” (see tests/conformance/case.py)."
    for phase in case.game.phase_rules:
        if phase not in case.phase_actions:
            yield f"tests/games/{key}: “phase_actions” has no action of the phase “{phase}”."
    if case.recorded is not None:
        folder = Path(__file__).parents[1] / "games" / key / "recorded"
        there = {path.stem for path in folder.glob("*")}
        for plan in case.recorded.plans:
            if plan.name not in there:
                command = f"python -m tests.playthroughs.record {plan.name}"
                yield f"The game “{plan.name}” is not recorded: {command}"
        seats = {len(plan.seats) for plan in case.recorded.plans}
        for number in sorted(set(case.game.seats) - seats):
            yield f"tests/games/{key}/plans.py: no game of {number} seats is recorded."


def _rulings(root: Path, key: str) -> Iterator[str]:
    from tests.support.docstrings import numbers, said

    tested = said(root / "tests" / "rules" / key, r"Ruling (\d+[a-z]?):")
    untested = [number for number in numbers(key) if number not in tested]
    if untested:
        yield f"tests/rules/{key}: no docstring begins with “Ruling N:” for {', '.join(untested)}."
    for language in languages():
        ending = "" if language == DEFAULT else f".{language}"
        if not (root / "data" / key / f"RULINGS{ending}.md").exists():
            yield f"data/{key}/RULINGS{ending}.md is not there."


def _documents(root: Path, key: str) -> Iterator[str]:
    from data.pace import paces
    from tests.docs.guide_tables import GUIDES, LISTS, filled, listed

    for path, (game, language) in GUIDES.items():
        if game == key and not path.exists():
            yield f"{path.relative_to(root)} is not there: a guide for players."
        elif game == key:
            text = path.read_text("utf-8")
            if filled(text, game, language) != text:
                yield f"The tables of {path.name} are old: python -m tests.docs.guide_tables"
            for name in re.findall(r'src="\.\./pictures/([^"]+)"', text):
                if not (root / "docs" / "pictures" / name).exists():
                    yield f"The picture {name} is not drawn: python docs/make_pictures.py {key}"
    for path in LISTS:
        if listed(path) != path.read_text("utf-8"):
            where = path.relative_to(root)
            yield f"The list of games in {where} is old: python -m tests.docs.guide_tables"
    if set(paces(key)) != set(importlib.import_module(f"rules.{key}").GAME.seats):
        yield f"Nobody has measured how long a game lasts: python -m tests.benchmarks.pace {key}"
