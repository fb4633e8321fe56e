"""What the games share that wait in phases: seen on a game of one question."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Any

import msgspec
import pytest

from rules.dice import NO_DICE
from rules.errors import RuleError
from rules.game import Action, Event, Robot
from rules.phases import (
    ActionRules,
    BaseMutablePosition,
    PhaseGame,
    PhaseRules,
    ReadPosition,
    check_nothing,
)


class Phase(StrEnum):
    ASK = "ask"
    OVER = "over"


class Step(StrEnum):
    COUNT = "count"
    ROUND = "round"


class State(msgspec.Struct):
    left: int
    phase: Phase = Phase.ASK


class Count(Action, frozen=True):
    """One less."""


class Spin(Action, frozen=True):
    """A bug: steps that lead nowhere."""


class Counted(Event, frozen=True):
    left: int


class Play(BaseMutablePosition[State], ReadPosition[State]):
    """Nothing of its own."""


def _count(play: Play) -> Phase | Step:
    play.state.left -= 1
    play.emit(Counted(play.state.left))
    return Phase.ASK if play.state.left else Phase.OVER


def _legal(position: ReadPosition[State], seat: int) -> Iterator[Action]:
    if seat == position.state.left % 2:
        yield Count()


class Counting(PhaseGame[State, Action, Any, int]):
    phases = Phase
    phase_rules = {  # noqa: RUF012
        Phase.ASK: PhaseRules(
            "1",
            _legal,
            {
                Count: ActionRules(check_nothing, lambda *_: Step.COUNT),
                Spin: ActionRules(check_nothing, lambda *_: Step.ROUND),
            },
            by_seat=True,
        )
    }
    steps = {Step.COUNT: _count, Step.ROUND: lambda play: Step.ROUND}  # noqa: RUF012
    over_rule = "2"
    position = ReadPosition
    play = Play
    new_state = staticmethod(lambda seats, options: State(options))
    begin = staticmethod(lambda play: Phase.ASK)
    see = staticmethod(lambda state, seat, to_move, legal: (seat, to_move, *legal))
    complaints = staticmethod(lambda state: ())
    robots: dict[str, Robot] = {}  # noqa: RUF012

    def to_move(self, state: State) -> tuple[int, ...]:
        return () if self.over(state) else (state.left % 2,)


GAME = Counting()


def _refused(state: State, seat: int, action: Any) -> tuple[str, str]:
    with pytest.raises(RuleError) as caught:
        GAME.check(state, seat, action)
    return caught.value.code, caught.value.rule


def test_a_game_runs_to_its_end_and_cites_the_ruling_of_its_phase() -> None:
    state, events = GAME.setup(2, 2, NO_DICE)
    assert events == [] and list(GAME.legal(state, 0)) == [Count()]
    assert list(GAME.legal(state, 1)) == []
    assert GAME.view(state, 0) == (0, (0,), Count())
    assert GAME.view(state, None) == (None, (0,))
    assert _refused(state, 1, Count()) == ("not-your-turn", "1")
    assert _refused(state, 0, Action()) == ("now-ask", "1")
    assert GAME.apply(state, 0, Count(), NO_DICE) == [Counted(1)]
    assert GAME.apply(state, 1, Count(), NO_DICE) == [Counted(0)]
    assert GAME.over(state) and GAME.turn_rule(state.phase) == "2"
    assert _refused(state, 0, Count()) == ("game-over", "2")


def test_a_seat_that_must_move_and_cannot_is_a_complaint() -> None:
    class Stuck(Counting):
        def to_move(self, state: State) -> tuple[int, ...]:
            return (1,)

    complaints: Iterable[str] = Stuck().invariants(State(2))
    assert list(complaints) == ["seat 1 is to move in ask and can do nothing"]


def test_steps_that_go_round_are_found() -> None:
    with pytest.raises(RuntimeError, match="no phase after 1000 steps"):
        GAME.apply(State(2), 0, Spin(), NO_DICE)


def test_what_draws_nothing_may_not_draw() -> None:
    with pytest.raises(ValueError, match="no recorded draw left for red"):
        Play(State(1)).dice.roll(1, 6, "red")
    with pytest.raises(KeyError):
        GAME.robot("steady")
