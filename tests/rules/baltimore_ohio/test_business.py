"""The Business Rounds: whose turn it is, and in which order (RULINGS 18, 34, 36)."""

from __future__ import annotations

from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.model.actions import (
    BuildNothing,
    Pass,
    PayDividends,
    ScrapEquipment,
)
from rules.baltimore_ohio.model.events import (
    TurnBegan,
)
from rules.baltimore_ohio.model.state import Phase, State
from tests.support.baltimore_ohio.states import (
    alone,
    do,
    dollars,
    in_business,
    new_game,
    of,
    refused,
    run,
    running,
)


def pay_through(state: State) -> list[TurnBegan]:
    """Every choice made the plainest way to the end of the Business Round; who acted when."""
    began = []
    business = state.business
    assert business is not None
    round_ = business.round
    while state.business is not None and state.business.round == round_:
        seat = GAME.to_move(state)[0]
        began += of(do(state, next(iter(GAME.legal(state, seat)))), TurnBegan)
    return [event for event in began if event.railroad]


def test_order_of_business() -> None:
    """Ruling 18: highest value first, top of the stack first, each once; who moves does not change
    the order of the others."""
    state = new_game(3)
    running(state, "CO", {0: 2}, value=74, cards=(1,))
    running(state, "BM", {0: 2}, value=74, cards=(2,))
    running(state, "PA", {0: 2}, value=82, cards=(3,))
    running(state, "BO", {0: 2}, value=66, cards=(4,))
    events = in_business(state)
    acted = [event.railroad for event in of(events, TurnBegan)]
    while state.phase in (Phase.SCRAP, Phase.PROFIT) and len(acted) < 4:
        action = ScrapEquipment() if state.phase is Phase.SCRAP else PayDividends()
        acted += [event.railroad for event in of(do(state, action), TurnBegan)]
    assert acted == ["PA", "CO", "BM", "BO"]
    assert state.order[0] == "PA"


def test_to_the_bottom_of_the_stack() -> None:
    """Ruling 34: after acting the counter goes under its stack, moved or not."""
    state = new_game(3)
    running(state, "BO", {0: 2}, value=66, cards=(1,), income=10)
    running(state, "BM", {0: 2}, value=66, cards=(2,), income=20)
    in_business(state)
    do(state, ScrapEquipment())
    do(state, PayDividends())
    assert state.order == ["BM", "BO"] and dollars(state, "BO") == 66


def test_business_rounds() -> None:
    """Rulebook, business rounds: two of them, identical, by descending value."""
    state = new_game(3)
    running(state, "BO", {0: 2}, value=66, cards=(1,))
    running(state, "BM", {0: 2}, value=74, cards=(2,))
    in_business(state)
    first = pay_through(state)
    assert state.business is not None and state.business.round == 2
    second = pay_through(state)
    assert [event.railroad for event in first] == ["BO", "BM"]
    assert [event.railroad for event in second][:1] == ["BO"]
    assert state.turn == 2


def test_somebody_elses_turn() -> None:
    """Rulebook, gameplay flow: only the President of the acting railroad decides for it."""
    state = alone(treasury=90)
    refused(state, BuildNothing(), "not-your-turn", "27", seat=1)
    refused(state, Pass(), "now-track", "27")
    assert run(state, Phase.TRACK) == []
