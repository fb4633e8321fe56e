"""Rail Baron as a game of the house: phases, the loop that moves between them, views."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from rules.dice import Dice
from rules.errors import RuleError
from rules.game import Carried, Lapsed, Robot, Standing
from rules.phases import Verb, free, run, verb_in
from rules.rail_baron import (
    actions,
    arrival,
    auction,
    declare,
    destination,
    fees,
    movement,
    orders,
    referee,
    robots,
    setup,
    turn,
)
from rules.rail_baron.actions import AnyAction
from rules.rail_baron.events import AnyEvent
from rules.rail_baron.options import Options
from rules.rail_baron.play import Next, Play, Position, Step
from rules.rail_baron.seeing import see
from rules.rail_baron.standing import ranking
from rules.rail_baron.state import Phase, State
from rules.rail_baron.view import View


class Chapter(NamedTuple):
    """A phase: what is legal in it and what each action does."""

    legal: Callable[[Position], Iterator[Any]]
    verbs: dict[type, Verb]


CHAPTERS: dict[Phase, Chapter] = {
    Phase.DESTINATION: Chapter(
        destination.legal_destination,
        {
            actions.DrawDestination: Verb(free, destination.do_draw),
            actions.Declare: Verb(declare.check_declare, declare.do_declare),
        },
    ),
    Phase.REGION: Chapter(
        destination.legal_region,
        {actions.ChooseRegion: Verb(destination.check_region, destination.do_region)},
    ),
    Phase.SWAP: Chapter(
        destination.legal_swap,
        {
            actions.SwapHome: Verb(free, destination.do_swap),
            actions.KeepHome: Verb(free, destination.do_keep),
        },
    ),
    Phase.ROLL: Chapter(movement.legal_roll, {actions.Roll: Verb(free, movement.do_roll)}),
    Phase.RIDE: Chapter(
        movement.legal_ride, {actions.Ride: Verb(movement.check_ride, movement.do_ride)}
    ),
    Phase.PURCHASE: Chapter(
        arrival.legal_purchase,
        {
            actions.BuyRailroad: Verb(arrival.check_railroad, arrival.do_railroad),
            actions.BuyEngine: Verb(arrival.check_engine, arrival.do_engine),
            actions.BuyNothing: Verb(free, arrival.do_nothing),
        },
    ),
    Phase.FEES: Chapter(
        fees.legal_raise,
        {
            actions.SellToBank: Verb(fees.check_raise, fees.do_sell),
            actions.AuctionOff: Verb(fees.check_raise, fees.do_auction),
        },
    ),
    Phase.AUCTION: Chapter(
        auction.legal_bid,
        {
            actions.Bid: Verb(auction.check_bid, auction.do_bid),
            actions.PassBid: Verb(free, auction.do_pass),
        },
    ),
}

STEPS: dict[Step, Callable[[Play], Next]] = {
    Step.OPENING: setup.opening,
    Step.NEXT_TURN: turn.next_turn,
    Step.DRAW: destination.draw_region,
    Step.ROLL: movement.roll,
    Step.BONUS: movement.bonus,
    Step.BOUNCE: movement.bounce_out,
    Step.ARRIVAL: arrival.arrive,
    Step.HOME: declare.come_home,
    Step.BUYING: arrival.offer,
    Step.ONWARD: arrival.onward,
    Step.FEES: fees.settle,
    Step.END: declare.after_fees,
    Step.HAMMER: auction.hammer,
}

PHASE_RULE = {
    Phase.DESTINATION: "14a",
    Phase.REGION: "6",
    Phase.SWAP: "5",
    Phase.ROLL: "9",
    Phase.RIDE: "9",
    Phase.PURCHASE: "15",
    Phase.FEES: "21",
    Phase.AUCTION: "22",
    Phase.OVER: "26",
}
"""The ruling that says what a phase waits for."""


class RailBaron:
    """The game Rail Baron; see `rules.game.Game` for what each method promises."""

    key = "rail_baron"
    version = 1
    seats = setup.SEATS
    state_type = State
    action_type: Any = AnyAction
    event_type: Any = AnyEvent
    order_type: Any = orders.AnyOrder
    options_type = Options

    def setup(self, seats: int, options: Options, dice: Dice) -> tuple[State, list[Any]]:
        play = Play(setup.new_state(seats, options), dice)
        run(play, setup.begin(play), Phase, STEPS)
        return play.state, list(play.events)

    def to_move(self, state: State) -> tuple[int, ...]:
        if state.phase is Phase.OVER:
            return ()
        if state.auction is not None:
            return (state.auction.waiting[0],)
        return (state.turn.seat,)

    def legal(self, state: State, seat: int) -> Iterator[Any]:
        if seat not in self.to_move(state):
            return iter(())
        return CHAPTERS[state.phase].legal(Position(state))

    def check(self, state: State, seat: int, action: Any) -> None:
        self._verb(state, seat, action)

    def _verb(self, state: State, seat: int, action: Any) -> Verb:
        """How to do the action, having checked that the seat may."""
        if state.phase is Phase.OVER:
            raise RuleError("game-over", PHASE_RULE[Phase.OVER])
        if seat not in self.to_move(state):
            raise RuleError("not-your-turn", "22" if state.auction else "14a")
        chapter = CHAPTERS[state.phase]
        position = Position(state)
        verb = verb_in(state.phase, PHASE_RULE[state.phase], chapter.verbs, action)
        verb.check(position, seat, action)
        return verb

    def apply(self, state: State, seat: int, action: Any, dice: Dice) -> list[Any]:
        verb = self._verb(state, seat, action)
        play = Play(state, dice)
        run(play, verb.do(play, seat, action), Phase, STEPS)
        return list(play.events)

    def view(self, state: State, seat: int | None) -> View:
        legal = () if state.phase is Phase.RIDE or seat is None else self.legal(state, seat)
        return see(state, seat, self.to_move(state), legal)

    def turn_of(self, state: State) -> tuple[int, int | None]:
        return state.turn.number, state.turn.seat if state.turn.number else None

    def next_up(self, state: State) -> tuple[int, ...]:
        """The next seat clockwise still playing (14a)."""
        if state.phase is Phase.OVER:
            return ()
        following = next(Position(state).after(state.turn.seat), None)
        return () if following is None or following in self.to_move(state) else (following,)

    def over(self, state: State) -> bool:
        return state.phase is Phase.OVER

    def standing(self, state: State, seat: int | None) -> list[Standing]:
        return ranking(state, seat)

    def invariants(self, state: State) -> Iterable[str]:
        yield from referee.complaints(state)
        for seat in self.to_move(state):
            if not self._can_act(state, seat):
                yield f"seat {seat} is to move in {state.phase} and can do nothing"

    def _can_act(self, state: State, seat: int) -> bool:
        """Whether `legal` has anything, found without laying out whole rides."""
        if state.phase is Phase.RIDE:
            return movement.can_ride(Position(state))
        return next(self.legal(state, seat), None) is not None

    def carry_out(self, view: View, seat: int, order: Any) -> Carried | Lapsed | None:
        return orders.carry_out(view, seat, order)

    def robot(self, name: str) -> Robot:
        return robots.robot(name)


GAME = RailBaron()
