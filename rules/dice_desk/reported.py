"""Rail Baron as it is reported from a real board: the same money, deeds and turns, but rides are
told and not chosen.

What is reported goes through the rules of `rules.rail_baron` on the same state. Only where trains
stand between two cities is not known, so nobody is established (19) unless the fee is named."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

import data.rail_baron as facts
from rules.dice import Dice
from rules.dice_desk.actions import NOTHING, AuctionResult, ReportTurn
from rules.dice_desk.reported_ride import (
    arrive_home,
    do_ride,
    legal_report,
    require_sense,
    settle_fees,
)
from rules.errors import RuleError
from rules.game import copy_state
from rules.phases import ActionRules, PhaseRules
from rules.rail_baron import setup
from rules.rail_baron.game import PHASE_RULES, STEPS, RailBaron
from rules.rail_baron.model import actions as rb
from rules.rail_baron.model.levels import ENGINES
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.play import MutablePosition, Next, Position, Step
from rules.rail_baron.model.state import Phase, SeatState, State
from rules.rail_baron.ownership import auction, fees
from rules.rail_baron.travel import arrival, destination
from rules.rail_baron.travel.turn import begin_turn

OWN_CODES = frozenset(
    {
        *("no-bonus", "buy-on-arrival", "no-destination", "railroad-unknown", "cannot-buy"),
        *("nobody-to-rover", "no-payee", "owns-nothing", "third-owns-nothing", "fee-amount"),
        *(
            "wasted",
            "stands-elsewhere",
            "other-auction",
            "no-bidder",
            "sale-not-needed",
            "cash-short",
        ),
    }
)
"""Codes of the refusals of reports and results; all others are those of Rail Baron."""


def new_book(people: int, options: Options) -> State:
    """Return the state of a game in which nobody has a home yet; the first person begins."""
    state = setup.new_state(people, options)
    extra = options.extra_cash if options.opening_auctions else 0
    play = MutablePosition(state)
    for number in range(people):
        play.transfer(None, number, facts.numbers().start_cash + extra, "start")
    return state


def lacks_home(seat: SeatState) -> bool:
    """Whether somebody at the board has no home yet."""
    return not seat.home and not seat.bankrupt


def begin_play(play: MutablePosition) -> None:
    """Begin the opening auctions or the first turn once all have homes (4, 30a)."""
    state = play.state
    if state.phase is not Phase.ROLL or state.turn.number or any(map(lacks_home, state.seats)):
        return
    if state.options.opening_auctions:
        state.auctions_to_come = len(state.seats)
    REPORTED.run(play, Step.OPENING)


def draw_home(play: MutablePosition, number: int) -> None:
    """Roll a person's home."""
    destination.draw_home(play, number)


# --- a turn --------------------------------------------------------------------------------------


def check_report(position: Position, seat: int, action: ReportTurn) -> None:
    """Do the whole report on a copy: what any rule of it refuses is refused."""
    require_sense(position, action)
    REPORTED.do_report(MutablePosition(copy_state(position.state), _Unrolled()), seat, action)


# --- auctions ------------------------------------------------------------------------------------


def check_auction(position: Position, seat: int, action: AuctionResult) -> None:
    play = MutablePosition(copy_state(position.state), _Unrolled())
    REPORTED.run(play, do_auction(play, seat, action))


def do_auction(play: MutablePosition, seat: int, action: AuctionResult) -> Next:
    """Hold the auction of which this is the result: the buyer bids the price, all others pass."""
    if play.state.auction is None:
        fees.check_sale(play, seat, rb.AuctionOff(action.railroad))
        step: Next = fees.do_auction_off(play, seat, rb.AuctionOff(action.railroad))
    elif play.state.auction.railroad != action.railroad:
        raise RuleError("other-auction", "14", railroad=play.state.auction.railroad)
    else:
        step = Step.RESOLVE_AUCTION
    step = auction.resolve_auction(play) if step is Step.RESOLVE_AUCTION else step
    sold = False
    while step is Phase.AUCTION:
        bidder = play.state.auction.waiting[0] if play.state.auction else -1
        if bidder == action.buyer:
            bid = rb.Bid(action.price)
            auction.check_bid(play, bidder, bid)
            step, sold = auction.do_bid(play, bidder, bid), True
        else:
            step = auction.do_pass_bid(play, bidder, rb.PassBid())
        step = auction.resolve_auction(play) if step is Step.RESOLVE_AUCTION else step
    if action.buyer is not None and not sold:
        raise RuleError("no-bidder", "14")
    return step


def legal_auction(position: Position) -> Iterator[AuctionResult]:
    """Yield that nobody bid, and each lowest bid, for what is or may be auctioned."""
    state = position.state
    marks = [state.auction.railroad] if state.auction else position.mover.railroads
    bidders = (
        state.auction.waiting if state.auction else list(position.seats_after(state.turn.seat))
    )
    for mark in marks:
        yield AuctionResult(mark, None, 0)
        price = position.half_price(mark)
        for number in bidders:
            if state.seats[number].cash >= price:
                yield AuctionResult(mark, number, price)


# --- the game ------------------------------------------------------------------------------------


class _Unrolled:
    """Dice for trying a report on a copy: any will do."""

    def roll(self, count: int, sides: int, why: str) -> tuple[int, ...]:
        return (1,) * count

    def pick(self, size: int, why: str, *, secret: bool = False) -> int:
        return 0


def _draw_or_wait(play: MutablePosition) -> Next:
    """Draw what was asked for; the destination after an arrival is asked for too (12)."""
    if play.state.drawing is None:
        return Phase.DESTINATION
    return destination.draw_region(play)


