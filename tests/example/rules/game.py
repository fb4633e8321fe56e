"""Haul as a game of the house: its phases, what each allows, and whom it waits for."""

from __future__ import annotations

from typing import Any

from rules.game import Standing
from rules.phases import ActionRules, PhaseGame, PhaseRules, ReadPosition
from tests.example.rules import bidding, hauling, referee, view
from tests.example.rules.actions import AnyAction, Bid, Haul, Trade
from tests.example.rules.events import AnyEvent
from tests.example.rules.options import Options
from tests.example.rules.orders import ORDERS, AnyOrder, offering
from tests.example.rules.robots import ROBOTS
from tests.example.rules.state import Phase, Play, State, Step

CHAPTERS: dict[Phase, PhaseRules] = {
    Phase.HAUL: PhaseRules(
        "2",
        hauling.legal,
        {
            Trade: ActionRules(hauling.check_trade, hauling.do_trade),
            Haul: ActionRules(hauling.check_haul, hauling.do_haul),
        },
    ),
    Phase.BID: PhaseRules(
        "5", bidding.legal, {Bid: ActionRules(bidding.check, bidding.do)}, by_seat=True
    ),
}

STEPS = {Step.NEXT: hauling.next_turn, Step.REVEAL: bidding.reveal}


class HaulGame(PhaseGame[State, AnyAction, view.View, Options]):
    """See `rules.game.GameOf` for what each method promises."""

    key = "haul"
    version = 1
    seats = range(2, 5)
    state_type = State
    action_type: Any = AnyAction
    event_type: Any = AnyEvent
    order_type: Any = AnyOrder
    options_type = Options
    phases = Phase
    phase_rules = CHAPTERS
    steps = STEPS
    over_rule = "6"
    position = ReadPosition
    play = Play
    new_state = staticmethod(hauling.new_state)
    begin = staticmethod(hauling.begin)
    see = staticmethod(view.see)
    complaints = staticmethod(referee.complaints)
    orders = ORDERS
    suggest_orders = staticmethod(offering)
    robots = ROBOTS

    def to_move(self, state: State) -> tuple[int, ...]:
        if state.phase is Phase.BID:
            return tuple(seat for seat, bid in enumerate(state.bids) if bid is None)
        return () if state.phase is Phase.OVER else (state.seat,)

    def turn_of(self, state: State) -> tuple[int, int | None]:
        return state.turn, state.seat if state.phase is Phase.HAUL else None

    def round_of(self, state: State) -> tuple[int]:
        return (state.round,)

    def next_seats(self, state: State) -> tuple[int, ...]:
        """Who hauls next; after the last one all bid at once."""
        following = (state.seat + 1) % len(state.purses)
        return (following,) if state.phase is Phase.HAUL and following != state.first else ()

    def standing(self, state: State, seat: int | None) -> list[Standing]:
        """Others' purses are hidden until the end; until then the dollars in the open rank (6)."""
        over = self.over(state)
        totals = [sum(both) for both in zip(state.purses, state.shown, strict=True)]
        public = totals if over else state.shown
        standings = []
        for holder, total in enumerate(totals):
            known = over or holder == seat
            sums = {"shown": state.shown[holder], "purse": state.purses[holder] if known else None}
            place = 1 + sum(other > public[holder] for other in public)
            standings.append(Standing(place, holder, total if known else None, sums))
        return sorted(standings, key=lambda row: row.place)


GAME = HaulGame()
"""The game's one object."""
