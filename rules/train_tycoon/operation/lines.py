"""Every line that a company may open, with its cost (rulings 46 to 52).

All functions take a `Position`; `Position(view.table)` makes one of a view. The company is the
one whose turn it is. The search walks over the edges: there are 48 (turn 1) to some 4,000
(turn 5) ways from a hub."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

import data.train_tycoon as facts
from rules.train_tycoon.model.actions import How, Lay, OpenLine, PlaceFactory
from rules.train_tycoon.model.board import EXIT_EDGES, OPPOSITE, edge_pair
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Pair, Piece
from rules.train_tycoon.operation import track
from rules.train_tycoon.operation.rights import rights_to_pay

Opening = OpenLine | PlaceFactory


class Cost(NamedTuple):
    """Dollars for the tiles, for rights as (hub, company, dollars), for the longest line (52)."""

    track: int
    rights: tuple[tuple[str, str, int], ...]
    engineering: int

    @property
    def total(self) -> int:
        return self.track + sum(price for _, _, price in self.rights) + self.engineering


class Way(NamedTuple):
    """A line's path: the hexes as they are laid, with the pair of edges of each."""

    start: str
    lays: tuple[Lay, ...]
    pairs: tuple[Pair, ...]
    end: str


class Plan(NamedTuple):
    """A legal line with its cost."""

    action: Opening
    way: Way
    cost: Cost


class _PartialWay(NamedTuple):
    """An unfinished way: what is laid, number of tiles, hexes behind; the hex being entered."""

    lays: tuple[Lay, ...]
    pairs: tuple[Pair, ...]
    tiles: int
    behind: tuple[str, ...]
    here: str
    enter: int


