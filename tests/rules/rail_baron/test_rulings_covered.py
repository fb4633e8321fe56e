"""Every ruling and every part of the rulebook has a test that says so in its docstring."""

from __future__ import annotations

from pathlib import Path

from tests.support.docstrings import numbers, said

HERE, GAME = Path(__file__).parent, "rail_baron"
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


def test_the_rulings_are_found() -> None:
    """The numbers run from 1 to 32 without a gap, letters after their number."""
    found = numbers(GAME)
    assert [int(n) for n in found if n.isdigit()] == list(range(1, 33))
    assert {"5a", "7a", "14a", "16a", "19a", "24a", "26a", "27a", "30a", "30b", "31a"} <= set(found)


def test_every_ruling_has_a_test() -> None:
    """A ruling without a test of its own fails here."""
    tested = said(HERE, r"Ruling (\d+[a-z]?):")
    assert [number for number in numbers(GAME) if number not in tested] == []
    assert tested <= set(numbers(GAME))


def test_every_section_has_a_test() -> None:
    """So does a section of the rulebook."""
    assert said(HERE, r"Rulebook, ([^:]+):") == set(SECTIONS)
