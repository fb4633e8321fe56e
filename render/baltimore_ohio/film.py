"""A whole game of Baltimore & Ohio as a film: networks grow, values climb, shares change hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from data.texts import say
from render.baltimore_ohio.film_railroads import render_railroads
from render.baltimore_ohio.map.lettering import Marked
from render.baltimore_ohio.map.schematic import render_schematic
from render.baltimore_ohio.shared.palettes import palette
from render.baltimore_ohio.shared.table_values import hexes_built
from render.baltimore_ohio.shared.words import round_label, round_name
from render.film.film import Moment
from render.film.frames import draw_film
from render.paint.picture import Picture
from rules.baltimore_ohio.model.events import GameEnded
from rules.baltimore_ohio.model.state import Phase, State


def film_of(moments: Sequence[Moment], names: Sequence[str], language: str) -> Picture:
    """Return the film of `moments`, oldest first, one frame each, 640 pixels wide.

    A frame shows the map with all networks, the hexes built since the frame before framed; each
    railroad's value with its move, and who owns its shares; and everybody's worth. Names are by
    seat."""

    def draw_panels(moment: Moment) -> Iterator[Image.Image]:
        table: State = moment.view.table
        yield render_schematic(table, Marked(), hexes_built(moment.events))
        yield render_railroads(table, moment.events, language)

    def describe_round(moment: Moment) -> str:
        """Return the name of the round just played, not of the one that follows it."""
        table: State = moment.view.table
        ended = any(isinstance(event, GameEnded) for event in moment.events)
        if len(moment.round) < 2 or (table.phase is Phase.OVER and ended):
            return round_name(table, language)
        return round_label(moment.round[0], moment.round[1], language)

    about = say("film-alt-baltimore-ohio", language)
    return draw_film(
        moments, names, language, describe_round, about, panels=draw_panels, palette=palette()
    )
