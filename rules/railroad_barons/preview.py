"""Previews: the consequences of an action, computed from a view."""

from __future__ import annotations

from typing import NamedTuple

from rules.game import Event, copy_state
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model.actions import AcceptOffer, AnyAction, Operate
from rules.railroad_barons.model.play import MutablePosition, Step
from rules.railroad_barons.model.state import Phase, State
from rules.railroad_barons.model.view import View
from rules.railroad_barons.rules import STEPS

TURN_STEPS = frozenset({Step.REVENUE, Step.RAILROADS})
"""Automatic steps that belong to the turn of the operating Holding; previews stop at others."""


class Preview(NamedTuple):
    """The state after the action and the rest of the turn that needs no choice, and the events.

    `table` is only to be read."""

    table: State
    events: tuple[Event, ...]


def preview_action(view: View, seat: int, action: AnyAction) -> Preview:
    """Try a seat's action on a copy of the view's table; nothing is secret (38).

    Raises RuleError if the action is not legal."""
    play = MutablePosition(copy_state(view.table))
    for part in action.steps if isinstance(action, Operate) else (action,):
        step = GAME.action_rules(play, seat, part).do(play, seat, part)
        while isinstance(step, Step) and step in TURN_STEPS:
            step = STEPS[step](play)
        if isinstance(step, Phase):
            play.state.phase = step
    return Preview(play.state, tuple(play.events))


def preview_acceptance(table: State) -> Preview:
    """Accept the open offer on a copy of the table, as the seller's Director may (30)."""
    assert table.offer is not None
    director = table.holdings[table.offer.seller].director
    assert director is not None
    view = View(viewer=director, to_move=(director,), table=table)
    return preview_action(view, director, AcceptOffer())
