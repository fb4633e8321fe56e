"""A whole game of Baltimore & Ohio as a film: networks grow, values climb, shares change hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from PIL import Image

from data.texts import say
from render.baltimore_ohio.film_railroads import railroads
from render.baltimore_ohio.map.networks import networks, sheet_of
from render.baltimore_ohio.shared.inks import inks
from render.baltimore_ohio.shared.reading import built
from render.baltimore_ohio.shared.words import name_of, round_name
from render.film.film import WIDTH, Moment, film, flat, reduced, stacked
from render.film.strip import bars, bars_of, film_alt, most_of, ribbon, ribbon_of
from render.paint.picture import Picture
from render.words import people
from rules.baltimore_ohio.model.events import GameEnded
from rules.baltimore_ohio.model.state import Phase, State

SHEET = sheet_of(28)


def film_of(moments: Sequence[Moment], names: Sequence[str], language: str) -> Picture:
    """The film of `moments`, oldest first, a frame each: the map with all cubes, those built since
    the frame before in a frame; each railroad's value with its move, and whose its shares are; and
    what everybody was worth. 640 pixels wide. Names are by seat."""
    shown, most = people(names, language), most_of(moments)

    def draw(chosen: Sequence[Moment]) -> Iterator[Image.Image]:
        for number, moment in enumerate(chosen):
            row = ribbon_of(chosen, number, _round(moment, language), shown)
            wealth = bars(bars_of(moment, shown), most)
            table: State = moment.view.table
            board = networks(table, set(built(moment.events)), SHEET, WIDTH)
            parts = [ribbon(row, bool(moment.caption), language), board]
            parts.append(railroads(table, moment.events, language))
            yield flat(stacked([*parts, wealth]), _palette())

    about = say("film-alt-baltimore-ohio", language)
    return film(draw, moments, film_alt(moments, names, about, language))


def _round(moment: Moment, language: str) -> str:
    """The round just played in, not the one that follows it."""
    table: State = moment.view.table
    over = table.phase is Phase.OVER and any(isinstance(e, GameEnded) for e in moment.events)
    if over or len(moment.round) < 2:
        return round_name(table, language)
    return name_of(moment.round[0], moment.round[1], language)


@cache
def _palette() -> Image.Image:
    return reduced(inks())
