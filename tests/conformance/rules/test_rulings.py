"""Every ruling and every part of a rulebook has a test that says so in its docstring."""

from pathlib import Path

from tests.conformance.case import Case
from tests.conformance.cases import having
from tests.support.docstrings import numbers, said

RULES = Path(__file__).parents[2] / "rules"


@having("rulings")
def test_the_rulings_are_found(case: Case) -> None:
    """The numbers run from 1 to the last without a gap, lettered ones beside them."""
    rulings = case.rulings
    assert rulings is not None
    ruling_numbers = numbers(case.key, rulings.until)
    assert [int(n) for n in ruling_numbers if n.isdigit()] == list(range(1, rulings.last + 1))
    assert {n for n in ruling_numbers if not n.isdigit()} == rulings.lettered


@having("rulings")
def test_every_ruling_has_a_test(case: Case) -> None:
    """A ruling without a test of its own fails here."""
    assert case.rulings is not None
    known = numbers(case.key, case.rulings.until)
    tested = said(RULES / case.key, r"Ruling (\d+[a-z]?):")
    assert [number for number in known if number not in tested] == []
    assert tested <= set(known)


@having("rulings")
def test_every_part_of_a_rulebook_has_a_test(case: Case) -> None:
    """So does a section of a rulebook, a question, an example."""
    assert case.rulings is not None
    for part, names in case.rulings.parts.items():
        assert said(RULES / case.key, rf"{part}, ([^:]+):") == names
