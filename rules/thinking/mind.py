"""What a game gives, beside its rules, so that it can be thought about."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from math import inf
from typing import Any, ClassVar

from rules.dice import Dice, SeededDice
from rules.game import Action, Game, Robot, View, copied


class Mind(ABC):
    """How one game is thought about. All of it sees what a seat may know and no more.

    `steady` is its robot that goes by rule of thumb. `policy` plays the rest of a game that is
    tried: fast, sensible, a little different each time. After `depth` actions, or `span` turns, a
    trial is cut off and `value` says how it stands. So many dollars ahead as `scale` are nearly as
    good as won; they are told in steps of `grain` dollars. `playouts`: how many an expert's choice
    is worth. `doubt`: by what part of a win another choice must be better than the steady robot's
    after one playout; half of it after two.
    """

    steady: ClassVar[Robot]
    policy: ClassVar[Robot]
    depth: ClassVar[int]
    span: ClassVar[float] = inf
    scale: ClassVar[float]
    grain: ClassVar[int] = 1
    playouts: ClassVar[int]
    doubt: ClassVar[float] = 0.02

    @abstractmethod
    def imagine(self, view: Any, seat: int, dice: Dice) -> Any:
        """A whole state that the seat's view fits, to be played on: everything hidden is drawn
        anew. Nothing in it is shared with the view."""

    def glance(self, game: Game, state: Any, seat: int) -> View:
        """What the policy goes by in a trial: the seat's view. It may share with the state, which
        the policy leaves alone."""
        return game.view(state, seat)

    def turns(self, state: Any) -> float:
        """How many have gone by. Where a turn has phases all trials had better end in the same one:
        what a choice brings would else be told by how many actions it took."""
        return 0.0

    @abstractmethod
    def others(self, view: Any, seat: int) -> Iterable[Action]:
        """Few legal actions worth a thought beside what the steady robot does."""

    @abstractmethod
    def value(self, state: Any, seat: int) -> float:
        """Dollars by which the seat will be ahead of the best of the others at the end, as far as
        can be told cheaply (`ahead`); exact once the game is over."""

    def alternatives(self, view: Any, seat: int) -> Iterable[Action]:
        """Further legal actions that a person may compare, where a robot thinks of few."""
        return view.legal  # type: ignore[no-any-return]

    def judged(self, view: Any, seat: int) -> Sequence[tuple[Action, float]]:
        """Where neither trials nor `value` tell choices apart: those there are, and the dollars
        that each is worth by the measure by which robots choose here, which do the first; else
        none."""
        return ()

    def certain(self, view: Any, seat: int) -> Action | None:
        """What is done here without a second thought, as nothing else comes into question."""
        found = self.proposals(view, seat)
        return found[0] if len(found) == 1 else None

    def proposals(self, view: Any, seat: int) -> Sequence[Action]:
        """What the steady robot does, and the others, none twice."""
        first = self.steady.choose(view, seat, SeededDice(b"proposals"))
        return list(dict.fromkeys([first, *self.others(view, seat)]))


class OpenMind(Mind):
    """Of a game in which nothing is hidden: the `table` of its view is the whole state. The policy
    goes by that and not by the view's `legal`, so that trials need not make copies and lists."""

    view: ClassVar[type[Any]]

    def imagine(self, view: Any, seat: int, dice: Dice) -> Any:
        return copied(view.table)

    def glance(self, game: Game, state: Any, seat: int) -> View:
        seen: View = self.view(viewer=seat, to_move=(seat,), table=state)
        return seen


def spread(actions: Sequence[Action], most: int) -> Sequence[Action]:
    """So many of them, from all along their list."""
    step = max(1, -(-len(actions) // most))
    return actions[::step]


def ahead(totals: Sequence[float], seat: int) -> float:
    """By how much a seat's total is above the best of the others."""
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
