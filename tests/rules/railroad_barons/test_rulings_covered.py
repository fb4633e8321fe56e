"""Every ruling and every part of the rulebooks has a test that says so in its docstring."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
SECTIONS = (
    "Components",
    "Holdings",
    "Railroad Corporations",
    "Investors",
    "Players vs. Holdings",
    "Money",
    "Game Setup",
    "Game Sequence",
    "Stock Round (SR)",
    "Selling Stock Certificates",
    "Buying a Stock Certificate",
    "Starting a Holding",
    "Transferring the Directorship",
    "Operating Round",
    "Place Operator Tokens",
    "Calculate and Pay Out Revenue",
    "Buy Railroads and Assign Investors",
    "Discard Railroads",
    "Game End",
    "Spielmaterial",
    "Spielaufbau und -verlauf",
    "Aktienrunde",
    "Betriebsrunde",
    "Spielende",
)
"""Sections of the English rulebook in their order, and then of the German one."""


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
    """The numbers of all rulings, of section A."""
    text = (ROOT / "data" / "railroad_barons" / "RULINGS.md").read_text(encoding="utf-8")
    return re.findall(r"^(\d+)\. ", text, flags=re.MULTILINE)


def test_the_rulings_are_found() -> None:
    """The numbers run from 1 to 38 without a gap."""
    assert numbers() == [str(number) for number in range(1, 39)]


def test_every_ruling_has_a_test() -> None:
    """A ruling without a test of its own fails here."""
    tested = said(r"Ruling (\d+):")
    assert [number for number in numbers() if number not in tested] == []
    assert tested <= set(numbers())


def test_every_section_has_a_test() -> None:
    """So does a section of the rulebooks."""
    assert said(r"Rulebook, ([^:]+):") == set(SECTIONS)
