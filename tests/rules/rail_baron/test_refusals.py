"""What refusals say; that every one has its sentence is seen to in `tests/conformance`."""

from data.texts import say
from rules.errors import RuleError
from rules.rail_baron.game import PHASE_RULES
from rules.rail_baron.model.actions import BuyRailroad, Declare, Roll
from rules.rail_baron.model.state import Phase
from tests.support.rail_baron.states import game, refused, seat


def test_money_is_written_as_money() -> None:
    """Dollars have their separators."""
    state = game(seat("Chicago", 199_000), seat("Boston"))
    message = _describe(refused(state, Declare(), "declare-cash", "25"))
    assert "$200,000" in message and "$199,000" in message and "25" in message


def test_each_phase_says_what_comes_first() -> None:
    """What the phase waits for, by its ruling."""
    for phase, chapter in PHASE_RULES.items():
        if phase is Phase.AUCTION:
            continue
        state = game(seat("Chicago", railroads=["PA"]), seat("Boston"), phase=phase)
        state.phase = phase
        state.seats[0].destination = "Denver" if phase is Phase.RIDE else None
        state.turn.steps_left = 3 if phase is Phase.RIDE else 0
        action = BuyRailroad("GN") if Roll in chapter.verbs else Roll()
        rule = {"destination": "14a", "region": "6", "swap": "5", "purchase": "15", "fees": "21"}
        refused(state, action, f"now-{phase.value}", rule.get(phase.value, "9"))


def _describe(error: RuleError) -> str:
    return say(f"rail_baron-refuse-{error.code}", rule=error.rule, **error.args_)
