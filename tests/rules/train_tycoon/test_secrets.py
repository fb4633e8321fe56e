"""What is secret stays so; `tests/conformance` compares what others are shown."""

from __future__ import annotations

from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.actions import Bid, Rebid, TargetCompany
from rules.train_tycoon.model.position import Step
from rules.train_tycoon.model.state import Phase
from tests.conformance.play import look_at_choices
from tests.games.train_tycoon import CASE, played
from tests.support.train_tycoon.states import act, balanced, company, step, table


def test_rebids_are_secret_too() -> None:
    """Ruling 28: whoever bids again does so in secret."""
    state = table(100, 100, 100)
    company(state, "PDL", [3, 1, 0], president=0, net=300, income=200)
    company(state, "CHC", [1, 3, 0], president=1, net=300, income=200)
    company(state, "BHR", [1, 0, 3], president=2)
    step(balanced(state), Step.MERGERS)
    act(state, 0, TargetCompany("BHR"))
    act(state, 0, Bid("PDL", "high"))
    act(state, 1, Bid("CHC", "high"))
    assert state.phase is Phase.REBIDS
    assert look_at_choices(CASE, state, 3) == {Rebid}


def test_own_choices_are_seen() -> None:
    """The seat itself sees what it chose."""
    for game in played(7):
        if game.state.secret.choices and len(game.state.asks) >= 1:
            made = game.state.secret.choices[0]
            view = GAME.view(game.state, made.seat)
            assert made in view.table.secret.choices
            assert all(each.seat == made.seat for each in view.table.secret.choices)
            return
    raise AssertionError("nobody chose in secret")


def test_markers_are_shown_at_the_end() -> None:
    """Ruling 63: nobody else is shown what is in a hand before; then everybody is."""
    number = next(n for n in range(99) if CASE.combination(n)[1].investments)
    *_, game = played(number)
    assert GAME.view(game.state, None).table.secret.markers == game.state.secret.markers
