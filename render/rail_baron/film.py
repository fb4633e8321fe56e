"""A whole game of Rail Baron as a film: trains ride, railroads change hands, fortunes grow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from data.texts import say
from render.film.film import Moment
from render.film.frames import draw_film
from render.film.strip import describe_turn
from render.paint.picture import Picture
from render.rail_baron.cards.board import draw_whole_map
from render.rail_baron.map.palettes import map_palette
from rules.rail_baron.model.events import Rode


def film_of(moments: Sequence[Moment], names: Sequence[str], language: str) -> Picture:
    """Return the film of `moments`, oldest first, one frame each, 640 pixels wide.

    A frame shows the map with owners, trains, destinations and the rides since the frame before;
    above it the turn, below it everybody's wealth. Names are by seat."""

    def draw_map(moment: Moment) -> Iterator[Image.Image]:
        rides = [event for event in moment.events if isinstance(event, Rode)]
        yield draw_whole_map(moment.view, language, rides)

    return draw_film(
        moments,
        names,
        language,
        lambda moment: describe_turn(moment.turn, language),
        say("film-alt-rail-baron", language),
        panels=draw_map,
        palette=map_palette(),
    )
