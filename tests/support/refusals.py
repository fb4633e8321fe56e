"""Finds the refusals that the rules of a game can raise, by reading their source."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

Refusals = dict[str, set[str]]
"""The names of its arguments by the code of a refusal."""


def raised(
    folder: Path,
    *,
    takes: Callable[[str], bool] = lambda module: True,
    makers: Iterable[str] = ("RuleError",),
    hidden: Iterable[str] = ("nearest",),
    named: Iterable[str] = (),
) -> Refusals:
    """Every refusal raised in the modules of the folder that `takes` takes.

    `makers` make refusals, with the code as their first text; `hidden` arguments are not for the
    sentence; `named` is what `**` stands for. Where the code is `a if … else b`, both are meant.
    """
    found: Refusals = {}
    for path in sorted(folder.rglob("*.py")):
        if not takes(path.stem):
            continue
        for call in _calls(path, frozenset(makers)):
            names = {word.arg for word in call.keywords if word.arg} - set(hidden)
            if any(word.arg is None for word in call.keywords):
                names |= set(named)
            for code in _codes(call):
                found.setdefault(code, set()).update(names)
    return found


def phases(names: Iterable[str]) -> Mapping[str, set[str]]:
    """The refusals of what does not belong into a phase, which `rules.phases` makes."""
    return {f"now-{name}": set() for name in names}


def _calls(path: Path, makers: frozenset[str]) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and getattr(node.func, "id", None) in makers:
            yield node


def _codes(call: ast.Call) -> list[str]:
    """The code, which may follow other arguments of a maker that is not the exception itself."""
    for given in call.args:
        ways = (given.body, given.orelse) if isinstance(given, ast.IfExp) else (given,)
        codes = [each.value for each in ways if isinstance(each, ast.Constant)]
        if any(isinstance(code, str) and re.fullmatch(r"[a-z]+(-[a-z]+)*", code) for code in codes):
            return [str(code) for code in codes]
    return []
