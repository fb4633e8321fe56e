"""The evaluator of Train Tycoon: secret choices and others' markers are drawn at random."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from msgspec.structs import replace

import data.train_tycoon as facts
from rules.dice import Dice
from rules.game import Action, copy_state
from rules.thinking import evaluator as thinking
from rules.train_tycoon.ending import player_worth
from rules.train_tycoon.model.actions import (
    AnyAction,
    Bid,
    BidPriority,
    BuyShare,
    Cut,
    InvestNothing,
    KeepLines,
    Rebid,
    SeatPlayers,
    SellShare,
    SetPrice,
    SkipLine,
    TargetCompany,
    Trade,
)
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import forecast
from rules.train_tycoon.robot import dealing, features
from rules.train_tycoon.robot.pricing import (
    MARGIN,
    OVERPRICED,
    can_afford,
    chosen_marks,
    sensible_levels,
    table_with_marks,
)
from rules.train_tycoon.robot.proposals import best_proposals, choose_lines
from rules.train_tycoon.robot.steady import Steady, marker_choices
from rules.train_tycoon.robot.worth import fair_value
from rules.train_tycoon.shares import mergers
from rules.train_tycoon.shares.trading import can_trade

BEFORE_MERGERS = frozenset({Phase.PRICES, Phase.TRADE, Phase.TREASURY, Phase.BANKRUPTCY})
"""The phases with which a turn begins."""
LINES_CONSIDERED = 4
"""Number of lines considered."""
PRIORITY_BIDS = (0, 5, 15, 30)
"""Dollars bid for the priority."""
MAX_OTHERS = 10
"""Number of candidates of any other kind of action."""


class TycoonEvaluator(thinking.EvaluatorOf[State, View]):
    """What the search needs to know of Train Tycoon: candidates, fast policy, value. See
    `Evaluator`."""

    steady = Steady()
    policy = Steady("whimsical", whim=0.15, quick=True)
    model = Steady("brief", brief=True)
    depth = 120
    span = 1.0
    model_span = 2.0
    scale = 250.0
    playouts = 1
    alike = 10.0
    learned = features.LEARNED

    def determinize(self, view: View, seat: int, dice: Dice) -> State:
        """Return a state in which seats that have chosen in secret choose again.

        Of markers only the seat's own are known."""
        state = copy_state(view.table)
        others = [ask for ask in state.answered if ask.seat != seat]
        state.asks = [*others, *state.asks]
        state.answered = [ask for ask in state.answered if ask.seat == seat]
        for other, hand in enumerate(state.secret.markers):
            if other != seat:
                values = list(facts.investments().per_player)
                hand += (values.pop(dice.pick(len(values), "marker")) for _ in values[:])
        return state

    def turns_played(self, state: State) -> float:
        """Return the turns played, counting the part before mergers and the rest as halves.

        Turn 1 begins with the choice of companies."""
        return max(state.turn, 1) + 0.5 * (state.phase not in BEFORE_MERGERS)

    def value(self, state: State, seat: int) -> float:
        """Estimate the lead from what companies have and will earn."""
        position = Position(_without_markers(state, seat))
        seats = range(len(state.players))
        if state.phase is Phase.OVER:
            return thinking.lead_of([player_worth(position, each) for each in seats], seat)
        share = {name: fair_value(position, name) for name in state.order}
        totals = [
            row.net + sum(count * share[name] for name, count in row.shares.items())
            for row in state.players
        ]
        return thinking.lead_of(totals, seat)

    def measure(self, state: State, seat: int) -> tuple[float, ...]:
        return features.measure(Position(_without_markers(state, None)), seat)

    def alternatives(self, view: View, seat: int) -> Iterator[AnyAction]:
        return _open_actions(view, seat)

    def ideas(self, view: View, seat: int) -> Iterator[Action]:
        """Yield, for lines, prices and trades, also what is foolish.

        Of the sensible choices alone a random one is hardly worse than the steady robot's."""
        match view.phase:
            case Phase.FACTORY | Phase.LINE:
                yield from self.candidates(view, seat)
                lines = best_proposals(Position(view.table))
                yield from (proposal.plan.action for proposal in lines)
            case Phase.PRICES | Phase.TRADE | Phase.TREASURY:
                yield from _open_actions(view, seat)
            case _:
                yield from super().ideas(view, seat)

    def candidates(self, view: View, seat: int) -> Iterator[AnyAction]:
        position = Position(view.table)
        match view.phase:
            case Phase.FACTORY | Phase.LINE:
                if view.phase is Phase.LINE:
                    yield SkipLine()
                yield from (
                    candidate.plan.action
                    for candidate in best_proposals(position)[:LINES_CONSIDERED]
                )
            case Phase.KEEP:
                yield _lines_to_keep(position)
            case Phase.AUCTION:
                yield from map(BidPriority, PRIORITY_BIDS)
            case Phase.SEATING:
                seating = view.table.seating
                yield from (
                    SeatPlayers((*seating[index:], *seating[:index]))
                    for index in range(len(seating))
                )
            case Phase.INVEST:
                yield from (InvestNothing(), *marker_choices(view, seat).values())
            case Phase.BANKRUPTCY:
                return
            case _:
                sensible = (
                    candidate
                    for candidate in _open_actions(view, seat)
                    if not is_foolish(view.table, seat, candidate)
                )
                yield from islice(sensible, MAX_OTHERS)


