"""What a railroad could build, from a view: what goes on, what is lawful, what is worth while.

All functions take the public table (`view.table`) and the id of a railroad, need not wait for its
turn, and answer for the Tech Level and treasury of the moment. `track.check_hexes` is the law;
nothing here is needed to refuse a build.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from rules.baltimore_ohio.business_round import services, track
from rules.baltimore_ohio.business_round.matters import Matters
from rules.baltimore_ohio.business_round.permission import Permission
from rules.baltimore_ohio.business_round.trees import Search, rank
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import State
from rules.errors import RuleError

Why = Literal["cheapest", "income per dollar", "income"]
KEPT = 1024
"""Railroads whose proposals are kept in mind."""
SEARCHES = 64
"""And those whose ways are: their turn asks for them more than once."""


class Way(msgspec.Struct, frozen=True):
    """A lawful build, `hexes` in an order in which it can be built. `cities` are those entered,
    `gain` the dollars by which the best net income of this Business Round rises."""

    hexes: tuple[str, ...]
    cost: int
    cities: tuple[str, ...]
    gain: int


class Proposal(msgspec.Struct, frozen=True):
    """A build worth proposing, and for what (the best by each measure, none twice)."""

    why: tuple[Why, ...]
    way: Way


def next_hexes(table: State, railroad: str, built: Sequence[str] = ()) -> tuple[str, ...]:
    """The hexes with which the build `built` could go on, or with nothing built begin."""
    return tuple(track.next_hexes(Position(table), railroad, built))


def refusal(table: State, railroad: str, hexes: Sequence[str]) -> RuleError | None:
    """Why these hexes in this order are no lawful build, or None."""
    try:
        track.check_hexes(Position(table), railroad, tuple(hexes))
    except RuleError as error:
        return error
    return None


def arrange(table: State, railroad: str, hexes: Iterable[str]) -> tuple[str, ...] | None:
    """An order in which these hexes can be built as one build, None if there is none.

    A hex built never bars another one, so from a given first hex it is enough to add whatever can
    be added until nothing is left.
    """
    position = Position(table)
    wanted = tuple(dict.fromkeys(hexes))
    permission = Permission(position, railroad)
    for first in wanted:
        order = _laid(position, permission, first, wanted)
        if len(order) == len(wanted) and refusal(table, railroad, order) is None:
            return order
    return None


def connecting(table: State, railroad: str, wanted: tuple[str, ...]) -> tuple[str, ...] | None:
    """These hexes, each named once, in order if they are a build as they stand, else the cheapest
    build that has them all; None if there is none."""
    order = arrange(table, railroad, wanted)
    if order is not None or len(wanted) > table.tech_level:
        return order
    found = search(table, railroad).sets(wanted).get(tuple(sorted(wanted)))
    return None if found is None else _way(table, railroad, found.hexes).hexes


def hindrance(table: State, railroad: str, wanted: tuple[str, ...]) -> RuleError | None:
    """The rule against one of these hexes, or all of them, that stands in the way of a build with
    them; None: they are too far."""
    position = Position(table)
    permission, city = Permission(position, railroad), position.board.city
    for hex_ in wanted:
        error = refusal(table, railroad, (hex_,))
        if error is not None and error.code in ("hex-twice", "nyc-first", "build-dear"):
            return error
        code = permission.barred(hex_)
        if code is not None:
            return RuleError(code, "26" if code == "pa-first" else "23", city=city[hex_])
        if permission.outside(hex_, wanted):
            missing = sorted(city[each] for each in permission.missing)
            return RuleError("nyc-first", "25", hex=hex_, cities=", ".join(missing))
    error = refusal(table, railroad, wanted)
    return None if error is None or error.code in ("build-apart", "build-pieces") else error


def _laid(
    position: Position, permission: Permission, first: str, wanted: Sequence[str]
) -> tuple[str, ...]:
    """What of the hexes can be built beginning with this one, in that order."""
    beside = position.board.neighbours
    if first not in beside or permission.own.isdisjoint(beside[first]):
        return ()
    if not permission.may(first):
        return ()
    built = [first]
    roots = {first}
    if position.state.options.build_at_any_end:
        roots |= permission.own
    while len(built) < len(wanted):
        following = next(
            (
                hex_
                for hex_ in wanted
                if hex_ not in roots
                and hex_ in beside
                and not roots.isdisjoint(beside[hex_])
                and permission.may(hex_, built)
            ),
            None,
        )
        if following is None:
            break
        built.append(following)
        roots.add(following)
    return tuple(built)


def goals(table: State, railroad: str) -> tuple[str, ...]:
    """The hexes that are worth a railroad's way: cities it has not entered, and counters that it
    can use and does not reach yet."""
    position = Position(table)
    own = set(table.railroads[railroad].track)
    hexes = [hex_ for hex_ in position.board.city if hex_ not in own]
    lying = [*table.coal, *table.lumber]
    if railroad == track.NW:
        lying += table.nw_coal
    return tuple(dict.fromkeys([*hexes, *(hex_ for hex_ in lying if hex_ not in own)]))


def reach(table: State, railroad: str) -> frozenset[str]:
    """Every hex that some build of the moment could enter."""
    return frozenset(search(table, railroad).ways())


def search(table: State, railroad: str) -> Search:
    """What the railroad can build."""
    return _search(Matters(table, railroad))


@lru_cache(SEARCHES)
def _search(matters: Matters) -> Search:
    return Search(Position(matters.table), matters.railroad)


def costs(table: State, railroad: str) -> dict[str, int]:
    """Dollars for the cheapest build to every goal within reach, by hex, cheapest first."""
    found = search(table, railroad).ways()
    made = [(found[goal].cost, goal) for goal in goals(table, railroad) if goal in found]
    return {goal: cost for cost, goal in sorted(made)}


def way(table: State, railroad: str, goal: str) -> Way:
    """The cheapest build to a goal within reach."""
    return _way(table, railroad, search(table, railroad).ways()[goal].hexes)


def ways(table: State, railroad: str) -> dict[str, Way]:
    """The cheapest build to every goal within reach, by hex, cheapest first."""
    return {goal: way(table, railroad, goal) for goal in costs(table, railroad)}


def gain(table: State, railroad: str, hexes: Sequence[str]) -> int:
    """Dollars by which the best net income of this Business Round would rise with these hexes."""
    return gains(table, railroad)(hexes)


def gains(table: State, railroad: str) -> Callable[[Sequence[str]], int]:
    """The same for many builds of a moment."""
    city, reckon = Position(table).board.city, services.gains(table, railroad)

    def gain(hexes: Sequence[str]) -> int:
        coal = sum(hex_ in table.nw_coal for hex_ in hexes) if railroad == track.NW else 0
        return reckon([city[hex_] for hex_ in hexes if hex_ in city], coal)

    return gain


def _way(table: State, railroad: str, hexes: Sequence[str]) -> Way:
    order = arrange(table, railroad, hexes)
    if order is None:
        raise RuntimeError(f"{railroad} cannot build {hexes}")
    board = Position(table).board
    return Way(
        order,
        sum(board.cost[hex_] for hex_ in order),
        tuple(board.city[hex_] for hex_ in order if hex_ in board.city),
        gain(table, railroad, order),
    )


def proposals(table: State, railroad: str) -> tuple[Proposal, ...]:
    """The best builds by each measure: the cheapest connection of a new city, the most income per
    dollar, the most income. Each is the best of all lawful builds; none if no city is in reach."""
    return _proposals(Matters(table, railroad))


@lru_cache(KEPT)
def _proposals(matters: Matters) -> tuple[Proposal, ...]:
    table, railroad = matters.table, matters.railroad
    trees_of = search(table, railroad)
    near, city = trees_of.ways(), Position(table).board.city
    towns = [near[goal] for goal in goals(table, railroad) if goal in near and goal in city]
    best: dict[tuple[str, ...], list[Why]] = {}
    if towns:
        best[min(towns, key=rank).hexes] = ["cheapest"]
    paying = _paying(table, railroad)
    trees = sorted(trees_of.sets(paying).values(), key=rank) if paying else []
    if trees:
        reckon = gains(table, railroad)
        gained = {tree: reckon(tree.hexes) for tree in trees}
        ratio = max(trees, key=lambda tree: (gained[tree] / tree.cost, gained[tree]))
        most = max(trees, key=lambda tree: (gained[tree], -tree.cost))
        best.setdefault(ratio.hexes, []).append("income per dollar")
        best.setdefault(most.hexes, []).append("income")
    return tuple(Proposal(tuple(why), _way(table, railroad, hexes)) for hexes, why in best.items())


def _paying(table: State, railroad: str) -> tuple[str, ...]:
    """The goals that pay in this Business Round. One that brings nothing by itself brings nothing
    with others either: they only raise what the least of the served cities brings."""
    reckon = gains(table, railroad)
    return tuple(goal for goal in goals(table, railroad) if reckon((goal,)) > 0)
