"""The film of a game that was played on a board: Rail Baron's, with the trains in cities."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from render.dice_desk.people import place_trains
from render.film.film import Moment
from render.paint.picture import Picture
from render.rail_baron.film import film_of
from rules.dice_desk.reported import REPORTED
from rules.dice_desk.whole_game import book_of, game_ranking


def evening_film(moments: Sequence[Moment], names: Sequence[str], language: str) -> Picture:
    """Return the film of a session's moments, oldest first; names are those of the people."""
    return film_of([_of_game(moment) for moment in moments], names, language)


def _of_game(moment: Moment) -> Moment:
    state = moment.view.table
    view = place_trains(state, REPORTED.view(book_of(state), None))
    return replace(moment, view=view, seat=None, standing=tuple(game_ranking(state)))
