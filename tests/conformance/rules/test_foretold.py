"""What the rules tell of an action before it is done is what comes of it."""

from collections import Counter
from itertools import islice
from typing import Any

from rules.dice import NO_DICE
from rules.game import copy_state
from tests.conformance.case import Case
from tests.conformance.found import having
from tests.conformance.play import played

GAMES, ACTIONS = 3, 30


@having("foretold")
def test_what_is_foretold_from_the_view_is_what_comes(case: Case) -> None:
    """Event by event, in their order; more may follow of itself. What is drawn cannot be foretold,
    and what is chosen in secret brings nothing yet."""
    counts: Counter[str] = Counter()
    for number in range(GAMES):
        for made in played(case, number):
            if case.game.over(made.state) or len(made.log) % case.every:
                continue
            for seat in case.game.to_move(made.state):
                view = case.game.view(made.state, seat)
                for action in islice(case.game.legal(made.state, seat), ACTIONS):
                    counts[compared(case, made.state, seat, view, action)] += 1
    print(f"{case.key}: {dict(counts)}")
    assert counts["told"] > counts["drawn"] and counts["told"] > 100


def compared(case: Case, state: Any, seat: int, view: Any, action: Any) -> str:
    if action.sealed:
        return "sealed"
    assert case.foretold is not None
    told = case.foretold(view, action)
    if told is None:
        return "untold"
    other = copy_state(state)
    try:
        came = case.game.apply(other, seat, action, NO_DICE)
    except ValueError:
        return "drawn"
    assert came[: len(told)] == list(told), action
    return "told"
