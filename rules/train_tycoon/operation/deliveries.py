"""Deliveries happen by themselves: passengers, then goods, then resources (section 11, rulings 54
to 59)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
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
    """What lies at the hubs, for reckoning ahead without touching the state."""

    def __init__(self, hubs: Mapping[str, Hub]) -> None:
        self.hubs = hubs
        self.waiting = {place: hub.stock for place, hub in hubs.items()}
        self.arrived = {place: dict(hub.delivered) for place, hub in hubs.items()}

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


def moves(board: Board, hubs: Mapping[str, Hub], links: Links) -> list[Move]:
    """All deliveries of a company whose lines join these hubs, in their order (54, 55)."""
    stock = Stock(hubs)
    joined = list(links)
    anywhere = _components(joined)
    by_rail = _components(
        (a, b) for a, b in joined if hubs[a].kind in _PASSED and hubs[b].kind in _PASSED
    )
    done: list[Move] = []
    done += _set(board, stock, list(_passenger_pairs(hubs, by_rail)), longest=True)
    done += _set(board, stock, list(_pairs(hubs, anywhere, "factory", "city")), longest=False)
    done += _set(board, stock, list(_pairs(hubs, anywhere, "resource", "factory")), longest=False)
    return done


_PASSED = ("city", "transfer")
"""Hubs that passengers may pass."""
_Pairs = Iterator[tuple[str, str, str]]


def _components(links: Links) -> list[set[str]]:
    """Sets of hubs that these lines join."""
    found: list[set[str]] = []
    for a, b in links:
        joined = [group for group in found if a in group or b in group]
        found = [group for group in found if group not in joined]
        found.append({a, b}.union(*joined))
    return found


def _passenger_pairs(hubs: Mapping[str, Hub], groups: list[set[str]]) -> _Pairs:
    for group in groups:
        cities = sorted(place for place in group if hubs[place].kind == "city")
        yield from ((PASSENGERS, a, b) for a in cities for b in cities if a != b)


def _pairs(hubs: Mapping[str, Hub], groups: list[set[str]], one: str, two: str) -> _Pairs:
    """Sources and destinations of goods or resources that are joined and fit."""
    for group in groups:
        places = sorted(group)
        for source in places:
            hub = hubs[source]
            if hub.kind != one:
                continue
            for place in places:
                other = hubs[place]
                if other.kind == two and hub.item in demands(other):
                    yield hub.item, source, place


def demands(hub: Hub) -> tuple[str, ...]:
    """The goods or resources that a hub takes."""
    if hub.kind == "factory":
        return facts.accepts(hub.item)
    return (hub.item,) if hub.kind == "city" else ()


def _set(
    board: Board, stock: Stock, pairs: list[tuple[str, str, str]], *, longest: bool
) -> Iterator[Move]:
    """Each pair at most once: the shortest (passengers: longest) first, then the better gain, then
    destination and source higher on the map, then further right (55)."""
    left = pairs
    while True:
        best = None
        for item, source, destination in left:
            if stock.waiting[source] <= 0:
                continue
            steps = board.steps(source, destination)
            gain = stock.gain(item, source, destination)
            rank = (
                -steps if longest else steps,
                -gain,
                board.height(destination),
                board.height(source),
            )
            if best is None or rank < best[0]:
                move = Move(item, source, destination, 10 * (steps + 1), gain)
                best = (rank, move)
        if best is None:
            return
        move = best[1]
        left = [p for p in left if p != (move.item, move.source, move.destination)]
        stock.move(move.item, move.source, move.destination)
        yield move


def of_company(position: Position, company: str) -> list[Move]:
    """Its deliveries as things stand."""
    links = (line.ends for line in position.lines_of(company) if not line.broken)
    return moves(position.board, position.state.hubs, links)


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
    table = facts.goods().passengers.on_good_delivered
    count = table["city_has_waiting" if hub.stock else "city_has_none"]
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
    both = all(hub.delivered.get(item) for item in demands(hub))
    count = brought * (2 if both else 1)
    hub.stock += count
    play.tell(GoodsMade(place, hub.item, count))
