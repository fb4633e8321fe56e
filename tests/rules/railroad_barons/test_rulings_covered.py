"""Every ruling and every part of the rulebooks has a test that says so in its docstring."""

from __future__ import annotations

from pathlib import Path

from tests.support.docstrings import numbers, said

HERE, GAME = Path(__file__).parent, "railroad_barons"
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


def test_the_rulings_are_found() -> None:
    """The numbers run from 1 to 38 without a gap."""
    assert numbers(GAME, "## B.") == [str(number) for number in range(1, 39)]


def test_every_ruling_has_a_test() -> None:
    """A ruling without a test of its own fails here."""
    tested = said(HERE, r"Ruling (\d+):")
    assert [number for number in numbers(GAME, "## B.") if number not in tested] == []
    assert tested <= set(numbers(GAME, "## B."))


def test_every_section_has_a_test() -> None:
    """So does a section of the rulebooks."""
    assert said(HERE, r"Rulebook, ([^:]+):") == set(SECTIONS)
