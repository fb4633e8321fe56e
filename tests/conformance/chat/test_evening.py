"""A whole evening by presses, from the lobby to the result, over the adapter of each game."""

import pytest

from tests.conformance.case import Case
from tests.conformance.cases import cases
from tests.conformance.pressing import Evening

ALL = [
    pytest.param(case, number, language, id=f"{key}-{language}-{number}")
    for key, case in cases().items()
    for number, language in enumerate(case.languages * case.evenings)
]


@pytest.mark.parametrize(("case", "number", "language"), ALL)
def test_a_whole_evening_by_presses(case: Case, number: int, language: str) -> None:
    """Nothing breaks; everything shown fits a card and is in its language; what is offered is
    legal; all that happens is told in every language; and the result names everybody."""
    evening = Evening(case, number, language)
    evening.play()
    assert evening.pressed >= min(evening.acts, case.presses) // 2
