"""The whole table in one picture: what everybody has, the share value track, and the stack."""

from __future__ import annotations

from collections.abc import Sequence

import data.railroad_barons as facts
from render.alt import truncate
from render.card.top import NO_TOP, Top
from render.layout.part import Part, heights, stack_parts
from render.paint.picture import Picture
from render.paint.style import TALLEST
from render.railroad_barons.panels.cards import build_card, render_card, render_unstarted
from render.railroad_barons.panels.key import fit_key
from render.railroad_barons.panels.stack import build_strip, render_strip, render_top_line
from render.railroad_barons.panels.track import build_lanes, render_track
from render.railroad_barons.shared.heads import build_persons, render_players, top_part
from render.railroad_barons.shared.prompts import build_head
from render.railroad_barons.shared.table_values import (
    QUIET,
    collect_news,
    seats_with_new_cash,
    started_holdings,
)
from render.words import legible_names
from rules.game import Event
from rules.railroad_barons.model.state import Phase, State
from rules.railroad_barons.model.view import View


def render_board(
    view: View,
    names: Sequence[str],
    language: str,
    *,
    events: Sequence[Event] = (),
    top: Top = NO_TOP,
) -> Picture:
    """Return the table after the draft, 1000 pixels wide.

    The markers' moves in `events` are drawn as arrows, numbered if there are several; what else
    they changed is framed. In an Operating Round the track shows the operating Holding and
    those that moved. `names` are by seat."""
    table, shown = view.table, legible_names(names, language)
    short = tuple(truncate(name, 14) for name in shown)
    head, fresh = build_head(view, shown, language), collect_news(events)
    started_names = started_holdings(table)
    rest = tuple(name for name in facts.holdings() if name not in started_names)
    parts = [
        render_players(build_persons(view, seats_with_new_cash(events)), short, language),
        Part(render_track(build_lanes(table, started_names, events), language)),
        *(
            render_card(
                build_card(table, name, fresh.get(name, QUIET), is_past=bool(top.played)),
                short,
                language,
            )
            for name in started_names
        ),
        *([render_unstarted(rest, language)] if rest else []),
    ]
    below = _STACK_HEIGHT if table.phase in _RAILROAD_PHASES else _TOP_LINE_HEIGHT
    parts.insert(0, top_part(top, head, language, TALLEST - heights(parts) - below))
    parts += _render_stack(table, TALLEST - heights(parts), language)
    parts += fit_key(table, started_names, TALLEST - heights(parts), language)
    return stack_parts(parts)


_STACK_HEIGHT, _TOP_LINE_HEIGHT = 330, 70
"""Pixels kept for the stack and the key; and for the line of the stack where it matters less than
the news."""
_RAILROAD_PHASES = (Phase.TOKENS, Phase.RAILROADS, Phase.DISCARD)
"""Phases in which cost and income of the Railroads on top matter."""


def _render_stack(table: State, room: int, language: str) -> list[Part]:
    """Return the stack: as much of it as matters and as there is room for."""
    row = build_strip(table)
    if table.phase in _RAILROAD_PHASES:
        shown = [render_strip(row, language), render_strip(row, language, False)]
    else:
        shown = [render_top_line(row, language)]
    return [part for part in shown if part.image.height <= room][:1]
