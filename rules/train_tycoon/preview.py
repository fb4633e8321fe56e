"""What an action would bring about, figured from a view: for showing it before it is done."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from rules.errors import RuleError
from rules.game import Event
from rules.train_tycoon.game import GAME, STEPS
from rules.train_tycoon.model.actions import AnyAction
from rules.train_tycoon.model.play import Play, Step
from rules.train_tycoon.model.state import Phase, Proposal, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.shares import takeover

OWN = frozenset(
    {
        Step.LINE_DONE,
        Step.AFTER_TAKING,
        Step.AFTER_LINE,
        Step.TRAINS,
        Step.MORE_TRAINS,
        Step.DELIVER,
        Step.SETTLE,
    }
)
"""Automatic steps that belong to the turn of the company that acts; others are not looked at."""


class Preview(NamedTuple):
    """The game after the action and what of the company's turn follows by itself, and the events on
    the way. `table` is good for looking, not for playing on."""

    table: State
    events: tuple[Event, ...]


def preview(view: View, action: AnyAction) -> Preview:
    """The viewer's action tried out; the view stays as it is. A secret choice shows nothing but
    that it is made. RuleError if the action is not legal."""
    seat = view.viewer
    if seat is None:
        raise RuleError("not-your-turn", "3")
    table = _copy(view.table)
    play = Play(table)
    step = GAME.verb(play, seat, action).do(play, seat, action)
    while isinstance(step, Step) and step in OWN:
        step = STEPS[step](play)
    if isinstance(step, Phase):
        table.phase = step
    return Preview(table, tuple(play.events))


def carried_out(view: View, bid: Proposal) -> State:
    """The table as it would be if both votes on this proposal passed, for a company that is put up
    for bids now; who has too many lines would still have to choose among them (32 to 35)."""
    table = _copy(view.table)
    assert table.attempt is not None
    table.attempt.order = [bid]
    takeover.carry_out(Play(table))
    return table


def _copy(table: State) -> State:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(table), type=State)
