"""All sums of income that a railroad can make by its choice of cities (rulings 28 to 30, 41, 42).

The president must serve exactly as many cities as the cards can, or all there are. How the sum is
made does not matter to the rules, so each sum has one set of cities that makes it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.play import COAL_PAYS
from rules.baltimore_ohio.model.state import Income, State

NW = "NW"
UNIT = 10
"""Every revenue is a multiple of it."""


class Service(msgspec.Struct, frozen=True):
    """One sum: `revenue` dollars from `cities`."""

    revenue: int
    cities: tuple[str, ...]


def subsets(values: Sequence[int], size: int) -> dict[int, tuple[int, ...]]:
    """Every sum that exactly `size` of the values make, lowest first, each with the places of one
    set that makes it. Values are multiples of 10; `size` is at most their number."""
    tens = [value // UNIT for value in values]
    rows = [_start(size)]
    for value in tens:
        before = rows[-1]
        rows.append([before[0], *(before[n] | before[n - 1] << value for n in range(1, size + 1))])
    found = {}
    last = rows[-1][size]
    while last:
        low = last & -last
        total = low.bit_length() - 1
        found[total * UNIT] = _places(rows, tens, size, total)
        last ^= low
    return found


def _start(size: int) -> list[int]:
    """Bit s of entry n: n values can make the sum s; before any value only the empty sum."""
    return [1] + [0] * size


def _places(rows: list[list[int]], tens: list[int], size: int, total: int) -> tuple[int, ...]:
    """Back from the last value: leave a value out where the sum can be made without it."""
    places = []
    for place in range(len(tens) - 1, -1, -1):
        if size and not rows[place][size] >> total & 1:
            places.append(place)
            size -= 1
            total -= tens[place]
    return tuple(reversed(places))


def capacity(table: State, railroad: str) -> int:
    """How many cities its cards can serve."""
    return sum(facts.card(number).service for number in table.railroads[railroad].cards)


def reached(table: State, railroad: str) -> tuple[str, ...]:
    """The cities that the railroad may serve, in the order in which it reached them."""
    if railroad == NW and table.options.nw_coal_only:
        return ()
    cities = board().city
    return tuple([cities[hex_] for hex_ in table.railroads[railroad].track if hex_ in cities])


def size(table: State, railroad: str) -> int:
    """Exactly how many cities it must serve (28)."""
    return min(capacity(table, railroad), len(reached(table, railroad)))


def services(table: State, railroad: str, level: int | None = None) -> tuple[Service, ...]:
    """One set of cities for every sum it can make, lowest first; `level` as in `income`."""
    cities = reached(table, railroad)
    revenue = board().revenue
    column = (level or table.tech_level) - 1
    made = subsets([revenue[city][column] for city in cities], size(table, railroad))
    return tuple(
        Service(total, tuple(cities[place] for place in places)) for total, places in made.items()
    )


def best(table: State, railroad: str, level: int | None = None) -> Service:
    """The set that brings most."""
    column = (level or table.tech_level) - 1
    revenue = board().revenue
    cities = sorted(reached(table, railroad), key=lambda city: -revenue[city][column])
    chosen = tuple(cities[: size(table, railroad)])
    return Service(sum(revenue[city][column] for city in chosen), chosen)


def gains(table: State, railroad: str) -> Callable[[Sequence[str], int], int]:
    """Dollars by which the best net income would rise with some cities more, and so many NW Coal
    counters more."""
    revenue = board().revenue
    column = table.tech_level - 1
    room = capacity(table, railroad)
    old = sorted((revenue[city][column] for city in reached(table, railroad)), reverse=True)[:room]
    before, coal_only = sum(old), railroad == NW and table.options.nw_coal_only

    def gain(fresh: Sequence[str], nw_coal: int) -> int:
        new = old
        if fresh and not coal_only:
            new = sorted((*old, *(revenue[city][column] for city in fresh)), reverse=True)[:room]
        more = nw_coal and (counters(table, railroad, None, nw_coal) - counters(table, railroad))
        return sum(new) - before + more

    return gain


def counters(table: State, railroad: str, level: int | None = None, more: int = 0) -> int:
    """Dollars from coal, lumber and NW Coal, which use no capacity but need a card (29, 41).

    `more`: NW Coal counters beside those it has."""
    line = table.railroads[railroad]
    if not line.cards:
        return 0
    level = level or table.tech_level
    nw_coal = line.nw_coal + more
    if nw_coal:
        nw_coal = 10 * level * min(nw_coal, nw_limit(table, railroad))
    if railroad == NW and table.options.nw_coal_only:
        return nw_coal
    return COAL_PAYS * line.coal + 10 * level * line.lumber + nw_coal


def nw_limit(table: State, railroad: str) -> int:
    """How many NW Coal counters it can serve, by its best own card (41)."""
    own = max((facts.card(n).tech_level for n in table.railroads[railroad].cards), default=0)
    rows = facts.expansions().norfolk_western.service_limit
    return max(row.counters for row in rows if row.best_card_level <= own)


def income(
    table: State, railroad: str, cities: tuple[str, ...], level: int | None = None
) -> Income:
    """What serving these cities makes; at `level` instead of the present Tech Level if given."""
    level = level or table.tech_level
    revenue = board().revenue
    from_counters = counters(table, railroad, level)
    gross = sum(revenue[city][level - 1] for city in cities) + from_counters
    cost = facts.maintenance(level) * len(table.railroads[railroad].cards)
    return Income(cities, from_counters, gross, cost, gross - cost)
