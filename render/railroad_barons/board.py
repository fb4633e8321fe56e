"""The whole table in one picture: what everybody has, what the track says, what comes next."""

from __future__ import annotations

from collections.abc import Sequence

import data.railroad_barons as facts
from render.picture import Picture, picture
from render.railroad_barons.alt import board_alt
from render.railroad_barons.panels.cards import card, card_of, unstarted
from render.railroad_barons.panels.strip import strip, strip_of
from render.railroad_barons.panels.track import Lane, track
from render.railroad_barons.shared.heads import head, persons, players
from render.railroad_barons.shared.inks import stacked
from render.railroad_barons.shared.reading import moves, started
from render.railroad_barons.shared.words import round_name, told, waits_for
from render.words import people
from rules.game import Event
from rules.railroad_barons.model.state import Phase
from rules.railroad_barons.model.view import View


def board(
    view: View, names: Sequence[str], language: str, *, events: Sequence[Event] = ()
) -> Picture:
    """The table after the draft, 1000 pixels wide. The markers' moves in `events` are drawn as
    arrows, numbered if there are several. `names` are by seat."""
    table, shown = view.table, people(names, language)
    seat = view.to_move[0] if view.to_move else None
    moved = moves(events)
    before = {move.holding: move.before for move in moved}
    numbers = {move.holding: number for number, move in enumerate(moved, 1) if len(moved) > 1}
    lanes = []
    begun = started(table)
    rest = tuple(name for name in facts.holdings() if name not in begun)
    for name in begun:
        index = table.holdings[name].value or 0
        lanes.append(Lane(name, index, before.get(name, index), numbers.get(name, 0)))
    ending = table.ending and table.phase is not Phase.OVER
    notice = told("last-round", language) if ending else ""
    panels = [
        head(round_name(table, language), waits_for(view, shown, language), seat, notice),
        players(persons(view, shown), language),
        track(tuple(lanes), language),
        *(card(card_of(table, name), language) for name in begun),
        *([unstarted(rest, language)] if rest else []),
        strip(strip_of(table), language),
    ]
    return picture(stacked(panels), board_alt(view, names, language))
