"""Railroad Barons as a game of the house: phases, the loop that moves between them, views."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from rules.dice import Dice
from rules.errors import RuleError
from rules.game import Carried, Lapsed, Robot, Standing
from rules.phases import Verb, free, run, verb_in
from rules.railroad_barons import (
    actions,
    discard,
    draft,
    investors,
    operating_round,
    orders,
    railroads,
    referee,
    revenue,
    robots,
    setup,
    stock_round,
    stock_turn,
    tokens,
    trades,
)
from rules.railroad_barons.actions import AnyAction
from rules.railroad_barons.events import AnyEvent
from rules.railroad_barons.options import Options
from rules.railroad_barons.play import Next, Play, Position, Step
from rules.railroad_barons.seeing import see
from rules.railroad_barons.standing import ranking
from rules.railroad_barons.state import Phase, State
from rules.railroad_barons.view import View


class Chapter(NamedTuple):
    """A phase: what is legal in it and what each action does."""

    legal: Callable[[Position], Iterator[Any]]
    verbs: dict[type, Verb]


CHAPTERS: dict[Phase, Chapter] = {
    Phase.SELECT: Chapter(
        draft.legal_select,
        {actions.SelectInvestor: Verb(draft.check_select, draft.do_select)},
    ),
    Phase.CHOOSE: Chapter(
        draft.legal_choose,
        {
            actions.TakeMoney: Verb(free, draft.do_money),
            actions.TakeCard: Verb(free, draft.do_card),
        },
    ),
    Phase.PRIORITY: Chapter(
        stock_round.legal_priority,
        {
            actions.SwapPriority: Verb(free, stock_round.do_swap),
            actions.KeepPriority: Verb(free, stock_round.do_keep),
        },
    ),
    Phase.STOCK: Chapter(
        stock_turn.legal_turn,
        {
            actions.SellAndBuy: Verb(stock_turn.check_turn, stock_turn.do_turn),
            actions.Pass: Verb(stock_turn.check_pass, stock_turn.do_pass),
        },
    ),
    Phase.TOKENS: Chapter(
        tokens.legal_tokens, {actions.PlaceTokens: Verb(tokens.check_tokens, tokens.do_tokens)}
    ),
    Phase.REVENUE: Chapter(
        revenue.legal_revenue,
        {
            actions.PayDividends: Verb(free, revenue.do_pay),
            actions.KeepRevenue: Verb(free, revenue.do_keep),
        },
    ),
    Phase.RAILROADS: Chapter(
        railroads.legal_railroads,
        {
            actions.BuyRailroad: Verb(railroads.check_buy, railroads.do_buy),
            actions.OfferPrice: Verb(trades.check_offer, trades.do_offer),
            actions.AssignInvestor: Verb(investors.check_assign, investors.do_assign),
            actions.FinishBuying: Verb(free, railroads.do_finish),
        },
    ),
    Phase.OFFER: Chapter(
        trades.legal_offer,
        {
            actions.AcceptOffer: Verb(free, trades.do_accept),
            actions.RefuseOffer: Verb(free, trades.do_refuse),
            actions.WithdrawOffer: Verb(trades.check_withdraw, trades.do_withdraw),
        },
    ),
    Phase.DISCARD: Chapter(
        discard.legal_discard,
        {actions.DiscardRailroads: Verb(discard.check_discard, discard.do_discard)},
    ),
}

STEPS: dict[Step, Callable[[Play], Next]] = {
    Step.STOCK_ROUND: stock_round.begin,
    Step.STOCK_TURN: stock_round.next_turn,
    Step.END_STOCK_ROUND: stock_round.end,
    Step.OPERATING_ROUND: operating_round.begin,
    Step.NEXT_HOLDING: operating_round.next_holding,
    Step.REVENUE: revenue.earn,
    Step.RAILROADS: railroads.offer,
    Step.DISCARD: discard.surplus,
    Step.END_OPERATING_ROUND: operating_round.end,
    Step.REMOVE_TOP: operating_round.remove_top,
}

PHASE_RULE = {
    Phase.SELECT: "3",
    Phase.CHOOSE: "3",
    Phase.PRIORITY: "7",
    Phase.STOCK: "8",
    Phase.TOKENS: "24",
    Phase.REVENUE: "26",
    Phase.RAILROADS: "28",
    Phase.OFFER: "30",
    Phase.DISCARD: "35",
    Phase.OVER: "36",
}
"""The ruling that says what a phase waits for."""


class RailroadBarons:
    """The game Railroad Barons; see `rules.game.Game` for what each method promises."""

    key = "railroad_barons"
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
        """Whom the game waits for: with an offer open only the selling Holding's Director, though
        the buyer's may withdraw it (30)."""
        if state.offer is not None:
            return _seats(state.holdings[state.offer.seller].director)
        return _seats(_on_turn(state))

    def legal(self, state: State, seat: int) -> Iterator[Any]:
        if seat in self.to_move(state):
            return CHAPTERS[state.phase].legal(Position(state))
        return trades.legal_withdrawal(Position(state), seat)

    def check(self, state: State, seat: int, action: Any) -> None:
        self._verb(state, seat, action)

    def _verb(self, state: State, seat: int, action: Any) -> Verb:
        """How to do the action, having checked that the seat may."""
        if state.phase is Phase.OVER:
            raise RuleError("game-over", PHASE_RULE[Phase.OVER])
        withdraws = isinstance(action, actions.WithdrawOffer) and state.phase is Phase.OFFER
        if seat not in self.to_move(state) and not withdraws:
            raise RuleError("not-your-turn", PHASE_RULE[state.phase])
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
        legal = () if seat is None else self.legal(state, seat)
        return see(state, seat, self.to_move(state), legal)

    def turn_of(self, state: State) -> tuple[int, int | None]:
        return state.turn, _on_turn(state)

    def round_of(self, state: State) -> tuple[int, int]:
        """Set and half: a Stock Round, or one of the two Operating Rounds after it."""
        return state.set, state.half

    def next_up(self, state: State) -> tuple[int, ...]:
        """In a Stock Round the other player follows (8); elsewhere it depends on what is done."""
        if state.phase is not Phase.STOCK or state.stock is None:
            return ()
        return (1 - state.stock.seat,)

    def over(self, state: State) -> bool:
        return state.phase is Phase.OVER

    def standing(self, state: State, seat: int | None) -> list[Standing]:
        return ranking(state)

    def invariants(self, state: State) -> Iterable[str]:
        yield from referee.complaints(state)
        if self.over(state):
            return
        movers = self.to_move(state)
        if len(movers) != 1:
            yield f"the game waits for {movers} in {state.phase}"
        for seat in movers:
            if next(self.legal(state, seat), None) is None:
                yield f"seat {seat} is to move in {state.phase} and can do nothing"

    def carry_out(self, view: View, seat: int, order: Any) -> Carried | Lapsed | None:
        return orders.carry_out(view, seat, order)

    def robot(self, name: str) -> Robot:
        return robots.robot(name)


def _seats(seat: int | None) -> tuple[int, ...]:
    return () if seat is None else (seat,)


def _on_turn(state: State) -> int | None:
    """Whose turn it is, None when the game is over."""
    position = Position(state)
    if state.phase is Phase.OVER:
        return None
    if state.draft is not None:
        return (draft.selector if state.phase is Phase.SELECT else draft.chooser)(position)
    if state.phase is Phase.PRIORITY:
        return stock_round.swapper(position)
    if state.stock is not None:
        return state.stock.seat
    return position.operating[1].director


GAME = RailroadBarons()
"""The game's one object."""
