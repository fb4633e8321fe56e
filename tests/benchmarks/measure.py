"""Timing on a noisy machine: the best of several rounds, both sides of a ratio in turn."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One line of the report: what was measured, the figure, and the aim."""

    what: str
    figure: str
    aim: str


def best(work: Callable[[], object], rounds: int = 5) -> float:
    """Seconds of the fastest round."""
    return min(_once(work) for _ in range(rounds))


def ratio(work: Callable[[], object], yardstick: Callable[[], object], rounds: int = 7) -> float:
    """How many times the yardstick the work takes, both measured alternately."""
    pairs = [(_once(work), _once(yardstick)) for _ in range(rounds)]
    return min(pair[0] for pair in pairs) / min(pair[1] for pair in pairs)


def _once(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
