"""How Train Tycoon is thought about: choices not turned over and others' markers are drawn anew."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import data.train_tycoon as facts
from rules.dice import Dice
from rules.game import copied
from rules.thinking import mind as thinking
from rules.train_tycoon.ending import worth
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
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import forecast
from rules.train_tycoon.robot import dealing
from rules.train_tycoon.robot.proposals import best_lines, proposals
from rules.train_tycoon.robot.steady import (
    FAR_ABOVE,
    MARGIN,
    Steady,
    affords,
    fair,
    levels,
    markers,
)
from rules.train_tycoon.shares import mergers
from rules.train_tycoon.shares.trading import may

BEFORE_MERGERS = frozenset({Phase.PRICES, Phase.TRADE, Phase.TREASURY, Phase.BANKRUPTCY})
"""The phases with which a turn begins."""
LINES = 7
"""Lines that are thought of."""
BIDS = (0, 5, 15, 30)
"""Dollars bid for the priority."""
OTHERS = 10
"""Of any other kind of action."""


class Mind(thinking.Mind):
    """See `rules.thinking.mind.Mind`."""

    steady = Steady()
    policy = Steady("whimsical", whim=0.15, quick=True)
    depth = 120
    span = 1.0
    scale = 250.0
    playouts = 20

    def imagine(self, view: View, seat: int, dice: Dice) -> State:
        """Who has chosen in secret chooses again; of markers only one's own are known."""
        state = copied(view.table)
        others = [ask for ask in state.answered if ask.seat != seat]
        state.asks = [*others, *state.asks]
        state.answered = [ask for ask in state.answered if ask.seat == seat]
        for each, hand in enumerate(state.secret.markers):
            if each != seat:
                left = list(facts.investments().per_player)
                hand += (left.pop(dice.pick(len(left), "marker")) for _ in left[:])
        return state

    def turns(self, state: State) -> float:
        """The half of a turn before mergers and the other one apart; turn 1 begins with the choice
        of companies."""
        return max(state.turn, 1) + 0.5 * (state.phase not in BEFORE_MERGERS)

    def value(self, state: State, seat: int) -> float:
        """What shares count at the end is reckoned from what their companies have and will earn."""
        position, seats = Position(state), range(len(state.players))
        if state.phase is Phase.OVER:
            return thinking.ahead([worth(position, each) for each in seats], seat)
        share = {name: fair(position, name) for name in state.order}
        totals = [
            row.net + sum(count * share[name] for name, count in row.shares.items())
            for row in state.players
        ]
        return thinking.ahead(totals, seat)

    def alternatives(self, view: View, seat: int) -> Iterator[AnyAction]:
        return _asked(view, seat)

    def others(self, view: View, seat: int) -> Iterator[AnyAction]:
        position = Position(view.table)
        match view.phase:
            case Phase.FACTORY | Phase.LINE:
                if view.phase is Phase.LINE:
                    yield SkipLine()
                yield from (one.plan.action for one in proposals(position)[:LINES])
            case Phase.KEEP:
                yield _kept(position)
            case Phase.AUCTION:
                yield from map(BidPriority, BIDS)
            case Phase.SEATING:
                seating = view.table.seating
                yield from (
                    SeatPlayers((*seating[at:], *seating[:at])) for at in range(len(seating))
                )
            case Phase.INVEST:
                yield from (InvestNothing(), *markers(view, seat).values())
            case Phase.BANKRUPTCY:
                return
            case _:
                found = (one for one in _asked(view, seat) if not foolish(view.table, seat, one))
                yield from islice(found, OTHERS)


def foolish(table: State, seat: int, action: AnyAction) -> bool:
    """Whether no person would do this: sell a share for clearly less than it should count, buy one
    for far more or with money that is needed for what others may sell it, set a price that is far
    too high or cannot be paid then (14), name or bid for what nobody gains by, or cut a train at a
    loss, or off a line just opened, which was opened for it."""
    position = Position(table)
    match action:
        case Trade(company, "sell") | SellShare(company):
            return position.company(company).price * MARGIN < fair(position, company)
        case Trade(company, "buy") | BuyShare(company):
            price = position.company(company).price
            dear = price > FAR_ABOVE * fair(position, company)
            return dear or not affords(position, seat, price, table.companies_left, fair)
        case SetPrice(company, level):
            return level not in levels(position, seat, company, fair)
        case TargetCompany(target):
            fee = facts.finance().failed_bid_fee
            return all(deal.gain <= fee for deal in dealing.own_deals(position, seat, target, fair))
        case Bid(company, offer) if offer != "none":
            target = mergers.attempt(position).target
            made = dealing.deals(position, seat, target, company, fair)
            return all(deal.gain <= 0 for deal in made if deal.bid.kind == offer)
        case Cut(line):
            return line in forecast.opened_now(position) or forecast.gain(position, action) < 0
    return False


def _asked(view: View, seat: int) -> Iterator[AnyAction]:
    """What can be done; of the companies that a secret choice is for the first one's. A trade
    or bid that does not hold is none."""
    asked = next((getattr(action, "company", None) for action in view.legal), None)
    position = Position(view.table)
    for action in view.legal:
        if view.table.asks and getattr(action, "company", None) != asked:
            continue
        if isinstance(action, Trade) and not may(position, seat, action.company, action.order):
            continue
        if isinstance(action, Bid | Rebid) and not mergers.counts(
            position, action.company, action.offer
        ):
            continue
        yield action


def _kept(position: Position) -> KeepLines:
    attempt = position.state.attempt
    assert attempt is not None
    most = facts.components().trains_per_company
    return KeepLines(tuple(sorted(best_lines(position, attempt.order[0].company, most))))
