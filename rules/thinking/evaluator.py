"""What a game provides, beside its rules, so that the search can play it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from math import inf
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from rules.dice import Dice, SeededDice
from rules.game import Action, Game, Robot, View, copy_state
from rules.thinking.learned import LearnedValue, Parts, worth_of


class Judged(NamedTuple):
    """An action with what it is worth by the steady robot's measure."""

    action: Action
    parts: Parts

    @property
    def worth(self) -> float:
        """The sum of the parts, in dollars."""
        return worth_of(self.parts)


S = TypeVar("S")
V = TypeVar("V", bound=View)


class EvaluatorOf(ABC, Generic[S, V]):
    """A game's knowledge for the search: of a game with states `S` and views `V`. It uses only what
    a seat may know.

    `steady` is the robot that plays by rule of thumb. `policy` plays rollouts: fast, sensible, a
    little different each time. A rollout is cut off after `depth` actions or `span` turns and
    `value` judges it. Where the steady robot foretells better what everybody does, a `model` of it
    without whims plays the search's rollouts for `model_span` turns: one of each action tells all.
    A lead of `scale` dollars is nearly as good as a win. `playouts` is the budget of an expert's
    choice. `doubt`: the part of a win by which another choice must beat the
    steady robot's after one playout, half of it after two. Less than `alike`, or among judged
    actions `judged_alike`, is much the same. `learned` has the weights of what `measure` counts;
    after `glance` actions of a playout it is counted for the reasons of a hint."""

    steady: ClassVar[Robot]
    policy: ClassVar[Robot]
    model: ClassVar[Robot | None] = None
    depth: ClassVar[int]
    span: ClassVar[float] = inf
    model_span: ClassVar[float] = inf
    scale: ClassVar[float]
    alike: ClassVar[float] = 1.0
    judged_alike: ClassVar[float] = 0.5
    playouts: ClassVar[int]
    doubt: ClassVar[float] = 0.02
    learned: ClassVar[LearnedValue | None] = None
    glance: ClassVar[int] = 10_000

    @abstractmethod
    def determinize(self, view: V, seat: int, dice: Dice) -> S:
        """Return a complete state that fits the seat's view, with everything hidden drawn at
        random. It shares nothing with the view."""

    def policy_view(self, game: Game, state: S, seat: int) -> View:
        """Return the view that the policy uses in a rollout. It may share data with the state,
        which the policy does not change."""
        return game.view(state, seat)

    def turns_played(self, state: S) -> float:
        """Return the number of turns played. Where a turn has phases, all rollouts should end in
        the same one; otherwise choices would be judged by how many actions they took."""
        return 0.0

    @abstractmethod
    def candidates(self, view: V, seat: int) -> Iterable[Action]:
        """Yield a few legal actions worth considering in addition to the steady robot's."""

    @abstractmethod
    def value(self, state: S, seat: int) -> float:
        """Estimate by how many dollars the seat will be ahead of the best of the others at the end;
        exact once the game is over."""

    def measure(self, state: S, seat: int) -> tuple[float, ...]:
        """Return the amounts of the features of `learned`, from what the seat may know alone; its
        rival's is not among them."""
        return ()

    def growth(self, state: S) -> float:
        """Return what a dollar of this moment is worth at the end of the game.

        Weights are learned in dollars of the moment, so that early and late positions compare."""
        return 1.0

    def amounts(self, state: Any, seat: int) -> tuple[float, ...]:
        """Return the amounts of all features of `learned`, the rival's included."""
        measured, learned = self.measure(state, seat), self.learned
        if learned is None or not learned.has_rival:
            return measured
        others = (other for other in range(len(state.players)) if other != seat)
        return (*measured, max(learned.appraise(self.measure(state, other)) for other in others))

    def alternatives(self, view: V, seat: int) -> Iterable[Action]:
        """Yield further legal actions that a person may want to compare, where a robot considers
        few."""
        return view.legal

    def ideas(self, view: V, seat: int) -> Iterable[Action]:
        """Yield what a beginner may think of: where all proposals are good, poor actions too."""
        yield from self.proposals(view, seat)
        yield from self.candidates(view, seat)

    def judge_actions(self, view: V, seat: int) -> Sequence[Judged]:
        """Return actions with their worth in dollars by the steady robot's measure, its choice
        first, where neither rollouts nor `value` tell them apart; otherwise nothing."""
        return ()

    def only_proposal(self, view: V, seat: int) -> Action | None:
        """Return the action if there is only one proposal, otherwise None."""
        proposals = self.proposals(view, seat)
        return proposals[0] if len(proposals) == 1 else None

    def proposals(self, view: V, seat: int) -> Sequence[Action]:
        """Return the steady robot's choice and the other candidates, without duplicates."""
        first = self.steady.choose(view, seat, SeededDice(b"proposals"))
        return list(dict.fromkeys([first, *self.candidates(view, seat)]))


Evaluator = EvaluatorOf[Any, Any]
"""The evaluator of any game."""


class OpenEvaluator(EvaluatorOf[S, V]):
    """Evaluator of a game without hidden information: the `table` of its view is the whole state.

    The policy uses that and not the view's `legal`, so rollouts make no copies and lists."""

    view: Callable[..., V]

    def determinize(self, view: Any, seat: int, dice: Dice) -> S:
        state: S = view.table
        return copy_state(state)

    def policy_view(self, game: Game, state: S, seat: int) -> View:
        return self.view(viewer=seat, to_move=(seat,), table=state)


def spread(actions: Sequence[Action], most: int) -> Sequence[Action]:
    """So many of them, from all along their list."""
    step = max(1, -(-len(actions) // most))
    return actions[::step]


def lead_of(totals: Sequence[float], seat: int) -> float:
    """Return by how much a seat's total exceeds the best of the others."""
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
