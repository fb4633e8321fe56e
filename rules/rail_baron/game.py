"""Rail Baron as a game of the house: phases, the loop that moves between them, views."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from rules.game import Lapsed, Standing
from rules.orders import Outcome
from rules.phases import Chapter, PhaseGame, Verb, free
from rules.rail_baron import referee, setup
from rules.rail_baron.model import actions
from rules.rail_baron.model.actions import AnyAction
from rules.rail_baron.model.events import AnyEvent
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.play import Next, Play, Position, Step
from rules.rail_baron.model.state import Phase, State
from rules.rail_baron.model.view import View
from rules.rail_baron.ownership import auction, fees
from rules.rail_baron.redaction import see
from rules.rail_baron.robot.mind import Mind
from rules.rail_baron.robot.robots import ROBOTS
from rules.rail_baron.standing import ranking
from rules.rail_baron.standing_orders.offers import offering
from rules.rail_baron.standing_orders.order_kinds import AnyOrder
from rules.rail_baron.standing_orders.orders import ORDERS
from rules.rail_baron.travel import arrival, declare, destination, movement, turn

CHAPTERS: dict[Phase, Chapter] = {
    Phase.DESTINATION: Chapter(
        "14a",
        destination.legal_destination,
        {
            actions.DrawDestination: Verb(free, destination.do_draw),
            actions.Declare: Verb(declare.check_declare, declare.do_declare),
        },
    ),
    Phase.REGION: Chapter(
        "6",
        destination.legal_region,
        {actions.ChooseRegion: Verb(destination.check_region, destination.do_region)},
    ),
    Phase.SWAP: Chapter(
        "5",
        destination.legal_swap,
        {
            actions.SwapHome: Verb(free, destination.do_swap),
            actions.KeepHome: Verb(free, destination.do_keep),
        },
    ),
    Phase.ROLL: Chapter("9", movement.legal_roll, {actions.Roll: Verb(free, movement.do_roll)}),
    Phase.RIDE: Chapter(
        "9", movement.legal_ride, {actions.Ride: Verb(movement.check_ride, movement.do_ride)}
    ),
    Phase.PURCHASE: Chapter(
        "15",
        arrival.legal_purchase,
        {
            actions.BuyRailroad: Verb(arrival.check_railroad, arrival.do_railroad),
            actions.BuyEngine: Verb(arrival.check_engine, arrival.do_engine),
            actions.BuyNothing: Verb(free, arrival.do_nothing),
        },
    ),
    Phase.FEES: Chapter(
        "21",
        fees.legal_raise,
        {
            actions.SellToBank: Verb(fees.check_raise, fees.do_sell),
            actions.AuctionOff: Verb(fees.check_raise, fees.do_auction),
        },
    ),
    Phase.AUCTION: Chapter(
        "22",
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


class RailBaron(PhaseGame[State, AnyAction, View, Options]):
    """The game Rail Baron; see `rules.game.GameOf` for what each method promises."""

    key = "rail_baron"
    version = 1
    seats = setup.SEATS
    state_type = State
    action_type: Any = AnyAction
    event_type: Any = AnyEvent
    order_type: Any = AnyOrder
    options_type = Options
    phases = Phase
    chapters = CHAPTERS
    steps = STEPS
    over_rule = "26"
    unlisted = frozenset({Phase.RIDE})
    position = Position
    play = Play
    new_state = staticmethod(setup.new_state)
    begin = staticmethod(setup.begin)
    see = staticmethod(see)
    complaints = staticmethod(referee.complaints)
    orders = ORDERS
    offering = staticmethod(offering)
    robots = ROBOTS
    mind = Mind()

    def to_move(self, state: State) -> tuple[int, ...]:
        if state.phase is Phase.OVER:
            return ()
        if state.auction is not None:
            return (state.auction.waiting[0],)
        return (state.turn.seat,)

    def turn_rule(self, phase: StrEnum) -> str:
        return "22" if phase is Phase.AUCTION else "14a"

    def carry_out(self, view: View, seat: int, order: Any) -> Outcome:
        return Lapsed("out") if view.seats[seat].bankrupt else super().carry_out(view, seat, order)

    def turn_of(self, state: State) -> tuple[int, int | None]:
        return state.turn.number, state.turn.seat if state.turn.number else None

    def next_up(self, state: State) -> tuple[int, ...]:
        """The next seat clockwise still playing (14a); after opening auctions the first (30a)."""
        if state.phase is Phase.OVER:
            return ()
        following = next(Position(state).after(state.turn.seat), None)
        if state.turn.number == 0:
            following = state.first
        return () if following is None or following in self.to_move(state) else (following,)

    def standing(self, state: State, seat: int | None) -> list[Standing]:
        return ranking(state, seat)

    def can_act(self, state: State, seat: int) -> bool:
        """Found without laying out whole rides."""
        if state.phase is Phase.RIDE:
            return movement.can_ride(Position(state))
        return super().can_act(state, seat)


GAME = RailBaron()
