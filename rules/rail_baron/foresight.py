"""What an action comes to, in the view of the seat that may take it: previews tell nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import msgspec

from rules.game import Event
from rules.rail_baron.game import GAME
from rules.rail_baron.imagined import tried
from rules.rail_baron.model.actions import AnyAction
from rules.rail_baron.model.events import FeesOwed, Paid, TurnBegan, WentBankrupt
from rules.rail_baron.model.play import Play
from rules.rail_baron.model.state import Phase, State
from rules.rail_baron.model.view import View
from rules.rail_baron.ownership import fees

E = TypeVar("E", bound=Event)


class Foreseen(msgspec.Struct, frozen=True):
    """What happens for certain, up to the end of the turn or to the first dice, and the game then.

    `owed`: what the rides of this turn cost so far, by payee, `fees` in all; `at_most`: a railroad
    drawn may make them less. `short`: dollars missing of them at the end of the turn, for which a
    railroad has to be sold; `bankrupt`: there is none to sell.
    """

    events: tuple[Event, ...]
    state: State
    owed: tuple[tuple[int | None, int], ...]
    at_most: bool
    short: int
    bankrupt: bool

    @property
    def fees(self) -> int:
        """Dollars."""
        return sum(amount for _, amount in self.owed)

    def of(self, kind: type[E]) -> Iterator[E]:
        """The events of a kind."""
        return (event for event in self.events if isinstance(event, kind))


def foreseen(view: View, action: AnyAction) -> Foreseen:
    """What the viewer's action comes to; of what a draw from the bank's railroads may bring (31),
    the dearest. Raises RuleError if it is not allowed."""
    seat = view.viewer
    assert seat is not None, "a spectator does nothing"
    found = [
        _read(view, play, seat) for play in tried(view, lambda play: GAME.do(play, seat, action))
    ]
    dearest = max(found, key=lambda one: (one.bankrupt, one.short, one.fees))
    at_most = any(one.fees != dearest.fees for one in found)
    return msgspec.structs.replace(dearest, at_most=at_most)


def _read(view: View, play: Play, seat: int) -> Foreseen:
    state, events = play.state, play.events
    over = next((at for at, event in enumerate(events) if isinstance(event, TurnBegan)), None)
    events = events[:over]
    owed = next((event.owed for event in events if isinstance(event, FeesOwed)), view.turn.owed)
    if owed is None:
        open_ = over is None and state.phase is not Phase.OVER
        owed = fees.owed(play) if open_ else ()
    short = state.phase is Phase.FEES and state.turn.seat == seat
    bankrupt = any(isinstance(event, WentBankrupt) and event.seat == seat for event in events)
    lost = sum(one.amount for one in events if isinstance(one, Paid) and one.why == "bankruptcy")
    due = sum(amount for _, amount in owed)
    missing = due - state.seats[seat].cash - lost if short or bankrupt else 0
    return Foreseen(tuple(events), state, tuple(owed), False, missing, bankrupt)
