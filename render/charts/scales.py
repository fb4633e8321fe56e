"""Arithmetic of charts: tick steps, label placement, total moves of values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple


def nice_step(span: float, most: int) -> int:
    """Return the smallest of 1, 2, 5, 10, 20 … that divides a span into at most `most` parts."""
    power = 1
    while True:
        for digit in (1, 2, 5):
            if span <= digit * power * most:
                return digit * power
        power *= 10


def spread_labels(wanted: Sequence[float], low: float, high: float, gap: float) -> list[float]:
    """Return rising positions near the wanted ones (also rising), at least `gap` apart and
    within low..high if there is room."""
    positions: list[float] = []
    for y in wanted:
        positions.append(max(y, positions[-1] + gap if positions else low))
    limit = high
    for number in range(len(positions) - 1, -1, -1):
        positions[number] = min(positions[number], limit)
        limit = positions[number] - gap
    return positions


class Move(NamedTuple):
    """The total move of a company's value."""

    name: str
    before: int
    after: int


def total_moves(steps: Iterable[tuple[str, int, int]]) -> tuple[Move, ...]:
    """Return the total moves by name of steps (name, before, after), without those that ended
    where they began."""
    moves: dict[str, Move] = {}
    for name, before, after in steps:
        moves[name] = Move(name, moves[name].before if name in moves else before, after)
    return tuple(move for move in moves.values() if move.before != move.after)
