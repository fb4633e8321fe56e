"""Train Tycoon as a game of the house: phases, the loop that moves between them, views."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rules.game import Standing
from rules.phases import Chapter, PhaseGame, Verb, free
from rules.train_tycoon import ending, foresight, priority, referee, setup
from rules.train_tycoon.model import actions
from rules.train_tycoon.model.actions import AnyAction
from rules.train_tycoon.model.events import AnyEvent
from rules.train_tycoon.model.options import Options
from rules.train_tycoon.model.play import Next, Play, Position, Step
from rules.train_tycoon.model.redaction import UNLISTED, see
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import deliveries, income, investing, opening, trains
from rules.train_tycoon.robot.mind import Mind
from rules.train_tycoon.robot.robots import ROBOTS
from rules.train_tycoon.shares import bankruptcy, ipo, mergers, takeover, trading, treasury, votes
from rules.train_tycoon.standing import ranking
from rules.train_tycoon.standing_orders.offers import offering
from rules.train_tycoon.standing_orders.order_kinds import AnyOrder
from rules.train_tycoon.standing_orders.orders import IMPLIED, ORDERS

CHAPTERS: dict[Phase, Chapter] = {
    Phase.AUCTION: Chapter(
        "64", priority.legal_bid, {actions.BidPriority: Verb(priority.check_bid, priority.do_bid)}
    ),
    Phase.SEATING: Chapter(
        "64",
        priority.legal_seating,
        {actions.SeatPlayers: Verb(priority.check_seating, priority.do_seating)},
    ),
    Phase.CHOOSE: Chapter(
        "5", setup.legal_choose, {actions.ChooseCompany: Verb(setup.check_choose, setup.do_choose)}
    ),
    Phase.PRICES: Chapter(
        "8",
        trading.legal_prices,
        {actions.SetPrice: Verb(trading.check_price, trading.do_price)},
        by_seat=True,
    ),
    Phase.TRADE: Chapter(
        "10",
        trading.legal_trade,
        {actions.Trade: Verb(trading.check_trade, trading.do_trade)},
        by_seat=True,
    ),
    Phase.TREASURY: Chapter(
        "17",
        treasury.legal_deal,
        {
            actions.BuyShare: Verb(treasury.check_buy, treasury.do_buy),
            actions.SellShare: Verb(treasury.check_sell, treasury.do_sell),
            actions.PassTreasury: Verb(treasury.check_pass, treasury.do_pass),
        },
    ),
    Phase.BANKRUPTCY: Chapter(
        "21",
        bankruptcy.legal_bankruptcy,
        {
            actions.DeclareBankruptcy: Verb(free, bankruptcy.do_declare),
            actions.DeclineBankruptcy: Verb(free, bankruptcy.do_decline),
        },
    ),
    Phase.TARGET: Chapter(
        "24",
        mergers.legal_target,
        {
            actions.TargetCompany: Verb(mergers.check_target, mergers.do_target),
            actions.PassTarget: Verb(free, mergers.do_pass),
        },
    ),
    Phase.BIDS: Chapter(
        "25",
        mergers.legal_bid,
        {actions.Bid: Verb(mergers.check_bid, mergers.do_bid)},
        by_seat=True,
    ),
    Phase.REBIDS: Chapter(
        "28",
        mergers.legal_rebid,
        {actions.Rebid: Verb(mergers.check_rebid, mergers.do_rebid)},
        by_seat=True,
    ),
    Phase.VOTE: Chapter(
        "30", votes.legal_vote, {actions.Vote: Verb(votes.check_vote, votes.do_vote)}, by_seat=True
    ),
    Phase.KEEP: Chapter(
        "34", takeover.legal_keep, {actions.KeepLines: Verb(takeover.check_keep, takeover.do_keep)}
    ),
    Phase.IPO: Chapter(
        "39",
        ipo.legal_ipo,
        {
            actions.TriggerIpo: Verb(ipo.check_trigger, ipo.do_trigger),
            actions.PassIpo: Verb(free, ipo.do_pass),
        },
    ),
    Phase.ANSWERS: Chapter(
        "40", ipo.legal_answer, {actions.AnswerIpo: Verb(free, ipo.do_answer)}, by_seat=True
    ),
    Phase.FACTORY: Chapter(
        "45",
        opening.legal_factory,
        {actions.PlaceFactory: Verb(opening.check, opening.do_open)},
    ),
    Phase.LINE: Chapter(
        "47",
        opening.legal_line,
        {
            actions.OpenLine: Verb(opening.check, opening.do_open),
            actions.SkipLine: Verb(free, opening.do_skip),
        },
    ),
    Phase.TAKE: Chapter(
        "52", opening.legal_take, {actions.TakeTrain: Verb(opening.check_take, opening.do_take)}
    ),
    Phase.INVEST: Chapter(
        "63",
        investing.legal_invest,
        {
            actions.Invest: Verb(investing.check_invest, investing.do_invest),
            actions.InvestNothing: Verb(free, investing.do_nothing),
        },
    ),
    Phase.TRAINS: Chapter(
        "53",
        trains.legal_trains,
        {
            actions.Expand: Verb(trains.check_expand, trains.do_expand),
            actions.Cut: Verb(trains.check_cut, trains.do_cut),
            actions.FinishTrains: Verb(free, trains.do_finish),
        },
    ),
    Phase.PAYOUT: Chapter(
        "60",
        income.legal_payout,
        {
            actions.PayOut: Verb(free, income.do_pay),
            actions.Retain: Verb(free, income.do_retain),
        },
    ),
}

STEPS: dict[Step, Callable[[Play], Next]] = {
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
    Step.END_BANKRUPTCY: bankruptcy.end,
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
    Step.TAKEOVER: takeover.carry_out,
    Step.END_MERGERS: takeover.end_phase,
    Step.IPO: ipo.begin,
    Step.NEXT_IPO: ipo.next_player,
    Step.SHOW_ANSWERS: ipo.show_answers,
    Step.END_IPO: ipo.end,
    Step.OPERATE: opening.begin,
    Step.NEXT_EXTRA: opening.next_extra,
    Step.NEXT_COMPANY: opening.next_company,
    Step.LINE_DONE: opening.line_done,
    Step.AFTER_TAKING: investing.offer,
    Step.AFTER_LINE: opening.after_line,
    Step.TRAINS: trains.begin,
    Step.MORE_TRAINS: trains.more,
    Step.DELIVER: deliveries.deliver,
    Step.SETTLE: income.settle,
    Step.END_OPERATE: ending.end_operate,
    Step.END_GAME: ending.end_game,
}


class TrainTycoon(PhaseGame[State, AnyAction, View, Options]):
    """The game Train Tycoon; see `rules.game.GameOf` for what each method promises."""

    key = "train_tycoon"
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
    over_rule = "62"
    unlisted = UNLISTED
    position = Position
    play = Play
    new_state = staticmethod(setup.new_state)
    begin = staticmethod(setup.begin)
    see = staticmethod(see)
    complaints = staticmethod(referee.complaints)
    orders = ORDERS
    offering = staticmethod(offering)
    implied = IMPLIED
    robots = ROBOTS
    mind = Mind()

    def to_move(self, state: State) -> tuple[int, ...]:
        """In a vote that one alone decides the game waits for nobody else (30)."""
        asked = self._asked(state)
        alone = votes.decider(Position(state)) if state.phase is Phase.VOTE else None
        return (alone,) if alone in asked else asked

    def _asked(self, state: State) -> tuple[int, ...]:
        if state.asks:
            return tuple(sorted({ask.seat for ask in state.asks}))
        return () if state.mover is None else (state.mover,)

    def may_act(self, state: State, seat: int, action: object) -> bool:
        return seat in self._asked(state)

    def legal(self, state: State, seat: int) -> Iterator[AnyAction]:
        """Also of who may vote though another decides."""
        if seat in self._asked(state) and seat not in self.to_move(state):
            return votes.legal_vote(Position(state), seat)
        return super().legal(state, seat)

    def turn_of(self, state: State) -> tuple[int, int | None]:
        return state.turns, None if state.asks else state.mover

    def next_up(self, state: State) -> tuple[int, ...]:
        return foresight.next_up(state)

    def round_of(self, state: State) -> tuple[int, ...]:
        return (state.turn,)

    def standing(self, state: State, seat: int | None) -> list[Standing]:
        return ranking(state)


GAME = TrainTycoon()
