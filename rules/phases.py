"""What the games' loops share: how an action is done in a phase, and the steps that follow it.

A game has phases, in which it waits, and steps, which happen by themselves; both are its own enums.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from rules.errors import RuleError

GUARD = 1000
"""More automatic steps than this in a row mean that the rules go round in circles."""


class Verb(NamedTuple):
    """How an action is checked and done in the phase that allows it. `check` takes a game's
    position, the seat and the action; `do` the game as it is moved on, and gives the phase or step
    that follows."""

    check: Callable[[Any, int, Any], None]
    do: Callable[[Any, int, Any], Any]


def free(position: Any, seat: int, action: Any) -> None:
    """Nothing to check beyond the phase."""


def verb_in(
    phase: StrEnum,
    rule: str,
    verbs: Mapping[type, Verb],
    action: Any,
) -> Verb:
    """How to do an action in a phase. Raises RuleError `now-<phase>` where the phase asks for
    something else; `rule` says what it asks for."""
    verb = verbs.get(type(action))
    if verb is None:
        raise RuleError(f"now-{phase.value}", rule)
    return verb


def run(
    play: Any, step: Any, phase: type[StrEnum], steps: Mapping[Any, Callable[[Any], Any]]
) -> None:
    """Take automatic steps until the game waits for somebody, in the phase then noted in its
    state."""
    for _ in range(GUARD):
        if isinstance(step, phase):
            play.state.phase = step
            return
        step = steps[step](play)
    raise RuntimeError(f"no phase after {GUARD} steps, last {step}")
