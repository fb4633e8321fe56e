"""What is secret stays so; `tests/conformance` compares what others are shown."""

from tests.conformance.play import look_at_choices
from tests.games.train_tycoon import CASE, played
from tests.support.train_tycoon import kit as tt


def test_rebids_are_secret_too() -> None:
    """Ruling 28: whoever bids again does so in secret."""
    state = tt.company(tt.table(100, 100, 100), "PDL", [3, 1, 0], president=0, net=300, income=200)
    tt.company(state, "CHC", [1, 3, 0], president=1, net=300, income=200)
    tt.step(tt.company(state, "BHR", [1, 0, 3], president=2), tt.Step.MERGERS)
    tt.act(state, 0, tt.TargetCompany("BHR"), tt.Bid("PDL", "high"))
    tt.act(state, 1, tt.Bid("CHC", "high"))
    assert state.phase is tt.Phase.REBIDS
    assert look_at_choices(CASE, state, 3) == {tt.Rebid}


def test_own_choices_are_seen() -> None:
    """The seat itself sees what it chose."""
    for game in played(7):
        if game.state.secret.choices and len(game.state.asks) >= 1:
            choice = game.state.secret.choices[0]
            view = tt.GAME.view(game.state, choice.seat)
            assert choice in view.table.secret.choices
            assert all(each.seat == choice.seat for each in view.table.secret.choices)
            return
    raise AssertionError("nobody chose in secret")


def test_markers_are_shown_at_the_end() -> None:
    """Ruling 63: nobody else is shown what is in a hand before; then everybody is."""
    number = next(n for n in range(99) if CASE.combination(n)[1].investments)
    *_, game = played(number)
    assert tt.GAME.view(game.state, None).table.secret.markers == game.state.secret.markers
