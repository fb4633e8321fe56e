"""Previews: the consequences of an action that the seat which may take it can know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import msgspec

from rules.game import Event
from rules.rail_baron.game import GAME
from rules.rail_baron.model.actions import AnyAction
from rules.rail_baron.model.events import FeesOwed, Paid, TurnBegan, WentBankrupt
from rules.rail_baron.model.play import MutablePosition
from rules.rail_baron.model.state import Phase, State
from rules.rail_baron.model.view import View
from rules.rail_baron.ownership import fees
from rules.rail_baron.simulation import simulate

E = TypeVar("E", bound=Event)


class ActionPreview(msgspec.Struct, frozen=True):
    """What is certain to happen up to the end of the turn or the first dice roll.

    `state`: the state then. `owed`: the use fees of this turn so far, by payee, and `fees` their
    sum; `at_most`: a railroad that is drawn may make them lower. `short`: dollars missing for
    the fees at the end of the turn, for which a railroad must be sold; `bankrupt`: there is none
    to sell."""

    events: tuple[Event, ...]
    state: State
    owed: tuple[tuple[int | None, int], ...]
    at_most: bool
    short: int
    bankrupt: bool

    @property
    def fees(self) -> int:
        """The sum of the use fees in dollars."""
        return sum(amount for _, amount in self.owed)

    def of_type(self, kind: type[E]) -> Iterator[E]:
        """Return an iterator over the events of one type."""
        return (event for event in self.events if isinstance(event, kind))


def preview_action(view: View, action: AnyAction) -> ActionPreview:
    """Return the consequences of the viewer's action. Raises RuleError if it is not allowed.

    If a railroad is drawn from the bank's (31), they are those of the draw that costs most."""
    seat = view.viewer
    assert seat is not None, "a spectator does nothing"
    previews = [
        _summarize(view, play, seat)
        for play in simulate(view, lambda play: GAME.do(play, seat, action))
    ]
    worst = max(previews, key=lambda preview: (preview.bankrupt, preview.short, preview.fees))
    at_most = any(preview.fees != worst.fees for preview in previews)
    return msgspec.structs.replace(worst, at_most=at_most)


def _summarize(view: View, play: MutablePosition, seat: int) -> ActionPreview:
    state, events = play.state, play.events
    turn_end = next((at for at, event in enumerate(events) if isinstance(event, TurnBegan)), None)
    events = events[:turn_end]
    owed = next((event.owed for event in events if isinstance(event, FeesOwed)), view.turn.owed)
    if owed is None:
        open_ = turn_end is None and state.phase is not Phase.OVER
        owed = fees.use_fees(play) if open_ else ()
    short = state.phase is Phase.FEES and state.turn.seat == seat
    bankrupt = any(isinstance(event, WentBankrupt) and event.seat == seat for event in events)
    paid_to_bank = sum(
        payment.amount
        for payment in events
        if isinstance(payment, Paid) and payment.why == "bankruptcy"
    )
    total = sum(amount for _, amount in owed)
    missing = total - state.seats[seat].cash - paid_to_bank if short or bankrupt else 0
    return ActionPreview(tuple(events), state, tuple(owed), False, missing, bankrupt)
