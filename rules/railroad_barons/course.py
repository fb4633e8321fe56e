"""Railroad Barons as phases and steps, what each allows and does: all of the rules but its orders
and robots, which try actions by it themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from rules.game import Standing
from rules.phases import Chapter, PhaseGame, Verb, free
from rules.railroad_barons import draft, referee, setup
from rules.railroad_barons.model import actions
from rules.railroad_barons.model.actions import AnyAction
from rules.railroad_barons.model.events import AnyEvent
from rules.railroad_barons.model.options import Options
from rules.railroad_barons.model.play import Next, Play, Position, Step
from rules.railroad_barons.model.redaction import see
from rules.railroad_barons.model.state import Phase, State
from rules.railroad_barons.model.view import View
from rules.railroad_barons.operating import (
    discard,
    investors,
    operating_round,
    railroads,
    revenue,
    tokens,
    trades,
)
from rules.railroad_barons.standing import ranking
from rules.railroad_barons.stock import purchases, stock_round, stock_turn

CHAPTERS: dict[Phase, Chapter] = {
    Phase.SELECT: Chapter(
        "3",
        draft.legal_select,
        {actions.SelectInvestor: Verb(draft.check_select, draft.do_select)},
    ),
    Phase.CHOOSE: Chapter(
        "3",
        draft.legal_choose,
        {
            actions.TakeMoney: Verb(free, draft.do_money),
            actions.TakeCard: Verb(free, draft.do_card),
        },
    ),
    Phase.PRIORITY: Chapter(
        "7",
        stock_round.legal_priority,
        {
            actions.SwapPriority: Verb(free, stock_round.do_swap),
            actions.KeepPriority: Verb(free, stock_round.do_keep),
        },
    ),
    Phase.STOCK: Chapter(
        "8",
        stock_turn.legal_turn,
        {
            actions.SellAndBuy: Verb(stock_turn.check_turn, stock_turn.do_turn),
            actions.Pass: Verb(stock_turn.check_pass, stock_turn.do_pass),
        },
    ),
    Phase.TOKENS: Chapter(
        "24",
        tokens.legal_tokens,
        {actions.PlaceTokens: Verb(tokens.check_tokens, tokens.do_tokens)},
    ),
    Phase.REVENUE: Chapter(
        "26",
        revenue.legal_revenue,
        {
            actions.PayDividends: Verb(free, revenue.do_pay),
            actions.KeepRevenue: Verb(free, revenue.do_keep),
        },
    ),
    Phase.RAILROADS: Chapter(
        "28",
        railroads.legal_railroads,
        {
            actions.BuyRailroad: Verb(railroads.check_buy, railroads.do_buy),
            actions.OfferPrice: Verb(trades.check_offer, trades.do_offer),
            actions.AssignInvestor: Verb(investors.check_assign, investors.do_assign),
            actions.FinishBuying: Verb(free, railroads.do_finish),
        },
    ),
    Phase.OFFER: Chapter(
        "30",
        trades.legal_offer,
        {
            actions.AcceptOffer: Verb(free, trades.do_accept),
            actions.RefuseOffer: Verb(free, trades.do_refuse),
            actions.WithdrawOffer: Verb(trades.check_withdraw, trades.do_withdraw),
        },
    ),
    Phase.DISCARD: Chapter(
        "35",
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


class Course(PhaseGame[State, AnyAction, View, Options]):
    """See `rules.game.GameOf` for what each method promises."""

    key = "railroad_barons"
    version = 1
    seats = setup.SEATS
    state_type = State
    action_type: Any = AnyAction
    event_type: Any = AnyEvent
    options_type = Options
    phases = Phase
    chapters = CHAPTERS
    steps = STEPS
    over_rule = "36"
    position = Position
    play = Play
    new_state = staticmethod(setup.new_state)
    begin = staticmethod(setup.begin)
    see = staticmethod(see)
    complaints = staticmethod(referee.complaints)

    def to_move(self, state: State) -> tuple[int, ...]:
        """Whom the game waits for: with an offer open only the selling Holding's Director, though
        the buyer's may withdraw it (30)."""
        if state.offer is not None:
            return _seats(state.holdings[state.offer.seller].director)
        return _seats(_on_turn(state))

    def legal(self, state: State, seat: int) -> Iterator[Any]:
        if seat in self.to_move(state):
            return super().legal(state, seat)
        return trades.legal_withdrawal(Position(state), seat)

    def may_act(self, state: State, seat: int, action: Any) -> bool:
        withdraws = isinstance(action, actions.WithdrawOffer) and state.phase is Phase.OFFER
        return withdraws or super().may_act(state, seat, action)

    def turn_of(self, state: State) -> tuple[int, int | None]:
        return state.turn, _on_turn(state)

    def round_of(self, state: State) -> tuple[int, int]:
        """Set and half: a Stock Round, or one of the two Operating Rounds after it."""
        return state.set, state.half

    def next_up(self, state: State) -> tuple[int, ...]:
        """In a Stock Round the other player follows (8), unless a pass would end it (22) or leave
        him nothing: a turn can take away what is to be had of one Holding. Elsewhere it depends on
        what is done."""
        stock, position = state.stock, Position(state)
        if state.phase is not Phase.STOCK or stock is None or stock.passes:
            return ()
        other = 1 - stock.seat
        barring = stock_turn.barred(position, other, ())
        found = purchases.legal_purchases(position, other, barring)
        return (other,) if len({purchase.holding for purchase in found}) > 1 else ()

    def standing(self, state: State, seat: int | None) -> list[Standing]:
        return ranking(state)

    def invariants(self, state: State) -> Iterable[str]:
        yield from super().invariants(state)
        movers = self.to_move(state)
        if len(movers) != (not self.over(state)):
            yield f"the game waits for {movers} in {state.phase}"


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


COURSE = Course()
