"""Every ruling and every part of the rulebook has a test that says so in its docstring."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
SECTIONS = {
    "1 Introduction",
    "2 Components",
    "3 Resources/Goods/Passengers/Boards",
    "4 Definitions",
    "5 Setup",
    "6 Game Overview",
    "7 Trading",
    "7 Trading, examples",
    "8 Treasury",
    "9 Mergers & Acquisitions",
    "10 IPO",
    "11 Operate",
    "11 Operate, rights example",
    "11 Operate, passenger example",
    "11 Operate, oil example",
    "11 Operate, payout example",
    "11 Operate, target price example",
    "6 Game Overview, example",
    "12 Game End",
    "13 Map",
    "14 Cash & Income Board",
    "15 Priority Auctions",
    "16 Alberta v1 and v2",
    "17 Appalachia",
    "18 Investments",
}
"""All that rules something, and each worked example; 19 is design notes."""


def lines() -> list[str]:
    """Lines of the docstrings of all tests of these rules."""
    found: list[str] = []
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found += (ast.get_docstring(node) or "").splitlines()
    return found


def said(pattern: str) -> set[str]:
    """What the lines that begin with the pattern name in it."""
    return {match[1] for text in lines() if (match := re.match(pattern, text))}


def numbers() -> list[str]:
    """The numbers of all rulings."""
    text = (ROOT / "data" / "train_tycoon" / "RULINGS.md").read_text(encoding="utf-8")
    rulings = text.split("## B.")[0]
    return re.findall(r"^(\d+)\. ", rulings, flags=re.MULTILINE)


def test_the_rulings_are_found() -> None:
    """The numbers run from 1 to 65 without a gap."""
    assert [int(number) for number in numbers()] == list(range(1, 66))


def test_every_ruling_has_a_test() -> None:
    """A ruling without a test of its own fails here."""
    tested = said(r"Ruling (\d+):")
    assert [number for number in numbers() if number not in tested] == []
    assert tested <= set(numbers())


def test_every_section_has_a_test() -> None:
    """So does a section of the rulebook, and each of its examples."""
    assert said(r"Rulebook, ([^:]+):") == SECTIONS
