"""Baltimore & Ohio as phases and steps, what each allows and does: all of the rules but its orders
and robots, which try actions by it themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.baltimore_ohio import ending, foresight, referee, setup
from rules.baltimore_ohio.business_round import business, equipment, profit, service, track
from rules.baltimore_ohio.market_round import auction, market, robber_barons
from rules.baltimore_ohio.model import actions
from rules.baltimore_ohio.model.actions import AnyAction, Operate
from rules.baltimore_ohio.model.events import AnyEvent
from rules.baltimore_ohio.model.options import Options
from rules.baltimore_ohio.model.play import Next, Play, Position, Step
from rules.baltimore_ohio.model.redaction import see
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.standing import ranking
from rules.errors import RuleError
from rules.game import Standing, copied
from rules.phases import Chapter, Moving, PhaseGame, Verb, free

CHAPTERS: dict[Phase, Chapter] = {
    Phase.MARKET: Chapter(
        "6",
        market.legal_turn,
        {
            actions.TakeTurn: Verb(market.check_turn, market.do_turn),
            actions.Pass: Verb(free, market.do_pass),
        },
    ),
    Phase.AUCTION: Chapter(
        "45",
        auction.legal_bid,
        {
            actions.Bid: Verb(auction.check_bid, auction.do_bid),
            actions.PassBid: Verb(free, auction.do_pass),
        },
    ),
    Phase.SCRAP: Chapter(
        "19",
        equipment.legal_scrap,
        {actions.ScrapEquipment: Verb(equipment.check_scrap, equipment.do_scrap)},
    ),
    Phase.EQUIPMENT: Chapter(
        "19",
        equipment.legal_buy,
        {actions.BuyEquipment: Verb(equipment.check_buy, equipment.do_buy)},
    ),
    Phase.TRACK: Chapter(
        "27",
        track.legal_track,
        {
            actions.BuildTrack: Verb(track.check_build, track.do_build),
            actions.TakeResource: Verb(track.check_take, track.do_take),
            actions.BuildNothing: Verb(free, track.do_nothing),
        },
    ),
    Phase.SERVICE: Chapter(
        "28",
        service.legal_service,
        {actions.ServeCities: Verb(service.check_service, service.do_service)},
    ),
    Phase.PROFIT: Chapter(
        "31",
        profit.legal_profit,
        {
            actions.PayDividends: Verb(free, profit.do_pay),
            actions.RetainProfits: Verb(free, profit.do_retain),
        },
    ),
}

STEPS: dict[Step, Callable[[Play], Next]] = {
    Step.MARKET_ROUND: market.begin,
    Step.NEXT_PLAYER: market.next_player,
    Step.HAMMER: auction.hammer,
    Step.GO_ON: market.go_on,
    Step.END_MARKET: market.end,
    Step.BUSINESS_ROUND: business.begin,
    Step.NEXT_RAILROAD: business.next_railroad,
    Step.EQUIPMENT: equipment.offer,
    Step.TRACK: track.offer,
    Step.SERVICE: service.offer,
    Step.PROFIT: profit.offer,
    Step.RECEIVERSHIP: business.idle,
    Step.BARONS: robber_barons.pay,
    Step.PLAYER_ORDER: ending.player_order,
    Step.END_CHECK: ending.check,
}

OPERATING = frozenset({Phase.SCRAP, Phase.EQUIPMENT, Phase.TRACK, Phase.SERVICE, Phase.PROFIT})
"""The phases of a railroad's turn."""


class Course(PhaseGame[State, AnyAction, View, Options]):
    """See `rules.game.GameOf` for what each method promises."""

    key = "baltimore_ohio"
    version = 2
    seats = setup.SEATS
    state_type = State
    action_type: Any = AnyAction
    event_type: Any = AnyEvent
    options_type = Options
    phases = Phase
    chapters = CHAPTERS
    steps = STEPS
    over_rule = "39"
    position = Position
    play = Play
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

    def check(self, state: State, seat: int, action: Any) -> None:
        if isinstance(action, Operate):
            self._check_steps(state, seat, action)
        else:
            super().check(state, seat, action)

    def _check_steps(self, state: State, seat: int, action: Operate) -> None:
        """Several steps, tried on a copy one after another, all of the turn in progress (19)."""
        if not action.steps:
            raise RuleError("operate-empty", "19")
        trial = Play(copied(state))
        for place, step in enumerate(action.steps):
            if place and (trial.state.number != state.number or self.over(trial.state)):
                raise RuleError("operate-long", "19")
            super().do(trial, seat, step)

    def do(self, play: Moving[State], seat: int, action: Any) -> None:
        if not isinstance(action, Operate):
            super().do(play, seat, action)
            return
        self._check_steps(play.state, seat, action)
        for step in action.steps:
            super().do(play, seat, step)

    def turn_of(self, state: State) -> tuple[int, int | None]:
        seat = None
        if state.market is not None:
            seat = state.market.seat
        elif state.business is not None and state.business.railroad is not None:
            seat = state.railroads[state.business.railroad].president
        return state.number, seat

    def round_of(self, state: State) -> tuple[int, int]:
        return foresight.round_of(state)

    def next_up(self, state: State) -> tuple[int, ...]:
        return foresight.next_up(state)

    def standing(self, state: State, seat: int | None) -> list[Standing]:
        return ranking(state)


COURSE = Course()
