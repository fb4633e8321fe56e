"""The evaluator of Baltimore & Ohio: nothing is hidden (ruling 3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

import data.baltimore_ohio as facts
from rules.baltimore_ohio.best_turn import best_step, candidate_steps, rank_steps
from rules.baltimore_ohio.business_round import building, services
from rules.baltimore_ohio.market_round import composing
from rules.baltimore_ohio.model.actions import (
    AnyAction,
    Bid,
    BuildNothing,
    BuildTrack,
    Lot,
    OpenAuction,
    Pass,
    PassBid,
    Sell,
    ServeCities,
    TakeTurn,
    TurnStep,
)
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.robot import features
from rules.baltimore_ohio.robot.steady import Steady, net_promise, promised_buys, share_promise
from rules.baltimore_ohio.rules import OPERATING
from rules.game import Action
from rules.thinking import evaluator as thinking
from rules.thinking.evaluator import spread
from rules.thinking.learned import dollars

MAX_BUYS = 5
"""Number of purchases considered, the best by the steady robot's measure."""
MAX_BUILDS = 2
"""Number of builds considered in addition to the proposals."""
MAX_SERVICES = 2
MAX_MORE_STEPS = 5
"""Number of further steps of a railroad's turn that a hint evaluates."""


class BaltimoreOhioEvaluator(thinking.OpenEvaluator[State, View]):
    """See `rules.thinking.evaluator.Evaluator`."""

    view = View
    steady = Steady()
    policy = Steady("whimsical", whim=0.3, switches=False)
    model = steady
    depth = 240
    span = 1.0
    model_span = 2.0
    scale = 700.0
    playouts = 1
    alike = 40.0
    learned = features.LEARNED

    def turns_played(self, state: State) -> float:
        """Return the turns played, counting the Market Round and the Business Rounds as halves."""
        return state.turn + 0.5 * (state.phase in OPERATING)

    def value(self, state: State, seat: int) -> float:
        if state.phase is not Phase.OVER:
            return features.LEARNED.appraise(self.amounts(state, seat)) * self.growth(state)
        position = Position(state)
        return thinking.lead_of(
            [row.cash + position.stock_value(each) for each, row in enumerate(state.players)], seat
        )

    def measure(self, state: State, seat: int) -> tuple[float, ...]:
        return features.measure(state, seat)

    def growth(self, state: State) -> float:
        return features.growth(state)

    def candidates(self, view: View, seat: int) -> Iterator[AnyAction]:
        match view.table.phase:
            case Phase.MARKET:
                return _turn_candidates(view, seat)
            case Phase.AUCTION:
                return _bid_candidates(view, seat)
            case Phase.TRACK:
                return _build_candidates(view)
            case Phase.SERVICE:
                return _service_candidates(view)
        return candidate_steps(view.table)

    def proposals(self, view: View, seat: int) -> Sequence[Action]:
        """Return, in a railroad's turn, only the first step of the suggested turn."""
        if view.table.phase in OPERATING:
            return [best_step(view.table)]
        return super().proposals(view, seat)

    def judge_actions(self, view: View, seat: int) -> Sequence[thinking.Judged]:
        """Return the steps of a railroad's turn with the worth of the best turn with each."""
        if view.table.phase not in OPERATING:
            return ()
        further: list[Action] = []
        if view.table.phase in (Phase.TRACK, Phase.SERVICE):  # of the others all are thought of
            further = [*self.candidates(view, seat), *spread(view.legal, MAX_MORE_STEPS)]
        steps = [
            action
            for action in further
            if isinstance(action, TurnStep) and not _serves_best(view.table, action)
        ]
        return [
            thinking.Judged(step, {name: dollars(worth) for name, worth in parts.items()})
            for step, parts in rank_steps(view.table, steps)
        ]


def _turn_candidates(view: View, seat: int) -> Iterator[AnyAction]:
    """Yield the most promising purchases, alone and after the largest sale of one railroad.

    Also sales alone, a Robber Baron, and passing. A single share that was still to bring something
    is sold only if that hurts another seat more, or pays for what promises more."""
    buys = [part for _, part in sorted(promised_buys(view), key=lambda row: -row[0])[:MAX_BUYS]]
    yield Pass()
    yield from (TakeTurn((part,)) for part in buys)
    max_sales: dict[str, int] = {}
    for lot in composing.next_lots(view, ()):
        max_sales[lot.railroad] = max(lot.count, max_sales.get(lot.railroad, 0))
    for name, count in max_sales.items():
        lot = Lot(name, count)
        plan = (Sell((lot,)),)
        sensible = count > 1 or sale_hurts_another(view.table, seat, lot)
        if sensible:
            yield TakeTurn(plan)
        best = sorted(promised_buys(view, plan), key=lambda row: -row[0])
        yield from (
            TakeTurn((*plan, bought[1]))
            for bought in best[:2]
            if bought[1].railroad != name and (sensible or net_promise(view, plan, bought) > 0)
        )
    cards = composing.next_parts_of_kind(view, (), OpenAuction)
    yield from (TakeTurn((part,)) for part in cards if part.bid == 1)


def sale_hurts_another(table: State, seat: int, lot: Lot) -> bool:
    """Whether a sale costs another seat more than the seat: what the sold shares were still to
    bring, and the drop of those that it keeps (9)."""
    line, values = table.railroads[lot.railroad], facts.track_values()
    assert line.value is not None
    drop = values[line.value] - values[max(0, line.value - 1)]
    held = [row.shares.get(lot.railroad, 0) for row in table.players]
    kept = held.pop(seat) - lot.count
    return drop * max(held) > lot.count * share_promise(table, lot.railroad) + drop * kept


def _bid_candidates(view: View, seat: int) -> Iterator[AnyAction]:
    auction = view.table.auction
    assert auction is not None
    cash = view.table.players[seat].cash
    yield PassBid()
    for increase in (1, 10, 30):
        if auction.bid + increase <= cash:
            yield Bid(auction.bid + increase)


def _build_candidates(view: View) -> Iterator[AnyAction]:
    """Yield the proposals, the cheapest builds to a goal, the counters, nothing."""
    table, (name, _) = view.table, Position(view.table).acting_railroad
    yield BuildNothing()
    yield from (action for action in view.legal if not isinstance(action, BuildTrack))
    for proposal in building.proposals(table, name):
        yield BuildTrack(proposal.way.hexes)
    for goal in islice(building.cheapest_costs(table, name), MAX_BUILDS):
        yield BuildTrack(building.cheapest_build(table, name, goal).hexes)


def _serves_best(table: State, step: TurnStep) -> bool:
    """Whether a step serves for the highest sum: all sets of cities with that sum are one choice,
    and the best turn has one of them."""
    if not isinstance(step, ServeCities):
        return False
    name, _ = Position(table).acting_railroad
    best = services.best_service(table, name).cities
    sums = [services.income(table, name, cities).gross for cities in (step.cities, best)]
    return sums[0] == sums[1]


def _service_candidates(view: View) -> Iterator[AnyAction]:
    """Yield the highest sum, and the lowest sums above the previous income."""
    table, (name, line) = view.table, Position(view.table).acting_railroad
    choices = services.possible_services(table, name)
    rising = [
        choice
        for choice in choices
        if services.income(table, name, choice.cities).net > line.income
    ]
    yield ServeCities(choices[-1].cities)
    yield from (ServeCities(choice.cities) for choice in rising[:MAX_SERVICES])
