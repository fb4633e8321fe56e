"""What thinking ahead rests on in every game that has a mind: nothing is peeked at, proposals are
lawful, and the same dice give the same choice."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import pytest

from rules.dice import SeededDice
from rules.game import View
from rules.thinking.chances import compare_with_best, count_wins
from rules.thinking.evaluator import Evaluator, OpenEvaluator
from rules.thinking.levels import LEVELS
from rules.thinking.search import Evaluation, evaluate_actions
from tests.conformance.case import Case
from tests.conformance.cases import cases
from tests.conformance.play import packed, played

GAMES, EVERY = 2, 9
thinking = pytest.mark.parametrize(
    "case",
    [case for case in cases().values() if getattr(case.game, "evaluator", None)],
    ids=lambda case: case.key,
)


class Situation(NamedTuple):
    mind: Evaluator
    state: Any
    seat: int
    view: View


def situations(case: Case, number: int) -> Iterator[Situation]:
    evaluator = case.game.evaluator  # type: ignore[attr-defined]
    for position in played(case, number):
        state = position.state
        if not case.game.over(state) and len(position.log) % EVERY == 0:
            for seat in case.game.to_move(state):
                yield Situation(evaluator, state, seat, case.game.view(state, seat))


@thinking
def test_what_is_imagined_fits_what_is_seen(case: Case) -> None:
    """Its seat sees no difference, but that those who have chosen in secret are asked again; the
    referee has nothing to say against it."""
    for number in range(GAMES):
        for evaluator, _, seat, view in situations(case, number):
            imagined = evaluator.determinize(view, seat, SeededDice(b"imagined"))
            assert not list(case.game.invariants(imagined))
            assert case.seen(case.game.view(imagined, seat)) == case.seen(view)


@thinking
def test_what_is_imagined_depends_on_the_view_alone(case: Case) -> None:
    """The same view and dice, the same state; and the view is left as it was."""
    for evaluator, _, seat, view in situations(case, 0):
        before = packed(view)
        dice = [SeededDice(b"twice") for _ in range(2)]
        imagined = [packed(evaluator.determinize(view, seat, each)) for each in dice]
        assert imagined[0] == imagined[1] and packed(view) == before


@thinking
def test_a_policy_needs_no_more_than_a_glance(case: Case) -> None:
    """It does what it does with the whole view before it, and leaves the state as it is."""
    for number in range(GAMES):
        for evaluator, state, seat, view in situations(case, number):
            before, seen = packed(state), evaluator.policy_view(case.game, state, seat)
            for policy in filter(None, (evaluator.policy, evaluator.model)):
                glanced, looked = (
                    policy.choose(each, seat, SeededDice(b"policy")) for each in (seen, view)
                )
                assert glanced == looked and packed(state) == before


@thinking
def test_proposals_are_lawful_and_begin_with_the_steady_robots(case: Case) -> None:
    several = 0
    for number in range(GAMES):
        for evaluator, state, seat, view in situations(case, number):
            proposals = list(evaluator.proposals(view, seat))
            assert len(proposals) == len(set(proposals))
            judged = [row.action for row in evaluator.judge_actions(view, seat)]
            for action in (*proposals, *judged):
                case.game.check(state, seat, action)
            several += len(proposals) > 1 or len(judged) > 1
    assert several > 1


@thinking
def test_the_same_dice_give_the_same_thoughts(case: Case) -> None:
    """Of some positions of a game all is weighed; what is taken is never surely worse than what
    the steady robot does."""
    for evaluator, _, seat, view in list(situations(case, 1))[-4::3]:
        weighings = [_weighed(case, evaluator, view, seat) for _ in range(2)]
        assert weighings[0] == weighings[1]
        assert len(weighings[0]) == len(evaluator.proposals(view, seat))
        assert weighings[0][0].margin >= 0.0
        assert all(0.0 <= choice.chance <= 1.0 for choice in weighings[0])


def _weighed(case: Case, evaluator: Evaluator, view: View, seat: int) -> tuple[Evaluation, ...]:
    return evaluate_actions(case.game, evaluator, view, seat, 4, SeededDice(b"thoughts"))


@thinking
def test_chances_share_out_every_win(case: Case) -> None:
    """From the middle of a game and from its end, the same each time, and the state is left as it
    was; at the end whoever won has all of it."""
    *_, middle, _ = situations(case, 0)
    for state in (middle.state, *(end.state for end in [*played(case, 0)][-1:])):
        before, chances = (
            packed(state),
            [count_wins(case.game, middle.mind, state, range(2)) for _ in "ab"],
        )
        assert chances[0] == chances[1] and packed(state) == before
        assert sum(chances[0]) == pytest.approx(2)
    first = [row.seat for row in case.game.standing(state, None) if row.place == 1]
    assert case.game.over(state) and all(chances[0][seat] == 2 / len(first) for seat in first)


@thinking
def test_what_was_done_is_compared_with_the_best(case: Case) -> None:
    """It may be the best itself; then nothing was better."""
    several = (
        situation
        for situation in situations(case, 1)
        if len(situation.mind.proposals(situation.view, situation.seat)) > 1
    )
    for evaluator, _, seat, view in islice(several, 1):
        action = evaluator.proposals(view, seat)[-1]
        best, done = compare_with_best(case.game, evaluator, view, seat, action, 4)
        assert done.action == action and best.margin >= done.margin == 0.0


@thinking
def test_every_level_plays(case: Case) -> None:
    assert [case.game.robot(name).name for name in LEVELS] == list(LEVELS)
    *_, position = played(case, 3, ("beginner", "steady"))
    assert case.game.over(position.state)


@thinking
def test_positions_that_look_the_same_to_a_seat_have_the_same_value(case: Case) -> None:
    """Whatever is hidden from it; and so has all that is counted in them."""
    hidden = 0
    for number in range(GAMES):
        for evaluator, state, seat, view in situations(case, number):
            dice = (SeededDice(seed) for seed in (b"one", b"two"))
            alike = [state, *(evaluator.determinize(view, seat, each) for each in dice)]
            hidden += len(set(map(packed, alike))) > 1
            assert len({evaluator.value(twin, seat) for twin in alike}) == 1
            assert len({evaluator.amounts(twin, seat) for twin in alike}) == 1
            assert evaluator.learned is not None
            assert len(evaluator.amounts(state, seat)) == len(evaluator.learned.features)
    assert hidden or isinstance(case.game.evaluator, OpenEvaluator)  # type: ignore[attr-defined]
