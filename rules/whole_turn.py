"""Games in which a seat may take the steps of its turn by one action: all of them, or none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Protocol

from rules.dice import NO_DICE
from rules.errors import RuleError
from rules.game import A_co, O_contra, V_co, copy_state
from rules.phases import BaseMutablePosition, PhaseGame, S


class HasSteps(Protocol):
    """An action that consists of steps."""

    @property
    def steps(self) -> Sequence[object]: ...


class WholeTurnGame(PhaseGame[S, A_co, V_co, O_contra]):
    """A game with an action that consists of the `steps` of one turn.

    `whole_turn`: its type; `whole_turn_rule`: the ruling cited where steps are not those of one
    turn."""

    whole_turn: ClassVar[type[HasSteps]]
    whole_turn_rule: ClassVar[str]

    def check(self, state: S, seat: int, action: object) -> None:
        if isinstance(action, self.whole_turn):
            self._try_steps(state, seat, action)
        else:
            super().check(state, seat, action)

    def do(self, play: BaseMutablePosition[S], seat: int, action: object) -> None:
        if not isinstance(action, self.whole_turn):
            super().do(play, seat, action)
            return
        for step in self._try_steps(play.state, seat, action):
            super().do(play, seat, step)

    def _try_steps(self, state: S, seat: int, action: HasSteps) -> Sequence[object]:
        """Try the steps on a copy and return them; all must belong to the turn in progress."""
        steps = action.steps
        if not steps:
            raise RuleError("operate-empty", self.whole_turn_rule)
        trial, turn = self.play(copy_state(state), NO_DICE), self.turn_of(state)[0]
        for number, step in enumerate(steps):
            if number and (self.over(trial.state) or self.turn_of(trial.state)[0] != turn):
                raise RuleError("operate-long", self.whole_turn_rule)
            super().do(trial, seat, step)
        return steps
