"""Automatic deliveries: passengers, then goods, then resources (section 11, rulings 54 to 59)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from typing import NamedTuple

import data.train_tycoon as facts
from rules.train_tycoon.model.board import Board
from rules.train_tycoon.model.operation_events import (
    Delivered,
    GoodsMade,
    HubRefilled,
    PassengersCame,
)
from rules.train_tycoon.model.position import MutablePosition, Next, Position, Step
from rules.train_tycoon.model.state import Hub

PASSENGERS = "passengers"
Links = Iterable[tuple[str, str]]


class Delivery(NamedTuple):
    """One delivery; `distance` and `gain` in dollars."""

    item: str
    source: str
    destination: str
    distance: int
    gain: int

    @property
    def income(self) -> int:
        return self.distance + self.gain


class Stock:
    """What is at the hubs, for forecasts without a change of the state.

    `places`: only these hubs."""

    def __init__(self, hubs: Mapping[str, Hub], places: Iterable[str] | None = None) -> None:
        self.waiting: dict[str, int] = {}
        self.arrived: dict[str, dict[str, int]] = {}
        self._cleared = False
        self.add(hubs, hubs if places is None else places)

    def add(self, hubs: Mapping[str, Hub], places: Iterable[str]) -> None:
        """Add these hubs."""
        for place in places:
            self.waiting[place] = hubs[place].stock
            self.arrived[place] = {} if self._cleared else dict(hubs[place].delivered)

    def copy(self) -> Stock:
        result = Stock({})
        result.waiting = dict(self.waiting)
        result.arrived = {place: dict(items) for place, items in self.arrived.items()}
        result._cleared = self._cleared
        return result

    def clear(self) -> None:
        """Clear away what was delivered."""
        self._cleared = True
        self.arrived = {place: {} for place in self.arrived}

    def gain(self, item: str, source: str, destination: str) -> int:
        """Return 10 dollars for each item at the source less those at the destination (56).

        Both are counted after the delivery."""
        at_source = self.waiting[source] - 1
        at_destination = self.arrived[destination].get(item, 0) + 1
        if item == PASSENGERS:
            at_source += self.arrived[source].get(item, 0)
            at_destination += self.waiting[destination]
        return 10 * (at_source - at_destination)

    def move(self, item: str, source: str, destination: str) -> None:
        self.waiting[source] -= 1
        arrived = self.arrived[destination]
        arrived[item] = arrived.get(item, 0) + 1


_Pair = tuple[str, str, str]
_Group = frozenset[str]
_Height = tuple[int, int]


class Network:
    """The hubs that a company's lines join, and the deliveries that are possible.

    The nearest (passengers: the farthest) pairs come first; between pairs at the same distance
    the stock decides (54, 55)."""

    def __init__(self, board: Board, hubs: Mapping[str, Hub], links: Links) -> None:
        self._board = board
        self._hubs = hubs
        self._gives = {place: hub.item for place, hub in hubs.items() if hub.kind in _DELIVERY_SETS}
        self._takes = {place: demands(hub) for place, hub in hubs.items()}
        self._groups: dict[str, _Group] = {}
        self._by_rail: dict[str, _Group] = {}
        self._apart: dict[tuple[int, int], list[tuple[_Height, _Height, _Pair]]] = {}
        for first, second in links:
            self._join(first, second)

    @property
    def places(self) -> Set[str]:
        """The hubs that are joined."""
        return self._groups.keys()

    def group_key(self, place: str) -> tuple[str, str]:
        """Return a key; lines from two hubs with the same key would join the same hubs."""
        rail = place in self._hubs and self._carries_passengers(place)
        nearby = min(self._groups.get(place, (place,)))
        return nearby, min(self._by_rail.get(place, (place,))) if rail else ""

    def with_link(self, first: str, second: str) -> Network:
        """Return a copy with one more line between two hubs."""
        network = Network.__new__(Network)
        network.__dict__ = self.__dict__ | {
            "_groups": dict(self._groups),
            "_by_rail": dict(self._by_rail),
            "_apart": dict(self._apart),
        }
        network._join(first, second)
        return network

    def adds_deliveries(self, first: str, second: str) -> bool:
        """Whether one more line between two hubs makes more deliveries possible."""
        return bool(self._new_pairs(dict(self._groups), dict(self._by_rail), first, second))

    def _join(self, first: str, second: str) -> None:
        board, apart = self._board, self._apart
        for kind, pair in self._new_pairs(self._groups, self._by_rail, first, second):
            steps = board.steps(pair[1], pair[2])
            row = (board.height_rank(pair[2]), board.height_rank(pair[1]), pair)
            key = (kind, steps if kind else -steps)
            apart[key] = sorted([*apart.get(key, ()), row])

    def _new_pairs(
        self, groups: dict[str, _Group], by_rail: dict[str, _Group], first: str, second: str
    ) -> list[tuple[int, _Pair]]:
        """Return the deliveries that become possible when the groups of two hubs become one."""
        hubs, gives, takes = self._hubs, self._gives, self._takes
        a, b = _merge(groups, first, second)
        pairs = [
            (_DELIVERY_SETS[hubs[source].kind], (gives[source], source, place))
            for sources, others in ((a, b), (b, a))
            for source in sources
            if source in gives
            for place in others
            if gives[source] in takes[place]
        ]
        if self._carries_passengers(first) and self._carries_passengers(second):
            a, b = _merge(by_rail, first, second)
            pairs += [
                (0, (PASSENGERS, source, place))
                for sources, others in ((a, b), (b, a))
                for source in sources
                if hubs[source].kind == "city"
                for place in others
                if hubs[place].kind == "city"
            ]
        return pairs

    def _carries_passengers(self, place: str) -> bool:
        return self._hubs[place].kind in ("city", "transfer")

    def deliveries(self, stock: Stock) -> list[Delivery]:
        """Return all deliveries of a turn in their order; changes `stock`."""
        result: list[Delivery] = []
        waiting = stock.waiting
        for kind, steps in sorted(self._apart):
            rows = self._apart[kind, steps]
            remaining = [pair for _, _, pair in rows if waiting[pair[1]] > 0]
            while remaining:
                gains = [stock.gain(*pair) for pair in remaining]
                index = gains.index(max(gains))
                item, source, destination = remaining.pop(index)
                stock.move(item, source, destination)
                result.append(
                    Delivery(item, source, destination, 10 * (abs(steps) + 1), gains[index])
                )
                if not waiting[source]:
                    remaining = [pair for pair in remaining if pair[1] != source]
        return result


_DELIVERY_SETS = {"factory": 1, "resource": 2}
"""The set of deliveries, after passengers (0), to which the items of a hub belong."""


def _merge(groups: dict[str, _Group], first: str, second: str) -> tuple[_Group, _Group]:
    """Join the groups of two hubs; return the former groups, empty ones if they were the same."""
    a, b = groups.get(first, frozenset((first,))), groups.get(second, frozenset((second,)))
    if second in a:
        return frozenset(), frozenset()
    merged = a | b
    groups.update(dict.fromkeys(merged, merged))
    return a, b


def demands(hub: Hub) -> tuple[str, ...]:
    """Return the goods or resources that a hub takes."""
    if hub.kind == "factory":
        return facts.accepted_resources(hub.item)
    return (hub.item,) if hub.kind == "city" else ()


def passengers_gained(waiting: int) -> int:
    """Return how many passengers a good brings to a city with this number waiting (57)."""
    table = facts.goods().passengers.on_good_delivered
    return table["city_has_waiting" if waiting else "city_has_none"]


def goods_produced(hub: Hub, delivered: Mapping[str, int], brought: int) -> int:
    """Return how many goods a factory makes of what one company brought it (58).

    `delivered`: all that was delivered there."""
    return brought * (2 if all(delivered.get(item) for item in demands(hub)) else 1)


def company_deliveries(position: Position, company: str) -> list[Delivery]:
    """Return the company's deliveries in the present position."""
    links = (line.ends for line in position.lines_of(company) if not line.broken)
    network = Network(position.board, position.state.hubs, links)
    return network.deliveries(Stock(position.state.hubs, network.places))


