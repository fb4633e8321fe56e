"""Baltimore & Ohio as a game of the house: phases, the loop that moves between them, views."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from rules.baltimore_ohio import (
    actions,
    auction,
    business,
    ending,
    equipment,
    foresight,
    market,
    orders,
    profit,
    referee,
    robber_barons,
    robots,
    service,
    setup,
    track,
)
from rules.baltimore_ohio.actions import AnyAction, Operate
from rules.baltimore_ohio.events import AnyEvent
from rules.baltimore_ohio.options import Options
from rules.baltimore_ohio.play import Next, Play, Position, Step
from rules.baltimore_ohio.seeing import copied, see
from rules.baltimore_ohio.standing import ranking
from rules.baltimore_ohio.state import Phase, State
from rules.baltimore_ohio.view import View
from rules.dice import Dice
from rules.errors import RuleError
from rules.game import Carried, Lapsed, Robot, Standing
from rules.phases import Verb, free, run, verb_in


class Chapter(NamedTuple):
    """A phase: the ruling that says what it waits for, what is legal, what each action does."""

    rule: str
    legal: Callable[[Position], Iterator[Any]]
    verbs: dict[type, Verb]


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


class BaltimoreOhio:
    """The game Baltimore & Ohio; see `rules.game.Game` for what each method promises."""

    key = "baltimore_ohio"
    version = 1
    seats = setup.SEATS
    state_type = State
    action_type: Any = AnyAction
    event_type: Any = AnyEvent
    options_type = Options
    order_type: Any = orders.AnyOrder

    def setup(self, seats: int, options: Options, dice: Dice) -> tuple[State, list[Any]]:
        play = Play(setup.new_state(seats, options))
        run(play, setup.begin(play, dice), Phase, STEPS)
        return play.state, list(play.events)

    def to_move(self, state: State) -> tuple[int, ...]:
        seat = self._mover(state)
        return () if seat is None else (seat,)

    def _mover(self, state: State) -> int | None:
        """The one seat that the game waits for, None when it is over."""
        if state.phase is Phase.OVER:
            return None
        if state.auction is not None:
            return state.auction.waiting[0]
        return self.turn_of(state)[1]

    def legal(self, state: State, seat: int) -> Iterator[Any]:
        if seat != self._mover(state):
            return iter(())
        return CHAPTERS[state.phase].legal(Position(state))

    def check(self, state: State, seat: int, action: Any) -> None:
        if isinstance(action, Operate):
            self._check_steps(state, seat, action)
        else:
            self._verb(state, seat, action)

    def _verb(self, state: State, seat: int, action: Any) -> Verb:
        """How to do the action, having checked that the seat may."""
        mover = self._mover(state)
        if mover is None:
            raise RuleError("game-over", "39")
        chapter = CHAPTERS[state.phase]
        if seat != mover:
            raise RuleError("not-your-turn", chapter.rule)
        position = Position(state)
        verb = verb_in(state.phase, chapter.rule, chapter.verbs, action)
        verb.check(position, seat, action)
        return verb

    def _check_steps(self, state: State, seat: int, action: Operate) -> None:
        """Several steps, tried on a copy one after another, all of the turn in progress (19)."""
        if state.phase not in OPERATING or seat != self._mover(state) or len(action.steps) < 2:
            for step in action.steps:
                self._verb(state, seat, step)
            if not action.steps:
                raise RuleError("operate-empty", "19")
            return
        trial = Play(copied(state))
        for place, step in enumerate(action.steps):
            if (place and trial.state.number != state.number) or trial.state.phase is Phase.OVER:
                raise RuleError("operate-long", "19")
            self._do(trial, seat, step)

    def _do(self, play: Play, seat: int, action: Any) -> None:
        """Check, do, and run on to the next question."""
        verb = self._verb(play.state, seat, action)
        run(play, verb.do(play, seat, action), Phase, STEPS)

    def apply(self, state: State, seat: int, action: Any, dice: Dice) -> list[Any]:
        play = Play(state)
        if isinstance(action, Operate):
            self._check_steps(state, seat, action)
            for step in action.steps:
                self._do(play, seat, step)
        else:
            self._do(play, seat, action)
        return list(play.events)

    def view(self, state: State, seat: int | None) -> View:
        legal = () if seat is None else self.legal(state, seat)
        return see(state, seat, self.to_move(state), legal)

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

    def over(self, state: State) -> bool:
        return state.phase is Phase.OVER

    def standing(self, state: State, seat: int | None) -> list[Standing]:
        return ranking(state)

    def invariants(self, state: State) -> Iterable[str]:
        yield from referee.complaints(state)
        for seat in self.to_move(state):
            if next(self.legal(state, seat), None) is None:
                yield f"seat {seat} is to move in {state.phase} and can do nothing"

    def carry_out(self, view: View, seat: int, order: Any) -> Carried | Lapsed | None:
        return orders.carry_out(view, seat, order)

    def robot(self, name: str) -> Robot:
        return robots.robot(name)


GAME = BaltimoreOhio()
