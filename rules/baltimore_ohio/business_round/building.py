"""What a railroad could build, from a view: how a build can go on, what is legal, what pays.

All functions take the public table (`view.table`) and the id of a railroad; it need not be the
railroad's turn. They answer for the current Tech Level and treasury. `track.check_hexes`
decides what is legal; nothing here is needed to refuse a build."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

import msgspec

import data.baltimore_ohio as facts
from rules.baltimore_ohio.business_round import services, track
from rules.baltimore_ohio.business_round.build_key import BuildKey
from rules.baltimore_ohio.business_round.permission import Permission
from rules.baltimore_ohio.business_round.trees import BuildSearch, tree_rank
from rules.baltimore_ohio.model.position import Position
from rules.baltimore_ohio.model.state import State
from rules.errors import RuleError

Why = Literal["cheapest", "income per dollar", "income"]
PROPOSALS_CACHED = 1024
"""Number of railroads whose proposals are cached."""
SEARCHES_CACHED = 64
"""Number of railroads whose searches are cached: a turn uses its search more than once."""


class Build(msgspec.Struct, frozen=True):
    """A legal build, with `hexes` in an order in which they can be built.

    `cities` are those entered, `gain` the dollars by which the best net income of this
    Business Round rises."""

    hexes: tuple[str, ...]
    cost: int
    cities: tuple[str, ...]
    gain: int


class Proposal(msgspec.Struct, frozen=True):
    """A build worth proposing, and the measures by which it is the best; no build occurs twice."""

    why: tuple[Why, ...]
    way: Build


def next_hexes(table: State, railroad: str, built: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the hexes with which the build `built` could go on, or begin if it is empty."""
    return tuple(track.next_hexes(Position(table), railroad, built))


def refusal(table: State, railroad: str, hexes: Sequence[str]) -> RuleError | None:
    """Return why these hexes in this order are no legal build, or None."""
    try:
        track.check_hexes(Position(table), railroad, tuple(hexes))
    except RuleError as error:
        return error
    return None


def arrange_hexes(table: State, railroad: str, hexes: Iterable[str]) -> tuple[str, ...] | None:
    """Return an order in which these hexes can be built as one build, or None.

    A built hex never bars another one, so from a given first hex it is enough to add any hex
    that can be added until none is left."""
    position = Position(table)
    unordered = tuple(dict.fromkeys(hexes))
    permission = Permission(position, railroad)
    for first in unordered:
        order = _order_from(position, permission, first, unordered)
        if len(order) == len(unordered) and refusal(table, railroad, order) is None:
            return order
    return None


def connect_hexes(table: State, railroad: str, wanted: tuple[str, ...]) -> tuple[str, ...] | None:
    """Return the cheapest build that contains all these different hexes; None if there is none.

    If they are a build by themselves, they are returned in an order in which they can be built."""
    order = arrange_hexes(table, railroad, wanted)
    if order is not None or len(wanted) > table.tech_level:
        return order
    tree = build_search(table, railroad).builds_by_targets(wanted).get(tuple(sorted(wanted)))
    return None if tree is None else _make_build(table, railroad, tree.hexes).hexes


def build_obstacle(table: State, railroad: str, wanted: tuple[str, ...]) -> RuleError | None:
    """Return the refusal that prevents a build with one of these hexes, or with all of them.

    None: they are only too far away."""
    position = Position(table)
    permission, city = Permission(position, railroad), position.board.city
    for hex_ in wanted:
        error = refusal(table, railroad, (hex_,))
        if error is not None and error.code in ("hex-twice", "nyc-first", "build-dear"):
            return error
        code = permission.refusal_code(hex_)
        if code is not None:
            return RuleError(code, "26" if code == "pa-first" else "23", city=city[hex_])
        if permission.is_outside_border(hex_, wanted):
            missing = sorted(city[missing_hex] for missing_hex in permission.missing)
            return RuleError("nyc-first", "25", hex=hex_, cities=", ".join(missing))
    error = refusal(table, railroad, wanted)
    return None if error is None or error.code in ("build-apart", "build-pieces") else error


def _order_from(
    position: Position, permission: Permission, first: str, wanted: Sequence[str]
) -> tuple[str, ...]:
    """Return the hexes that can be built beginning with this one, in that order."""
    neighbours = position.board.neighbours
    if first not in neighbours or permission.track.isdisjoint(neighbours[first]):
        return ()
    if not permission.may_enter(first):
        return ()
    built = [first]
    roots = {first}
    if position.state.options.build_at_any_end:
        roots |= permission.track
    while len(built) < len(wanted):
        following = next(
            (
                hex_
                for hex_ in wanted
                if hex_ not in roots
                and hex_ in neighbours
                and not roots.isdisjoint(neighbours[hex_])
                and permission.may_enter(hex_, built)
            ),
            None,
        )
        if following is None:
            break
        built.append(following)
        roots.add(following)
    return tuple(built)


