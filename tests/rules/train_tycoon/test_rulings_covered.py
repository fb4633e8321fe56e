"""Every ruling and every part of the rulebook has a test that says so in its docstring."""

from __future__ import annotations

from pathlib import Path

from tests.support.docstrings import numbers, said

HERE, GAME = Path(__file__).parent, "train_tycoon"
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


def test_the_rulings_are_found() -> None:
    """The numbers run from 1 to 65 without a gap."""
    assert [int(number) for number in numbers(GAME, "## B.")] == list(range(1, 66))


def test_every_ruling_has_a_test() -> None:
    """A ruling without a test of its own fails here."""
    tested = said(HERE, r"Ruling (\d+):")
    assert [number for number in numbers(GAME, "## B.") if number not in tested] == []
    assert tested <= set(numbers(GAME, "## B."))


def test_every_section_has_a_test() -> None:
    """So does a section of the rulebook, and each of its examples."""
    assert said(HERE, r"Rulebook, ([^:]+):") == SECTIONS
