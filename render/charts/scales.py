"""Arithmetic of charts: steps of a scale, labels that keep their distance."""

from __future__ import annotations

from collections.abc import Sequence


def nice_step(span: float, most: int) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50 … that divides a span into at most `most` parts."""
    power = 1
    while True:
        for digit in (1, 2, 5):
            if span <= digit * power * most:
                return digit * power
        power *= 10


def spread(wanted: Sequence[float], low: float, high: float, gap: float) -> list[float]:
    """Rising places near the wanted ones (rising too), at least `gap` apart and within low..high
    as far as there is room."""
    places: list[float] = []
    for y in wanted:
        places.append(max(y, places[-1] + gap if places else low))
    limit = high
    for number in range(len(places) - 1, -1, -1):
        places[number] = min(places[number], limit)
        limit = places[number] - gap
    return places
