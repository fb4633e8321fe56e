"""Train Tycoon as a game of the house: phases, the loop that moves between them, views."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from rules.dice import Dice
from rules.errors import RuleError
from rules.game import Carried, Lapsed, Robot, Standing
from rules.phases import Verb, free, run, verb_in
from rules.train_tycoon import (
    actions,
    bankruptcy,
    deliveries,
    ending,
    foresight,
    income,
    investing,
    ipo,
    mergers,
    opening,
    orders,
    priority,
    referee,
    robots,
    seeing,
    setup,
    standing,
    takeover,
    trading,
    trains,
    treasury,
    votes,
)
from rules.train_tycoon.actions import AnyAction
from rules.train_tycoon.events import AnyEvent
from rules.train_tycoon.options import Options
from rules.train_tycoon.play import Next, Play, Position, Step
from rules.train_tycoon.state import Phase, State
from rules.train_tycoon.view import View

Legal = Callable[[Position, int], Iterator[Any]]


class Chapter(NamedTuple):
    """A phase: what is legal in it, what each action does, and the ruling that says so."""

    legal: Legal
    rule: str
    verbs: dict[type, Verb]


def _alone(legal: Callable[[Position], Iterator[Any]]) -> Legal:
    """Of a phase in which one seat acts, or all have the same choice."""
    return lambda position, seat: legal(position)


CHAPTERS: dict[Phase, Chapter] = {
    Phase.AUCTION: Chapter(
        _alone(priority.legal_bid),
        "64",
        {actions.BidPriority: Verb(priority.check_bid, priority.do_bid)},
    ),
    Phase.SEATING: Chapter(
        _alone(priority.legal_seating),
        "64",
        {actions.SeatPlayers: Verb(priority.check_seating, priority.do_seating)},
    ),
    Phase.CHOOSE: Chapter(
        _alone(setup.legal_choose),
        "5",
        {actions.ChooseCompany: Verb(setup.check_choose, setup.do_choose)},
    ),
    Phase.PRICES: Chapter(
        trading.legal_prices, "8", {actions.SetPrice: Verb(trading.check_price, trading.do_price)}
    ),
    Phase.TRADE: Chapter(
        trading.legal_trade, "10", {actions.Trade: Verb(trading.check_trade, trading.do_trade)}
    ),
    Phase.TREASURY: Chapter(
        _alone(treasury.legal_deal),
        "17",
        {
            actions.BuyShare: Verb(treasury.check_buy, treasury.do_buy),
            actions.SellShare: Verb(treasury.check_sell, treasury.do_sell),
            actions.PassTreasury: Verb(treasury.check_pass, treasury.do_pass),
        },
    ),
    Phase.BANKRUPTCY: Chapter(
        _alone(bankruptcy.legal_bankruptcy),
        "21",
        {
            actions.DeclareBankruptcy: Verb(free, bankruptcy.do_declare),
            actions.DeclineBankruptcy: Verb(free, bankruptcy.do_decline),
        },
    ),
    Phase.TARGET: Chapter(
        _alone(mergers.legal_target),
        "24",
        {
            actions.TargetCompany: Verb(mergers.check_target, mergers.do_target),
            actions.PassTarget: Verb(free, mergers.do_pass),
        },
    ),
    Phase.BIDS: Chapter(
        mergers.legal_bid, "25", {actions.Bid: Verb(mergers.check_bid, mergers.do_bid)}
    ),
    Phase.REBIDS: Chapter(
        mergers.legal_rebid, "28", {actions.Rebid: Verb(mergers.check_rebid, mergers.do_rebid)}
    ),
    Phase.VOTE: Chapter(
        votes.legal_vote, "30", {actions.Vote: Verb(votes.check_vote, votes.do_vote)}
    ),
    Phase.KEEP: Chapter(
        _alone(takeover.legal_keep),
        "34",
        {actions.KeepLines: Verb(takeover.check_keep, takeover.do_keep)},
    ),
    Phase.IPO: Chapter(
        _alone(ipo.legal_ipo),
        "39",
        {
            actions.TriggerIpo: Verb(ipo.check_trigger, ipo.do_trigger),
            actions.PassIpo: Verb(free, ipo.do_pass),
        },
    ),
    Phase.ANSWERS: Chapter(ipo.legal_answer, "40", {actions.AnswerIpo: Verb(free, ipo.do_answer)}),
    Phase.FACTORY: Chapter(
        _alone(opening.legal_factory),
        "45",
        {actions.PlaceFactory: Verb(opening.check_factory, opening.do_open)},
    ),
    Phase.LINE: Chapter(
        _alone(opening.legal_line),
        "47",
        {
            actions.OpenLine: Verb(opening.check_open, opening.do_open),
            actions.SkipLine: Verb(free, opening.do_skip),
        },
    ),
    Phase.TAKE: Chapter(
        _alone(opening.legal_take),
        "52",
        {actions.TakeTrain: Verb(opening.check_take, opening.do_take)},
    ),
    Phase.INVEST: Chapter(
        _alone(investing.legal_invest),
        "63",
        {
            actions.Invest: Verb(investing.check_invest, investing.do_invest),
            actions.InvestNothing: Verb(free, investing.do_nothing),
        },
    ),
    Phase.TRAINS: Chapter(
        _alone(trains.legal_trains),
        "53",
        {
            actions.Expand: Verb(trains.check_expand, trains.do_expand),
            actions.Cut: Verb(trains.check_cut, trains.do_cut),
            actions.FinishTrains: Verb(free, trains.do_finish),
        },
    ),
    Phase.PAYOUT: Chapter(
        _alone(income.legal_payout),
        "60",
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


class TrainTycoon:
    """The game Train Tycoon; see `rules.game.Game` for what each method promises."""

    key = "train_tycoon"
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
        if state.asks:
            return tuple(sorted({ask.seat for ask in state.asks}))
        return () if state.mover is None else (state.mover,)

    def legal(self, state: State, seat: int) -> Iterator[Any]:
        if seat not in self.to_move(state):
            return iter(())
        return CHAPTERS[state.phase].legal(Position(state), seat)

    def check(self, state: State, seat: int, action: Any) -> None:
        self.verb(state, seat, action)

    def verb(self, state: State, seat: int, action: Any) -> Verb:
        """How to do the action, having checked that the seat may."""
        if state.phase is Phase.OVER:
            raise RuleError("game-over", "62")
        chapter = CHAPTERS[state.phase]
        if seat not in self.to_move(state):
            raise RuleError("not-your-turn", chapter.rule)
        position = Position(state)
        verb = verb_in(state.phase, chapter.rule, chapter.verbs, action)
        verb.check(position, seat, action)
        return verb

    def apply(self, state: State, seat: int, action: Any, dice: Dice) -> list[Any]:
        verb = self.verb(state, seat, action)
        play = Play(state, dice)
        run(play, verb.do(play, seat, action), Phase, STEPS)
        return list(play.events)

    def view(self, state: State, seat: int | None) -> View:
        unlisted = state.phase in seeing.UNLISTED or seat is None
        legal = iter(()) if unlisted or seat is None else self.legal(state, seat)
        return seeing.see(state, seat, self.to_move(state), legal)

    def turn_of(self, state: State) -> tuple[int, int | None]:
        return state.turns, None if state.asks else state.mover

    def next_up(self, state: State) -> tuple[int, ...]:
        return foresight.next_up(state)

    def carry_out(self, view: View, seat: int, order: Any) -> Carried | Lapsed | None:
        return orders.carry_out(view, seat, order)

    def round_of(self, state: State) -> tuple[int, ...]:
        return (state.turn,)

    def over(self, state: State) -> bool:
        return state.phase is Phase.OVER

    def standing(self, state: State, seat: int | None) -> list[Standing]:
        return standing.ranking(state)

    def invariants(self, state: State) -> Iterable[str]:
        yield from referee.complaints(state)
        for seat in self.to_move(state):
            if next(self.legal(state, seat), None) is None:
                yield f"seat {seat} is to move in {state.phase} and can do nothing"

    def robot(self, name: str) -> Robot:
        return robots.robot(name)


GAME = TrainTycoon()
