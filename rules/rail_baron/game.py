"""Rail Baron as a `rules.game.GameOf`: the rules of its phases, its automatic steps, its views."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from msgspec import UNSET
from msgspec.structs import replace

from rules.game import Order, OrderExpired, Standing
from rules.orders import Outcome
from rules.phases import ActionRules, PhaseGame, PhaseRules, check_nothing
from rules.rail_baron import referee, setup
from rules.rail_baron.model import actions
from rules.rail_baron.model.actions import AnyAction
from rules.rail_baron.model.events import AnyEvent
from rules.rail_baron.model.options import SHORT, Options
from rules.rail_baron.model.play import MutablePosition, Next, Position, Step
from rules.rail_baron.model.state import Phase, State
from rules.rail_baron.model.view import View
from rules.rail_baron.ownership import auction, fees
from rules.rail_baron.redaction import see
from rules.rail_baron.robot.evaluator import RailBaronEvaluator
from rules.rail_baron.robot.robots import ROBOTS
from rules.rail_baron.standing import ranking
from rules.rail_baron.standing_orders.offers import suggest_orders
from rules.rail_baron.standing_orders.order_kinds import AnyOrder
from rules.rail_baron.standing_orders.orders import ORDERS
from rules.rail_baron.travel import arrival, declare, destination, movement, turn

PHASE_RULES: dict[Phase, PhaseRules] = {
    Phase.DESTINATION: PhaseRules(
        "14a",
        destination.legal_destination,
        {
            actions.DrawDestination: ActionRules(check_nothing, destination.do_draw_destination),
            actions.Declare: ActionRules(declare.check_declare, declare.do_declare),
        },
    ),
    Phase.REGION: PhaseRules(
        "6",
        destination.legal_region,
        {
            actions.ChooseRegion: ActionRules(
                destination.check_choose_region, destination.do_choose_region
            )
        },
    ),
    Phase.SWAP: PhaseRules(
        "5",
        destination.legal_swap,
        {
            actions.SwapHome: ActionRules(check_nothing, destination.do_swap_home),
            actions.KeepHome: ActionRules(check_nothing, destination.do_keep_home),
        },
    ),
    Phase.ROLL: PhaseRules(
        "9", movement.legal_roll, {actions.Roll: ActionRules(check_nothing, movement.do_roll)}
    ),
    Phase.RIDE: PhaseRules(
        "9", movement.legal_ride, {actions.Ride: ActionRules(movement.check_ride, movement.do_ride)}
    ),
    Phase.PURCHASE: PhaseRules(
        "15",
        arrival.legal_purchase,
        {
            actions.BuyRailroad: ActionRules(arrival.check_buy_railroad, arrival.do_buy_railroad),
            actions.BuyEngine: ActionRules(arrival.check_buy_engine, arrival.do_buy_engine),
            actions.BuyNothing: ActionRules(check_nothing, arrival.do_buy_nothing),
        },
    ),
    Phase.FEES: PhaseRules(
        "21",
        fees.legal_sales,
        {
            actions.SellToBank: ActionRules(fees.check_sale, fees.do_sell_to_bank),
            actions.AuctionOff: ActionRules(fees.check_sale, fees.do_auction_off),
        },
    ),
    Phase.AUCTION: PhaseRules(
        "22",
        auction.legal_bid,
        {
            actions.Bid: ActionRules(auction.check_bid, auction.do_bid),
            actions.PassBid: ActionRules(check_nothing, auction.do_pass_bid),
        },
    ),
}

STEPS: dict[Step, Callable[[MutablePosition], Next]] = {
    Step.OPENING: setup.open_next_auction,
    Step.NEXT_TURN: turn.next_turn,
    Step.DRAW: destination.draw_region,
    Step.ROLL: movement.roll_dice,
    Step.BONUS: movement.roll_bonus,
    Step.BOUNCE: movement.bounce_out,
    Step.ARRIVAL: arrival.arrive,
    Step.HOME: declare.arrive_home,
    Step.BUYING: arrival.offer_purchase,
    Step.CONTINUE_TURN: arrival.continue_turn,
    Step.FEES: fees.settle_fees,
    Step.END: declare.check_cash_after_fees,
    Step.RESOLVE_AUCTION: auction.resolve_auction,
}


class RailBaron(PhaseGame[State, AnyAction, View, Options]):
    """The game Rail Baron; see `rules.game.GameOf` for its methods."""

    key = "rail_baron"
    version = 1
    seats = setup.SEATS
    state_type = State
    action_type: object = AnyAction
    event_type: object = AnyEvent
    order_type: object = AnyOrder
    options_type = Options
    paced_options = (("short", SHORT),)
    phases = Phase
    phase_rules = PHASE_RULES
    steps = STEPS
    over_rule = "26"
    unlisted = frozenset({Phase.RIDE})
    position = Position
    play = MutablePosition
    new_state = staticmethod(setup.new_state)
    begin = staticmethod(setup.begin)
    see = staticmethod(see)
    complaints = staticmethod(referee.complaints)
    orders = ORDERS
    suggest_orders = staticmethod(suggest_orders)
    robots = ROBOTS
    evaluator = RailBaronEvaluator()

    def fixed_seats(self, options: Options) -> tuple[str, ...]:
        position = options.position
        return () if position is UNSET else tuple(row.name for row in position.seats)

    def rematch_options(self, options: Options) -> Options:
        return replace(options, position=UNSET)

    def to_move(self, state: State) -> tuple[int, ...]:
        if state.phase is Phase.OVER:
            return ()
        if state.auction is not None:
            return (state.auction.waiting[0],)
        return (state.turn.seat,)

    def turn_rule(self, phase: StrEnum) -> str:
        return "22" if phase is Phase.AUCTION else "14a"

    def evaluate_order(self, view: View, seat: int, order: Order) -> Outcome:
        return (
            OrderExpired("out")
            if view.seats[seat].bankrupt
            else super().evaluate_order(view, seat, order)
        )

    def turn_of(self, state: State) -> tuple[int, int | None]:
        return state.turn.number, state.turn.seat if state.turn.number else None

    def next_seats(self, state: State) -> tuple[int, ...]:
        """Return the next seat clockwise that is not bankrupt (14a).

        After opening auctions it is the first seat (30a)."""
        if state.phase is Phase.OVER:
            return ()
        next_seat = next(Position(state).seats_after(state.turn.seat), None)
        if state.turn.number == 0:
            next_seat = state.first
        return () if next_seat is None or next_seat in self.to_move(state) else (next_seat,)

    def standing(self, state: State, seat: int | None) -> list[Standing]:
        return ranking(state, seat)

    def can_act(self, state: State, seat: int) -> bool:
        """Whether the seat can act, decided without building whole rides."""
        if state.phase is Phase.RIDE:
            return movement.can_ride(Position(state))
        return super().can_act(state, seat)


GAME = RailBaron()
