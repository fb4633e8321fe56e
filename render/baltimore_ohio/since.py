"""What happened since the reader's last turn, in one picture: who dealt, what was built,
how values moved, who owns the shares now."""

from __future__ import annotations

from collections.abc import Sequence

from render.baltimore_ohio.finance.deeds import render_deeds, summarize_deeds
from render.baltimore_ohio.finance.players import render_players
from render.baltimore_ohio.finance.shares import render_shares
from render.baltimore_ohio.finance.track import build_counters, render_track
from render.baltimore_ohio.map.lettering import Marked
from render.baltimore_ohio.map.railroad_strip import render_strip
from render.baltimore_ohio.map.schematic import render_schematic
from render.baltimore_ohio.shared.heads import build_head, top_part
from render.baltimore_ohio.shared.holdings import magnates_parts, render_own
from render.baltimore_ohio.shared.table_values import collect_news, railroads_in_order
from render.baltimore_ohio.shared.words import picture_text, short_name
from render.card.top import NO_TOP, Top
from render.layout.part import Part, heights, stack_parts
from render.paint.picture import Picture
from render.paint.style import TALLEST
from render.words import legible_names
from rules.baltimore_ohio.model.events import TrackBuilt
from rules.baltimore_ohio.model.view import View
from rules.game import Event


def render_since(
    view: View,
    names: Sequence[str],
    language: str,
    *,
    events: Sequence[Event] = (),
    top: Top = NO_TOP,
) -> Picture:
    """Return a picture of everything that `events` changed, framed, 1000 pixels wide.

    It shows the railroad on turn; the players who dealt; what players and railroads did; the
    board with the hexes built, if any were; the Valuation Track with the moves as arrows; the
    shares; and the Robber Barons. What would make it too tall is left out,
    first what did not change; the reader's own shares then stand below."""
    shown, table = legible_names(names, language), view.table
    head, fresh = build_head(view, shown, language), collect_news(events)
    past_deeds = summarize_deeds(events, railroads_in_order(table), language, top.reader)
    if past_deeds:
        top = top._replace(last="", since=())
    acting = table.business.railroad if table.business is not None else None
    seats = render_players(view, shown, fresh, language)
    parts = [top_part(top, head, language)]
    if acting is not None:
        parts.append(render_strip(table, acting, language, fresh=fresh))
    parts.append(seats)
    if past_deeds:
        parts.append(render_deeds(past_deeds, language))
    if fresh.hexes:
        parts.append(
            Part(render_schematic(table, Marked(acting), fresh.hexes), _builds(events, language))
        )
    values = render_track(build_counters(table, fresh), table.tech_level, language)
    shares = render_shares(table, fresh, shown, language)
    parts += [values, shares]
    parts += magnates_parts(table, shown, language, fresh)
    unchanged = [part for part, news in ((shares, fresh.shares), (values, fresh.moves)) if not news]
    for spare in (unchanged, [seats] * (acting is not None), [values], [shares]):
        if heights(parts) > TALLEST:
            parts = [part for part in parts if all(part is not other for other in spare)]
    if top.reader is not None and all(part is not shares for part in parts):
        parts.append(render_own(table, top.reader, language))
    return stack_parts(parts)


def _builds(events: Sequence[Event], language: str) -> str:
    rows = [
        f"{short_name(event.railroad)} {', '.join(event.hexes)}"
        for event in events
        if isinstance(event, TrackBuilt)
    ]
    return picture_text("alt-built", language, hexes="; ".join(rows))
