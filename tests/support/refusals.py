"""Finds the refusals that the rules of a game can raise, by reading their source."""

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

Refusals = dict[str, set[str]]
"""The names of its arguments by the code of a refusal."""


def raised(
    folder: Path,
    *,
    takes: Callable[[str], bool] = lambda module: True,
    named: Iterable[str] = (),
) -> Refusals:
    """Every refusal raised in the modules of the folder that `takes` takes.

    `named` is what `**` stands for. Where the code is `a if … else b`, both are meant.
    """
    refusals: Refusals = {}
    for path in sorted(folder.rglob("*.py")):
        if not takes(path.stem):
            continue
        for call in _calls(path):
            names = {word.arg for word in call.keywords if word.arg}
            if any(word.arg is None for word in call.keywords):
                names |= set(named)
            for code in _codes(call):
                refusals.setdefault(code, set()).update(names)
    return refusals


def phases(names: Iterable[str]) -> Mapping[str, set[str]]:
    """The refusals that `rules.phases` makes, of what does not belong into a phase."""
    return {
        code: set() for code in ("game-over", "not-your-turn", *(f"now-{name}" for name in names))
    }


def _calls(path: Path) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", None) == "RuleError":
            yield node


def _codes(call: ast.Call) -> list[str]:
    given = call.args[0]
    ways = (given.body, given.orelse) if isinstance(given, ast.IfExp) else (given,)
    return [str(each.value) for each in ways if isinstance(each, ast.Constant)]
