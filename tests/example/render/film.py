"""A whole game of Haul as a film: everybody's wealth, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from PIL import Image

from render.film.film import Moment, film_palette, make_film, quantize_frame, stack_images
from render.film.strip import (
    build_bars,
    build_ribbon,
    film_alt,
    greatest_wealth,
    render_bars,
    render_ribbon,
)
from render.paint.palette import build_palette
from render.paint.picture import Picture
from render.paint.style import CARD, INK, RULE, SEATS, SOFT_INK, WHITE
from render.words import legible_names
from tests.example.render.words import told


def film_of(moments: Sequence[Moment], names: Sequence[str], language: str) -> Picture:
    """A frame for each of the moments, oldest first, 640 pixels wide; names are by seat."""
    shown, most = legible_names(names, language), greatest_wealth(moments)

    def draw(chosen: Sequence[Moment]) -> Iterator[Image.Image]:
        for number, moment in enumerate(chosen):
            head = told("round", language, round=str(moment.view.round))
            row = build_ribbon(chosen, number, head, shown)
            parts = [
                render_ribbon(row, bool(moment.caption), language),
                render_bars(build_bars(moment, shown), most),
            ]
            yield quantize_frame(stack_images(parts), _palette())

    return make_film(draw, moments, film_alt(moments, names, told("film", language), language))


@cache
def _palette() -> Image.Image:
    inks = [INK, SOFT_INK, RULE, *(seat.colour for seat in SEATS)]
    grounds = [CARD, WHITE, *(seat.tint for seat in SEATS)]
    edges = [(ink, ground) for ink in inks for ground in grounds]
    return film_palette(build_palette([*inks, *grounds], edges, (0.5, 0.75, 0.25)))
