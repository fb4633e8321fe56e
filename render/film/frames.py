"""The film of a game: frame by frame the turn and the ranking, panels of the game, and the wealth
of all as bars."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from PIL import Image

from render.card.palettes import plain_palette
from render.film.film import WIDTH, Moment, film_palette, make_film, quantize_frame, stack_images
from render.film.strip import (
    build_bars,
    build_ribbon,
    film_alt,
    greatest_wealth,
    render_bars,
    render_ribbon,
)
from render.paint.palette import Palette
from render.paint.picture import Picture
from render.words import legible_names

Panels = Callable[[Moment], Iterable[Image.Image]]
"""Returns the panels of a game in a frame, of one size in all frames of a film."""


def no_panels(moment: Moment) -> Iterable[Image.Image]:
    """Return no panels: the film of a game without any of its own shows wealth alone."""
    return ()


def draw_film(
    moments: Sequence[Moment],
    names: Sequence[str],
    language: str,
    head: Callable[[Moment], str],
    about: str,
    *,
    panels: Panels = no_panels,
    palette: Palette | None = None,
    solid: str = "cash",
) -> Picture:
    """Draw a frame for each of the moments, oldest first, 640 pixels wide; names are by seat.

    `head`: what stands above a frame; `about`: what the film shows, for its description; `solid`:
    the sum that is drawn in full colour."""
    shown, most = legible_names(names, language), greatest_wealth(moments)
    palette = palette or plain_palette()
    colours = film_palette(palette)

    def draw(chosen: Sequence[Moment]) -> Iterator[Image.Image]:
        for number, moment in enumerate(chosen):
            ribbon = build_ribbon(chosen, number, head(moment), shown)
            parts = [
                render_ribbon(ribbon, bool(moment.caption), language),
                *(shrink(panel, palette) for panel in panels(moment)),
                render_bars(build_bars(moment, shown, solid), most),
            ]
            yield quantize_frame(stack_images(parts), colours)

    return make_film(draw, moments, film_alt(moments, names, about, language))


def shrink(panel: Image.Image, palette: Palette, scale: float = 0) -> Image.Image:
    """Return a panel in this palette at the width of a film, or at a `scale`, in RGB."""
    scale = scale or WIDTH / panel.width
    size = round(panel.width * scale), round(panel.height * scale)
    return (panel if scale == 1 else palette.resize(panel, size)).convert("RGB")
