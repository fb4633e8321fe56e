"""The dice desk as a `rules.game.GameOf`: a table that keeps the record of a real board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from rules.dice_desk import actions, destinations, referee, view
from rules.dice_desk.actions import AnyAction
from rules.dice_desk.events import AnyEvent
from rules.dice_desk.options import Options
from rules.dice_desk.robots import ROBOTS
from rules.dice_desk.state import MutablePosition, Phase, Position, State
from rules.game import Standing
from rules.phases import ActionRules, PhaseGame, PhaseRules, check_nothing

_BY_HAND = ActionRules(destinations.check_set_city, destinations.do_set_city)
_CLOSE = ActionRules(check_nothing, destinations.do_close)

PHASE_RULES: dict[Phase, PhaseRules] = {
    Phase.OPEN: PhaseRules(
        "4",
        destinations.legal_open,
        {
            actions.DrawNext: ActionRules(destinations.check_draw_next, destinations.do_draw_next),
            actions.SwapHome: ActionRules(destinations.check_swap_home, destinations.do_swap_home),
            actions.SetCity: _BY_HAND,
            actions.CloseDesk: _CLOSE,
        },
        by_seat=True,
    ),
    Phase.REGION: PhaseRules(
        "6",
        destinations.legal_region,
        {
            actions.ChooseRegion: ActionRules(
                destinations.check_choose_region, destinations.do_choose_region
            ),
            actions.SetCity: _BY_HAND,
            actions.CloseDesk: _CLOSE,
        },
        by_seat=True,
    ),
}


class DiceDesk(PhaseGame[State, AnyAction, view.View, Options]):
    """A session of the dice desk; see `rules.game.GameOf` for its methods."""

    key = "dice_desk"
    version = 1
    in_person = True
    seats = destinations.SEATS
    state_type = State
    action_type: Any = AnyAction
    event_type: Any = AnyEvent
    options_type = Options
    phases = Phase
    phase_rules = PHASE_RULES
    steps: ClassVar[Mapping[Any, Any]] = {}
    over_rule = "9"
    position = Position
    play = MutablePosition
    new_state = staticmethod(destinations.new_state)
    begin = staticmethod(destinations.begin)
    see = staticmethod(view.see)
    complaints = staticmethod(referee.complaints)
    robots = ROBOTS

    def to_move(self, state: State) -> tuple[int, ...]:
        """Return all seats or, while a region is to be named, those that may name it (2)."""
        seats = range(state.seats)
        if state.phase is Phase.OVER:
            return ()
        if state.naming is None:
            return tuple(seats)
        position, person = Position(state), state.naming.person
        return tuple(seat for seat in seats if destinations.may_decide(position, seat, person))

    def legal(self, state: State, seat: int) -> Iterator[AnyAction]:
        """Yield what the seat may enter; every seat may correct and close at any time (2)."""
        if not self.may_act(state, seat, None):
            return iter(())
        return self.phase_rules[state.phase].legal(Position(state), seat)

    def may_act(self, state: State, seat: int, action: Any) -> bool:
        return state.phase is not Phase.OVER and seat in range(state.seats)

    def turn_of(self, state: State) -> tuple[int, int | None]:
        return 1, None

    def standing(self, state: State, seat: int | None) -> list[Standing]:
        """Rank the seats by the payoffs that their people have collected."""
        sums = [0] * state.seats
        for person in state.people:
            if person.seat is not None:
                sums[person.seat] += person.collected
        order = sorted(range(state.seats), key=lambda number: -sums[number])
        return [
            Standing(
                1 + sum(other > sums[number] for other in sums),
                number,
                sums[number],
                {"payoffs": sums[number]},
            )
            for number in order
        ]


GAME = DiceDesk()
