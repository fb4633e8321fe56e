"""The game Train Tycoon: what each phase allows and each step does, orders and robots."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.game import Standing
from rules.phases import ActionRules, PhaseGame, PhaseRules, check_nothing
from rules.train_tycoon import ending, foresight, priority, referee, setup
from rules.train_tycoon.model import actions
from rules.train_tycoon.model.actions import AnyAction
from rules.train_tycoon.model.events import AnyEvent
from rules.train_tycoon.model.options import Options
from rules.train_tycoon.model.position import MutablePosition, Next, Position, Step
from rules.train_tycoon.model.redaction import UNLISTED, see
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import deliveries, income, investing, opening, trains
from rules.train_tycoon.robot.evaluator import TycoonEvaluator
from rules.train_tycoon.robot.robots import ROBOTS
from rules.train_tycoon.shares import bankruptcy, ipo, mergers, takeover, trading, treasury, votes
from rules.train_tycoon.standing import ranking
from rules.train_tycoon.standing_orders.offers import suggest_orders
from rules.train_tycoon.standing_orders.order_kinds import AnyOrder
from rules.train_tycoon.standing_orders.orders import IMPLIED, ORDERS

PHASE_RULES: dict[Phase, PhaseRules] = {
    Phase.AUCTION: PhaseRules(
        "64",
        priority.legal_bid,
        {actions.BidPriority: ActionRules(priority.check_bid_priority, priority.do_bid_priority)},
    ),
    Phase.SEATING: PhaseRules(
        "64",
        priority.legal_seating,
        {actions.SeatPlayers: ActionRules(priority.check_seat_players, priority.do_seat_players)},
    ),
    Phase.CHOOSE: PhaseRules(
        "5",
        setup.legal_choose,
        {actions.ChooseCompany: ActionRules(setup.check_choose_company, setup.do_choose_company)},
    ),
    Phase.PRICES: PhaseRules(
        "8",
        trading.legal_prices,
        {actions.SetPrice: ActionRules(trading.check_set_price, trading.do_set_price)},
        by_seat=True,
    ),
    Phase.TRADE: PhaseRules(
        "10",
        trading.legal_trade,
        {actions.Trade: ActionRules(trading.check_trade, trading.do_trade)},
        by_seat=True,
    ),
    Phase.TREASURY: PhaseRules(
        "17",
        treasury.legal_actions,
        {
            actions.BuyShare: ActionRules(treasury.check_buy_share, treasury.do_buy_share),
            actions.SellShare: ActionRules(treasury.check_sell_share, treasury.do_sell_share),
            actions.PassTreasury: ActionRules(
                treasury.check_pass_treasury, treasury.do_pass_treasury
            ),
        },
    ),
    Phase.BANKRUPTCY: PhaseRules(
        "21",
        bankruptcy.legal_bankruptcy,
        {
            actions.DeclareBankruptcy: ActionRules(check_nothing, bankruptcy.do_declare_bankruptcy),
            actions.DeclineBankruptcy: ActionRules(check_nothing, bankruptcy.do_decline_bankruptcy),
        },
    ),
    Phase.TARGET: PhaseRules(
        "24",
        mergers.legal_target,
        {
            actions.TargetCompany: ActionRules(
                mergers.check_target_company, mergers.do_target_company
            ),
            actions.PassTarget: ActionRules(check_nothing, mergers.do_pass_target),
        },
    ),
    Phase.BIDS: PhaseRules(
        "25",
        mergers.legal_bid,
        {actions.Bid: ActionRules(mergers.check_bid, mergers.do_bid)},
        by_seat=True,
    ),
    Phase.REBIDS: PhaseRules(
        "28",
        mergers.legal_rebid,
        {actions.Rebid: ActionRules(mergers.check_rebid, mergers.do_rebid)},
        by_seat=True,
    ),
    Phase.VOTE: PhaseRules(
        "30",
        votes.legal_vote,
        {actions.Vote: ActionRules(votes.check_vote, votes.do_vote)},
        by_seat=True,
    ),
    Phase.KEEP: PhaseRules(
        "34",
        takeover.legal_keep,
        {actions.KeepLines: ActionRules(takeover.check_keep_lines, takeover.do_keep_lines)},
    ),
    Phase.IPO: PhaseRules(
        "39",
        ipo.legal_ipo,
        {
            actions.TriggerIpo: ActionRules(ipo.check_trigger_ipo, ipo.do_trigger_ipo),
            actions.PassIpo: ActionRules(check_nothing, ipo.do_pass_ipo),
        },
    ),
    Phase.ANSWERS: PhaseRules(
        "40",
        ipo.legal_answer,
        {actions.AnswerIpo: ActionRules(check_nothing, ipo.do_answer_ipo)},
        by_seat=True,
    ),
    Phase.FACTORY: PhaseRules(
        "45",
        opening.legal_factory,
        {actions.PlaceFactory: ActionRules(opening.check_opening, opening.do_opening)},
    ),
    Phase.LINE: PhaseRules(
        "47",
        opening.legal_line,
        {
            actions.OpenLine: ActionRules(opening.check_opening, opening.do_opening),
            actions.SkipLine: ActionRules(check_nothing, opening.do_skip_line),
        },
    ),
    Phase.TAKE: PhaseRules(
        "52",
        opening.legal_take,
        {actions.TakeTrain: ActionRules(opening.check_take_train, opening.do_take_train)},
    ),
    Phase.INVEST: PhaseRules(
        "63",
        investing.legal_invest,
        {
            actions.Invest: ActionRules(investing.check_invest, investing.do_invest),
            actions.InvestNothing: ActionRules(check_nothing, investing.do_invest_nothing),
        },
    ),
    Phase.TRAINS: PhaseRules(
        "53",
        trains.legal_trains,
        {
            actions.Expand: ActionRules(trains.check_expand, trains.do_expand),
            actions.Cut: ActionRules(trains.check_cut, trains.do_cut),
            actions.FinishTrains: ActionRules(trains.check_finish_trains, trains.do_finish_trains),
        },
    ),
    Phase.PAYOUT: PhaseRules(
        "60",
        income.legal_payout,
        {
            actions.PayOut: ActionRules(check_nothing, income.do_pay_out),
            actions.Retain: ActionRules(check_nothing, income.do_retain),
        },
    ),
}

STEPS: dict[Step, Callable[[MutablePosition], Next]] = {
    Step.PRIORITY_BIDS: priority.ask_bids,
    Step.NEXT_CHOICE: setup.next_choice,
    Step.BEGIN_TURN: ending.begin_turn,
    Step.TRADING: trading.begin,
    Step.SHOW_PRICES: trading.show_prices,
    Step.NEXT_TRADE: trading.next_trade,
    Step.SHOW_TRADES: trading.show_trades,
    Step.TREASURY: treasury.begin,
    Step.NEXT_TREASURY: treasury.next_player,
    Step.END_TREASURY: bankruptcy.end_treasury,
    Step.NEXT_BANKRUPTCY: bankruptcy.next_player,
    Step.END_BANKRUPTCY: bankruptcy.end_bankruptcy,
    Step.MERGERS: mergers.begin,
    Step.NEXT_TARGET: mergers.next_player,
    Step.ASK_BIDS: mergers.ask_bids,
    Step.SHOW_BIDS: mergers.show_bids,
    Step.REBID: mergers.rebid,
    Step.SHOW_REBIDS: mergers.show_rebids,
    Step.NEXT_PROPOSAL: votes.next_proposal,
    Step.ASK_TARGET: votes.ask_target,
    Step.ASK_BIDDER: votes.ask_bidder,
    Step.SHOW_VOTES: votes.show_votes,
    Step.TAKEOVER: takeover.execute_takeover,
    Step.END_MERGERS: takeover.end_phase,
    Step.IPO: ipo.begin,
    Step.NEXT_IPO: ipo.next_player,
    Step.SHOW_ANSWERS: ipo.show_answers,
    Step.END_IPO: ipo.end_ipo,
    Step.OPERATE: opening.begin,
    Step.NEXT_EXTRA: opening.next_extra,
    Step.NEXT_COMPANY: opening.next_company,
    Step.REQUIRE_TRAIN: opening.require_train,
    Step.INVEST: investing.begin_step,
    Step.FINISH_LINE: opening.finish_line,
    Step.TRAINS: trains.begin,
    Step.NEXT_CHANGE: trains.next_change,
    Step.DELIVER: deliveries.deliver,
    Step.SETTLE: income.settle_income,
    Step.END_OPERATE: ending.end_operate,
    Step.END_GAME: ending.end_game,
}


class TrainTycoon(PhaseGame[State, AnyAction, View, Options]):
    """The game Train Tycoon; see `rules.game.GameOf` for what each method promises."""

    key = "train_tycoon"
    version = 1
    seats = setup.SEATS
    state_type = State
    action_type: object = AnyAction
    event_type: object = AnyEvent
    order_type: object = AnyOrder
    options_type = Options
    phases = Phase
    phase_rules = PHASE_RULES
    steps = STEPS
    over_rule = "62"
    unlisted = UNLISTED
    position = Position
    play = MutablePosition
    new_state = staticmethod(setup.new_state)
    begin = staticmethod(setup.begin)
    see = staticmethod(see)
    complaints = staticmethod(referee.complaints)
    orders = ORDERS
    suggest_orders = staticmethod(suggest_orders)
    implied = IMPLIED
    robots = ROBOTS
    evaluator = TycoonEvaluator()

    def to_move(self, state: State) -> tuple[int, ...]:
        """Return the seats that act; in a vote that one seat alone decides, only that one (30)."""
        pending = self._pending_seats(state)
        decider = votes.deciding_seat(Position(state)) if state.phase is Phase.VOTE else None
        return (decider,) if decider in pending else pending

    def _pending_seats(self, state: State) -> tuple[int, ...]:
        if state.asks:
            return tuple(sorted({ask.seat for ask in state.asks}))
        return () if state.mover is None else (state.mover,)

    def may_act(self, state: State, seat: int, action: object) -> bool:
        return seat in self._pending_seats(state)

    def legal(self, state: State, seat: int) -> Iterator[AnyAction]:
        """Yield the legal actions, also of seats that may vote although another decides."""
        if seat in self._pending_seats(state) and seat not in self.to_move(state):
            return votes.legal_vote(Position(state), seat)
        return super().legal(state, seat)

    def turn_of(self, state: State) -> tuple[int, int | None]:
        return state.turns, None if state.asks else state.mover

    def next_seats(self, state: State) -> tuple[int, ...]:
        return foresight.next_seats(state)

    def round_of(self, state: State) -> tuple[int, ...]:
        return (state.turn,)

    def standing(self, state: State, seat: int | None) -> list[Standing]:
        return ranking(state)


GAME = TrainTycoon()
