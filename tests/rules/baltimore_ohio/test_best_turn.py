"""The turn that is proposed for a railroad is the best: scrapping, buying and building together."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest

from rules.baltimore_ohio.best_turn import best_turn, candidate_steps, parts_function
from rules.baltimore_ohio.business_round import building, services
from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.options import Options
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.rules import OPERATING, RULES
from rules.baltimore_ohio.turn_plan import STEPS, Plan, plan_from_step
from rules.baltimore_ohio.turn_preview import fill_with_best, preview_railroad_turn
from rules.dice import NO_DICE, SeededDice
from rules.game import copy_state
from rules.thinking.hints import hints
from tests.support.baltimore_ohio.states import alone, in_business, level, new_game, running


def operated(state: State, plan: Plan) -> State:
    """The table after the turn as proposed with these steps."""
    seat = GAME.to_move(state)[0]
    return preview_railroad_turn(GAME.view(state, seat), plan, fill_with_best).table


def idle_card() -> State:
    """The B&O at Tech Level 2 can pay a card of level 3; its card of level 1 would be idle then."""
    state = level(alone(track=("J16", "H18"), cards=(2,), treasury=205, income=30), 2)
    state.deck = 11
    return state


def boston() -> State:
    """The NH at Tech Level 1 has one card, Providence and $170; Boston is one hex away."""
    state = new_game(3)
    running(state, "NH", {0: 4, 1: 1}, track=("E21",), cards=(5,), treasury=170, income=20)
    in_business(state)
    return state


def test_a_card_is_scrapped_for_a_better_one() -> None:
    """Serving Boston with the card at hand nets $20; a card of level 2 in its place nets $40."""
    preview = preview_railroad_turn(GAME.view(boston(), 0), Plan(), fill_with_best)
    assert preview.plan.scrap == (5,) and preview.plan.buy == 1 and preview.plan.pays
    assert preview.plan.track == a.BuildTrack(("D22",)) and "Boston" in (preview.plan.cities or ())
    assert preview.table.incomes["NH"][0] == 40


def test_no_card_is_left_idle() -> None:
    """With the card of level 3 alone the same cities are served for less maintenance."""
    preview = preview_railroad_turn(GAME.view(idle_card(), 0), Plan(), fill_with_best)
    assert preview.plan.buy == 1 and preview.plan.scrap == (2,), preview.plan
    keeping = preview_railroad_turn(
        GAME.view(idle_card(), 0), Plan(scrap=(), buy=1), fill_with_best
    )
    assert (keeping.table.incomes["BO"][0], preview.table.incomes["BO"][0]) == (40, 70)


def test_what_brings_nothing_is_not_built() -> None:
    """Dover is near and cheap, but a railroad whose card is at work serves no more by it."""
    state = alone(track=("J16",), cards=(5,), treasury=60, income=10)
    preview = preview_railroad_turn(GAME.view(state, 0), Plan(), fill_with_best)
    assert preview.plan.track == a.BuildNothing()


def test_the_use_of_the_profit_follows_what_is_changed_before_it() -> None:
    """A changed step leaves what follows open unless it was chosen by hand."""
    state = boston()
    poor = preview_railroad_turn(
        GAME.view(state, 0), Plan(scrap=(), buy=0, track=a.BuildNothing()), fill_with_best
    )
    assert poor.plan_around_step(Phase.TRACK) == Plan(scrap=(), buy=0), (
        "what follows was not chosen"
    )
    mine = preview_railroad_turn(GAME.view(state, 0), Plan(scrap=(), pays=False), fill_with_best)
    assert mine.plan_around_step(Phase.EQUIPMENT) == Plan(scrap=(), pays=False)
    assert (
        mine.plan_around_step(Phase.PROFIT).pays is None
        and mine.plan_around_step(Phase.PROFIT).cities
    )


def every_step(table: State) -> Iterator[Any]:
    """All that may be scrapped or bought, or served, all single ways and proposals to build."""
    name, line = Position(table).acting_railroad
    if table.phase is Phase.SCRAP:
        for count in range(len(line.cards) + 1):
            yield from map(a.ScrapEquipment, combinations(line.cards, count))
    elif table.phase is Phase.TRACK:
        yield a.BuildNothing()
        for action in RULES.legal(table, GAME.to_move(table)[0]):
            if isinstance(action, a.TakeResource):
                yield action
        ways = [*building.cheapest_builds(table, name).values()]
        ways += [proposal.way for proposal in building.proposals(table, name)]
        yield from (a.BuildTrack(way.hexes) for way in ways)
    elif table.phase is Phase.SERVICE:
        for service in services.possible_services(table, name):
            yield a.ServeCities(service.cities)
    elif table.phase is Phase.PROFIT:
        yield from candidate_steps(table)
    else:
        yield from RULES.legal(table, GAME.to_move(table)[0])


def every_turn(table: State, number: int, seat: int) -> Iterator[State]:
    for step in every_step(table):
        after = copy_state(table)
        RULES.apply(after, seat, step, NO_DICE)
        if after.number == number and after.phase in OPERATING:
            yield from every_turn(after, number, seat)
        else:
            yield after


def positions(seed: int, every: int) -> Iterator[State]:
    """The beginnings of railroads' turns in a game played by chance, one in so many."""
    dice = SeededDice(b"best turn %d" % seed)
    state, _ = GAME.setup(3, Options(maine_lumber=True, norfolk_western=True), dice)
    robot, seen = GAME.robot("random"), 0
    while GAME.to_move(state) and seen < 12 * every:
        seat = GAME.to_move(state)[0]
        begins = state.phase in (Phase.SCRAP, Phase.EQUIPMENT, Phase.TRACK)
        if begins and state.business is not None:
            seen += 1
            if seen % every == 0:
                yield copy_state(state)
        GAME.apply(state, seat, robot.choose(GAME.view(state, seat), seat, dice), dice)


