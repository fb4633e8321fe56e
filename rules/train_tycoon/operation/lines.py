"""Every line that a company may open, what it costs and what it would earn (rulings 46 to 52).

All functions take a `Position`; `Position(view.table)` makes one of a view. The company is the one
whose turn it is. The search is a walk over the edges: 48 (turn 1) to some 4,000 (turn 5) ways from
a hub.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

import data.train_tycoon as facts
from rules.train_tycoon.model.actions import How, Lay, OpenLine, PlaceFactory
from rules.train_tycoon.model.board import ONWARD, OPPOSITE, pair
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Pair, Piece
from rules.train_tycoon.operation import track
from rules.train_tycoon.operation.rights import rights

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
    """A line as it would be laid: the pair of edges of each hex of the route."""

    start: str
    lays: tuple[Lay, ...]
    pairs: tuple[Pair, ...]
    end: str


class Plan(NamedTuple):
    """A legal line with its cost."""

    action: Opening
    way: Way
    cost: Cost


class _Under(NamedTuple):
    """A way under way: what is laid, how many tiles, the hexes behind; the one being entered."""

    lays: tuple[Lay, ...]
    pairs: tuple[Pair, ...]
    tiles: int
    behind: tuple[str, ...]
    here: str
    enter: int


class Site:
    """What a company finds on the map; `placing` when it has yet to place its factory."""

    def __init__(self, position: Position, *, placing: bool) -> None:
        state = position.state
        self.position = position
        self.company = position.operation.company
        self.placing = placing
        self.numbers = position.numbers
        self.own = {line.id for line in state.lines if line.owner == self.company}
        self.locked = {marker.hex for marker in state.investments}
        self._hows: dict[tuple[str, Pair], tuple[How, ...]] = {}
        self._rights: dict[str, tuple[tuple[str, str, int], ...]] = {}
        self._steps: dict[tuple[str, int], tuple[tuple[str, int, Pair, Lay], ...]] = {}
        self.budget = position.may_spend(self.company)
        """Dollars that a line may cost; ways beyond it are not walked."""

    # --- single hexes ----------------------------------------------------------------------

    def hows(self, place: str, edges: Pair) -> tuple[How, ...]:
        """What may be done in a hex so that this track lies there, none if nothing (49)."""
        found = self._hows.get((place, edges))
        if found is None:
            found = self._hows[place, edges] = tuple(self._find_hows(place, edges))
        return found

    def _find_hows(self, place: str, edges: Pair) -> Iterator[How]:
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
            if self._free(same):
                yield "reuse"
            return
        if place in self.locked:
            return
        if all(self._free(piece) for piece in pieces):
            yield "replace"
        if len(pieces) == 1 and not set(pieces[0].pair) & set(edges):
            yield "upgrade"

    def _free(self, piece: Piece) -> bool:
        """Abandoned, or of an own line."""
        return piece.line == 0 or piece.line in self.own

    def is_empty(self, place: str) -> bool:
        """A hex that can take a hub: no track, hub, city or mountain (46, 47)."""
        state = self.position.state
        return (
            place in self.position.board.open
            and place not in state.hubs
            and not state.track.get(place)
        )

    def is_end(self, place: str, start: str) -> bool:
        """Any other hub, or an empty hex (47)."""
        return place != start and (place in self.position.state.hubs or self.is_empty(place))

    # --- where a line begins -----------------------------------------------------------------

    def starts(self) -> list[str]:
        """Hubs with an own line; without any line, the cities; for a factory, its places (46, 47).
        A company with neither line nor factory on the map has the factory to place first."""
        position = self.position
        if self.placing:
            good = position.company(self.company).factory
            assert good is not None
            return [place for place in position.board.hexes if self._takes_factory(place, good)]
        hubs = position.hubs_of(self.company)
        if hubs:
            return sorted(hubs)
        if position.company(self.company).factory is not None:
            return []
        return list(position.board.cities)

    def begins(self, place: str) -> bool:
        """Whether it is among the `starts`."""
        if not self.placing:
            return place in self.starts()
        good = self.position.company(self.company).factory
        assert good is not None
        return self._takes_factory(place, good)

    def _takes_factory(self, place: str, good: str) -> bool:
        if not self.is_empty(place):
            return False
        accepted = facts.accepts(good)
        for other in self.position.board.around(place):
            hub = self.position.state.hubs.get(other)
            if hub is None:
                continue
            if hub.kind == "city" or (hub.kind == "resource" and hub.item in accepted):
                return False
        return True

    # --- costs -------------------------------------------------------------------------------

    def cost(self, way: Way) -> Cost:
        """See `Cost`."""
        tiles = sum(lay.how != "reuse" for lay in way.lays)
        longest = len(way.lays) == self.numbers.max_track_tiles
        engineering = self.numbers.advanced_engineering_at_max_length if longest else 0
        paid = self._rights_at(way.start) + self._rights_at(way.end)
        return Cost(tiles * facts.finance().track_cost_per_tile, paid, engineering)

    def _rights_at(self, hub: str) -> tuple[tuple[str, str, int], ...]:
        found = self._rights.get(hub)
        if found is None:
            found = self._rights[hub] = rights(self.position, self.company, [hub])
        return found

    def missing_tile(self, way: Way) -> int | None:
        """The number of a tile of which the line needs more than there are (49)."""
        change: Counter[int] = Counter()
        for lay, edges in zip(way.lays, way.pairs, strict=True):
            if lay.how == "reuse":
                continue
            pieces = [piece.pair for piece in self.position.state.track.get(lay.hex, ())]
            if pieces:
                change[track.number(pieces)] -= 1
            change[track.number([*pieces, edges] if lay.how == "upgrade" else [edges])] += 1
        for number, more in change.items():
            if more > self.left[number]:
                return number
        return None

    @cached_property
    def left(self) -> dict[int, int]:
        """How many tiles of each number there still are."""
        used = track.in_use(self.position.state.track)
        return {number: tile.count - used[number] for number, tile in facts.tiles().items()}

    def affordable(self, cost: Cost) -> bool:
        return cost.total <= self.budget

    def fits(self, way: Way) -> bool:
        """Whether the company can pay it and there are tiles for it."""
        return self.affordable(self.cost(way)) and self.missing_tile(way) is None

    # --- the walk ----------------------------------------------------------------------------

    def plans(self, start: str, end: str | None = None) -> Iterator[Plan]:
        """Every legal line from a hub that the company can pay, shorter ones not first."""
        plenty = min(self.left.values()) >= self.numbers.max_track_tiles
        for way in self._walk(start, end):
            cost = self.cost(way)
            if self.affordable(cost) and (plenty or self.missing_tile(way) is None):
                yield Plan(self.action(way), way, cost)

    def _walk(self, start: str, end: str | None) -> Iterator[Way]:
        """The ways whose tiles it can pay."""
        board, most = self.position.board, self.numbers.max_track_tiles
        each = facts.finance().track_cost_per_tile
        stack: list[_Under] = [
            _Under((), (), 0, (start,), place, OPPOSITE[edge])
            for edge, place in reversed([*enumerate(board.beside[start])])
            if place is not None
        ]
        while stack:
            lays, pairs, tiles, behind, here, enter = stack.pop()
            if tiles * each > self.budget or here in behind:
                continue
            if lays and (end is None or here == end) and self.is_end(here, start):
                yield Way(start, lays, pairs, here)
            left = most - len(lays) - 1
            if left < 0 or here == end:
                continue
            seen = (*behind, here)
            for beyond, entry, edges, lay in reversed(self._onward(here, enter)):
                if end is None or board.steps(beyond, end) <= left:
                    more = tiles + (lay.how != "reuse")
                    stack.append(_Under((*lays, lay), (*pairs, edges), more, seen, beyond, entry))

    def _onward(self, here: str, enter: int) -> tuple[tuple[str, int, Pair, Lay], ...]:
        """What may be done in a hex that is entered over this edge: the next hex and its edge of
        entry, the track, and how it is laid."""
        found = self._steps.get((here, enter))
        if found is None:
            found = self._steps[here, enter] = tuple(
                (beyond, OPPOSITE[leave], edges, Lay(here, how))
                for leave in ONWARD[enter]
                if (beyond := self.position.board.beside[here][leave]) is not None
                for edges in (pair(enter, leave),)
                for how in self.hows(here, edges)
            )
        return found

    def action(self, way: Way) -> Opening:
        """The action that lays this way."""
        if self.placing:
            return PlaceFactory(way.start, way.lays, way.end)
        return OpenLine(way.start, way.lays, way.end)

    def plan(self, way: Way) -> Plan:
        return Plan(self.action(way), way, self.cost(way))


def site(position: Position) -> Site:
    """The map as the company sees it whose turn it is."""
    return Site(position, placing=position.operation.extra)


def starts(position: Position) -> list[str]:
    """Where a line may begin, or the factory stand, if some legal line leads from there."""
    found = site(position)
    return [start for start in found.starts() if next(found.plans(start), None) is not None]


def nearest(position: Position, place: str) -> dict[str, int]:
    """For a place of the factory: the nearest hub of each resource it takes and all cities it sells
    to, with how far they are as the crow flies."""
    good, found, taken = position.operating.factory, dict[str, int](), set[str]()
    assert good is not None
    steps = {name: position.board.steps(place, name) for name in position.state.hubs}
    for name in sorted(steps, key=lambda one: (steps[one], one)):
        hub = position.state.hubs[name]
        source = hub.kind == "resource" and hub.item in facts.accepts(good)
        if (source and hub.item not in taken) or (hub.kind == "city" and hub.item == good):
            found[name] = steps[name]
            taken.add(hub.item)
    return found


def every(position: Position) -> Iterator[Plan]:
    """Every legal line, lazily."""
    found = site(position)
    for start in found.starts():
        yield from found.plans(start)


def any_legal(position: Position) -> bool:
    """Whether some line is legal and can be paid."""
    return next(every(position), None) is not None


def ends(position: Position, start: str) -> dict[str, Plan]:
    """By end: the cheapest legal line from `start`, the shorter of two."""
    found = site(position)
    best: dict[str, Plan] = {}
    if not found.begins(start):
        return best
    for plan in found.plans(start):
        old = best.get(plan.way.end)
        if old is None or rank(plan) < rank(old):
            best[plan.way.end] = plan
    return best


def between(position: Position, start: str, end: str) -> list[Plan]:
    """Every legal line between two hubs (`end` may be an empty hex), cheapest first."""
    found = site(position)
    if not found.begins(start):
        return []
    return sorted(found.plans(start, end), key=rank)


def cheapest(position: Position) -> Plan | None:
    """The cheapest legal line (65). What is dearer than one found is not walked any further."""
    found = site(position)
    best: Plan | None = None
    for start in found.starts():
        for plan in found.plans(start):
            if best is None or rank(plan) < rank(best):
                best = plan
                found.budget = min(found.budget, plan.cost.total)
    return best


def rank(plan: Plan) -> tuple[int, int, tuple[str, ...], tuple[str, ...]]:
    """Cost, length; then by name, so that it is always the same one."""
    lays = plan.way.lays
    return (
        plan.cost.total,
        len(lays),
        (plan.way.start, plan.way.end),
        tuple(lay.hex + lay.how for lay in lays),
    )
