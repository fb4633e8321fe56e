"""What happened since somebody's last turn, in one picture: what was built, how values moved, whose
the shares are now."""

from __future__ import annotations

from collections.abc import Sequence

from render.alt import told_within
from render.baltimore_ohio.finance.market import stakes
from render.baltimore_ohio.finance.shares import lines_of, shares
from render.baltimore_ohio.finance.track import lanes_of, track
from render.baltimore_ohio.map.alt import opening
from render.baltimore_ohio.map.lettering import Marked
from render.baltimore_ohio.map.schematic import schematic
from render.baltimore_ohio.shared.heads import head
from render.baltimore_ohio.shared.inks import stacked
from render.baltimore_ohio.shared.reading import built, moves
from render.baltimore_ohio.shared.words import level_name, round_name, short, told, waits_for
from render.picture import Picture, picture
from render.words import people
from rules.baltimore_ohio.model.events import TrackBuilt
from rules.baltimore_ohio.model.view import View
from rules.game import Event


def since(
    view: View, names: Sequence[str], language: str, *, events: Sequence[Event] = ()
) -> Picture:
    """The board with the hexes built in `events` framed, if any were; the Valuation Track with the
    moves as arrows; the shares. 1000 pixels wide."""
    shown, table = people(names, language), view.table
    seat = view.to_move[0] if view.to_move else None
    ask = waits_for(view, shown, language)
    panels = [head(round_name(table, language), ask, seat, level_name(table, language))]
    fresh = built(events)
    if fresh:
        panels.append(schematic(table, Marked(), fresh))
    panels.append(track(lanes_of(table, moves(events)), table.tech_level, language))
    panels.append(shares(lines_of(table, language), tuple(table.player_order), language))
    return picture(stacked(panels), since_alt(view, names, language, events))


def since_alt(view: View, names: Sequence[str], language: str, events: Sequence[Event]) -> str:
    """The same in sentences."""
    rows = [
        f"{short(event.railroad)} {', '.join(event.hexes)}"
        for event in events
        if isinstance(event, TrackBuilt)
    ]
    lead = [told("alt-built", language, hexes="; ".join(rows))] if rows else []
    return told_within(
        [opening(view, names, language), *lead, *stakes(view.table, names, language)]
    )