def build_goals(table: State, railroad: str) -> tuple[str, ...]:
    """Return the hexes worth building to.

    These are cities that the railroad has not entered, and counters that it can use and has
    not reached."""
    position = Position(table)
    track_hexes = set(table.railroads[railroad].track)
    hexes = [hex_ for hex_ in position.board.city if hex_ not in track_hexes]
    counter_hexes = [*table.coal, *table.lumber]
    if railroad == track.NW:
        counter_hexes += table.nw_coal
    return tuple(
        dict.fromkeys([*hexes, *(hex_ for hex_ in counter_hexes if hex_ not in track_hexes)])
    )


def reachable_hexes(table: State, railroad: str) -> frozenset[str]:
    """Return every hex that some build could enter now."""
    return frozenset(build_search(table, railroad).cheapest_builds())


def build_search(table: State, railroad: str) -> BuildSearch:
    """Return the search for the railroad's cheapest builds (cached)."""
    return _cached_search(BuildKey(table, railroad))


@facts.FACTS.cached_recent(SEARCHES_CACHED)
def _cached_search(key: BuildKey) -> BuildSearch:
    return BuildSearch(Position(key.table), key.railroad)


def cheapest_costs(table: State, railroad: str) -> dict[str, int]:
    """Return the dollars of the cheapest build to each reachable goal, by hex, cheapest first."""
    trees = build_search(table, railroad).cheapest_builds()
    priced = [(trees[goal].cost, goal) for goal in build_goals(table, railroad) if goal in trees]
    return {goal: cost for cost, goal in sorted(priced)}


def cheapest_build(table: State, railroad: str, goal: str) -> Build:
    """Return the cheapest build to a goal within reach."""
    return _make_build(table, railroad, build_search(table, railroad).cheapest_builds()[goal].hexes)


def cheapest_builds(table: State, railroad: str) -> dict[str, Build]:
    """Return the cheapest build to every goal within reach, by hex, cheapest first."""
    return {goal: cheapest_build(table, railroad, goal) for goal in cheapest_costs(table, railroad)}


def income_gain(table: State, railroad: str, hexes: Sequence[str]) -> int:
    """Return the dollars by which these hexes raise the best net income of this Business Round."""
    return income_gain_function(table, railroad)(hexes)


def income_gain_function(table: State, railroad: str) -> Callable[[Sequence[str]], int]:
    """Return `income_gain` as a function of the hexes, for many builds in the same position."""
    city, service_gain = Position(table).board.city, services.gain_function(table, railroad)

    def gain(hexes: Sequence[str]) -> int:
        coal = sum(hex_ in table.nw_coal for hex_ in hexes) if railroad == track.NW else 0
        return service_gain([city[hex_] for hex_ in hexes if hex_ in city], coal)

    return gain


def _make_build(table: State, railroad: str, hexes: Sequence[str]) -> Build:
    order = arrange_hexes(table, railroad, hexes)
    if order is None:
        raise RuntimeError(f"{railroad} cannot build {hexes}")
    board = Position(table).board
    return Build(
        order,
        sum(board.cost[hex_] for hex_ in order),
        tuple(board.city[hex_] for hex_ in order if hex_ in board.city),
        income_gain(table, railroad, order),
    )


def proposals(table: State, railroad: str) -> tuple[Proposal, ...]:
    """Return the best builds by each measure; empty if no city is in reach.

    The measures: the cheapest connection of a new city, the most income per dollar, the most
    income. Each is the best of all legal builds."""
    return _proposals(BuildKey(table, railroad))


@facts.FACTS.cached_recent(PROPOSALS_CACHED)
def _proposals(key: BuildKey) -> tuple[Proposal, ...]:
    table, railroad = key.table, key.railroad
    found_builds = build_search(table, railroad)
    cheapest, city = found_builds.cheapest_builds(), Position(table).board.city
    city_trees = [
        cheapest[goal] for goal in build_goals(table, railroad) if goal in cheapest and goal in city
    ]
    best: dict[tuple[str, ...], list[Why]] = {}
    if city_trees:
        best[min(city_trees, key=tree_rank).hexes] = ["cheapest"]
    paying = _paying_goals(table, railroad)
    trees = sorted(found_builds.builds_by_targets(paying).values(), key=tree_rank) if paying else []
    if trees:
        gain_of = income_gain_function(table, railroad)
        gain_by_tree = {tree: gain_of(tree.hexes) for tree in trees}
        ratio = max(trees, key=lambda tree: (gain_by_tree[tree] / tree.cost, gain_by_tree[tree]))
        most = max(trees, key=lambda tree: (gain_by_tree[tree], -tree.cost))
        best.setdefault(ratio.hexes, []).append("income per dollar")
        best.setdefault(most.hexes, []).append("income")
    return tuple(
        Proposal(tuple(why), _make_build(table, railroad, hexes)) for hexes, why in best.items()
    )


def _paying_goals(table: State, railroad: str) -> tuple[str, ...]:
    """Return the goals that pay in this Business Round.

    A goal that brings nothing by itself brings nothing with others either: they only raise
    what the least of the served cities brings."""
    gain_of = income_gain_function(table, railroad)
    return tuple(goal for goal in build_goals(table, railroad) if gain_of((goal,)) > 0)
