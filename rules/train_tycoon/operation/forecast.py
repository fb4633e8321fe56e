"""Forecasts of a company's earnings, without a change of the state (rulings 54 to 60).

This turn with what the company may do, or all turns to come if no other seat did anything. All
functions take a `Position`; `Position(view.table)` makes one of a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import inf
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

import data.train_tycoon as facts
from rules.game import copy_state
from rules.train_tycoon.model.actions import Cut, Expand, OpenLine, PlaceFactory, TakeTrain
from rules.train_tycoon.model.operation_events import Delivered, IncomeCounted
from rules.train_tycoon.model.position import MutablePosition, Position
from rules.train_tycoon.model.state import Hub, Line, Phase, Player, Secret, State
from rules.train_tycoon.operation import deliveries, income, investing, opening, trains
from rules.train_tycoon.operation.deliveries import (
    Delivery,
    Network,
    Stock,
    goods_produced,
    passengers_gained,
)
from rules.train_tycoon.operation.income import compute_income
from rules.train_tycoon.operation.lines import Way

NEXT_LINES_WEIGHT = 0.6
"""The part of what further lines could add that is counted on."""

Hubs = dict[str, Hub]
Links = list[tuple[str, str]]


class Forecast(NamedTuple):
    """This turn's deliveries, and the sums in dollars, see `income.Sums`."""

    moves: tuple[Delivery, ...]
    delivered: int
    trains: int
    interest: int
    income: int


def lines_broken_by(position: Position, way: Way) -> set[int]:
    """Return the ids of the company's own lines that a new line breaks (49)."""
    state = position.state
    broken = set()
    for lay, edges in zip(way.lays, way.pairs, strict=True):
        if lay.how in ("new", "upgrade"):
            continue
        for piece in state.track.get(lay.hex, ()):
            if lay.how == "replace" or (lay.how == "reuse" and piece.pair == edges):
                broken.add(piece.line)
        if lay.how == "clear":
            broken |= {line.id for line in state.lines if lay.hex in line.ends}
    return broken - {0}


def network_after(position: Position, company: str, way: Way | None) -> tuple[Hubs, Links, int]:
    """Return the hubs, the pairs of hubs that lines join, and their credit of investments.

    All once the line is open. If all trains are in use, the new one comes from a broken line,
    or else from the oldest."""
    hubs = dict(position.state.hubs)
    lines = [line for line in position.lines_of(company) if not line.broken]
    if way is None:
        return hubs, _ends(lines), investing.marker_credit(position, {line.id for line in lines})
    factory = position.company(company).factory
    if way.start not in hubs and factory is not None:
        hubs[way.start] = Hub("factory", factory)
    hubs.setdefault(way.end, Hub("transfer"))
    for lay in way.lays:
        if lay.how == "clear":
            del hubs[lay.hex]
    broken = lines_broken_by(position, way)
    remaining = [line for line in lines if line.id not in broken]
    remaining = remaining[max(0, 1 + len(remaining) - facts.components().trains_per_company) :]
    reused = {lay.hex for lay in way.lays if lay.how == "reuse"}
    credit = investing.marker_credit(position, {line.id for line in remaining}, reused)
    return hubs, [*_ends(remaining), (way.start, way.end)], credit


def _ends(lines: Iterable[Line]) -> Links:
    return [line.ends for line in lines]


