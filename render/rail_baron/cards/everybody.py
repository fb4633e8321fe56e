"""Everybody's train, destination and railroads, below a card that has no map of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from render.layout.part import Part
from render.rail_baron.map.footer import SEPARATOR, footer_height, render_footer, separator
from render.rail_baron.map.map_words import compact_lines, owner_lines, seat_lines
from rules.rail_baron.model.view import View


def everybody_height(view: View, language: str) -> int:
    """Return the height in pixels of what stands below a card with enough room."""
    return footer_height(seat_lines(view, language)) + SEPARATOR


def everybody_parts(view: View, names: Sequence[str], language: str, room: int) -> list[Part]:
    """Return what everybody has, as much as `room` pixels allow; `names` by seat."""
    for form in (seat_lines, compact_lines, owner_lines):
        lines = form(view, language)
        if footer_height(lines) + SEPARATOR <= room:
            sentences = (
                f"{names[line.seat]}: "
                + ", ".join(filter(None, (f"{line.aim} {line.payoff}".strip(), line.more)))
                for line in lines
            )
            words = ". ".join(sentences)
            return [Part(separator()), Part(render_footer(lines), words)]
    return []