def deliver(play: MutablePosition) -> Next:
    """Carry out all deliveries of the company and their effects, then the factories' output."""
    state, name = play.state, play.operation.company
    brought: dict[str, int] = {}
    for delivery in company_deliveries(play, name):
        source, destination = state.hubs[delivery.source], state.hubs[delivery.destination]
        source.stock -= 1
        destination.delivered[delivery.item] = destination.delivered.get(delivery.item, 0) + 1
        play.operation.earned += delivery.income
        play.emit(
            Delivered(
                name,
                delivery.item,
                delivery.source,
                delivery.destination,
                delivery.distance,
                delivery.gain,
                delivery.income,
            )
        )
        if source.kind == "factory":
            _add_passengers(play, delivery.destination)
        elif source.kind == "resource":
            brought[delivery.destination] = brought.get(delivery.destination, 0) + 1
            if source.stock == 0:
                _refill_like(play, delivery.source)
    for place, count in brought.items():
        _produce(play, place, count)
    return Step.SETTLE


def _add_passengers(play: MutablePosition, place: str) -> None:
    """Add a passenger for a good; two in a city where none waits (57)."""
    hub = play.state.hubs[place]
    count = passengers_gained(hub.stock)
    hub.stock += count
    play.emit(PassengersCame(place, count))


def _refill_like(play: MutablePosition, emptied: str) -> None:
    """Add stock to hubs like the emptied one that no company's line touches (59)."""
    item = play.state.hubs[emptied].item
    count = play.turn_facts.depletion_refill
    for place, hub in play.state.hubs.items():
        if hub.kind != "resource" or hub.item != item or place == emptied:
            continue
        if not play.companies_at(place):
            hub.stock += count
            play.emit(HubRefilled(place, item, count))


def _produce(play: MutablePosition, place: str, brought: int) -> None:
    """Make a good for each resource that the company brought, two if both kinds are there (58)."""
    hub = play.state.hubs[place]
    count = goods_produced(hub, hub.delivered, brought)
    hub.stock += count
    play.emit(GoodsMade(place, hub.item, count))
