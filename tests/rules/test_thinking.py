"""The search by itself: on a game of one choice, whose outcome is the choice and a die."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, cast

import msgspec

from rules.dice import Dice, SeededDice
from rules.game import Action, Game
from rules.thinking.evaluator import Evaluator
from rules.thinking.hints import hints
from rules.thinking.quick_dice import QuickDice
from rules.thinking.search import (
    MAX_EACH,
    MIN_PLAYOUTS,
    Evaluation,
    compare_actions,
    evaluate_actions,
)


class Take(Action, frozen=True):
    """Dollars that are sure, the sides of a die thrown besides, and words that change nothing."""

    sure: int
    sides: int = 1
    words: str = ""


class Purse(msgspec.Struct):
    dollars: int = 0


class OneChoice:
    """As much of a game as trials ask for."""

    state_type = Purse

    def apply(self, state: Purse, seat: int, action: Take, dice: Dice) -> list[Any]:
        state.dollars = action.sure + dice.roll(1, action.sides, "luck")[0]
        return []

    def to_move(self, state: Purse) -> tuple[int, ...]:
        return ()


class Chooses(Evaluator):
    depth, scale, playouts = 1, 100.0, 100

    def __init__(self, *choices: Take) -> None:
        self.choices = choices

    def determinize(self, view: Any, seat: int, dice: Dice) -> Purse:
        return Purse()

    def candidates(self, view: Any, seat: int) -> Iterable[Action]:
        return ()

    def value(self, state: Purse, seat: int) -> float:
        return float(state.dollars)

    def proposals(self, view: Any, seat: int) -> tuple[Take, ...]:
        return self.choices


Chooses.policy = cast(Any, None)


class Hours(Purse):
    idle: int = 0
    passed: float = 0.0


class Delays(OneChoice):
    """A choice whose die says how many idle actions follow it; any other brings 10 in half a
    turn."""

    state_type = Hours

    def apply(self, state: Hours, seat: int, action: Take, dice: Dice) -> list[Any]:
        if action.sides:
            state.dollars, state.idle = action.sure, action.sides
        elif state.idle:
            state.idle -= 1
        else:
            state.dollars, state.passed = state.dollars + 10, state.passed + 0.5
        return []

    def to_move(self, state: Hours) -> tuple[int, ...]:
        return (0,)


class Waits:
    name = "waits"

    def choose(self, view: Any, seat: int, dice: Dice) -> Take:
        return Take(0, 0)


class Turns(Chooses):
    depth, span = 50, 2.0
    policy = Waits()

    def determinize(self, view: Any, seat: int, dice: Dice) -> Hours:
        return Hours()

    def policy_view(self, game: Game, state: Any, seat: int) -> Any:
        return None

    def turns_played(self, state: Hours) -> float:
        return state.passed


def weighed(*choices: Take) -> tuple[Evaluation, ...]:
    game = cast(Game, OneChoice())
    return evaluate_actions(game, Chooses(*choices), None, 0, 100, SeededDice(b"search"))


def test_what_leads_to_the_same_is_tried_no_more() -> None:
    """And what is compared with is taken; it is tried no further than the others need."""
    first, other = weighed(Take(5), Take(5, words="please"))
    assert first.action == Take(5) and first.margin == 0.0 > other.margin
    assert first.playouts == other.playouts == 1


def test_what_is_surely_worse_is_tried_no_more() -> None:
    """Whether the better one comes first or not."""
    for choices in ((Take(0, 9), Take(90, 9)), (Take(90, 9), Take(0, 9))):
        first, other = weighed(*choices)
        assert (first.action, other.action) == (Take(90, 9), Take(0, 9))
        assert first.playouts == other.playouts == MIN_PLAYOUTS


def test_what_is_open_is_tried_as_often_as_may_be() -> None:
    evaluations = weighed(Take(0, 90), Take(1, 91))
    assert [evaluation.playouts for evaluation in evaluations] == [MAX_EACH, MAX_EACH]


def compare(*choices: Take) -> tuple[Evaluation, ...]:
    evaluator = Chooses(*choices)
    return compare_actions(
        cast(Game, OneChoice()), evaluator, None, 0, choices, 9, SeededDice(b"told")
    )


def test_trials_end_after_so_many_turns_however_many_actions_those_take() -> None:
    """Else what takes long seemed to bring less, or more."""
    choices = (Take(5, 1), Take(5, 4), Take(7, 9))
    evaluations = evaluate_actions(
        cast(Game, Delays()), Turns(*choices), None, 0, 100, SeededDice(b"search"), base=choices[0]
    )
    assert {evaluation.action: evaluation.lead for evaluation in evaluations} == {
        choices[0]: 45.0,
        choices[1]: 45.0,
        choices[2]: 47.0,
    }


class Foretold(Turns):
    policy, model, model_span = cast(Any, None), Waits(), 1.0


def test_where_a_model_plays_each_is_tried_once_for_its_turns() -> None:
    """However many playouts are asked for: the others would be the same."""
    choices = (Take(5, 1), Take(90, 1), Take(0, 1))
    evaluations = evaluate_actions(
        cast(Game, Delays()), Foretold(*choices), None, 0, 100, SeededDice(b"search")
    )
    assert [
        (evaluation.action.sure, evaluation.lead, evaluation.playouts) for evaluation in evaluations
    ] == [(90, 110.0, 1), (5, 25.0, 1), (0, 20.0, 1)]


def test_far_ahead_or_behind_a_few_dollars_count_as_much_where_a_model_plays() -> None:
    """Else whoever is behind did no more than the steady robot."""
    for lead in (0, 9_000, -9_000):
        few, more = Take(lead, 1), Take(lead + 40, 1)
        game = cast(Game, Delays())
        first, _ = evaluate_actions(game, Foretold(few, more), None, 0, 1, SeededDice(b"far"))
        assert first.action == more


def test_tried_again_the_first_stays_unless_another_is_surely_better() -> None:
    """All in the same playouts; whether one is surely worse than the one before is told."""
    first, better = Take(0, 9), Take(90, 9)
    assert [evaluation.action for evaluation in compare(first, better)] == [better, first]
    even = compare(Take(5), Take(5, words="please"), Take(0))
    assert [evaluation.margin >= 0.0 for evaluation in even] == [True, True, False]
    assert {evaluation.playouts for evaluation in even} == {9}


def test_quick_dice_are_even_and_their_own() -> None:
    """Draws of neighbouring seeds have nothing in common."""
    dice = QuickDice(b"even")
    counts = Counter(dice.roll(6_000, 6, "die"))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6] and all(900 < n < 1_100 for n in counts.values())
    rolls, again, two = (QuickDice(seed).roll(600, 6, "die") for seed in (b"1", b"1", b"2"))
    assert rolls == again and 60 < sum(a == b for a, b in zip(rolls, two, strict=True)) < 140


class Settled(Chooses):
    """Takes its first choice without a second thought; the others are only legal."""

    def proposals(self, view: Any, seat: int) -> tuple[Take, ...]:
        return self.choices[:1]

    def alternatives(self, view: Any, seat: int) -> tuple[Take, ...]:
        return self.choices


def test_what_is_settled_stays_the_first_of_a_hint() -> None:
    """As the card may show it in green; what each is worth is told as it is."""
    small, big, game = Take(5), Take(50), cast(Game, OneChoice())
    hinted = hints(game, Settled(small, big), None, 0, b"hint")
    assert [hint.action for hint in hinted] == [small, big]
    assert [hint.lead for hint in hinted] == [6, 51]
    assert [hint.ahead for hint in hinted] == [False, True]
    hinted = hints(game, Chooses(small, big, Take(1)), None, 0, b"hint")
    assert [hint.action for hint in hinted] == [big, small, Take(1)]
