"""The end of a game: who won, how, and what everyone was worth."""

from __future__ import annotations

from collections.abc import Sequence

from render.picture import Picture
from rules.game import Standing
from rules.rail_baron.view import View


def result(
    view: View, standing: Sequence[Standing], names: Sequence[str], language: str
) -> Picture:
    """The final card of a game that is over: `view.winner` large, below it the ranking."""
    raise NotImplementedError
