"""Everything that matters in the share phases in one picture: players, price board, shares
and money of the companies."""

from __future__ import annotations

from collections.abc import Sequence

from render.card.top import NO_TOP, Top
from render.charts.scales import Move
from render.layout.box import Box
from render.paint.picture import Picture
from render.train_tycoon.finance.holdings import holdings_box
from render.train_tycoon.finance.players import offers_box, players_box
from render.train_tycoon.finance.prices import prices_box
from render.train_tycoon.finance.reveal import stack_with_news
from render.train_tycoon.shared.heads import build_head, top_part
from render.train_tycoon.shared.palettes import lay_out
from render.train_tycoon.shared.table_values import active_companies, price_moves
from render.words import legible_names
from rules.game import Event
from rules.train_tycoon.model.view import View


def render_market(
    view: View,
    names: Sequence[str],
    language: str,
    *,
    events: Sequence[Event] = (),
    top: Top = NO_TOP,
) -> Picture:
    """Return the public card of the share phases, 1000 pixels wide.

    It shows the players in player order, the price board with the moves in `events` as arrows,
    the companies with shares and money, and what `events` revealed. In a secret choice it shows
    who still has to choose, never what was chosen. `names` are by seat."""
    shown = legible_names(names, language)
    first = top_part(top, build_head(view, shown, language), language)
    boxes = market_boxes(view, shown, language, price_moves(events))
    return stack_with_news([first, *map(lay_out, boxes)], events, shown, language)


def market_boxes(
    view: View, names: Sequence[str], language: str, moved: Sequence[Move] = ()
) -> list[Box]:
    """Return what stands below the head; `names` are in characters that the font has."""
    table, boxes = view.table, [players_box(view, names, language)]
    if active_companies(table):
        boxes.append(prices_box(table, moved, language))
        boxes.append(holdings_box(table, names, language))
    offers = offers_box(table, language)
    return boxes if offers is None else [*boxes, offers]
