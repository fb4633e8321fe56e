"""What the picture asks for while a Holding may buy."""

import pytest

from render.railroad_barons.shared.words import describe_prompt
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model.state import Phase
from tests.support.railroad_barons.operating import operating
from tests.support.railroad_barons.states import SB, player


@pytest.mark.parametrize(
    ("treasury", "investors", "asked"),
    [
        (1_000, ("I40",), "Ada: buy Railroads for SB?"),
        (0, ("I40",), "Ada: assign an Investor to SB, or end its turn"),
        (0, (), "Ada: end the turn of SB"),
    ],
)
def test_only_what_is_possible_is_asked(
    treasury: int, investors: tuple[str, ...], asked: str
) -> None:
    first = player(0, {SB: (40, 10)}, investors)
    rows = {SB: {"treasury": treasury, "plus": 1}}
    state = operating(SB, first=first, rows=rows, phase=Phase.RAILROADS)
    assert describe_prompt(GAME.view(state, None), ("Ada", "Ben"), "en") == asked
