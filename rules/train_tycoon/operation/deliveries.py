"""Deliveries happen by themselves: passengers, then goods, then resources (section 11, rulings 54
to 59)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from typing import NamedTuple

import data.train_tycoon as facts
from rules.train_tycoon.model.board import Board
from rules.train_tycoon.model.events import Delivered, GoodsMade, HubRefilled, PassengersCame
from rules.train_tycoon.model.play import Next, Play, Position, Step
from rules.train_tycoon.model.state import Hub

PASSENGERS = "passengers"
Links = Iterable[tuple[str, str]]


class Move(NamedTuple):
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
    """What lies at the hubs, for reckoning ahead without touching the state; with `places` only
    there."""

    def __init__(self, hubs: Mapping[str, Hub], places: Iterable[str] | None = None) -> None:
        self.waiting: dict[str, int] = {}
        self.arrived: dict[str, dict[str, int]] = {}
        self._cleared = False
        self.add(hubs, hubs if places is None else places)

    def add(self, hubs: Mapping[str, Hub], places: Iterable[str]) -> None:
        """Look at these hubs too."""
        for place in places:
            self.waiting[place] = hubs[place].stock
            self.arrived[place] = {} if self._cleared else dict(hubs[place].delivered)

    def copy(self) -> Stock:
        found = Stock({})
        found.waiting = dict(self.waiting)
        found.arrived = {place: dict(there) for place, there in self.arrived.items()}
        found._cleared = self._cleared
        return found

    def clear(self) -> None:
        """What was delivered is cleared away."""
        self._cleared = True
        self.arrived = {place: {} for place in self.arrived}

    def gain(self, item: str, source: str, destination: str) -> int:
        """Dollars: left at the source less those at the destination, after the move (56)."""
        left = self.waiting[source] - 1
        there = self.arrived[destination].get(item, 0) + 1
        if item == PASSENGERS:
            left += self.arrived[source].get(item, 0)
            there += self.waiting[destination]
        return 10 * (left - there)

    def move(self, item: str, source: str, destination: str) -> None:
        self.waiting[source] -= 1
        arrived = self.arrived[destination]
        arrived[item] = arrived.get(item, 0) + 1


_Pair = tuple[str, str, str]
_Group = frozenset[str]
_Height = tuple[int, int]


class Network:
    """The hubs that a company's lines join, and what can so be delivered: passengers, goods,
    resources. Of each the nearest (passengers: the farthest) pairs come first; between equally near
    ones decides what lies there (54, 55)."""

    def __init__(self, board: Board, hubs: Mapping[str, Hub], links: Links) -> None:
        self._board = board
        self._hubs = hubs
        self._gives = {place: hub.item for place, hub in hubs.items() if hub.kind in _SETS}
        self._takes = {place: demands(hub) for place, hub in hubs.items()}
        self._groups: dict[str, _Group] = {}
        self._by_rail: dict[str, _Group] = {}
        self._apart: dict[tuple[int, int], list[tuple[_Height, _Height, _Pair]]] = {}
        for one, two in links:
            self._join(one, two)

    @property
    def places(self) -> Set[str]:
        """The hubs that are joined."""
        return self._groups.keys()

    def group(self, place: str) -> tuple[str, str]:
        """The same for two hubs from which a line would join the same."""
        rail = place in self._hubs and self._passed(place)
        nearby = min(self._groups.get(place, (place,)))
        return nearby, min(self._by_rail.get(place, (place,))) if rail else ""

    def joined(self, one: str, two: str) -> Network:
        """With a further line between two hubs; this one stays as it is."""
        found = Network.__new__(Network)
        found.__dict__ = self.__dict__ | {
            "_groups": dict(self._groups),
            "_by_rail": dict(self._by_rail),
            "_apart": dict(self._apart),
        }
        found._join(one, two)
        return found

    def joins(self, one: str, two: str) -> bool:
        """Whether a further line between two hubs makes more deliveries possible."""
        return bool(self._new(dict(self._groups), dict(self._by_rail), one, two))

    def _join(self, one: str, two: str) -> None:
        board, apart = self._board, self._apart
        for kind, pair in self._new(self._groups, self._by_rail, one, two):
            steps = board.steps(pair[1], pair[2])
            row = (board.height(pair[2]), board.height(pair[1]), pair)
            key = (kind, steps if kind else -steps)
            apart[key] = sorted([*apart.get(key, ()), row])

    def _new(
        self, groups: dict[str, _Group], by_rail: dict[str, _Group], one: str, two: str
    ) -> list[tuple[int, _Pair]]:
        """What can be delivered besides when the groups of two hubs become one."""
        hubs, gives, takes = self._hubs, self._gives, self._takes
        a, b = _merge(groups, one, two)
        found = [
            (_SETS[hubs[source].kind], (gives[source], source, place))
            for some, others in ((a, b), (b, a))
            for source in some
            if source in gives
            for place in others
            if gives[source] in takes[place]
        ]
        if self._passed(one) and self._passed(two):
            a, b = _merge(by_rail, one, two)
            found += [
                (0, (PASSENGERS, source, place))
                for some, others in ((a, b), (b, a))
                for source in some
                if hubs[source].kind == "city"
                for place in others
                if hubs[place].kind == "city"
            ]
        return found

    def _passed(self, place: str) -> bool:
        return self._hubs[place].kind in ("city", "transfer")

    def moves(self, stock: Stock) -> list[Move]:
        """All deliveries of a turn in their order; `stock` is what lies there then."""
        done: list[Move] = []
        waiting = stock.waiting
        for kind, steps in sorted(self._apart):
            rows = self._apart[kind, steps]
            left = [pair for _, _, pair in rows if waiting[pair[1]] > 0]
            while left:
                gains = [stock.gain(*pair) for pair in left]
                at = gains.index(max(gains))
                item, source, destination = left.pop(at)
                stock.move(item, source, destination)
                done.append(Move(item, source, destination, 10 * (abs(steps) + 1), gains[at]))
                if not waiting[source]:
                    left = [pair for pair in left if pair[1] != source]
        return done


_SETS = {"factory": 1, "resource": 2}
"""In which set, after passengers, the things of a hub are delivered."""


def _merge(groups: dict[str, _Group], one: str, two: str) -> tuple[_Group, _Group]:
    """Join the groups of two hubs, and say which they were; none if they were the same."""
    a, b = groups.get(one, frozenset((one,))), groups.get(two, frozenset((two,)))
    if two in a:
        return frozenset(), frozenset()
    both = a | b
    groups.update(dict.fromkeys(both, both))
    return a, b


def demands(hub: Hub) -> tuple[str, ...]:
    """The goods or resources that a hub takes."""
    if hub.kind == "factory":
        return facts.accepts(hub.item)
    return (hub.item,) if hub.kind == "city" else ()


def came(waiting: int) -> int:
    """Passengers that a good brings to a city where so many wait (57)."""
    table = facts.goods().passengers.on_good_delivered
    return table["city_has_waiting" if waiting else "city_has_none"]


def made(hub: Hub, delivered: Mapping[str, int], brought: int) -> int:
    """Goods that a factory makes of what one company brought it, given all that lies there (58)."""
    return brought * (2 if all(delivered.get(item) for item in demands(hub)) else 1)


def of_company(position: Position, company: str) -> list[Move]:
    """Its deliveries as things stand."""
    links = (line.ends for line in position.lines_of(company) if not line.broken)
    found = Network(position.board, position.state.hubs, links)
    return found.moves(Stock(position.state.hubs, found.places))


def deliver(play: Play) -> Next:
    """All deliveries of the company with what follows from each, then the factories' output."""
    state, name = play.state, play.operation.company
    brought: dict[str, int] = {}
    for move in of_company(play, name):
        source, destination = state.hubs[move.source], state.hubs[move.destination]
        source.stock -= 1
        destination.delivered[move.item] = destination.delivered.get(move.item, 0) + 1
        play.operation.earned += move.income
        play.tell(
            Delivered(
                name,
                move.item,
                move.source,
                move.destination,
                move.distance,
                move.gain,
                move.income,
            )
        )
        if source.kind == "factory":
            _passengers(play, move.destination)
        elif source.kind == "resource":
            brought[move.destination] = brought.get(move.destination, 0) + 1
            if source.stock == 0:
                _refill(play, move.source)
    for place, count in brought.items():
        _produce(play, place, count)
    return Step.SETTLE


def _passengers(play: Play, place: str) -> None:
    """A good brings a passenger, two to a city where none waits (57)."""
    hub = play.state.hubs[place]
    count = came(hub.stock)
    hub.stock += count
    play.tell(PassengersCame(place, count))


def _refill(play: Play, emptied: str) -> None:
    """Hubs like the emptied one that no company's line touches get more (59)."""
    item = play.state.hubs[emptied].item
    count = play.numbers.depletion_refill
    for place, hub in play.state.hubs.items():
        if hub.kind != "resource" or hub.item != item or place == emptied:
            continue
        if not play.companies_at(place):
            hub.stock += count
            play.tell(HubRefilled(place, item, count))


def _produce(play: Play, place: str, brought: int) -> None:
    """A good for each resource brought by this company, two if both kinds lie there (58)."""
    hub = play.state.hubs[place]
    count = made(hub, hub.delivered, brought)
    hub.stock += count
    play.tell(GoodsMade(place, hub.item, count))