class Projection:
    """The turns to come of a company that keeps all it earns, if no other seat did anything.

    `net` in dollars at the beginning of `turn`; `credit`: what investments on its lines bring
    at the end. `way`, `cost`: with a line that it opens now at this price."""

    def __init__(
        self, position: Position, company: str, way: Way | None = None, cost: int = 0
    ) -> None:
        self._position, self._company = position, company
        self.turn = max(1, position.state.turn)
        self.net = position.company(company).net - cost
        self._hubs, links, self.credit = network_after(position, company, way)
        self._trains = len(links)
        self._network = Network(position.board, self._hubs, links)
        self._stock = Stock(self._hubs, self._network.places)

    def group_key(self, place: str) -> tuple[str, str]:
        """Return a key; lines from two hubs with the same key would join the same hubs."""
        return self._network.group_key(place)

    def with_line(self, way: Way, cost: int) -> Projection:
        """Return a projection with this line, before any delivery; this one is unchanged."""
        position, hubs = self._position, self._hubs
        is_simple = way.start in hubs and way.end in hubs and not lines_broken_by(position, way)
        is_simple = is_simple and not position.state.investments
        if not is_simple or self._trains >= facts.components().trains_per_company:
            return Projection(position, self._company, way, cost)
        return self._with_link(way.start, way.end, cost)

    def copy(self) -> Projection:
        """Return an independent copy."""
        result = Projection.__new__(Projection)
        result.__dict__ = self.__dict__ | {"_stock": self._stock.copy()}
        return result

    def _with_link(self, hub: str, other: str, cost: int) -> Projection:
        result = self.copy()
        result.net -= cost
        result._trains += 1
        result._network = self._network.with_link(hub, other)
        result._stock.add(self._hubs, {hub, other} - self._stock.waiting.keys())
        return result

    def pass_turn(self) -> Forecast:
        """Deliver, settle, and go on to the next turn; return the forecast of the turn."""
        deliveries_made = self._network.deliveries(self._stock)
        delivered = sum(move.distance + move.gain for move in deliveries_made)
        forecast = Forecast(
            tuple(deliveries_made), *compute_income(self.turn, self.net, delivered, self._trains)
        )
        self._produce(deliveries_made)
        self.net += forecast.income
        self.turn += 1
        return forecast

    def final_net(self) -> int:
        """Return its net when all turns have passed and the investments are counted."""
        projection = self.copy()
        while projection.turn <= facts.components().turns:
            projection.pass_turn()
        return projection.net + projection.credit

    def _produce(self, deliveries_made: list[Delivery]) -> None:
        """Add what the deliveries produce, then clear the deliveries (57, 58)."""
        waiting, arrived = self._stock.waiting, self._stock.arrived
        brought: Counter[str] = Counter()
        for delivery in deliveries_made:
            kind = self._hubs[delivery.source].kind
            if kind == "factory":
                waiting[delivery.destination] += passengers_gained(waiting[delivery.destination])
            elif kind == "resource":
                brought[delivery.destination] += 1
        for place, count in brought.items():
            waiting[place] += goods_produced(self._hubs[place], arrived[place], count)
        self._stock.clear()

    def next_line_gain(self) -> int:
        """Return the dollars that the best line of the next turn would add to the final net.

        Its price is estimated from tiles and engineering; 0 when all turns have passed."""
        return self._best_line(-inf)[1] - self.final_net()

    def best_final_net(self, income: int) -> int:
        """Return its final net if it opens the best affordable line in each turn.

        `income`: that of the previous turn, which limits its debt (44)."""
        projection = self
        while projection.turn <= facts.components().turns:
            projection = projection._best_line(-facts.loan_value() * facts.max_loans(income))[
                0
            ].copy()
            income = projection.pass_turn().income
        return projection.net + projection.credit

    def expected_net(self, income: int) -> float:
        """Return its final net, including a part of what new lines may bring.

        `income` as in `best_final_net`."""
        return (
            1.0 - NEXT_LINES_WEIGHT
        ) * self.final_net() + NEXT_LINES_WEIGHT * self.best_final_net(income)

    def _best_line(self, least: float) -> tuple[Projection, int]:
        """Return the projection with the best line opened in this turn, and its final net.

        Only lines that leave it at least `least` dollars; without one the projection itself."""
        tile_cost, max_steps = facts.finance().track_cost_per_tile, self.turn + 2
        joined = self._network.places
        reached = joined or self._start_cities()
        best, most = self, self.final_net()
        if self.turn > facts.components().turns or not reached:
            return best, most
        steps_of = self._position.board.steps
        for place, hub in self._hubs.items():
            if place in joined or hub.kind == "transfer":
                continue
            steps, nearest = min((steps_of(place, other), other) for other in reached - {place})
            price = tile_cost * (steps - 1) + (tile_cost * self.turn if steps == max_steps else 0)
            if not 2 <= steps <= max_steps or self.net - price < least:
                continue
            if self._network.adds_deliveries(nearest, place):
                extended = self._with_link(nearest, place, price)
                rest = extended.final_net()
                if rest > most:
                    best, most = extended, rest
        return best, most

    def _start_cities(self) -> set[str]:
        """Return where a company without lines may begin (47)."""
        if self._position.company(self._company).factory is not None:
            return set()
        return {place for place, hub in self._hubs.items() if hub.kind == "city"}


