"""The searches for builds and services find what trying everything finds."""

from itertools import combinations, permutations

import pytest

import data.baltimore_ohio as facts
from rules.baltimore_ohio.business_round import building, services, track
from rules.baltimore_ohio.business_round.permission import Permission
from rules.baltimore_ohio.business_round.trees import BuildSearch
from rules.errors import RuleError
from tests.support.baltimore_ohio import kit as bo


def every_build(table: bo.State, railroad: str) -> dict[frozenset[str], tuple[str, ...]]:
    """All lawful sets of hexes with an order, found by laying one hex after another."""
    builds: dict[frozenset[str], tuple[str, ...]] = {}
    todo: list[tuple[str, ...]] = [()]
    position = bo.Position(table)
    states: set[frozenset[str]] = set()
    while todo:
        built = todo.pop()
        for hex_ in track.next_hexes(position, railroad, built):
            order = (*built, hex_)
            key = frozenset(order)
            if key not in states:
                states.add(key)
                builds[key] = order
                todo.append(order)
    return builds


def cases() -> list[tuple[str, bo.State, str]]:
    """Railroads in country that differs: open, mountains, a border, black edges, full cities."""
    tables = []
    for loose in (False, True):
        options = bo.Options(norfolk_western=True, build_at_any_end=loose)
        for tech in (2, 3, 4):
            open_land = bo.new_game(3, options)
            bo.running(open_land, "BO", {0: 5}, track=("I15", "H15"), treasury=400)
            tables.append((f"B&O {tech}", open_land, "BO"))
            east = bo.new_game(3, options)
            bo.running(east, "BM", {0: 5}, track=("E21", "E20"), treasury=110)
            tables.append((f"B&M {tech}", east, "BM"))
            locked = bo.new_game(3, options)
            bo.running(
                locked,
                "NYC",
                {0: 5},
                treasury=300,
                track=("D18", "C17", "C16", "C15", "C14", "E18"),
            )
            tables.append((f"NYC {tech}", locked, "NYC"))
            nearly = bo.new_game(3, options)
            bo.running(
                nearly,
                "NYC",
                {0: 5},
                treasury=300,
                track=("D18", "C17", "C16", "C15", "C14", "D14", "E18"),
            )
            tables.append((f"NYC open {tech}", nearly, "NYC"))
            for _, table, _railroad in tables[-4:]:
                bo.level(table, tech)
    return tables


CASES = cases()


def test_the_cases_are_lawful_positions() -> None:
    """Their networks hang together, so that the searches answer what can come up."""
    for name, table, railroad in CASES:
        line = table.railroads[railroad].track
        for place, hex_ in enumerate(line[1:], 1):
            beside = bo.board().neighbours[hex_]
            assert any(other in line[:place] for other in beside), (name, hex_)


@pytest.mark.parametrize(("table", "railroad"), [case[1:] for case in CASES])
def test_cheapest_ways(table: bo.State, railroad: str) -> None:
    """For every hex within reach the cheapest of all lawful builds that enter it."""
    best: dict[str, int] = {}
    for hexes in every_build(table, railroad):
        cost = sum(bo.board().cost[hex_] for hex_ in hexes)
        for hex_ in hexes:
            best[hex_] = min(cost, best.get(hex_, cost))
    trees = BuildSearch(bo.Position(table), railroad).cheapest_builds()
    assert {hex_: tree.cost for hex_, tree in trees.items()} == best
    for hex_, way in building.cheapest_builds(table, railroad).items():
        assert way.cost == best[hex_] and hex_ in way.hexes
        assert building.refusal(table, railroad, way.hexes) is None


@pytest.mark.parametrize(("table", "railroad"), [case[1:] for case in CASES])
def test_cheapest_sets(table: bo.State, railroad: str) -> None:
    """For every set of cities that one build can reach the cheapest build that reaches them."""
    goals = [hex_ for hex_ in building.build_goals(table, railroad) if hex_ in bo.board().city]
    best: dict[tuple[str, ...], int] = {}
    for hexes in every_build(table, railroad):
        cost = sum(bo.board().cost[hex_] for hex_ in hexes)
        inside = sorted(hex_ for hex_ in hexes if hex_ in goals)
        for size in range(1, len(inside) + 1):
            for some in combinations(inside, size):
                best[some] = min(cost, best.get(some, cost))
    trees = BuildSearch(bo.Position(table), railroad).builds_by_targets(goals)
    costs = {goal: tree.cost for goal, tree in trees.items()}
    assert costs == best
    for tree in trees.values():
        assert building.arrange_hexes(table, railroad, reversed(tree.hexes)) is not None


