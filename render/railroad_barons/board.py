"""The whole table in one picture: what everybody has, what the track says, what comes next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

import data.railroad_barons as facts
from render.card.top import NOTHING, Top, in_words
from render.paint.picture import Picture, picture
from render.paint.style import TALLEST
from render.railroad_barons.alt import board_alt
from render.railroad_barons.panels.cards import card, card_of, unstarted
from render.railroad_barons.panels.strip import strip, strip_of, top_line
from render.railroad_barons.panels.track import Lane, track
from render.railroad_barons.shared.asking import head_of
from render.railroad_barons.shared.heads import above, persons, players
from render.railroad_barons.shared.reading import QUIET, moves, news, richer, started
from render.words import people
from rules.game import Event
from rules.railroad_barons.model.state import Phase, State
from rules.railroad_barons.model.view import View


def board(
    view: View,
    names: Sequence[str],
    language: str,
    *,
    events: Sequence[Event] = (),
    top: Top = NOTHING,
) -> Picture:
    """The table after the draft, 1000 pixels wide. The markers' moves in `events` are drawn as
    arrows, numbered if there are several; what else they changed is framed. In an Operating Round
    the track has the Holding that operates and those that moved. `names` are by seat."""
    table, shown = view.table, people(names, language)
    head, fresh = head_of(view, shown, language), news(events)
    begun = started(table)
    rest = tuple(name for name in facts.holdings() if name not in begun)
    panels = [
        above(top, head, language),
        players(persons(view, richer(events)), language),
        track(tuple(lanes(table, begun, events)), language),
        *(card(card_of(table, name, fresh.get(name, QUIET)), language) for name in begun),
        *([unstarted(rest, language)] if rest else []),
    ]
    panels += _stack(table, TALLEST - sum(panel.height for panel in panels), language)
    return picture(panels, board_alt(view, names, language, in_words(top, head, language)))


_CHOSEN = (Phase.TOKENS, Phase.RAILROADS, Phase.DISCARD)
"""Phases in which it matters what the Railroads on top cost and bring."""


def _stack(table: State, room: int, language: str) -> list[Image.Image]:
    """The stack, as much of it as matters and has room."""
    row = strip_of(table)
    if table.phase in _CHOSEN:
        shown = [strip(row, language), strip(row, language, False)]
    else:
        shown = [top_line(row, language)]
    return [panel for panel in shown if panel.height <= room][:1]


def lanes(table: State, names: Sequence[str], events: Sequence[Event]) -> Iterator[Lane]:
    """The lanes of the track that matter: all in a Stock Round."""
    moved = moves(events)
    before = {move.holding: move.before for move in moved}
    numbers = {move.holding: number for number, move in enumerate(moved, 1) if len(moved) > 1}
    operating = table.half and table.holding and table.phase is not Phase.OVER
    for name in names:
        if not operating or name == table.holding or name in before:
            index = table.holdings[name].value or 0
            yield Lane(name, index, before.get(name, index), numbers.get(name, 0))
