"""A railroad's turn gone through in thought: plans, what is proposed, and that it comes so."""

import pytest

from rules.baltimore_ohio.business_round import building
from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.model.actions import BuildNothing, BuildTrack, BuyEquipment, PayDividends
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.stock.buying import start_values
from rules.baltimore_ohio.turn_plan import Plan, Start, assumed_start, plan_from_step
from rules.baltimore_ohio.turn_preview import (
    Filler,
    fill_with_best,
    fill_with_nothing,
    preview_railroad_turn,
)
from tests.support.baltimore_ohio.states import do, in_business, level, new_game, running


def operating() -> State:
    """The B&O has a card to scrap, $300, and Baltimore with Washington."""
    state = level(new_game(3), 2)
    in_business(running(state, "BO", {0: 4, 1: 2}, treasury=300, cards=(1,), track=("J16",)))
    return state


@pytest.mark.parametrize("fill", [fill_with_nothing, fill_with_best])
def test_a_turn_comes_as_it_was_gone_through(fill: Filler) -> None:
    """The whole turn as one action leads to the table and the events that were foretold, and a
    choice of the plan is kept."""
    state = operating()
    preview = preview_railroad_turn(GAME.view(state, 0), Plan(buy=1), fill)
    assert preview.railroad == "BO" and preview.plan.buy == 1 and not preview.dropped
    assert BuyEquipment(1) in preview.steps and set(preview.views) >= {Phase.SCRAP, Phase.TRACK}
    assert preview.first_table == state
    events = do(state, preview.action)
    assert tuple(events[: len(preview.events)]) == preview.events and state == preview.table


def test_what_does_not_fit_is_dropped_and_told() -> None:
    """A step that the rules refuse is decided anew; with a stop the turn is walked no further."""
    view = GAME.view(operating(), 0)
    far = preview_railroad_turn(view, Plan(track=BuildTrack(("A1",))), fill_with_nothing)
    assert len(far.dropped) == 1 and far.plan.track == BuildNothing()
    there = preview_railroad_turn(view, Plan(), fill_with_nothing, Phase.TRACK)
    assert there.table.phase is Phase.TRACK and list(there.views)[-1] is Phase.TRACK


def test_another_step_asks_for_the_cities_anew() -> None:
    """How many are to be served depends on what is bought and built, not on the profit's use."""
    plan = (
        Plan(cities=("Baltimore",))
        .merge(plan_from_step(BuyEquipment(2)))
        .merge(plan_from_step(PayDividends()))
    )
    assert plan == Plan(buy=2, cities=("Baltimore",), pays=True)
    assert plan.clear_step(Phase.EQUIPMENT) == Plan(pays=True)
    assert plan.clear_step(Phase.PROFIT) == Plan(buy=2, cities=("Baltimore",))
    assert plan.steps[0] == BuyEquipment(2) and plan.step(Phase.TRACK) is None


def test_a_railroad_that_does_not_run_is_thought_to_begin() -> None:
    """As chosen where that is lawful, else five shares at the highest value; at Tech Level 7, which
    ends the game, the values are those of level 6."""
    state = operating()
    assert assumed_start(state, "BO", Start(66, 3)) is None
    lowest, highest = min(start_values(state)), max(start_values(state))
    assert assumed_start(state, "PA", Start(lowest, 3)) == Start(lowest, 3)
    assert (
        assumed_start(state, "PA", Start(375, 3)) == assumed_start(state, "PA") == Start(highest, 5)
    )
    state.tech_level = 6
    last = start_values(state)
    state.tech_level = 7
    assert start_values(state) == last


def test_places_become_a_build_or_the_rule_against_them() -> None:
    """Hexes in any order are put into one that is lawful, and those between are found."""
    state = operating()
    near = next(iter(building.next_hexes(state, "BO")))
    further = building.next_hexes(state, "BO", (near,))
    two = next(hex_ for hex_ in further if hex_ not in building.next_hexes(state, "BO"))
    assert building.connect_hexes(state, "BO", (two, near)) == (near, two)
    build = building.connect_hexes(state, "BO", (two,))
    assert build is not None and build[-1] == two and len(build) == 2
    error = building.build_obstacle(state, "BO", ("J16",))
    assert error is not None and error.code == "hex-twice"
    assert building.connect_hexes(state, "BO", ("K4",)) is None
    assert building.build_obstacle(state, "BO", ("K4",)) is None