def _wait_for_report(play: MutablePosition) -> Next:
    """Wait for what is ridden on the board; a bonus ride is the last of a turn (12, 13)."""
    turn = play.state.turn
    turn.bonus_used = turn.bonus_used or turn.bonus_due
    turn.bonus_due = False
    return Phase.RIDE


_REPORT: dict[type, ActionRules] = {ReportTurn: ActionRules(check_report, do_ride)}
_TOLD = PhaseRules("12", legal_report, _REPORT)
_STEPS: dict[Step, Callable[[MutablePosition], Next]] = {
    **STEPS,
    Step.DRAW: _draw_or_wait,
    Step.ROLL: _wait_for_report,
    Step.BONUS: _wait_for_report,
    Step.BOUNCE: _wait_for_report,
    Step.FEES: settle_fees,
    Step.HOME: arrive_home,
}
_PHASES: dict[Phase, PhaseRules] = {
    **PHASE_RULES,
    Phase.SWAP: PhaseRules(
        "7",
        lambda position: iter((rb.SwapHome(), *legal_report(position))),
        {rb.SwapHome: PHASE_RULES[Phase.SWAP].verbs[rb.SwapHome], **_REPORT},
    ),
    Phase.ROLL: _TOLD,
    Phase.RIDE: _TOLD,
    Phase.FEES: PhaseRules(
        "14",
        lambda position: chain(
            map(rb.SellToBank, position.mover.railroads), legal_auction(position)
        ),
        {
            rb.SellToBank: PHASE_RULES[Phase.FEES].verbs[rb.SellToBank],
            AuctionResult: ActionRules(check_auction, do_auction),
        },
    ),
    Phase.AUCTION: PhaseRules(
        "14", legal_auction, {AuctionResult: ActionRules(check_auction, do_auction)}
    ),
}


class Reported(RailBaron):
    """Rail Baron with reported rides; its seats are the people at the board."""

    phase_rules = _PHASES
    steps = _STEPS

    def do_report(self, play: MutablePosition, seat: int, action: ReportTurn) -> None:
        """Do a report with the purchase and the sales in it.

        Raises RuleError for what the rules refuse of it, on a state that has changed by then."""
        if action.anyway:
            self._do_anyway(play, seat, action)
            return
        self.run(play, do_ride(play, seat, action))
        if play.state.phase is Phase.PURCHASE and action.buys:
            self.do(play, seat, purchase(action.buys))
        elif action.buys not in ("", NOTHING):
            raise RuleError("cannot-buy", "12", railroad=action.buys)
        for mark in action.sells:
            if play.state.phase is not Phase.FEES:
                raise RuleError("sale-not-needed", "14", railroad=mark)
            self.do(play, seat, rb.SellToBank(mark))

    def _do_anyway(self, play: MutablePosition, seat: int, action: ReportTurn) -> None:
        """Do a report that the rules refuse: sales first, then the ride, then the purchase, each
        of them whatever the rules say of it (16)."""
        for mark in action.sells:
            fees.check_sale(play, seat, rb.SellToBank(mark))
            fees.do_sell_to_bank(play, seat, rb.SellToBank(mark))
        step = do_ride(play, seat, action)
        if step is Step.ARRIVAL:
            step = arrival.arrive(play)
        if action.buys:
            _take(play, seat, action.buys)
            step = Step.CONTINUE_TURN if step is Step.BUYING else step
        self.run(play, step)

    def act(self, state: State, action: object, dice: Dice) -> list[object]:
        """Check and do an action of the person on turn, and return the events."""
        play = MutablePosition(state, dice)
        seat = self.to_move(state)[0]
        if isinstance(action, ReportTurn):
            self.action_rules(Position(state), seat, action)
            self.do_report(play, seat, action)
        else:
            self.do(play, seat, action)
        for holder in state.seats:
            holder.established, holder.used = {}, []
        return list(play.events)

    def skip_to(self, state: State, number: int, dice: Dice) -> list[object]:
        """Begin the turn of a person, whoever's turn it was."""
        play = MutablePosition(state, dice)
        state.auction, state.drawing = None, None
        for holder in state.seats:
            holder.swap_open = False
            if holder.declared and holder.alternate is None:  # it was still to be drawn
                holder.declared, holder.destination = False, None
        self.run(play, begin_turn(play, (state.turn.number or 1) + 1, number))
        return list(play.events)


def _take(play: MutablePosition, seat: int, what: str) -> None:
    """Buy something for its price, whoever owned it. Raises RuleError if there is less cash."""
    bought, mover = purchase(what), play.state.seats[seat]
    match bought:
        case rb.BuyNothing():
            return
        case rb.BuyEngine():
            price = play.engine_price(mover.engine, bought.engine)
        case rb.BuyRailroad():
            if what not in play.board.railroads:
                raise RuleError("railroad-unknown", "13", railroad=what)
            price = play.price(what)
    if mover.cash < price:
        raise RuleError("cash-short", "16", cash_money=mover.cash, price_money=price)
    if isinstance(bought, rb.BuyEngine):
        arrival.do_buy_engine(play, seat, bought)
        return
    arrival.do_buy_railroad(play, seat, bought)
    count_deeds(play)


def count_deeds(play: MutablePosition) -> None:
    """Count again the railroads bought and given, after one was moved by hand (31a)."""
    play.state.purchases = sum(len(holder.railroads) for holder in play.state.seats)
    play.state.gifts = len(play.state.third_owner)


def purchase(what: str) -> rb.BuyRailroad | rb.BuyEngine | rb.BuyNothing:
    """Return the purchase that a word stands for."""
    if what == NOTHING:
        return rb.BuyNothing()
    if what in ENGINES[1:]:
        return rb.BuyEngine(what)  # type: ignore[arg-type]
    return rb.BuyRailroad(what)


REPORTED = Reported()