TrialAction = OpenLine | PlaceFactory | Expand | Cut | TakeTrain


def forecast_turn(position: Position, action: TrialAction | None = None) -> Forecast:
    """Return what the acting company earns this turn if it does this, or nothing, and delivers.

    The rules are applied to a copy. Raises RuleError for a line that is not legal."""
    play = MutablePosition(msgspec.msgpack.decode(forecast_key(position), type=State))
    _apply_action(play, action)
    if opening.require_train(play) is Phase.TAKE:
        opening.do_take_train(play, 0, opening.oldest_train(play))
    trains.begin(play)
    trains.finish_trains(play)
    deliveries.deliver(play)
    income.settle_income(play)
    moves, sums = [], None
    for event in play.events:
        if isinstance(event, Delivered):
            moves.append(Delivery(*msgspec.structs.astuple(event)[1:6]))
        elif isinstance(event, IncomeCounted):
            sums = msgspec.structs.astuple(event)[1:]
    assert sums is not None
    return Forecast(tuple(moves), *sums)


def _apply_action(play: MutablePosition, action: TrialAction | None) -> None:
    match action:
        case OpenLine() | PlaceFactory():
            opening.do_opening(play, 0, action)
        case Expand():
            trains.do_expand(play, 0, action)
        case Cut():
            trains.do_cut(play, 0, action)
        case TakeTrain():
            opening.do_take_train(play, 0, action)


def action_gain(position: Position, action: TrialAction) -> int:
    """Return the dollars that this action adds to the acting company's final net.

    It is assumed to keep all it earns afterwards, and no other seat to act. The rules are
    applied to a copy."""
    play, name = MutablePosition(copy_state(position.state)), position.operation.company
    _apply_action(play, action)
    return Projection(play, name).final_net() - Projection(position, name).final_net()


def lines_opened_now(position: Position) -> set[int]:
    """Return the ids of lines that the acting company has opened in this turn of the game.

    In its first turn all lines, also that from its factory (45)."""
    operation, row = position.operation, position.operating_company
    own_lines = position.lines_of(operation.company)
    return {line.id for line in own_lines if line.id == operation.opened or not row.operated}


def forecast_key(position: Position) -> bytes:
    """Return a cache key: the state that determines the company's options and income.

    It is an encoded state that has nothing else."""
    state, operation = position.state, position.operation
    return msgspec.msgpack.encode(
        State(
            state.options,
            [],
            [Player(shares=player.shares) for player in state.players],
            {operation.company: state.companies[operation.company]},
            state.hubs,
            state.track,
            state.lines,
            state.investments,
            Secret(markers=state.secret.markers) if state.investments else Secret(),
            turn=state.turn,
            operation=replace(operation, earned=0),
            last_line=state.last_line,
        )
    )


def future_earnings(position: Position, company: str, way: Way | None = None, cost: int = 0) -> int:
    """Return the dollars that the company would earn to the end of the game with these lines.

    Including investments on them, less the costs, if it kept everything and no other seat acted."""
    return Projection(position, company, way, cost).final_net() - position.company(company).net