class LinePlanner:
    """The lines that a company can open on the present map.

    `placing`: its factory still has to be placed."""

    def __init__(self, position: Position, *, placing: bool) -> None:
        state = position.state
        self.position = position
        self.company = position.operation.company
        self.placing = placing
        self.numbers = position.turn_facts
        self.own_lines = {line.id for line in state.lines if line.owner == self.company}
        self.locked = {marker.hex for marker in state.investments}
        self._lay_options: dict[tuple[str, Pair], tuple[How, ...]] = {}
        self._rights: dict[str, tuple[tuple[str, str, int], ...]] = {}
        self._steps: dict[tuple[str, int], tuple[tuple[str, int, Pair, Lay], ...]] = {}
        self.budget = position.spending_limit(self.company)
        """Dollars that a line may cost; ways beyond it are not walked."""

    # --- single hexes ----------------------------------------------------------------------

    def lay_options(self, place: str, edges: Pair) -> tuple[How, ...]:
        """Return what may be done in a hex so that this track is there; empty if nothing (49)."""
        options = self._lay_options.get((place, edges))
        if options is None:
            options = self._lay_options[place, edges] = tuple(self._find_lay_options(place, edges))
        return options

    def _find_lay_options(self, place: str, edges: Pair) -> Iterator[How]:
        state = self.position.state
        hub = state.hubs.get(place)
        if hub is not None:
            others = self.position.companies_at(place) - {self.company}
            if hub.kind == "transfer" and not others:
                yield "clear"
            return
        if place not in self.position.board.open:
            return
        pieces = state.track.get(place)
        if not pieces:
            yield "new"
            return
        same = next((piece for piece in pieces if piece.pair == edges), None)
        if same is not None:
            if self._is_own_or_abandoned(same):
                yield "reuse"
            return
        if place in self.locked:
            return
        if all(self._is_own_or_abandoned(piece) for piece in pieces):
            yield "replace"
        if len(pieces) == 1 and not set(pieces[0].pair) & set(edges):
            yield "upgrade"

    def _is_own_or_abandoned(self, piece: Piece) -> bool:
        return piece.line == 0 or piece.line in self.own_lines

    def is_empty(self, place: str) -> bool:
        """Whether a hex can take a hub: no track, hub, city or mountain (46, 47)."""
        state = self.position.state
        return (
            place in self.position.board.open
            and place not in state.hubs
            and not state.track.get(place)
        )

    def is_end(self, place: str, start: str) -> bool:
        """Whether a line can end here: at any other hub, or in an empty hex (47)."""
        return place != start and (place in self.position.state.hubs or self.is_empty(place))

    # --- where a line begins -----------------------------------------------------------------

    def starts(self) -> list[str]:
        """Return where a line can begin (46, 47).

        At hubs where the company has a line; without any line, in the cities; for a factory,
        in its places. A company with neither line nor factory on the map has to place the
        factory first."""
        position = self.position
        if self.placing:
            accepted = self._accepted()
            return [p for p in position.board.hexes if self._takes_factory(p, accepted)]
        hubs = position.hubs_of(self.company)
        if hubs:
            return sorted(hubs)
        if position.company(self.company).factory is not None:
            return []
        return list(position.board.cities)

    def can_start(self, place: str) -> bool:
        """Whether the hex is among the `starts`."""
        if not self.placing:
            return place in self.starts()
        return self._takes_factory(place, self._accepted())

    def _accepted(self) -> tuple[str, ...]:
        """Return the resources that the company's factory accepts."""
        good = self.position.company(self.company).factory
        assert good is not None
        return facts.accepted_resources(good)

    def _takes_factory(self, place: str, accepted: tuple[str, ...]) -> bool:
        if not self.is_empty(place):
            return False
        for other in self.position.board.neighbours(place):
            hub = self.position.state.hubs.get(other)
            if hub is None:
                continue
            if hub.kind == "city" or (hub.kind == "resource" and hub.item in accepted):
                return False
        return True

    # --- costs -------------------------------------------------------------------------------

    def cost(self, way: Way) -> Cost:
        """Return the cost of the line."""
        tiles = sum(lay.how != "reuse" for lay in way.lays)
        is_longest = len(way.lays) == self.numbers.max_track_tiles
        engineering = self.numbers.advanced_engineering_at_max_length if is_longest else 0
        rights_paid = self._rights_at(way.start) + self._rights_at(way.end)
        return Cost(tiles * facts.finance().track_cost_per_tile, rights_paid, engineering)

    def _rights_at(self, hub: str) -> tuple[tuple[str, str, int], ...]:
        payments = self._rights.get(hub)
        if payments is None:
            payments = self._rights[hub] = rights_to_pay(self.position, self.company, [hub])
        return payments

    def missing_tile(self, way: Way) -> int | None:
        """Return the number of a tile of which the line needs more than there are, or None (49)."""
        change: Counter[int] = Counter()
        for lay, edges in zip(way.lays, way.pairs, strict=True):
            if lay.how == "reuse":
                continue
            pieces = [piece.pair for piece in self.position.state.track.get(lay.hex, ())]
            if pieces:
                change[track.tile_number(pieces)] -= 1
            change[track.tile_number([*pieces, edges] if lay.how == "upgrade" else [edges])] += 1
        for number, more in change.items():
            if more > self.tiles_left[number]:
                return number
        return None

    @cached_property
    def tiles_left(self) -> dict[int, int]:
        """How many tiles of each number are left."""
        used = track.tiles_in_use(self.position.state.track)
        return {number: tile.count - used[number] for number, tile in facts.tiles().items()}

    def is_affordable(self, cost: Cost) -> bool:
        return cost.total <= self.budget

    def is_possible(self, way: Way) -> bool:
        """Whether the company can pay for the line and there are tiles for it."""
        return self.is_affordable(self.cost(way)) and self.missing_tile(way) is None

    # --- the walk ----------------------------------------------------------------------------

    def plans(self, start: str, end: str | None = None, *, to_hubs: bool = False) -> Iterator[Plan]:
        """Yield every legal line from a hub that the company can pay for, in no order of length.

        `to_hubs`: none to empty hexes."""
        enough_tiles = min(self.tiles_left.values()) >= self.numbers.max_track_tiles
        for way in self._find_ways(start, end):
            if to_hubs and way.end not in self.position.state.hubs:
                continue
            cost = self.cost(way)
            if self.is_affordable(cost) and (enough_tiles or self.missing_tile(way) is None):
                yield Plan(self.action(way), way, cost)

    def _find_ways(self, start: str, end: str | None) -> Iterator[Way]:
        """Yield the ways whose tiles the company can pay for."""
        board, max_length = self.position.board, self.numbers.max_track_tiles
        tile_cost = facts.finance().track_cost_per_tile
        stack: list[_PartialWay] = [
            _PartialWay((), (), 0, (start,), place, OPPOSITE[edge])
            for edge, place in reversed([*enumerate(board.beside[start])])
            if place is not None
        ]
        while stack:
            lays, pairs, tiles, passed, hex_, enter = stack.pop()
            if tiles * tile_cost > self.budget or hex_ in passed:
                continue
            if lays and (end is None or hex_ == end) and self.is_end(hex_, start):
                yield Way(start, lays, pairs, hex_)
            remaining = max_length - len(lays) - 1
            if remaining < 0 or hex_ == end:
                continue
            passed_now = (*passed, hex_)
            for beyond, entry, edges, lay in reversed(self._continuations(hex_, enter)):
                if end is None or board.steps(beyond, end) <= remaining:
                    more = tiles + (lay.how != "reuse")
                    stack.append(
                        _PartialWay((*lays, lay), (*pairs, edges), more, passed_now, beyond, entry)
                    )

    def _continuations(self, place: str, enter: int) -> tuple[tuple[str, int, Pair, Lay], ...]:
        """Return what may be done in a hex entered over this edge.

        Each continuation: the next hex and its edge of entry, the track, and how it is laid."""
        continuations = self._steps.get((place, enter))
        if continuations is None:
            continuations = self._steps[place, enter] = tuple(
                (beyond, OPPOSITE[leave], edges, Lay(place, how))
                for leave in EXIT_EDGES[enter]
                if (beyond := self.position.board.beside[place][leave]) is not None
                for edges in (edge_pair(enter, leave),)
                for how in self.lay_options(place, edges)
            )
        return continuations

    def action(self, way: Way) -> Opening:
        """Return the action that opens this line."""
        if self.placing:
            return PlaceFactory(way.start, way.lays, way.end)
        return OpenLine(way.start, way.lays, way.end)

    def make_plan(self, way: Way) -> Plan:
        return Plan(self.action(way), way, self.cost(way))


