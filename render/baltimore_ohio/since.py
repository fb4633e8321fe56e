"""What happened since somebody's last turn, in one picture: who dealt, what was built, how values
moved, whose the shares are now."""

from __future__ import annotations

from collections.abc import Sequence

from render.alt import told_within
from render.baltimore_ohio.finance.deeds import deeds, deeds_of
from render.baltimore_ohio.finance.magnates import magnates, magnates_of
from render.baltimore_ohio.finance.market import owned, stakes
from render.baltimore_ohio.finance.players import persons, players
from render.baltimore_ohio.finance.track import counters_of, track
from render.baltimore_ohio.map.lettering import Marked
from render.baltimore_ohio.map.schematic import schematic
from render.baltimore_ohio.map.strip import strip, strip_of
from render.baltimore_ohio.shared.heads import head_of, upper
from render.baltimore_ohio.shared.news import news
from render.baltimore_ohio.shared.reading import in_order
from render.baltimore_ohio.shared.words import short, told
from render.card.top import NOTHING, Top, in_words
from render.paint.picture import Picture, picture
from render.paint.style import TALLEST
from render.words import people
from rules.baltimore_ohio.model.events import TrackBuilt
from rules.baltimore_ohio.model.view import View
from rules.game import Event


def since(
    view: View,
    names: Sequence[str],
    language: str,
    *,
    events: Sequence[Event] = (),
    top: Top = NOTHING,
) -> Picture:
    """All that `events` changed, framed: the railroad on turn; the players who dealt; what players
    and railroads did; the board with the hexes built, if any were; the Valuation Track with the
    moves as arrows; the shares; the Robber Barons, if one was sold. 1000 pixels wide; what would
    make it too tall is left out, first what did not change."""
    shown, table = people(names, language), view.table
    head, fresh = head_of(view, shown, language), news(events)
    done = deeds_of(events, in_order(table), language, top.reader)
    if done:
        top = top._replace(last="", since=())
    seats = players(persons(view, shown, fresh), language)
    acting = table.business.railroad if table.business is not None else None
    panels = [upper(top, head, language)]
    if acting is not None:
        panels.append(strip(strip_of(table, acting, (), fresh), language))
    panels.append(seats)
    if done:
        panels.append(deeds(done, language))
    if fresh.hexes:
        panels.append(schematic(table, Marked(acting), fresh.hexes))
    values = track(counters_of(table, fresh), table.tech_level, language)
    shares = owned(table, fresh, language)
    panels += [values, shares]
    if fresh.won:
        panels.append(magnates(magnates_of(table, fresh), language))
    dull = [part for part, news in ((shares, fresh.shares), (values, fresh.moves)) if not news]
    for spare in (dull, [seats] * (acting is not None), [values], [shares]):
        if sum(panel.height for panel in panels) > TALLEST:
            panels = [panel for panel in panels if all(panel is not one for one in spare)]
    opening = in_words(top, head, language)
    return picture(panels, since_alt(view, opening, names, language, events))


def since_alt(
    view: View,
    opening: Sequence[str],
    names: Sequence[str],
    language: str,
    events: Sequence[Event],
) -> str:
    """The same in sentences, after what stands at its top."""
    rows = [
        f"{short(event.railroad)} {', '.join(event.hexes)}"
        for event in events
        if isinstance(event, TrackBuilt)
    ]
    lead = [told("alt-built", language, hexes="; ".join(rows))] if rows else []
    return told_within([*opening, *lead, *stakes(view.table, names, language)])
