"""The rules of Railroad Barons as tables of phases and steps, without its orders and robots.

Orders and robots try actions with these rules, so they can't be part of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from rules.game import Standing
from rules.phases import ActionRules, PhaseRules, check_nothing
from rules.railroad_barons import draft, referee, setup
from rules.railroad_barons.model import actions
from rules.railroad_barons.model.actions import AnyAction
from rules.railroad_barons.model.events import AnyEvent
from rules.railroad_barons.model.options import Options
from rules.railroad_barons.model.play import MutablePosition, Next, Position, Step
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
from rules.whole_turn import WholeTurnGame

PHASE_RULES: dict[Phase, PhaseRules] = {
    Phase.SELECT: PhaseRules(
        "3",
        draft.legal_select,
        {
            actions.SelectInvestor: ActionRules(
                draft.check_select_investor, draft.do_select_investor
            )
        },
    ),
    Phase.CHOOSE: PhaseRules(
        "3",
        draft.legal_choose,
        {
            actions.TakeMoney: ActionRules(check_nothing, draft.do_take_money),
            actions.TakeCard: ActionRules(check_nothing, draft.do_take_card),
        },
    ),
    Phase.PRIORITY: PhaseRules(
        "7",
        stock_round.legal_priority,
        {
            actions.SwapPriority: ActionRules(check_nothing, stock_round.do_swap_priority),
            actions.KeepPriority: ActionRules(check_nothing, stock_round.do_keep_priority),
        },
    ),
    Phase.STOCK: PhaseRules(
        "8",
        stock_turn.legal_turn,
        {
            actions.SellAndBuy: ActionRules(
                stock_turn.check_sell_and_buy, stock_turn.do_sell_and_buy
            ),
            actions.Pass: ActionRules(stock_turn.check_pass, stock_turn.do_pass),
        },
    ),
    Phase.TOKENS: PhaseRules(
        "24",
        tokens.legal_tokens,
        {actions.PlaceTokens: ActionRules(tokens.check_place_tokens, tokens.do_place_tokens)},
    ),
    Phase.REVENUE: PhaseRules(
        "26",
        revenue.legal_revenue,
        {
            actions.PayDividends: ActionRules(check_nothing, revenue.do_pay_dividends),
            actions.KeepRevenue: ActionRules(check_nothing, revenue.do_keep_revenue),
        },
    ),
    Phase.RAILROADS: PhaseRules(
        "28",
        railroads.legal_railroads,
        {
            actions.BuyRailroad: ActionRules(
                railroads.check_buy_railroad, railroads.do_buy_railroad
            ),
            actions.OfferPrice: ActionRules(trades.check_offer_price, trades.do_offer_price),
            actions.AssignInvestor: ActionRules(
                investors.check_assign_investor, investors.do_assign_investor
            ),
            actions.FinishBuying: ActionRules(check_nothing, railroads.do_finish_buying),
        },
    ),
    Phase.OFFER: PhaseRules(
        "30",
        trades.legal_answers,
        {
            actions.AcceptOffer: ActionRules(check_nothing, trades.do_accept_offer),
            actions.RefuseOffer: ActionRules(check_nothing, trades.do_refuse_offer),
            actions.WithdrawOffer: ActionRules(
                trades.check_withdraw_offer, trades.do_withdraw_offer
            ),
        },
    ),
    Phase.DISCARD: PhaseRules(
        "35",
        discard.legal_discard,
        {
            actions.DiscardRailroads: ActionRules(
                discard.check_discard_railroads, discard.do_discard_railroads
            )
        },
    ),
}

STEPS: dict[Step, Callable[[MutablePosition], Next]] = {
    Step.STOCK_ROUND: stock_round.begin,
    Step.STOCK_TURN: stock_round.next_turn,
    Step.END_STOCK_ROUND: stock_round.end,
    Step.OPERATING_ROUND: operating_round.begin,
    Step.NEXT_HOLDING: operating_round.next_holding,
    Step.REVENUE: revenue.earn_revenue,
    Step.RAILROADS: railroads.offer_additions,
    Step.DISCARD: discard.discard_surplus,
    Step.END_OPERATING_ROUND: operating_round.end,
    Step.REMOVE_TOP: operating_round.remove_top,
}


class Rules(WholeTurnGame[State, AnyAction, View, Options]):
    """The rules of Railroad Barons; see `rules.game.GameOf` for the methods."""

    key = "railroad_barons"
    version = 1
    seats = setup.SEATS
    state_type = State
    action_type: object = AnyAction
    event_type: object = AnyEvent
    options_type = Options
    phases = Phase
    phase_rules = PHASE_RULES
    steps = STEPS
    over_rule = "36"
    whole_turn = actions.Operate
    whole_turn_rule = "23"
    position = Position
    play = MutablePosition
    new_state = staticmethod(setup.new_state)
    begin = staticmethod(setup.begin)
    see = staticmethod(see)
    complaints = staticmethod(referee.complaints)

    def to_move(self, state: State) -> tuple[int, ...]:
        """Return the seats the game waits for.

        With an offer open it is only the Director of the selling Holding, though the buyer's may
        withdraw the offer (30)."""
        if state.offer is not None:
            return _seats(state.holdings[state.offer.seller].director)
        return _seats(_seat_on_turn(state))

    def legal(self, state: State, seat: int) -> Iterator[AnyAction]:
        if seat in self.to_move(state):
            return super().legal(state, seat)
        return trades.legal_withdrawal(Position(state), seat)

    def may_act(self, state: State, seat: int, action: object) -> bool:
        withdraws = isinstance(action, actions.WithdrawOffer) and state.phase is Phase.OFFER
        return withdraws or super().may_act(state, seat, action)

    def turn_of(self, state: State) -> tuple[int, int | None]:
        return state.turn, _seat_on_turn(state)

    def round_of(self, state: State) -> tuple[int, int]:
        """Return set and half: a Stock Round, or one of the two Operating Rounds after it."""
        return state.set, state.half

    def next_seats(self, state: State) -> tuple[int, ...]:
        """Return the other player in a Stock Round (8); elsewhere none: it depends on the action.

        Also none if a pass would end the round (22), or if the other player could be left with
        nothing to do: a turn can make the stock of one Holding unavailable."""
        stock, position = state.stock, Position(state)
        if state.phase is not Phase.STOCK or stock is None or stock.passes:
            return ()
        other = 1 - stock.seat
        barred = stock_turn.barred_holdings(position, other, ())
        available = purchases.legal_purchases(position, other, barred)
        return (other,) if len({purchase.holding for purchase in available}) > 1 else ()

    def standing(self, state: State, seat: int | None) -> list[Standing]:
        return ranking(state)

    def invariants(self, state: State) -> Iterable[str]:
        yield from super().invariants(state)
        movers = self.to_move(state)
        if len(movers) != (not self.over(state)):
            yield f"the game waits for {movers} in {state.phase}"


def _seats(seat: int | None) -> tuple[int, ...]:
    return () if seat is None else (seat,)


def _seat_on_turn(state: State) -> int | None:
    """Return the seat whose turn it is, None when the game is over."""
    position = Position(state)
    if state.phase is Phase.OVER:
        return None
    if state.draft is not None:
        return (draft.selector if state.phase is Phase.SELECT else draft.chooser)(position)
    if state.phase is Phase.PRIORITY:
        return stock_round.swap_owner(position)
    if state.stock is not None:
        return state.stock.seat
    return position.operating[1].director


RULES = Rules()
