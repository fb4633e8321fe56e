"""Ridge regression in plain Python: a few dozen features need no library."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

PENALTY = 10.0
"""Rows of evidence that a weight needs to come half way from 0 to what the games say, about."""


class Fit(NamedTuple):
    """A linear function: `base` and a weight for each column."""

    base: float
    weights: tuple[float, ...]

    def of(self, row: Sequence[float]) -> float:
        return self.base + sum(w * x for w, x in zip(self.weights, row, strict=True))


def fit(rows: Sequence[Sequence[float]], targets: Sequence[float], penalty: float = PENALTY) -> Fit:
    """Return the function with the least squared error, large weights held against it; all columns
    are scaled alike. A column that is always the same has the weight 0."""
    count, width = len(rows), len(rows[0])
    means = [sum(row[i] for row in rows) / count for i in range(width)]
    spans = [sqrt(sum((row[i] - means[i]) ** 2 for row in rows) / count) for i in range(width)]
    scaled = [
        [(row[i] - means[i]) / spans[i] if spans[i] else 0.0 for i in range(width)] for row in rows
    ]
    mean = sum(targets) / count
    right = [
        sum(row[i] * (target - mean) for row, target in zip(scaled, targets, strict=True))
        for i in range(width)
    ]
    table = [[0.0] * width for _ in range(width)]
    for i in range(width):
        for j in range(i + 1):
            table[i][j] = table[j][i] = sum(row[i] * row[j] for row in scaled)
        table[i][i] += penalty
    solved = solve(table, right)
    weights = [weight / span if span else 0.0 for weight, span in zip(solved, spans, strict=True)]
    base = mean - sum(weight * middle for weight, middle in zip(weights, means, strict=True))
    return Fit(base, tuple(weights))


def solve(table: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve linear equations with a symmetric positive matrix, by elimination."""
    rows = [[*row, value] for row, value in zip(table, right, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda number: abs(rows[number][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            for column in range(at, size + 1):
                rows[below][column] -= factor * rows[at][column]
    result = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][column] * result[column] for column in range(at + 1, size))
        result[at] = (rows[at][size] - known) / rows[at][at]
    return result


def explained(predicted: Sequence[float], targets: Sequence[float]) -> float:
    """Return the part of the differences between targets that is told right."""
    mean = sum(targets) / len(targets)
    whole = sum((target - mean) ** 2 for target in targets)
    left = sum((target - each) ** 2 for each, target in zip(predicted, targets, strict=True))
    return 1.0 - left / whole if whole else 0.0
