"""The rules of Baltimore & Ohio as tables of phases and steps, without its orders and robots.

Orders and robots try actions with these rules, so they can't be part of them."""

from __future__ import annotations

from collections.abc import Callable

from rules.baltimore_ohio import ending, foresight, referee, setup
from rules.baltimore_ohio.business_round import business, equipment, profit, service, track
from rules.baltimore_ohio.market_round import auction, market, robber_barons
from rules.baltimore_ohio.model import actions
from rules.baltimore_ohio.model.actions import AnyAction, Operate
from rules.baltimore_ohio.model.events import AnyEvent
from rules.baltimore_ohio.model.options import Options
from rules.baltimore_ohio.model.position import MutablePosition, Next, Position, Step
from rules.baltimore_ohio.model.redaction import see
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.standing import ranking
from rules.game import Standing
from rules.phases import ActionRules, PhaseRules, check_nothing
from rules.whole_turn import WholeTurnGame

PHASE_RULES: dict[Phase, PhaseRules] = {
    Phase.MARKET: PhaseRules(
        "6",
        market.legal_turn,
        {
            actions.TakeTurn: ActionRules(market.check_take_turn, market.do_take_turn),
            actions.Pass: ActionRules(check_nothing, market.do_pass),
        },
    ),
    Phase.AUCTION: PhaseRules(
        "45",
        auction.legal_bid,
        {
            actions.Bid: ActionRules(auction.check_bid, auction.do_bid),
            actions.PassBid: ActionRules(check_nothing, auction.do_pass_bid),
        },
    ),
    Phase.SCRAP: PhaseRules(
        "19",
        equipment.legal_scrap,
        {
            actions.ScrapEquipment: ActionRules(
                equipment.check_scrap_equipment, equipment.do_scrap_equipment
            )
        },
    ),
    Phase.EQUIPMENT: PhaseRules(
        "19",
        equipment.legal_buy,
        {
            actions.BuyEquipment: ActionRules(
                equipment.check_buy_equipment, equipment.do_buy_equipment
            )
        },
    ),
    Phase.TRACK: PhaseRules(
        "27",
        track.legal_track,
        {
            actions.BuildTrack: ActionRules(track.check_build_track, track.do_build_track),
            actions.TakeResource: ActionRules(track.check_take_resource, track.do_take_resource),
            actions.BuildNothing: ActionRules(check_nothing, track.do_build_nothing),
        },
    ),
    Phase.SERVICE: PhaseRules(
        "28",
        service.legal_service,
        {actions.ServeCities: ActionRules(service.check_serve_cities, service.do_serve_cities)},
    ),
    Phase.PROFIT: PhaseRules(
        "31",
        profit.legal_profit,
        {
            actions.PayDividends: ActionRules(check_nothing, profit.do_pay_dividends),
            actions.RetainProfits: ActionRules(check_nothing, profit.do_retain_profits),
        },
    ),
}

STEPS: dict[Step, Callable[[MutablePosition], Next]] = {
    Step.MARKET_ROUND: market.begin,
    Step.NEXT_PLAYER: market.next_player,
    Step.RESOLVE_AUCTION: auction.resolve_auction,
    Step.CONTINUE_TURN: market.continue_turn,
    Step.END_MARKET: market.end,
    Step.BUSINESS_ROUND: business.begin,
    Step.NEXT_RAILROAD: business.next_railroad,
    Step.EQUIPMENT: equipment.begin_step,
    Step.TRACK: track.begin_step,
    Step.SERVICE: service.begin_step,
    Step.PROFIT: profit.begin_step,
    Step.RECEIVERSHIP: business.run_receivership,
    Step.BARONS: robber_barons.pay,
    Step.PLAYER_ORDER: ending.set_player_order,
    Step.END_CHECK: ending.check_end,
}

OPERATING = frozenset({Phase.SCRAP, Phase.EQUIPMENT, Phase.TRACK, Phase.SERVICE, Phase.PROFIT})
"""The phases of a railroad's turn."""


class Rules(WholeTurnGame[State, AnyAction, View, Options]):
    """See `rules.game.GameOf` for what each method promises."""

    key = "baltimore_ohio"
    version = 2
    seats = setup.SEATS
    state_type = State
    action_type: object = AnyAction
    event_type: object = AnyEvent
    options_type = Options
    phases = Phase
    phase_rules = PHASE_RULES
    steps = STEPS
    over_rule = "39"
    whole_turn = Operate
    whole_turn_rule = "19"
    position = Position
    play = MutablePosition
    new_state = staticmethod(setup.new_state)
    begin = staticmethod(setup.begin)
    see = staticmethod(see)
    complaints = staticmethod(referee.complaints)

    def to_move(self, state: State) -> tuple[int, ...]:
        if state.phase is Phase.OVER:
            return ()
        if state.auction is not None:
            return (state.auction.waiting[0],)
        seat = self.turn_of(state)[1]
        return () if seat is None else (seat,)

    def turn_of(self, state: State) -> tuple[int, int | None]:
        seat = None
        if state.market is not None:
            seat = state.market.seat
        elif state.business is not None and state.business.railroad is not None:
            seat = state.railroads[state.business.railroad].president
        return state.number, seat

    def round_of(self, state: State) -> tuple[int, int]:
        return foresight.round_of(state)

    def next_seats(self, state: State) -> tuple[int, ...]:
        return foresight.next_seats(state)

    def standing(self, state: State, seat: int | None) -> list[Standing]:
        return ranking(state)


RULES = Rules()
