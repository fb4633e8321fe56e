"""The cheapest builds that reach given hexes: an exact search, bounded by Tech Level and treasury.

A build is a tree of at most seven hexes that touches the network, so the cheapest one for every set
of targets is found the way cheapest trees are: for each hex as root and each number of hexes, the
cheapest tree of a set is one of the same set grown by a hex, or two trees of smaller sets joined at
their root. To touch the network counts as a target like any other (`NETWORK`).

NYC before its five cities (25) builds in two stages: a tree within New York, and only if that
reaches all the cities it lacks, growth beyond. Where every hex need only touch the network (22) the
network itself is one more place of the graph, free of charge, through which pieces hang together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

from rules.baltimore_ohio.business_round.permission import Permission
from rules.baltimore_ohio.model.play import Position

NETWORK = 1
"""The bit that says that a tree touches the network; targets have the higher bits."""
ANYWHERE = "*"
"""The network as a place of the graph."""


class Tree(NamedTuple):
    """Hexes with their cost in dollars; in no order."""

    cost: int
    hexes: tuple[str, ...]


Table = list[dict[str, Tree]]
"""Trees by number of hexes, then by root."""


class Ground:
    """The hexes that one railroad may enter and pay a way to now, `within` some part of the board
    or anywhere."""

    def __init__(self, position: Position, railroad: str, within: frozenset[str] | None) -> None:
        state, board = position.state, position.board
        line = state.railroads[railroad]
        self.room = min(state.tech_level, line.cubes)
        self.purse = line.treasury
        self.cost = board.cost
        self.loose = state.options.build_at_any_end
        permission = Permission(position, railroad)
        near = {other for hex_ in permission.own for other in board.neighbours[hex_]}
        barred = set(permission.own)
        reach: dict[str, int] = {}
        layer = {hex_: self.cost[hex_] for hex_ in near}
        for _ in range(self.room):
            following: dict[str, int] = {}
            for hex_, cost in layer.items():
                if hex_ in barred or cost > self.purse or reach.get(hex_, self.purse + 1) <= cost:
                    continue
                if permission.barred(hex_) or not (within is None or hex_ in within):
                    barred.add(hex_)
                    continue
                reach[hex_] = cost
                for other in board.neighbours[hex_]:
                    further = cost + self.cost[other]
                    if further < following.get(other, self.purse + 1):
                        following[other] = further
            layer = following
        self.contacts = tuple(hex_ for hex_ in sorted(near) if hex_ in reach)
        self.beside = {
            hex_: [other for other in board.neighbours[hex_] if other in reach] for hex_ in reach
        }
        self.beside[ANYWHERE] = list(self.contacts) if self.loose else []

    def start(self) -> Table:
        """Trees of one hex that touch the network; with loose building the empty one."""
        table = self.empty()
        if self.loose:
            table[0][ANYWHERE] = Tree(0, ())
            return table
        for hex_ in self.contacts:
            if self.room and self.cost[hex_] <= self.purse:
                table[1][hex_] = Tree(self.cost[hex_], (hex_,))
        return table

    def empty(self) -> Table:
        return [{} for _ in range(self.room + 1)]


class Near:
    """How a tree without contact could get it: the fewest hexes and dollars from each root."""

    def __init__(self, ground: Ground, base: Table) -> None:
        self._ground = ground
        self._count: dict[str, int] = {}
        self._cost: dict[str, int] = {}
        for count, layer in enumerate(base):
            for root, tree in layer.items():
                self._count.setdefault(root, count)
                self._cost[root] = min(tree.cost, self._cost.get(root, tree.cost))

    def allows(self, root: str, count: int, cost: int) -> bool:
        """Whether a tree of so many hexes and dollars can still be joined to the network."""
        if root == ANYWHERE:
            return True
        least = self._count.get(root)
        if least is None or count + least - 1 > self._ground.room:
            return False
        return cost + self._cost[root] - self._ground.cost[root] <= self._ground.purse


def grow(ground: Ground, table: Table, near: Near | None = None) -> None:
    """Every tree grown by one hex at a time, in place; only those that no smaller one beats."""
    least: dict[str, int] = {}
    for count, layer in enumerate(table):
        for root in [root for root, tree in layer.items() if least.get(root, 1 << 30) <= tree.cost]:
            del layer[root]
        if ground.loose:
            _touch(ground, layer, least)
        for root, tree in layer.items():
            least[root] = tree.cost
        if count < ground.room:
            for root, tree in layer.items():
                _spread(ground, table[count + 1], root, tree, least, near)


def _touch(ground: Ground, layer: dict[str, Tree], least: dict[str, int]) -> None:
    """A tree beside the network may go on from anywhere beside it."""
    beside = [layer[hex_] for hex_ in ground.contacts if hex_ in layer]
    if ANYWHERE in layer:
        beside.append(layer[ANYWHERE])
    if beside:
        cheapest = min(beside, key=lambda tree: tree.cost)
        if cheapest.cost < least.get(ANYWHERE, 1 << 30):
            layer[ANYWHERE] = cheapest


def _spread(
    ground: Ground,
    layer: dict[str, Tree],
    root: str,
    tree: Tree,
    least: dict[str, int],
    near: Near | None,
) -> None:
    for other in ground.beside[root]:
        cost = tree.cost + ground.cost[other]
        if cost > ground.purse or cost >= least.get(other, 1 << 30) or other in tree.hexes:
            continue
        present = layer.get(other)
        if present is not None and present.cost <= cost:
            continue
        if near is None or near.allows(other, len(tree.hexes) + 1, cost):
            layer[other] = Tree(cost, (*tree.hexes, other))


def _join(ground: Ground, into: Table, one: Table, two: Table, near: Near | None) -> None:
    """Trees of two sets with the same root, put together."""
    for first, layer in enumerate(one):
        for second, others in enumerate(two):
            if first + second > ground.room + 1:
                break
            for root in layer:
                if root not in others:
                    continue
                shared = int(root != ANYWHERE)
                count = first + second - shared
                if count > ground.room:
                    continue
                cost = layer[root].cost + others[root].cost
                cost -= ground.cost[root] if shared else 0
                present = into[count].get(root)
                if cost > ground.purse or (present is not None and present.cost <= cost):
                    continue
                hexes = tuple(dict.fromkeys((*layer[root].hexes, *others[root].hexes)))
                if len(hexes) == count and (near is None or near.allows(root, count, cost)):
                    into[count][root] = Tree(cost, hexes)


def all_sets(
    ground: Ground, seeds: Mapping[int, Table], base: int, bits: Mapping[str, int]
) -> dict[int, Table]:
    """Tables for every set of targets that a build can reach, `base` included in each with contact.

    `seeds`: trees with contact to begin with, `base` the least of their masks; `bits`: the targets
    that may be reached besides.
    """
    tables: dict[int, Table] = {mask: [dict(row) for row in seeds[mask]] for mask in seeds}
    grow(ground, tables[base])
    near = Near(ground, tables[base])
    for hex_, bit in bits.items():
        if near.allows(hex_, 1, ground.cost[hex_]):
            tables[bit] = ground.empty()
            tables[bit][1][hex_] = Tree(ground.cost[hex_], (hex_,))
            grow(ground, tables[bit], near)
    done: dict[int, list[int]] = {}
    least: dict[int, int] = {}
    for size in range(1, ground.room + base.bit_count() + 1):
        found = {mask: table for mask, table in tables.items() if mask.bit_count() == size}
        for low in range(1, size):
            for one in done.get(low, ()):
                for two in done.get(size - low, ()):
                    if one & two or one & -one > two & -two:
                        continue
                    if least[one] + least[two] <= ground.room + 1:
                        table = found.setdefault(one | two, ground.empty())
                        near_ = None if one & NETWORK else near
                        _join(ground, table, tables[one], tables[two], near_)
        kept = done.setdefault(size, [])
        for mask, table in found.items():
            if mask != base:
                grow(ground, table, None if mask & NETWORK else near)
            if any(table):
                tables[mask] = table
                least[mask] = next(count for count, layer in enumerate(table) if layer)
                kept.append(mask)
    return tables


def rank(tree: Tree) -> tuple[int, int, tuple[str, ...]]:
    """The cheapest first, of those the one with the fewest hexes."""
    return tree.cost, len(tree.hexes), tree.hexes


def _roots(table: Table) -> dict[str, Tree]:
    """The best tree of each root, in the order in which the roots come."""
    best: dict[str, Tree] = {}
    for layer in table:
        for root, tree in layer.items():
            present = best.get(root)
            if present is None or rank(tree) < rank(present):
                best[root] = tree
    return best


def _best(table: Table) -> Tree | None:
    """The best tree of a table."""
    return min((tree for layer in table for tree in layer.values()), key=rank, default=None)


class Search:
    """What one railroad can build now at the least cost, the lock of NYC (25) included."""

    def __init__(self, position: Position, railroad: str) -> None:
        board = position.board
        self._missing = Permission(position, railroad).missing
        inside = board.new_york if self._missing else None
        self._home = Ground(position, railroad, inside)
        self._abroad = Ground(position, railroad, None) if self._missing else None
        self._ways: dict[str, Tree] | None = None

    def ways(self) -> Mapping[str, Tree]:
        """The cheapest build that enters each hex, for every hex within reach."""
        if self._ways is None:
            self._ways = self._found()
        return self._ways

    def _found(self) -> dict[str, Tree]:
        base = self._home.start()
        grow(self._home, base)
        tables = [base]
        opened = self._opened(())
        if opened is not None and self._abroad is not None:
            green = opened[0]
            beyond = opened[1][green]
            grow(self._abroad, beyond)
            tables.append(beyond)
        found: dict[str, Tree] = {}
        for table in tables:
            for root, tree in _roots(table).items():
                found.setdefault(root, tree)
        found.pop(ANYWHERE, None)
        return found

    def _opened(self, targets: Iterable[str]) -> tuple[int, dict[int, Table]] | None:
        """Trees within New York that reach all the cities NYC lacks, by mask, with the mask of
        just those; None if there are none. The lacking cities have the lowest bits."""
        green = sorted(self._missing)
        if self._abroad is None or any(hex_ not in self._home.beside for hex_ in green):
            return None
        bits = _bits([*green, *(hex_ for hex_ in targets if hex_ not in self._missing)])
        need = NETWORK + sum(bits[hex_] for hex_ in green)
        inside = {hex_: bit for hex_, bit in bits.items() if hex_ in self._home.beside}
        tables = all_sets(self._home, {NETWORK: self._home.start()}, NETWORK, inside)
        seeds = {mask: table for mask, table in tables.items() if mask & need == need}
        return (need, seeds) if need in seeds else None

    def sets(self, targets: Iterable[str]) -> dict[tuple[str, ...], Tree]:
        """The cheapest build for every set of the targets that one build can reach."""
        goals = list(dict.fromkeys(targets))
        inside = _bits([hex_ for hex_ in goals if hex_ in self._home.beside])
        tables = all_sets(self._home, {NETWORK: self._home.start()}, NETWORK, inside)
        found = _named(tables, inside)
        opened = self._opened(goals)
        if opened is not None and self._abroad is not None:
            need, seeds = opened
            bits = _bits([*sorted(self._missing), *(h for h in goals if h not in self._missing)])
            free = {h: bit for h, bit in bits.items() if h in self._abroad.beside}
            beyond = {hex_: bit for hex_, bit in free.items() if hex_ not in self._missing}
            for goal, tree in _named(all_sets(self._abroad, seeds, need, beyond), bits).items():
                for some in _parts(goal):
                    if some not in found or tree.cost < found[some].cost:
                        found[some] = tree
        return found


def _parts(goal: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every set that is reached with this one: NYC abroad has the green cities in any case."""
    for size in range(1, len(goal) + 1):
        yield from combinations(goal, size)


def _bits(hexes: Iterable[str]) -> dict[str, int]:
    return {hex_: 2 << place for place, hex_ in enumerate(hexes)}


def _named(tables: Mapping[int, Table], bits: Mapping[str, int]) -> dict[tuple[str, ...], Tree]:
    """The cheapest tree by the targets of its mask, trees without contact left out."""
    found = {}
    for mask, table in tables.items():
        best = _best(table) if mask & NETWORK else None
        if best is not None and mask != NETWORK:
            found[tuple(sorted(hex_ for hex_, bit in bits.items() if mask & bit))] = best
    return found
