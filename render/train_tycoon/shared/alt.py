"""Descriptions that begin alike: the turn and what the table waits for."""

from __future__ import annotations

from collections.abc import Sequence

from render.alt import clipped
from render.train_tycoon.shared.words import round_name, waits_for
from rules.train_tycoon.model.view import View


def opening(view: View, names: Sequence[str], language: str) -> str:
    """The turn, the phase, what the table waits for."""
    called = [clipped(name) for name in names]
    ask = waits_for(view, called, language, room=3000)
    ask = ask if ask[-1] in "?!." else f"{ask}."
    return f"{round_name(view.table, language)}. {ask}"
