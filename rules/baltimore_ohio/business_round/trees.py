"""Exact search for the cheapest builds that reach given hexes.

It is bounded by Tech Level and treasury.

A build is a tree of at most seven hexes that touches the network, so the cheapest one for every set
of targets is found like a Steiner tree: for each hex as root and each number of hexes, the cheapest
tree of a set is one of the same set grown by a hex, or two trees of smaller sets joined at their
root. Touching the network counts as a target like any other (`NETWORK`).

NYC before its five cities (25) builds in two stages: a tree within New York, and only if that
reaches all the cities it lacks, growth beyond. Where every hex need only touch the network (22) the
network itself is one more node of the graph, free of charge, which connects the pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

from rules.baltimore_ohio.business_round.permission import Permission
from rules.baltimore_ohio.model.position import Position

NETWORK = 1
"""The bit of a mask that says that a tree touches the network; targets have the higher bits."""
NETWORK_NODE = "*"
"""The network as a node of the graph."""


class Tree(NamedTuple):
    """Hexes, in no order, with their cost in dollars."""

    cost: int
    hexes: tuple[str, ...]


TreeTable = list[dict[str, Tree]]
"""Trees by number of hexes, then by root."""


class BuildArea:
    """The hexes that one railroad may enter and can pay for now.

    `within`: only these parts of the board, or None."""

    def __init__(self, position: Position, railroad: str, within: frozenset[str] | None) -> None:
        state, board = position.state, position.board
        line = state.railroads[railroad]
        self.max_hexes = min(state.tech_level, line.cubes)
        self.treasury = line.treasury
        self.cost = board.cost
        self.build_at_any_end = state.options.build_at_any_end
        permission = Permission(position, railroad)
        adjacent = {other for hex_ in permission.track for other in board.neighbours[hex_]}
        barred = set(permission.track)
        reach: dict[str, int] = {}
        layer = {hex_: self.cost[hex_] for hex_ in adjacent}
        for _ in range(self.max_hexes):
            following: dict[str, int] = {}
            for hex_, cost in layer.items():
                if (
                    hex_ in barred
                    or cost > self.treasury
                    or reach.get(hex_, self.treasury + 1) <= cost
                ):
                    continue
                if permission.refusal_code(hex_) or not (within is None or hex_ in within):
                    barred.add(hex_)
                    continue
                reach[hex_] = cost
                for other in board.neighbours[hex_]:
                    further = cost + self.cost[other]
                    if further < following.get(other, self.treasury + 1):
                        following[other] = further
            layer = following
        self.contacts = tuple(hex_ for hex_ in sorted(adjacent) if hex_ in reach)
        self.neighbours = {
            hex_: [other for other in board.neighbours[hex_] if other in reach] for hex_ in reach
        }
        self.neighbours[NETWORK_NODE] = list(self.contacts) if self.build_at_any_end else []

    def initial_trees(self) -> TreeTable:
        """Return trees of one hex that touch the network, or the empty tree (any end)."""
        table = self.empty_table()
        if self.build_at_any_end:
            table[0][NETWORK_NODE] = Tree(0, ())
            return table
        for hex_ in self.contacts:
            if self.max_hexes and self.cost[hex_] <= self.treasury:
                table[1][hex_] = Tree(self.cost[hex_], (hex_,))
        return table

    def empty_table(self) -> TreeTable:
        return [{} for _ in range(self.max_hexes + 1)]


class ContactCosts:
    """The fewest hexes and dollars by which a tree could reach the network, by root."""

    def __init__(self, area: BuildArea, base: TreeTable) -> None:
        self._area = area
        self._count: dict[str, int] = {}
        self._cost: dict[str, int] = {}
        for count, layer in enumerate(base):
            for root, tree in layer.items():
                self._count.setdefault(root, count)
                self._cost[root] = min(tree.cost, self._cost.get(root, tree.cost))

    def allows(self, root: str, count: int, cost: int) -> bool:
        """Whether a tree of this many hexes and dollars can still be joined to the network."""
        if root == NETWORK_NODE:
            return True
        least = self._count.get(root)
        if least is None or count + least - 1 > self._area.max_hexes:
            return False
        return cost + self._cost[root] - self._area.cost[root] <= self._area.treasury


def grow_trees(area: BuildArea, table: TreeTable, contact: ContactCosts | None = None) -> None:
    """Grow every tree by one hex at a time, in place; keep only those that no smaller one beats."""
    least: dict[str, int] = {}
    for count, layer in enumerate(table):
        for root in [root for root, tree in layer.items() if least.get(root, 1 << 30) <= tree.cost]:
            del layer[root]
        if area.build_at_any_end:
            _add_network_node(area, layer, least)
        for root, tree in layer.items():
            least[root] = tree.cost
        if count < area.max_hexes:
            for root, tree in layer.items():
                _spread(area, table[count + 1], root, tree, least, contact)


def _add_network_node(area: BuildArea, layer: dict[str, Tree], least: dict[str, int]) -> None:
    """Let a tree that touches the network go on from any hex that touches it."""
    touching = [layer[hex_] for hex_ in area.contacts if hex_ in layer]
    if NETWORK_NODE in layer:
        touching.append(layer[NETWORK_NODE])
    if touching:
        cheapest = min(touching, key=lambda tree: tree.cost)
        if cheapest.cost < least.get(NETWORK_NODE, 1 << 30):
            layer[NETWORK_NODE] = cheapest


def _spread(
    area: BuildArea,
    layer: dict[str, Tree],
    root: str,
    tree: Tree,
    least: dict[str, int],
    contact: ContactCosts | None,
) -> None:
    for other in area.neighbours[root]:
        cost = tree.cost + area.cost[other]
        if cost > area.treasury or cost >= least.get(other, 1 << 30) or other in tree.hexes:
            continue
        present = layer.get(other)
        if present is not None and present.cost <= cost:
            continue
        if contact is None or contact.allows(other, len(tree.hexes) + 1, cost):
            layer[other] = Tree(cost, (*tree.hexes, other))


def _join_trees(
    area: BuildArea,
    into: TreeTable,
    left: TreeTable,
    right: TreeTable,
    contact: ContactCosts | None,
) -> None:
    """Put trees of two sets with the same root together."""
    for left_count, layer in enumerate(left):
        for right_count, others in enumerate(right):
            if left_count + right_count > area.max_hexes + 1:
                break
            for root in layer:
                if root not in others:
                    continue
                shared = int(root != NETWORK_NODE)
                count = left_count + right_count - shared
                if count > area.max_hexes:
                    continue
                cost = layer[root].cost + others[root].cost
                cost -= area.cost[root] if shared else 0
                present = into[count].get(root)
                if cost > area.treasury or (present is not None and present.cost <= cost):
                    continue
                hexes = tuple(dict.fromkeys((*layer[root].hexes, *others[root].hexes)))
                if len(hexes) == count and (contact is None or contact.allows(root, count, cost)):
                    into[count][root] = Tree(cost, hexes)


def trees_by_mask(
    area: BuildArea, seeds: Mapping[int, TreeTable], base: int, bits: Mapping[str, int]
) -> dict[int, TreeTable]:
    """Return the trees for every set of targets that a build can reach, by mask.

    Each mask with contact includes `base`. `seeds`: trees with contact to begin with, `base`
    the least of their masks; `bits`: the targets that may also be reached."""
    tables: dict[int, TreeTable] = {mask: [dict(row) for row in seeds[mask]] for mask in seeds}
    grow_trees(area, tables[base])
    contact = ContactCosts(area, tables[base])
    for hex_, bit in bits.items():
        if contact.allows(hex_, 1, area.cost[hex_]):
            tables[bit] = area.empty_table()
            tables[bit][1][hex_] = Tree(area.cost[hex_], (hex_,))
            grow_trees(area, tables[bit], contact)
    done: dict[int, list[int]] = {}
    least: dict[int, int] = {}
    for size in range(1, area.max_hexes + base.bit_count() + 1):
        sized_tables = {mask: table for mask, table in tables.items() if mask.bit_count() == size}
        for left_size in range(1, size):
            for left in done.get(left_size, ()):
                for right in done.get(size - left_size, ()):
                    if left & right or left & -left > right & -right:
                        continue
                    if least[left] + least[right] <= area.max_hexes + 1:
                        table = sized_tables.setdefault(left | right, area.empty_table())
                        contact_or_none = None if left & NETWORK else contact
                        _join_trees(area, table, tables[left], tables[right], contact_or_none)
        masks = done.setdefault(size, [])
        for mask, table in sized_tables.items():
            if mask != base:
                grow_trees(area, table, None if mask & NETWORK else contact)
            if any(table):
                tables[mask] = table
                least[mask] = next(count for count, layer in enumerate(table) if layer)
                masks.append(mask)
    return tables


def tree_rank(tree: Tree) -> tuple[int, int, tuple[str, ...]]:
    """Return the sort key: the cheapest first, of those the one with the fewest hexes."""
    return tree.cost, len(tree.hexes), tree.hexes


def _best_by_root(table: TreeTable) -> dict[str, Tree]:
    """Return the best tree of each root, in the order of the roots."""
    best: dict[str, Tree] = {}
    for layer in table:
        for root, tree in layer.items():
            present = best.get(root)
            if present is None or tree_rank(tree) < tree_rank(present):
                best[root] = tree
    return best


def _best_tree(table: TreeTable) -> Tree | None:
    return min((tree for layer in table for tree in layer.values()), key=tree_rank, default=None)


class BuildSearch:
    """Search for a railroad's cheapest builds, including the border of NYC (25)."""

    def __init__(self, position: Position, railroad: str) -> None:
        board = position.board
        self._missing = Permission(position, railroad).missing
        home_hexes = board.new_york if self._missing else None
        self._home = BuildArea(position, railroad, home_hexes)
        self._abroad = BuildArea(position, railroad, None) if self._missing else None
        self._builds: dict[str, Tree] | None = None

    def cheapest_builds(self) -> Mapping[str, Tree]:
        """Return the cheapest build that enters each hex, for every hex within reach."""
        if self._builds is None:
            self._builds = self._find_builds()
        return self._builds

    def _find_builds(self) -> dict[str, Tree]:
        base = self._home.initial_trees()
        grow_trees(self._home, base)
        tables = [base]
        opened = self._opening_trees(())
        if opened is not None and self._abroad is not None:
            green = opened[0]
            beyond = opened[1][green]
            grow_trees(self._abroad, beyond)
            tables.append(beyond)
        builds: dict[str, Tree] = {}
        for table in tables:
            for root, tree in _best_by_root(table).items():
                builds.setdefault(root, tree)
        builds.pop(NETWORK_NODE, None)
        return builds

    def _opening_trees(self, targets: Iterable[str]) -> tuple[int, dict[int, TreeTable]] | None:
        """Return the mask of the cities NYC lacks, and trees that reach them all, or None.

        The trees lie within New York. The lacking cities have the lowest bits."""
        green = sorted(self._missing)
        if self._abroad is None or any(hex_ not in self._home.neighbours for hex_ in green):
            return None
        bits = _bits([*green, *(hex_ for hex_ in targets if hex_ not in self._missing)])
        need = NETWORK + sum(bits[hex_] for hex_ in green)
        home_bits = {hex_: bit for hex_, bit in bits.items() if hex_ in self._home.neighbours}
        tables = trees_by_mask(
            self._home, {NETWORK: self._home.initial_trees()}, NETWORK, home_bits
        )
        seeds = {mask: table for mask, table in tables.items() if mask & need == need}
        return (need, seeds) if need in seeds else None

    def builds_by_targets(self, targets: Iterable[str]) -> dict[tuple[str, ...], Tree]:
        """Return the cheapest build for every set of the targets that one build can reach."""
        goals = list(dict.fromkeys(targets))
        home_bits = _bits([hex_ for hex_ in goals if hex_ in self._home.neighbours])
        tables = trees_by_mask(
            self._home, {NETWORK: self._home.initial_trees()}, NETWORK, home_bits
        )
        builds = _trees_by_targets(tables, home_bits)
        opened = self._opening_trees(goals)
        if opened is not None and self._abroad is not None:
            need, seeds = opened
            bits = _bits([*sorted(self._missing), *(h for h in goals if h not in self._missing)])
            reachable_bits = {h: bit for h, bit in bits.items() if h in self._abroad.neighbours}
            beyond = {
                hex_: bit for hex_, bit in reachable_bits.items() if hex_ not in self._missing
            }
            for goal, tree in _trees_by_targets(
                trees_by_mask(self._abroad, seeds, need, beyond), bits
            ).items():
                for subset in _subsets(goal):
                    if subset not in builds or tree.cost < builds[subset].cost:
                        builds[subset] = tree
        return builds


def _subsets(goal: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield every subset: NYC abroad has the green cities in any case."""
    for size in range(1, len(goal) + 1):
        yield from combinations(goal, size)


def _bits(hexes: Iterable[str]) -> dict[str, int]:
    return {hex_: 2 << place for place, hex_ in enumerate(hexes)}


def _trees_by_targets(
    tables: Mapping[int, TreeTable], bits: Mapping[str, int]
) -> dict[tuple[str, ...], Tree]:
    """Return the cheapest tree by the targets of its mask, without trees that lack contact."""
    trees = {}
    for mask, table in tables.items():
        best = _best_tree(table) if mask & NETWORK else None
        if best is not None and mask != NETWORK:
            trees[tuple(sorted(hex_ for hex_, bit in bits.items() if mask & bit))] = best
    return trees
