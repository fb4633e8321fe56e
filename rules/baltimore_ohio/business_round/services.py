"""All incomes that a railroad can make by its choice of cities (rulings 28 to 30, 41, 42).

The President must serve exactly as many cities as the cards can, or all there are. How the sum
is made does not matter to the rules, so each sum has one set of cities that makes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import gcd
from typing import Literal

import msgspec

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.state import Income, State

NW = "NW"


Counter = Literal["coal", "lumber", "nw_coal"]


class Service(msgspec.Struct, frozen=True):
    """One possible sum: `revenue` dollars from `cities`."""

    revenue: int
    cities: tuple[str, ...]


def subset_sums(values: Sequence[int], size: int) -> dict[int, tuple[int, ...]]:
    """Return every sum that exactly `size` of the values make, lowest first.

    Each sum comes with the indices of one set that makes it. `size` is at most the
    number of values."""
    unit = gcd(*values) or 1
    units = [value // unit for value in values]
    rows = [_empty_sums(size)]
    for value in units:
        before = rows[-1]
        rows.append([before[0], *(before[n] | before[n - 1] << value for n in range(1, size + 1))])
    sums = {}
    last = rows[-1][size]
    while last:
        lowest_bit = last & -last
        total = lowest_bit.bit_length() - 1
        sums[total * unit] = _trace_indices(rows, units, size, total)
        last ^= lowest_bit
    return sums


def _empty_sums(size: int) -> list[int]:
    """Return the sums before any value, as bits: bit s of entry n says that n values can make s."""
    return [1] + [0] * size


def _trace_indices(
    rows: list[list[int]], units: list[int], size: int, total: int
) -> tuple[int, ...]:
    """Return the indices of values that make the sum; leaves out a late value if possible."""
    indices = []
    for index in range(len(units) - 1, -1, -1):
        if size and not rows[index][size] >> total & 1:
            indices.append(index)
            size -= 1
            total -= units[index]
    return tuple(reversed(indices))


def capacity(table: State, railroad: str) -> int:
    """Return how many cities the railroad's cards can serve."""
    cards = facts.equipment().cards
    return sum([cards[number - 1].service for number in table.railroads[railroad].cards])


def reached_cities(table: State, railroad: str) -> tuple[str, ...]:
    """Return the cities that the railroad may serve, in the order in which it reached them."""
    if railroad == NW and table.options.nw_coal_only:
        return ()
    cities = board().city
    return tuple([cities[hex_] for hex_ in table.railroads[railroad].track if hex_ in cities])


def service_size(table: State, railroad: str) -> int:
    """Return exactly how many cities the railroad must serve (28)."""
    return min(capacity(table, railroad), len(reached_cities(table, railroad)))


def possible_services(table: State, railroad: str, level: int | None = None) -> tuple[Service, ...]:
    """Return one set of cities for every possible sum, lowest first; `level` as in `income`."""
    cities = reached_cities(table, railroad)
    revenue = board().revenue
    column = (level or table.tech_level) - 1
    size = min(capacity(table, railroad), len(cities))
    sums = subset_sums([revenue[city][column] for city in cities], size)
    return tuple(
        Service(total, tuple(cities[index] for index in indices)) for total, indices in sums.items()
    )


def best_service(table: State, railroad: str, level: int | None = None) -> Service:
    """Return the set of cities with the highest revenue."""
    column = (level or table.tech_level) - 1
    revenue = board().revenue
    cities = sorted(reached_cities(table, railroad), key=lambda city: -revenue[city][column])
    chosen = tuple(cities[: service_size(table, railroad)])
    return Service(sum(revenue[city][column] for city in chosen), chosen)


def gain_function(table: State, railroad: str) -> Callable[[Sequence[str], int], int]:
    """Return a function: dollars by which more cities and NW Coal raise the best net income."""
    revenue = board().revenue
    column = table.tech_level - 1
    capacity_now = capacity(table, railroad)
    old_revenues = sorted(
        (revenue[city][column] for city in reached_cities(table, railroad)), reverse=True
    )[:capacity_now]
    old_total, coal_only = sum(old_revenues), railroad == NW and table.options.nw_coal_only

    def gain(fresh: Sequence[str], nw_coal: int) -> int:
        new_revenues = old_revenues
        if fresh and not coal_only:
            new_revenues = sorted(
                (*old_revenues, *(revenue[city][column] for city in fresh)), reverse=True
            )[:capacity_now]
        coal_gain = nw_coal and (
            counter_income(table, railroad, None, nw_coal) - counter_income(table, railroad)
        )
        return sum(new_revenues) - old_total + coal_gain

    return gain


def counter_income(table: State, railroad: str, level: int | None = None, more: int = 0) -> int:
    """Return the dollars from coal, lumber and NW Coal (29, 41).

    They use no capacity but need a card.

    `more`: NW Coal counters in addition to those it has."""
    line = table.railroads[railroad]
    if not line.cards:
        return 0
    level = level or table.tech_level
    nw_coal = line.nw_coal + more
    if nw_coal:
        nw_coal = counter_pays("nw_coal", level) * min(nw_coal, nw_limit(table, railroad))
    if railroad == NW and table.options.nw_coal_only:
        return nw_coal
    pays = facts.payments()
    return pays.coal * line.coal + level * pays.lumber_per_tech_level * line.lumber + nw_coal


def counter_pays(resource: Counter, level: int) -> int:
    """Return the dollars from a counter at a Tech Level."""
    pays = facts.payments()
    if resource == "coal":
        return pays.coal
    lumber, nw_coal = pays.lumber_per_tech_level, pays.nw_coal_per_tech_level
    return level * (lumber if resource == "lumber" else nw_coal)


def nw_limit(table: State, railroad: str) -> int:
    """Return how many NW Coal counters it can serve, by its best own card (41)."""
    best_level = max(
        (facts.equipment_card(n).tech_level for n in table.railroads[railroad].cards), default=0
    )
    rows = facts.expansions().norfolk_western.service_limit
    return max(row.counters for row in rows if row.best_card_level <= best_level)


def income(
    table: State, railroad: str, cities: tuple[str, ...], level: int | None = None
) -> Income:
    """Return the income of serving these cities, at `level` or the present Tech Level."""
    level = level or table.tech_level
    revenue = board().revenue
    from_counters = counter_income(table, railroad, level)
    gross = sum(revenue[city][level - 1] for city in cities) + from_counters
    cost = facts.maintenance(level) * len(table.railroads[railroad].cards)
    return Income(cities, from_counters, gross, cost, gross - cost)
