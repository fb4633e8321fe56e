"""What an action would bring about, figured from a view: for showing it before it is done."""

from __future__ import annotations

from typing import NamedTuple

from rules.game import Event, copied
from rules.railroad_barons.course import STEPS
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model.actions import AnyAction
from rules.railroad_barons.model.play import Play, Step
from rules.railroad_barons.model.state import Phase, State
from rules.railroad_barons.model.view import View

OWN = frozenset({Step.REVENUE, Step.RAILROADS})
"""Automatic steps that belong to the turn of the Holding that operates; others are not looked
at."""


class Preview(NamedTuple):
    """The game after the action and what of the turn follows by itself, and the events on the way.
    `table` is good for looking, not for playing on."""

    table: State
    events: tuple[Event, ...]


def preview(view: View, seat: int, action: AnyAction) -> Preview:
    """The action of a seat tried out; the view stays as it is (nothing is secret, 38). RuleError if
    it is not legal."""
    play = Play(copied(view.table))
    step = GAME.verb(play, seat, action).do(play, seat, action)
    while isinstance(step, Step) and step in OWN:
        step = STEPS[step](play)
    if isinstance(step, Phase):
        play.state.phase = step
    return Preview(play.state, tuple(play.events))