def _without_markers(state: State, seat: int | None) -> State:
    """Return the state as the seat, or everybody, knows it: other markers count the average."""
    if not state.options.investments or state.phase is Phase.OVER:
        return state
    hands = [hand if each == seat else [] for each, hand in enumerate(state.secret.markers)]
    return replace(state, secret=replace(state.secret, markers=hands))


def is_foolish(table: State, seat: int, action: AnyAction) -> bool:
    """Whether a person would never do this.

    It sells a share for clearly less than its fair value; buys one for far more or with money
    needed for what others may sell to it; sets a price that is far too high or could not be
    paid (14); names or bids for a target without a gain; cuts a train at a loss, or off a line
    just opened, which was opened for it."""
    position = Position(table)
    match action:
        case Trade(company, "sell") | SellShare(company):
            return position.company(company).price * MARGIN < fair_value(position, company)
        case Trade(company, "buy") | BuyShare(company):
            price = position.company(company).price
            dear = price > OVERPRICED * fair_value(position, company)
            return dear or not can_afford(position, seat, price, table.companies_left, fair_value)
        case SetPrice(company, level):
            marked = Position(table_with_marks(table, chosen_marks(table, seat).items()))
            return level not in sensible_levels(marked, seat, company, fair_value)
        case TargetCompany(target):
            fee = facts.finance().failed_bid_fee
            return all(
                deal.gain <= fee
                for deal in dealing.evaluate_own_offers(position, seat, target, fair_value)
            )
        case Bid(company, offer) if offer != "none":
            target = mergers.attempt(position).target
            deals = dealing.evaluate_offers(position, seat, target, company, fair_value)
            return all(deal.gain <= 0 for deal in deals if deal.bid.kind == offer)
        case Cut(line):
            return (
                line in forecast.lines_opened_now(position)
                or forecast.action_gain(position, action) < 0
            )
    return False


def _open_actions(view: View, seat: int) -> Iterator[AnyAction]:
    """Yield what can be done, without trades and bids that would not be valid.

    Where secret choices are made for several companies, only those of the first."""
    first_company = next((getattr(action, "company", None) for action in view.legal), None)
    position = Position(view.table)
    for action in view.legal:
        if view.table.asks and getattr(action, "company", None) != first_company:
            continue
        if isinstance(action, Trade) and not can_trade(
            position, seat, action.company, action.order
        ):
            continue
        if isinstance(action, Bid | Rebid) and not mergers.is_valid_offer(
            position, action.company, action.offer
        ):
            continue
        yield action


def _lines_to_keep(position: Position) -> KeepLines:
    attempt = position.state.attempt
    assert attempt is not None
    most = facts.components().trains_per_company
    return KeepLines(tuple(sorted(choose_lines(position, attempt.order[0].company, most))))
