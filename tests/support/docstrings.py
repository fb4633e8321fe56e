"""What the docstrings of tests say they hold: rulings and sections of a rulebook."""

import ast
import re
from functools import cache
from pathlib import Path

DATA = Path(__file__).parents[2] / "data"


@cache
def lines(folder: Path) -> tuple[str, ...]:
    """Lines of the docstrings of all tests in a folder."""
    docstrings: list[str] = []
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                docstrings += (ast.get_docstring(node) or "").splitlines()
    return tuple(docstrings)


def said(folder: Path, pattern: str) -> set[str]:
    """What the lines that begin with the pattern name in its first group."""
    return {match[1] for line in lines(folder) if (match := re.match(pattern, line.strip()))}


def numbers(game: str, until: str = "") -> list[str]:
    """The numbers of a game's rulings, lettered ones too, up to a heading if one is given."""
    text = (DATA / game / "RULINGS.md").read_text(encoding="utf-8")
    part = text.split(until)[0] if until else text
    return re.findall(r"^(?: *(?=\d+[a-z]))?(\d+[a-z]?)\. ", part, flags=re.MULTILINE)
