"""Every ruling and every part of the rulebook has a test that says so in its docstring."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
SECTIONS = (
    "set-up",
    "city lookup",
    "home city",
    "destination",
    "home swap",
    "movement",
    "crossing lines",
    "track reuse",
    "bonus roll",
    "full roll",
    "arrival",
    "purchase",
    "bounce out",
    "use fees",
    "establishment",
    "establishment, example 1",
    "establishment, example 2",
    "raising money",
    "auction",
    "bankruptcy",
    "cash",
    "declaring",
    "rover play",
    "self undeclaring",
    "Pennsylvania",
    "half the time",
    "opening auctions",
    "two players",
)
"""Sections of the rulebook in their order; its headings are lost, so these are their subjects."""


def docstrings() -> list[str]:
    """Docstrings of all tests of these rules."""
    found = []
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append(ast.get_docstring(node) or "")
    return found


def said(pattern: str) -> set[str]:
    """What the docstrings that begin with the pattern name in it."""
    return {match[1] for text in docstrings() if (match := re.match(pattern, text))}


def numbers() -> list[str]:
    """The numbers of all rulings, lettered ones too."""
    text = (ROOT / "data" / "rail_baron" / "RULINGS.md").read_text(encoding="utf-8")
    return re.findall(r"^(\d+[a-z]?)\. ", text, flags=re.MULTILINE)


def test_the_rulings_are_found() -> None:
    """The numbers run from 1 to 32 without a gap, letters after their number."""
    found = numbers()
    assert [int(n) for n in found if n.isdigit()] == list(range(1, 33))
    assert {"5a", "7a", "14a", "16a", "19a", "24a", "26a", "27a", "30a", "30b", "31a"} <= set(found)


def test_every_ruling_has_a_test() -> None:
    """A ruling without a test of its own fails here."""
    tested = {
        match[1] for text in docstrings() if (match := re.match(r"Ruling (\d+[a-z]?):", text))
    }
    assert [number for number in numbers() if number not in tested] == []
    assert tested <= set(numbers())


def test_every_section_has_a_test() -> None:
    """So does a section of the rulebook."""
    assert said(r"Rulebook, ([^:]+):") == set(SECTIONS)