@pytest.mark.parametrize(("table", "railroad"), [case[1:] for case in CASES])
def test_proposals_are_the_best(table: bo.State, railroad: str) -> None:
    """Cheapest connection, income per dollar and income: no lawful build does better."""
    table.railroads[railroad].cards = [1, 2]
    builds = [
        (sum(bo.board().cost[hex_] for hex_ in hexes), building.income_gain(table, railroad, order))
        for hexes, order in every_build(table, railroad).items()
        if any(hex_ in bo.board().city for hex_ in hexes)
    ]
    ways = {why: p.way for p in building.proposals(table, railroad) for why in p.why}
    table.railroads[railroad].cards = []
    if not builds:
        assert ways == {}
        return
    assert ways["cheapest"].cost == min(cost for cost, _ in builds)
    if any(gain for _, gain in builds):
        ratio = ways["income per dollar"]
        assert ratio.gain / ratio.cost == max(gain / cost for cost, gain in builds)
        most = max(gain for _, gain in builds)
        cheapest = min(cost for cost, gain in builds if gain == most)
        assert (ways["income"].gain, ways["income"].cost) == (most, cheapest)
    else:
        assert set(ways) == {"cheapest"}


@pytest.mark.parametrize("loose", [False, True])
def test_arranging_finds_an_order_if_there_is_one(loose: bool) -> None:
    """Against every order of sets of three hexes in and around New York."""
    table = bo.new_game(3, bo.Options(build_at_any_end=loose))
    bo.running(table, "NYC", {0: 5}, treasury=400, track=("D18", "C17", "C16", "C15", "C14", "D14"))
    bo.level(table, 3)
    near = sorted(
        {other for hex_ in table.railroads["NYC"].track for other in bo.board().neighbours[hex_]}
        | {"F18", "G18", "G17", "F19", "H18", "E18"}
    )
    seen = {True: 0, False: 0}
    for some in combinations(near, 3):
        lawful = any(building.refusal(table, "NYC", order) is None for order in permutations(some))
        assert (building.arrange_hexes(table, "NYC", some) is not None) == lawful
        seen[lawful] += 1
    assert seen[True] > 5 and seen[False] > 5


def test_next_hexes_are_those_that_pass_the_check() -> None:
    """A walk offers a hex exactly if the build with it is lawful."""
    for _, table, railroad in CASES:
        for built in list(every_build(table, railroad).values())[:40]:
            offered = set(building.next_hexes(table, railroad, built))
            for hex_ in bo.board().cost:
                try:
                    track.check_hexes(bo.Position(table), railroad, (*built, hex_))
                except RuleError:
                    assert hex_ not in offered
                else:
                    assert hex_ in offered


@pytest.mark.parametrize("size", range(6))
def test_sums_of_services(size: int) -> None:
    """Every sum of exactly so many cities, each with a set that makes it, and no other."""
    values = [30, 10, 20, 20, 60, 90, 10, 40]
    sums = services.subset_sums(values, size)
    assert set(sums) == {sum(some) for some in combinations(values, size)}
    assert list(sums) == sorted(sums)
    for total, places in sums.items():
        assert sum(values[place] for place in places) == total
        assert len(set(places)) == len(places) == size


def test_services_of_a_whole_network() -> None:
    """With 31 cities and a capacity of 15 the sums are found at once, and are all real."""
    values = [city.revenue[5] for city in facts.cities().values()][:31]
    sums = services.subset_sums(values, 15)
    assert max(sums) == sum(sorted(values)[-15:]) and min(sums) == sum(sorted(values)[:15])
    assert all(sum(values[p] for p in places) == total for total, places in sums.items())


def test_permission_of_a_barred_city_needs_no_order() -> None:
    """A full city and a PA city are barred whatever was built before."""
    table = bo.running(bo.new_game(3), "BO", {0: 1})
    for name in ("BM", "CO", "NYC"):
        bo.running(table, name, {0: 1}, track=("J16",))
    assert Permission(bo.Position(table), "BO").refusal_code("J16") == "city-full"
    assert Permission(bo.Position(table), "BO").refusal_code("G12") == "pa-first"
    assert Permission(bo.Position(table), "PA").refusal_code("G12") is None
