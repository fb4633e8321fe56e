"""Every ruling, every part of the rulebook and every one of its questions has a test that says so
in its docstring."""

from __future__ import annotations

from pathlib import Path

from tests.support.docstrings import numbers, said

HERE, GAME = Path(__file__).parent, "baltimore_ohio"
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


def test_the_rulings_are_found() -> None:
    """The numbers run from 1 to 47 without a gap, the lettered one after its number."""
    found = numbers(GAME)
    assert [int(n) for n in found if n.isdigit()] == list(range(1, 48))
    assert [n for n in found if not n.isdigit()] == ["5a"]


def test_every_ruling_has_a_test() -> None:
    """A ruling without a test of its own fails here."""
    tested = said(HERE, r"Ruling (\d+[a-z]?):")
    assert [number for number in numbers(GAME) if number not in tested] == []
    assert tested <= set(numbers(GAME))


def test_every_section_has_a_test() -> None:
    """So does a section of the rulebook."""
    assert said(HERE, r"Rulebook, ([^:]+):") == set(SECTIONS)


def test_every_question_has_a_test() -> None:
    """And each of its questions."""
    assert said(HERE, r"FAQ, ([^:]+):") == set(QUESTIONS)
