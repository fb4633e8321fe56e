"""What a company is worth at the end: its net, its lines, and the lines that it may still open."""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from msgspec.msgpack import encode
from msgspec.structs import replace

import data.train_tycoon as facts
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.operation import forecast
from rules.train_tycoon.robot.quick_lines import net_with_next_line

CACHE_SIZE = 4096
"""Number of companies whose earnings are cached."""


class Prospects(NamedTuple):
    """A company's net at the end in dollars.

    `lines`: with the lines that it has; `expected`: with a part of what new lines may bring, or
    without trains that lose money, whichever is more."""

    lines: float
    expected: float


def fair_value(position: Position, name: str, *, quick: bool = False) -> float:
    """Return what a share should be worth at the end, in dollars: the company's net, what its
    lines will earn, and a part of what new lines may bring. `quick`: of the new lines, count only
    the next one."""
    least = 0.0 if position.state.options.limited_liability else -inf
    net = prospects(position, name, quick=quick).expected
    return max(least, net / max(1, position.company(name).issued))


def prospects(position: Position, name: str, *, quick: bool = False) -> Prospects:
    """Return what a company will have at the end; one without a president earns nothing."""
    company = position.company(name)
    if company.president is None:
        net = float(company.net + forecast.network_after(position, name, None)[2])
        return Prospects(net, net)
    return _prospects(_EarningsKey(position, name), quick)


class _EarningsKey:
    """Cache key: a company, equal to any that would earn the same."""

    __slots__ = ("_encoded", "name", "position")

    def __init__(self, position: Position, name: str) -> None:
        state, self.position, self.name = position.state, position, name
        own_lines = [(line.ends, line.broken) for line in position.lines_of(name)]
        company = state.companies[name]
        credit = forecast.network_after(position, name, None)[2]
        data = (name, state.turn, company.net, company.factory, state.hubs, own_lines, credit)
        self._encoded = encode(data)

    def __hash__(self) -> int:
        return hash(self._encoded)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _EarningsKey) and self._encoded == other._encoded


@facts.FACTS.cached_recent(CACHE_SIZE)
def _prospects(key: _EarningsKey, quick: bool) -> Prospects:
    position, name = key.position, key.name
    row, projection = position.company(name), forecast.Projection(position, name)
    final_net = projection.final_net()
    expected = net_with_next_line(projection) if quick else projection.expected_net(row.income)
    if final_net < row.net:
        expected = max(expected, _net_after_cuts(position, name, final_net))
    return Prospects(final_net, expected)


def _net_after_cuts(position: Position, name: str, net_with_all: int) -> int:
    """Return its net at the end once trains that lose money are cut (53), as its president can.

    `net_with_all`: its net with all of them."""
    lines, best = list(position.state.lines), net_with_all
    while len(numbers := [line.id for line in lines if line.owner == name]) > 1:
        tried = []
        for cut in numbers:
            remaining = [line for line in lines if line.id != cut]
            fewer = Position(replace(position.state, lines=remaining))
            tried.append((forecast.Projection(fewer, name).final_net(), cut))
        most, worst = max(tried)
        if most <= best:
            break
        best, lines = most, [line for line in lines if line.id != worst]
    return best
