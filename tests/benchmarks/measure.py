"""Timing on a noisy machine: the best of several rounds."""

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
    """Seconds of the processor that the fastest round takes."""
    return min(_once(work) for _ in range(rounds))


def _once(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start
