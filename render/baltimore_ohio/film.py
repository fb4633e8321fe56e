"""A whole game of Baltimore & Ohio as a film: networks grow, values climb, shares change hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

import data.baltimore_ohio as facts
from data.texts import say
from render.baltimore_ohio.film_railroads import render_railroads
from render.baltimore_ohio.map.networks import plain_sheet, render_networks
from render.baltimore_ohio.shared.palettes import palette
from render.baltimore_ohio.shared.table_values import hexes_built
from render.baltimore_ohio.shared.words import round_label, round_name
from render.film.film import WIDTH, Moment, film_palette, make_film, quantize_frame, stack_images
from render.film.strip import (
    build_bars,
    build_ribbon,
    film_alt,
    greatest_wealth,
    render_bars,
    render_ribbon,
)
from render.paint.picture import Picture
from render.words import legible_names
from rules.baltimore_ohio.model.events import GameEnded
from rules.baltimore_ohio.model.state import Phase, State

SHEET = plain_sheet(28)


def film_of(moments: Sequence[Moment], names: Sequence[str], language: str) -> Picture:
    """Return the film of `moments`, oldest first, one frame each, 640 pixels wide.

    A frame shows the map with all cubes, those built since the frame before framed; each railroad's
    value with its move, and who owns its shares; and everybody's worth. Names are by seat."""
    shown, greatest = legible_names(names, language), greatest_wealth(moments)

    def draw(chosen: Sequence[Moment]) -> Iterator[Image.Image]:
        for number, moment in enumerate(chosen):
            row = build_ribbon(chosen, number, _describe_round(moment, language), shown)
            wealth = render_bars(build_bars(moment, shown), greatest)
            table: State = moment.view.table
            board = render_networks(table, set(hexes_built(moment.events)), SHEET, WIDTH)
            parts = [render_ribbon(row, bool(moment.caption), language), board]
            parts.append(render_railroads(table, moment.events, language))
            yield quantize_frame(stack_images([*parts, wealth]), _film_palette())

    subject = say("film-alt-baltimore-ohio", language)
    return make_film(draw, moments, film_alt(moments, names, subject, language))


def _describe_round(moment: Moment, language: str) -> str:
    """Return the name of the round just played, not of the one that follows it."""
    table: State = moment.view.table
    has_ended = table.phase is Phase.OVER and any(isinstance(e, GameEnded) for e in moment.events)
    if has_ended or len(moment.round) < 2:
        return round_name(table, language)
    return round_label(moment.round[0], moment.round[1], language)


@facts.FACTS.cached
def _film_palette() -> Image.Image:
    return film_palette(palette())
