"""Every ruling, every part of the rulebook and every one of its questions has a test that says so
in its docstring."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
SECTIONS = (
    "objective",
    "components",
    "set-up",
    "gameplay flow",
    "market round",
    "sell stock",
    "buy stock",
    "starting a railroad",
    "buy back",
    "auction",
    "end of market round",
    "business rounds",
    "scrap",
    "buy equipment",
    "build track",
    "take resource",
    "income",
    "profitability",
    "dividends",
    "retained profits",
    "receivership",
    "robber baron income",
    "player order",
    "game end",
    "scoring",
)
"""Sections of the rulebook in their order."""
QUESTIONS = (
    "last share",
    "tech level",
    "receivership",
    "no equipment",
    "black lines",
    "NYC",
    "PA cities",
)
"""Its frequent questions, in their order."""


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
    text = (ROOT / "data" / "baltimore_ohio" / "RULINGS.md").read_text(encoding="utf-8")
    return re.findall(r"^\s*(\d+[a-z]?)\. ", text, flags=re.MULTILINE)


def test_the_rulings_are_found() -> None:
    """The numbers run from 1 to 47 without a gap, the lettered one after its number."""
    found = numbers()
    assert [int(n) for n in found if n.isdigit()] == list(range(1, 48))
    assert [n for n in found if not n.isdigit()] == ["5a"]


def test_every_ruling_has_a_test() -> None:
    """A ruling without a test of its own fails here."""
    tested = said(r"Ruling (\d+[a-z]?):")
    assert [number for number in numbers() if number not in tested] == []
    assert tested <= set(numbers())


def test_every_section_has_a_test() -> None:
    """So does a section of the rulebook."""
    assert said(r"Rulebook, ([^:]+):") == set(SECTIONS)


def test_every_question_has_a_test() -> None:
    """And each of its questions."""
    assert said(r"FAQ, ([^:]+):") == set(QUESTIONS)
