"""The whole table in words, for who does not see the pictures."""

from __future__ import annotations

from collections.abc import Sequence

from render.alt import end_sentence
from render.train_tycoon.finance.market import market_boxes
from render.train_tycoon.map.map_alt import describe_map
from render.train_tycoon.map.places import Marked
from render.train_tycoon.shared.words import describe_prompt, round_name
from render.words import legible_names
from rules.train_tycoon.model.view import View


def describe_table(view: View, names: Sequence[str], language: str) -> str:
    """Return what the market and the whole map show, a line for each player and company."""
    shown, lines = legible_names(names, language), list[str]()
    if view.to_move:
        lines.append(describe_prompt(view, shown, language, room=9_000))
    lines += [box.words().replace(". ", ".\n") for box in market_boxes(view, shown, language)]
    lines += describe_map(view.table, language, Marked())
    head = f"**{round_name(view.table, language)}**"
    return "\n".join([head, *map(end_sentence, lines)])
