"""A whole game of Haul as a film: everybody's wealth, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from PIL import Image

from render.film.film import Moment, film, flat, reduced, stacked
from render.film.strip import bars, bars_of, film_alt, most_of, ribbon, ribbon_of
from render.paint.palette import palette
from render.paint.picture import Picture
from render.paint.style import CARD, INK, RULE, SEATS, SOFT_INK, WHITE
from render.words import people
from tests.example.render.words import told


def film_of(moments: Sequence[Moment], names: Sequence[str], language: str) -> Picture:
    """A frame for each of the moments, oldest first, 640 pixels wide; names are by seat."""
    shown, most = people(names, language), most_of(moments)

    def draw(chosen: Sequence[Moment]) -> Iterator[Image.Image]:
        for number, moment in enumerate(chosen):
            head = told("round", language, round=str(moment.view.round))
            row = ribbon_of(chosen, number, head, shown)
            parts = [
                ribbon(row, bool(moment.caption), language),
                bars(bars_of(moment, shown), most),
            ]
            yield flat(stacked(parts), _palette())

    return film(draw, moments, film_alt(moments, names, told("film", language), language))


@cache
def _palette() -> Image.Image:
    inks = [INK, SOFT_INK, RULE, *(seat.colour for seat in SEATS)]
    grounds = [CARD, WHITE, *(seat.tint for seat in SEATS)]
    edges = [(ink, ground) for ink in inks for ground in grounds]
    return reduced(palette([*inks, *grounds], edges, (0.5, 0.75, 0.25)))