def line_planner(position: Position) -> LinePlanner:
    """Return the planner for the company whose turn it is."""
    return LinePlanner(position, placing=position.operation.extra)


def possible_starts(position: Position) -> list[str]:
    """Return where a legal line, or the factory with one, can start."""
    planner = line_planner(position)
    return [start for start in planner.starts() if next(planner.plans(start), None) is not None]


def nearest_hubs(position: Position, place: str) -> dict[str, int]:
    """Return the hubs that matter for a place of the factory, with their distance in hexes.

    They are the nearest hub of each resource it takes and all cities it sells to."""
    good, distances, items = position.operating_company.factory, dict[str, int](), set[str]()
    assert good is not None
    steps_by_hub = {name: position.board.steps(place, name) for name in position.state.hubs}
    for name in sorted(steps_by_hub, key=lambda place_name: (steps_by_hub[place_name], place_name)):
        hub = position.state.hubs[name]
        is_source = hub.kind == "resource" and hub.item in facts.accepted_resources(good)
        if (is_source and hub.item not in items) or (hub.kind == "city" and hub.item == good):
            distances[name] = steps_by_hub[name]
            items.add(hub.item)
    return distances


def all_lines(position: Position) -> Iterator[Plan]:
    """Yield every legal line, lazily."""
    planner = line_planner(position)
    for start in planner.starts():
        yield from planner.plans(start)


def has_legal_line(position: Position) -> bool:
    """Whether any line is legal and can be paid for."""
    return next(all_lines(position), None) is not None


def cheapest_by_end(position: Position, start: str) -> dict[str, Plan]:
    """Return the cheapest legal line from `start` by end; of equal ones the shorter."""
    planner = line_planner(position)
    best: dict[str, Plan] = {}
    if not planner.can_start(start):
        return best
    for plan in planner.plans(start):
        present = best.get(plan.way.end)
        if present is None or plan_rank(plan) < plan_rank(present):
            best[plan.way.end] = plan
    return best


def lines_between(position: Position, start: str, end: str) -> list[Plan]:
    """Return every legal line between two hubs (`end` may be an empty hex), cheapest first."""
    planner = line_planner(position)
    if not planner.can_start(start):
        return []
    return sorted(planner.plans(start, end), key=plan_rank)


def cheapest_line(position: Position) -> Plan | None:
    """Return the cheapest legal line, or None (65); dearer ones are not searched further."""
    planner = line_planner(position)
    best: Plan | None = None
    for start in planner.starts():
        for plan in planner.plans(start):
            if best is None or plan_rank(plan) < plan_rank(best):
                best = plan
                planner.budget = min(planner.budget, plan.cost.total)
    return best


def plan_rank(plan: Plan) -> tuple[int, int, tuple[str, ...], tuple[str, ...]]:
    """Return a sort key: cost, length, then names, so that the order is unique."""
    lays = plan.way.lays
    return (
        plan.cost.total,
        len(lays),
        (plan.way.start, plan.way.end),
        tuple(lay.hex + lay.how for lay in lays),
    )
