"""Lines worth a look, trains weighed, and a company's next turn supposed: all from a view."""

import msgspec
import pytest

from rules.game import copy_state
from rules.train_tycoon.operation import composing, forecast, lines, opening
from rules.train_tycoon.operation.track import available_chains
from rules.train_tycoon.robot import proposals
from tests.games.train_tycoon import played
from tests.support.train_tycoon import kit as tt


def network() -> tt.State:
    """PDL runs its cheese factory in D2 to High Level; fish lies three hexes away in F3."""
    state = tt.company(tt.table(100, 100), "PDL", [3, 1], president=0, net=200)
    tt.factory(tt.company(state, "CHC", [1, 3], president=1), "D2", "cheese", 3)
    tt.line(state, "PDL", "B3", "C3", "D2")
    return tt.operate(state, "PDL")


@pytest.mark.parametrize("number", [1, 6, 10])
def test_proposals_are_legal_and_differ(number: int) -> None:
    """Rulings 46 to 52: each may be opened as it is; the best stands first."""
    looked = 0
    for game in played(number):
        if game.state.phase not in (tt.Phase.LINE, tt.Phase.FACTORY):
            continue
        position = tt.Position(game.state)
        proposed = proposals.best_proposals(position)
        assert [proposal.worth for proposal in proposed] == sorted(
            (proposal.worth for proposal in proposed), reverse=True
        )
        for proposal in proposed:
            assert opening.plan_opening(position, proposal.plan.action) == proposal.plan
        starts = {proposal.plan.way.start for proposal in proposed}
        if game.state.phase is tt.Phase.FACTORY:
            assert len(starts) == len(proposed)
        looked += bool(proposed)
    assert looked > 5


def test_a_first_factory_is_near_what_it_takes_and_sells_to() -> None:
    """No line of its earns anything yet: what it still needs of track is what counts."""
    game = next(moment for moment in played(1) if moment.state.phase is tt.Phase.FACTORY)
    position = tt.Position(game.state)
    first, *others = proposals.best_proposals(position)
    near = lines.nearest_hubs(position, first.plan.way.start)
    assert len({game.state.hubs[name].item for name in near}) >= 2
    assert first.afar < sum(proposal.afar for proposal in others) / len(others)
    assert first.afar - first.gain == min(
        proposal.afar - proposal.gain for proposal in [first, *others]
    )


def test_a_line_in_place_of_an_own_one_is_not_proposed() -> None:
    """Ruling 49 b allows it, but it changes nothing."""
    position = tt.Position(network())
    assert any(
        {plan.way.start, plan.way.end} == {"B3", "D2"} and plan.cost.total == 0
        for plan in lines.all_lines(position)
    )
    assert all(
        {proposal.plan.way.start, proposal.plan.way.end} != {"B3", "D2"} or not proposal.broken
        for proposal in proposals.best_proposals(position)
    )


def test_supposing_leaves_the_game_as_it_is() -> None:
    state = network()
    before = copy_state(state)
    assumed = proposals.assume_next_turn(state, "CHC")
    assert assumed is not None and assumed.position.operation.company == "CHC" and assumed.may_open
    assert proposals.best_proposals(assumed.position) and state == before


@pytest.mark.parametrize(
    ("phase", "now", "left", "turn", "may_open"),
    [
        (tt.Phase.TREASURY, None, [], 2, True),
        (tt.Phase.LINE, "PDL", [], 2, True),
        (tt.Phase.TRAINS, "PDL", [], 2, False),
        (tt.Phase.PAYOUT, "PDL", [], 3, True),
        (tt.Phase.LINE, "CHC", ["PDL"], 2, True),
        (tt.Phase.LINE, "CHC", [], 3, True),
    ],
)
def test_which_turn_comes_next(
    phase: tt.Phase, now: str | None, left: list[str], turn: int, may_open: bool
) -> None:
    """What PDL has still to do in this turn, or the next one."""
    state = tt.balanced(network())
    assert state.operation is not None
    state.phase, state.companies_left = phase, left
    state.operation = None if now is None else msgspec.structs.replace(state.operation, company=now)
    assumed = proposals.assume_next_turn(state, "PDL")
    assert assumed is not None
    assert (assumed.position.state.turn, assumed.may_open) == (turn, may_open)


def test_after_the_last_turn_there_is_none() -> None:
    state = network()
    state.turn, state.phase = 5, tt.Phase.PAYOUT
    assert proposals.assume_next_turn(state, "PDL") is None
    assert proposals.assume_next_turn(state, "ICR") is None


def test_more_and_fewer_trains() -> None:
    """Ruling 53: income and the rest of the game, rights taken off."""
    state = tt.track(tt.transfer(network(), "F1"), "D2", "E2", "F1")
    position = tt.Position(state)
    (chain,) = available_chains(position.board, state, ["D2"])
    more = proposals.evaluate_change(position, tt.Expand(*chain.ends[0]))
    none = proposals.evaluate_change(position, tt.Cut(1))
    now = forecast.forecast_turn(position).income
    assert more.now.income == now - 20 and more.gain < 0
    assert none.now.income == 0 < now and none.gain == -forecast.future_earnings(position, "PDL")


def test_the_lines_that_earn_most_stay() -> None:
    """Ruling 34: of three the two that earn."""
    state = tt.transfer(network(), "F1")
    tt.line(state, "PDL", "D2", "E2", "F1")
    assert proposals.choose_lines(tt.Position(state), "PDL", 1) == (1,)


def test_composing_offers_what_is_legal_only() -> None:
    """Rulings 48, 49: every step of a menu has a legal line behind it."""
    position = tt.Position(network())
    first = composing.first_hexes(position, "D2")
    assert first and all(plan.way.lays[0].hex == into for into, plan in first.items())
    for into in first:
        for step in composing.next_steps(position, "D2", (), into):
            for plan in (step.ends, step.onward):
                assert plan is None or opening.plan_opening(position, plan.action) == plan
    assert composing.next_steps(position, "D2", (), "A1") == []
    assert composing.first_hexes(position, "O8") == {}


def test_lines_over_exactly_these_hexes() -> None:
    position = tt.Position(network())
    plans = composing.lines_over_hexes(position, ["D2", "C3", "B3"])
    assert [plan.way.lays[0].how for plan in plans] == ["reuse"]
    assert composing.lines_over_hexes(position, ["D2", "C3"]) == []
