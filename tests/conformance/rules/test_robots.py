"""What every game's robots have in common."""

from itertools import islice

import pytest

from tests.conformance.case import Case
from tests.conformance.cases import cases, every_case
from tests.conformance.play import packed, played

ROBOTS = [
    pytest.param(case, name, id=f"{key}-{name}")
    for key, case in cases().items()
    for name in sorted({"random", "steady"}.union(*case.robots))
]

ACTIONS = 200


@pytest.mark.parametrize(("case", "name"), ROBOTS)
def test_the_same_dice_make_the_same_game(case: Case, name: str) -> None:
    """Log and state, to the byte, as far as a long evening goes."""
    games = []
    for _ in range(2):
        *_, position = islice(played(case, 17, (name,), anew=True), ACTIONS)
        games.append(packed((position.log, position.state)))
    assert games[0] == games[1]


@every_case
def test_no_other_robots(case: Case) -> None:
    with pytest.raises(LookupError):
        case.game.robot("nobody")