def worth_function(table: State, seat: int) -> Callable[[State], float]:
    parts = parts_function(table, seat)
    return lambda after: sum(parts(after).values())


@pytest.mark.parametrize("seed", range(4))
def test_no_turn_is_better_than_the_one_proposed(seed: int) -> None:
    """Held against every way to scrap, buy, build and serve."""
    for state in positions(seed, 9):
        seat = GAME.to_move(state)[0]
        worth = worth_function(state, seat)
        best = max(map(worth, every_turn(state, state.number, seat)))
        preview = preview_railroad_turn(GAME.view(state, seat), Plan(), fill_with_best)
        assert not preview.dropped
        assert worth(preview.table) >= best - 1e-9, (preview.steps, worth(preview.table), best)


@pytest.mark.parametrize("seed", range(3))
def test_every_part_of_a_proposal_brings_something(seed: int) -> None:
    """Without what is scrapped, bought or built the turn is worth less."""
    for state in positions(seed, 5):
        seat = GAME.to_move(state)[0]
        worth, preview = (
            worth_function(state, seat),
            preview_railroad_turn(GAME.view(state, seat), Plan(), fill_with_best),
        )
        nothing = {Phase.SCRAP: a.ScrapEquipment(), Phase.EQUIPMENT: a.BuyEquipment(0)}
        for phase in STEPS[:3]:
            step, least = preview.plan.step(phase), nothing.get(phase, a.BuildNothing())
            if phase in preview.views and step != least:
                without = preview_railroad_turn(
                    GAME.view(state, seat), plan_from_step(least), fill_with_best
                )
                assert worth(without.table) < worth(preview.table), (phase, step)


def test_a_step_that_is_not_lawful_is_as_open_as_the_others() -> None:
    state = boston()
    turn = best_turn(state, Plan(scrap=(29,)))
    assert turn == best_turn(state, Plan())


def begun(table: State) -> Iterator[State]:
    """The table, and after each step of the turn as suggested, to the last that is asked."""
    yield table
    for step in preview_railroad_turn(
        GAME.view(table, GAME.to_move(table)[0]), Plan(), fill_with_best
    ).steps[:-1]:
        table = copy_state(table)
        RULES.apply(table, GAME.to_move(table)[0], step, NO_DICE)
        yield table


@pytest.mark.parametrize("seed", range(3))
def test_hint_expert_and_suggested_turn_are_one(seed: int) -> None:
    """At every step, and what is suggested there leads on with what was suggested before."""
    for state in [boston(), idle_card(), *positions(seed, 7)]:
        seat = GAME.to_move(state)[0]
        suggested = preview_railroad_turn(GAME.view(state, seat), Plan(), fill_with_best).steps
        for place, table in enumerate(begun(state)):
            view = GAME.view(table, seat)
            hinted = hints(GAME, GAME.evaluator, view, seat, b"hint")
            assert preview_railroad_turn(view, Plan(), fill_with_best).steps == suggested[place:]
            assert GAME.robot("expert").choose(view, seat, NO_DICE) == suggested[place]
            assert hinted[0].action == suggested[place] and hinted[0].lead == 0
            assert all(hint.lead <= 0 for hint in hinted)
            assert len({hint.action for hint in hinted}) >= min(3, len(view.legal))


def test_a_hint_names_each_sum_of_cities_once() -> None:
    """In whatever order, and by whichever cities: the sum is what counts (28)."""
    state = level(alone(track=("J16", "H18", "L15", "M16"), cards=(6, 7), treasury=0, income=0), 2)
    while state.phase is not Phase.SERVICE:
        seat = GAME.to_move(state)[0]
        step = {Phase.SCRAP: a.ScrapEquipment()}.get(state.phase, a.BuildNothing())
        GAME.apply(state, seat, step, NO_DICE)
    view = GAME.view(state, 0)
    hinted = hints(GAME, GAME.evaluator, view, 0, b"hint")
    sums = [services.income(state, "BO", hint.action.cities).gross for hint in hinted]
    assert len(hinted) > 1 and len(set(sums)) == len(sums) and sums[0] == max(sums)


def test_a_hint_says_what_another_step_costs() -> None:
    """By the best turn that is left with it: keeping the card of the NH serves Boston for $20."""
    state = boston()
    best, *others = hints(GAME, GAME.evaluator, GAME.view(state, 0), 0, b"hint")
    worth = worth_function(state, 0)
    assert best.action == a.ScrapEquipment((5,))
    (keeping,) = (hint for hint in others if hint.action == a.ScrapEquipment())
    lost = worth(operated(state, Plan())) - worth(operated(state, Plan(scrap=())))
    assert keeping.lead == -round(lost) < 0 and keeping.measure == "judged"
