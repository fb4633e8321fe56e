"""Everyone's public cash from turn to turn, as a line chart."""

from __future__ import annotations

from collections.abc import Sequence

from render.picture import Picture
from rules.rail_baron.options import Edition


def cash_history(
    points: Sequence[tuple[int, Sequence[int | None]]],
    names: Sequence[str],
    language: str,
    *,
    edition: Edition = "original",
) -> Picture:
    """`points` are (turn number, whole dollars by seat, None where secret), turns rising. The
    edition gives the levels for announcing and declaring that are drawn across (24, 25, 30b)."""
    raise NotImplementedError
