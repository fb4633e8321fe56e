"""What the rules tell of an action before it is done is what comes of it."""

from collections import Counter
from itertools import islice
from typing import Any

from rules.dice import NO_DICE
from rules.game import copy_state
from tests.conformance.case import Case
from tests.conformance.cases import having
from tests.conformance.play import played

GAMES, ACTIONS = 3, 30


@having("foretold")
def test_what_is_foretold_from_the_view_is_what_comes(case: Case) -> None:
    """Event by event, in their order; more may follow of itself. What is drawn cannot be foretold,
    and what is chosen in secret brings nothing yet."""
    counts: Counter[str] = Counter()
    for number in range(GAMES):
        for position in played(case, number):
            if case.game.over(position.state) or len(position.log) % case.every:
                continue
            for seat in case.game.to_move(position.state):
                view = case.game.view(position.state, seat)
                for action in islice(case.game.legal(position.state, seat), ACTIONS):
                    counts[compared(case, position.state, seat, view, action)] += 1
    print(f"{case.key}: {dict(counts)}")
    assert counts["told"] > counts["drawn"] and counts["told"] > 100


def compared(case: Case, state: Any, seat: int, view: Any, action: Any) -> str:
    if action.sealed:
        return "sealed"
    assert case.foretold is not None
    foretold = case.foretold(view, action)
    if foretold is None:
        return "untold"
    other = copy_state(state)
    try:
        events = case.game.apply(other, seat, action, NO_DICE)
    except ValueError:
        return "drawn"
    assert events[: len(foretold)] == list(foretold), action
    return "told"
