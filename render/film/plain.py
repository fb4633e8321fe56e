"""The film of a game without one of its own: the wealth of all as bars, turn by turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

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


def plain_film(
    moments: Sequence[Moment],
    names: Sequence[str],
    language: str,
    head: Callable[[Moment], str],
    about: str,
) -> Picture:
    """Draw a frame for each of the moments, oldest first, 640 pixels wide; names are by seat.

    `head`: what stands above a frame; `about`: what the film shows, for its description."""
    shown, most = legible_names(names, language), greatest_wealth(moments)
    palette = _palette()

    def draw(chosen: Sequence[Moment]) -> Iterator[Image.Image]:
        for number, moment in enumerate(chosen):
            ribbon = build_ribbon(chosen, number, head(moment), shown)
            parts = [
                render_ribbon(ribbon, bool(moment.caption), language),
                render_bars(build_bars(moment, shown), most),
            ]
            yield quantize_frame(stack_images(parts), palette)

    return make_film(draw, moments, film_alt(moments, names, about, language))


def _palette() -> Image.Image:
    drawn = [INK, SOFT_INK, RULE, *(seat.colour for seat in SEATS)]
    grounds = [CARD, WHITE, *(seat.tint for seat in SEATS)]
    edges = [(ink, ground) for ink in drawn for ground in grounds]
    return film_palette(build_palette([*drawn, *grounds], edges, (0.5, 0.75, 0.25)))
